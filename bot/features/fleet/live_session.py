"""A PostgreSQL session that ends soon after its process does, with the locks that were taken in it."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar
from uuid import uuid4

from sqlalchemy import URL, CursorResult, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from bot.store.engine.database import PROGRAM
from bot.store.engine.fence import DATABASE_FAILURES, NotSaved

P = ParamSpec("P")
T = TypeVar("T")


async def uninterrupted(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end, and return what it returns.

    If the caller is cancelled meanwhile, the coroutine is finished first; then the cancellation takes effect, and what
    the coroutine returned or raised is lost.
    """
    task = asyncio.create_task(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait([task])  # a cancellation ends the waiting, not the task
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        if not task.cancelled():
            task.exception()  # or asyncio would log that nobody has seen it
        raise cancelled
    return task.result()


def whole(method: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Run each call of a method to its end; see ``uninterrupted``."""

    @wraps(method)
    async def run(*args: P.args, **kwargs: P.kwargs) -> T:
        return await uninterrupted(method(*args, **kwargs))

    return run


ANSWER_SECONDS = 2.0
"""How long the server may take for one short statement."""

LOCK_SECONDS: Final = 1.0
"""How long a statement may wait for a lock of another transaction before the server refuses it. It is shorter than
``ANSWER_SECONDS``, so that a refused statement does not cost the session."""

Values = Mapping[str, object]


def _monotonic() -> float:
    """Return a clock's seconds. It also runs while the process, or the whole machine, is suspended."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class LiveSession:
    """A session that the server ends once it has heard nothing from us for some seconds.

    Its advisory locks are freed then, whether this process died, was paused, or cannot reach the server.
    """

    def __init__(self, url: URL, seconds: float, channels: Mapping[str, Callable[[str], object]]) -> None:
        """Make a session that is not open yet.

        :param seconds: after how much silence the server ends the session.
        :param channels: the PostgreSQL channels to listen on. Each function is called with what is said there.
        """
        self.name = f"{PROGRAM}-{uuid4().hex[:12]}"
        """The application name of our sessions, by which the server knows them."""
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
                    "lock_timeout": str(round(LOCK_SECONDS * 1000)),
                    # For a server on another machine, if this machine loses power:
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
        """Whether we have been silent so briefly that the server cannot have ended the session for it."""
        return self._connection is not None and _monotonic() < self._sure_until

    @property
    def is_open(self) -> bool:
        """Whether there is a session, as far as we know."""
        return self._connection is not None

    @whole
    async def open(self) -> None:
        """Open the session, and end any earlier one of this process that the server still has.

        :raises NotSaved: it cannot be opened.
        """
        try:
            self._connection = await self._engine.connect()
            raw: Any = (await self._connection.get_raw_connection()).driver_connection
            for channel in self._channels:
                await raw.add_listener(channel, lambda _, __, said_on, news: self._channels[said_on](str(news)))
        except DATABASE_FAILURES as error:
            await self.end()
            raise NotSaved from error
        await self._execute(
            "SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity"
            " WHERE application_name = :name AND pid <> pg_backend_pid()",
            {"name": self.name},
        )

    async def execute(self, statement: str, values: Values | Sequence[Values] = ()) -> CursorResult[Any]:
        """Execute a short statement. A caller that is cancelled still waits until it is done.

        SQLAlchemy drops a connection whose statement is cancelled, and all locks of this process would be lost with it.

        :param values: its parameters; a list of them to execute it once for each.
        :raises NotSaved: the server refused it, has ended the session, cannot be reached, or did not answer in time.
        """
        return await uninterrupted(self._execute(statement, values))

    async def _execute(self, statement: str, values: Values | Sequence[Values]) -> CursorResult[Any]:
        async with self._one_at_a_time:
            if self._connection is None:
                raise NotSaved("there is no session")
            sent = _monotonic()
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    result = await self._connection.execute(text(statement), values or None)
            except DATABASE_FAILURES as error:
                await self._look_whether_it_lives()
                raise NotSaved from error
            self._sure_until = sent + self.seconds
            return result

    async def _look_whether_it_lives(self) -> None:
        """After a failure: keep the session if only the statement was refused, and end it otherwise."""
        connection = self._connection
        if connection is None:
            return
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await connection.execute(text("SELECT 1"))
        except DATABASE_FAILURES:
            await self.end()

    @whole
    async def end(self) -> None:
        """End the session, if there is one. That frees its locks."""
        connection, self._connection, self._sure_until = self._connection, None, 0.0
        if connection is None:
            return
        with suppress(*DATABASE_FAILURES):
            async with asyncio.timeout(ANSWER_SECONDS):
                await connection.invalidate()
                await connection.close()

    async def close(self) -> None:
        """End the session for good."""
        await self.end()
        await self._engine.dispose()
