"""How far a game is, as its row says."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Status(StrEnum):
    """How far a game is."""

    LOBBY = "lobby"
    """People can still join; no card has been dealt."""
    PLAYING = "playing"
    FINISHED = "finished"
    """It was played to its end, and counts in the standings."""
    ENDED = "ended"
    """Somebody closed it early. It counts nowhere."""


class CloseReason(StrEnum):
    """Why the bot itself closed a table."""

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
    HELD = "held"
    """Its game's rules have held up the whole bot there."""


LIVE: Final = (Status.LOBBY, Status.PLAYING)
"""The statuses of a game that occupies its channel."""
