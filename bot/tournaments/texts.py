"""Texts that people type about a tournament."""

from __future__ import annotations

from typing import Final

from bot.games.refused import Refused

MOST_REASON: Final = 200
"""How long the reason for a director's decision may be, in characters."""


_JOINERS: Final = "\u200c\u200d"
"""What is not printed, but belongs to emoji and to some languages' words."""


def one_line(text: str, most: int, code: str) -> str:
    """Return a text in one line, without anything that is not printed.

    :param most: how many characters it may have.
    :param code: the code of the refusal if it has more.
    :raises Refused: ``code``.
    """
    shown = (each if each.isprintable() or each in _JOINERS else " " for each in text)
    line = " ".join("".join(shown).split()).strip(_JOINERS)
    if len(line) > most:
        raise Refused(code, most=str(most))
    return line


def reason(text: str) -> str:
    """Return the reason for a director's decision. Everybody sees it.

    :raises Refused: ``reason_missing``, ``reason_too_long``.
    """
    line = one_line(text, MOST_REASON, "reason_too_long")
    if not line:
        raise Refused("reason_missing")
    return line
