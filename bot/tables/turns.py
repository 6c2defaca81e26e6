"""What happens at a table by itself: time runs short, time is up, and computer players move."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from random import Random
from typing import Protocol, TypeVar

from bot.games.game import Seat
from bot.store.errors import NotSaved
from bot.store.fence import NotOurs
from bot.store.journal.entries import Entry, Moved
from bot.tables.clock import Clock
from bot.tables.refusal import Refusal
from bot.tables.table import MISSED_BEFORE_AWAY, Pace, Status, Table
from bot.tables.thinking import Thinker

log = logging.getLogger(__name__)

RETRY_SECONDS = 5.0
"""When the database did not answer a timer, it is tried again after this long."""

FORCED_SHARE = 0.5
"""How long a computer player seems to think where there is but one thing to do, compared with other choices."""

DICE = 1 << 62
"""Seeds of the dice that computer players throw lie below this."""

KINDS = ("deadline", "reminder", "computer")
"""What timers of a table there are."""

EntryT = TypeVar("EntryT", bound=Entry | None)


class Request(Protocol):
    """Decides what is to happen at a table, writes it down and applies it: ``Room.do``."""

    async def __call__(self, table: Table, decide: Callable[[], EntryT]) -> EntryT:
        """Return what was decided."""
        ...


class Turns:
    """The timers of the choices that are open."""

    def __init__(
        self,
        clock: Clock,
        pace: Pace,
        thinker: Thinker,
        do: Request,
        time_is_short: Callable[[Table, list[Seat]], None],
    ) -> None:
        """Make timers that are not set.

        :param time_is_short: told of those who are to act and have little time left.
        """
        self._clock = clock
        self._pace = pace
        self._thinker = thinker
        self._do = do
        self._time_is_short = time_is_short
        self._chance = Random()  # noqa: S311 - dice for computer players

    def dice(self) -> int:
        """Return what a computer player's dice show."""
        return self._chance.randrange(DICE)

    def forget(self, table: int) -> None:
        """Cancel a table's timers."""
        for kind in KINDS:
            self._clock.cancel((table, kind))

    def try_again(self, number: int, kind: str, alarm: Callable[[], Awaitable[None]]) -> None:
        """Do something for a table later, since the database does not answer now."""
        log.warning("table %d: the database does not answer; trying again in %.0f s", number, RETRY_SECONDS)
        self._clock.set((number, kind), self._clock.now() + RETRY_SECONDS, alarm)

    def schedule(self, table: Table) -> None:
        """Set the table's timers for the choice that is open now."""
        now = self._clock.now()
        position = table.position
        if table.status is not Status.PLAYING or position is None:
            return
        turn = position.turn
        if table.deadline is None:
            self._clock.cancel((table.id, "deadline"))
            self._clock.cancel((table.id, "reminder"))
        else:
            deadline = table.deadline.timestamp()
            self._clock.set((table.id, "deadline"), deadline, lambda: self.time_is_up(table, turn))
            if 0 < self._pace.remind < deadline - now:
                self._clock.set((table.id, "reminder"), deadline - self._pace.remind, lambda: self._remind(table, turn))
        computers = [] if table.paused else table.computers_to_act()
        if not computers:
            self._clock.cancel((table.id, "computer"))
        else:
            when = now + self._seems_to_think(table)
            self._clock.set((table.id, "computer"), when, lambda: self._computer_moves(table))

    def remind_if_overdue(self, table: Table) -> None:
        """Remind at once those who would have been reminded by now: whoever served the table has taken it back."""
        if table.deadline is None or table.position is None:
            return
        turn, left = table.position.turn, table.deadline.timestamp() - self._clock.now()
        if 0 < left <= self._pace.remind < (table.turn_seconds or self._pace.turn):
            self._clock.set((table.id, "reminder"), self._clock.now(), lambda: self._remind(table, turn))

    def _seems_to_think(self, table: Table) -> float:
        """Return for how many seconds a computer player seems to think: not always alike, as people do.

        It is quick where there is but one thing to do, and where no person is left to watch.
        """
        turn = table.computer_turn()
        if turn.formality is not None or all(seat.user is None or seat.away for seat in table.seats):
            return 0.0
        return self._pace.think * (FORCED_SHARE if turn.forced else 0.7 + 0.6 * self._chance.random())

    async def _computer_moves(self, table: Table) -> None:
        try:
            turn = table.computer_turn()
            move = turn.formality
            if move is None:
                move = await self._thinker.choose(table.game, turn.kind, turn.view, self.dice())
            await self._do(table, lambda: table.computer_move(turn, move, self._now(), self._pace))
        except (Refusal, NotOurs):
            return  # a person took the seat back, or the table was closed, in the meantime
        except NotSaved:
            self.try_again(table.id, "computer", lambda: self._computer_moves(table))

    async def _remind(self, table: Table, turn: int) -> None:
        if table.position is not None and table.position.turn == turn:
            self._time_is_short(table, table.people_to_act())

    async def time_is_up(self, table: Table, turn: int) -> None:
        """Play for everybody who has not made this choice; hand over the seat of who missed too many in a row."""
        try:
            while True:
                entry: Moved = await self._do(table, lambda: table.automatic_move(turn, self._now(), self._pace))
                if table.live and table.missed.get(entry.seat, 0) >= MISSED_BEFORE_AWAY:
                    await self._do(table, lambda seat=entry.seat: table.step_back(seat))  # type: ignore[misc]
        except (Refusal, NotOurs):
            return  # everybody has chosen
        except NotSaved:
            self.try_again(table.id, "deadline", lambda: self.time_is_up(table, turn))

    def _now(self) -> datetime:
        return datetime.fromtimestamp(self._clock.now(), UTC)
