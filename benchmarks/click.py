"""What a move costs the whole bot, compared with bots that send as many constant messages.

At people's pace (``pace``), which is the figure that counts, at full speed, and when people wait for the table. The bot
runs in a process of its own. Discord and the people run in this one.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from tqdm import tqdm

from benchmarks import evening, pace
from benchmarks.evening import Clicks
from benchmarks.figure import Figure
from playground.driver import Person
from playground.server import Playground

TABLES, PEOPLE = 12, 2
CALM_SECONDS = 0.5
"""How long computer players think in the calm load, in seconds. It is long enough for an edit after each move."""


@dataclass(frozen=True)
class Cost:
    """What a load cost the bot."""

    clicks: int
    clicks_per_s: float
    cpu_ms: float
    """The bot's processor time for each click, in milliseconds."""
    moves: int = 0
    requests: int = 0
    limited: int = 0
    received: int = 0
    sent: int = 0


CostT = TypeVar("CostT")
Load = Callable[[list[Person], Clicks, float], Awaitable[None]]


def measure(quick: bool) -> list[Figure]:
    """Measure a move at people's pace, at full speed, and when people wait for the table, beside the baselines."""
    seconds = 5.0 if quick else 20.0
    with tqdm(total=7, desc="click", leave=False) as bar:

        def measured(load: Coroutine[Any, Any, CostT]) -> CostT:
            found = asyncio.run(load)
            bar.update()
            return found

        ours = measured(pace.cost(["bot", "run"], pace.open_table, pace.move_ours, seconds))
        alike = _alike(ours.requests, ours.received)
        floor = measured(pace.cost(["benchmarks.floor"], pace.open_constant, pace.move_constant, seconds, **alike))
        empty = measured(pace.cost(["benchmarks.empty_bot"], pace.open_constant, pace.move_constant, seconds, **alike))
        busy = measured(_cost(["bot", "run"], play_on, _sit_down(0), seconds))
        alike = _alike(busy.requests / busy.clicks, busy.received / busy.requests)
        full = measured(_cost(["benchmarks.empty_bot"], _click_on, pace.open_constant, seconds, **alike))
        calm = measured(_cost(["bot", "run"], _play_calmly, _sit_down(0), seconds))
        mixed = measured(_cost(["bot", "run"], _play_calmly, _sit_down(2), seconds, THINK_SECONDS=str(CALM_SECONDS)))
    return [
        Figure("click.cpu_ms", round(ours.cpu_ms, 2), "ms at people's pace", round(floor.cpu_ms, 2)),
        Figure("click.vs_floor", round(ours.cpu_ms / floor.cpu_ms, 2), "ratio", 1.0, 2.0, at_most=True),
        Figure("click.vs_empty_bot", round(ours.cpu_ms / empty.cpu_ms, 2), "ratio", 1.0),
        Figure("click.requests", round(ours.requests, 2), "requests for a move", None, 3.0, at_most=True),
        Figure("click.full_speed_cpu_ms", round(busy.cpu_ms, 2), "ms", round(full.cpu_ms, 2)),
        Figure("click.full_speed_vs_empty_bot", round(busy.cpu_ms / full.cpu_ms, 2), "ratio", 1.0, 1.5, at_most=True),
        Figure("click.clicks_per_s", round(busy.clicks_per_s), "clicks/s", round(full.clicks_per_s)),
        Figure("click.clicks_per_cpu_s", round(1e3 / busy.cpu_ms), "clicks/s", round(1e3 / full.cpu_ms)),
        Figure("click.requests_per_move", round(calm.requests / calm.moves, 2), "requests", None, 3.0, at_most=True),
        Figure(
            "click.limited_requests_per_move", round(calm.limited / calm.moves, 3), "requests", None, 0.9, at_most=True
        ),
        Figure(
            "click.requests_per_move_mixed", round(mixed.requests / mixed.moves, 2), "requests", None, 3.0, at_most=True
        ),
        Figure(
            "click.limited_requests_per_move_mixed",
            round(mixed.limited / mixed.moves, 3),
            "requests",
            None,
            0.7,
            at_most=True,
        ),
        Figure("click.bytes_sent_per_move", round(calm.received / calm.moves), "bytes"),
        Figure("click.bytes_received_per_move", round(calm.sent / calm.moves), "bytes"),
    ]


def _alike(requests: float, size: float) -> dict[str, str]:
    """Return the settings of a baseline that sends as many requests as ours, of the same size."""
    return {"BASELINE_REQUESTS": str(max(1, round(requests))), "BASELINE_BYTES": str(round(size))}


async def _cost(
    module: list[str],
    load: Load,
    prepare: Callable[[list[Person]], Awaitable[None]],
    seconds: float,
    **settings: str,
) -> Cost:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{folder}/click.db"
        async with (
            evening.playground(TABLES, PEOPLE) as (discord, parties),
            evening.bot(discord, module, evening.ROOT, DATABASE_URL=database, **settings) as process,
        ):
            await asyncio.gather(*(prepare(party) for party in parties))
            await asyncio.gather(*(load(party, Clicks(), seconds / 5) for party in parties))  # warm
            clicks = Clicks()
            requests, limited, received, sent = _traffic(discord)
            moves, cpu, began = _moves(Path(folder)), evening.cpu_seconds(process), time.perf_counter()
            await asyncio.gather(*(load(party, clicks, seconds) for party in parties))
            spent = time.perf_counter() - began
            used = evening.cpu_seconds(process) - cpu
            after = _traffic(discord)
            made = _moves(Path(folder)) - moves
    count = len(clicks.waits)
    return Cost(
        count,
        count / spent,
        used / count * 1e3,
        made,
        after[0] - requests,
        after[1] - limited,
        after[2] - received,
        after[3] - sent,
    )


def _traffic(discord: Playground) -> tuple[int, int, int, int]:
    traffic = discord.traffic
    return traffic.total, traffic.limited, traffic.received, traffic.sent


def _moves(folder: Path) -> int:
    """Return the number of moves on disk."""
    file = folder / "click.db"
    if not file.exists():
        return 0
    connection = sqlite3.connect(file)
    try:
        return int(connection.execute("SELECT count(*) FROM moves").fetchone()[0])
    finally:
        connection.close()


# The empty bot


async def _click_on(party: list[Person], clicks: Clicks, seconds: float) -> None:
    until = time.perf_counter() + seconds

    async def one(person: Person) -> None:
        while time.perf_counter() < until:
            hand, move = evening.hand_of(person), evening.offered(person)
            assert hand is not None
            assert move is not None
            await clicks.click(person, hand, move)

    await asyncio.gather(*(one(person) for person in party))


# Ours


def _sit_down(bots: int) -> Callable[[list[Person]], Awaitable[None]]:
    return lambda party: evening.sit_down(party, bots)


async def play_on(party: list[Person], clicks: Clicks, seconds: float) -> None:
    """Play as fast as the bot answers."""
    await _play(party, clicks, seconds, calm=False)


async def _play_calmly(party: list[Person], clicks: Clicks, seconds: float) -> None:
    """Play only after the table shows the previous move."""
    await _play(party, clicks, seconds, calm=True)


async def _play(party: list[Person], clicks: Clicks, seconds: float, *, calm: bool) -> None:
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        person, hand, move = await evening.next_move(party)
        table = evening.table_of(party[0])
        await clicks.click(person, hand, move)
        if calm and table is not None:
            await party[0].until(lambda each, table=table: evening.table_of(each) is not table)  # type: ignore[misc]
