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
    """It could not be rebuilt from what is stored of it."""


LIVE: Final = (Status.LOBBY, Status.PLAYING)
"""The statuses of a game that occupies its channel."""
