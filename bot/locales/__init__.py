"""The words that belong to no game, in each language, and the look-up of all words.

The words of a game are in the folder of its face.
"""
