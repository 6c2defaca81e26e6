"""What a club consists of."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from bot.store.engine.status import CLUB_MEMBER

MOST_CLUBS: Final = 100
"""How many clubs a server may have."""

MOST_MEMBERS: Final = 1000
"""How many people the list of a club may have, with those who are invited or have asked."""

MOST_KEEPERS: Final = 10
"""How many keepers a club may have besides its founder."""

MOST_NAME: Final = 32
"""How long a club's name may be, in characters as people see them."""


INVITED_AGAIN_AFTER: Final = timedelta(days=7)
"""How long after an invitation no club of the server can invite the same person again: each invitation pings them."""


TOLD_AGAIN_AFTER: Final = timedelta(days=7)
"""How long after a channel was told of a person's request to join a club it is told of no other one of theirs there."""

MOST_TOLD: Final = 3
"""Of how many clubs' requests of one person the channels of a server are told in a day."""


class Standing(StrEnum):
    """How a person stands to a club."""

    MEMBER = CLUB_MEMBER
    INVITED = "invited"
    """A keeper has invited them, and they have not answered."""
    ASKED = "asked"
    """They have asked to join, and no keeper has answered."""
    OUTSIDE = "outside"
    """None of these. A keeper need not be a member."""


@dataclass(frozen=True, slots=True)
class Club:
    """A club: those who have its role, or a list of people."""

    id: int
    guild: int
    name: str
    role: int | None
    """Whoever has this role is a member; None for a list."""
    founder: int | None
    """Who has founded it, and always keeps it; None once they have been forgotten."""
    created_at: datetime

    def existed(self, at: datetime) -> bool:
        """Tell whether it had been founded at a time: only then can something of that time mean it.

        A database that was copied, or restored, may give a number again.
        """
        return self.created_at <= at


@dataclass(frozen=True, slots=True)
class Person:
    """A person in a club's list."""

    user: int
    standing: Standing
    since: datetime
    """Since when they stand so."""
    keeper: bool = False
    """Whether they keep the club, besides its founder."""

    invited_at: datetime | None = None
    """When they were invited last; None if they never were, or nobody remembers."""

    @property
    def listed(self) -> bool:
        """Whether they are in the list. About others, only their last invitation is kept."""
        return self.standing is not Standing.OUTSIDE or self.keeper

    @property
    def nothing(self) -> bool:
        """Whether there is nothing to be kept about them."""
        return not self.listed and self.invited_at is None


@dataclass(frozen=True, slots=True)
class Roll:
    """A club, and what a decision needs to know of its people."""

    club: Club
    people: Mapping[int, Person]
    """Those whom the decision is about, by id, as far as something is kept about them."""
    count: int
    """How many people the list has."""
    keepers: frozenset[int] = frozenset()
    """Who keeps it besides its founder."""
    pinged: frozenset[int] = frozenset()
    """Of those whom the decision is about, who was invited to a club of the server within a week."""

    def standing(self, user: int) -> Standing:
        """Return how a person stands to the club."""
        known = self.people.get(user)
        return Standing.OUTSIDE if known is None else known.standing

    def keeps(self, user: int) -> bool:
        """Tell whether a person is the founder or a keeper."""
        return user == self.club.founder or user in self.keepers
