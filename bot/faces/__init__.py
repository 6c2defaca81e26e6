"""How each game looks. Each game has a folder with its face, cards, pictures, examples and words.

A face knows the rules of its own game and ``art``. It knows no table.
"""
