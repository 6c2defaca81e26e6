"""Texts that people have made up, such as the name of a season, shown as they are and never as markdown."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

MOST_LETTERS: Final = 100
"""The most that is shown of such a text, in characters."""

_MARKS = re.compile(r"[\\`*_~|\[\]()<>#]|:(?=//)|^[-+]|(?<=^\d)\.")
# Also the colon of an address, which Discord would make a link.

_JOINER = "\u200d"
"""The one invisible character that is kept: it joins emojis."""


def one_line(text: str) -> str:
    """Return a text on one line, without invisible characters, which could turn or hide what comes after it."""
    seen = (" " if letter.isspace() else letter for letter in text)
    shown = (letter for letter in seen if letter == _JOINER or not unicodedata.category(letter).startswith("C"))
    return " ".join("".join(shown).split())


def plain(text: str) -> str:
    """Return a text on one line, cut if it is long, and with a backslash before whatever would be markdown."""
    line = one_line(text)
    short = line if len(line) <= MOST_LETTERS else f"{line[: MOST_LETTERS - 1]}…"
    return _MARKS.sub(r"\\\g<0>", short)
