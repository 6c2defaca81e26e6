"""What can happen to a table, as the journal writes it down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import TypeAlias

from bot.store.status import Status


@dataclass(frozen=True, slots=True)
class Seating:
    """Who has a seat: a person (``user``) or a computer player (``level``)."""

    user: int | None
    level: str | None
    joined_at: datetime
    away: bool = False
    """Whether the computer plays for its owner."""
    left_at: datetime | None = None
    """When its owner gave it up for good; None while they have it."""
    name: str | None = None
    """What a computer player is called; persons' names are not kept."""

    @property
    def former(self) -> bool:
        """Whether it was a person's who had their name taken out of the game."""
        return self.user is None and self.level is None


@dataclass(frozen=True, slots=True)
class Opening:
    """A new table, before the database has numbered it."""

    game: str
    guild: int
    channel: int
    host: int
    capacity: int
    options: Mapping[str, str]
    seats: tuple[Seating, ...]
    at: datetime
    turn_seconds: int | None = None
    """How long a person may think at this table; None for as long as everywhere."""


@dataclass(frozen=True, slots=True)
class Seated:
    """The seats of a lobby after somebody came or went, and who is host."""

    table: int
    host: int
    seats: tuple[Seating, ...]


@dataclass(frozen=True, slots=True)
class Arranged:
    """What a lobby's host has chosen for the game."""

    table: int
    capacity: int
    options: Mapping[str, str]
    turn_seconds: int | None


@dataclass(frozen=True, slots=True)
class Started:
    """The cards are dealt."""

    table: int
    seats: tuple[Seating, ...]
    """In the drawn order; the first leads."""
    seed: bytes
    commitment: str
    at: datetime
    deadline: datetime | None
    stake: int = 0
    """The play money that every seat brings."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended, for each seat."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    strengths: tuple[float | None, ...] = ()
    """How good the computer player of each seat is, on the scale of people's ratings; None for a person's seat."""
    tallies: tuple[Mapping[str, int], ...] = ()
    """What is counted about each seat for its player's statistics; empty where nothing is."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A move."""

    table: int
    ply: int
    seat: int
    move: str
    automatic: bool
    """Whether it was played for a person whose time was up."""
    at: datetime
    deadline: datetime | None
    """By when the next choice is to be made; None if no person is to move."""
    result: Result | None = None
    """Set by the move that ends the game."""


@dataclass(frozen=True, slots=True)
class SeatControl:
    """A seat was handed to the computer, or taken back by its owner."""

    table: int
    seat: int
    away: bool
    left_at: datetime | None
    deadline: datetime | None


@dataclass(frozen=True, slots=True)
class DeadlineSet:
    """The open choice has a new deadline."""

    table: int
    deadline: datetime | None


@dataclass(frozen=True, slots=True)
class Paused:
    """The game stands still, or goes on."""

    table: int
    paused: bool
    deadline: datetime | None


@dataclass(frozen=True, slots=True)
class Posted:
    """The table's message stands here now."""

    table: int
    message: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The table was closed before the game's end."""

    table: int
    at: datetime


Entry: TypeAlias = Seated | Arranged | Started | Moved | SeatControl | DeadlineSet | Paused | Posted | Ended


@dataclass(frozen=True, slots=True)
class Live:
    """Where a live table stands: what it takes to find it."""

    id: int
    guild: int
    channel: int


@dataclass(frozen=True, slots=True)
class Saved:
    """A table as it was written down: what it takes to build it again."""

    id: int
    game: str
    guild: int
    channel: int
    message: int | None
    host: int
    capacity: int
    options: Mapping[str, str]
    seed: bytes | None
    status: Status
    deadline: datetime | None
    seats: tuple[Seating, ...]
    moves: tuple[tuple[int, str], ...]
    turn_seconds: int | None = None
    paused: bool = False
