"""What a supervisor asks: are we well (``/health``), and how much is going on (``/metrics``, for Prometheus)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from math import isfinite
from typing import Any, Protocol

from aiohttp import web
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.commands.services import Services
from bot.store.journal.journal import Journal

DATABASE_SECONDS = 2.0
"""How long the database may take to answer before we say that we are not well."""


class Connected(Protocol):
    """What is connected to Discord: the client."""

    services: Services
    journal: Journal

    @property
    def latency(self) -> float:
        """Seconds that a heartbeat takes; not a number while a shard is not connected."""
        ...

    @property
    def shards(self) -> Mapping[int, Any]:
        """The shards that are connected, by their numbers."""
        ...

    @property
    def stands_by(self) -> bool:
        """Whether other processes serve all shards there are, and we could take theirs over."""
        ...

    @property
    def guilds(self) -> Any:
        """The servers we are in."""
        ...

    def is_closed(self) -> bool:
        """Tell whether it has stopped."""
        ...


class Health:
    """A small web server on a port of its own, for this machine unless told otherwise."""

    def __init__(self, client: Connected, engine: AsyncEngine, address: str, port: int) -> None:
        """Make one that does not serve yet.

        :param port: 0 lets the system choose.
        """
        self._client = client
        self._engine = engine
        self._registry = CollectorRegistry()
        self._registry.register(client.services.work.seconds)
        self._registry.register(_Counts(client))
        app = web.Application()
        app.add_routes([web.get("/health", self._health), web.get("/metrics", self._metrics)])
        self._runner = web.AppRunner(app, access_log=None)
        self._address, self._port = address, port

    async def start(self) -> int:
        """Begin to serve, and return the port.

        :raises OSError: the port is in use.
        """
        await self._runner.setup()
        await web.TCPSite(self._runner, self._address, self._port).start()
        return int(self._runner.addresses[0][1])

    async def close(self) -> None:
        """Stop serving."""
        await self._runner.cleanup()

    async def _health(self, request: web.Request) -> web.Response:
        # A process that is there in case another one fails serves no shard, and is well.
        discord = not self._client.is_closed() and (self._client.stands_by or isfinite(self._client.latency))
        database = await self._database_answers()
        found = {
            "status": "ok" if discord and database else "unwell",
            "discord": "connected" if discord else "not connected",
            "database": "answers" if database else "does not answer",
            "tables": len(self._client.services.room),
            "shards": sorted(self._client.shards),
        }
        return web.json_response(found, status=200 if discord and database else 503)

    async def _database_answers(self) -> bool:
        try:
            async with asyncio.timeout(DATABASE_SECONDS), self._engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError):
            return False
        return True

    async def _metrics(self, request: web.Request) -> web.Response:
        body = generate_latest(self._registry)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})


class _Counts(Collector):
    """Reads the counts where they are kept, when somebody asks."""

    def __init__(self, client: Connected) -> None:
        self._client = client

    def collect(self) -> Iterable[Metric]:
        """Yield every count there is."""
        room, journal = self._client.services.room, self._client.journal
        latency = self._client.latency
        yield GaugeMetricFamily("cards_tables_live", "Tables in their lobby or playing", len(room))
        yield GaugeMetricFamily("cards_tables_in_memory", "Live tables that have been rebuilt", len(room.tables))
        yield GaugeMetricFamily("cards_shards", "Shards that this process serves", len(self._client.shards))
        yield GaugeMetricFamily("cards_servers", "Servers we are in", len(self._client.guilds))
        yield GaugeMetricFamily("cards_heartbeat_seconds", "Seconds that Discord takes to answer a heartbeat", latency)
        yield CounterMetricFamily("cards_journal_entries", "Entries written down", journal.written)
        yield CounterMetricFamily("cards_journal_commits", "Transactions they took", journal.commits)
        yield CounterMetricFamily("cards_journal_refused", "Entries the database did not take", journal.refused)
