"""What a club consists of, and what is decided in one.

A decision changes nothing: it returns people as they stand afterwards, or refuses. Nobody is in a list without having
agreed: they have asked to join, or have accepted an invitation. Who keeps the club is checked where they ask for
something (``ClubAct``).
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from bot.games.refused import Refused
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


def join(roll: Roll, now: datetime, user: int, *, manages: bool = False) -> list[Person]:
    """Let a person ask to join. Who is invited, or keeps the club, is in at once.

    :raises Refused: ``club_has_role``, ``club_member_already``, ``club_asked_already``, ``club_full``.
    """
    _require_list(roll)
    standing = roll.standing(user)
    if standing is Standing.MEMBER:
        raise Refused("club_member_already")
    if standing is Standing.INVITED or manages or roll.keeps(user):
        return [_person(roll, user, Standing.MEMBER, now)]
    if standing is Standing.ASKED:
        raise Refused("club_asked_already")
    return [_person(roll, user, Standing.ASKED, now)]


def accept(roll: Roll, now: datetime, user: int) -> list[Person]:
    """Let a person accept an invitation.

    :raises Refused: ``club_has_role``, ``club_member_already``, ``club_not_invited``.
    """
    _require_list(roll)
    if roll.standing(user) is Standing.MEMBER:
        raise Refused("club_member_already")
    _require_invited(roll, user)
    return [_person(roll, user, Standing.MEMBER, now)]


def decline(roll: Roll, now: datetime, user: int) -> list[Person]:
    """Let a person decline an invitation.

    :raises Refused: ``club_not_invited``.
    """
    _require_invited(roll, user)
    return [_person(roll, user, Standing.OUTSIDE, now)]


def leave(roll: Roll, now: datetime, user: int) -> list[Person]:
    """Let a person leave, or withdraw a request to join. A keeper who leaves is no keeper any more.

    :raises Refused: ``club_has_role``, ``not_in_club``.
    """
    _require_list(roll)
    if roll.standing(user) in (Standing.OUTSIDE, Standing.INVITED):
        raise Refused("not_in_club")
    return [replace(_person(roll, user, Standing.OUTSIDE, now), keeper=False)]


def invite(roll: Roll, now: datetime, users: Collection[int]) -> list[Person]:
    """Let a keeper invite people. Who has asked to join is in. Who was invited here lately is not invited again.

    :raises Refused: ``club_has_role``, ``club_invited_lately``, ``club_invited_already`` (nobody is left to invite),
        ``club_full``.
    """
    _require_list(roll)
    changed: list[Person] = []
    for each in users:
        known = _known(roll, each, now)
        if known.standing is Standing.ASKED:
            changed.append(_person(roll, each, Standing.MEMBER, now))
        elif known.standing is not Standing.MEMBER and each not in roll.pinged:
            changed.append(replace(_person(roll, each, Standing.INVITED, now), invited_at=now))
    if not changed:
        lately = any(roll.standing(each) is Standing.OUTSIDE for each in users)
        raise Refused("club_invited_lately" if lately else "club_invited_already")
    if roll.count + sum(not _known(roll, each.user, now).listed for each in changed) > MOST_MEMBERS:
        raise Refused("club_full", most=str(MOST_MEMBERS))
    return changed


def not_told(roll: Roll, before: Roll, changed: Collection[Person]) -> list[Person]:
    """Take invitations back of which nobody could be told, unless they have been answered.

    :param before: the club as it was before they were invited.
    :param changed: what ``invite`` returned.
    """
    untold = [each for each in changed if each.standing is Standing.INVITED and roll.people.get(each.user) == each]
    return [_known(before, each.user, each.since) for each in untold]


def answer_request(roll: Roll, now: datetime, user: int, standing: Standing) -> list[Person]:
    """Let a keeper accept or decline a request to join, by the standing that the person gets.

    :raises Refused: ``club_has_role``, ``club_not_asked``.
    """
    _require_list(roll)
    if roll.standing(user) is not Standing.ASKED:
        raise Refused("club_not_asked")
    return [_person(roll, user, standing, now)]


def remove(roll: Roll, now: datetime, users: Collection[int]) -> list[Person]:
    """Let a keeper remove people, invitations, and people who have asked to join.

    :raises Refused: ``club_has_role``, ``club_nobody_removed`` (none of them is in the list).
    """
    _require_list(roll)
    changed = [
        _person(roll, each, Standing.OUTSIDE, now) for each in users if roll.standing(each) is not Standing.OUTSIDE
    ]
    if not changed:
        raise Refused("club_nobody_removed")
    return changed


def choose_keepers(roll: Roll, now: datetime, by: int, users: Collection[int], *, manages: bool) -> list[Person]:
    """Let exactly these people keep the club besides its founder. The founder and members with *Manage Server* may.

    :raises Refused: ``not_club_founder``, ``too_many_keepers``.
    """
    if not manages and by != roll.club.founder:
        raise Refused("not_club_founder")
    chosen = set(users) - {roll.club.founder}
    if len(chosen) > MOST_KEEPERS:
        raise Refused("too_many_keepers", most=str(MOST_KEEPERS))
    return [replace(_known(roll, each, now), keeper=each in chosen) for each in sorted(chosen ^ roll.keepers)]


def _require_list(roll: Roll) -> None:
    if roll.club.role is not None:
        raise Refused("club_has_role", role=str(roll.club.role))


def _require_invited(roll: Roll, user: int) -> None:
    if roll.standing(user) is not Standing.INVITED:
        raise Refused("club_not_invited")


def _known(roll: Roll, user: int, now: datetime) -> Person:
    return roll.people.get(user) or Person(user, Standing.OUTSIDE, now)


def _person(roll: Roll, user: int, standing: Standing, now: datetime) -> Person:
    """Return a person with another standing.

    :raises Refused: ``club_full``: the list has no room for somebody new.
    """
    known = _known(roll, user, now)
    if not known.listed and roll.count >= MOST_MEMBERS:
        raise Refused("club_full", most=str(MOST_MEMBERS))
    return replace(known, standing=standing, since=now)
