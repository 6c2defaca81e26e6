"""The live tables of a process: finding, rebuilding and resting them."""

import asyncio
import logging
import math
from abc import abstractmethod
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import timedelta
from weakref import WeakValueDictionary

from bot.games.checks import check_position, check_views
from bot.games.fingerprint import ChangedRules
from bot.games.game import AnyGame
from bot.games.origins import with_origin
from bot.games.packages import OURS
from bot.games.shuffle import sealed_seed
from bot.runtime.background import RETRY_SECONDS, Background, Clock
from bot.runtime.engine import Engine, Happening
from bot.runtime.refusal import Refusal
from bot.store.engine.fence import NotOurs, NotSaved, Ownership, Shard
from bot.store.engine.status import LIVE, CloseReason, Wait
from bot.store.journal.entries import NOBODY, Ended, Entry, Live, Saved, Waits
from bot.store.journal.journal import Journal
from bot.tables.live.evicted import Asleep
from bot.tables.rules.missing import GameMissing, check_end
from bot.tables.rules.moment import Pace, draw_seed
from bot.tables.rules.purses import Purses
from bot.tables.rules.table import Status, Table, people_in

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
}
"""Why a table waits, for the log."""


class LiveTables(Engine[Table, Entry]):
    """The live tables of this process, in memory or not."""

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
    ) -> None:
        super().__init__(clock, journal, ownership)
        self.games = games
        self.pace = pace or Pace()
        self._host_options = host_options or {}
        """By a game's name, options that hold at every new table, such as the bot host's own deck."""
        self._draw_seed = draw_seed
        """Returns the 32 bytes of a table's secret."""
        self._seed_of = sealed_seed
        self._purses = purses
        """Everybody's play money; if None, stakes are not checked."""
        self._most_hosted = most_hosted
        """How many live tables one person may host in a server; 0 for any number."""
        self._opening: Counter[tuple[int, int]] = Counter()
        """By server and host, how many tables are being opened."""
        self._rematching: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Held while a rematch is opened, by the number of the table that is over."""
        self._generation = 0
        """How often this process has given up servers or forgotten people. A table read before may be stale."""
        self._live: dict[int, Live] = {}
        self._by_channel: dict[int, int] = {}
        """By channel, the live table that needs it."""
        self._here: defaultdict[int, set[int]] = defaultdict(set)
        """By channel, all live tables there."""
        self._tables: dict[int, Table] = {}
        """The live tables that are in memory, by number. The others are rebuilt when somebody asks for them."""
        self._asleep = Asleep(clock, self._wake)
        self._resting_held: WeakValueDictionary[int, Table] = WeakValueDictionary()
        """The tables that rest, as long as somebody still holds them."""
        self._waking = Background()
        self._missing: set[int] = set()
        """The live tables that wait."""
        self._unshown: set[int] = set()
        """The tables that are over and cannot be shown: each is logged once."""
        self.idle: list[Callable[[Table], float]] = []
        """Return when something happens next at a table without a click, in Unix seconds, as far as they know.

        They return 0 if the table may not leave memory now: something is under way, or its message can still be edited
        through a click's token.
        """
        self.told_waiting: Callable[[Saved, GameMissing], object] = lambda saved, refusal: None
        """Called with a live table that cannot go on for now, and why. It counts as forgotten, or never known."""
        self.told_failed: Callable[[Table, Exception, bool], object] = lambda table, error, offered: None
        """Called with a table whose rules have failed at a person's move, the error, and whether the move is one that
        they offer. Nobody may end a table by sending others."""

    @abstractmethod
    async def find(self, number: int) -> Table:
        """Return a table by its number; see ``Room.find``."""

    # Finding

    async def at(self, channel: int, user: int | None = None) -> Table:
        """Return the live table of a channel: of several, that of a person, that which needs the channel, the newest.

        :raises Refusal: ``no_table_here``.
        """
        numbers = sorted(self._here.get(channel, ()), key=lambda each: (each == self.held_by(channel), each))
        for number in reversed(numbers if user is not None and len(numbers) > 1 else ()):
            try:
                table = await self._find(number)
            except GameMissing as missing:
                if user in people_in(missing.saved.seats):
                    raise
            except Refusal:  # it was closed just now
                pass
            else:
                if user in (*table.people, *table.next):
                    return await self.find(number)
        return await self._at(self.number_at(channel))

    async def holding(self, channel: int) -> Table:
        """Return the live table that needs a channel.

        :raises Refusal: ``no_table_here``.
        """
        return await self._at(self._by_channel.get(channel))

    async def _at(self, number: int | None) -> Table:
        if number is None:
            raise Refusal("no_table_here")
        return await self.find(number)

    async def _find(self, number: int) -> Table:
        """Return a table as ``find`` does, without noting that somebody has asked for it."""
        table = self._tables.get(number) or self._still_held(number)
        if table is not None:
            return table
        return await asyncio.shield(self._waking.once(number, lambda: self._read(number), f"table {number}"))

    async def _read(self, number: int) -> Table:
        generation = self._generation
        saved = await self._journal.load(number)
        if saved is None:
            raise Refusal("unknown_table")
        if saved.thinned:
            raise Refusal("game_thinned")
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
        if number in self._asleep.resting:
            self._take_back(table)
            return table
        self._add(table)
        try:
            await self._refresh(table)
        except NotSaved:
            self._tables.pop(number, None)  # no timer is set, and the object may be stale: the next request rebuilds it
            self.effects.forgotten(number)
            raise
        self._asleep.discard(number)
        table.used_at = 0.0
        self.effects.follow(table, Happening.WOKEN)
        return table

    @abstractmethod
    async def _refresh(self, table: Table) -> None:
        """Give a table that has been rebuilt a deadline that has not passed."""

    def _rebuilt(self, saved: Saved) -> Table:
        """Rebuild a table. Whatever is wrong with what is stored of it, or with its game, an error is raised."""
        table = Table.restore(saved, self.games[saved.game])
        if table.position is not None:
            check_position(table.game, table.position, len(table.seats))
            check_views(table.position, (None, *table.position.to_act))
        return table

    def _is_missing(self, saved: Saved) -> bool:
        """Tell whether a table's game is not offered now, or not with the rules that it began with."""
        game = self.games.get(saved.game)
        return game is None or (saved.seed is not None and saved.rules not in game.versions)

    def _add(self, table: Table) -> None:
        self._tables[table.id] = table
        self._doubtful.discard(table.id)
        self._place(Live(table.id, table.guild, table.channel, table.parent, table.holds))

    def _place(self, live: Live) -> None:
        """Note where a live table is, and whether it needs its channel."""
        self._live[live.id] = live
        self._here[live.channel].add(live.id)
        if live.holds:
            self._by_channel[live.channel] = live.id
        elif self._by_channel.get(live.channel) == live.id:
            del self._by_channel[live.channel]

    def _placed(self, table: Table) -> None:
        """Note that a table may be in another channel now."""
        before = self._live.get(table.id)
        if before is not None and before.channel != table.channel:
            self._leave(before)
        self._place(Live(table.id, table.guild, table.channel, table.parent, table.holds))

    def _forget(self, live: Live) -> None:
        self.effects.forgotten(live.id)
        self._missing.discard(live.id)
        self._asleep.discard(live.id)
        self._clock.cancel((live.id, "missing"))
        self._tables.pop(live.id, None)
        self._live.pop(live.id, None)
        self._leave(live)

    def _leave(self, live: Live) -> None:
        if self._by_channel.get(live.channel) == live.id:
            del self._by_channel[live.channel]
        if live.channel in self._here:
            self._here[live.channel].discard(live.id)
            if not self._here[live.channel]:
                del self._here[live.channel]

    def _remove(self, table: Table) -> None:
        log.info("table %d: %s", table.id, table.status)
        self._forget(Live(table.id, table.guild, table.channel))

    async def _reload(self, table: Table) -> None:
        saved = await self._journal.load(table.id)
        if saved is not None:
            try:
                table.become(self._rebuilt(saved))
                self._placed(table)
            except Exception as error:
                refusal = await self._given_up(saved, error)
                if isinstance(refusal, GameMissing):
                    self.effects.forgotten(table.id)
                    self._tables.pop(table.id, None)
                    raise refusal from error
                table.apply(Ended(table.id, self.now(), reason=CloseReason.BROKEN))
                self._doubtful.discard(table.id)
                self._changed(table, Happening.READ_AGAIN)
                raise refusal from error
        self._doubtful.discard(table.id)
        if not table.live:
            self._remove(table)
        self._changed(table, Happening.READ_AGAIN)

    # What there is

    @property
    def tables(self) -> list[Table]:
        """The live tables that are in memory."""
        return list(self._tables.values())

    def is_live(self, number: int) -> bool:
        """Return whether a table is one of the live tables of this process."""
        return number in self._live

    def is_taken(self, channel: int) -> bool:
        """Return whether a live table needs a channel."""
        return channel in self._by_channel

    def number_at(self, channel: int) -> int | None:
        """Return the number of the live table that needs a channel, or of the newest there; None if it has none."""
        return self.held_by(channel) or max(self._here.get(channel, ()), default=None)

    def held_by(self, channel: int) -> int | None:
        """Return the number of the live table that needs a channel; None if none does."""
        return self._by_channel.get(channel)

    def __len__(self) -> int:
        return len(self._live)

    # After a restart

    async def restore(self, shard: Shard | None = None) -> int:
        """Find all tables that were live when their process stopped, and return how many there are.

        Each table is rebuilt when somebody asks for it, and otherwise in the background, ``WAKE_PER_SECOND`` tables a
        second, so that its timers run and its message shows the last move. A deadline that has passed is then extended.
        The first hundredth of the time that this takes belongs to whoever asks.

        :param shard: which servers' tables; None for all.
        """
        live = await self._journal.live(shard)
        for each in live:
            self._place(each)
        # The message of a table that ended right before the restart may not show that yet.
        ended = await self._journal.over_since(self.now() - timedelta(seconds=RECENT_SECONDS), shard)
        begin = self._clock.now() + len(live) / WAKE_PER_SECOND / 100
        for place, number in enumerate([*ended, *(each.id for each in live)]):
            self._asleep.set(number, begin + place / WAKE_PER_SECOND)
        return len(live)

    def wake(self, number: int) -> None:
        """Have a live table rebuilt in the background."""
        self._asleep.set(number, self._clock.now())

    async def _wake(self, number: int) -> None:
        try:
            table = await self._find(number)
            self.check(table.guild)
            if not table.live:
                self._changed(table, Happening.READ_AGAIN)
        except (Refusal, NotOurs):
            return
        except NotSaved:
            log.warning("table %d: the database does not answer; trying again in %.0f s", number, RETRY_SECONDS)
            self._asleep.set(number, self._clock.now() + RETRY_SECONDS)

    @property
    def unattended(self) -> list[int]:
        """The numbers of the live tables that are not in memory and that no timer is going to rebuild."""
        asleep = self._live.keys() - self._asleep.numbers - self._tables.keys() - self._missing
        return [each for each in asleep if each not in self._asleep and not self._waking.about(each)]

    # Resting

    def rest(self, table: Table) -> bool:
        """Let a table leave memory if nobody has done anything at it for a while; return whether it did.

        It is rebuilt when somebody asks for it, and before something happens there without a click.
        """
        now = self._clock.now()
        # Where a tournament is played, people are there.
        if table.tournament is not None or table.message is None or table.id in self._doubtful or table.lock.locked():
            return False
        if self._tables.get(table.id) is not table or not table.live or now < table.used_at + REST_SECONDS:
            return False
        due = min((idle_until(table) for idle_until in self.idle), default=math.inf) - EARLY_SECONDS
        if due < now + LEAST_REST_SECONDS:
            return False
        self.effects.follow(table, Happening.RESTED)
        self.effects.forgotten(table.id)
        del self._tables[table.id]
        self._resting_held[table.id] = table
        self._asleep.rest(table, due)
        return True

    def _still_held(self, number: int) -> Table | None:
        """Take an evicted table back into memory if its object is still referenced: there is one object only."""
        table = self._resting_held.get(number)
        if table is None or number not in self._asleep.resting:
            return None
        self._take_back(table)
        return table

    def _take_back(self, table: Table) -> None:
        outdated = self._asleep.take_back(table)
        self._resting_held.pop(table.id, None)
        self._add(table)
        self.effects.follow(table, Happening.TAKEN_BACK)
        if outdated:
            self._changed(table, Happening.TOUCHED)

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

    # Tables that cannot go on

    async def _given_up(self, saved: Saved, error: Exception) -> Refusal:
        """Let a table wait that cannot be rebuilt, if its game may be mended; close it if not. Return what to say."""
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
        refusal = GameMissing(saved, why)
        game = f"the game {with_origin(saved.game)}, version {saved.rules}"
        if saved.status not in LIVE:
            if error is not None and saved.id not in self._unshown:
                self._unshown.add(saved.id)
                log.warning("table %d cannot be shown as it was played: %s: %s", saved.id, game, _said(error))
            return refusal
        if saved.id not in self._missing:
            self._missing.add(saved.id)
            broken = error if why is Wait.BROKEN else None
            reason = _REASONS[why] if error is None or broken else _said(error)
            log.warning("table %d waits: %s: %s", saved.id, game, reason, exc_info=broken)
            if self.pace.pause:
                until, late = self._clock.now() + self.pace.pause, f"its game {saved.game!r} has not come back"
                self._clock.set((saved.id, "missing"), until, lambda: self._close_broken(saved, ValueError(late)))
            try:
                fence = self._ownership.fence(saved.guild)
                if saved.waits != why:
                    await self._journal.write(Waits(saved.id, why), fence)
            except NotOurs:
                return refusal
            except NotSaved:
                log.warning("table %d: why it waits could not be written down", saved.id)
            self.told_waiting(saved, refusal)
        return refusal

    async def _close_broken(self, saved: Saved, error: Exception) -> None:
        """Close a table that cannot be rebuilt, so that its channel is free. Do nothing if it is over already."""
        if saved.status not in LIVE:
            return
        try:
            ended = Ended(saved.id, self.now(), reason=CloseReason.BROKEN)
            await self._journal.write(ended, self._ownership.fence(saved.guild))
        except NotOurs:
            return
        log.error("table %d cannot be rebuilt; closed: %r", saved.id, error, exc_info=error)
        self._forget(Live(saved.id, saved.guild, saved.channel))

    async def end_waiting(self, number: int, user: int, *, moderator: bool) -> None:
        """Close a table whose game is missing, so that its channel is free. Nobody wins or loses anything.

        :raises Refusal: ``unknown_table``, ``only_host_or_moderator``, or ``game_away`` if it is over.
        """
        saved = await self._journal.load(number)
        if saved is None:
            raise Refusal("unknown_table")
        check_end(saved, user, moderator=moderator)
        await self._journal.write(Ended(number, self.now(), by=user), self._ownership.fence(saved.guild))
        log.info("table %d: closed while it waited for the game %s", number, saved.game)
        self._forget(Live(number, saved.guild, saved.channel))

    # Ownership

    def servers(self, shard: Shard) -> Counter[int]:
        """Return the servers of a shard that have live tables, and how many."""
        return Counter(each.guild for each in self._live.values() if shard.has(each.guild))

    async def let_go(self, shard: Shard, *, at_once: bool = False) -> list[int]:
        """Forget the live tables of a shard's servers, because another process serves them; return their numbers.

        :param at_once: whether the other process serves them already; if not, commands under way are finished first.
        """
        self._generation += 1
        gone = [each for each in self._live.values() if shard.has(each.guild)]
        for live in gone:
            self._asleep.discard(live.id)
            self.effects.forgotten(live.id)
            table = self._tables.get(live.id)
            if table is not None and not at_once:
                async with table.lock:
                    self._forget(live)
            self._forget(live)
        return [live.id for live in gone]

    def forget_host(self, user: int) -> None:
        """Forget a person where a live table still names them: as earlier host, or as who declined, left or is next."""
        self._generation += 1  # a table that is being read may say so, too
        for table in self._naming(user):
            self._forget_at(table, user)

    async def forget(self, user: int) -> None:
        """Do the same where the database names a person no more, who may have been forgotten by another process.

        :raises NotSaved: the database does not answer.
        """
        self._generation += 1
        for table in self._naming(user):
            saved = await self._journal.load(table.id)
            if saved is None or not _names(saved, user):
                self._forget_at(table, user)

    def _naming(self, user: int) -> list[Table]:
        return [each for each in (*self.tables, *self._resting_held.values()) if _names(each, user)]

    def _forget_at(self, table: Table, user: int) -> None:
        table.next = {each: at for each, at in table.next.items() if each != user}
        table.seats = tuple(
            replace(seat, owner=NOBODY)
            if seat.owner == user
            else replace(seat, user=None)
            if seat.user == user and seat.given_up
            else seat
            for seat in table.seats
        )
        table.last_host = None if user == table.last_host else table.last_host
        table.declined -= {user}
        if table.id in self._tables:
            self._changed(table, Happening.TOUCHED)


def _names(table: Table | Saved, user: int) -> bool:
    """Return whether a table names somebody who has no seat at it, or has left it; see ``forget_host``."""
    left = any(user == seat.owner or (seat.user == user and seat.given_up) for seat in table.seats)
    return user == table.last_host or user in table.declined or user in table.next or left


def _said(error: Exception) -> str:
    said = str(error) if isinstance(error, ChangedRules) else repr(error)
    return " ".join(said.split())
