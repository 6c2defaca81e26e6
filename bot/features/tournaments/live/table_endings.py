"""What the end of a table means for its tournament, and what a departure means for a table."""

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import discord

from bot.features.tournaments.live.openings import MOST_CLOSED, Openings, seated_as_drawn, seats_of
from bot.features.tournaments.live.places import is_member
from bot.features.tournaments.live.tournaments import Tournaments
from bot.features.tournaments.rules.entries import Ending, Entrant, Entry, Why, Withdrawn
from bot.features.tournaments.rules.pairing.parts import Paired
from bot.features.tournaments.rules.running import award, behind, close_table, open_table, play_result, ranked
from bot.features.tournaments.rules.tournament import Phase, Tournament
from bot.features.tournaments.store.tournaments import TournamentStore
from bot.games.game import Seat
from bot.games.refused import Refused
from bot.runtime.refusal import Refusal
from bot.store.engine.fence import NotOurs
from bot.store.engine.status import CloseReason, Verdict
from bot.tables.live.opening import places_in_draw
from bot.tables.live.room import Room
from bot.tables.rules.playing import close_live, leave
from bot.tables.rules.table import Status, Table

log = logging.getLogger(__name__)


async def attempt(
    tournaments: Tournaments, tournament: Tournament, command: Callable[..., Entry | Sequence[Entry]], *args: Any
) -> None:
    """Do something that somebody else may have done meanwhile, or made impossible.

    :raises NotSaved: the database did not take it.
    :raises NotOurs: another process serves the tournament.
    """
    try:
        await tournaments.do(tournament, command, *args)
    except Refused as refusal:
        log.info("tournament %d: not done: %s", tournament.id, refusal)


@dataclass(eq=False, repr=False)
class Ends:
    """Notes results, has closed tables opened again, and closes tables that go on no more.

    Every method that asks the database raises ``NotSaved`` if it does not answer.
    """

    _client: discord.Client
    _tournaments: Tournaments
    _store: TournamentStore
    _room: Room
    _openings: Openings

    async def note_lost(self, tournament: Tournament, pairing: Paired, number: int) -> None:
        """Note the end of a table that is not live any more."""
        try:
            table = await self._room.find(number)
        except Refusal as refusal:
            log.warning("tournament %d: table %d is lost: %s", tournament.id, number, refusal)
            await attempt(self._tournaments, tournament, close_table, pairing.number)
        else:
            if not table.live:
                await self.note(tournament, table)

    async def note(self, tournament: Tournament, table: Table, *, seen: bool = True) -> None:
        """Note how a table of a pairing has ended.

        :param seen: whether its players could see it to its end. Else nobody of those who did not come is judged by it.
        :raises NotOurs: another process serves the tournament.
        """
        assert table.pairing is not None
        pairing = tournament.pairings[table.pairing]
        if pairing.over or pairing.table not in (None, table.id):
            return
        counts = table.status is not Status.ENDED
        if pairing.table is None:
            tables = await self._store.tables_of(tournament.id, pairing.number)
            if tables[-1:] != [table.id] or len(tables) <= pairing.closed:
                return  # it has been noted as closed before
            counts &= seated_as_drawn(tournament, pairing, table)
        if counts and (not seen or table.message is None):
            counts = not _result_of(pairing, table).not_there
        if counts:
            await self._note_result(tournament, pairing, table)
            return
        if pairing.table is None:
            await attempt(self._tournaments, tournament, open_table, pairing.number, table.id, table.channel)
        await attempt(self._tournaments, tournament, close_table, pairing.number)
        if pairing.closed > MOST_CLOSED:
            log.warning("tournament %d: pairing %d is left to its directors", tournament.id, pairing.number)

    async def _note_result(self, tournament: Tournament, pairing: Paired, table: Table) -> None:
        """Note the result of a table, and take those out who have left the server or did not come to it at all."""
        number, result, seats = pairing.number, _result_of(pairing, table), seats_of(pairing, table)
        gone: dict[Entrant, Why] = {}
        for entrant in result.absent:
            user = tournament.entrants[entrant].user
            if entrant not in seats or user is None or table.seats[seats[entrant]].user != user:
                continue  # somebody else may have taken the entrant's place while the table was played
            if not await is_member(self._client, tournament.guild, user):
                gone[entrant] = Why.LEFT_SERVER
            elif entrant in result.not_there and tournament.ladder is None:  # there, who does not come only loses
                gone[entrant] = Why.NOT_THERE

        def noted(tournament: Tournament, now: datetime) -> Sequence[Entry]:
            played = play_result(tournament, now, number, result.places, result.scores, result.absent)
            out = {each: why for each, why in gone.items() if tournament.entrants[each].out is None}
            return played, *(Withdrawn(now, entrant, why) for entrant, why in out.items())

        await attempt(self._tournaments, tournament, noted)

    async def let_leave(self, tournament: Tournament, pairing: Paired) -> None:
        """Let those who are out leave the table of a pairing. If one entrant is left there, it is decided.

        A pairing that was left to the directors is decided likewise.
        """
        out = {each for each in pairing.entrants if tournament.entrants[each].out is not None}
        if pairing.table is None:
            if pairing.closed > MOST_CLOSED and len(pairing.entrants) - len(out) <= 1:
                there = [each for each in pairing.entrants if each not in out]
                await attempt(self._tournaments, tournament, award, pairing.number, there)
            return
        try:
            table = await self._room.find(pairing.table)
        except Refusal:
            return
        seats = seats_of(pairing, table)
        there = [each for each in pairing.entrants if each in seats and each not in out]
        if len(there) <= 1:
            await attempt(self._tournaments, tournament, award, pairing.number, there)
            await self.close_strays(tournament)
            return
        for entrant in out & seats.keys():
            user = table.seats[seats[entrant]].user
            if user is not None and table.live and table.seats[seats[entrant]].left_at is None:
                with suppress(Refused):
                    await self._room.do(table, leave, user)

    async def close_strays(self, tournament: Tournament) -> None:
        """Close the live tables of a tournament that belong to no pairing any more, or go on no more.

        Asleep tables that are noted nowhere are closed when they have woken.
        """
        over = tournament.phase is Phase.OVER
        ended = {each.table for each in tournament.pairings if each.table is not None and (over or each.over)}
        known = {table.id for table in self._room.tables if table.tournament == tournament.id}
        for number in sorted(known | {each for each in ended if self._room.is_live(each)}):
            try:
                table = await self._room.find(number)
                if await self._is_stray(tournament, table):
                    await self._room.do(table, close_live, _reason(tournament, table))
            except (Refused, NotOurs):
                continue

    async def _is_stray(self, tournament: Tournament, table: Table) -> bool:
        """Tell whether a live table belongs to no pairing any more, or goes on no more."""
        assert table.pairing is not None
        pairing = tournament.pairings[table.pairing]
        if tournament.phase is Phase.OVER or pairing.over:
            return table.live
        if not table.live or pairing.table is not None:
            return table.live and pairing.table != table.id
        return await self._openings.table_of(tournament, pairing) != table.id  # else it is being opened, or was once


def _reason(tournament: Tournament, table: Table) -> CloseReason | None:
    """Return what a table says that is closed; None for no more than that its game does not count."""
    assert table.pairing is not None
    pairing = tournament.pairings[table.pairing]
    if tournament.ending is Ending.CALLED_OFF:
        return CloseReason.CALLED_OFF
    if pairing.over and pairing.table == table.id:
        return CloseReason.RESULT_ENTERED if pairing.adjusted else CloseReason.DECIDED
    return None


@dataclass(frozen=True, slots=True)
class _Result:
    """The result of a pairing, as ``running.play_result`` takes it."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    absent: tuple[Entrant, ...]
    not_there: tuple[Entrant, ...] = ()
    """Those of the absent who never came to the table."""


def _result_of(pairing: Paired, table: Table) -> _Result:
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
        if seat is None or _is_gone(table, seat):
            absent.append(entrant)
        if seat is not None and never_came(table, seat):
            not_there.append(entrant)
    ordered = behind(pairing.entrants, ranked(places), absent)
    return _Result(ordered, tuple(scores), tuple(absent), tuple(not_there))


def _is_gone(table: Table, seat: Seat) -> bool:
    """Return whether a seat's owner was away from the game at its end, or had left it."""
    return table.seats[seat].level is None and table.seats[seat].verdict is not Verdict.COUNTS


def never_came(table: Table, seat: Seat) -> bool:
    """Return whether a seat's owner never chose anything, and was away at the end."""
    owner, position = table.seats[seat], table.position
    if position is None or owner.level is not None or not owner.away or owner.left_at is not None:
        return False
    chosen = [ply for ply, (mover, _) in enumerate(position.moves) if mover == seat and ply not in table.automatic]
    return all(table.position_after(ply).formality(seat) is not None for ply in chosen)
