"""What happens at a table without a click: reminders, deadlines, and computer players' moves."""

import asyncio
import logging
import math
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Final

from bot.games.checks import MOST_MOVES
from bot.games.errors import BrokenRules, at_fault, told
from bot.games.game import IllegalMove, Move, Seat
from bot.games.origins import with_origin
from bot.runtime.background import Clock
from bot.runtime.engine import Happening
from bot.runtime.refusal import Refusal
from bot.runtime.thinking import Thinker
from bot.store.engine.fence import NotOurs, NotSaved
from bot.store.engine.status import CloseReason
from bot.store.journal.entries import DeadlineSet, Ended, Entry, Moved, Paused
from bot.tables.live.room import Room
from bot.tables.rules import expiry, playing
from bot.tables.rules.expiry import MOST_FAILURES
from bot.tables.rules.moment import Moment
from bot.tables.rules.table import Status, Table

log = logging.getLogger(__name__)

FORCED_SHARE = 0.5
"""How long a computer player seems to think over a forced move, as a share of ``Pace.think``."""

DICE = 1 << 62
"""The seeds of computer players' random numbers are below this."""

AFTER_ERROR_SECONDS = 30.0
"""How long after an unexpected error a table's timers are set again, in seconds."""

RULES: Final = "rules"
PLAYER: Final = "computer player"
"""What has failed, as the log calls it; otherwise it is a timer."""

MOST_LOGGED: Final = 10
"""How many errors are logged of a table: what they say may be different each time."""

DEAF_SECONDS = 5.0
"""How often we look, in seconds, whether clicks arrive again."""

JUST_NOW_SECONDS = 1.0
"""A reminder that is due within this time, in seconds, is due now: an alarm may ring a little early."""

KINDS = ("deadline", "reminder", "computer", "forced", "lobby", "pause", "again", "limit", "nobody", "begin")
"""The timers that a table can have. ``forced`` plays the only move of a person by itself; ``again`` sets the others
again, after an error; ``limit`` closes an endless game, ``nobody`` pauses one at which nobody is there, and
``begin`` begins that of a lobby.
"""


@dataclass(eq=False, repr=False)
class Turns:
    """Sets the timers of each table's open choice, and acts when they go off. Its effects set them.

    Every method that asks the database raises ``NotSaved`` if it does not answer.
    """

    _room: Room
    _clock: Clock
    _thinker: Thinker
    """Chooses computer players' moves."""
    _time_is_short: Callable[[Table, list[Seat], int], None]
    """Called with the table, the seats of the people who have to act and have little time, and which reminder of
    the turn that is, from 1."""
    _hears: Callable[[int], bool] = lambda guild: True
    """Tells whether people in a server see what happens, and their clicks reach this process. While it is not so,
    nobody's time is up."""
    _plays_forced: Callable[[int], bool] = lambda user: False
    """Tells whether a person wants moves to be played by themselves that the rules force."""

    def __post_init__(self) -> None:
        self._pace = self._room.pace
        self._deaf: set[int] = set()
        """The numbers of the tables at which time was up while nobody's clicks arrived."""
        self._advising: set[int] = set()
        """The people whose question for advice is being answered."""
        self._chance = Random()  # noqa: S311 - dice for computer players
        self._logged: dict[int, set[str]] = {}
        """By a table's number, the errors there: the same error is logged once, not once a turn or a press."""
        self._failures: Counter[int] = Counter()
        """By a table's number, how many times it has failed since its last move."""

    def changed(self, table: Table, happened: Entry | Happening) -> None:
        """Set the timers of what a table waits for now."""
        if isinstance(happened, Moved):
            self._failures.pop(table.id, None)
        if happened is Happening.TOUCHED and table.failing:
            return  # only its message is out of date: the timer that tries again is set
        if table.live:
            self.set_going(table)
            self.remind_if_overdue(table)  # what was written may have been slow, or a pause left little time

    def failed(self, table: Table, error: Exception, offered: bool) -> None:
        """Try again later if a move has failed that the rules offer; see ``LiveTables.told_failed``."""
        if offered and table.live:
            self._failed(table, RULES, error)
        else:
            self._log_once(table, RULES, error)

    def forgotten(self, number: int) -> None:
        """Cancel a table's timers."""
        for kind in KINDS:
            self._clock.cancel((number, kind))
        self._logged.pop(number, None)
        self._failures.pop(number, None)
        self._deaf.discard(number)

    def idle_until(self, table: Table) -> float:
        """Return when a timer goes off; see ``LiveTables.idle``."""
        if table.failing or table.id in self._failures or table.id in self._deaf or self.is_stuck(table):
            return 0.0
        due = math.inf
        for kind in KINDS:
            when = self._clock.when((table.id, kind))
            if when is not None:
                due = min(due, when)
            elif self._clock.is_set((table.id, kind)):
                return 0.0  # it is ringing
        return due

    def set_going(self, table: Table) -> None:
        """Set the table's timers for its open choice; if that fails, try again later."""
        try:
            self._schedule(table)
        except Exception as error:  # noqa: BLE001 - whatever it is, the table must not be left without a timer
            self._failed(table, "timers", error)

    async def rescue(self, table: Table) -> None:
        """Set the timers of a table that has none, and a deadline, if people have to act without one."""
        if table.deadline is None and table.people_to_act() and not table.paused:
            await self._room.do(table, playing.fresh_deadline)
        self.set_going(table)

    def is_stuck(self, table: Table) -> bool:
        """Return whether a game is in progress, but nothing will ever happen unless somebody clicks.

        A table whose command is under way is not stuck: its timers are set when the command is done.
        """
        if table.status is not Status.PLAYING or table.lock.locked() or not self._room.serves(table):
            return False
        if any(self._clock.is_set((table.id, kind)) for kind in ("again", "limit", "nobody")):
            return False
        if table.paused:
            return table.deadline is not None and not self._clock.is_set((table.id, "pause"))
        people, computers = table.people_to_act(), table.computers_to_act()
        if people and (table.deadline is None or not self._clock.is_set((table.id, "deadline"))):
            return True
        if computers and not self._clock.is_set((table.id, "computer")):
            return True
        return not people and not computers

    def _set(self, table: Table, kind: str, when: float | None, act: Callable[[], Awaitable[object]]) -> None:
        """Set one of the table's timers; cancel it, if it has no time.

        If its alarm fails, the table's timers are set again later.
        """

        async def ring() -> None:
            try:
                await act()
            except (Refusal, NotOurs):
                return  # meanwhile a person took the seat back, or the table was closed or handed over
            except NotSaved:
                self._clock.try_again((table.id, "again"), lambda: self._again(table))
            except asyncio.CancelledError:
                raise
            except BaseException as error:  # a game's code may raise anything, and others have to go on
                if not at_fault(error):
                    raise
                self._failed(table, kind, error)

        if when is None:
            self._clock.cancel((table.id, kind))
        else:
            self._clock.set((table.id, kind), when, ring)

    async def _again(self, table: Table) -> None:
        self.set_going(table)

    def _failed(self, table: Table, what: str, error: BaseException) -> None:
        """Try again later, and say so in the table's message. After too many failures without a move, close it."""
        self._log_once(table, what, error)
        if table.status is Status.PLAYING:
            self._failures[table.id] += 1
            if self._failures[table.id] >= MOST_FAILURES:
                self._clock.set((table.id, "again"), self._clock.now(), lambda: self._close(table, CloseReason.BROKEN))
                return
        self._clock.set((table.id, "again"), self._clock.now() + AFTER_ERROR_SECONDS, lambda: self._again(table))
        if table.status is Status.PLAYING and not table.failing:
            table.failing = True
            self._room.touch(table)

    async def _close(self, table: Table, reason: CloseReason) -> None:
        try:
            await self._room.do(table, expiry.close_failed, reason)
        except Refusal:
            return
        log.error("table %d: the game %s cannot go on; closed: %s", table.id, with_origin(table.game.name), reason)

    def _log_once(self, table: Table, what: str, error: BaseException) -> None:
        logged, said = self._logged.setdefault(table.id, set()), told(error)
        if said not in logged and len(logged) < MOST_LOGGED:
            logged.add(said)
            name = with_origin(table.game.name)
            log.error("table %d: the game %s failed, its %s: %s", table.id, name, what, said, exc_info=error)

    def _schedule(self, table: Table) -> None:
        now, position = self._clock.now(), table.position
        until = None if table.deadline is None else table.deadline.timestamp()
        lobby = until if table.status is Status.LOBBY else None
        self._set(table, "lobby", lobby, lambda: self._close_idle(table, expiry.expire))
        begins = table.begins_at
        self._set(table, "begin", None if begins is None else begins.timestamp(), lambda: self._room.begin(table))
        if table.status is not Status.PLAYING or position is None:
            return
        endless = len(position.moves) >= MOST_MOVES
        if endless or table.must_wait:
            for kind in KINDS:
                self._clock.cancel((table.id, kind))
            if endless:
                self._set(table, "limit", now, lambda: self._close(table, CloseReason.ENDLESS))
            else:
                self._set(table, "nobody", now, lambda: self._room.do(table, playing.wait_for_people))
            return
        turn = position.turn
        self._set(table, "pause", until if table.paused else None, lambda: self._close_idle(table, expiry.end_pause))
        until = None if table.paused else until
        self._set(table, "deadline", until, lambda: self._ring(table, turn))
        if until is None:
            self._clock.cancel((table.id, "reminder"))
        else:
            self._set_reminder(table, turn, until)
        # It does not depend on what anybody holds when a forced move is played, and it is as long for everybody.
        forced = not table.paused and self._forced_seat(table) is not None
        self._set(table, "forced", now + self._pace.breath if forced else None, lambda: self._play_forced(table, turn))
        moves = not table.paused and bool(table.computers_to_act())
        at = now + self._thinking_seconds(table) if moves else None
        self._set(table, "computer", at, lambda: self._computer_moves(table))

    def _forced_seat(self, table: Table) -> Seat | None:
        """Return a seat whose owner wants its only move to be played by itself; None if there is none."""
        position = table.position
        for seat in table.people_to_act():
            user = table.seats[seat].user
            if position is not None and user is not None and self._plays_forced(user) and position.forced(seat):
                return seat
        return None

    async def _play_forced(self, table: Table, turn: int) -> None:
        seat = self._forced_seat(table)
        if seat is not None:
            await self._room.do(table, playing.play_forced, turn, seat)

    def remind_if_overdue(self, table: Table) -> None:
        """Send a reminder at once if one is already due.

        The process that served the table before may have stopped before it was sent. Whoever has had it gets no other.
        """
        if table.deadline is None or table.position is None or table.paused:
            return
        turn, left = table.position.turn, table.deadline.timestamp() - self._clock.now()
        if 0 < left <= max(self._reminder_times(table), default=0.0):
            self._set(table, "reminder", self._clock.now(), lambda: self._remind(table, turn))

    def _set_reminder(self, table: Table, turn: int, deadline: float) -> None:
        left = deadline - self._clock.now()
        due = next((seconds for seconds in self._reminder_times(table) if seconds < left), None)
        if due is not None:
            self._set(table, "reminder", deadline - due, lambda: self._remind(table, turn))

    def _reminder_times(self, table: Table) -> tuple[float, ...]:
        times = reminder_times(table.turn_seconds or self._pace.turn, self._pace.remind)
        return times[:1] if table.slow else times

    def _thinking_seconds(self, table: Table) -> float:
        """Return for how many seconds a computer player seems to think. As with people, that varies.

        A forced move takes less. A move without a choice, or one that no person is there to watch, takes no time.
        """
        try:
            turn = table.computer_turn()
        except Exception as error:  # noqa: BLE001 - a modest move is played instead
            self._log_once(table, RULES, error)
            return self._pace.think
        if turn.formality is not None or table.deserted:
            return 0.0
        return self._pace.think * (FORCED_SHARE if turn.forced else 0.7 + 0.6 * self._chance.random())

    async def _computer_moves(self, table: Table) -> None:
        """Play for a computer player; a modest move, if the player fails or what it chooses is not allowed."""
        ply, waiting = len(table.require_playing().moves), table.computers_to_act()
        if not waiting:
            return
        what = RULES
        try:
            turn = table.computer_turn()
            move = turn.formality
            if move is None:
                what = PLAYER
                move = await self._thinker.choose(table.game, turn.kind, turn.view, self._chance.randrange(DICE))
                what = RULES  # but a move that they refuse is the player's fault
            await self._room.do(table, playing.computer_move, turn, move)
        except (Refusal, NotOurs, NotSaved):
            raise
        except Exception as error:  # noqa: BLE001 - whatever is wrong with the player, the game has to go on
            self._log_once(table, PLAYER if isinstance(error, IllegalMove) else what, error)
            await self._room.do(table, playing.instead_of_computer, ply, waiting[0])

    async def _close_idle(self, table: Table, command: Callable[[Table, Moment], Ended]) -> None:
        what = "did anything in its lobby" if table.status is Status.LOBBY else "has resumed it"
        await self._room.do(table, command)
        log.info("table %d: nobody %s; closed", table.id, what)

    async def _remind(self, table: Table, turn: int) -> None:
        if table.position is None or table.position.turn != turn or not self._room.serves(table):
            return
        if table.deadline is None or table.paused:
            return
        left = table.deadline.timestamp() - self._clock.now()
        stage = sum(left < seconds + JUST_NOW_SECONDS for seconds in self._reminder_times(table))
        late = table.held_up() if stage else []
        if late:  # where nobody waits, nothing is lost
            self._time_is_short(table, late, stage)
        self._set_reminder(table, turn, table.deadline.timestamp())

    async def _ring(self, table: Table, turn: int) -> None:
        """Act on a deadline, unless nobody could have met it."""
        if not self._hears(table.guild):
            self._deaf.add(table.id)
            self._set(table, "deadline", self._clock.now() + DEAF_SECONDS, lambda: self._ring(table, turn))
        elif table.id in self._deaf:
            await self.give_time(table)
        else:
            await self.time_is_up(table, turn)

    async def give_time(self, table: Table) -> None:
        """Give people as much time as after a restart: clicks have not arrived for a while."""
        self._deaf.discard(table.id)
        with suppress(Refusal, NotOurs):
            await self._room.do(table, playing.fresh_deadline)

    async def time_is_up(self, table: Table, turn: int) -> None:
        """Play for everybody who has not made this choice; see ``playing.time_is_up``.

        The computer takes over at once for whoever has given no sign of life in their turn.
        """
        try:
            while isinstance(entry := await self._time_is_up(table, turn), Moved):
                if table.live and table.missed.get(entry.seat):
                    await self._room.do(table, playing.step_back, entry.seat)
        except (Refusal, NotOurs):
            return  # everybody has chosen, or the table was closed or handed over

    async def _time_is_up(self, table: Table, turn: int) -> Moved | DeadlineSet | Paused:
        try:
            return await self._room.do(table, playing.time_is_up, turn)
        except (Refusal, NotOurs, NotSaved):
            raise
        except Exception as error:  # noqa: BLE001 - whatever is wrong with the move, the game has to go on
            self._log_once(table, RULES if isinstance(error, BrokenRules) else "automatic move", error)
            return await self._room.do(table, playing.time_is_up, turn, playing.first_move)

    async def advise(self, table: Table, user: int) -> Sequence[tuple[Move, float | None]]:
        """Return what the strongest computer player thinks of a person's possible moves, the best first.

        A person gets one answer at a time, so that nobody keeps the computer players of other tables waiting.

        :raises Refusal: ``not_seated``, ``kicked``, ``not_started``, ``game_over``, ``not_your_turn``, ``too_slow``,
            ``no_advice`` in a rated game, or ``advice_under_way`` while the person's last question is being answered.
        """
        seat = table.open_seat_of(user)
        if table.position is None or not table.live:
            raise Refusal("game_over" if table.position else "not_started")
        if table.rated:
            raise Refusal("no_advice")
        view = table.position.view(seat)
        if not view.legal_moves:
            raise Refusal("not_your_turn")
        if user in self._advising:
            raise Refusal("advice_under_way")
        self._advising.add(user)
        try:
            return await self._thinker.advise(table.game, view, self._chance.randrange(DICE))
        except OSError as error:
            raise Refusal("too_slow") from error
        finally:
            self._advising.discard(user)


SHARE: Final = 6
"""The first reminder comes when one part of this many of the time for a turn is left."""

AGAIN_SECONDS: Final = 3600.0
"""If the first reminder comes this long before the end of the time, in seconds, or longer, a second one follows."""


def reminder_times(turn: float, least: float) -> tuple[float, ...]:
    """Return how long before the end of a turn people are reminded, in seconds, the longest time first.

    The first reminder comes when a sixth of the turn is left, or ``least`` seconds if that is more. If that is an hour
    or more before the end, a second one comes when a sixth of that is left. There is none in a turn that is not longer
    than ``least``.

    :param turn: the time for a turn, in seconds.
    :param least: how long before the end the first reminder comes at least, in seconds; 0 for no reminders.
    """
    if not 0 < least < turn:
        return ()
    first = max(least, turn / SHARE)
    second = max(least, first / SHARE)
    return (first, second) if first >= AGAIN_SECONDS and second < first else (first,)
