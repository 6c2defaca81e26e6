"""Remembers which requests Discord has just refused, so that nobody can have the bot send them again and again.

Discord bans an address that gets too many refusals; see ``invalid_answers``.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, EDITED_TOO_OFTEN, ARCHIVED = 10003, 10008, 30046, 50083
"""Discord's error codes for a deleted channel, a deleted message, too many edits of messages over an hour old, and a
thread that is archived. Posting in such a thread opens it again."""

REQUEST_FAILURES: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
"""How a request fails that Discord refuses, or that does not reach it."""


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
        self._refused: dict[tuple[str, str], _Refusals] = {}
        """By method and address, the earliest first."""

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
            self._refused.pop(key, None)
            found = self._refused[key] = _Refusals(now)
        found.number, found.code, found.text = found.number + 1, error.code, error.text
        if len(self._refused) > MOST_REMEMBERED:
            del self._refused[next(iter(self._refused))]
