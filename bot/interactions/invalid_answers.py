"""Counts Discord's invalid answers, and withholds requests before Discord bans the address of the bot for them.

Discord bans an address for a while after 10,000 answers with the status 401, 403 or 429 in ten minutes. An answer with
429 does not count if the limit is shared with others.
"""

import logging
import math
import time
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace
from typing import Final

import aiohttp

from bot.interactions.refused_requests import Unsent

log = logging.getLogger(__name__)

INVALID: Final = frozenset({401, 403, 429})

WINDOW_SECONDS: Final = 600.0
"""For how many seconds Discord counts an invalid answer."""

MOST_BY_TOKEN = 5_000
"""After how many invalid answers in the window no request with an interaction's token is sent, but first answers."""

MOST = 8_000
"""After how many invalid answers in the window nothing is sent to Discord's REST API. Other processes may share the
address, and what is under way may be refused, too."""

STEP_SECONDS: Final = 5.0
"""Invalid answers that come within this time leave the window together, in seconds."""


class InvalidAnswers:
    """Counts the invalid answers to the requests of a session."""

    def __init__(self, sent_again: Callable[[], None], clock: Callable[[], float] = time.monotonic) -> None:
        """Make a counter.

        :param sent_again: called when no requests are withheld any more.
        :param clock: returns the time in seconds. It never goes back.
        """
        self._sent_again = sent_again
        self._clock = clock
        self._counted: deque[tuple[float, int]] = deque()
        """Until when each step lasted, and how many invalid answers came in it."""
        self._recent = 0
        self._withholding = False
        self.total = 0
        """How many there have been."""
        self.withheld = 0
        """How many requests have not been sent."""

    @property
    def recent(self) -> int:
        """How many there have been in the last ten minutes."""
        now = self._clock()
        while self._counted and self._counted[0][0] + WINDOW_SECONDS <= now:
            self._recent -= self._counted.popleft()[1]
        return self._recent

    @property
    def withholding(self) -> bool:
        """Whether requests are withheld now, at least those with an interaction's token."""
        withholds = self.recent >= MOST_BY_TOKEN
        if withholds and not self._withholding:
            log.error(
                "%d answers of the last ten minutes were invalid (401, 403 or 429); requests are withheld, because "
                "Discord bans the bot's address at 10,000",
                self.recent,
            )
        ends, self._withholding = self._withholding and not withholds, withholds
        if ends:
            log.warning("all requests are sent again: few enough of the last ten minutes' answers were invalid")
            self._sent_again()
        return withholds

    def trace(self) -> aiohttp.TraceConfig:
        """Return what counts the answers of an aiohttp session, and withholds its requests.

        A request that is withheld raises ``Unsent`` with the status 429, as if Discord took none for a while.
        """
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._begin)
        config.on_request_end.append(self._end)
        return config

    async def _begin(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        if request.url.scheme in ("ws", "wss"):
            return  # the gateway
        # A first answer is not refused for its token, and nobody can do without it.
        most = MOST_BY_TOKEN if "webhooks" in request.url.parts else MOST
        if not self.withholding or self.recent < most:
            return
        self.withheld += 1
        raise Unsent(429, 0, "withheld: too many invalid answers", self._seconds_until_fewer_than(most))

    def _seconds_until_fewer_than(self, most: int) -> int:
        left = self.recent
        for until, number in self._counted:
            left -= number
            if left < most:
                return max(1, math.ceil(until + WINDOW_SECONDS - self._clock()))
        return 1

    async def _end(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestEndParams
    ) -> None:
        response = request.response
        if response.status not in INVALID or response.headers.get("X-RateLimit-Scope") == "shared":
            return
        now = self._clock()
        until, number = now + STEP_SECONDS, 0
        if self._counted and now < self._counted[-1][0]:
            until, number = self._counted.pop()
        self._counted.append((until, number + 1))
        self._recent += 1
        self.total += 1
