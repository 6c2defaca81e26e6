"""The words that belong to no game, in each language, and how any words are looked up.

A game's own words lie with its face.
"""
