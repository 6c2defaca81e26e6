"""Opening the table of a pairing: channel, seats, first deal, and the one ping of the players."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

import discord

from bot.features.tournaments.live.places import Places
from bot.features.tournaments.live.tournaments import Tournaments
from bot.features.tournaments.live.waiting import Waiting
from bot.features.tournaments.rules.entries import Closed, Entrant, Opened, Pairing
from bot.features.tournaments.rules.pairing.parts import Paired
from bot.features.tournaments.rules.running import award, close_table, open_table
from bot.features.tournaments.rules.tournament import Tournament
from bot.features.tournaments.store.tournaments import TournamentStore
from bot.features.tournaments.views.names import thread_name
from bot.features.tournaments.views.news import called_text
from bot.interactions.answers import mentioning
from bot.interactions.context import Context
from bot.interactions.refused_requests import NotingFailure, retry_transient
from bot.interactions.single_posts import SinglePost
from bot.runtime.refusal import Refusal
from bot.tables.live.opening import paired_table, places_in_draw
from bot.tables.live.room import Room
from bot.tables.messages.display import Display
from bot.tables.rules import lobby
from bot.tables.rules.moment import Moment
from bot.tables.rules.table import Status, Table

log = logging.getLogger(__name__)

MOST_CLOSED: Final = 2
"""How often a table that was closed without a result is opened again. After that, the directors decide."""

AT_ONCE: Final = 4
"""How many tables are opened at the same time, so that Discord's limits leave room for clicks."""


@dataclass(eq=False, repr=False)
class Openings:
    """Opens tables for pairings, each once."""

    _around: Context
    _tournaments: Tournaments
    _store: TournamentStore
    _room: Room
    _places: Places
    _display: Display
    _waiting: Waiting

    def __post_init__(self) -> None:
        around = self._around
        self._client, self._languages, self._settings = around.client, around.languages, around.settings
        self._gate = asyncio.Semaphore(AT_ONCE)

    async def open(self, tournament: Tournament, pairing: Paired) -> None:
        """Open a table for a pairing that has none, ping its players, and note it; or give it a result without a game.

        :raises NoPlace: there is no place for it now.
        :raises SeatedElsewhere: one of its players sits at a table of another tournament.
        :raises ChannelGone: the tournament's channel was deleted.
        :raises Refused: something else has happened to the tournament or the pairing meanwhile.
        :raises NotSaved: the database refused or did not answer.
        :raises NotOurs: another process serves the tournament.
        """
        async with self._gate:
            pairing = tournament.pairings[pairing.number]  # the tournament may have been read again
            if not is_to_open(tournament, pairing):
                return
            there = [each for each in pairing.entrants if tournament.entrants[each].out is None]
            closed = pairing.closed
            number = await self.table_of(tournament, pairing)
            people = any(tournament.entrants[each].user is not None for each in there)
            if number is None and not (people and len(there) >= tournament.options.least):
                await self._tournaments.do(tournament, award, pairing.number, there if people else pairing.entrants)
                return
            # A table that is there already keeps its players, wherever else they sit.
            with self._waiting.seating(tournament, pairing) if number is None else nullcontext():
                if number is None:
                    table = await self._convene(tournament, pairing, there)
                else:
                    found = await self._found(tournament, pairing, number)
                    if found is None:
                        return
                    table = found
                if table.status is Status.LOBBY:
                    await self._room.do(table, lobby.begin)
                if table.live:
                    self._display.post(table)
                    await self._ping(tournament, pairing, table, again=number is not None)
                await self._tournaments.do(tournament, _noted, pairing.number, table, closed)

    # The table

    async def table_of(self, tournament: Tournament, pairing: Paired) -> int | None:
        """Return the number of a table that was opened for a pairing and is not noted; None if there is none."""
        tables = await self._store.tables_of(tournament.id, pairing.number)
        return tables[-1] if len(tables) > pairing.closed else None

    async def _found(self, tournament: Tournament, pairing: Paired, number: int) -> Table | None:
        """Return a table that was opened before the process stopped; None if it cannot be shown, and was closed."""
        try:
            return await self._room.find(number)
        except Refusal as refusal:
            log.warning("tournament %d: table %d is lost: %s", tournament.id, number, refusal)
        await self._tournaments.do(tournament, open_table, pairing.number, number, tournament.channel)
        await self._tournaments.do(tournament, close_table, pairing.number)
        return None

    async def _convene(self, tournament: Tournament, pairing: Paired, there: Sequence[Entrant]) -> Table:
        options = tournament.options
        name = thread_name(self._languages.at(tournament.guild, tournament.language), tournament, pairing.number)
        place = await self._places.find(tournament, pairing, name)
        try:
            opening = paired_table(
                self._room.games[options.game],
                tournament.guild,
                place.channel,
                [(pairing.entrants.index(each), tournament.entrants[each].user) for each in there],
                Moment(self._tournaments.now(), self._room.pace),
                options={**self._room.host_options(options.game), **options.house},
                tournament=tournament.id,
                pairing=pairing.number,
                turn_seconds=options.turn_seconds or self._settings.guild(tournament.guild).turn_seconds,
                parent=place.parent,
                own_thread=place.parent is not None,
                language=tournament.language,
            )
            table = await self._room.convene(self._room.games[options.game], opening)
        finally:
            self._places.release(place)
        self._places.opened(tournament, pairing)
        return table

    # The ping

    async def _ping(self, tournament: Tournament, pairing: Paired, table: Table, *, again: bool) -> None:
        """Tell the players that their table is open, unless an earlier process has. Nobody is pinged twice for one."""
        words, people = self._languages.at(tournament.guild, tournament.language), sorted(table.people)
        text = called_text(words, tournament, table, self._room.pace)
        told = await self._seated_before(tournament, pairing, table)
        pings = self._settings.guild(tournament.guild).ping
        pinged = [user for user in people if pings and user not in told]
        nonce = f"t{tournament.id}-{pairing.number}-{pairing.closed}"[:25]
        post = partial(
            SinglePost(unsure=again).post,
            self._client,
            tournament.guild,
            table.channel,
            lambda message: all(f"<@{user}>" in message.content for user in people),
            discord.utils.time_snowflake(min(seat.joined_at for seat in table.seats)),
            content=text,
            allowed_mentions=mentioning(pinged),
            nonce=nonce,
            silent=not pinged,
        )
        with NotingFailure(log.info, "table %d: its players cannot be pinged: %s", table.id):
            await retry_transient(post)

    async def _seated_before(self, tournament: Tournament, pairing: Paired, table: Table) -> set[int]:
        """Return who had a seat at the earlier tables of a pairing, and so was told of it then."""
        if not pairing.closed:
            return set()
        found: set[int] = set()
        for number in await self._store.tables_of(tournament.id, pairing.number):
            if number != table.id:
                with suppress(Refusal):
                    found |= {each.user for each in (await self._room.find(number)).seats if each.user is not None}
        return found


def is_to_open(tournament: Tournament, pairing: Paired) -> bool:
    """Return whether a table has to be opened for a pairing."""
    waits = pairing.table is None and not pairing.over and pairing.closed <= MOST_CLOSED
    return waits and not tournament.paused


def seats_of(pairing: Paired, table: Table) -> Mapping[Entrant, int]:
    """Return the seat of each entrant of a pairing at its table; those who have none are missing."""
    return {pairing.entrants[place]: seat for seat, place in enumerate(places_in_draw(table.seats))}


def seated_as_drawn(tournament: Tournament, pairing: Paired, table: Table) -> bool:
    """Return whether a table's seats are the entrants who can play at the pairing now."""
    # Somebody else may play since the table was opened: who goes on in a knock-out in another one's stead after a
    # result was changed, or who has taken an entrant's place. Whoever was forgotten is nobody else.
    seats = seats_of(pairing, table)
    for number in pairing.entrants:
        entered, seat = tournament.entrants[number], None
        if number in seats:
            seat = table.seats[seats[number]]
        if seat is None:
            if entered.playing:
                return False
        elif entered.computer != (seat.level is not None) or (
            None not in (entered.user, seat.user) and entered.user != seat.user
        ):
            return False
    return True


def _noted(
    tournament: Tournament, now: datetime, number: Pairing, table: Table, closed: int
) -> Sequence[Opened | Closed]:
    """Record the opened table; void it if its seats differ from the pairing.

    :param closed: how often a table of the pairing had been closed before.
    """
    pairing = tournament.pairings[number]
    if pairing.closed > closed:
        return ()  # it was closed while its players were told of it, and that is noted
    opened = open_table(tournament, now, number, table.id, table.channel)
    return (opened,) if seated_as_drawn(tournament, pairing, table) else (opened, Closed(now, number))


async def unplayed_tables(room: Room, tournament: Tournament) -> Callable[[Paired], bool]:
    """Return a function that tells whether the table of a pairing can be closed and opened again at this moment.

    Somebody may play a card while a director is answered, so it looks at the table when it is called.

    :raises NotSaved: the database does not answer.
    """
    tables: dict[int, Table] = {}
    for pairing in tournament.open_pairings:
        if pairing.table is not None and room.is_live(pairing.table):
            try:
                tables[pairing.number] = await room.find(pairing.table)
            except Refusal:
                continue  # it cannot be read, so nobody knows what was played there

    def unplayed(pairing: Paired) -> bool:
        table = tables.get(pairing.number)
        if table is None or table.id != pairing.table or pairing.closed >= MOST_CLOSED:
            return False
        return table.position is None or not table.position.moves

    return unplayed
