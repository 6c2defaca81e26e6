"""What happens at a table without a click: reminders, deadlines, and computer players' moves."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from random import Random

from bot.games.game import Move, Seat
from bot.store.errors import NotSaved
from bot.store.fence import NotOurs
from bot.store.journal.entries import Entry, Moved, Posted
from bot.tables import expiry, modest, playing
from bot.tables.clock import Clock
from bot.tables.listener import Listener
from bot.tables.refusal import Refusal
from bot.tables.room import Room
from bot.tables.table import MISSED_BEFORE_AWAY, Status, Table
from bot.tables.thinking import Thinker

log = logging.getLogger(__name__)

FORCED_SHARE = 0.5
"""How long a computer player seems to think over a forced move, as a share of ``Pace.think``."""

DICE = 1 << 62
"""The seeds of computer players' random numbers are below this."""

AFTER_ERROR_SECONDS = 30.0
"""How long after an unexpected error a table's timers are set again, in seconds."""

KINDS = ("deadline", "reminder", "computer", "lobby", "again")
"""The timers that a table can have. The last one sets the others again, after an error."""


class Turns(Listener):
    """Sets the timers of each table's open choice, and acts when they go off."""

    def __init__(
        self,
        room: Room,
        clock: Clock,
        thinker: Thinker,
        time_is_short: Callable[[Table, list[Seat]], None],
    ) -> None:
        """Make the timers. They are set once this listener subscribes to the room.

        :param thinker: chooses computer players' moves.
        :param time_is_short: called with the table and the seats of the people who have to act and have little time.
        """
        self._room = room
        self._clock = clock
        self._pace = room.pace
        self._thinker = thinker
        self._time_is_short = time_is_short
        self._chance = Random()  # noqa: S311 - dice for computer players
        self._logged: dict[int, set[tuple[str, type[Exception]]]] = {}
        """By a table's number, what has failed there and how: the same error is logged once, not once a turn."""

    def changed(self, table: Table, entry: Entry | None) -> None:
        """See ``Listener``."""
        if table.live and not isinstance(entry, Posted):
            self.set_going(table)

    def woken(self, table: Table) -> None:
        """See ``Listener``."""
        if table.live:
            self.set_going(table)
            self.remind_if_overdue(table)

    def forgotten(self, number: int) -> None:
        """See ``Listener``."""
        for kind in KINDS:
            self._clock.cancel((number, kind))
        self._logged.pop(number, None)

    def set_going(self, table: Table) -> None:
        """Set the table's timers for its open choice; if that fails, try again later."""
        try:
            self._schedule(table)
        except Exception as error:  # noqa: BLE001 - whatever it is, the table must not be left without a timer
            self._failed(table, "timers", error)

    async def rescue(self, table: Table) -> None:
        """Set the timers of a table that has none, and a deadline, if people have to act without one.

        :raises NotSaved: the database did not take the deadline.
        """
        if table.deadline is None and table.people_to_act():
            await self._room.do(table, playing.fresh_deadline)
        self.set_going(table)

    def is_stuck(self, table: Table) -> bool:
        """Return whether a game is in progress, but nothing will ever happen unless somebody clicks.

        A table whose command is under way is not stuck: its timers are set when the command is done.
        """
        if table.status is not Status.PLAYING or table.paused or table.lock.locked() or not self._room.serves(table):
            return False
        if self._clock.is_set((table.id, "again")):
            return False
        people, computers = table.people_to_act(), table.computers_to_act()
        if people and (table.deadline is None or not self._clock.is_set((table.id, "deadline"))):
            return True
        if computers and not self._clock.is_set((table.id, "computer")):
            return True
        return not people and not computers

    def _set(self, table: Table, kind: str, when: float, act: Callable[[], Awaitable[None]]) -> None:
        """Set one of the table's timers. If its alarm fails, the table's timers are set again later."""

        async def ring() -> None:
            try:
                await act()
            except (Refusal, NotOurs):
                return  # meanwhile a person took the seat back, or the table was closed or handed over
            except NotSaved:
                self._clock.try_again((table.id, "again"), lambda: self._again(table))
            except Exception as error:  # noqa: BLE001 - the game has to go on
                self._failed(table, kind, error)

        self._clock.set((table.id, kind), when, ring)

    async def _again(self, table: Table) -> None:
        self.set_going(table)

    def _failed(self, table: Table, what: str, error: Exception) -> None:
        self._log_once(table, what, error)
        self._clock.set((table.id, "again"), self._clock.now() + AFTER_ERROR_SECONDS, lambda: self._again(table))

    def _log_once(self, table: Table, what: str, error: Exception) -> None:
        logged = self._logged.setdefault(table.id, set())
        if (what, type(error)) not in logged:
            logged.add((what, type(error)))
            log.error("table %d: its %s failed; the game goes on", table.id, what, exc_info=error)

    def _schedule(self, table: Table) -> None:
        now = self._clock.now()
        position = table.position
        if table.status is Status.LOBBY and table.deadline is not None:
            self._set(table, "lobby", table.deadline.timestamp(), lambda: self._expire(table))
        else:
            self._clock.cancel((table.id, "lobby"))
        if table.status is not Status.PLAYING or position is None:
            return
        turn = position.turn
        if table.deadline is None:
            self._clock.cancel((table.id, "deadline"))
            self._clock.cancel((table.id, "reminder"))
        else:
            deadline = table.deadline.timestamp()
            self._set(table, "deadline", deadline, lambda: self.time_is_up(table, turn))
            if 0 < self._pace.remind < deadline - now:
                self._set(table, "reminder", deadline - self._pace.remind, lambda: self._remind(table, turn))
        computers = [] if table.paused else table.computers_to_act()
        if not computers:
            self._clock.cancel((table.id, "computer"))
        else:
            self._set(table, "computer", now + self._thinking_seconds(table), lambda: self._computer_moves(table))

    def remind_if_overdue(self, table: Table) -> None:
        """Send a reminder at once if it is already due.

        The process that served the table before has deleted the reminder it sent.
        """
        if table.deadline is None or table.position is None:
            return
        turn, left = table.position.turn, table.deadline.timestamp() - self._clock.now()
        if 0 < left <= self._pace.remind < (table.turn_seconds or self._pace.turn):
            self._set(table, "reminder", self._clock.now(), lambda: self._remind(table, turn))

    def _thinking_seconds(self, table: Table) -> float:
        """Return for how many seconds a computer player seems to think. As with people, that varies.

        A forced move takes less. A move without a choice, or one that no person is there to watch, takes no time.
        """
        try:
            turn = table.computer_turn()
        except Exception as error:  # noqa: BLE001 - a modest move is played instead
            self._log_once(table, "computer player", error)
            return self._pace.think
        if turn.formality is not None or all(seat.user is None or seat.away for seat in table.seats):
            return 0.0
        return self._pace.think * (FORCED_SHARE if turn.forced else 0.7 + 0.6 * self._chance.random())

    async def _computer_moves(self, table: Table) -> None:
        """Play for a computer player; a modest move, if the player fails or what it chooses is not allowed."""
        ply, waiting = len(table.require_playing().moves), table.computers_to_act()
        if not waiting:
            return
        try:
            turn = table.computer_turn()
            move = turn.formality
            if move is None:
                move = await self._thinker.choose(table.game, turn.kind, turn.view, self._seed())
            await self._room.do(table, playing.computer_move, turn, move)
        except (Refusal, NotOurs, NotSaved):
            raise
        except Exception as error:  # noqa: BLE001 - whatever is wrong with the player, the game has to go on
            self._log_once(table, "computer player", error)
            await self._room.do(table, modest.instead_of_computer, ply, waiting[0])

    async def _expire(self, table: Table) -> None:
        await self._room.do(table, expiry.expire)
        log.info("table %d: nobody did anything in its lobby; closed", table.id)

    async def _remind(self, table: Table, turn: int) -> None:
        if table.position is not None and table.position.turn == turn and self._room.serves(table):
            self._time_is_short(table, table.people_to_act())

    async def time_is_up(self, table: Table, turn: int) -> None:
        """Play for everybody who has not made this choice.

        The computer takes over the seat of a person who has missed ``MISSED_BEFORE_AWAY`` choices in a row.

        :raises NotSaved: the database did not take it.
        """
        try:
            while True:
                entry = await self._automatic_move(table, turn)
                if table.live and table.missed.get(entry.seat, 0) >= MISSED_BEFORE_AWAY:
                    await self._room.do(table, playing.step_back, entry.seat)
        except (Refusal, NotOurs):
            return  # everybody has chosen, or the table was closed or handed over

    async def _automatic_move(self, table: Table, turn: int) -> Moved:
        try:
            return await self._room.do(table, playing.automatic_move, turn)
        except (Refusal, NotOurs, NotSaved):
            raise
        except Exception as error:  # noqa: BLE001 - whatever is wrong with the move, the game has to go on
            self._log_once(table, "automatic move", error)
            return await self._room.do(table, playing.automatic_move, turn, modest.first_move)

    async def advise(self, table: Table, user: int) -> Sequence[tuple[Move, float | None]]:
        """Return what the strongest computer player thinks of a person's possible moves, the best first.

        :raises Refusal: ``not_seated``, ``not_started``, ``game_over``, ``not_your_turn``, ``too_slow``, or
            ``no_advice`` in a rated game.
        """
        seat = table.seat_of(user)
        if table.position is None or not table.live:
            raise Refusal("game_over" if table.position else "not_started")
        if table.rated:
            raise Refusal("no_advice")
        view = table.position.view(seat)
        if not view.legal_moves:
            raise Refusal("not_your_turn")
        try:
            return await self._thinker.advise(table.game, view, self._seed())
        except OSError as error:
            raise Refusal("too_slow") from error

    def _seed(self) -> int:
        """Return a seed for a computer player's random numbers."""
        return self._chance.randrange(DICE)
