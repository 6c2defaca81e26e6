"""What is posted about a tournament in its channel beside its own message."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.locales.words import Words
from bot.tournaments.standings import Standing
from bot.tournaments.tournament import Tournament
from bot.views.people import People
from bot.views.tournament_names import listed, namer, title_of

_LAST_PRIZE: Final = 3
_MOST: Final = 10
"""How many of those who share a place are named."""


def prizes(standings: Iterable[Standing]) -> list[Standing]:
    """Return who has won the first, second and third prize of those who have played."""
    return [each for each in standings if each.prize is not None and each.prize <= _LAST_PRIZE and each.played]


def winners_line(words: Words, tournament: Tournament, standings: Sequence[Standing], people: People) -> str:
    """Return who has won a tournament, and before whom; empty if nobody has.

    :param people: the names of those who have won ``prizes``.
    """
    name, title = namer(words, tournament, people), title_of(words, tournament)
    won = prizes(standings)
    first = [name(each.entrant) for each in won if each.prize == 1]
    others = [name(each.entrant) for each in won if each.prize != 1]
    if not first:
        return ""
    if len(first) > 1:
        players = listed(words, iter(first), len(first), _MOST)
        return words("tournament-news-shared", players=players, title=title)
    if not others:
        return words("tournament-news-won", player=first[0], title=title)
    behind = listed(words, iter(others), len(others), _MOST)
    return words("tournament-news-won-ahead", player=first[0], title=title, players=behind)
