"""Discord's limits: by route and channel, for all of a bot's requests, for edits of old messages; Cloudflare's ban."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import md5
from math import ceil
from typing import Final

from aiohttp import web

from playground.checks.bodies import path_of
from playground.errors import DiscordError
from playground.traffic.counts import is_by_token, is_limited
from playground.world import API

GLOBAL: Final = (50, 1.0)
"""The number of requests with the bot's token that are allowed, and in how many seconds."""

ROUTES: Final[Mapping[tuple[str, str], tuple[int, float]]] = {
    ("POST", "channels/*/messages"): (5, 5.0),
    ("PATCH", "channels/*/messages/*"): (5, 5.0),
    ("DELETE", "channels/*/messages/*"): (5, 1.0),
    ("GET", "channels/*/messages"): (5, 1.0),
    ("GET", "channels/*/messages/*"): (5, 1.0),
    ("POST", "channels/*/messages/bulk-delete"): (1, 1.0),
    ("PUT", "channels/*/messages/*/reactions/*/@me"): (1, 0.25),
    ("DELETE", "channels/*/messages/*/reactions/*/@me"): (1, 0.25),
    ("POST", "channels/*/typing"): (5, 5.0),
    ("PUT", "applications/*/commands"): (5, 20.0),
    ("POST", "applications/*/emojis"): (50, 5.0),
    ("POST", "webhooks/*/*"): (5, 2.0),
    ("PATCH", "webhooks/*/*/messages/*"): (5, 2.0),
    ("DELETE", "webhooks/*/*/messages/*"): (5, 2.0),
    ("GET", "webhooks/*/*/messages/*"): (5, 2.0),
}
"""The limits that are known: method, path, and the number of requests allowed in a number of seconds."""

GENEROUS: Final = (1000, 1.0)
"""The limit of all other routes, and of every route where limits are off. Discord's own are not known."""

SHARED: Final[Mapping[tuple[str, str], str]] = {
    ("GET", "channels/*/messages"): "read messages",
    ("GET", "channels/*/messages/*"): "read messages",
    ("PUT", "channels/*/messages/*/reactions/*/@me"): "react",
    ("DELETE", "channels/*/messages/*/reactions/*/@me"): "react",
}
"""The routes that share one limit, with its name."""

MAJOR: Final = ("channel", "guild", "application", "token")
"""The parameters of paths of which each value has a limit of its own."""

LATE_SECONDS: Final = 3600.0
LATE_EDITS: Final = (3, 6.0)
"""How many edits of messages that are over an hour old a channel allows, and in how many seconds."""

INVALID: Final = (10_000, 600.0)
"""How many requests may be answered with 401, 403 or 429, and in how many seconds."""

MOST_BUCKETS: Final = 10_000
"""How many limits are counted at a time: those of routes with their channels and tokens."""

BAN_SECONDS: Final = 600.0
"""How long Cloudflare refuses everything. Discord does not publish this."""

VIA: Final = {"Via": "1.1 playground"}
"""Discord's answers name the proxy that they pass through. Client libraries tell them from Cloudflare's by it."""

_BANNED: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Access denied</title></head>
<body><h1>Error 1015</h1><p>You are being rate limited.</p><p>error code: 1015</p></body></html>
"""


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
        self.late_edits = None if scale is None else (self._scaled(LATE_EDITS[0]), LATE_EDITS[1])
        """How many edits of old messages a channel allows in how many seconds; None for any number."""
        self.late_seconds = LATE_SECONDS
        """How old a message is from which on it counts as old, in seconds."""
        self.refused = 0
        """The number of requests that were answered with 429."""
        self.invalid: deque[float] = deque(maxlen=INVALID[0])
        """When requests were answered with 401, 403 or 429, in Unix seconds; the latest 10,000."""
        self._now = now
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._late: dict[int, deque[float]] = {}
        self._banned_until = 0.0

    def check(self, request: web.Request) -> tuple[Mapping[str, str], web.Response | None]:
        """Count a request; return the headers for its answer, and a refusal if it exceeds a limit."""
        if not request.path.startswith(API):
            return {}, None
        now = self._now()
        route = (request.method, path_of(request))
        name = SHARED.get(route, " ".join(route))
        unlimited = request.path.endswith("/callback")  # libraries report it as an error if such an answer has a bucket
        if self.scale is None and unlimited:
            return {}, None
        if self.scale is None:
            return _headers(name, Bucket(*GENEROUS, GENEROUS[0] - 1, now + GENEROUS[1]), now), None
        if now < self._banned_until:
            return {}, self.cloudflare()
        if unlimited:
            return {}, None
        if is_limited(request) or not (is_by_token(request) or "Authorization" in request.headers):
            whole = self._bucket("global", request.headers.get("Authorization", ""), *GLOBAL)
            if not whole.take(now):
                return {}, self._refusal(whole, "global", {"X-RateLimit-Global": "true"})
        major = "/".join(request.match_info.get(each, "") for each in MAJOR)
        bucket = self._bucket(name, major, *ROUTES.get(route, GENEROUS))
        allowed = bucket.take(now)
        headers = _headers(name, bucket, now)
        return headers, None if allowed else self._refusal(bucket, "user", headers)

    def check_late_edit(self, channel: int, created: float) -> None:
        """Count an edit of a message, if the message is over an hour old.

        :param created: when the message was posted, in Unix seconds.
        :raises DiscordError: 30046 if there were too many such edits in the channel.
        """
        now = self._now()
        if self.late_edits is None or now - created <= self.late_seconds:
            return
        most, window = self.late_edits
        edits = self._late.setdefault(channel, deque())
        while edits and now - edits[0] >= window:
            edits.popleft()
        if len(edits) < most:
            edits.append(now)
            return
        self.refused += 1
        after = window - (now - edits[0]) if edits else window
        raise DiscordError(
            429,
            30046,
            "Maximum number of edits to messages older than 1 hour reached. Try again later.",
            headers={"Retry-After": str(ceil(after)), "X-RateLimit-Scope": "user", **VIA},
            more={"retry_after": round(after, 3), "global": False},
        )

    def note(self, response: web.StreamResponse) -> None:
        """Count an answer if it is an invalid request's. With limits on, too many of them bring Cloudflare's ban."""
        if response.status not in (401, 403, 429) or response.headers.get("X-RateLimit-Scope") == "shared":
            return
        now = self._now()
        self.invalid.append(now)
        most, window = self._scaled(INVALID[0]), INVALID[1]
        if self.scale is not None and len(self.invalid) >= most and now - self.invalid[-most] < window:
            self._banned_until = now + BAN_SECONDS
            self.invalid.clear()

    def cloudflare(self) -> web.Response:
        """Return Cloudflare's refusal, which is a page and neither JSON nor Discord's."""
        after = max(1.0, self._banned_until - self._now())
        headers = {"Server": "cloudflare", "Retry-After": str(ceil(after))}
        return web.Response(status=429, text=_BANNED, content_type="text/html", headers=headers)

    def out_of_the_blue(self) -> web.Response:
        """Return a refusal by a limit that no header has announced."""
        return self._refusal(Bucket(1, 0.2, 0, self._now() + 0.2), "shared", {})

    def _scaled(self, number: int) -> int:
        return max(1, round(number * (1.0 if self.scale is None else self.scale)))

    def _bucket(self, route: str, major: str, limit: int, window: float) -> Bucket:
        scaled = self._scaled(limit)
        if len(self._buckets) >= MOST_BUCKETS and (route, major) not in self._buckets:
            self._forget_buckets()
        return self._buckets.setdefault((route, major), Bucket(scaled, window, scaled, 0.0))

    def _forget_buckets(self) -> None:
        """Forget the buckets that are full again, as new ones are, and the oldest of the others if they are many."""
        now = self._now()
        used = [(key, bucket) for key, bucket in self._buckets.items() if now < bucket.reset]
        self._buckets = dict(used[max(0, len(used) - MOST_BUCKETS // 2) :])

    def _refusal(self, bucket: Bucket, scope: str, headers: Mapping[str, str]) -> web.Response:
        self.refused += 1
        after = max(0.001, bucket.reset - self._now())
        what = "The resource is" if scope == "shared" else "You are"
        return web.json_response(
            {"message": f"{what} being rate limited.", "retry_after": round(after, 3), "global": scope == "global"},
            status=429,
            headers={**headers, "Retry-After": str(ceil(after)), "X-RateLimit-Scope": scope, **VIA},
        )


def _headers(name: str, bucket: Bucket, now: float) -> Mapping[str, str]:
    return {
        "X-RateLimit-Limit": str(bucket.limit),
        "X-RateLimit-Remaining": str(bucket.remaining),
        "X-RateLimit-Reset": f"{bucket.reset:.3f}",
        "X-RateLimit-Reset-After": f"{max(0.0, bucket.reset - now):.3f}",
        "X-RateLimit-Bucket": _hashed(name),
    }


@lru_cache(1024)
def _hashed(name: str) -> str:
    return md5(name.encode(), usedforsecurity=False).hexdigest()
