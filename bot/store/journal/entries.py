"""What can happen to a table, as the journal stores it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeAlias

from bot.store.status import CloseReason, Status
from bot.store.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Seating:
    """A seat's player: a person (``user``) or a computer player (``level``)."""

    user: int | None
    level: str | None
    joined_at: datetime
    away: bool = False
    """Whether the computer plays for the seat's owner."""
    left_at: datetime | None = None
    """When the owner gave the seat up for good; None while they have it."""
    name: str | None = None
    """The name of a computer player. People's names are not stored."""
    agreed: bool = True
    """Whether its owner has agreed to the game that the table is about to play."""
    taken_out: bool = False
    """Whether somebody else took the owner out of the game while they were playing."""
    settled: int | None = None
    """What the owner took away from a game for money when they were taken out of it, in credits."""

    @property
    def former(self) -> bool:
        """Whether the seat belonged to a person who has been forgotten."""
        return self.user is None and self.level is None


def seating(row: Any) -> Seating:
    """Return a seat as its row in the database has it."""
    return Seating(
        user=row.user_id,
        level=row.level,
        joined_at=row.joined_at,
        away=row.away,
        left_at=row.left_at,
        name=row.name,
        agreed=row.agreed,
        taken_out=row.taken_out,
        settled=row.settled,
    )


@dataclass(frozen=True, slots=True)
class Opening:
    """A new table that has no number yet."""

    game: str
    guild: int
    channel: int
    host: int
    capacity: int
    options: Mapping[str, str]
    seats: tuple[Seating, ...]
    at: datetime
    turn_seconds: int | None = None
    """How many seconds a person may think at this table; None for the usual time."""
    deadline: datetime | None = None
    """When the lobby closes, unless somebody does something in it; None for never."""
    parent: int | None = None
    """The channel of the thread that the table is in; None if it is not in a thread."""


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody joined or left a lobby: all its seats, and its host, after that."""

    table: int
    host: int
    seats: tuple[Seating, ...]
    kicked: int | None = None
    """Who was kicked, and cannot take a seat at this table again."""
    deadline: datetime | None = None
    """See ``Opening``."""


@dataclass(frozen=True, slots=True)
class Arranged:
    """The host of a lobby has changed the options of its game."""

    table: int
    capacity: int
    options: Mapping[str, str]
    turn_seconds: int | None
    """See ``Opening``."""
    seats: tuple[Seating, ...]
    """Whoever is to agree to the new rules has not agreed here."""
    deadline: datetime | None = None
    """See ``Opening``."""


@dataclass(frozen=True, slots=True)
class Started:
    """The game has begun, and the cards are dealt."""

    table: int
    seats: tuple[Seating, ...]
    """In the order that was drawn. The first one leads."""
    seed: bytes
    commitment: str
    at: datetime
    deadline: datetime | None
    stake: int = 0
    """How much play money each seat puts in."""
    purse: int = 0
    """The play money that everybody begins with; the journal checks in its transaction that all can pay the stake."""
    rules: int = 1
    """The version of the rules that the game is played by: the newest at its start."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. Each sequence has one item per seat."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    """From 1. Seats that are level share a place."""
    strengths: tuple[float | None, ...]
    """The strength of the seat's computer player, as a rating's ``mu``; None for a person, or if it is not known."""
    tallies: tuple[Mapping[str, int], ...]
    """What else is counted for the player's statistics, by name. Empty if the game counts nothing."""
    verdicts: tuple[Verdict, ...]
    """What the game is for the seat's owner."""
    gains: tuple[int, ...]
    """What the game brings the seat's owner, in stars or credits."""


@dataclass(frozen=True, slots=True)
class Settlement:
    """What a game for money that was closed before its end brings the owner of each seat, in credits."""

    gains: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Moved:
    """A move was made."""

    table: int
    ply: int
    """The number of the move in its game, from 0."""
    seat: int
    move: str
    automatic: bool
    """Whether it was made for a person whose time was up."""
    at: datetime
    deadline: datetime | None
    """By when the next move must be made; None if no person is to move."""
    result: Result | None = None
    """Only the move that ends the game has one."""


@dataclass(frozen=True, slots=True)
class SeatControl:
    """The computer took over a seat, or the owner took it back."""

    table: int
    seat: int
    away: bool
    left_at: datetime | None
    deadline: datetime | None
    taken_out: bool = False
    """Whether somebody else took the owner out while they were playing."""
    settled: int | None = None
    """What the owner takes away then from a game for money, in credits."""
    kicked: int | None = None
    """Who was kicked, and cannot take a seat at this table again."""


@dataclass(frozen=True, slots=True)
class DeadlineSet:
    """The current move has a new deadline."""

    table: int
    deadline: datetime | None


@dataclass(frozen=True, slots=True)
class Paused:
    """The game was paused, or resumed."""

    table: int
    paused: bool
    deadline: datetime | None


@dataclass(frozen=True, slots=True)
class Posted:
    """The table has a new message in its channel."""

    table: int
    message: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The table was closed before its game was finished."""

    table: int
    at: datetime
    settlement: Settlement | None = None
    """What everybody takes away; None unless a game for money was being played."""
    reason: CloseReason | None = None
    """Why the bot itself closed the table; None if it did not."""


Entry: TypeAlias = Seated | Arranged | Started | Moved | SeatControl | DeadlineSet | Paused | Posted | Ended


@dataclass(frozen=True, slots=True)
class Live:
    """A live table's number and place."""

    id: int
    guild: int
    channel: int
    parent: int | None = None
    """See ``Opening``."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A stored table, with everything that is needed to rebuild it."""

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
    """Each move's seat and its text, in order."""
    turn_seconds: int | None = None
    paused: bool = False
    rules: int = 1
    kicked: frozenset[int] = frozenset()
    """Who cannot take a seat at this table again."""
    parent: int | None = None
    """See ``Opening``."""
    close_reason: CloseReason | None = None
    """Why the bot itself closed the table; None if it did not."""
