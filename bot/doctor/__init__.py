"""Checks of an installation: faults, and how the host mends each.

May import the settings and the store, and ask Discord. Changes nothing.
"""
