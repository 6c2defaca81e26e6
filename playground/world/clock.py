"""A clock that tests can stop and set, and what is made of its time: ids and tokens in Discord's form."""

from __future__ import annotations

import base64
import math
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from time import monotonic as machine_monotonic
from time import time as machine_time
from typing import Final

# ``time.time`` and ``time.monotonic`` tell bots this clock's time where the driver has replaced them.

EARLIEST: Final = datetime(2015, 1, 1, tzinfo=UTC)
LATEST: Final = datetime(2100, 1, 1, tzinfo=UTC)
"""The times that the clock can show. Discord's ids begin with the first one, and have room for more than the last."""


class Clock:
    """Tells the time. It runs as fast as the machine's clock, plus the time that was skipped."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._stopped: float | None = None
        self._monotonic_ahead = 0.0
        self._monotonic_stopped: float | None = None
        self._running = 0
        self.after_advance: list[Callable[[], None]] = []
        """Called whenever the time was set, has stopped, or goes on."""

    def __call__(self) -> float:
        """Return the time in Unix seconds."""
        return machine_time() + self._ahead if self._stopped is None else self._stopped

    def monotonic(self) -> float:
        """Return the time in seconds since some moment. It stands still with the clock, but is never set back."""
        stopped = self._monotonic_stopped
        return machine_monotonic() + self._monotonic_ahead if stopped is None else stopped

    def advance(self, seconds: float) -> None:
        """Skip this many seconds.

        :raises ValueError: see ``check``.
        """
        self.check(seconds)
        self._ahead += seconds
        if self._stopped is not None:
            self._stopped += seconds
        self._monotonic_ahead += seconds
        if self._monotonic_stopped is not None:
            self._monotonic_stopped += seconds
        self._tell()

    def check(self, seconds: float) -> None:
        """Check that this many seconds can be skipped.

        :raises ValueError: it is no number, or less than 0, or leads past the last time that the clock can show.
        """
        if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 <= seconds < math.inf:
            raise ValueError(f"seconds: a number from 0, not {seconds!r}")
        if seconds > LATEST.timestamp() - self():
            raise ValueError(f"seconds: {seconds!r} lead past the year {LATEST.year - 1}, the last one of the clock")

    @property
    def stopped(self) -> bool:
        """Whether the time stands still."""
        return self._stopped is not None

    @property
    def stands(self) -> bool:
        """Whether ``monotonic`` stands still. It does not in ``running``."""
        return self._monotonic_stopped is not None

    @property
    def moved(self) -> bool:
        """Whether the clock is not, or was not always, the machine's."""
        return self._stopped is not None or self._ahead != 0 or self._monotonic_ahead != 0

    @property
    def told(self) -> tuple[bool, bool, float, float]:
        """What another process needs: whether Unix seconds stand, and ``monotonic``; those values, or how far ahead."""
        unix, monotonic = self._stopped, self._monotonic_stopped
        ahead = self._ahead, self._monotonic_ahead
        return (
            unix is not None,
            monotonic is not None,
            ahead[0] if unix is None else unix,
            ahead[1] if monotonic is None else monotonic,
        )

    @contextmanager
    def running(self) -> Iterator[None]:
        """Let ``monotonic`` go on in a block: who starts or ends a bot waits for what takes the bot seconds."""
        self._running += 1
        self._stand()
        try:
            yield
        finally:
            self._running -= 1
            self._stand()

    def _stand(self) -> None:
        """Let ``monotonic`` stand still, or go on from there, as the clock does."""
        still = self.stopped and not self._running
        if still and not self.stands:
            self._monotonic_stopped = self.monotonic()
        elif self._monotonic_stopped is not None and not still:
            self._monotonic_ahead = self._monotonic_stopped - machine_monotonic()
            self._monotonic_stopped = None
        if self.moved:
            self._tell()

    def stop(self, at: datetime | None = None) -> None:
        """Let the time stand still; ``advance`` still moves it.

        :param at: the time at which it stands, from 2015 to 2099; now by default. Ids grow even if it is earlier.
        :raises ValueError: it is no such time.
        """
        self._stopped = self() if at is None else _seconds(at)
        self._stand()

    def go_on(self) -> None:
        """Let the time go on from where it was stopped."""
        if self._stopped is not None:
            self._ahead, self._stopped = self._stopped - machine_time(), None
            self._stand()

    def _tell(self) -> None:
        for notice in list(self.after_advance):
            notice()


def _seconds(at: datetime) -> float:
    """Return a time in Unix seconds.

    :raises ValueError: the clock cannot show it.
    """
    try:
        seconds = at.timestamp()
    except (AttributeError, OverflowError, OSError, ValueError):
        seconds = math.nan
    if not EARLIEST.timestamp() <= seconds < LATEST.timestamp():
        raise ValueError(f"at: a datetime from {EARLIEST.year} to {LATEST.year - 1}, not {at!r}")
    return seconds


EPOCH_MS = 1_420_070_400_000
"""The beginning of 2015, from which Discord counts time."""


class Snowflakes:
    """Makes ids that grow with time and never repeat."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._last = 0

    def next(self) -> int:
        """Return a new id."""
        self._last = max(self._last + 1, int(self._now() * 1000 - EPOCH_MS) << 22)
        return self._last


def created_at(snowflake: int) -> datetime:
    """Return the time at which an id was made."""
    return datetime.fromtimestamp(((snowflake >> 22) + EPOCH_MS) / 1000, UTC)


TOKEN_EPOCH = 1_293_840_000
"""The beginning of 2011 in Unix seconds, from which tokens count the time of issue."""
SECRET_BYTES = 28


def new_token(user: int, now: float) -> str:
    """Return a new token of a user.

    Client libraries read the application's id out of the first part.

    :param user: the user's id.
    :param now: the time of issue, in Unix seconds.
    """
    issued = int(now - TOKEN_EPOCH).to_bytes(4, "big")
    parts = (str(user).encode(), issued, secrets.token_bytes(SECRET_BYTES))
    return ".".join(base64.urlsafe_b64encode(part).decode().rstrip("=") for part in parts)
