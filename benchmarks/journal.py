"""Durable moves per second, and how long each move waits, at 1, 16 and 256 tables at once.

The baselines use one transaction for each move: with the same engine through SQLAlchemy, and with sqlite3 alone.
"""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import quantiles
from typing import Never

from sqlalchemy import URL, insert, update
from sqlalchemy.ext.asyncio import AsyncEngine
from tqdm import tqdm

from benchmarks.figure import Figure
from benchmarks.postgres import Postgres
from bot.store.engine.database import Synchronous, open_engine, upgrade
from bot.store.engine.models import GameRow, MoveRow
from bot.store.journal.entries import Moved, Opening, Seating, Started
from bot.store.journal.journal import Journal
from tests.journals import open_journal

TABLES = (1, 16, 256)
NOW = datetime(2026, 1, 1, tzinfo=UTC)

Write = Callable[[Moved], Awaitable[None]]


@dataclass(frozen=True)
class Load:
    """The results of a storage under a load."""

    moves_per_s: float
    p50_ms: float
    p99_ms: float


def measure(quick: bool) -> list[Figure]:
    """Measure each storage under each load."""
    return asyncio.run(_measure(0.8 if quick else 3.0))


async def _measure(seconds: float) -> list[Figure]:
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory() as folder, Postgres(Path(folder)) as server, _progress(server) as bar:
        for kind in ("sqlite_full", "sqlite_normal", "postgresql"):
            if kind == "postgresql" and server is None:
                figures.append(Figure("journal.postgresql_256_tables", None, "moves/s"))
                continue
            url = server.render_as_string(hide_password=False) if kind == "postgresql" and server else ""
            url = url or f"sqlite+aiosqlite:///{folder}/{kind}.db"
            figures += await _storage(kind, url, seconds, bar)
    return figures


def _progress(server: URL | None) -> tqdm[Never]:
    return tqdm(total=(2 if server is None else 3) * 2 * len(TABLES), desc="journal", leave=False)


@asynccontextmanager
async def _opened(url: str, synchronous: Synchronous) -> AsyncIterator[tuple[AsyncEngine, Journal]]:
    engine = open_engine(url, synchronous)
    await upgrade(engine)
    journal = open_journal(engine, synchronous)
    try:
        yield engine, journal
    finally:
        await journal.close()
        await engine.dispose()


async def _storage(kind: str, url: str, seconds: float, bar: tqdm[Never]) -> list[Figure]:
    synchronous = Synchronous.NORMAL if kind == "sqlite_normal" else Synchronous.FULL
    figures: list[Figure] = []
    async with _opened(url, synchronous) as (engine, journal):
        plies = itertools.count()
        games = [await _start(journal, channel) for channel in range(max(TABLES))]
        alone: dict[int, Load] = {}
        ours: dict[int, Load] = {}
        for tables in TABLES:
            # In turns, so a slow moment of the machine affects both.
            alone[tables] = await _load(_transaction_per_move(engine), games[:tables], plies, seconds)
            bar.update()
            ours[tables] = await _load(journal.write, games[:tables], plies, seconds)
            bar.update()
            name = f"journal.{kind}_{tables}_tables"
            baseline = alone[tables]
            figures.append(Figure(name, round(ours[tables].moves_per_s), "moves/s", round(baseline.moves_per_s)))
            figures.append(Figure(f"{name}_p50", round(ours[tables].p50_ms, 3), "ms", round(baseline.p50_ms, 3)))
            figures.append(Figure(f"{name}_p99", round(ours[tables].p99_ms, 3), "ms", round(baseline.p99_ms, 3)))
        most, least = max(TABLES), min(TABLES)
        rate, wait = alone[most].moves_per_s, alone[least].p50_ms
        prefix, promised = ("journal.", True) if kind == "sqlite_full" else (f"journal.{kind}_", False)
        goal = (10, 1.5) if promised else (None, None)
        faster, longer = round(ours[most].moves_per_s / rate, 2), round(ours[least].p99_ms / wait, 2)
        figures.append(Figure(f"{prefix}vs_transaction_per_move", faster, "ratio", round(rate), goal[0]))
        figures.append(Figure(f"{prefix}p99_alone", longer, "ratio", round(wait, 3), goal[1], at_most=True))
    if kind != "postgresql":
        raw = await asyncio.to_thread(_raw_sqlite, url.partition("///")[2], synchronous, games[0], plies, seconds)
        figures.append(Figure(f"{prefix}vs_raw_sqlite3", round(ours[most].moves_per_s / raw, 2), "ratio", round(raw)))
    return figures


async def _start(journal: Journal, channel: int) -> int:
    seats = (Seating(1, None, NOW), Seating(2, None, NOW))
    table = await journal.open(Opening("claro", 1, channel, 1, 2, {}, seats, NOW))
    await journal.write(Started(table, seats, bytes(32), "0" * 64, NOW, NOW))
    return table


async def _load(write: Write, games: list[int], plies: Iterator[int], seconds: float) -> Load:
    """Let all tables make moves. Each table makes its next move when the last one is durable."""
    waits: list[float] = []
    began = time.perf_counter()
    until = began + seconds

    async def play(table: int) -> None:
        while (before := time.perf_counter()) < until:
            await write(Moved(table, next(plies), 0, "24", automatic=False, at=NOW, deadline=NOW))
            waits.append(time.perf_counter() - before)

    await asyncio.gather(*(play(table) for table in games))
    spent = time.perf_counter() - began
    percentiles = quantiles(waits, n=100)
    return Load(len(waits) / spent, percentiles[49] * 1e3, percentiles[98] * 1e3)


def _transaction_per_move(engine: AsyncEngine) -> Write:
    """Return the plain storage: one transaction after another, for each move, through SQLAlchemy's engine."""
    one_writer = asyncio.Lock()

    async def write(entry: Moved) -> None:
        values = {"game_id": entry.table, "ply": entry.ply, "seat": entry.seat, "move": entry.move}
        async with one_writer, engine.connect() as connection:
            await connection.execute(insert(MoveRow).values(**values, automatic=entry.automatic, at=entry.at))
            await connection.execute(update(GameRow).where(GameRow.id == entry.table).values(deadline=entry.deadline))
            await connection.commit()

    return write


def _raw_sqlite(file: str, synchronous: Synchronous, table: int, plies: Iterator[int], seconds: float) -> float:
    """Return the moves per second of sqlite3 alone, with one transaction for each move."""
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute(f"PRAGMA synchronous={synchronous.value}")
    moves, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        connection.execute("BEGIN")
        connection.execute(
            "INSERT INTO moves (game_id, ply, seat, move, automatic, at) VALUES (?, ?, 0, '24', 0, ?)",
            (table, next(plies), "2026-01-01 00:00:00.000000"),
        )
        connection.execute("UPDATE games SET deadline = ? WHERE id = ?", ("2026-01-01 00:00:00.000000", table))
        connection.execute("COMMIT")
        moves += 1
    connection.close()
    return moves / spent
