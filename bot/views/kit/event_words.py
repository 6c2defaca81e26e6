"""A word for each kind of event: neither a ladder nor a match of clubs is called a tournament."""

from __future__ import annotations

from typing import Final

from bot.locales.words import Argument, Words
from bot.tournaments.options import Format
from bot.tournaments.tournament import Tournament

LADDER: Final = "ladder"
MATCH: Final = "match"
TOURNAMENT: Final = "tournament"


def kind_of(tournament: Tournament) -> str:
    """Return what an event is: ``LADDER``, ``MATCH`` or ``TOURNAMENT``."""
    match tournament.options.format:
        case Format.LADDER:
            return LADDER
        case Format.CLUBS:
            return MATCH
        case _:
            return TOURNAMENT


def of_kind(words: Words, tournament: Tournament, key: str, /, **arguments: Argument) -> str:
    """Return the message of an event's kind if there is one, else that of tournaments.

    The key of the kind's own message is the kind, a hyphen, and the key of the tournaments' message.

    :raises MissingWords: there is neither, or a placeholder has no value.
    """
    return words.of(kind_of(tournament), key, **arguments)
