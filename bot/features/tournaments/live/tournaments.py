"""The live tournaments of this process: announcing and restoring them, and running one command at a time for each."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import fields
from datetime import datetime
from typing import Any, Concatenate, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from bot.features.tournaments.live.crowding import require_pause, require_room
from bot.features.tournaments.rules.announcing import announce
from bot.features.tournaments.rules.entries import Ended, Entry
from bot.features.tournaments.rules.options import Options
from bot.features.tournaments.rules.signing_up import sign_up
from bot.features.tournaments.rules.tournament import Phase, Tournament
from bot.features.tournaments.store.tournaments import NewTournament, Recorded, TournamentPosted, TournamentStore
from bot.games.game import AnyGame
from bot.interactions.context import Context
from bot.runtime.engine import Engine, Happening
from bot.runtime.refusal import Refusal
from bot.store.engine.fence import Fence, NotOurs, NotSaved, Shard
from bot.store.journal.journal import Journal
from bot.tables.rules.moment import draw_seed

log = logging.getLogger(__name__)

LARGE = 200
"""From how many entrants on a decision about all of them is made beside the event loop."""

P = ParamSpec("P")
DecidedT = TypeVar("DecidedT", bound=Entry | Sequence[Entry] | None)


class Tournaments(Engine[Tournament, Entry]):
    """The live tournaments of this process. One that is restored is ``READ_AGAIN``."""

    def __init__(self, around: Context, journal: Journal, store: TournamentStore) -> None:
        super().__init__(around.clock, journal, around.ownership)
        self._store = store
        self._draw_seed = draw_seed
        """Returns the 32 bytes that decide a tournament's draws."""
        self._live: dict[int, Tournament] = {}
        self._entering: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Held while somebody enters one of a server's tournaments, by the server."""
        self._announcing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Held while something is announced in a server, by the server: so its limits hold for many at once."""

    @property
    def live(self) -> list[Tournament]:
        """The live tournaments of this process."""
        return list(self._live.values())

    def of_guild(self, guild: int) -> list[Tournament]:
        """Return the live tournaments of a server, the newest first."""
        return sorted((each for each in self._live.values() if each.guild == guild), key=lambda each: -each.id)

    async def find(self, number: int) -> Tournament:
        """Return a tournament by its number. One that is over is read from the database and cannot be changed.

        :raises Refusal: ``unknown_tournament``.
        """
        tournament = self._live.get(number) or await self._store.load(number)
        if tournament is None:
            raise Refusal("unknown_tournament")
        return tournament

    # Announcing and restoring

    async def announce(
        self,
        guild: int,
        channel: int,
        game: AnyGame,
        options: Options,
        organiser: int,
        more: Sequence[Entry] = (),
        language: str | None = None,
    ) -> Tournament:
        """Announce a tournament in a channel.

        :param more: what its record goes on with at once.
        :param language: the organiser's own; None if it is not known.
        :raises Refused: what ``announcing.announce`` says against the options; what ``crowding`` says against one more.
        """
        async with self._announcing.setdefault(guild, asyncio.Lock()):
            seed, fence, live = self._draw_seed(), self._ownership.fence(guild), self.of_guild(guild)
            entry = announce(self.now(), game, options, organiser, seed, language)
            require_room(live, organiser)
            if options.clubs:
                await require_pause(self._store, guild, options, organiser, entry.at, live)
            try:
                new = NewTournament(guild, channel, seed, entry, tuple(more))
                number = await self._journal.open(new, fence)
            except NotOurs:
                raise
            except BaseException:  # it may have been stored, and only the answer lost
                self._clock.try_again(("tournaments", guild), lambda: self._find_lost(guild))
                raise
            if number in self._live:
                return self._live[number]
            tournament = Tournament.replayed(number, guild, channel, [entry, *more])
            self._live[number] = tournament
        log.info("tournament %d: announced in channel %d", number, channel)
        self._changed(tournament, entry)
        return tournament

    async def restore(self, shard: Shard | None = None) -> int:
        """Read the live tournaments of a shard's servers, or all of them, and return how many there are."""
        return await self._restore(await self._store.live(shard))

    async def _restore(self, numbers: Sequence[int]) -> int:
        count = 0
        for number in numbers:
            try:
                tournament = await self._store.load(number)
            except ValueError as error:
                log.error("tournament %d waits: its record cannot be read: %s", number, error)
                continue
            if tournament is not None and tournament.phase is not Phase.OVER and number not in self._live:
                self._live[number] = tournament
                self._changed(tournament, Happening.READ_AGAIN)
                count += 1
        return count

    async def _find_lost(self, guild: int) -> None:
        """Serve a server's tournaments that the database has, although it has not said that they are stored."""
        self._ownership.fence(guild)
        listed = await self._store.of_guild(guild)
        await self._restore([each.id for each in listed if each.ended_at is None and each.id not in self._live])

    async def let_go(self, shard: Shard, *, at_once: bool = False) -> None:
        """Forget the tournaments of a shard's servers, because another process serves them.

        :param at_once: whether the other process serves them already; if not, a command under way is finished first.
        """
        gone = [each for each in self._live.values() if shard.has(each.guild)]
        for tournament in gone:
            if not at_once:
                async with self._lock(tournament):
                    self._forget(tournament.id)
            self._forget(tournament.id)

    def _forget(self, number: int) -> None:
        if self._live.pop(number, None) is not None:
            self.effects.forgotten(number)
        self._doubtful.discard(number)

    # Commands

    async def do(
        self,
        tournament: Tournament,
        command: Callable[Concatenate[Tournament, datetime, P], DecidedT],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> DecidedT:
        """Decide a command, write its entry down, apply it, and return it. Each tournament runs one at a time.

        :param command: a function of ``rules`` that makes an entry, or another with the same signature.
            Given the tournament and the time, it returns the entry, or several, or None if nothing has to change.
        :raises Refused: the command refused.
        """

        async def decide() -> DecidedT:
            if len(tournament.entrants) < LARGE:
                return command(tournament, self.now(), *args, **kwargs)
            # Nothing else changes the tournament meanwhile: that takes the lock.
            return await asyncio.to_thread(command, tournament, self.now(), *args, **kwargs)

        decided = await self._run(tournament, decide)
        if tournament.phase is Phase.OVER:
            self._forget(tournament.id)
        return decided

    async def sign_up(self, tournament: Tournament, user: int, side: int | None = None) -> None:
        """Enter a person. In each server one enters at a time: two clicks at once enter no two overlapping tournaments.

        :param side: for which club they play, in a match of clubs.
        :raises Refused: see ``signing_up.sign_up``.
        """
        lock = self._entering.setdefault(tournament.guild, asyncio.Lock())
        async with lock:
            await self.do(tournament, sign_up, user, self.of_guild(tournament.guild), side)

    async def posted(self, tournament: Tournament, message: int | None) -> None:
        """Note which message shows a tournament; None if there is none any more."""
        posted = TournamentPosted(tournament.id, message)
        await self._journal.write(posted, self._ownership.fence(tournament.guild))
        tournament.message = message

    async def read_again(self, user: int) -> None:
        """Read the live tournaments that name a person again, because they have just been forgotten in the database.

        One that cannot be read now is read before it changes next. So is one that another process serves.
        """
        for tournament in self.live:
            if not _names(tournament, user):
                continue
            async with self._lock(tournament):
                if self._live.get(tournament.id) is not tournament:
                    continue  # it has ended, or was let go
                try:
                    await self._reload(tournament)
                except (NotSaved, Refusal) as error:
                    self._doubtful.add(tournament.id)
                    log.warning("tournament %d: it is read again later: %s", tournament.id, error)

    def _doubt(self, number: int) -> None:
        """Read a tournament again before it changes next, and soon: what was written may have to be told."""
        super()._doubt(number)
        self._clock.try_again(("tournament", number, "doubtful"), lambda: self._look_again(number))

    async def _look_again(self, number: int) -> None:
        tournament = self._live.get(number)
        if tournament is None:
            return
        async with self._lock(tournament):
            if number not in self._doubtful or self._live.get(number) is not tournament:
                return
            try:
                await self._reload(tournament)
            except (Refusal, ValueError) as error:
                log.warning("tournament %d: it cannot be read again: %s", number, error)

    async def _reload(self, tournament: Tournament) -> None:
        """Read a tournament again, into the same object. One that is over meanwhile is forgotten."""
        over = tournament.phase is Phase.OVER
        saved: Any = await self._store.load(tournament.id)
        if saved is None:
            raise Refusal("unknown_tournament")
        for field in fields(Tournament):
            setattr(tournament, field.name, getattr(saved, field.name))
        self._doubtful.discard(tournament.id)
        if over or tournament.phase is not Phase.OVER or tournament.ended_at is None or tournament.ending is None:
            self._changed(tournament, Happening.READ_AGAIN)
            return
        ended = Ended(tournament.ended_at, tournament.ending, tournament.seed or "", tournament.ended_by)
        self._changed(tournament, ended)
        self._forget(tournament.id)

    def _is_here(self, tournament: Tournament) -> bool:
        return tournament.phase is Phase.OVER or self._live.get(tournament.id) is tournament

    async def _write(self, tournament: Tournament, entries: Sequence[Entry], fence: Fence | None) -> None:
        await self._journal.write(Recorded(tournament.id, tournament.length, tuple(entries)), fence)


def _names(tournament: Tournament, user: int) -> bool:
    """Tell whether a person has entered a tournament, directs it, or has directed something in it."""
    named = {each.user for each in tournament.entrants} | {each.by for each in tournament.entrants}
    named.add(tournament.changed_by)
    named |= tournament.replaced.keys()
    return tournament.directs(user) or user in named or any(each.adjusted_by == user for each in tournament.pairings)
