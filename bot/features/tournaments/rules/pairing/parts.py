"""What a tournament consists of: its entrants, its pairings, its rounds."""

from dataclasses import dataclass
from datetime import datetime

from bot.features.tournaments.rules.entries import Entrant, Pairing, Why


@dataclass(slots=True)
class Entered:
    """An entrant."""

    number: Entrant
    user: int | None
    """Who plays; None for a computer player or somebody who has been forgotten."""
    computer: bool
    since: datetime
    here: bool = False
    """Whether they have checked in."""
    out: Why | None = None
    """Why they play on no more; None if they do, or are on the waiting list."""
    out_at: datetime | None = None
    """Since when they are out."""
    by: int | None = None
    """The director who took them out."""
    reason: str = ""
    """What that director said about it."""
    waiting: bool = False
    """Whether they are on the waiting list."""
    returns: int = 0
    """How often the person has come back to it as themselves after having been out."""
    side: int | None = None
    """For which club they play in a match of clubs, 0 or 1; None in other formats."""

    @property
    def playing(self) -> bool:
        """Whether they can be drawn."""
        return self.out is None and not self.waiting


@dataclass(slots=True)
class Paired:
    """A table of a round."""

    number: Pairing
    round: int
    """The round, from 1."""
    entrants: tuple[Entrant, ...]
    table: int | None = None
    """The number of the table that plays it, or that did last; None before one was opened."""
    channel: int | None = None
    closed: int = 0
    """How often a table of it was closed without a result."""
    places: tuple[int, ...] | None = None
    """Each entrant's place, from 1; None while it has no result."""
    scores: tuple[int, ...] = ()
    absent: tuple[Entrant, ...] = ()
    adjusted_by: int | None = None
    adjusted: str = ""
    """The reason for which a director changed the result; empty if none did."""
    entered: bool = False
    """Whether a director gave it its first result, rather than another one."""
    ended_at: datetime | None = None

    @property
    def over(self) -> bool:
        """Whether it has a result."""
        return self.places is not None

    def place(self, entrant: Entrant) -> int | None:
        """Return an entrant's place at it; None while it has no result."""
        return None if self.places is None else self.places[self.entrants.index(entrant)]


@dataclass(slots=True)
class Round:
    """A draw, and what became of it."""

    number: int
    """From 1."""
    at: datetime
    pairings: list[Paired]
    byes: tuple[Entrant, ...]

    def table_of(self, entrant: Entrant) -> Paired | None:
        """Return the table at which an entrant sits; None if they have none."""
        return next((each for each in self.pairings if entrant in each.entrants), None)

    @property
    def entrants(self) -> set[Entrant]:
        """Everybody who has a table or a bye."""
        return {*self.byes, *(each for pairing in self.pairings for each in pairing.entrants)}
