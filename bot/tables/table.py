"""One table: its seats, its game, its deadline.

A command is a function of ``lobby``, ``playing`` or ``host_tools``. It changes nothing: it returns the entry to write
down, or raises ``Refusal`` or ``IllegalMove``. The entry is applied once it is durable, so memory is never ahead of the
disk.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from zlib import crc32

from bot.games.game import AnyGame, AnyPosition, Outcome, Seat
from bot.games.shuffle import Seeded, commitment
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
from bot.store.status import CloseReason
from bot.store.status import Status as Status
from bot.tables.computers import ComputerTurn
from bot.tables.moment import Moment
from bot.tables.refusal import Refusal
from bot.tables.thinking import default_level

MISSED_BEFORE_AWAY = 2
"""Automatic moves in a row after which the computer plays for a person."""


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
    rules: int = 1
    """The version of the rules that the game is played by; it means nothing in a lobby."""
    position: AnyPosition | None = None
    deadline: datetime | None = None
    """By when people have to act; in a lobby, when it closes unless somebody does something. None for never."""
    missed: dict[Seat, int] = field(default_factory=dict)
    """How many automatic moves in a row each seat has had."""
    turn_seconds: int | None = None
    """How long a person may think here, in seconds; None for the bot's usual time."""
    paused: bool = False
    """Whether the game is paused: nobody can move, and no time runs."""
    kicked: frozenset[int] = frozenset()
    """Who cannot take a seat here again."""
    parent: int | None = None
    """The channel of the thread that the table is in; None if it is not in a thread, or if that is not known."""
    close_reason: CloseReason | None = None
    """Why the bot itself closed the table; None if it did not."""
    rebuilt: bool = False
    """Whether it was rebuilt from the journal rather than opened by this process."""
    doubtful: bool = False
    """Whether the database may hold an entry that is not applied here, because its answer to a write was lost."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock, repr=False)
    """Held from the moment a command is decided until its entry is applied."""

    @classmethod
    def restore(cls, saved: Saved, game: AnyGame) -> Table:
        """Rebuild a table from the journal by replaying its moves."""
        table = cls(
            id=saved.id,
            game=game,
            guild=saved.guild,
            channel=saved.channel,
            host=saved.host,
            capacity=saved.capacity,
            options=saved.options,
            seats=saved.seats,
            status=saved.status,
            message=saved.message,
            seed=saved.seed,
            rules=saved.rules,
            deadline=saved.deadline,
            turn_seconds=saved.turn_seconds,
            paused=saved.paused,
            kicked=saved.kicked,
            parent=saved.parent,
            close_reason=saved.close_reason,
            rebuilt=True,
        )
        if saved.seed is not None:
            table.position = table._deal(saved.seed)
            for seat, move in saved.moves:
                table.position.play(seat, move)
        return table

    def become(self, other: Table) -> None:
        """Copy the state of another, newer object for the same table."""
        for name in ("host", "capacity", "options", "turn_seconds", "seats", "status"):
            setattr(self, name, getattr(other, name))
        for name in ("message", "seed", "rules", "position", "deadline", "paused", "kicked", "close_reason"):
            setattr(self, name, getattr(other, name))

    def _deal(self, seed: bytes) -> AnyPosition:
        options = self.game.read_options(self.options)
        return self.game.start(len(self.seats), Seeded(seed), options, rules=self.rules)

    def position_after(self, ply: int) -> AnyPosition:
        """Return the position after the first ``ply`` moves."""
        assert self.seed is not None
        assert self.position is not None
        position = self._deal(self.seed)
        for seat, move in self.position.moves[:ply]:
            position.play(seat, move)
        return position

    # Queries

    @property
    def live(self) -> bool:
        """Whether the table occupies its channel."""
        return self.status in (Status.LOBBY, Status.PLAYING)

    @property
    def commitment(self) -> str | None:
        """The hash of the seed, published when the game began; None before that."""
        return commitment(self.seed) if self.seed is not None else None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None if it has not ended."""
        return self.position.outcome if self.position else None

    @property
    def turn(self) -> int:
        """The number of the open choice; -1 before the game."""
        return self.position.turn if self.position else -1

    def seat_of(self, user: int) -> Seat:
        """Return a person's seat.

        :raises Refusal: ``not_seated``.
        """
        for number, seat in enumerate(self.seats):
            if seat.user == user:
                return number
        raise Refusal("not_seated")

    def is_seated(self, user: int) -> bool:
        """Return whether a person has a seat."""
        return any(seat.user == user for seat in self.seats)

    def played_by_computer(self, seat: Seat) -> bool:
        """Return whether the computer plays a seat: a computer player's, or an absent person's."""
        return self.seats[seat].user is None or self.seats[seat].away

    @property
    def presiding(self) -> int:
        """The person with the host's powers.

        It is the host; if the host has not agreed to the game, or is away from it, the person there who sat down first.
        While all are away, it is the first of those who can come back.
        """
        seated = [seat for seat in self.seats if seat.user is not None and seat.agreed and seat.left_at is None]
        there = [seat for seat in seated if not seat.away] or seated
        if not self.live or not there or any(seat.user == self.host for seat in there):
            return self.host
        return min((seat.joined_at, seat.user or 0) for seat in there)[1]

    @property
    def terms(self) -> str:
        """What people agree to when they join, in eight letters and digits: house rules and the time for a turn."""
        terms = [self.game.name, sorted(self.options.items()), self.turn_seconds]
        return f"{crc32(json.dumps(terms).encode()):08x}"

    @property
    def rated(self) -> bool:
        """Whether the game may change ratings: a game with at least two people does."""
        return sum(seat.level is None for seat in self.seats) > 1

    def advises(self, seat: Seat) -> bool:
        """Return whether a seat has to act and may ask what the strongest player would do.

        Nobody may ask in a rated game.
        """
        return self.live and not self.rated and seat in self.people_to_act()

    @property
    def stake(self) -> int:
        """The play money that every seat pays, in credits; 0 if the game is not played for any."""
        return self.game.stake(self.game.read_options(self.options))

    def people_to_act(self) -> list[Seat]:
        """Return the seats that have to act and are played by a person who has a real choice."""
        return people_to_act(self.position, self.seats)

    def computers_to_act(self) -> list[Seat]:
        """Return the seats for which the computer has to act: its own, absent people's, and those without a choice."""
        if self.position is None:
            return []
        waiting = self.people_to_act()
        return [seat for seat in self.position.to_act if seat not in waiting]

    def computer_turn(self) -> ComputerTurn:
        """Return the choice of the first seat for which the computer has to act.

        :raises Refusal: ``not_started``, ``game_over``, ``paused`` or ``stale_button``, if there is no such seat.
        """
        position = self.require_playing()
        waiting = self.computers_to_act()
        if not waiting:
            raise Refusal("stale_button")
        seat = waiting[0]
        kind = self.game.levels.get(self.seats[seat].level or "", self.game.levels[default_level(self.game)])
        return ComputerTurn(len(position.moves), seat, kind, position.view(seat), position.formality(seat))

    def deadline_after(self, moment: Moment) -> datetime:
        """Return the deadline for a choice that opens at a moment."""
        return moment.now + timedelta(seconds=self.turn_seconds or moment.pace.turn)

    # Checks

    def require_lobby(self) -> None:
        """Check that the game has not begun.

        :raises Refusal: ``already_started`` or ``game_over``.
        """
        if self.status is not Status.LOBBY:
            raise Refusal("already_started" if self.status is Status.PLAYING else "game_over")

    def require_playing(self) -> AnyPosition:
        """Return the position of a game in progress.

        :raises Refusal: ``not_started``, ``game_over`` or ``paused``.
        """
        if self.status is Status.LOBBY or (self.position is None and self.status is not Status.ENDED):
            raise Refusal("not_started")
        if self.status is not Status.PLAYING or self.position is None:
            raise Refusal("game_over")
        if self.paused:
            raise Refusal("paused")
        return self.position

    def require_host(self, user: int) -> None:
        """Check that a person has the host's powers.

        :raises Refusal: ``only_host``.
        """
        if user != self.presiding:
            raise Refusal("only_host", host=f"<@{self.presiding}>")

    def require_welcome(self, user: int) -> None:
        """Check that nobody has kicked a person from this table.

        :raises Refusal: ``kicked``.
        """
        if user in self.kicked:
            raise Refusal("kicked")

    def require_manager(self, user: int, *, moderator: bool) -> None:
        """Check that a person may manage the table: the host, whoever presides, or a moderator.

        :raises Refusal: ``game_over`` or ``only_host_or_moderator``.
        """
        if not self.live:
            raise Refusal("game_over")
        seats = [seat for seat in self.seats if seat.user == user and seat.agreed and seat.left_at is None]
        is_host = user == self.host and bool(seats)
        presides = user == self.presiding and self.is_seated(user)
        if not presides and not is_host and not moderator:
            raise Refusal("only_host_or_moderator", host=f"<@{self.presiding}>")

    # Changes

    def apply(self, entry: Entry) -> None:
        """Apply an entry that has been written down."""
        match entry:
            case Seated():
                self.host, self.seats, self.deadline = entry.host, entry.seats, entry.deadline
                self._note_kick(entry.kicked)
            case Arranged():
                self.capacity, self.options, self.turn_seconds = entry.capacity, entry.options, entry.turn_seconds
                self.seats, self.deadline = entry.seats, entry.deadline
            case Started():
                self.seats, self.seed, self.deadline = entry.seats, entry.seed, entry.deadline
                self.rules = entry.rules
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
                seat = replace(
                    self.seats[entry.seat],
                    away=entry.away,
                    left_at=entry.left_at,
                    taken_out=entry.taken_out,
                    settled=entry.settled,
                )
                self.seats = replaced(self.seats, entry.seat, seat)
                self.deadline = entry.deadline
                self.missed[entry.seat] = 0
                self._note_kick(entry.kicked)
            case DeadlineSet():
                self.deadline = entry.deadline
            case Paused():
                self.paused, self.deadline = entry.paused, entry.deadline
            case Posted():
                self.message = entry.message
            case Ended():
                self.status, self.deadline, self.close_reason = Status.ENDED, None, entry.reason

    def _note_kick(self, user: int | None) -> None:
        if user is not None:
            self.kicked |= {user}


def people_to_act(position: AnyPosition | None, seats: Sequence[Seating]) -> list[Seat]:
    """Return the seats that have to act and are played by a person who has a real choice."""
    if position is None:
        return []
    return [
        seat
        for seat in position.to_act
        if seats[seat].user is not None and not seats[seat].away and position.formality(seat) is None
    ]


def replaced(seats: tuple[Seating, ...], number: Seat, seat: Seating) -> tuple[Seating, ...]:
    """Return the seats with one of them replaced."""
    return (*seats[:number], seat, *seats[number + 1 :])
