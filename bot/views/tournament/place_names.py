"""Names that Discord shows as they are, without markdown: those of threads and of a server's events."""

from __future__ import annotations

from typing import Final

from bot.locales.words import Words
from bot.store.engine.graphemes import cut
from bot.tournaments.entries import Pairing
from bot.tournaments.tournament import Tournament
from bot.views.kit.event_words import of_kind
from bot.views.kit.plain_text import one_line
from bot.views.tournament.tournament_names import game_title

MOST_NAME: Final = 100
"""Discord's limit for such a name, in characters."""


def event_name(words: Words, tournament: Tournament, room: int = MOST_NAME) -> str:
    """Return a tournament's title, without backslashes.

    :param room: how many characters it may have.
    """
    title, clubs = one_line(tournament.options.title), tournament.options.clubs
    if not title and clubs:
        title = words("club-match-title", one=one_line(clubs[0].name), other=one_line(clubs[1].name))
    title = title or of_kind(words, tournament, "tournament-untitled", game=game_title(words, tournament.options.game))
    return cut(title, room, room).strip()


def thread_name(words: Words, tournament: Tournament, pairing: Pairing) -> str:
    """Return the name of the thread of a table: its number, and as much of the title as there is room for."""
    number = str(pairing + 1)
    room = MOST_NAME - len(words("tournament-thread", number=number, title=""))
    return words("tournament-thread", number=number, title=event_name(words, tournament, room))
