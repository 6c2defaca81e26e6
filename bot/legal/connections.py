"""The connections of a server that strangers can reach: how many there are at a time, and how long each may last.

Each connection takes one of the process's file descriptors, of which the bot needs some for its database and Discord.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Final, cast

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

MOST_CONNECTIONS: Final = 100
"""How many connections are open at a time. Any more are closed at once."""

SILENT_SECONDS: Final = 5.0
"""How long a connection may take to send a request, and how long it stays open for another one after an answer."""

LONGEST_SECONDS: Final = 30.0
"""How long a connection lasts at most. Nobody needs that long to read a page, and some would not read it at all."""

BACKLOG: Final = 16
"""How many connections the system keeps until they are accepted. All of them are accepted before one is closed."""

CLOSING_SECONDS: Final = 1.0
"""How long answers may still take when the server stops."""

STRANGERS: Final = (HttpProcessingError, web.RequestPayloadError, web.PayloadAccessError, ConnectionError)
"""The errors that what strangers send brings about, and that they bring about by leaving."""


class Connection(web.RequestHandler):
    """One connection, which counts itself among those that are open and ends in time."""

    def __init__(self, server: web.Server, opened: set[Connection], headers: Mapping[str, str]) -> None:
        """Make one that is not open yet.

        :param opened: all connections that are open.
        :param headers: the headers of an answer to what is no request. The application does not see it.
        """
        options: dict[str, Any] = {"access_log": None}
        options |= {"keepalive_timeout": SILENT_SECONDS, "lingering_time": SILENT_SECONDS}
        super().__init__(server, loop=asyncio.get_running_loop(), **options)
        self._opened = opened
        self._headers = headers
        self._end: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to serve, or close the connection if there are too many."""
        transport = cast(asyncio.Transport, transport)  # which it says only with asyncio's own loop, not with libuv's
        if len(self._opened) >= MOST_CONNECTIONS:
            transport.abort()
            return
        self._opened.add(self)
        # Closing would wait until everything that was written has been read.
        self._end = asyncio.get_running_loop().call_later(LONGEST_SECONDS, transport.abort)
        super().connection_made(transport)

    def connection_lost(self, exc: BaseException | None) -> None:
        """Make room for another one."""
        self._opened.discard(self)
        if self._end is not None:
            self._end.cancel()
        super().connection_lost(exc)

    def log_exception(self, *arguments: Any, **options: Any) -> None:
        """Log an error of ours. What is wrong with a request is not logged: any stranger could fill the log with it."""
        if not isinstance(options.get("exc_info"), STRANGERS):
            super().log_exception(*arguments, **options)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Return the answer to what is no request, and to a request that failed."""
        response = super().handle_error(request, status, exc, message)
        # aiohttp adds its version, and Python's, where no other server is named.
        response.headers.update({"Server": "pages", **self._headers})
        return response


class Listener:
    """Serves an application, with bounded connections."""

    def __init__(self, application: web.Application, headers: Mapping[str, str]) -> None:
        """Make one that does not listen yet.

        :param headers: the headers of an answer to what is no request.
        """
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=CLOSING_SECONDS)
        self._headers = headers
        self._opened: set[Connection] = set()
        self._server: asyncio.Server | None = None

    async def start(self, address: str, port: int) -> int:
        """Begin to listen, and return the port.

        :param port: 0 to let the system choose.
        :raises OSError: the port is in use, or the address is not this machine's.
        """
        await self._runner.setup()
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(self._connection, address, port, backlog=BACKLOG)
        return int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        """Stop listening, and close all connections."""
        if self._server is not None:
            self._server.close()
        await self._runner.cleanup()

    def _connection(self) -> Connection:
        server = self._runner.server
        assert server is not None, "set up before it listens"
        return Connection(server, self._opened, self._headers)
