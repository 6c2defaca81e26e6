"""Counts of a bot's requests: all requests, those that count against the global limit, and bytes."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from aiohttp import web

from playground.world import API

MOST_PATHS: Final = 1000
"""How many methods and paths are counted apart."""
OTHER_PATHS: Final = "other paths"
MOST_NAMED: Final = 200
"""How much of a method and path is kept, in characters."""


class Traffic:
    """Counts a bot's requests."""

    def __init__(self) -> None:
        self.requests: Counter[str] = Counter()
        """The number of requests by method and path. A star replaces every id and token in the path.

        Of paths that a bot makes up, only the first thousand are counted apart.
        """
        self.limited = 0
        """The number of requests with the bot's own token. Discord allows 50 of these in a second."""
        self.received = 0
        """The size of all request bodies, in bytes."""
        self.sent = 0
        """The size of all answer bodies, in bytes."""

    @property
    def total(self) -> int:
        """The number of all requests."""
        return self.requests.total()

    def count(self, request: web.Request, response: web.StreamResponse) -> None:
        """Count a request and its answer, if the bot sent it."""
        if not (is_by_token(request) or is_limited(request)):
            return
        key = f"{request.method} {starred(request.path.removeprefix(API))}"[:MOST_NAMED]
        self.requests[key if key in self.requests or len(self.requests) < MOST_PATHS else OTHER_PATHS] += 1
        self.limited += is_limited(request)
        self.received += request.content_length or 0
        self.sent += response.content_length or 0


def starred(path: str) -> str:
    """Return a path with a star in place of every id and token."""
    return re.sub(r"/(?:[0-9]+|[A-Za-z0-9_.-]{24,})(?=/|$)", "/*", path)


BY_TOKEN: Final = re.compile(r"/(webhooks|interactions)/[^/]*/.+")


def is_by_token(request: web.Request) -> bool:
    """Tell whether a request is authorised by the token of an interaction or of a webhook in its path."""
    return BY_TOKEN.fullmatch(request.path.removeprefix(API)) is not None


def is_limited(request: web.Request) -> bool:
    """Tell whether a request counts against the bot's global limit."""
    return not is_by_token(request) and request.headers.get("Authorization", "").startswith("Bot ")
