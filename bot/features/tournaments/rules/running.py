"""What happens while a tournament goes on: check-in, its beginning, rounds, tables and results, its end.

Everything is refused once it is ``tournament_over``; what is about its tables while it is ``tournament_not_begun``, or
if there is no such table in play: ``unknown_pairing``, ``pairing_over``.
"""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.features.tournaments.rules import entries
from bot.features.tournaments.rules.entries import Ending, Entrant, Pairing, Why
from bot.features.tournaments.rules.options import LEAST_ENTRANTS, Format
from bot.features.tournaments.rules.pairing import sides
from bot.features.tournaments.rules.refusing import (
    pairing_numbered,
    require_going,
    require_live,
    require_not_begun,
    require_running,
)
from bot.features.tournaments.rules.tournament import Paired, Phase, Tournament
from bot.games.refused import Refused
from bot.games.shuffle import commitment


def open_check_in(tournament: Tournament, now: datetime) -> entries.CheckInOpened:
    """Ask the entrants to say that they are there.

    :raises Refused: ``tournament_begun``, ``check_in_open``, ``no_check_in`` (it was announced without one).
    """
    require_not_begun(tournament)
    if tournament.phase is Phase.CHECK_IN:
        raise Refused("check_in_open")
    if not tournament.options.check_in:
        raise Refused("no_check_in")
    return entries.CheckInOpened(now)


def begin(tournament: Tournament, now: datetime) -> entries.Begun:
    """Begin the tournament with the people who are there.

    :raises Refused: ``tournament_begun``, ``tournament_paused``, ``too_few_entrants`` (with the ``least`` number, and
        how many are ``here``); for a match of clubs ``match_not_accepted``, ``too_few_of_club`` (with the ``club``
        besides).
    """
    require_not_begun(tournament)
    require_going(tournament)
    if tournament.options.format is Format.CLUBS:
        _require_sides(tournament)
    here, needed = present(tournament), least(tournament)
    if here < needed:
        raise Refused("too_few_entrants", least=str(needed), here=str(here))
    return entries.Begun(now)


def _require_sides(tournament: Tournament) -> None:
    """Check that two clubs can meet at one table at least."""
    if tournament.awaits_acceptance:
        raise Refused("match_not_accepted")
    needed = sides.least(tournament.options)
    for side, club in enumerate(tournament.options.clubs):
        staying = (each for each in tournament.entrants if each.out is None and each.side == side)
        here = sum(each.here or not tournament.asked for each in staying)
        if here < needed:
            raise Refused("too_few_of_club", club=club.name, least=str(needed), here=str(here))


def present(tournament: Tournament) -> int:
    """Return how many people a tournament that has not begun could begin with: those who are there, if it was asked."""
    people = (each for each in tournament.entrants if each.out is None and not each.computer)
    return sum(each.here or not tournament.asked for each in people)


def least(tournament: Tournament) -> int:
    """Return how many people a tournament needs to begin."""
    return LEAST_ENTRANTS if tournament.options.computers else max(LEAST_ENTRANTS, tournament.options.least)


def no_shows(tournament: Tournament) -> bool:
    """Tell whether a tournament could begin if all who are in had checked in."""
    people = sum(each.out is None and not each.computer for each in tournament.entrants)
    return tournament.asked and present(tournament) < least(tournament) <= people


def would_begin_with_computers(tournament: Tournament) -> bool:
    """Tell whether enough people are there if only computer players were allowed to fill the tables up."""
    return not tournament.options.computers and LEAST_ENTRANTS <= present(tournament) < tournament.options.least


def take_draw(tournament: Tournament, drawn: entries.Drawn) -> entries.Drawn:
    """Check that a draw can be recorded now: everybody in it can play, and has no other table.

    :raises Refused: ``tournament_paused``, ``bad_draw``.
    """
    require_running(tournament)
    require_going(tournament)
    who = [number for table in drawn.tables for number in table] + list(drawn.byes)
    busy, count = tournament.busy, len(tournament.entrants)
    able = all(0 <= number < count and tournament.entrants[number].playing and number not in busy for number in who)
    sizes = all(tournament.options.least <= len(table) <= tournament.options.seats for table in drawn.tables)
    if not who or not able or not sizes or len(set(who)) < len(who):
        raise Refused("bad_draw")
    return drawn


def open_table(tournament: Tournament, now: datetime, pairing: Pairing, table: int, channel: int) -> entries.Opened:
    """Note which table plays a pairing. A table that was being opened when the tournament was paused counts.

    :raises Refused: ``table_open`` (another table plays it).
    """
    require_running(tournament)
    found = _open_pairing(tournament, pairing)
    if found.table is not None:
        raise Refused("table_open", table=str(found.table))
    return entries.Opened(now, pairing, table, channel)


def close_table(tournament: Tournament, now: datetime, pairing: Pairing) -> entries.Closed:
    """Note that a pairing's table was closed without a result, so that the pairing gets another.

    :raises Refused: ``no_table``.
    """
    require_running(tournament)
    if _open_pairing(tournament, pairing).table is None:
        raise Refused("no_table")
    return entries.Closed(now, pairing)


def play_result(
    tournament: Tournament,
    now: datetime,
    pairing: Pairing,
    places: Sequence[int],
    scores: Sequence[int] = (),
    absent: Collection[Entrant] = (),
) -> entries.Played:
    """Note a pairing's result.

    :param places: the place of each of its entrants, from 1, in the order of the draw. Those who are level share the
        best place among them. ``behind`` puts those who are absent behind the others.
    :param scores: what the game counted for each.
    :param absent: who did not come, or left before the end. They are behind everybody else.
    :raises Refused: ``bad_places``.
    """
    require_running(tournament)
    found = _open_pairing(tournament, pairing)
    check_places(found, places)
    gone = tuple(each for each in found.entrants if each in absent)
    possible = len(gone) == len(set(absent)) and len(scores) in (0, len(places))
    if not possible or tuple(places) != behind(found.entrants, places, gone):
        raise Refused("bad_places")
    return entries.Played(now, pairing, tuple(places), tuple(scores), gone)


def award(tournament: Tournament, now: datetime, pairing: Pairing, there: Collection[Entrant]) -> entries.Played:
    """Note the result of a pairing that is not played, because too few of its entrants are there: they are level."""
    entrants = pairing_numbered(tournament, pairing).entrants
    absent = [each for each in entrants if each not in there]
    return play_result(tournament, now, pairing, behind(entrants, [1] * len(entrants), absent), (), absent)


def end(
    tournament: Tournament, now: datetime, seed: bytes, ending: Ending = Ending.FINISHED, by: int | None = None
) -> entries.Ended:
    """End the tournament and publish the seed of its draws. ``directors.call_off`` ends it for a director.

    :raises Refused: ``tables_open``: it cannot be finished yet.
    :raises ValueError: this is not the seed to which the announcement has committed.
    """
    require_live(tournament)
    if ending is Ending.FINISHED:
        require_running(tournament)
        if tournament.open_pairings:
            raise Refused("tables_open")
    if commitment(seed) != tournament.commitment:
        raise ValueError(f"the seed of tournament {tournament.id} is another one")
    return entries.Ended(now, ending, seed.hex(), by)


def check_places(pairing: Paired, places: Sequence[int]) -> None:
    """Check that each entrant of a pairing has a place, and that each place follows from how many are ahead.

    :raises Refused: ``bad_places``.
    """
    if len(places) != len(pairing.entrants) or tuple(places) != ranked(places):
        raise Refused("bad_places")


def ranked(values: Sequence[int]) -> tuple[int, ...]:
    """Return the place of each value, from 1, the smallest first. Those that are equal share the best place."""
    return tuple(1 + sum(other < value for other in values) for value in values)


def behind(entrants: Sequence[Entrant], places: Sequence[int], absent: Collection[Entrant]) -> tuple[int, ...]:
    """Return the places at a table with those who are absent behind all others, among themselves in the same order."""
    last = max(places, default=0)
    return ranked([place + last * (who in absent) for who, place in zip(entrants, places, strict=True)])


def _open_pairing(tournament: Tournament, number: Pairing) -> Paired:
    pairing = pairing_numbered(tournament, number)
    if pairing.over:
        raise Refused("pairing_over")
    return pairing


ACCEPTED_WITHIN: Final = timedelta(days=1)
"""How long the other club has to agree. Then the match is called off."""


def accept(tournament: Tournament, now: datetime, by: int) -> entries.Accepted:
    """Agree to a match for the other club. Whether the person may is not checked here.

    :raises Refused: ``tournament_begun``, ``accepted_already``, which is also said of a tournament of another format.
    """
    require_not_begun(tournament)
    if not tournament.awaits_acceptance:
        raise Refused("accepted_already")
    return entries.Accepted(now, by)


def decline(tournament: Tournament, now: datetime, by: int, seed: bytes) -> entries.Ended:
    """Call a match off because the other club does not want it.

    :raises Refused: as ``accept``.
    """
    accept(tournament, now, by)
    return end(tournament, now, seed, Ending.CALLED_OFF, by)


def leave_club(
    tournament: Tournament, now: datetime, club: int, users: Collection[int], by: int | None = None, why: str = ""
) -> tuple[entries.Withdrawn, ...]:
    """Take former members of a club out of its match. In a running match, former members play on.

    :param by: who has removed them from the club; None if they have left it.
    :param why: what everybody is told about it; empty if they have left it.
    :return: nothing if it has begun, or none of them plays for the club.
    """
    if tournament.phase in (Phase.RUNNING, Phase.OVER):
        return ()
    theirs = {side for side, each in enumerate(tournament.options.clubs) if each.club == club}
    there = (each for each in tournament.entrants if each.out is None and each.side in theirs and each.user in users)
    return tuple(entries.Withdrawn(now, each.number, Why.WITHDREW, by, why) for each in there)


def lapses_at(tournament: Tournament) -> datetime | None:
    """Return when a match to which nobody agrees is called off; None if that does not apply."""
    return tournament.announced_at + ACCEPTED_WITHIN if tournament.awaits_acceptance else None
