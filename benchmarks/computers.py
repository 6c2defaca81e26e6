"""Whether tables with the strongest computer players slow down the clicks at other tables.

A hundred people play against three computer players each: first against easy ones, then against hard ones. Meanwhile
the benchmark measures clicks at a dozen other tables. The two runs differ only in how long computer players think.
"""

from __future__ import annotations

import asyncio
import tempfile
from statistics import median

from tqdm import tqdm

from benchmarks import evening
from benchmarks.click import play_on
from benchmarks.evening import Clicks
from benchmarks.figure import Figure

WATCHED, AROUND = 12, 100
COMPUTERS = 3
THINK_SECONDS = 1.0

GOAL = 1.25
"""How many times as long clicks may take against hard players. It is above 1 because they share the machine's cores."""


def measure(quick: bool) -> list[Figure]:
    """Measure the clicks beside easy and beside hard computer players, and compare them."""
    around, seconds = (20, 5.0) if quick else (AROUND, 20.0)
    waits: dict[str, Clicks] = {}
    with tqdm(total=2, desc="computers", leave=False) as bar:
        for level in ("easy", "hard"):
            waits[level] = asyncio.run(_waits(level, around, seconds))
            bar.update()
    easy, hard = (_percentiles(waits[level]) for level in ("easy", "hard"))
    goal = None if quick else GOAL
    return [
        Figure("computers.click_p50", round(hard[0] / easy[0], 2), "ratio", round(easy[0], 1), goal, at_most=True),
        Figure("computers.click_p99", round(hard[1] / easy[1], 2), "ratio", round(easy[1], 1)),
        Figure("computers.failed", waits["hard"].failed, "clicks", waits["easy"].failed, 0, at_most=True),
    ]


def _percentiles(clicks: Clicks) -> tuple[float, float]:
    """Return the median and the 99th percentile of the waits, in milliseconds."""
    waits = sorted(clicks.waits)
    return 1000 * median(waits), 1000 * waits[min(len(waits) - 1, len(waits) * 99 // 100)]


async def _waits(level: str, around: int, seconds: float) -> Clicks:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{folder}/computers.db"
        async with (
            evening.playground(WATCHED + around, 1) as (discord, parties),
            evening.bot(discord, ["bot", "run"], DATABASE_URL=database, THINK_SECONDS=str(THINK_SECONDS)),
        ):
            watched, others = parties[:WATCHED], parties[WATCHED:]
            await asyncio.gather(*(evening.sit_down(party, COMPUTERS, "easy") for party in watched))
            await asyncio.gather(*(evening.sit_down(party, COMPUTERS, level) for party in others))
            clicks, theirs = Clicks(), Clicks()
            await asyncio.gather(
                *(play_on(party, clicks, seconds) for party in watched),
                *(play_on(party, theirs, seconds) for party in others),
            )
            clicks.failed += theirs.failed
            return clicks
