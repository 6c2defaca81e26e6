"""What a move costs the bot at people's pace: twelve tables, at each of which somebody plays every 0.35 seconds.

A table is edited once a second, so about three moves go into one edit of it; hands are edited with each move. The
baselines send as many requests of the same size at the same pace: a discord.py bot that stores nothing
(``empty_bot``), and aiohttp and sqlite3 alone (``floor``).
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final

from benchmarks import evening
from benchmarks.evening import Clicks
from playground.driver import Person

TABLES: Final = 12
PACE_SECONDS: Final = 0.35
"""How much time lies between two moves at a table, in seconds."""

Open = Callable[[list[Person]], Awaitable[None]]
Move = Callable[[list[Person], int, Clicks], Awaitable[None]]


@dataclass(frozen=True)
class Cost:
    """What a load cost a bot."""

    moves: int
    per_s: float
    cpu_ms: float
    """The bot's processor time for each move, in milliseconds."""
    requests: float
    """The requests for each move."""
    received: float
    """The bytes of a request's body, on average."""


async def cost(module: Sequence[str], opening: Open, move: Move, seconds: float, **settings: str) -> Cost:
    """Let people play at their pace, and return what it cost the bot.

    :param opening: makes the people of a table ready to move.
    :param move: lets whoever is to move do so; it is given how many moves the table has had.
    """
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{folder}/pace.db"
        async with (
            evening.playground(TABLES, 2) as (discord, parties),
            evening.bot(discord, module, evening.ROOT, DATABASE_URL=database, **settings) as process,
        ):
            await asyncio.gather(*(opening(party) for party in parties))
            await _play(parties, move, seconds / 2, Clicks())  # warm: each card is drawn once
            clicks, traffic = Clicks(), discord.traffic
            requests, received = traffic.total, traffic.received
            used, began = evening.cpu_seconds(process), time.perf_counter()
            await _play(parties, move, seconds, clicks)
            used = evening.cpu_seconds(process) - used
            spent = time.perf_counter() - began
            count = len(clicks.waits)
            asked = traffic.total - requests
            return Cost(count, count / spent, used / count * 1e3, asked / count, (traffic.received - received) / asked)


async def _play(parties: list[list[Person]], move: Move, seconds: float, clicks: Clicks) -> None:
    loop = asyncio.get_running_loop()

    async def one(party: list[Person], first: float) -> None:
        due, count = loop.time() + first, 0
        until = due + seconds
        while due < until:
            await asyncio.sleep(max(0.0, due - loop.time()))
            await move(party, count, clicks)
            count += 1
            due = max(due + PACE_SECONDS, loop.time())  # who comes late does not hurry afterwards

    # Tables do not move in step.
    await asyncio.gather(*(one(party, place / TABLES * PACE_SECONDS) for place, party in enumerate(parties)))


async def open_constant(party: list[Person]) -> None:
    """Let everybody open a baseline's hand."""
    for person in party:
        await person.slash("hand")


async def move_constant(party: list[Person], count: int, clicks: Clicks) -> None:
    """Let people press a button of their constant hands in turn."""
    person = party[count % len(party)]
    hand, custom_id = evening.hand_of(person), evening.offered(person)
    assert hand is not None
    assert custom_id is not None
    await clicks.click(person, hand, custom_id)


async def open_table(party: list[Person]) -> None:
    """Open a table of ours, and begin a game."""
    await evening.sit_down(party, 0)


async def move_ours(party: list[Person], count: int, clicks: Clicks) -> None:
    """Let whoever can play do so. After a game, another begins."""
    person, hand, custom_id = await evening.next_move(party)
    await clicks.click(person, hand, custom_id)
