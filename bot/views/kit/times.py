"""Moments in Discord's markup, which clients show as a countdown: "in 2 minutes"."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

LEAST: Final = timedelta(seconds=1)
"""A moment that is nearer than this has passed by the time that somebody reads of it."""


def countdown(moment: datetime | None, now: datetime | None = None) -> str | None:
    """Return the markup of a moment that is still to come; None if there is none or it has passed.

    A client would show "2 minutes ago" for a deadline that passed while the bot was stopped or slow.

    :param now: the time; None for the machine's clock, which deadlines go by.
    """
    if moment is None or moment - (now or datetime.now(UTC)) < LEAST:
        return None
    return timestamp(moment)


def timestamp(moment: datetime) -> str:
    """Return the markup of a moment that may have passed."""
    return f"<t:{int(moment.timestamp())}:R>"
