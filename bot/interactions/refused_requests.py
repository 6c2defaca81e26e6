"""Requests that fail: which are sent again, and which are withheld, so that Discord does not ban the bot's address.

Discord bans an address for a while after 10,000 answers with the status 401, 403 or 429 in ten minutes. An answer with
429 does not count if the limit is shared with others.
"""

import asyncio
import logging
import math
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from types import SimpleNamespace
from typing import Any, Final, TypeVar, cast

import aiohttp
import discord
from discord.http import json_or_text

from bot.runtime.recent import Recent

log = logging.getLogger(__name__)

T = TypeVar("T")

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, EDITED_TOO_OFTEN, ARCHIVED = 10003, 10008, 30046, 50083
"""Discord's error codes for a deleted channel, a deleted message, too many edits of messages over an hour old, and a
thread that is archived. Posting in such a thread opens it again."""

REQUEST_FAILURES: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
"""How a request fails that Discord refuses, or that does not reach it."""


TRANSIENT: Final = (discord.DiscordServerError, aiohttp.ClientError, OSError)
"""Errors after which trying again may succeed."""

FAILURES: Final = (discord.HTTPException, aiohttp.ClientError)
"""How a request fails that Discord refuses, or that does not reach it."""

TOO_MANY_REQUESTS: Final = 429

REPEATED: Final = (500, 502, 504, 524)
"""After what statuses discord.py sends a request with the bot's token again by itself."""

BLOCKED_SECONDS, MOST_BLOCKED_SECONDS = 10.0, 600.0
"""How long Discord's edge refuses requests if it does not say, and what is believed at most, in seconds."""

TRIES, TRIES_IF_BLOCKED = 5, 3
"""How often a request is sent that fails for a transient reason, and one that Cloudflare refuses."""

FIRST_PAUSE_SECONDS = 0.2
"""How long to wait, in seconds, before a request is sent again. Each further pause is twice as long for a first answer,
and four times for all others."""

MOST_PAUSE_SECONDS = 15.0
"""How long to wait at most, in seconds, before a refused later message of an answer is tried again."""


class NotingFailure:
    """Goes on if a request fails, with a line in the log."""

    def __init__(
        self, tell: Callable[..., None], text: str, *details: object, also: tuple[type[Exception], ...] = ()
    ) -> None:
        """:param tell: writes the line, such as ``log.info``: the text with the details and the error.

        :param also: after which other errors to go on.
        """
        self._tell = partial(tell, text, *details)
        self._kinds = (*REQUEST_FAILURES, *also)

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> bool:
        if noted := isinstance(error, self._kinds):
            self._tell(error)
        return noted


class Unsent(discord.HTTPException):
    """A request that was not sent. It fails as if Discord had refused it."""

    def __init__(self, status: int, code: int, reason: str, retry_after: int | None = None) -> None:
        """Make the error of such a request.

        :param status: the status with which Discord would have answered.
        :param code: Discord's error code for it; 0 if there is none.
        :param retry_after: after how many seconds the request may be sent; None if it never may.
        """
        headers = {} if retry_after is None else {"Retry-After": str(retry_after)}
        response: Any = SimpleNamespace(status=status, reason="not sent", headers=headers)
        super().__init__(response, {"code": code, "message": reason})


class RefusedBefore(Unsent, discord.Forbidden):
    """A request that Discord has refused a few times just now."""


REMEMBERED_SECONDS: Final = 60.0
"""For how long refusals of a request are remembered from the first one on, in seconds."""

MOST_REFUSALS: Final = 3
"""How often a request is refused in that time before it is not sent. It may be another one with the same address, or
somebody may have just given the bot a permission."""

MOST_REMEMBERED: Final = 2_000
"""How many requests are remembered."""


@dataclass(slots=True)
class _Refusals:
    since: float
    number: int = 0
    code: int = 0
    text: str = ""


class RefusedRequests:
    """The requests with the bot's token that Discord has just refused with the status 403."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Remember nothing yet.

        :param clock: returns the time in seconds. It never goes back.
        """
        self._clock = clock
        self._refused: Recent[tuple[str, str], _Refusals] = Recent(MOST_REMEMBERED)
        """By method and address."""

    def check(self, route: discord.http.Route) -> None:
        """Check that a request may be sent.

        :raises RefusedBefore: it would be refused as it has just been.
        """
        found = self._refused.get((route.method, route.url))
        if found is not None and found.number >= MOST_REFUSALS and self._clock() < found.since + REMEMBERED_SECONDS:
            raise RefusedBefore(403, found.code, found.text)

    def note(self, route: discord.http.Route, error: discord.Forbidden) -> None:
        """Note that Discord has refused a request."""
        now, key = self._clock(), (route.method, route.url)
        found = self._refused.get(key)
        if found is None or now >= found.since + REMEMBERED_SECONDS:
            found = self._refused[key] = _Refusals(now)
        found.number, found.code, found.text = found.number + 1, error.code, error.text


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


def is_with_token(path: str) -> bool:
    """Return whether a request to an address is sent with an interaction's token."""
    return "/interactions/" in path or "/webhooks/" in path


async def fail_at_once(
    session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestEndParams
) -> None:
    """Raise the error of a request with an interaction's token at which Discord fails."""
    # discord.py would send it again without a word. But it may have taken effect, which its sender has to know.
    response = request.response
    if response.status >= 500 and is_with_token(response.url.path):
        raise discord.DiscordServerError(response, await json_or_text(response))


def blocked_seconds(error: BaseException) -> float | None:
    """Return how many seconds to wait if an error says that Discord takes no requests for now; None if it does not."""
    # discord.py waits by itself where an answer with the status 429 says how long. Cloudflare, which stands before
    # Discord, sends a page that does not (error 1015).
    if not isinstance(error, discord.HTTPException) or error.status != TOO_MANY_REQUESTS:
        return None
    said = error.response.headers.get("Retry-After", "")
    return min(max(float(said), 1.0), MOST_BLOCKED_SECONDS) if said.isdecimal() else BLOCKED_SECONDS


def is_passing(error: BaseException) -> bool:
    """Return whether a request has failed for a reason that may pass, and that says nothing about the request."""
    return isinstance(error, TRANSIENT) or blocked_seconds(error) is not None


def has_waited(error: BaseException) -> bool:
    """Return whether discord.py has sent a request five times, and waited as long as Discord said each time."""
    return blocked_seconds(error) is not None and "Via" in cast("discord.HTTPException", error).response.headers


def _was_repeated(error: BaseException) -> bool:
    """Return whether discord.py has sent a request five times, as Discord failed each time."""
    if not isinstance(error, discord.DiscordServerError):
        return False
    return error.status in REPEATED and not is_with_token(error.response.url.path)


async def retry_transient(request: Callable[[], Awaitable[T]]) -> T:
    """Send a request; after a transient error, send it again, unless discord.py has done that."""
    for tried in range(TRIES - 1):
        try:
            return await request()
        except TRANSIENT as error:
            if _was_repeated(error):
                raise
            log.debug("trying again after %r", error)
        await asyncio.sleep(FIRST_PAUSE_SECONDS * 4**tried)
    return await request()


async def retry_blocked(request: Callable[[], Awaitable[T]]) -> T:
    """Send a request with an interaction's token; after a transient error or a refusal by Cloudflare, send it again."""
    for _ in range(TRIES_IF_BLOCKED - 1):
        try:
            return await retry_transient(request)
        except discord.HTTPException as error:
            pause = blocked_seconds(error)
            if pause is None or has_waited(error):
                raise
            log.info("Discord takes no requests for now; trying again in %.0f s", min(pause, MOST_PAUSE_SECONDS))
        await asyncio.sleep(min(pause, MOST_PAUSE_SECONDS))
    return await retry_transient(request)
