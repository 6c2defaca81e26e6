"""Does what is due in tournaments: begins them, draws rounds, opens tables, notes results, ends them."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

from bot.features.tournaments.live import places
from bot.features.tournaments.live.openings import Openings, is_to_open
from bot.features.tournaments.live.table_endings import Ends, attempt
from bot.features.tournaments.live.tournaments import Tournaments
from bot.features.tournaments.live.waiting import SeatedElsewhere
from bot.features.tournaments.rules import entries
from bot.features.tournaments.rules.challenging import run_out
from bot.features.tournaments.rules.directors import pause_by_itself
from bot.features.tournaments.rules.draw import draw, finished, next_due, wants_computers
from bot.features.tournaments.rules.entries import Drawn, Ended, Ending, Entry, Pairing, Why
from bot.features.tournaments.rules.pairing.parts import Paired
from bot.features.tournaments.rules.running import begin, end, lapses_at, no_shows, open_check_in, take_draw
from bot.features.tournaments.rules.signing_up import fill_with_computers, withdraw
from bot.features.tournaments.rules.tournament import Phase, Tournament
from bot.features.tournaments.store.tournaments import TournamentStore
from bot.games.refused import Refused
from bot.interactions.context import Context
from bot.runtime.background import Background, finish
from bot.runtime.engine import Happening
from bot.runtime.refusal import Refusal
from bot.store.engine.fence import NotOurs, NotSaved
from bot.tables.live.room import Room
from bot.tables.rules.playing import close_live
from bot.tables.rules.table import Table

log = logging.getLogger(__name__)

AFTER_ERROR_SECONDS = 30.0
"""How long after an unexpected error a tournament is looked at again, in seconds."""

SETTLED_SECONDS = 1.0
"""How long a page waits at most for what an action brings about, in seconds: Discord waits for it."""

CLOSING_SECONDS = 3.0
"""How long what is under way may take when a tournament is let go or the bot stops, in seconds."""


GRACE: Final = timedelta(minutes=15)
"""How long a tournament whose start has come waits for those who have not checked in."""


@dataclass(slots=True)
class _Work:
    """What is to be done about a tournament."""

    task: asyncio.Task[None] | None = None
    again: bool = True
    """Whether something has happened since the task last looked."""
    ended: dict[int, Table] = field(default_factory=dict)
    """By number, its tables that are over, until the record says so."""
    gone: set[int] = field(default_factory=set)
    """The people who may have left the server."""
    opening: dict[Pairing, asyncio.Task[None]] = field(default_factory=dict)
    """The pairings for which a table is being opened."""
    unseen: set[int] = field(default_factory=set)
    """The tables of which Discord does not let the bot send or change the message."""
    told_few: bool = False
    """Whether its organiser has been told that too few are there."""
    full: bool = False
    """Whether a pairing waits for a free channel, or for somebody at a table of another tournament."""


@dataclass(eq=False, repr=False)
class Director:
    """Looks at a tournament whenever something has happened in it or at its tables, and does what is due.

    ``TournamentServices`` declares what it follows.
    """

    _around: Context
    _tournaments: Tournaments
    _store: TournamentStore
    _room: Room
    _openings: Openings
    _places: places.Places

    def __post_init__(self) -> None:
        self._client, self._clock = self._around.client, self._around.clock
        self._ends = Ends(self._client, self._tournaments, self._store, self._room, self._openings)
        self._work: dict[int, _Work] = {}
        self.told_few: Callable[[Tournament], None] = lambda tournament: None
        """Tells the organiser that it cannot begin, as too few are there."""
        self._seeds: dict[int, bytes] = {}
        self._aside = Background()
        self._closed = False

    # What is heard

    def tournament_changed(self, tournament: Tournament, happened: Entry | Happening) -> None:
        """Look at what is due after something has happened in a tournament."""
        if tournament.phase is Phase.OVER and not isinstance(happened, entries.Ended):
            return  # a result was corrected after the end
        self._work.setdefault(tournament.id, _Work())
        match happened:
            case entries.Drawn():
                self._places.opened(tournament, *tournament.rounds[-1].pairings)
            case entries.Ended():
                self._aside.begin(self._close_strays(tournament))
        self.touch(tournament)

    def tournament_forgotten(self, number: int) -> None:
        """Do nothing more in a tournament."""
        work = self._work.pop(number, None)
        self._places.forget(number)
        self._seeds.pop(number, None)
        self._clock.cancel(("tournament", number))
        if work is not None:
            for task in work.opening.values():
                self._aside.keep(task)

    def table_over(self, table: Table, happened: Happening) -> None:
        """Look at what is due now that a table is over."""
        if table.live:
            return
        if table.tournament is not None and table.tournament in self._work:
            self._work[table.tournament].ended[table.id] = table
            self._touch(table.tournament)
        for number, work in self._work.items():
            if work.full:
                self._touch(number)

    def table_woken(self, table: Table, happened: Happening) -> None:
        """Look at a table that was rebuilt: the process may have stopped before it could close it."""
        if table.live and table.tournament is not None:
            key, number = ("tournament", table.tournament, "woken"), table.tournament
            self._aside.begin(self._clock.insist(key, lambda: self._heed_woken(number)))
        else:
            self.table_over(table, happened)

    def missing(self, table: Table, user: int) -> None:
        """Note that Discord does not let a player into the thread of a table."""
        if table.tournament is not None and table.tournament in self._work:
            self._work[table.tournament].gone.add(user)
            self._touch(table.tournament)

    def unseen(self, table: Table, code: int) -> None:
        """Note that Discord does not let the bot send or change the message of a table, so that nobody can play there.

        :param code: Discord's error code.
        """
        if table.tournament is None or table.tournament not in self._work:
            return
        self._places.unseen(table, code)
        self._work[table.tournament].unseen.add(table.id)
        self._touch(table.tournament)

    def touch(self, tournament: Tournament) -> None:
        """Look soon at what is due in a tournament."""
        if tournament.phase is not Phase.OVER:
            self._work.setdefault(tournament.id, _Work())
            self._touch(tournament.id)

    def _touch(self, number: int) -> None:
        work = self._work[number]
        work.again = True
        if work.task is None and not self._closed:
            work.task = asyncio.create_task(self._run(number, work), name=f"tournament {number}")

    async def abandon(self, *, channel: int | None = None, guild: int | None = None) -> None:
        """End the tournaments of a channel that was deleted, or of a server that is gone."""
        for tournament in self._tournaments.live:
            if tournament.guild == guild or (channel is not None and tournament.channel == channel):
                await self._end_without_channel(tournament)

    async def seed(self, tournament: Tournament) -> bytes:
        """Return the seed of a tournament's draws, which is secret until it is over.

        :raises NotSaved: the database does not answer.
        """
        if tournament.id not in self._seeds:
            self._seeds[tournament.id] = await self._store.seed(tournament.id)
        return self._seeds[tournament.id]

    async def settled(self, tournament: Tournament) -> None:
        """Wait until what is due in a tournament is done, such as a draw, but for ``SETTLED_SECONDS`` at most."""
        work = self._work.get(tournament.id)
        if work is not None and work.task is not None:
            await asyncio.wait({work.task}, timeout=SETTLED_SECONDS)

    async def close(self) -> bool:
        """Begin nothing more, and finish what is under way; return whether anything was."""
        self._closed = True
        tasks = {work.task for work in self._work.values() if work.task is not None}
        openings = {task for work in self._work.values() for task in work.opening.values()}
        return await finish({*tasks, *openings, *self._aside}, CLOSING_SECONDS)

    # The loop

    async def _run(self, number: int, work: _Work) -> None:
        try:
            while work.again and not self._closed and self._work.get(number) is work:
                work.again = False
                tournament = await self._tournaments.find(number)
                if tournament.phase in (Phase.SIGN_UP, Phase.CHECK_IN):
                    await self._before(tournament)
                if tournament.phase is Phase.RUNNING:
                    await self._during(tournament, work)
        except (NotOurs, Refusal):
            pass  # another process serves it now, or it is deleted
        except NotSaved:
            self._clock.try_again(("tournament", number), lambda: self._again(number))
        except places.ChannelGone:
            self._aside.begin(self._end_without_channel(await self._tournaments.find(number)))
        except Exception:
            log.exception("tournament %d: something failed; it goes on", number)
            self._at(number, self._clock.now() + AFTER_ERROR_SECONDS)
        finally:
            work.task = None
        if work.again and self._work.get(number) is work and not self._clock.is_set(("tournament", number)):
            self._touch(number)

    async def _again(self, number: int) -> None:
        if number in self._work:
            self._touch(number)

    def _at(self, number: int, when: float) -> None:
        self._clock.set(("tournament", number), when, lambda: self._again(number))

    def _place_later(self, number: int, seconds: float) -> None:
        self._clock.set(("tournament", number, "place"), self._clock.now() + seconds, lambda: self._again(number))

    # Before it begins

    async def _before(self, tournament: Tournament) -> None:
        """Open check-in and begin, each when its time has come."""
        starts, now = tournament.options.starts, self._tournaments.now()
        lapses = lapses_at(tournament)
        if lapses is not None:
            until = min(lapses, starts or lapses)
            if now < until:
                self._at(tournament.id, until.timestamp())
            else:
                await self._tournaments.do(tournament, _lapse, await self.seed(tournament))
            return
        if starts is None or tournament.paused:
            return
        opens = starts - timedelta(minutes=tournament.options.check_in)
        if tournament.phase is Phase.SIGN_UP and opens <= now < starts:  # afterwards there is no time for it
            await attempt(self._tournaments, tournament, open_check_in)
        if now < starts:
            self._work[tournament.id].told_few = False
            due = starts if opens <= now else opens
            self._at(tournament.id, due.timestamp())
            return
        try:
            await self._tournaments.do(tournament, begin)
        except Refused as refusal:
            if tournament.phase not in (Phase.SIGN_UP, Phase.CHECK_IN):
                return  # a director was first
            if refusal.code not in ("too_few_entrants", "too_few_of_club"):
                raise
            until, work = starts + GRACE, self._work[tournament.id]
            if no_shows(tournament) and now < until:  # late ones may check in, or its directors decide
                self._at(tournament.id, until.timestamp())
                if not work.told_few:
                    work.told_few = True
                    self.told_few(tournament)
                return
            await attempt(self._tournaments, tournament, end, await self.seed(tournament), Ending.CALLED_OFF)

    # While it goes on

    async def _during(self, tournament: Tournament, work: _Work) -> None:
        unseen = set(work.unseen)
        for table in sorted(unseen):
            with suppress(Refused, NotOurs):  # so that another is opened for its pairing
                await self._room.do(await self._room.find(table), close_live)
        # Also of tables that ended before a restart, or unheard.
        for ended in list(work.ended.values()):
            await self._ends.note(tournament, ended, seen=ended.id not in work.unseen)
            work.ended.pop(ended.id, None)
        for pairing in tournament.open_pairings:
            if pairing.table is not None and not self._room.is_live(pairing.table):
                await self._ends.note_lost(tournament, pairing, pairing.table)
        work.unseen -= unseen
        await self._close_strays(tournament)
        await self._heed_departures(tournament, work)
        if tournament.paused:
            return
        if tournament.ladder is not None:
            await attempt(self._tournaments, tournament, run_out)
        if not await draw_due(self._tournaments, tournament, await self.seed(tournament)):
            return
        work.full = False
        for pairing in tournament.open_pairings:
            if is_to_open(tournament, pairing) and pairing.number not in work.opening:
                task = asyncio.create_task(self._open(tournament, pairing, work))
                work.opening[pairing.number] = task
        due = next_due(tournament, self._tournaments.now())
        if due is not None:
            self._at(tournament.id, due.timestamp())

    async def _open(self, tournament: Tournament, pairing: Paired, work: _Work) -> None:
        number = tournament.id
        try:
            await self._openings.open(tournament, pairing)
        except places.NoPlace as wait:
            if wait.seconds is None:
                work.full = True
            else:
                self._place_later(number, wait.seconds)
        except SeatedElsewhere:
            work.full = True
            # They may also leave that table while it is played on.
            key, later = ("tournament", number, "elsewhere"), self._clock.now() + places.LATER_SECONDS
            self._clock.set(key, later, lambda: self._again(number))
        except places.NotAllowed:
            key = ("tournament", number, "place")
            await self._clock.insist(key, lambda: self._tournaments.do(tournament, pause_by_itself))
        except places.ChannelGone:
            self._aside.begin(self._end_without_channel(tournament))
        except NotSaved:
            self._clock.try_again(("tournament", number, "place"), lambda: self._again(number))
        except (Refused, NotOurs) as refusal:
            log.info("tournament %d: pairing %d is not opened: %s", number, pairing.number, refusal)
            self._place_later(number, places.SOON_SECONDS)
        except Exception:
            log.exception("tournament %d: no table can be opened for pairing %d", number, pairing.number)
            self._place_later(number, AFTER_ERROR_SECONDS)
        else:
            if self._work.get(number) is work:
                self._touch(number)
        finally:
            work.opening.pop(pairing.number, None)
            if tournament.phase is Phase.OVER:
                await self._close_strays(tournament)

    # Results

    async def _close_strays(self, tournament: Tournament) -> None:
        """Close the tables that belong to no pairing any more, now or when the database takes it."""
        key = ("tournament", tournament.id, "strays")
        await self._clock.insist(key, lambda: self._ends.close_strays(tournament))

    async def _heed_woken(self, number: int) -> None:
        """Look at the tournament of a table that was rebuilt; close the table if the tournament is over."""
        try:
            tournament = await self._tournaments.find(number)
        except (Refusal, ValueError) as error:
            log.warning("tournament %d: it cannot be read, and its table is played on: %s", number, error)
            return
        if tournament.phase is Phase.OVER:
            await self._close_strays(tournament)
        elif number in self._work:
            self._touch(number)

    # Departures

    async def _heed_departures(self, tournament: Tournament, work: _Work) -> None:
        """Let those who are out leave their tables. A table with one entrant left is decided."""
        for user in list(work.gone):
            if not await places.is_member(self._client, tournament.guild, user):
                entered = tournament.entrant_of(user)
                if entered is not None and entered.out is None:
                    await attempt(self._tournaments, tournament, withdraw, user, Why.LEFT_SERVER)
            work.gone.discard(user)
        for pairing in tournament.open_pairings:
            someone_out = any(tournament.entrants[each].out is not None for each in pairing.entrants)
            if someone_out and (pairing.table is None or self._room.is_live(pairing.table)):
                await self._ends.let_leave(tournament, pairing)

    async def _end_without_channel(self, tournament: Tournament) -> None:
        async def over() -> None:
            if tournament.phase is not Phase.OVER:
                with suppress(Refused):
                    await self._tournaments.do(tournament, end, await self.seed(tournament), Ending.CHANNEL_GONE)

        await self._clock.insist(("tournament", tournament.id, "end"), over)


def _lapse(tournament: Tournament, now: datetime, seed: bytes) -> Ended | None:
    """Call a match of clubs off, unless the other club has agreed meanwhile."""
    waits = tournament.awaits_acceptance and tournament.phase is not Phase.OVER
    return end(tournament, now, seed, Ending.CALLED_OFF) if waits else None


MOST_DRAWS: Final = 100
"""How many draws follow each other at most before anything else is done."""


async def draw_due(tournaments: Tournaments, tournament: Tournament, seed: bytes) -> bool:
    """Draw what can be drawn, and end the tournament if all was played; return whether it goes on.

    :param seed: the seed of its draws.
    :raises NotSaved: the database did not take it.
    :raises NotOurs: another process serves the tournament.
    """

    def next_draw(tournament: Tournament, now: datetime) -> Drawn | None:
        if tournament.paused or tournament.phase is not Phase.RUNNING:
            return None
        drawn = draw(tournament, seed, now)
        return None if drawn is None else take_draw(tournament, drawn)

    def fill(tournament: Tournament, now: datetime) -> tuple[Entry, ...]:
        """Fill the tables up, if anything can be drawn now or could be with computer players."""
        return fill_with_computers(tournament, now) if wants_computers(tournament, seed, now) else ()

    for _ in range(MOST_DRAWS):
        if tournament.options.computers:
            await tournaments.do(tournament, fill)
        if finished(tournament, tournaments.now()) and not tournament.open_pairings:
            await attempt(tournaments, tournament, end, seed, Ending.FINISHED)
            return False
        if await tournaments.do(tournament, next_draw) is None:
            break
    return True
