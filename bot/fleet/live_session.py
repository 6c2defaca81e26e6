"""One session with a PostgreSQL server that lives exactly as long as we do, for what is ours only meanwhile."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any
from uuid import uuid4

from sqlalchemy import URL, CursorResult, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from bot.store.database import PROGRAM
from bot.store.errors import FAILURES, NotSaved

log = logging.getLogger(__name__)

ANSWER_SECONDS = 2.0
"""How long the server may take for one of our short statements."""

Values = Mapping[str, object]


def _monotonic() -> float:
    """Return seconds that go on while the process, or the whole machine, is asleep."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class LiveSession:
    """A session that the server ends by itself once we have been silent for some seconds.

    Advisory locks that are taken in it vanish with it, whether we died, were paused, or cannot reach the server.
    """

    def __init__(self, url: URL, seconds: float, channels: Mapping[str, Callable[[str], None]]) -> None:
        """Make a session that is not open yet.

        :param seconds: of silence after which the server ends it.
        :param channels: what to listen to: called with what is said there.
        """
        self.name = f"{PROGRAM}-{uuid4().hex[:12]}"
        """What the server knows our sessions by."""
        self.seconds = seconds
        self._channels = channels
        whole = str(max(1, round(seconds / 3)))
        self._engine = create_async_engine(
            url,
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
            connect_args={
                "timeout": ANSWER_SECONDS,
                "server_settings": {
                    "application_name": self.name,
                    "idle_session_timeout": str(round(seconds * 1000)),
                    "idle_in_transaction_session_timeout": str(round(seconds * 1000)),
                    "lock_timeout": str(round(ANSWER_SECONDS * 500)),
                    # Where the server is another machine, and ours has lost its power:
                    "tcp_keepalives_idle": whole,
                    "tcp_keepalives_interval": whole,
                    "tcp_keepalives_count": "2",
                },
            },
        )
        self._connection: AsyncConnection | None = None
        self._one_at_a_time = asyncio.Lock()
        self._sure_until = 0.0

    @property
    def sure(self) -> bool:
        """Whether the server cannot have ended the session for our silence yet."""
        return self._connection is not None and _monotonic() < self._sure_until

    @property
    def is_open(self) -> bool:
        """Whether there is a session, as far as we know."""
        return self._connection is not None

    async def open(self) -> None:
        """Open the session, and end an earlier one of ours that the server still knows.

        :raises NotSaved: it cannot be opened.
        """
        try:
            self._connection = await self._engine.connect()
            raw: Any = (await self._connection.get_raw_connection()).driver_connection
            for channel in self._channels:
                await raw.add_listener(channel, self._notified)
        except FAILURES as error:
            await self.end()
            raise NotSaved from error
        await self.execute(
            "SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity"
            " WHERE application_name = :name AND pid <> pg_backend_pid()",
            {"name": self.name},
        )

    async def execute(self, statement: str, values: Values | Sequence[Values] = ()) -> CursorResult[Any]:
        """Say something short to the server.

        :param values: of its parameters; several to have it done for each of them.
        :raises NotSaved: the server refused it, has ended the session, cannot be reached or does not answer in time.
        """
        async with self._one_at_a_time:
            if self._connection is None:
                raise NotSaved("there is no session")
            sent = _monotonic()
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    result = await self._connection.execute(text(statement), values or None)
            except FAILURES as error:
                await self._look_whether_it_lives()
                raise NotSaved from error
            self._sure_until = sent + self.seconds
            return result

    async def _look_whether_it_lives(self) -> None:
        """After trouble: keep the session if only the statement was refused, else let go of it."""
        connection = self._connection
        if connection is None:
            return
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await connection.execute(text("SELECT 1"))
        except FAILURES:
            await self.end()

    async def end(self) -> None:
        """End the session, if there is one; what was held in it is free."""
        connection, self._connection, self._sure_until = self._connection, None, 0.0
        if connection is None:
            return
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await connection.invalidate()
                await connection.close()
        except FAILURES as error:
            log.debug("a session ended badly: %r", error)

    async def close(self) -> None:
        """End the session, and open no other."""
        await self.end()
        await self._engine.dispose()

    def _notified(self, _connection: object, _pid: int, channel: str, payload: object) -> None:
        self._channels[channel](str(payload))
