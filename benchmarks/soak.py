"""A thousand tables at once, at the pace of people: the time of answers, the failures, and the growth of memory."""

from __future__ import annotations

import asyncio
import tempfile
from random import Random
from statistics import quantiles
from typing import Never

from tqdm import tqdm

from benchmarks import evening
from benchmarks.evening import Clicks
from benchmarks.figure import Figure
from playground.driver import InteractionFailed, Person
from playground.server import Playground

THINKING = (2.0, 6.0)
"""How long people look at their hands before they play, in seconds."""
AT_ONCE = 25
"""The number of tables that are opened at the same time."""


def measure(quick: bool) -> list[Figure]:
    """Let everybody play, and measure the bot."""
    tables, seconds = (150, 20.0) if quick else (1_000, 120.0)
    with tqdm(total=tables, desc="soak", leave=False) as bar:
        return asyncio.run(_measure(tables, seconds, bar))


async def _measure(tables: int, seconds: float, bar: tqdm[Never]) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        async with (
            evening.playground(tables, people=1) as (discord, parties),
            evening.bot(
                discord, ["bot", "run"], DATABASE_URL=f"sqlite+aiosqlite:///{folder}/soak.db", THINK_SECONDS="1.5"
            ) as process,
        ):
            door = asyncio.Semaphore(AT_ONCE)
            await asyncio.gather(*(_sit_down(party[0], number, door, bar) for number, party in enumerate(parties)))
            clicks, before = Clicks(), evening.memory_kb(process)
            cpu, limited, total = evening.cpu_seconds(process), discord.traffic.limited, discord.traffic.total
            loop = asyncio.get_running_loop()
            until = loop.time() + seconds
            bar.reset(total=tables)
            await asyncio.gather(
                *(_play(party[0], clicks, until, Random(number)) for number, party in enumerate(parties))
            )
            after, busy = evening.memory_kb(process), (evening.cpu_seconds(process) - cpu) / seconds
            failed = _failed(discord)
            requests = discord.traffic.total - total
            limited = discord.traffic.limited - limited
    percentiles = quantiles(clicks.waits, n=100)
    return [
        Figure("soak.tables", tables, "tables"),
        Figure("soak.clicks_per_s", round(len(clicks.waits) / seconds, 1), "clicks/s"),
        Figure("soak.requests_per_s", round(requests / seconds, 1), "requests/s"),
        Figure("soak.limited_requests_per_s", round(limited / seconds, 2), "requests/s"),
        Figure("soak.p50_ms", round(percentiles[49] * 1e3, 1), "ms"),
        Figure("soak.p99_ms", round(percentiles[98] * 1e3, 1), "ms"),
        Figure("soak.failed", failed, "interactions", None, 0, at_most=True),
        Figure("soak.cpu", round(busy, 2), "cores"),
        Figure("soak.memory_mb", round(after / 1024, 1), "MB", round(before / 1024, 1)),
    ]


async def _sit_down(person: Person, number: int, door: asyncio.Semaphore, bar: tqdm[Never]) -> None:
    async with door:
        await evening.sit_down([person], bots=1 + number % 3)
        bar.update()


async def _play(person: Person, clicks: Clicks, until: float, chance: Random) -> None:
    loop = asyncio.get_running_loop()
    while loop.time() < until:
        left = until - loop.time()
        try:
            await person.until(lambda each: evening.offered(each) or evening.is_over(each), patience=left)
        except TimeoutError:
            return
        if evening.is_over(person):
            try:
                await evening.again([person])
            except (InteractionFailed, TimeoutError):
                continue  # counted by the playground
            continue
        await asyncio.sleep(min(chance.uniform(*THINKING), left))
        hand, move = evening.hand_of(person), evening.offered(person)
        if hand is not None and move is not None:
            await clicks.click(person, hand, move)


def _failed(discord: Playground) -> int:
    """Return the number of interactions that failed for a person."""
    return sum(interaction.failed for interaction in discord.world.interactions.values())
