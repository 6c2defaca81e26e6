"""Draws the rounds of a tournament, by nothing but its results and its seed. docs/draws.md says how to check them."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Final, TypeAlias

from bot.features.tournaments.rules import challenging
from bot.features.tournaments.rules.entries import Drawn
from bot.features.tournaments.rules.formats import arena, clubs, knock_out, ladder, round_robin, swiss
from bot.features.tournaments.rules.options import LEAST_ENTRANTS, Format
from bot.features.tournaments.rules.tournament import Phase, Tournament

_Draw: TypeAlias = Callable[[Tournament, bytes, datetime], Drawn | None]
_Finished: TypeAlias = Callable[[Tournament, datetime], bool]

_FORMATS: Final[Mapping[Format, tuple[_Draw, _Finished]]] = {
    Format.KNOCK_OUT: (knock_out.draw, knock_out.finished),
    Format.SWISS: (swiss.draw, swiss.finished),
    Format.ROUND_ROBIN: (round_robin.draw, round_robin.finished),
    Format.ARENA: (arena.draw, arena.finished),
    Format.LADDER: (ladder.draw, ladder.finished),
    Format.CLUBS: (clubs.draw, clubs.finished),
}


def draw(tournament: Tournament, seed: bytes, at: datetime) -> Drawn | None:
    """Draw the next round, or in an arena the tables for whoever is free.

    The draw follows from the record and the seed, and in an arena from the time: whoever draws again gets the same.
    In an arena, a draw may become possible ``formats.arena.PATIENCE`` after a result.

    :param seed: the seed to which the announcement has committed.
    :return: None while nothing can be drawn: it has not begun, is paused, over or finished, or tables are open.
    """
    waits = tournament.open_pairings and tournament.options.format not in (Format.ARENA, Format.LADDER)
    if tournament.phase is not Phase.RUNNING or tournament.paused or waits:
        return None
    if _enough(tournament) and not finished(tournament, at):
        drawn = _FORMATS[tournament.options.format][0](tournament, seed, at)
        return drawn if drawn and drawn.tables else None
    return None


def finished(tournament: Tournament, now: datetime) -> bool:
    """Tell whether all that was to be played was played, or nothing can be played any more.

    It is time to end it then. A tournament that has not begun is not finished.
    """
    if tournament.phase is not Phase.RUNNING:
        return tournament.phase is Phase.OVER
    if tournament.open_pairings:
        return False
    if tournament.options.format is Format.LADDER:
        return ladder.finished(tournament, now)
    late = tournament.options.late and tournament.options.format is Format.ARENA
    return (not late and not _enough(tournament)) or _FORMATS[tournament.options.format][1](tournament, now)


def wants_computers(tournament: Tournament, seed: bytes, now: datetime) -> bool:
    """Tell whether computer players are to fill the tables up now: before each draw, and where people are too few.

    Without computers, two people cannot begin a game for three, nor go on with one that others have left.
    """
    if draw(tournament, seed, now) is not None:
        return True
    if tournament.phase is not Phase.RUNNING or tournament.paused or tournament.open_pairings or _enough(tournament):
        return False
    people = sum(not each.computer for each in tournament.playing)
    return people >= LEAST_ENTRANTS and not _FORMATS[tournament.options.format][1](tournament, now)


def next_due(tournament: Tournament, now: datetime) -> datetime | None:
    """Return when a draw or the end of a running tournament is due although nothing else happens; None if never."""
    if tournament.options.format is Format.LADDER:
        return challenging.next_due(tournament)
    return arena.due(tournament, now) if tournament.options.format is Format.ARENA else None


def _enough(tournament: Tournament) -> bool:
    """Tell whether a table can be filled, by a person and others."""
    playing = tournament.playing
    return len(playing) >= tournament.options.least and not all(each.computer for each in playing)
