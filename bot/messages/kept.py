"""Messages that are kept up to date: posted once, edited at Discord's pace, and at once when the bot stops.

What a message shows, and what else happens to it, its owner says; see ``Display``, ``EventMessages`` and
``ChallengeMessages``.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.interactions.answers import TRANSIENT, blocked_seconds
from bot.store.errors import NotSaved
from bot.store.fence import NotOurs

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

BUSY_SECONDS: Final = 0.01
"""If a round of the event loop takes longer than this, in seconds, there are clicks to answer, and edits wait."""

BUSY_ROUNDS: Final = 6
"""How many rounds of the event loop an edit waits at most."""

LOOKED_THROUGH: Final = 100
"""How many messages of a channel are looked through for one of ours. One request returns that many."""

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

    def refused(self, about: str, error: Exception, longest: float = LONGEST_SECONDS) -> float:
        """Note that an edit was refused; return after how many seconds to try again, longer each time.

        :param about: names the message in the log.
        :param longest: the longest time, in seconds.
        """
        self.refusals += 1
        if self.refusals == 1 and isinstance(error, discord.HTTPException):
            # What answers in Discord's place may send a whole page.
            reason = " ".join(error.text.split())[:REASON_LENGTH] or f"status {error.status}"
            log.warning("%s cannot be shown: %s", about, reason)
        elif self.refusals == 1:
            log.error("%s cannot be shown", about, exc_info=error)
        return float(min(REFUSED_SECONDS * 2 ** (self.refusals - 1), longest))


class Keeper:
    """Brings messages up to date. Changes that happen while an edit waits become part of it."""

    def __init__(self) -> None:
        self._closing = asyncio.Event()

    @property
    def closing(self) -> bool:
        """Whether the bot stops, and what is to be shown is shown at once."""
        return self._closing.is_set()

    def close(self) -> None:
        """Wait for no pace any more, and try nothing again."""
        self._closing.set()

    def begin(
        self,
        message: Kept,
        about: str,
        due: Callable[[], bool],
        show: Callable[[], Awaitable[float]],
        refused: Callable[[Exception], Awaitable[float | None]],
        ended: Callable[[], None],
    ) -> asyncio.Task[None]:
        """Bring a message up to date, in a task that it does not have yet.

        :param about: names the message in the log.
        :param due: tells whether the message is to be shown.
        :param show: posts or edits it; returns after how many seconds the next edit may come. It may raise anything,
            and ``NotOurs`` where another process shows the message now.
        :param refused: is told why it cannot be shown; returns after how many seconds to try again, None for never.
        :param ended: is called when nothing is under way any more.
        """
        task = asyncio.create_task(self._run(message, about, due, show, refused, ended), name=about)
        message.task = task
        return task

    async def _run(
        self,
        message: Kept,
        about: str,
        due: Callable[[], bool],
        show: Callable[[], Awaitable[float]],
        refused: Callable[[Exception], Awaitable[float | None]],
        ended: Callable[[], None],
    ) -> None:
        loop = asyncio.get_running_loop()
        try:
            while due() and not (self.closing and message.refusals):
                # What is shown is rendered after the wait, so that it has what happened meanwhile.
                if message.not_before > loop.time() and not self.closing:
                    with suppress(TimeoutError):
                        seconds = min(message.not_before - loop.time(), LOOK_AGAIN_SECONDS)
                        await asyncio.wait_for(self._closing.wait(), seconds)
                    continue
                await _wait_until_idle()
                pause = await self._try(message, about, show, refused)
                if pause is None:
                    return
                message.not_before = loop.time() + pause
        finally:
            message.task = None
            ended()

    async def _try(
        self,
        message: Kept,
        about: str,
        show: Callable[[], Awaitable[float]],
        refused: Callable[[Exception], Awaitable[float | None]],
    ) -> float | None:
        """Show a message; return after how many seconds to go on, None for never."""
        showing = message.changes
        try:
            pause = await show()
        except NotOurs:
            return None
        except (*TRANSIENT, NotSaved) as error:
            log.warning("%s could not be shown; trying again: %s", about, error)
            return None if self.closing else RETRY_SECONDS
        except Exception as error:  # noqa: BLE001 - no error may keep it from ever being shown again
            blocked = blocked_seconds(error)
            if blocked is None:
                return await refused(error)
            log.warning("%s: Discord takes no edits; trying again in %.0f s", about, blocked)
            return None if self.closing else blocked
        message.refusals, message.shown = 0, max(message.shown, showing)
        return pause


def pace_of(message: int | None = None) -> float:
    """Return after how many seconds a message may be edited again in its channel.

    :param message: None for a new one.
    """
    return OLD_PACE if message is not None and is_old(message) else CHANNEL_PACE


def is_old(message: int) -> bool:
    """Return whether a message is so old that Discord allows fewer edits of it; see ``OLD_PACE``."""
    return (discord.utils.utcnow() - discord.utils.snowflake_time(message)).total_seconds() > OLD_SECONDS


async def posted_before(
    client: discord.Client, guild: int, channel: int, is_it: Callable[[discord.Message], bool], after: int | None = None
) -> int | None:
    """Return a message of ours that an earlier attempt may have posted, whose answer was lost; None if there is none.

    :param after: look through the first messages after this id; None for the newest of the channel.
    :raises discord.HTTPException: Discord does not let us look.
    """
    own = {client.application_id, None if client.user is None else client.user.id}
    place: Any = client.get_partial_messageable(channel, guild_id=guild)
    since: Any = {} if after is None else {"after": discord.Object(after), "oldest_first": True}
    async for each in place.history(limit=LOOKED_THROUGH, **since):
        if each.author.id in own and is_it(each):
            return int(each.id)
    return None


async def _wait_until_idle() -> None:
    """Let clicks go first while the event loop is busy.

    The longer an edit waits, the more changes it covers.
    """
    loop = asyncio.get_running_loop()
    for _ in range(BUSY_ROUNDS):
        before = loop.time()
        await asyncio.sleep(0)
        busy = loop.time() - before
        if busy < BUSY_SECONDS:
            return
        await asyncio.sleep(10 * busy)
