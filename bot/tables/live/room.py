"""All live tables, with one command at a time at each: it is decided, written down, and applied."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar

from bot.games.errors import BrokenRules
from bot.games.game import Move
from bot.runtime.engine import Happening
from bot.runtime.refusal import Refusal, jump_link
from bot.store.engine.fence import CannotPay, ChannelTaken
from bot.store.journal.entries import Arranged, Ended, Entry, Moved, Paused, Placed, Posted, Saved, Seated
from bot.tables.live.opening import Openings, rematch_of
from bot.tables.rules import expiry, lobby, playing
from bot.tables.rules.moment import Moment
from bot.tables.rules.playing import Back
from bot.tables.rules.purses import cannot_pay
from bot.tables.rules.table import Status, Table, people_in

log = logging.getLogger(__name__)

P = ParamSpec("P")
EntryT = TypeVar("EntryT", bound=Entry | None)


class Room(Openings):
    """The live tables of this process, and what is done at them."""

    # One command at a time: see ``Engine``.

    def _changed(self, table: Table, happened: Entry | Happening) -> None:
        table.changes += 1
        self.effects.follow(table, happened)
        if isinstance(happened, Moved | Ended) and not table.live:
            self.effects.follow(table, Happening.OVER)

    def _lock(self, table: Table) -> asyncio.Lock:
        return table.lock

    def _is_here(self, table: Table) -> bool:
        return not table.live or self._tables.get(table.id) is table or self._still_held(table.id) is table

    def _apply(self, table: Table, entry: Entry) -> None:
        table.apply(entry)
        if not table.live:
            self._remove(table)
        elif isinstance(entry, Arranged | Placed):
            self._placed(table)

    async def find(self, number: int) -> Table:
        """Return a table by its number. A table that is over is read from the database and cannot be changed.

        A live table that cannot be rebuilt is closed; if another version of its game may mend it, it waits for that.

        :raises GameMissing: it waits, or is over and cannot be shown; see ``Wait`` for the reasons.
        :raises Refusal: ``unknown_table``; ``table_broken`` if it was closed because it cannot be rebuilt.
        """
        table = self._tables.get(number) or await self._find(number)
        table.used_at = self._clock.now()
        return table

    async def do(
        self, table: Table, command: Callable[Concatenate[Table, Moment, P], EntryT], *args: P.args, **kwargs: P.kwargs
    ) -> EntryT:
        """Decide a command, write its entry down, apply it, and return it. Each table runs one command at a time.

        :param command: a function of ``lobby``, ``playing`` or ``host_tools``, or another with the same signature.
            Given the table and the moment, it returns the entry to write down, or None if nothing has to change.
        :raises Refusal: the command refused; ``cannot_pay`` if somebody cannot pay the table's stake; ``table_here`` if
            it needs a channel that another table has.
        :raises IllegalMove: the rules refuse it.
        """

        async def decide() -> EntryT:
            table.used_at, moment = self._clock.now(), Moment(self.now(), self.pace, self._draw_seed, self._seed_of)
            entry = command(table, moment, *args, **kwargs)
            if isinstance(entry, Seated | Arranged):
                turn_seconds = entry.turn_seconds if isinstance(entry, Arranged) else table.turn_seconds
                entry = replace(entry, deadline=expiry.expiry(moment, turn_seconds))
            if isinstance(entry, Arranged) and entry.holds and not table.holds:
                await self._must_be_free(table.channel)
                self._by_channel[table.channel] = table.id  # before it is written down, so that no other table takes it
            if isinstance(entry, Seated):  # when cards are dealt, the journal checks the purses of all
                agreed = {seat.user for seat in table.seats if seat.agreed}
                people = [seat.user for seat in entry.seats if seat.user is not None and seat.agreed]
                new = [user for user in people if user not in agreed]
                await self._must_pay(table.game, table.stake, table.guild, new)
            return entry

        try:
            return await self._run(table, decide)
        except CannotPay as error:
            raise cannot_pay(error.user, error.stake, error.free) from error
        except ChannelTaken as error:
            raise Refusal("table_here", link=f"<#{table.channel}>") from error
        finally:
            if not table.holds and self._by_channel.get(table.channel) == table.id:
                del self._by_channel[table.channel]

    async def _refresh(self, table: Table) -> None:
        await self.do(table, expiry.fresh_deadline)

    async def start(self, table: Table, user: int) -> None:
        """Begin the game of a lobby, or note that somebody asks for it; see ``lobby.start``, also for the errors."""
        if user in people_in(table.seats) and user != table.presiding and user not in table.start_asked:
            table.start_asked[user] = self._clock.now()
            self.touch(table)
        await self.do(table, lobby.start, user)

    async def take_over(self, table: Table, user: int) -> None:
        """Give a person the seat of somebody who has left; see ``playing.take_over``, also for the errors."""
        if not table.free_seats:
            await self.look(table)
        await self.do(table, playing.take_over, user)
        await self.attend(table, user)

    def touch(self, table: Table) -> None:
        """Have a table shown again, because something has changed that is not stored."""
        self._changed(table, Happening.TOUCHED)

    async def attend(self, table: Table, user: int) -> Back | None:
        """Note a person's presence: an away seat is given back, and a waiting game goes on.

        :return: what they have found again; None if they were there.
        :raises Refusal: ``not_seated``, ``kicked``.
        """
        if table.saw(user, self._clock.now()):
            self.touch(table)
        if table.waits and table.live:
            await self.place(table, user)
        back = Back.SEAT if table.live and table.seats[table.seat_of(user)].away else None
        while (entry := await self.do(table, playing.come_back, user)) is not None:
            if isinstance(entry, Paused):
                back = Back.GAME
        return back

    async def rematch(self, number: int, user: int) -> Table:
        """Open a new table for the players of a table that is over. Each of the others agrees by joining.

        If nobody else has to be asked, the game begins at once, otherwise with the last yes; see ``join``. A table has
        one rematch, unless that was closed early.

        :raises Refusal: ``not_finished``, ``no_rematch``, ``not_seated``, ``kicked``, ``table_here``,
            ``too_many_tables``; if there is a rematch, ``rematch_here``, ``rematch_begun`` or ``rematch_over``.
        """
        # Who cannot open one must not wait in line before those who can.
        rematch_of(await self.find(number), user, Moment(self.now(), self.pace, self._draw_seed))
        await self._must_have_no_rematch(number)
        async with self._rematching.setdefault(number, asyncio.Lock()):
            old = await self.find(number)
            opening = rematch_of(old, user, Moment(self.now(), self.pace, self._draw_seed))
            await self._must_have_no_rematch(number)
            table = await self._open(old.game, opening, user)
        if await self.look(table):
            await self.do(table, lobby.without_gone)
        await self.begin(table)
        return table

    async def join(self, table: Table, user: int, terms: str | None = None) -> None:
        """Seat a person; see ``lobby.join``, also for the errors.

        A rematch, or the game of a challenge, may begin with that; see ``Table.begins_at``.
        """
        await self.change_seats(table, lobby.join, user, terms)

    async def change_seats(
        self,
        table: Table,
        command: Callable[Concatenate[Table, Moment, P], Entry | None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Do a command of a lobby after which its game may begin by itself; see ``do`` and ``Table.begins_at``."""
        await self.do(table, command, *args, **kwargs)
        await self.begin(table)

    async def begin(self, table: Table) -> None:
        """Begin the game of a lobby for which it is time, if the rules and everybody's purses allow it."""
        try:
            await self.do(table, lobby.begin_with_all)
        except Refusal as refusal:
            log.info("table %d: it waits in its lobby: %s", table.id, refusal.code)
            await self.do(table, lobby.leave_to_host)

    async def play(self, table: Table, user: int, turn: int | None, move: Move) -> Back | None:
        """Play a person's move; see ``attend`` and ``move``."""
        back = await self.attend(table, user)
        await self.move(table, user, turn, move)
        return back

    async def move(self, table: Table, user: int, turn: int | None, move: Move) -> None:
        """Play a move of a person who has attended; see ``playing.play``.

        :raises Refusal: ``broken_rules``: the rules fail, of which ``told_failed`` is told; else as ``playing.play``.
        """
        try:
            await self.do(table, playing.play, user, turn, move)
        except BrokenRules as error:
            offered = playing.is_offered(table, user, move)
            self.told_failed(table, error, offered)
            raise Refusal("broken_rules") from error

    async def give_way(self, table: Table) -> bool:
        """See ``Presence``."""
        await self.look(table)
        with suppress(Refusal):
            await self.do(table, expiry.give_way)
        return self._by_channel.get(table.channel) != table.id

    async def place(self, table: Table, user: int, start_thread: Callable[[], Awaitable[int]] | None = None) -> None:
        """Let a game that has given its channel away have it again or, if it is taken, a thread there.

        :raises Refusal: ``not_seated``; ``table_here`` if there can be no thread.
        """
        table.seat_of(user)
        async with self._rematching.setdefault(-table.id, asyncio.Lock()):
            if not table.gave_way or not table.live:
                return
            thread: int | None = None
            try:
                await self._must_be_free(table.channel)
            except Refusal:
                if start_thread is None:
                    raise
                thread = await start_thread()
            await self.do(table, lambda table, moment: expiry.placed(table, holds=True, thread=thread))

    async def abandon(self, *, channel: int | None = None, guild: int | None = None) -> None:
        """Close the tables of a channel that was deleted and of its threads, or all tables of a server that is gone."""
        for live in list(self._live.values()):
            if live.guild == guild or (channel is not None and channel in (live.channel, live.parent)):
                await self._clock.insist((live.id, "wake"), partial(self._abandon, live.id))

    async def _abandon(self, number: int) -> None:
        with suppress(Refusal):
            await self.do(await self.find(number), playing.close_live)

    async def posted(self, table: Table, message: int) -> int | None:
        """Note which message shows the table. Return the message that no longer does, or None.

        Two messages may be posted at the same time and noted in either order. The one further down is kept.
        """
        older: int | None = None

        def decide(table: Table, moment: Moment) -> Posted | None:
            nonlocal older
            if table.message == message:  # a click on this message was handled before its posting was confirmed
                return None
            newest = message if table.message is None else max(table.message, message)
            older = table.message if newest == message else message
            first = table.status is Status.LOBBY and table.secret is not None and table.sealed_in is None
            return Posted(table.id, newest, seals=first) if newest != table.message else None

        await self.do(table, decide)
        return older


def check_place(table: Table | Saved, guild: int, channel: int, *, beside: bool = False) -> None:
    """Check that a button of a table is clicked in the table's channel: a client may send any custom_id it likes.

    :param guild: the server of the click.
    :param channel: the channel of the click.
    :param beside: whether the button may also be in the channel in which the bot has started the table's thread. Hands
        are shown there, too.
    :raises Refusal: ``wrong_channel``; ``unknown_table`` if it is in another server, of which nobody learns here.
    """
    near = beside and table.own_thread and channel == table.parent
    if guild != table.guild:
        raise Refusal("unknown_table")
    if not (near or channel == table.channel):
        raise Refusal("wrong_channel", link=jump_link(table.guild, table.channel, table.message))
