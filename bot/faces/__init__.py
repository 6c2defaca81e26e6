"""How each game looks: one folder a game, with its face, cards, pictures, examples and words.

May know its own game's rules and ``art``. Knows no table.
"""
