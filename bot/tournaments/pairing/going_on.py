"""Who goes on in a knock-out, and what becomes of the next rounds when a result is changed."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tournaments.entries import Entrant
from bot.tournaments.pairing.parts import Entered, Paired, Round


def knocked_out(rounds: Sequence[Round], going_on: int, entrant: Entrant) -> bool:
    """Tell whether an entrant has lost their way to the next round.

    :param going_on: how many of each table go on.
    """
    if not rounds or entrant in rounds[-1].byes:
        return False
    pairing = next((each for each in rounds[-1].pairings if entrant in each.entrants), None)
    if pairing is None:
        return True
    place = pairing.place(entrant)
    return place is not None and place > going_on


def exchanges(
    rounds: Sequence[Round], entrants: Sequence[Entered], pairing: Paired, places: Sequence[int]
) -> list[tuple[Entrant, Entrant]]:
    """Return pairs of who went on from a table to the next round, and who would in their stead with other places."""
    if pairing.round >= len(rounds):
        return []
    drawn = rounds[pairing.round]
    there = {*drawn.byes, *(each for table in drawn.pairings for each in table.entrants)}
    went = [each for each in pairing.entrants if each in there]
    able = [each for each in pairing.entrants if each in went or entrants[each].out is None]

    def first(places: Sequence[int]) -> list[Entrant]:
        """Return the best, as many as went on. Of those who are level, those who did come first."""
        place = dict(zip(pairing.entrants, places, strict=True))
        return sorted(able, key=lambda each: (place[each], each not in went))[: len(went)]

    after = first(places)
    if pairing.places is None or set(first(pairing.places)) == set(after):
        return []
    leaving = [each for each in went if each not in after]
    return list(zip(leaving, [each for each in after if each not in went], strict=True))


def next_table(rounds: Sequence[Round], pairing: Paired, entrant: Entrant) -> Paired | None:
    """Return the table at which an entrant plays next after a round, past their byes; None if there is none yet."""
    for drawn in rounds[pairing.round :]:
        if entrant not in drawn.byes:
            return next((each for each in drawn.pairings if entrant in each.entrants), None)
    return None


def exchange(rounds: Sequence[Round], pairing: Paired, leaving: Entrant, coming: Entrant) -> None:
    """Let one entrant take another one's byes after a round, and their place at the next table."""

    def exchanged(entrants: tuple[Entrant, ...]) -> tuple[Entrant, ...]:
        return tuple(coming if each == leaving else each for each in entrants)

    table = next_table(rounds, pairing, leaving)
    for drawn in rounds[pairing.round :]:
        drawn.byes = exchanged(drawn.byes)
    if table is not None:
        table.entrants = exchanged(table.entrants)
