"""Splitting a text into characters as people see them, each of which can be several code points.

This follows Unicode Standard Annex 29 for what people put into names: accents, emojis of several parts, flags, and
Korean letters. A script whose letters it does not join is split between code points.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

JOINER: Final = "\u200d"
"""The invisible character that joins emojis."""

EMPTY: Final = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]")
"""Letters and marks that show nothing. People make empty names of them."""

_MODIFIERS: Final = range(0x1F3FB, 0x1F400)
_TAGS: Final = range(0xE0020, 0xE0080)
_FLAGS: Final = range(0x1F1E6, 0x1F200)
_LEADING: Final = (range(0x1100, 0x1160), range(0xA960, 0xA97D))
_FOLLOWING: Final = (range(0x1160, 0x1200), range(0xD7B0, 0xD7FC))
_SYLLABLES: Final = range(0xAC00, 0xD7A4)


def graphemes(text: str) -> Iterator[str]:
    """Yield the characters of a text as people see them."""
    cluster = ""
    for letter in text:
        if cluster and _belongs(cluster, letter):
            cluster += letter
        else:
            if cluster:
                yield cluster
            cluster = letter
    if cluster:
        yield cluster


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


def _belongs(cluster: str, letter: str) -> bool:
    """Tell whether a code point belongs to the character before it."""
    code, before = ord(letter), ord(cluster[-1])
    if letter in (JOINER, "\u200c") or unicodedata.category(letter).startswith("M"):
        return True
    if code in _MODIFIERS or code in _TAGS:
        return True
    if cluster[-1] == JOINER:
        return unicodedata.category(letter) == "So" and unicodedata.category(cluster[0]) == "So"
    if code in _FLAGS:
        return len(cluster) == 1 and before in _FLAGS
    if any(code in some for some in _FOLLOWING):
        return any(before in some for some in (*_LEADING, *_FOLLOWING, _SYLLABLES))
    if any(code in some for some in _LEADING) or code in _SYLLABLES:
        return any(before in some for some in _LEADING)
    return False
