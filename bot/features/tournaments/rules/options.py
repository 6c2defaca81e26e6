"""What an organiser chooses when a tournament is announced."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum
from typing import Annotated, Final, NamedTuple, TypeAlias

from pydantic import BeforeValidator, PlainSerializer, Strict

MOST_ENTRANTS: Final = 10_000
"""How many entrants a tournament may have at most."""

LEAST_ENTRANTS: Final = 2
"""How many entrants a tournament needs to begin."""

ARENA_MINUTES: Final = range(10, 24 * 60 + 1)
"""How long an arena may last, in minutes."""

MOST_ROUNDS: Final = 50
"""How many rounds a Swiss tournament may have at most."""

LADDER_REACH: Final = range(1, 11)
"""How many places above oneself one may challenge on a ladder."""

LADDER_DAYS: Final = range(1, 31)
"""How long there may be to play a challenge, in days."""

LADDER_WEEKS: Final = range(1, 53)
"""How long the season of a ladder may last, in weeks."""

MOST_TITLE: Final = 60
"""How long a tournament's title may be, in characters."""

MOST_TABLES: Final = 50
"""At how many tables of a round two clubs may meet at most."""

Moment: TypeAlias = Annotated[
    datetime,
    Strict(),
    BeforeValidator(lambda written: datetime.fromisoformat(written) if isinstance(written, str) else written),
    PlainSerializer(lambda moment: moment.astimezone(UTC).isoformat()),
]
"""A time as records have it: written in UTC, as ISO 8601."""


class Format(StrEnum):
    """How the tables of a tournament follow from each other."""

    KNOCK_OUT = "knock-out"
    """The best of each table go on, the others are out."""
    SWISS = "swiss"
    """Everybody plays each round, against people with as many points whom they have met least."""
    ROUND_ROBIN = "round-robin"
    """Everybody meets everybody."""
    ARENA = "arena"
    """Whoever is free plays whoever is free, until the time is up."""
    LADDER = "ladder"
    """Everybody has a place. Who beats somebody a few places above takes theirs, for a season."""
    CLUBS = "clubs"
    """Two clubs meet at several tables, with as many people of each."""


class Side(NamedTuple):
    """A club in a match, as it was when the match was announced."""

    club: int
    """The club's number."""
    name: str
    """The club's name. It stays when the club is renamed or ends."""


@dataclass(frozen=True, slots=True)
class Options:
    """What is chosen for a tournament. ``announcing.announce`` checks it."""

    game: str
    """The name of the game."""
    format: Format
    seats: int = 2
    """How many play at a table. Tables with fewer occur where the entrants cannot be divided by it."""
    least: int = 2
    """How few may play at a table, by the rules of the game. Who would be at a smaller one has a bye."""
    house: Mapping[str, str] = field(default_factory=dict)
    """The game's house rules, as ``Game.write_options`` gives them."""
    title: str = ""
    """The organiser's title; empty for none."""
    going_on: int = 1
    """Knock-out only: how many of each table go on. Fewer than ``seats``."""
    rounds: int | None = None
    """Swiss: how many rounds; None for as many as single out one winner among the entrants. Clubs: None for one."""
    minutes: int = 60
    """Arena only: for how many minutes games begin."""
    limit: int | None = None
    """How many people may enter; who signs up after them is on the waiting list. None for ``MOST_ENTRANTS``."""
    starts: Moment | None = None
    """When it begins by itself; None if the organiser begins it."""
    check_in: int = 0
    """For how many minutes before it begins entrants say that they are there. 0 if they need not."""
    late: bool = False
    """Whether people may enter after it has begun. A knock-out never lets them."""
    computers: bool = False
    """Whether computer players fill tables up. They win no prize place."""
    turn_seconds: int | None = None
    """How long a person may think, in seconds; None for the bot's usual time."""
    channels: tuple[int, ...] = ()
    """Where tables are, one after the other, if no threads can be started. Empty for the tournament's channel."""
    reach: int = 3
    """Ladder only: how many places above oneself one may challenge."""
    days: int = 7
    """Ladder only: how long there is to play a challenge, in days."""
    weeks: int = 8
    """Ladder only: how long the season lasts, in weeks."""
    follows: int | None = None
    """Ladder only: the number of the ladder whose next season it is; None for a first season."""
    clubs: tuple[Side, ...] = ()
    """Clubs only: the two that meet, the one that has asked for the match first."""
    tables: int = 0
    """Clubs only: at how many tables of a round they meet at most."""


BY_OTHER_COMMANDS: Final = frozenset({Format.LADDER, Format.CLUBS})
"""The formats that ``/tournament new`` does not offer, because commands of their own do."""
