"""What a table's end means for its pairing."""

from collections.abc import Collection
from dataclasses import dataclass

from bot.features.tournaments.rules.entries import Entrant
from bot.features.tournaments.rules.pairing.parts import Paired
from bot.features.tournaments.rules.running import behind, ranked
from bot.games.game import Seat
from bot.store.engine.status import Verdict
from bot.tables.live.opening import places_in_draw
from bot.tables.rules.table import Table


@dataclass(frozen=True, slots=True)
class TableResult:
    """The result of a pairing, as ``running.play_result`` takes it."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    absent: tuple[Entrant, ...]
    not_there: tuple[Entrant, ...] = ()
    """Those of the absent who never came to the table."""


def result_of_table(pairing: Paired, table: Table) -> TableResult:
    """Return the result of a game that its rules have ended.

    Whoever was away or had left at its end is behind all who stayed, and so is an entrant who had no seat because they
    were out before the table was opened.
    """
    outcome = table.outcome
    assert outcome is not None
    seat_at = {place: seat for seat, place in enumerate(places_in_draw(table.seats))}
    reached, last = table.game.places(outcome, len(table.seats)), len(table.seats) + 1
    points = outcome.scores or (0,) * len(table.seats)
    sign = -1 if table.game.lower_is_better else 1  # the points of tournaments are better the more they are
    places, scores, absent, not_there = [], [], [], []
    for place, entrant in enumerate(pairing.entrants):
        seat = seat_at.get(place)
        places.append(last if seat is None else reached[seat])
        scores.append(0 if seat is None else sign * points[seat])
        if seat is None or is_gone(table, seat):
            absent.append(entrant)
        if seat is not None and never_came(table, seat):
            not_there.append(entrant)
    ordered = behind(pairing.entrants, ranked(places), absent)
    return TableResult(ordered, tuple(scores), tuple(absent), tuple(not_there))


def awarded(pairing: Paired, there: Collection[Entrant]) -> TableResult:
    """Return the result of a pairing that is not played, because too few of its entrants are there: they are level."""
    absent = tuple(each for each in pairing.entrants if each not in there)
    return TableResult(behind(pairing.entrants, [1] * len(pairing.entrants), absent), (), absent)


def is_gone(table: Table, seat: Seat) -> bool:
    """Return whether a seat's owner was away from the game at its end, or had left it."""
    return table.seats[seat].level is None and table.seats[seat].verdict is not Verdict.COUNTS


def never_came(table: Table, seat: Seat) -> bool:
    """Return whether a seat's owner never chose anything, and was away at the end."""
    owner, position = table.seats[seat], table.position
    if position is None or owner.level is not None or not owner.away or owner.left_at is not None:
        return False
    chosen = [ply for ply, (mover, _) in enumerate(position.moves) if mover == seat and ply not in table.automatic]
    return all(table.position_after(ply).formality(seat) is not None for ply in chosen)
