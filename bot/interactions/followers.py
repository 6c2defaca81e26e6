"""What goes on for people after their clicks have been answered, and edits the answers with the clicks' tokens.

Nothing that a click starts runs twice for a person, goes on after Discord has refused it, or outlives its token.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Hashable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from bot.interactions.answers import Shown, retry_blocked
from bot.interactions.refused_requests import REQUEST_FAILURES
from bot.tables.kit.background import Background
from bot.views.kit.layout import Layout

log = logging.getLogger(__name__)

Work: TypeAlias = Callable[[], Coroutine[Any, Any, None]]

LAST_WORDS_SECONDS: Final = 30.0
"""How long before the token ends work is stopped, in seconds, so that its message can say so."""

CLOSING_SECONDS: Final = 1.0
"""How long closing waits for messages that say that the work was stopped, in seconds."""


@dataclass(frozen=True, slots=True)
class _Follower:
    shown: Shown
    newer: Callable[[], Layout]
    task: asyncio.Task[None]


class Followers:
    """Runs such work: one for a person and what it is about."""

    def __init__(self) -> None:
        self._followers: dict[tuple[int, Hashable], _Follower] = {}
        self._tasks = Background(CLOSING_SECONDS)
        self.close = self._tasks.close

    def __len__(self) -> int:
        """Return how many are at work."""
        return len(self._followers)

    def follow(
        self,
        person: int,
        about: Hashable,
        shown: Shown,
        work: Work,
        *,
        ended: Callable[[], Layout],
        newer: Callable[[], Layout],
    ) -> None:
        """Run work that edits the answer to a person's click, in place of earlier work for them about the same thing.

        :param shown: the answer.
        :param ended: returns what the answer shows if the token is about to end before the work does.
        :param newer: returns what the answer shows if newer work takes this one's place in another message.
        """
        key = (person, about)
        earlier = self._followers.pop(key, None)
        if earlier is not None:
            earlier.task.cancel()
            if earlier.shown.message is None or earlier.shown.message != shown.message:
                self._tasks.begin(_say(earlier.shown, earlier.newer))
        task = self._tasks.begin(self._run(key, shown, work, ended))
        self._followers[key] = _Follower(shown, newer, task)

    async def _run(self, key: tuple[int, Hashable], shown: Shown, work: Work, ended: Callable[[], Layout]) -> None:
        limit = asyncio.timeout(shown.seconds_left - LAST_WORDS_SECONDS)
        try:
            async with limit:
                await work()
        except REQUEST_FAILURES as error:
            if limit.expired():
                await _say(shown, ended)
            else:
                log.info("an answer is not changed any more: %s", error)
        except Exception:
            log.exception("an answer could not be changed")
        finally:
            following = self._followers.get(key)
            if following is not None and following.task is asyncio.current_task():
                del self._followers[key]


async def _say(shown: Shown, view: Callable[[], Layout]) -> None:
    try:
        await retry_blocked(lambda: shown.edit(view()))
    except REQUEST_FAILURES as error:
        log.info("an answer keeps what it shows: %s", error)
