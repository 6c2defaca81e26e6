"""Discord's rate limits: by route and channel, and for all requests with the bot's token."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import md5
from math import ceil
from typing import Final

from aiohttp import web

from playground.traffic import is_limited
from playground.world import API

GLOBAL: Final = (50, 1.0)
"""The number of requests with the bot's token that are allowed, and in how many seconds."""

ROUTES: Final = (
    ("POST", r"/channels/(\d+)/messages", (5, 5.0)),
    ("PATCH", r"/channels/(\d+)/messages/\d+", (5, 5.0)),
    ("DELETE", r"/channels/(\d+)/messages/\d+", (5, 1.0)),
    ("GET", r"/channels/(\d+)/messages(?:/\d+)?", (5, 1.0)),
    ("PUT", r"/applications/(\d+)/commands", (5, 20.0)),
    ("POST", r"/applications/(\d+)/emojis", (50, 5.0)),
    ("POST", r"/webhooks/\d+/([^/]+)", (5, 2.0)),
    ("PATCH", r"/webhooks/\d+/([^/]+)/messages/.+", (5, 2.0)),
    ("DELETE", r"/webhooks/\d+/([^/]+)/messages/.+", (5, 2.0)),
    ("GET", r"/webhooks/\d+/([^/]+)/messages/.+", (5, 2.0)),
)
"""The limited routes: method, path, and the number of requests allowed in a number of seconds. Each value of the path's
group has a limit of its own. Interaction callbacks are not limited."""


@dataclass
class Bucket:
    """A limit: how many requests are left, and the time in Unix seconds when it is full again."""

    limit: int
    window: float
    remaining: int
    reset: float

    def take(self, now: float) -> bool:
        """Take one request from the bucket; return False if none is left."""
        if now >= self.reset:
            self.remaining, self.reset = self.limit, now + self.window
        if self.remaining <= 0:
            return False
        self.remaining -= 1
        return True


class RateLimits:
    """Counts requests. ``scale`` multiplies every limit; None switches the limits off."""

    def __init__(self, now: Callable[[], float], scale: float | None = None) -> None:
        self.scale = scale
        self.refused = 0
        """The number of requests that were answered with 429."""
        self._now = now
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def check(self, request: web.Request) -> tuple[Mapping[str, str], web.Response | None]:
        """Count a request; return the headers for its answer, and a refusal if it exceeds a limit."""
        if self.scale is None or not request.path.startswith(API):
            return {}, None
        path = request.path.removeprefix(API)
        if is_limited(request):
            bucket = self._bucket("global", "", *GLOBAL)
            if not bucket.take(self._now()):
                return {}, self._refusal(bucket, "global", {"X-RateLimit-Global": "true"})
        for method, pattern, allowance in ROUTES:
            match = re.fullmatch(pattern, path) if request.method == method else None
            if match is not None:
                return self._take(method + pattern, match[1], allowance)
        return {}, None

    def out_of_the_blue(self) -> web.Response:
        """Return a refusal by a limit that no header has announced."""
        return self._refusal(Bucket(1, 0.2, 0, self._now() + 0.2), "shared", {})

    def _take(
        self, route: str, major: str, allowance: tuple[int, float]
    ) -> tuple[Mapping[str, str], web.Response | None]:
        bucket = self._bucket(route, major, *allowance)
        allowed = bucket.take(self._now())
        left = max(0.0, bucket.reset - self._now())
        headers = {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(bucket.remaining),
            "X-RateLimit-Reset": f"{bucket.reset:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": md5(route.encode(), usedforsecurity=False).hexdigest(),
        }
        return headers, None if allowed else self._refusal(bucket, "user", headers)

    def _bucket(self, route: str, major: str, limit: int, window: float) -> Bucket:
        scaled = max(1, round(limit * (self.scale or 1)))
        return self._buckets.setdefault((route, major), Bucket(scaled, window, scaled, 0.0))

    def _refusal(self, bucket: Bucket, scope: str, headers: Mapping[str, str]) -> web.Response:
        self.refused += 1
        after = max(0.001, bucket.reset - self._now())
        return web.json_response(
            {"message": "You are being rate limited.", "retry_after": round(after, 3), "global": scope == "global"},
            status=429,
            # Discord's answers name the proxy that they pass through. Client libraries recognise them by it.
            headers={**headers, "Retry-After": str(ceil(after)), "X-RateLimit-Scope": scope, "Via": "1.1 playground"},
        )
