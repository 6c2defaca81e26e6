"""For supervisors: whether the bot works (``/health``), and how busy it is (``/metrics``, for Prometheus)."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime
from math import isfinite

from aiohttp import web
from prometheus_client import CollectorRegistry, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector
from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.app import App
from bot.features.fleet.rows import IdentifyRow
from bot.runtime.engine import Happening
from bot.store.engine.database import Database
from bot.store.engine.fence import NotSaved
from bot.tables.rules.table import Table
from bot.version import Version

DATABASE_SECONDS = 2.0
"""How long the database may take for a transaction before ``/health`` reports a failure."""

NO_BUCKET = -1
"""A row that is written and deleted again, to see whether something can be written. Real buckets begin at 0."""


class Health:
    """Answers ``/health`` and ``/metrics``."""

    def __init__(self, app: App, engine: AsyncEngine) -> None:
        self._app = app
        self._database = Database(engine)
        self._since = time.monotonic()
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        app.base.middleware.in_flight.took = Histogram(
            "cards_interaction_seconds",
            "Seconds from an interaction's arrival to its answer",
            registry=self._registry,
            buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5),
        ).observe
        self._registry.register(_Counts(app))

    @property
    def routes(self) -> list[web.RouteDef]:
        """Both pages."""
        return [web.get("/health", self._health), web.get("/metrics", self._metrics)]

    async def _health(self, request: web.Request) -> web.Response:
        # A process that is there in case another one fails serves no shard, and is well.
        discord = not self._app.client.is_closed() and (self._app.stands_by or isfinite(self._app.client.latency))
        database = True
        try:
            # A full disk, say, lets everything be read, and no move be made.
            async with asyncio.timeout(DATABASE_SECONDS), self._database.write() as connection:
                await connection.execute(insert(IdentifyRow), {"bucket": NO_BUCKET, "next_at": datetime.now(UTC)})
                await connection.execute(delete(IdentifyRow).where(IdentifyRow.bucket == NO_BUCKET))
        except (NotSaved, TimeoutError):
            database = False
        found = {
            "status": "ok" if discord and database else "unwell",
            **Version.here()._asdict(),
            "uptime_seconds": round(time.monotonic() - self._since),
            "discord": "connected" if discord else "not connected",
            "database": "answers" if database else "does not answer",
            "answered_elsewhere": self._app.client.twins.total,
            "tables": len(self._app.room),
            "shards": sorted(self._app.client.shards),
        }
        return web.json_response(found, status=200 if discord and database else 503)

    async def _metrics(self, request: web.Request) -> web.Response:
        body = generate_latest(self._registry)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})


class _LogLines(logging.Handler):
    """Counts the warnings and errors of the log, by level."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.counts = Counter({"WARNING": 0, "ERROR": 0})

    def emit(self, record: logging.LogRecord) -> None:
        """See ``logging.Handler``."""
        self.counts[record.levelname] += 1


class _Counts(Collector):
    """Reads all counts when the page is requested."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._finished = Counter(dict.fromkeys(app.room.games, 0))
        app.room.effects.on([Happening.OVER], self._over)
        self._lines = _LogLines()
        logging.getLogger().addHandler(self._lines)

    def _over(self, table: Table, happened: Happening) -> None:
        self._finished[table.game.name] += not table.live

    def collect(self) -> Iterable[Metric]:
        """Yield every count there is."""
        room, journal, client = self._app.room, self._app.journal, self._app.client
        stuck, late, invalid = self._app.tables.watchdog.stuck, client.door.turned_away, client.invalid_answers
        advised, latency = client.recommended_shards, client.latency
        yield InfoMetricFamily("cards_build", "Which version this is", Version.here()._asdict())
        in_memory = Counter(table.game.name for table in room.tables if table.live)
        tables = GaugeMetricFamily("cards_tables", "Live tables that have been rebuilt, by game", labels=["game"])
        finished = CounterMetricFamily("cards_games", "Games that are over since the start, by game", labels=["game"])
        for game, count in self._finished.items():
            tables.add_metric([game], in_memory[game])
            finished.add_metric([game], count)
        lines = CounterMetricFamily("cards_log_lines", "Warnings and errors in the log, by level", labels=["level"])
        for level, count in self._lines.counts.items():
            lines.add_metric([level], count)
        yield from (tables, finished, lines)
        yield GaugeMetricFamily("cards_tables_live", "Tables in their lobby or playing", len(room))
        yield GaugeMetricFamily("cards_tables_in_memory", "Live tables that have been rebuilt", len(room.tables))
        yield GaugeMetricFamily("cards_tables_stuck", "Tables found without a timer at the last look", stuck)
        yield GaugeMetricFamily("cards_shards", "Shards that this process serves", len(client.shards))
        yield GaugeMetricFamily("cards_shards_recommended", "Shards that Discord recommended at the start", advised)
        yield GaugeMetricFamily("cards_servers", "Servers we are in", len(client.guilds))
        yield GaugeMetricFamily("cards_heartbeat_seconds", "Seconds that Discord takes to answer a heartbeat", latency)
        yield CounterMetricFamily("cards_interactions_too_late", "Interactions that came too late to be answered", late)
        twins = client.twins.total
        yield CounterMetricFamily("cards_interactions_answered_elsewhere", "Interactions that others answered", twins)
        yield CounterMetricFamily("cards_invalid_answers", "Answers of Discord's that are invalid", invalid.total)
        yield GaugeMetricFamily("cards_invalid_answers_recent", "Those of the last ten minutes", invalid.recent)
        yield CounterMetricFamily("cards_requests_withheld", "Requests not sent because of them", invalid.withheld)
        yield CounterMetricFamily("cards_journal_entries", "Entries that were committed", journal.written)
        yield CounterMetricFamily("cards_journal_commits", "Transactions that committed them", journal.commits)
        yield CounterMetricFamily("cards_journal_refused", "Entries that the database refused", journal.refused)
