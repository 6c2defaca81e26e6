"""A web server that strangers can reach: how many connections there are at a time, and how long each may last.

Each connection takes one of the process's file descriptors, of which the bot needs some for its database and Discord.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any, Final, cast

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""The headers of every answer, also of refusals, unless it has others."""

MOST_CONNECTIONS: Final = 100
"""How many connections are open at a time. For any more, the one that has been silent for longest is closed: of those
whose request is not at work."""

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

    def __init__(self, server: web.Server, opened: dict[Connection, asyncio.Transport]) -> None:
        options: dict[str, Any] = {"access_log": None}
        # What is left of a request after its answer is not read: in chunks of a byte, it takes all of the bot's time.
        options |= {"keepalive_timeout": SILENT_SECONDS, "lingering_time": 0}
        super().__init__(server, loop=asyncio.get_running_loop(), **options)
        self._opened = opened
        self.at_work = False
        """Whether its request is at work, so that nothing is missing from its sender."""
        self._end: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to serve. If there are too many connections, the one that has been silent longest makes room."""
        transport = cast(asyncio.Transport, transport)  # which it says only with asyncio's own loop, not with libuv's
        if len(self._opened) >= MOST_CONNECTIONS:
            silent = next((each for each in self._opened if not each.at_work), None)
            if silent is None:
                transport.abort()
                return
            its = self._opened[silent]
            silent.stay()
            its.abort()
        self._opened[self] = transport
        # Closing would wait until everything that was written has been read.
        self._end = asyncio.get_running_loop().call_later(LONGEST_SECONDS, transport.abort)
        super().connection_made(transport)

    @contextmanager
    def answering(self, *, it_is: bool = True) -> Iterator[None]:
        """Note that its request is at work, so that it does not give way; or, within that, that it owes us the rest."""
        before, self.at_work = self.at_work, it_is
        if self in self._opened:  # others have been silent for longer
            self._opened[self] = self._opened.pop(self)
        try:
            yield
        finally:
            self.at_work = before

    def stay(self) -> None:
        """Last for longer, and leave the place to others: this is the socket of somebody whom we know."""
        self._opened.pop(self, None)
        if self._end is not None:
            self._end.cancel()

    def connection_lost(self, exc: BaseException | None) -> None:
        """Make room for another one."""
        self.stay()
        super().connection_lost(exc)

    def log_exception(self, *arguments: Any, **options: Any) -> None:
        """Log an error of ours. What is wrong with a request is not logged: any stranger could fill the log with it."""
        if not isinstance(options.get("exc_info"), STRANGERS):
            super().log_exception(*arguments, **options)

    def handle_error(self, *arguments: Any, **options: Any) -> web.StreamResponse:
        """Return the answer to what is no request, and to a request that failed. The application does not see it."""
        response = super().handle_error(*arguments, **options)
        # aiohttp adds its version, and Python's, where no other server is named.
        response.headers.update({"Server": "pages", **HEADERS})
        return response


class Listener:
    """Serves some pages, with bounded connections."""

    def __init__(
        self, routes: Iterable[web.AbstractRouteDef], stop: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        """:param stop: ends what lasts, before the connections are closed."""
        application = web.Application(middlewares=[_asks])
        if stop is not None:
            application.on_shutdown.append(lambda _: stop())
        application.on_response_prepare.append(_add_headers)
        application.add_routes(routes)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=CLOSING_SECONDS)
        self._opened: dict[Connection, asyncio.Transport] = {}
        """Those that are open, the one that has been silent longest first."""
        self._server: asyncio.Server | None = None

    async def start(self, address: str, port: int) -> int:
        """Begin to listen, on any port for 0, and return the port.

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
        return Connection(server, self._opened)


@web.middleware
async def _asks(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    if not isinstance(request.protocol, Connection):
        return await handler(request)
    with request.protocol.answering():
        return await handler(request)


def hearing(request: web.Request) -> AbstractContextManager[None]:
    """Note, within a handler, that a request waits for what its sender still has to send."""
    protocol = request.protocol
    return protocol.answering(it_is=False) if isinstance(protocol, Connection) else nullcontext()


async def _add_headers(_request: web.Request, response: web.StreamResponse) -> None:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    response.headers.popall("Server", None)  # which versions run here is nobody's business
