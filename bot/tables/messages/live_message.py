"""Messages that are kept up to date: posted once, edited at Discord's pace, and at once when the bot stops.

Such are the messages of tables, tournaments and challenges.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

import discord

from bot.interactions.refused_requests import TRANSIENT, blocked_seconds
from bot.runtime.background import Background
from bot.store.engine.fence import NotOurs, NotSaved

log = logging.getLogger(__name__)

CHANNEL_PACE: Final = 1.0
"""Seconds between two edits of a message in its channel. Discord allows 5 in 5 s."""

OLD_SECONDS: Final = 60 * 60.0 - 60.0
"""From which age on, in seconds, a message counts as old. Discord says an hour; the clocks may differ a little."""

OLD_PACE: Final = 2.1
"""Seconds between two edits of an old message in its channel, of which Discord allows 3 in any 6 s."""

RETRY_SECONDS: Final = 1.0
"""How long to wait after an edit that failed for a transient reason, in seconds."""

REFUSED_SECONDS, LONGEST_SECONDS = 10.0, 15 * 60.0
"""How long to wait after an edit that Discord refused, and at most after many, in seconds."""

MOST_REFUSALS: Final = 5
"""How often it is tried to show the end of something."""

LOOK_AGAIN_SECONDS: Final = 5.0
"""How long a wait goes on, in seconds, before it is looked whether it is still necessary."""

CLOSING_SECONDS: Final = 3.0
"""How long edits under way may take when the bot stops, in seconds."""

BUSY_SECONDS: Final = 0.01
"""If a round of the event loop takes longer than this, in seconds, there are clicks to answer, and edits wait."""

BUSY_ROUNDS: Final = 6
"""How many rounds of the event loop an edit waits at most."""

REASON_LENGTH: Final = 200


@dataclass(slots=True)
class Kept:
    """What is known of a message."""

    changes: int = 0
    """How often that which it shows has changed."""
    shown: int = 0
    """How many of these changes it shows."""
    not_before: float = 0.0
    """The earliest time of the next edit, by the event loop's clock."""
    refusals: int = 0
    """How often Discord has refused the newest edit."""
    task: asyncio.Task[None] | None = None
    """What brings it up to date now."""
    name: str = ""
    """Names it in the log."""

    def refused(self, error: Exception, longest: float = LONGEST_SECONDS) -> float:
        """Note that an edit was refused; return after how many seconds to try again, longer each time.

        :param longest: the longest time, in seconds.
        """
        self.refusals += 1
        if self.refusals == 1 and isinstance(error, discord.HTTPException):
            # What answers in Discord's place may send a whole page.
            reason = " ".join(error.text.split())[:REASON_LENGTH] or f"status {error.status}"
            log.warning("%s cannot be shown: %s", self.name, reason)
        elif self.refusals == 1:
            log.error("%s cannot be shown", self.name, exc_info=error)
        return float(min(REFUSED_SECONDS * 2 ** (self.refusals - 1), longest))


T = TypeVar("T")
S = TypeVar("S", bound=Kept)


class LiveMessage(ABC, Generic[T, S]):
    """Brings messages up to date. Changes that happen while an edit waits become part of it.

    A subclass knows what they are about (``T``), and keeps their states (``S``).
    """

    def __init__(self) -> None:
        self._closing = asyncio.Event()
        self._tasks = Background(CLOSING_SECONDS)

    async def close(self) -> bool:
        """Show the last changes at once, and finish what is under way; return whether anything was."""
        self._closing.set()
        return await self._tasks.close()

    @abstractmethod
    def _is_due(self, about: T, state: S) -> bool:
        """Tell whether a message is to be shown."""

    @abstractmethod
    async def _show(self, about: T, state: S) -> float:
        """Post a message or edit it; return after how many seconds the next edit may come.

        It may raise anything, and ``NotOurs`` where another process shows the message now.
        """

    @abstractmethod
    async def _refused(self, about: T, state: S, error: Exception) -> float | None:
        """Hear why a message cannot be shown; return after how many seconds to try again, None for never."""

    @abstractmethod
    def _ended(self, about: T, state: S) -> None:
        """Hear that nothing is under way any more for a message."""

    def _bring_up_to_date(self, about: T, state: S, name: str) -> None:
        """Show a message in a task, which it does not have yet. The log calls it by this name."""
        state.name, state.task = name, self._tasks.begin(self._run(about, state), name)

    async def _run(self, about: T, state: S) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._is_due(about, state) and not (self._closing.is_set() and state.refusals):
                # What is shown is rendered after the wait, so that it has what happened meanwhile.
                if state.not_before > loop.time() and not self._closing.is_set():
                    with suppress(TimeoutError):
                        seconds = min(state.not_before - loop.time(), LOOK_AGAIN_SECONDS)
                        await asyncio.wait_for(self._closing.wait(), seconds)
                    continue
                await _wait_until_idle()
                showing = state.changes
                try:
                    pause: float | None = await self._show(about, state)
                    state.refusals, state.shown = 0, max(state.shown, showing)
                except NotOurs:
                    return
                except Exception as error:  # noqa: BLE001 - no error may keep it from ever being shown again
                    pause = RETRY_SECONDS if isinstance(error, (*TRANSIENT, NotSaved)) else blocked_seconds(error)
                    if pause is None:
                        pause = await self._refused(about, state, error)
                    else:
                        log.warning("%s could not be shown; trying again: %s", state.name, error)
                        pause = None if self._closing.is_set() else pause
                if pause is None:
                    return
                state.not_before = loop.time() + pause
        finally:
            state.task = None
            self._ended(about, state)


def pace_of(message: int | None = None) -> float:
    """Return after how many seconds a message may be edited again in its channel.

    :param message: None for a new one.
    """
    return OLD_PACE if message is not None and is_old(message) else CHANNEL_PACE


def is_old(message: int) -> bool:
    """Return whether a message is so old that Discord allows fewer edits of it; see ``OLD_PACE``."""
    return (discord.utils.utcnow() - discord.utils.snowflake_time(message)).total_seconds() > OLD_SECONDS


async def _wait_until_idle() -> None:
    """Let clicks go first while the event loop is busy. The longer an edit waits, the more changes it covers."""
    loop = asyncio.get_running_loop()
    for _ in range(BUSY_ROUNDS):
        before = loop.time()
        await asyncio.sleep(0)
        busy = loop.time() - before
        if busy < BUSY_SECONDS:
            return
        await asyncio.sleep(10 * busy)
