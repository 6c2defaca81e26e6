"""Splitting a text into characters as people see them, each of which can be several code points."""

from typing import Final

import regex

JOINER: Final = "\u200d"
"""The invisible character that joins emojis."""


def graphemes(text: str) -> list[str]:
    """Return the characters of a text as people see them: the grapheme clusters of Unicode Standard Annex 29."""
    found: list[str] = regex.findall(r"\X", text)
    return found


def cut(text: str, most_seen: int, most_stored: int) -> str:
    """Return the beginning of a text, cut between two characters as people see them.

    :param most_seen: how many of those characters are kept at most.
    :param most_stored: how many code points are kept at most. A longer single character is cut itself.
    """
    if len(text) <= min(most_seen, most_stored):
        return text
    kept = ""
    for number, cluster in enumerate(graphemes(text)):
        if number == most_seen or len(kept) + len(cluster) > most_stored:
            return kept or cluster[:most_stored]
        kept += cluster
    return kept
