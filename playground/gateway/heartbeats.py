"""Heartbeats: clients that fall silent are asked for one and then cut off, and lost sessions are forgotten in time.

The world's clock counts, so that a test can set it forward. A client cannot have sent heartbeats in time that was
skipped; therefore each one is asked first and has some seconds of real time for its answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from playground.gateway.frames import HEARTBEAT, SESSION_TIMED_OUT, GatewayClose
from playground.gateway.sockets import Socket
from playground.world.clock import Clock

HEARTBEAT_MS = 41_250
ASKED_AFTER = 1.25
"""After how many intervals without a heartbeat a client is asked for one."""
SKIPPED_AFTER = 0.8
"""The same where time was skipped. Clients give a silent gateway up after a minute, and what is sent takes a moment."""
CLOSED_AFTER = 1.5
"""After how many intervals without a heartbeat a client is cut off. Discord does not publish its own number."""
CHECK_SECONDS = 5.0
ANSWER_SECONDS = 10.0
"""How long a client has to answer a request for a heartbeat, in seconds of real time."""


class Heartbeats:
    """Watches over the heartbeats of the bot's sockets. People's clients are trusted to be alive."""

    def __init__(self, now: Clock, run: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        """Make a watch.

        :param run: runs a coroutine beside the caller.
        """
        self.patience = ANSWER_SECONDS
        self._now = now
        self._run = run
        self._sockets: set[Socket] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        now.after_advance.append(self._check_soon)

    def watch(self, socket: Socket) -> None:
        """Begin to watch a socket."""
        self._loop = asyncio.get_running_loop()
        self._sockets.add(socket)
        if self._timer is None:
            self._timer = self._loop.call_later(CHECK_SECONDS, self._check)

    def forget(self, socket: Socket) -> None:
        """Stop watching a socket."""
        self._sockets.discard(socket)

    def heard(self, socket: Socket) -> None:
        """Note a heartbeat."""
        socket.heard_at, socket.asked_at = self._now(), None

    def close(self) -> None:
        """Stop watching."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        self._sockets.clear()
        self._loop = None
        if self._check_soon in self._now.after_advance:
            self._now.after_advance.remove(self._check_soon)

    def _check_soon(self) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._check, SKIPPED_AFTER)

    def _check(self, asked_after: float = ASKED_AFTER) -> None:
        """Ask those that are late, and cut off those that have not answered. Then come back later."""
        if self._loop is None:
            return
        if self._timer is not None:
            self._timer.cancel()
        next_check = CHECK_SECONDS
        for socket in list(self._sockets):
            silence = (self._now() - socket.heard_at) * 1000 / HEARTBEAT_MS
            if silence > asked_after and socket.asked_at is None:
                socket.asked_at = self._loop.time()
                self._run(socket.send({"op": HEARTBEAT, "t": None, "s": None, "d": None}))
            if silence > CLOSED_AFTER and socket.asked_at is not None:
                left = socket.asked_at + self.patience - self._loop.time()
                if left <= 0:
                    self.forget(socket)
                    self._run(socket.close(GatewayClose(SESSION_TIMED_OUT)))
                next_check = min(next_check, max(left, 0.001))
        self._timer = self._loop.call_later(next_check, self._check) if self._sockets else None
