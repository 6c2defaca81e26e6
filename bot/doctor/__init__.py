"""Checks of an installation: what is wrong with it, and what its host can do about it.

May import the settings and the store, and ask Discord. Changes nothing.
"""
