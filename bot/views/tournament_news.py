"""What is posted about a tournament in its channel beside its own message."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.locales.words import Words
from bot.tables.table import Table
from bot.tournaments.entries import Adjusted
from bot.tournaments.options import Format
from bot.tournaments.standings import Standing
from bot.tournaments.tournament import Tournament
from bot.views.people import People
from bot.views.plain import plain
from bot.views.tournament_clubs import result_text, score_text
from bot.views.tournament_names import director_name, listed, namer, title_of

_LAST_PRIZE: Final = 3
_MOST: Final = 10
"""How many of those who share a place are named."""


def prizes(standings: Iterable[Standing]) -> list[Standing]:
    """Return who has won the first, second and third prize of those who have played."""
    return [each for each in standings if each.prize is not None and each.prize <= _LAST_PRIZE and each.played]


def called_text(words: Words, tournament: Tournament, table: Table) -> str:
    """Return what calls the players of a table that has just begun: who moves first, and until when."""
    called = {
        "players": words.all_of(f"<@{user}>" for user in sorted(table.people)),
        "title": title_of(words, tournament),
    }
    users = (table.seats[seat].user for seat in table.people_to_act())
    first = [f"<@{user}>" for user in users if user is not None]
    if not first or table.deadline is None:
        return words("tournament-ping-waiting", **called)
    return words(
        "tournament-ping", **called, first=words.all_of(first), when=f"<t:{int(table.deadline.timestamp())}:T>"
    )


def correction_text(
    words: Words, tournament: Tournament, entry: Adjusted, standings: Sequence[Standing], people: People
) -> str:
    """Return that a result was corrected after the end, by whom and why, and who has won with that.

    :param people: the names of the director and of those who have won ``prizes``.
    """
    director = director_name(words, people, entry.by) or words("tournament-some-director")
    said = words(
        "tournament-news-corrected",
        title=title_of(words, tournament),
        director=director,
        number=str(entry.pairing + 1),
        reason=plain(entry.reason),
    )
    return "\n".join(each for each in (said, winners_line(words, tournament, standings, people)) if each)


def winners_line(words: Words, tournament: Tournament, standings: Sequence[Standing], people: People) -> str:
    """Return who has won a tournament, and before whom; empty if nobody has.

    :param people: the names of those who have won ``prizes``.
    """
    name, title = namer(words, tournament, people), title_of(words, tournament)
    if tournament.options.format is Format.CLUBS and tournament.rounds:
        return f"🏆 {score_text(words, tournament)}\n{result_text(words, tournament)}"
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
