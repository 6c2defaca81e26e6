"""One table: its seats, its game, its deadline.

A request is decided first (a method that changes nothing and returns the entry to write down, or raises ``Refusal`` or
``IllegalMove``) and applied once the entry is durable. So what is in memory is never ahead of what is on disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import StrEnum

from bot.games.game import AnyGame, AnyPosition, BadSetup, Move, Outcome, Seat
from bot.games.shuffle import Seeded, commitment, shuffled
from bot.store.journal.entries import (
    Arranged,
    DeadlineSet,
    Ended,
    Entry,
    Moved,
    Paused,
    Posted,
    Saved,
    SeatControl,
    Seated,
    Seating,
    Started,
)
from bot.tables.computers import ComputerTurn, computer
from bot.tables.outcomes import result_of
from bot.tables.refusal import Refusal
from bot.tables.thinking import default_level

MISSED_BEFORE_AWAY = 2
"""Automatic moves in a row after which the computer plays for a person."""


class Status(StrEnum):
    """How far a table is."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class Pace:
    """How long things take at a table, in seconds."""

    turn: float = 180
    """How long a person may think."""
    remind: float = 60
    """How long before the end of that time they are reminded; 0 for never."""
    think: float = 1.5
    """How long a computer player seems to think."""
    fresh: float = 60
    """What is left, at least, of a deadline after a restart."""


@dataclass(slots=True)
class Table:
    """A table in a channel, from lobby to end."""

    id: int
    game: AnyGame
    guild: int
    channel: int
    host: int
    capacity: int
    options: Mapping[str, str]
    seats: tuple[Seating, ...]
    status: Status = Status.LOBBY
    message: int | None = None
    seed: bytes | None = None
    position: AnyPosition | None = None
    deadline: datetime | None = None
    missed: dict[Seat, int] = field(default_factory=dict)
    """Automatic moves in a row of each person's seat."""
    turn_seconds: int | None = None
    """How long a person may think here; None for as long as everywhere."""
    paused: bool = False
    """Whether the game stands still: nobody moves, and no time runs."""
    rebuilt: bool = False
    """Whether it was built from what was written down, and not opened by this process."""
    doubtful: bool = False
    """Whether the database may know more than we do: it did not answer when something was written down."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock, repr=False)
    """Held from deciding a request until its entry is applied."""

    @classmethod
    def restore(cls, saved: Saved, game: AnyGame) -> Table:
        """Build a table again from what was written down, by replaying its moves."""
        table = cls(
            id=saved.id,
            game=game,
            guild=saved.guild,
            channel=saved.channel,
            host=saved.host,
            capacity=saved.capacity,
            options=saved.options,
            seats=saved.seats,
            status=Status(saved.status),
            message=saved.message,
            seed=saved.seed,
            deadline=saved.deadline,
            turn_seconds=saved.turn_seconds,
            paused=saved.paused,
            rebuilt=True,
        )
        if saved.seed is not None:
            table.position = table._deal(saved.seed)
            for seat, move in saved.moves:
                table.position.play(seat, move)
        return table

    def become(self, other: Table) -> None:
        """Take over what another, newer image of the same table says."""
        for name in ("host", "capacity", "options", "turn_seconds", "seats", "status"):
            setattr(self, name, getattr(other, name))
        for name in ("message", "seed", "position", "deadline", "paused"):
            setattr(self, name, getattr(other, name))

    def _deal(self, seed: bytes) -> AnyPosition:
        return self.game.start(len(self.seats), Seeded(seed), self.game.read_options(self.options))

    def position_after(self, ply: int) -> AnyPosition:
        """Return the position as it was when this many moves had been played."""
        assert self.seed is not None
        assert self.position is not None
        position = self._deal(self.seed)
        for seat, move in self.position.moves[:ply]:
            position.play(seat, move)
        return position

    # Asking

    @property
    def live(self) -> bool:
        """Whether the table occupies its channel."""
        return self.status in (Status.LOBBY, Status.PLAYING)

    @property
    def commitment(self) -> str | None:
        """What was published of the seed when the game began."""
        return commitment(self.seed) if self.seed is not None else None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None if it has not."""
        return self.position.outcome if self.position else None

    def seat_of(self, user: int) -> Seat:
        """Return the seat a person has.

        :raises Refusal: ``not_seated``.
        """
        for number, seat in enumerate(self.seats):
            if seat.user == user:
                return number
        raise Refusal("not_seated")

    def is_seated(self, user: int) -> bool:
        """Tell whether a person has a seat."""
        return any(seat.user == user for seat in self.seats)

    def played_by_computer(self, seat: Seat) -> bool:
        """Tell whether the computer plays a seat: its own, or an absent person's."""
        return self.seats[seat].user is None or self.seats[seat].away

    @property
    def presiding(self) -> int:
        """Who has the host's say: the host, or while they are away from a game, who of those present sat down first."""
        present = [seat for seat in self.seats if seat.user is not None and not seat.away]
        if self.status is not Status.PLAYING or not present or any(seat.user == self.host for seat in present):
            return self.host
        return min((seat.joined_at, seat.user or 0) for seat in present)[1]

    @property
    def rated(self) -> bool:
        """Whether the game changes ratings: those of two people or more do."""
        return sum(seat.level is None for seat in self.seats) > 1

    def advises(self, seat: Seat) -> bool:
        """Tell whether a seat that is to act may ask what the strongest player would do.

        It may not where ratings are at stake.
        """
        return self.live and not self.rated and seat in self.people_to_act()

    @property
    def stake(self) -> int:
        """The play money that every seat brings; 0 where none is played for."""
        return self.game.stake(self.game.read_options(self.options))

    def people_to_act(self) -> list[Seat]:
        """Return the seats to act that wait for a person."""
        return _people_to_act(self.position, self.seats)

    def computers_to_act(self) -> list[Seat]:
        """Return the seats to act that wait for the computer: its own, absent people's, and mere formalities."""
        if self.position is None:
            return []
        waiting = self.people_to_act()
        return [seat for seat in self.position.to_act if seat not in waiting]

    # The lobby

    def join(self, user: int, now: datetime, pace: Pace) -> Seated | SeatControl:
        """Seat a person, or give an absent one their seat back.

        :raises Refusal: ``already_seated``, ``already_started``, ``table_full``, ``game_over``.
        """
        if not self.live:
            raise Refusal("game_over")
        if self.is_seated(user):
            back = self.come_back(user, now, pace)
            if back is None:
                raise Refusal("already_seated")
            return back
        self._must_be_lobby()
        return self._with_seats((*self.seats, Seating(user, None, now)))

    def add_computer(self, user: int, now: datetime, level: str | None = None) -> Seated:
        """Seat a computer player; anybody seated may.

        :param level: how strong it is; None for as strong as the one that came last, or the default level.
        :raises Refusal: ``not_seated``, ``already_started``, ``table_full``.
        """
        self._must_be_lobby()
        self.seat_of(user)
        levels = [seat.level for seat in self.seats if seat.level is not None]
        wanted = level or (levels[-1] if levels else default_level(self.game))
        return self._with_seats((*self.seats, computer(wanted, self.seats, now)))

    def remove_computer(self, user: int) -> Seated:
        """Take away the computer player that came last; anybody seated may.

        :raises Refusal: ``not_seated``, ``already_started``, ``no_computer``.
        """
        self._must_be_lobby()
        self.seat_of(user)
        computers = [number for number, seat in enumerate(self.seats) if seat.user is None]
        if not computers:
            raise Refusal("no_computer")
        return self._with_seats(tuple(s for number, s in enumerate(self.seats) if number != computers[-1]))

    def leave(self, user: int, now: datetime) -> Seated | SeatControl | Ended:
        """Give up one's seat: in the lobby it becomes free, in a game the computer plays it on.

        The host's seat passes to who joined next; when the last person leaves, the table is closed.

        :raises Refusal: ``not_seated``, ``game_over``.
        """
        seat = self.seat_of(user)
        if not self.live:
            raise Refusal("game_over")
        others = [s.user for s in self.seats if s.user is not None and s.user != user and s.left_at is None]
        if not others:
            return Ended(self.id, now)
        if self.status is Status.PLAYING:
            if self.seats[seat].left_at is not None:
                raise Refusal("not_seated")
            return self._hand_over(seat, left_at=now)
        rest = tuple(s for number, s in enumerate(self.seats) if number != seat)
        return Seated(self.id, others[0] if user == self.host else self.host, rest)

    def set_level(self, user: int, level: str) -> Seated:
        """Choose how strong the computer players are; its host may, before the game.

        :raises Refusal: ``only_host``, ``already_started``, ``unknown_level``.
        """
        self._must_be_lobby()
        self._must_be_host(user)
        if level not in self.game.levels:
            raise Refusal("unknown_level", level=level)
        seats = (seat if seat.level is None else replace(seat, level=level) for seat in self.seats)
        return Seated(self.id, self.host, tuple(seats))

    def arrange(
        self, user: int, options: Mapping[str, str], seats: int | None = None, turn_seconds: int | None = None
    ) -> Arranged:
        """Choose house rules, seats and the time for a turn; its host may, before the game.

        :param options: those to change; the others stay as they are.
        :param seats: how many can sit here; None for as many as now, or as the house rules allow.
        :param turn_seconds: how long a person may think; None for as long as everywhere.
        :raises Refusal: ``only_host``, ``already_started``, ``too_many_seated``, or what is wrong with the options.
        """
        self._must_be_lobby()
        self._must_be_host(user)
        try:
            read = self.game.read_options({**self.options, **options})
        except BadSetup as error:
            raise Refusal(error.code, **error.details) from error
        possible = self.game.seats_for(read)
        capacity = min(max(seats or self.capacity, possible.start), possible.stop - 1)
        if len(self.seats) > capacity:
            raise Refusal("too_many_seated", seated=str(len(self.seats)), most=str(capacity))
        return Arranged(self.id, capacity, self.game.write_options(read), turn_seconds)

    def start(self, user: int, seed: bytes, now: datetime, pace: Pace) -> Started:
        """Draw the seating and deal; the first in the drawn order leads.

        :raises Refusal: ``only_host``, ``already_started``, or the rules' reason (too few seats for these options).
        """
        self._must_be_lobby()
        self._must_be_host(user)
        seats = tuple(shuffled(seed, "seats", self.seats))
        try:
            position = self.game.start(len(seats), Seeded(seed), self.game.read_options(self.options))
        except BadSetup as error:
            raise Refusal(error.code, **error.details) from error
        waiting = _people_to_act(position, seats)
        deadline = self._deadline(now, pace) if waiting else None
        return Started(self.id, seats, seed, commitment(seed), now, deadline, self.stake)

    def _must_be_host(self, user: int) -> None:
        if user != self.host:
            raise Refusal("only_host", host=f"<@{self.host}>")

    def _must_be_lobby(self) -> None:
        if self.status is not Status.LOBBY:
            raise Refusal("already_started" if self.status is Status.PLAYING else "game_over")

    def _with_seats(self, seats: tuple[Seating, ...]) -> Seated:
        if len(seats) > self.capacity:
            raise Refusal("table_full", seats=str(self.capacity))
        return Seated(self.id, self.host, seats)

    # The game

    def play(self, user: int, turn: int, move: Move, now: datetime, pace: Pace) -> Moved:
        """Play a person's move, made for the choice numbered ``turn``.

        :raises Refusal: ``not_seated``, ``not_started``, ``game_over``, ``stale_button``.
        :raises IllegalMove: the rules refuse it.
        """
        seat = self.seat_of(user)
        position = self._playing()
        if turn != position.turn:
            raise Refusal("stale_button")
        return self._move(seat, move, automatic=False, now=now, pace=pace)

    def computer_turn(self) -> ComputerTurn:
        """Return what the first seat that waits for the computer is to decide.

        :raises Refusal: ``not_started``, ``game_over`` or ``stale_button``, when nothing waits for it any more.
        """
        position = self._playing()
        waiting = self.computers_to_act()
        if not waiting:
            raise Refusal("stale_button")
        seat = waiting[0]
        kind = self.game.levels.get(self.seats[seat].level or "", self.game.levels[default_level(self.game)])
        return ComputerTurn(len(position.moves), seat, kind, position.view(seat), position.formality(seat))

    def computer_move(self, turn: ComputerTurn, move: Move, now: datetime, pace: Pace) -> Moved:
        """Play what the computer has decided.

        :raises Refusal: ``not_started``, ``game_over`` or ``stale_button``, when things have changed meanwhile.
        :raises IllegalMove: the rules refuse it.
        """
        position = self._playing()
        if turn.ply != len(position.moves) or turn.seat not in self.computers_to_act():
            raise Refusal("stale_button")
        return self._move(turn.seat, move, automatic=False, now=now, pace=pace)

    def automatic_move(self, turn: int, now: datetime, pace: Pace) -> Moved:
        """Play the modest move for the first person who let the choice numbered ``turn`` run out of time.

        :raises Refusal: ``not_started``, ``game_over`` or ``stale_button``, when they made it in time.
        """
        position = self._playing()
        waiting = self.people_to_act()
        if turn != position.turn or not waiting:
            raise Refusal("stale_button")
        return self._move(waiting[0], position.automatic(waiting[0]), automatic=True, now=now, pace=pace)

    def step_back(self, seat: Seat) -> SeatControl:
        """Let the computer play for a person who has missed too many turns, until they click again."""
        return self._hand_over(seat, left_at=None)

    def come_back(self, user: int, now: datetime, pace: Pace) -> SeatControl | None:
        """Give an absent person their seat back; None if the computer does not play for them.

        :raises Refusal: ``not_seated``.
        """
        seat = self.seat_of(user)
        if self.status is not Status.PLAYING or not self.seats[seat].away:
            return None
        to_act = self.position is not None and seat in self.position.to_act
        deadline = self._deadline(now, pace) if to_act and not self.paused else self.deadline
        return SeatControl(self.id, seat, away=False, left_at=None, deadline=deadline)

    def end(self, user: int, moderator: bool, now: datetime) -> Ended:
        """Close the table before the game's end.

        :raises Refusal: ``game_over``, ``only_host_or_moderator``.
        """
        self._must_manage(user, moderator)
        return Ended(self.id, now)

    # Its host's tools

    def kick(self, user: int, target: int, moderator: bool, now: datetime) -> Seated | SeatControl:
        """Take a seat away from somebody: in the lobby it becomes free, in a game the computer plays it on.

        :raises Refusal: ``only_host_or_moderator``, ``player_not_seated``, ``kick_host``, ``game_over``.
        """
        self._must_manage(user, moderator)
        seat = self._seat_of_other(target)
        if target == self.presiding:
            raise Refusal("kick_host")
        if self.status is Status.PLAYING:
            return self._hand_over(seat, left_at=now)
        return Seated(self.id, self.host, tuple(s for number, s in enumerate(self.seats) if number != seat))

    def substitute(self, user: int, target: int, moderator: bool) -> SeatControl:
        """Let the computer play for somebody who is away, until they click again.

        :raises Refusal: ``only_host_or_moderator``, ``player_not_seated``, ``not_started``, ``game_over``.
        """
        self._must_manage(user, moderator)
        seat = self._seat_of_other(target)
        if self.status is not Status.PLAYING:
            raise Refusal("not_started")
        return self._hand_over(seat, left_at=self.seats[seat].left_at)

    def pause(self, user: int, moderator: bool) -> Paused:
        """Let the game stand still.

        :raises Refusal: ``only_host_or_moderator``, ``not_started``, ``game_over``, ``paused``.
        """
        self._must_manage(user, moderator)
        self._playing()
        return Paused(self.id, paused=True, deadline=None)

    def resume(self, user: int, moderator: bool, now: datetime, pace: Pace) -> Paused:
        """Let it go on, with a new deadline.

        :raises Refusal: ``only_host_or_moderator``, ``not_paused``, ``game_over``.
        """
        self._must_manage(user, moderator)
        if not self.paused:
            raise Refusal("not_paused")
        return Paused(self.id, paused=False, deadline=self._deadline(now, pace) if self.people_to_act() else None)

    def _must_manage(self, user: int, moderator: bool) -> None:
        if not self.live:
            raise Refusal("game_over")
        is_host = user == self.host and all(seat.left_at is None for seat in self.seats if seat.user == user)
        if user != self.presiding and not is_host and not moderator:
            raise Refusal("only_host_or_moderator", host=f"<@{self.presiding}>")

    def _seat_of_other(self, target: int) -> Seat:
        if not self.is_seated(target):
            raise Refusal("player_not_seated", player=f"<@{target}>")
        return self.seat_of(target)

    def _deadline(self, now: datetime, pace: Pace) -> datetime:
        return now + timedelta(seconds=self.turn_seconds or pace.turn)

    def _playing(self) -> AnyPosition:
        if self.status is Status.LOBBY or (self.position is None and self.status is not Status.ENDED):
            raise Refusal("not_started")
        if self.status is not Status.PLAYING or self.position is None:
            raise Refusal("game_over")
        if self.paused:
            raise Refusal("paused")
        return self.position

    def _move(self, seat: Seat, move: Move, *, automatic: bool, now: datetime, pace: Pace) -> Moved:
        before = self._playing()
        after = before.copy()
        played = after.play(seat, move)
        if not _people_to_act(after, self.seats):
            deadline = None
        elif after.turn == before.turn and self.deadline is not None:
            deadline = self.deadline
        else:
            deadline = self._deadline(now, pace)
        result = None if after.outcome is None else result_of(self.game, after, self.seats)
        return Moved(self.id, len(before.moves), seat, played, automatic, now, deadline, result)

    def _hand_over(self, seat: Seat, left_at: datetime | None) -> SeatControl:
        """Hand a seat to the computer; nobody is timed any more if no other person is to act."""
        seats = _replaced(self.seats, seat, replace(self.seats[seat], away=True))
        deadline = self.deadline if _people_to_act(self.position, seats) else None
        return SeatControl(self.id, seat, away=True, left_at=left_at, deadline=deadline)

    # Applying

    def apply(self, entry: Entry) -> None:
        """Take over what has been written down."""
        match entry:
            case Seated():
                self.host, self.seats = entry.host, entry.seats
            case Arranged():
                self.capacity, self.options, self.turn_seconds = entry.capacity, entry.options, entry.turn_seconds
            case Started():
                self.seats, self.seed, self.deadline = entry.seats, entry.seed, entry.deadline
                self.position = self._deal(entry.seed)
                self.status = Status.PLAYING
            case Moved():
                assert self.position is not None
                self.position.play(entry.seat, entry.move)
                self.deadline = entry.deadline
                self.missed[entry.seat] = self.missed.get(entry.seat, 0) + 1 if entry.automatic else 0
                if entry.result is not None:
                    self.status = Status.FINISHED
            case SeatControl():
                seat = replace(self.seats[entry.seat], away=entry.away, left_at=entry.left_at)
                self.seats = _replaced(self.seats, entry.seat, seat)
                self.deadline = entry.deadline
                self.missed[entry.seat] = 0
            case DeadlineSet():
                self.deadline = entry.deadline
            case Paused():
                self.paused, self.deadline = entry.paused, entry.deadline
            case Posted():
                self.message = entry.message
            case Ended():
                self.status, self.deadline = Status.ENDED, None


def _people_to_act(position: AnyPosition | None, seats: Sequence[Seating]) -> list[Seat]:
    if position is None:
        return []
    return [
        seat
        for seat in position.to_act
        if seats[seat].user is not None and not seats[seat].away and position.formality(seat) is None
    ]


def _replaced(seats: tuple[Seating, ...], number: Seat, seat: Seating) -> tuple[Seating, ...]:
    return (*seats[:number], seat, *seats[number + 1 :])
