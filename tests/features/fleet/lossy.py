"""A wire to a PostgreSQL server that can be cut: at any time, or between a commit and its answer."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import URL


class LossyWire:
    """Forwards a PostgreSQL socket. On request, it lets the next COMMIT through, but not the answer."""

    def __init__(self, server: URL) -> None:
        self._server = server
        self._socket = Path(str(server.query["host"])) / ".s.PGSQL.5432"
        self._writers: set[asyncio.StreamWriter] = set()
        self.lose_next_answer = False

    async def __aenter__(self) -> LossyWire:
        self._serving = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._serving.close()
        for writer in list(self._writers):
            writer.close()
        await self._serving.wait_closed()

    @property
    def url(self) -> str:
        """The address of the database through this wire."""
        port = self._serving.sockets[0].getsockname()[1]
        through = self._server.set(host="127.0.0.1", port=port, query={}, password="")
        return through.render_as_string(hide_password=False)

    def cut(self) -> None:
        """Cut all connections. The server ends their sessions, whether anybody reads on this side or not."""
        for writer in self._writers:
            writer.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        upstream, up = await asyncio.open_unix_connection(str(self._socket))
        both = (writer, up)
        self._writers.update(both)
        deaf = asyncio.Event()

        async def requests() -> None:
            while data := await reader.read(65536):
                if self.lose_next_answer and b"COMMIT" in data:
                    self.lose_next_answer = False
                    deaf.set()
                up.write(data)

        async def answers() -> None:
            while data := await upstream.read(65536):
                if deaf.is_set():
                    return  # the server has committed; we hang up without passing on its answer
                writer.write(data)

        tasks = [asyncio.create_task(requests()), asyncio.create_task(answers())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for each in both:
                each.close()
            self._writers.difference_update(both)
