"""How far a game is, as its row says, and what a finished game is for the owner of one of its seats."""

from enum import StrEnum
from typing import Any, Final


class Status(StrEnum):
    """How far a game is."""

    LOBBY = "lobby"
    """People can still join; no card has been dealt."""
    PLAYING = "playing"
    FINISHED = "finished"
    """It was played to its end, and counts in the standings."""
    ENDED = "ended"
    """Somebody closed it early. It counts nowhere."""


SOLO: Final = "solo"
"""What the row of a game says in place of a ``Status`` that one person plays without a table, however far it is. So no
query finds it that is about tables."""


class CloseReason(StrEnum):
    """Why a table was closed, if not by one person."""

    AGREED = "agreed"
    """All who played at it agreed."""
    EXPIRED = "expired"
    """Nobody did anything in its lobby for too long."""
    BROKEN = "broken"
    """It could not be rebuilt from what is stored of it, or the rules of its game failed."""
    ENDLESS = "endless"
    """Its game had more moves than any game has that comes to an end."""
    RESULT_ENTERED = "result-entered"
    """A tournament's director has entered its result."""
    DECIDED = "decided"
    """It is a tournament's, and too few of its players are still in that tournament."""
    CALLED_OFF = "called-off"
    """It is a tournament's, which was called off."""


class Wait(StrEnum):
    """Why a live table waits, and cannot be shown or played on."""

    MISSING = "missing"
    """Its game is not offered, or not with the rules that it began with."""
    BROKEN = "broken"
    """It cannot be rebuilt, and its game is from outside: the next version may mend it."""
    CHANGED = "changed"
    """By the rules as they are now, its moves lead to another position than the one that was played."""


LIVE: Final = (Status.LOBBY, Status.PLAYING)
"""The statuses of a game that occupies its channel."""


class Verdict(StrEnum):
    """Whether a game counts for somebody (docs/fairness.md, "When a game counts, and for whom")."""

    COUNTS = "counts"
    """They played to the end. Computer players always do."""
    GIVEN_UP = "given_up"
    """They left, or were away when it ended: it counts as lost."""
    TAKEN_OUT = "taken_out"
    """Somebody else took them out while they were playing: the game is not theirs."""


def verdict_on(seat: Any) -> Verdict:
    """Return what a game that has reached its end is for the owner of a seat.

    :param seat: a ``Seating``, or a row of the database with the columns of one.
    """
    if seat.level is not None:
        return Verdict.COUNTS
    if seat.taken_out or seat.settled is not None:  # by others, or excused and not back since
        return Verdict.TAKEN_OUT
    return Verdict.GIVEN_UP if seat.away or seat.left_at is not None else Verdict.COUNTS


CLUB_MEMBER: Final = "member"
"""How a member of a club stands to it, as the row says."""
