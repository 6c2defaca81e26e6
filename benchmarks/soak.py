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
from benchmarks.trouble import Trouble, Troubles
from playground.driver import InteractionFailed, Person, Refused
from playground.server import Playground
from tests.e2e.choosing import my_settings

THINKING = (2.0, 6.0)
"""How long people look at their hands before they play, in seconds."""
OFTEN = 0.3
"""How often somebody meddles with a channel between two clicks, from 0 to 1. Games here are slow."""
TOLD_AFTER = 36.0
"""How long somebody who left the table waits, in seconds: they are told by then that it is their turn."""
SLOW_ONES = 20
"""One person of this many does so."""
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
            people = [party[0] for party in parties]
            await asyncio.gather(*(_sit_down(discord, each, number, door, bar) for number, each in enumerate(people)))
            clicks, before = Clicks(), evening.memory_kb(process)
            cpu, limited, total = evening.cpu_seconds(process), discord.traffic.limited, discord.traffic.total
            loop = asyncio.get_running_loop()
            until = loop.time() + seconds
            bar.reset(total=tables)
            await asyncio.gather(
                *(_play(person, clicks, until, Random(number)) for number, person in enumerate(people))
            )
            after, busy = evening.memory_kb(process), (evening.cpu_seconds(process) - cpu) / seconds
            requests = discord.traffic.total - total
            limited = discord.traffic.limited - limited
            failed = _failed(discord)
            bar.reset(total=tables)
            troubles = await _in_trouble(discord, people, seconds / 4)
            avoidable = _failed(discord) - failed
            away = await _all_go_on(people)
    percentiles = quantiles(clicks.waits, n=100)
    return [
        Figure("soak.tables", tables, "tables"),
        Figure("soak.clicks_per_s", round(len(clicks.waits) / seconds, 1), "clicks/s"),
        Figure("soak.requests_per_s", round(requests / seconds, 1), "requests/s"),
        Figure("soak.limited_requests_per_s", round(limited / seconds, 2), "requests/s"),
        Figure("soak.p50_ms", round(percentiles[49] * 1e3, 1), "ms"),
        Figure("soak.p99_ms", round(percentiles[98] * 1e3, 1), "ms"),
        Figure("soak.failed", failed, "interactions", None, 0, at_most=True),
        Figure("soak.troubles", troubles, "troubles"),
        Figure("soak.failed_in_trouble", avoidable, "interactions", None, 0, at_most=True),
        Figure("soak.stuck_after_trouble", away, "tables", None, 0, at_most=True),
        Figure("soak.cpu", round(busy, 2), "cores"),
        Figure("soak.memory_mb", round(after / 1024, 1), "MB", round(before / 1024, 1)),
    ]


async def _sit_down(
    discord: Playground, person: Person, number: int, door: asyncio.Semaphore, bar: tqdm[Never]
) -> None:
    async with door:
        if number % 4 == 1:
            channel = discord.world.channels[int(person.channel)]
            thread = await discord.service.add_channel(discord.world.guilds[channel.guild], "side game", channel)
            await person.go_to(str(thread.id))
        await evening.sit_down([person], bots=1 + number % 3)
        bar.update()


async def _in_trouble(discord: Playground, people: list[Person], seconds: float) -> int:
    """Let everybody play on while somebody meddles with their channels; return how often that was done.

    Half of the people want direct messages, and some take so long that they get one.
    """
    channels = discord.world.channels
    troubles = Troubles(discord, seed=1, rate=OFTEN)
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    door = asyncio.Semaphore(AT_ONCE)

    async def play(person: Person, trouble: Trouble, number: int) -> None:
        async with door:
            if number % 2:
                await my_settings(person, your_turn="every", notify_in="direct")
        if number % SLOW_ONES == 1:
            await asyncio.sleep(min(TOLD_AFTER, seconds))
        await _play(person, Clicks(), until, Random(number), trouble)
        await trouble.end()

    await asyncio.gather(
        *(
            play(person, troubles.of(int(person.id), channels[int(person.channel)]), number)
            for number, person in enumerate(people)
        )
    )
    return troubles.done.total()


async def _all_go_on(people: list[Person]) -> int:
    """Return at how many tables nobody can do anything any more."""

    async def is_stuck(person: Person) -> bool:
        try:
            await person.slash("claro hand")
            await person.until(lambda each: evening.offered(each) or evening.is_over(each))
        except (InteractionFailed, TimeoutError, Refused):
            return True
        return False

    door = asyncio.Semaphore(AT_ONCE)

    async def look(person: Person) -> bool:
        async with door:
            return await is_stuck(person)

    return sum(await asyncio.gather(*(look(person) for person in people)))


async def _play(person: Person, clicks: Clicks, until: float, chance: Random, trouble: Trouble | None = None) -> None:
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
        if trouble is not None:
            await trouble.come()
        hand, move = evening.hand_of(person), evening.offered(person)
        if hand is not None and move is not None:
            await clicks.click(person, hand, move)


def _failed(discord: Playground) -> int:
    """Return the number of interactions that failed for a person."""
    return sum(each.failed and not each.struck for each in discord.world.interactions.values())
