"""All live tables: finding, opening and restoring them, and running one command at a time at each."""

from __future__ import annotations

import asyncio
import logging
import math
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Concatenate, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from bot.games.checks import check_position
from bot.games.fingerprint import ChangedRules
from bot.games.game import AnyGame, Move
from bot.games.packages import OURS
from bot.store.errors import CannotPay, ChannelTaken, NotSaved
from bot.store.fence import NotOurs, Shard
from bot.store.holds import HoldKind
from bot.store.journal.entries import Ended, Entry, Live, Opening, Paused, Posted, Saved, Seated, Waits
from bot.store.journal.journal import Journal
from bot.store.status import LIVE, CloseReason, Wait
from bot.tables import expiry, lobby, playing
from bot.tables.aside import Aside, origin_of
from bot.tables.asleep import Asleep
from bot.tables.clock import RETRY_SECONDS, Clock
from bot.tables.doubting import doubting
from bot.tables.listener import Listener
from bot.tables.missing import GameMissing, check_end
from bot.tables.moment import Moment, Pace, draw_seed
from bot.tables.opening import new_table, opened, rematch_of
from bot.tables.ownership import Everything, Ownership
from bot.tables.playing import Back
from bot.tables.purses import Purses, cannot_pay
from bot.tables.refusal import Refusal, jump_link
from bot.tables.table import Status, Table

log = logging.getLogger(__name__)

RECENT_SECONDS = 300.0
"""How recently before a restart, in seconds, a game must have ended for its message to be edited once more."""

WAKE_PER_SECOND = 25
"""How many tables per second are rebuilt in the background after a restart; each may cost an edit of its message."""

REST_SECONDS = 900.0
"""How long nobody has done anything at a table that leaves memory, in seconds. By then Discord takes the tokens of all
clicks at it no more."""

LEAST_REST_SECONDS = 60.0
"""How far away whatever happens next at a table has to be for it to leave memory, in seconds."""

EARLY_SECONDS = 10.0
"""How long before that a table is rebuilt, in seconds."""

_REASONS = {
    Wait.MISSING: "it is not offered",
    Wait.BROKEN: "it cannot rebuild it",
    Wait.HELD: "its rules have held up the bot there; see `python -m bot aside`",
}
"""Why a table waits, for the log."""

P = ParamSpec("P")
EntryT = TypeVar("EntryT", bound=Entry | None)


class Room:
    """The live tables of this process."""

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        journal: Journal,
        clock: Clock,
        pace: Pace | None = None,
        host_options: Mapping[str, Mapping[str, str]] | None = None,
        draw_seed: Callable[[], bytes] = draw_seed,
        purses: Purses | None = None,
        ownership: Ownership | None = None,
        most_hosted: int = 0,
        aside: Aside | None = None,
    ) -> None:
        """Make an empty room.

        :param host_options: by a game's name, options that hold at every new table, such as the bot host's own deck.
        :param draw_seed: returns the 32 bytes that a game is dealt from.
        :param purses: everybody's play money; if None, stakes are not checked.
        :param ownership: which servers' tables this process may change; by default all of them.
        :param most_hosted: how many live tables one person may host in a server; 0 for any number.
        :param aside: the tables and games that have held up the bot; None for none.
        """
        self.games = games
        self.pace = pace or Pace()
        self._journal = journal
        self._clock = clock
        self._host_options = host_options or {}
        self._draw_seed = draw_seed
        self._purses = purses
        self._ownership = ownership or Everything()
        self._most_hosted = most_hosted
        self._aside = aside or Aside()
        self._opening: Counter[tuple[int, int]] = Counter()
        """By server and host, how many tables are being opened."""
        self._listeners: list[Listener] = []
        self._generation = 0
        """How often this process has given up servers or forgotten people. A table read before may be stale."""
        self._live: dict[int, Live] = {}
        self._by_channel: dict[int, int] = {}
        self._tables: dict[int, Table] = {}
        """The live tables that are in memory, by number. The others are rebuilt when somebody asks for them."""
        self._asleep = Asleep(clock, self._wake)
        self._faint: WeakValueDictionary[int, Table] = WeakValueDictionary()
        """The tables that rest, as long as somebody still holds them."""
        self._rematching: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Held while a rematch is opened, by the number of the table that is over."""
        self._waking: dict[int, asyncio.Task[Table]] = {}
        self._missing: set[int] = set()
        """The live tables that wait."""
        self._unshown: set[int] = set()
        """The tables that are over and cannot be shown: each is logged once."""

    def subscribe(self, listener: Listener) -> None:
        """Tell a listener of every change from now on."""
        self._listeners.append(listener)

    def _notify_changed(self, table: Table, entry: Entry | None) -> None:
        table.changes += 1
        for listener in self._listeners:
            try:
                listener.changed(table, entry)
            except Exception:  # one listener's error must not keep the others from hearing
                log.exception("table %d: a listener failed", table.id)

    # Finding tables

    async def at(self, channel: int) -> Table:
        """Return the live table of a channel.

        :raises Refusal: ``no_table_here``.
        :raises NotSaved: the database does not answer.
        """
        if channel not in self._by_channel:
            raise Refusal("no_table_here")
        return await self.find(self._by_channel[channel])

    async def find(self, number: int) -> Table:
        """Return a table by its number. A table that is over is read from the database and cannot be changed.

        A live table that cannot be rebuilt is closed; if another version of its game may mend it, it waits for that.

        :raises GameMissing: it waits, or is over and cannot be shown; see ``Wait`` for the reasons.
        :raises Refusal: ``unknown_table``; ``table_broken`` if it was closed because it cannot be rebuilt.
        :raises NotSaved: the database does not answer.
        """
        table = self._tables.get(number) or await self._find(number)
        table.used_at = self._clock.now()
        return table

    async def _find(self, number: int) -> Table:
        """Return a table as ``find`` does, without noting that somebody has asked for it."""
        table = self._tables.get(number) or self._still_held(number)
        if table is not None:
            return table
        if number not in self._waking:
            waking = self._waking[number] = asyncio.create_task(self._read(number), name=f"table {number}")
            waking.add_done_callback(lambda _: self._waking.pop(number, None))
        return await asyncio.shield(self._waking[number])

    async def _read(self, number: int) -> Table:
        """Rebuild a table from the journal; see ``find``."""
        generation = self._generation
        saved = await self._journal.load(number)
        if saved is None:
            raise Refusal("unknown_table")
        if await self._aside.has(HoldKind.TABLE, number, saved.game):
            raise await self._waiting(saved, Wait.HELD)
        if self._is_missing(saved):
            raise await self._waiting(saved, Wait.MISSING)
        try:
            table = self._rebuilt(saved)
        except Exception as error:
            raise await self._given_up(saved, error) from error
        if not table.live:
            return table
        try:
            self.check(table.guild)
        except NotOurs:
            return table  # it can be shown but not changed, like a table that is over
        if generation != self._generation:
            return await self._read(number)
        if saved.waits is not None or number in self._missing:
            await self._journal.write(Waits(number, None), self._ownership.fence(table.guild))
            self._missing.discard(number)
            self._clock.cancel((number, "missing"))
        if self._asleep.rests(number):
            self._rouse(table)
            return table
        self._add(table)
        try:
            await self.do(table, expiry.fresh_deadline)
        except NotSaved:
            self._tables.pop(number, None)  # no timer is set, and the object may be stale: the next request rebuilds it
            self._notify_forgotten(number)
            raise
        self._asleep.discard(number)
        table.used_at = 0.0
        for listener in self._listeners:
            listener.woken(table)
        return table

    # Resting

    def rest(self, table: Table) -> bool:
        """Let a table leave memory if nobody has done anything at it for a while; return whether it did.

        It is rebuilt when somebody asks for it, and before something happens there without a click.
        """
        now = self._clock.now()
        # Where a tournament is played, people are there.
        if table.tournament is not None or table.message is None or table.doubtful or table.lock.locked():
            return False
        if self._tables.get(table.id) is not table or not table.live or now < table.used_at + REST_SECONDS:
            return False
        due = min((listener.idle_until(table) for listener in self._listeners), default=math.inf) - EARLY_SECONDS
        if due < now + LEAST_REST_SECONDS:
            return False
        for listener in self._listeners:
            listener.rested(table)
        del self._tables[table.id]
        self._faint[table.id] = table
        self._asleep.rest(table, due)
        return True

    def _still_held(self, number: int) -> Table | None:
        """Take a table that rests back into memory, if somebody still holds it, so that nobody gets a second object."""
        table = self._faint.get(number)
        if table is None or not self._asleep.rests(number):
            return None
        self._rouse(table)
        return table

    def _rouse(self, table: Table) -> None:
        """Add a table that rested."""
        outdated = self._asleep.rouse(table)
        self._faint.pop(table.id, None)
        self._add(table)
        for listener in self._listeners:
            listener.roused(table)
        if outdated:
            self._notify_changed(table, None)

    def show_resting(self, guild: int | None = None) -> None:
        """Have the tables of a server that rest, or of all, shown again: something they all depend on has changed.

        They are rebuilt for it in the background, ``WAKE_PER_SECOND`` tables a second.
        """
        chosen = [each for each in self._asleep.resting if guild in (None, self._live[each].guild)]
        for place, number in enumerate(chosen):
            self._asleep.outdate(number, self._clock.now() + place / WAKE_PER_SECOND)

    def resting_until(self, when: float) -> list[int]:
        """Return the numbers of the tables that rest, and at which something happens before a time, in Unix seconds."""
        return self._asleep.due_before(when)

    def _rebuilt(self, saved: Saved) -> Table:
        """Rebuild a table. Whatever is wrong with what is stored of it, or with its game, an error is raised."""
        table = Table.restore(saved, self.games[saved.game])
        if table.position is not None:
            check_position(table.position.to_act, table.position.outcome, len(table.seats))
            table.view()
        return table

    def _is_missing(self, saved: Saved) -> bool:
        """Tell whether a table's game is not offered now, or not with the rules that it began with."""
        game = self.games.get(saved.game)
        if game is None or saved.game in self._aside.games:
            return True
        return saved.seed is not None and saved.rules not in game.versions

    async def _given_up(self, saved: Saved, error: Exception) -> Refusal:
        """Let a table wait that cannot be rebuilt, if its game may be mended; close it if not. Return what to say.

        :raises NotSaved: the database did not take it.
        """
        if isinstance(error, ChangedRules) or saved.status is Status.FINISHED:
            return await self._waiting(saved, Wait.CHANGED, error)
        if saved.game not in OURS and saved.status in LIVE:
            return await self._waiting(saved, Wait.BROKEN, error)
        await self._close_broken(saved, error)
        return Refusal("table_broken")

    async def _waiting(self, saved: Saved, why: Wait, error: Exception | None = None) -> GameMissing:
        """Keep a table that cannot go on for as long as a paused game is kept, and then close it. Return what to say.

        :param error: what has gone wrong; None if the game is not offered.
        """
        refusal, game = GameMissing(saved, why), f"{saved.game} ({origin_of(saved.game) or 'the bot itself'})"
        if saved.status not in LIVE:
            if error is not None and saved.id not in self._unshown:
                self._unshown.add(saved.id)
                log.warning(
                    "table %d cannot be shown as it was played: the game %s, version %d: %s",
                    *(saved.id, game, saved.rules, _said(error)),
                )
            return refusal
        if saved.id not in self._missing:
            self._missing.add(saved.id)
            broken = error if why is Wait.BROKEN else None
            reason = _REASONS[why] if error is None or broken else _said(error)
            log.warning(
                "table %d waits: the game %s, version %d: %s", saved.id, game, saved.rules, reason, exc_info=broken
            )
            if self.pace.pause:
                late = ValueError(f"its game {saved.game!r} has not come back")
                self._clock.set(
                    (saved.id, "missing"), self._clock.now() + self.pace.pause, lambda: self._close_broken(saved, late)
                )
            await self._show_waiting(saved, refusal)
        return refusal

    async def _show_waiting(self, saved: Saved, refusal: GameMissing) -> None:
        """Note why a table waits, for the host, and have it said where the table is shown."""
        try:
            fence = self._ownership.fence(saved.guild)
            if saved.waits != refusal.why:
                await self._journal.write(Waits(saved.id, refusal.why), fence)
        except NotOurs:
            return
        except NotSaved:
            log.warning("table %d: why it waits could not be written down", saved.id)
        for listener in self._listeners:
            listener.waits(saved, refusal)

    async def _close_broken(self, saved: Saved, error: Exception) -> None:
        """Close a table that cannot be rebuilt, so that its channel is free. Do nothing if it is over already.

        :raises NotSaved: the database did not take it.
        """
        if saved.status not in LIVE:
            return
        try:
            ended = Ended(saved.id, self._now(), reason=CloseReason.BROKEN)
            await self._journal.write(ended, self._ownership.fence(saved.guild))
        except NotOurs:
            return
        log.error("table %d cannot be rebuilt; closed: %r", saved.id, error, exc_info=error)
        self._forget(Live(saved.id, saved.guild, saved.channel))

    async def end_waiting(self, number: int, user: int, *, moderator: bool) -> None:
        """Close a table that waits for its game, so that its channel is free. Nobody wins or loses anything.

        :raises Refusal: ``unknown_table``, ``only_host_or_moderator``, or ``game_away`` if it is over.
        :raises NotSaved: the database did not take it.
        :raises NotOurs: another process serves the table.
        """
        saved = await self._journal.load(number)
        if saved is None:
            raise Refusal("unknown_table")
        check_end(saved, user, moderator=moderator)
        await self._journal.write(Ended(number, self._now(), by=user), self._ownership.fence(saved.guild))
        log.info("table %d: closed while it waited for the game %s", number, saved.game)
        self._forget(Live(number, saved.guild, saved.channel))

    @property
    def tables(self) -> list[Table]:
        """The live tables that are in memory."""
        return list(self._tables.values())

    @property
    def unattended(self) -> list[int]:
        """The numbers of the live tables that are not in memory and that no timer is going to rebuild."""
        asleep = self._live.keys() - self._asleep.numbers - self._tables.keys() - self._waking.keys()
        return [number for number in asleep - self._missing if number not in self._asleep]

    def wake(self, number: int) -> None:
        """Have a live table rebuilt in the background."""
        self._asleep.set(number, self._clock.now())

    def __len__(self) -> int:
        """Return how many live tables there are."""
        return len(self._live)

    # Ownership

    def check(self, guild: int) -> None:
        """Check that this process may change a server's tables; see ``Ownership.fence`` for the errors raised."""
        self._ownership.fence(guild)

    def serves(self, table: Table) -> bool:
        """Return whether this process is certain that it may change a table and its messages."""
        try:
            self.check(table.guild)
        except (NotOurs, NotSaved):
            return False
        return True

    def servers(self, shard: Shard) -> set[int]:
        """Return the servers of a shard that have live tables."""
        return {each.guild for each in self._live.values() if shard.has(each.guild)}

    async def let_go(self, shard: Shard, *, at_once: bool = False) -> list[int]:
        """Forget the live tables of a shard's servers, because another process serves them; return their numbers.

        :param at_once: whether the other process serves them already; if not, commands under way are finished first.
        """
        self._generation += 1
        gone = [each for each in self._live.values() if shard.has(each.guild)]
        for live in gone:
            self._asleep.discard(live.id)
            self._notify_forgotten(live.id)
            table = self._tables.get(live.id)
            if table is not None and not at_once:
                async with table.lock:
                    self._forget(live)
            self._forget(live)
        return [live.id for live in gone]

    def _forget(self, live: Live) -> None:
        self._notify_forgotten(live.id)
        self._missing.discard(live.id)
        self._asleep.discard(live.id)
        self._clock.cancel((live.id, "missing"))
        self._tables.pop(live.id, None)
        self._live.pop(live.id, None)
        if self._by_channel.get(live.channel) == live.id:
            del self._by_channel[live.channel]

    def _notify_forgotten(self, number: int) -> None:
        for listener in self._listeners:
            listener.forgotten(number)

    # Opening and restoring

    async def restore(self, shard: Shard | None = None) -> int:
        """Find all tables that were live when their process stopped, and return how many there are.

        Each table is rebuilt when somebody asks for it, and otherwise in the background, ``WAKE_PER_SECOND`` tables a
        second, so that its timers run and its message shows the last move. A deadline that has passed is then extended.
        The first hundredth of the time that this takes belongs to whoever asks.

        :param shard: which servers' tables; None for all.
        :raises NotSaved: the database does not answer.
        """
        await self._aside.refresh()
        live = await self._journal.live(shard)
        for each in live:
            self._live[each.id] = each
            self._by_channel[each.channel] = each.id
        # The message of a table that ended right before the restart may not show that yet.
        ended = await self._journal.over_since(self._now() - timedelta(seconds=RECENT_SECONDS), shard)
        begin = self._clock.now() + len(live) / WAKE_PER_SECOND / 100
        for place, number in enumerate([*ended, *(each.id for each in live)]):
            self._asleep.set(number, begin + place / WAKE_PER_SECOND)
        return len(live)

    async def _wake(self, number: int) -> None:
        try:
            table = await self._find(number)
            self.check(table.guild)
            if not table.live:
                self._notify_changed(table, None)
        except (Refusal, NotOurs):
            return
        except NotSaved:
            log.warning("table %d: the database does not answer; trying again in %.0f s", number, RETRY_SECONDS)
            self._asleep.set(number, self._clock.now() + RETRY_SECONDS)

    def host_options(self, game: str) -> Mapping[str, str]:
        """Return the options that hold at every new table of a game, such as the bot host's own deck."""
        return self._host_options.get(game, {})

    async def open(
        self,
        game: AnyGame,
        guild: int,
        channel: int,
        user: int,
        capacity: int | None = None,
        computers: int = 0,
        level: str | None = None,
        options: Mapping[str, str] | None = None,
        turn_seconds: int | None = None,
        parent: int | None = None,
        own_thread: bool = False,
        start_thread: Callable[[], Awaitable[int | None]] | None = None,
        invited: Sequence[int] = (),
    ) -> Table:
        """Open a table in a channel with a person as its host, and computer players.

        :param level: how strong the computer players are; None for the game's default level.
        :param parent: the channel of the thread, if the table is opened in one.
        :param own_thread: whether the bot itself started that thread, for an earlier table.
        :param start_thread: starts a thread in the channel for the table, and returns its id; if it returns None, the
            table is opened in the channel. It is called once nothing else speaks against the table.
        :param invited: people who get a seat if they agree by joining.
        :raises Refusal: ``table_here``, ``table_full``, ``too_few_seats``, ``too_many_seats``, ``too_many_tables``, or
            the rules' reason against the options.
        :raises NotSaved: the database did not take it.
        """
        opening = new_table(
            game,
            guild,
            channel,
            user,
            self._moment(),
            capacity=capacity,
            computers=computers,
            level=level,
            options={**self.host_options(game.name), **(options or {})},
            turn_seconds=turn_seconds,
            parent=parent,
            own_thread=own_thread,
            invited=invited,
        )
        return await self._open(game, opening, user, start_thread)

    async def rematch(self, number: int, user: int) -> Table:
        """Open a new table for the players of a table that is over. Each of the others agrees by joining.

        If nobody else has to be asked, the game begins at once, otherwise with the last yes; see ``join``. A table has
        one rematch, unless that was closed early.

        :raises Refusal: ``not_finished``, ``not_seated``, ``kicked``, ``table_here``, ``too_many_tables``; if there is
            a rematch, ``rematch_here``, ``rematch_begun`` or ``rematch_over``.
        :raises NotSaved: the database did not take it.
        """
        # Who cannot open one must not wait in line before those who can.
        rematch_of(await self.find(number), user, self._moment())
        await self._must_have_no_rematch(number)
        async with self._rematching.setdefault(number, asyncio.Lock()):
            old = await self.find(number)
            opening = rematch_of(old, user, self._moment())
            await self._must_have_no_rematch(number)
            table = await self._open(old.game, opening, user)
        if not table.asked:
            await self._begin(table)
        return table

    async def rematch_of(self, number: int) -> Table | None:
        """Return the newest rematch of a table; None if it has none.

        :raises Refusal: ``table_broken`` if it was closed because it cannot be rebuilt.
        :raises NotSaved: the database does not answer.
        """
        found = await self._journal.rematch_of(number)
        return None if found is None else await self.find(found)

    async def _must_have_no_rematch(self, number: int) -> None:
        """Check that a table has no rematch, or that it was closed early.

        :raises Refusal: ``rematch_here``, ``rematch_begun``, ``rematch_over``, or the reason of ``rematch_of``.
        :raises NotSaved: the database does not answer.
        """
        known = await self.rematch_of(number)
        if known is not None and known.status is not Status.ENDED:
            raise _has_rematch(known)

    async def _open(
        self,
        game: AnyGame,
        opening: Opening,
        user: int,
        start_thread: Callable[[], Awaitable[int | None]] | None = None,
    ) -> Table:
        """Store an opening and add its table, if the person who opens it can pay the stake."""
        # A rematch counts for who asks for it until its host has answered: so nobody fills somebody else's number.
        guild, host = opening.guild, user
        await self._must_pay(game, game.stake(game.read_options(opening.options)), guild, [user])
        if opening.channel in self._by_channel and start_thread is None:
            await self._must_be_free(opening.channel)
        self._opening[guild, host] += 1
        try:
            await self._must_host_fewer(host, guild)
            if start_thread is not None:
                thread = await start_thread()
                if thread is not None:
                    opening = replace(opening, channel=thread, parent=opening.channel, own_thread=True)
                elif opening.channel in self._by_channel:
                    await self._must_be_free(opening.channel)
            number = await self._write_opening(opening)
        finally:
            self._opening[guild, host] -= 1
            self._opening += Counter()  # forget who opens none
        table = opened(number, opening, game)
        self._add(table)
        log.info("table %d: %s opened in channel %d", number, game.name, opening.channel)
        self._notify_changed(table, None)
        return table

    async def _write_opening(self, opening: Opening) -> int:
        if opening.game in self._aside.games:
            raise Refusal("game_away", missing=opening.game)
        fence = self._ownership.fence(opening.guild)
        try:
            return await self._journal.open(opening, fence)
        except ChannelTaken:
            await self._must_be_free(opening.channel)
        try:
            return await self._journal.open(opening, fence)
        except ChannelTaken as error:
            raise Refusal("table_here", link=f"<#{opening.channel}>") from error

    async def _must_host_fewer(self, host: int, guild: int) -> None:
        """Check that a person may host another table in a server.

        :raises Refusal: ``too_many_tables``.
        :raises NotSaved: the database does not answer.
        """
        if not self._most_hosted:
            return
        others = self._opening[guild, host] - 1
        if await self._journal.hosted_by(host, guild) + others >= self._most_hosted:
            raise Refusal("too_many_tables", player=f"<@{host}>", most=str(self._most_hosted))

    async def _must_be_free(self, channel: int) -> None:
        """Check that a channel has no live table. Close a table there that cannot be rebuilt.

        :raises Refusal: ``table_here``; ``game_missing`` if it waits for its game.
        :raises NotSaved: the database does not answer.
        """
        refusal = await self._table_here(channel)
        if channel in self._by_channel:
            raise refusal

    async def _table_here(self, channel: int) -> Refusal:
        """Return the refusal that says where the channel's table is, or that it waits.

        Add the table, if it was not known.
        """
        if channel not in self._by_channel:
            live = await self._journal.live_in(channel)
            if live is not None:  # its opening was written down, but the database's answer was lost
                self._live[live.id] = live
                self._by_channel[channel] = live.id
        try:
            table = await self.at(channel)
        except GameMissing as missing:
            return missing
        except Refusal:
            return Refusal("table_here", link=f"<#{channel}>")
        return Refusal("table_here", link=jump_link(table.guild, channel, table.message))

    async def convene(self, game: AnyGame, opening: Opening) -> Table:
        """Open a tournament's table, whose players are seated, and return it. ``lobby.begin`` deals.

        :raises Refusal: ``table_here``.
        :raises NotSaved: the database did not take it, or its answer was lost.
        """
        number = await self._write_opening(opening)
        table = opened(number, opening, game)
        self._add(table)
        log.info("table %d: %s opened in channel %d for a tournament", number, game.name, opening.channel)
        self._notify_changed(table, None)
        return table

    def _add(self, table: Table) -> None:
        self._tables[table.id] = table
        self._live[table.id] = Live(table.id, table.guild, table.channel, table.parent)
        self._by_channel[table.channel] = table.id

    def is_live(self, number: int) -> bool:
        """Return whether a table is one of the live tables of this process."""
        return number in self._live

    def is_taken(self, channel: int) -> bool:
        """Return whether a channel has a live table."""
        return channel in self._by_channel

    def number_at(self, channel: int) -> int | None:
        """Return the number of the live table of a channel; None if it has none."""
        return self._by_channel.get(channel)

    # Commands

    async def do(
        self, table: Table, command: Callable[Concatenate[Table, Moment, P], EntryT], *args: P.args, **kwargs: P.kwargs
    ) -> EntryT:
        """Decide a command, write its entry down, apply it, and return it. Each table runs one command at a time.

        :param command: a function of ``lobby``, ``playing`` or ``host_tools``, or another with the same signature.
            Given the table and the moment, it returns the entry to write down, or None if nothing has to change.
        :raises Refusal: the command refused; ``cannot_pay`` if somebody cannot pay the table's stake.
        :raises IllegalMove: the rules refuse it.
        :raises NotSaved: the database did not take it, and nothing has happened.
        :raises NotOurs: another process serves the table.
        """
        async with table.lock:
            fence = self._ownership.fence(table.guild)
            if table.live and self._tables.get(table.id) is not table and self._still_held(table.id) is not table:
                raise NotOurs  # the table was let go while this command waited
            table.used_at = self._clock.now()
            if table.doubtful:
                await self._reload(table)
            moment = self._moment()
            entry = expiry.with_expiry(command(table, moment, *args, **kwargs), moment)
            if entry is None:
                return entry
            await self._check_purses(table, entry)
            try:
                with doubting(table.doubt, CannotPay):
                    await self._journal.write(entry, fence)
                    table.apply(entry)
            except CannotPay as error:
                raise cannot_pay(error.user, error.stake, error.free) from error
            if not table.live:
                self._remove(table)
        self._notify_changed(table, entry)
        return entry

    def touch(self, table: Table) -> None:
        """Have a table shown again, because something has changed that is not stored."""
        self._notify_changed(table, None)

    async def _check_purses(self, table: Table, entry: Entry) -> None:
        """Check that people who sit down can pay the stake. When cards are dealt, the journal checks all of them."""
        if isinstance(entry, Seated):
            agreed = {seat.user for seat in table.seats if seat.agreed}
            people = [seat.user for seat in entry.seats if seat.user is not None and seat.agreed]
            await self._must_pay(table.game, table.stake, table.guild, [user for user in people if user not in agreed])

    async def _must_pay(self, game: AnyGame, stake: int, guild: int, users: Sequence[int]) -> None:
        if self._purses is not None:
            await self._purses.must_afford(game, stake, guild, users, self._now().date())

    async def attend(self, table: Table, user: int) -> Back | None:
        """Note that somebody looks at their hand, or acts in it: they have their seat back, and the game goes on.

        :return: what they have found again; None if they were there.
        :raises Refusal: ``not_seated``, ``kicked``.
        :raises NotSaved: the database did not take it.
        :raises NotOurs: another process serves the table.
        """
        table.saw(user, self._clock.now())
        back = Back.SEAT if table.live and table.seats[table.seat_of(user)].away else None
        while (entry := await self.do(table, playing.come_back, user)) is not None:
            if isinstance(entry, Paused):
                back = Back.GAME
        return back

    async def join(self, table: Table, user: int, terms: str | None = None) -> None:
        """Seat a person; see ``lobby.join``, also for the errors.

        A rematch, or the game of a challenge, begins with the last yes, unless somebody has declined or others have
        come: then its host decides.
        """
        says_yes = table.begins_itself and user in table.awaited
        await self.do(table, lobby.join, user, terms)
        if says_yes and not table.asked and not table.declined:
            await self._begin(table)

    async def _begin(self, table: Table) -> None:
        """Begin the game of a table at which everybody who was asked is in, if the rules and their purses allow it."""
        try:
            await self.do(table, lobby.begin)
        except Refusal as refusal:
            log.info("table %d: it waits in its lobby: %s", table.id, refusal.code)

    async def play(self, table: Table, user: int, turn: int | None, move: Move) -> Back | None:
        """Play a person's move; see ``attend``, and ``playing.play`` for the errors."""
        back = await self.attend(table, user)
        await self.do(table, playing.play, user, turn, move)
        return back

    async def abandon(self, *, channel: int | None = None, guild: int | None = None) -> None:
        """Close the tables of a channel that was deleted and of its threads, or all tables of a server that is gone."""
        for live in list(self._live.values()):
            if live.guild == guild or (channel is not None and channel in (live.channel, live.parent)):
                await self._abandon(live.id)

    async def _abandon(self, number: int) -> None:
        try:
            table = await self.find(number)
            await self.do(table, lambda table, moment: playing.close(table, moment, None) if table.live else None)
        except (Refusal, NotOurs):
            return
        except NotSaved:
            self._clock.try_again((number, "wake"), lambda: self._abandon(number))

    def forget_host(self, user: int) -> None:
        """Forget that a person was the host of the game before a rematch, where a live table still says so."""
        self._generation += 1  # a table that is being read may say so, too
        for table in self.tables:
            if table.last_host == user:
                table.last_host = None
                self._notify_changed(table, None)
        for table in self._faint.values():
            if table.last_host == user:
                table.last_host = None

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
            return Posted(table.id, newest) if newest != table.message else None

        await self.do(table, decide)
        return older

    async def _reload(self, table: Table) -> None:
        """Reload a table's state from the database."""
        saved = await self._journal.load(table.id)
        if saved is not None:
            try:
                table.become(self._rebuilt(saved))
            except Exception as error:
                refusal = await self._given_up(saved, error)
                if isinstance(refusal, GameMissing):
                    self._notify_forgotten(table.id)
                    self._tables.pop(table.id, None)
                    raise refusal from error
                table.apply(Ended(table.id, self._now(), reason=CloseReason.BROKEN))
                table.doubtful = False
                self._notify_changed(table, None)
                raise refusal from error
        table.doubtful = False
        if not table.live:
            self._remove(table)
        self._notify_changed(table, None)

    def _remove(self, table: Table) -> None:
        log.info("table %d: %s", table.id, table.status)
        self._forget(Live(table.id, table.guild, table.channel))

    def _moment(self) -> Moment:
        return Moment.at(self._clock.now(), self.pace, self._draw_seed)

    def _now(self) -> datetime:
        return datetime.fromtimestamp(self._clock.now(), UTC)


def _said(error: Exception) -> str:
    """Return what an error says, in one line."""
    said = str(error) if isinstance(error, ChangedRules) else repr(error)
    return " ".join(said.split())


def _has_rematch(rematch: Table) -> Refusal:
    """Return the refusal that leads to a table's rematch."""
    link = jump_link(rematch.guild, rematch.channel, rematch.message)
    match rematch.status:
        case Status.LOBBY:
            return Refusal("rematch_here", link=link)
        case Status.PLAYING:
            return Refusal("rematch_begun", link=link)
        case _:
            return Refusal("rematch_over", link=link)
