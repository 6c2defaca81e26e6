"""Mau-Mau: its rules, its computer players, and how it looks."""

from typing import Final

CONTRACT: Final = 2
"""The version of the bot's contract with its games that this package was written for."""
