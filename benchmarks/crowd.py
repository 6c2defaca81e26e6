"""How long people wait for an answer at many tables, beside as many clicks at a few tables.

The clicks of a second are the same in number. At few tables they follow one another quickly; at many, each table has a
click from time to time, and everything that is kept for a table is in use at all of them. Discord and the people run in
this process, so two clocks are read: the people's own, and the playground's, which runs from the moment it sends an
interaction until it has taken the answer. How late the people themselves click tells whether this process keeps up.
"""

from __future__ import annotations

import asyncio
import gc
import math
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from aiohttp import web
from tqdm import tqdm

from benchmarks import evening, pace
from benchmarks.evening import Clicks
from benchmarks.figure import Figure
from playground.driver import Person
from playground.server import Playground
from playground.traffic.counts import starred
from playground.world import Json, User

FEW, MANY = 4, 400
PER_SECOND: Final = 24.0
"""How many clicks there are in a second, at all tables together."""
MOST_LATE_MS: Final = 30.0
"""How late the people themselves may click, in milliseconds, for the waits to be the bot's."""
PEOPLE: Final = 2
CALLBACK: Final = "/api/v10/interactions/*/*/callback"
AT_ONCE: Final = 8
"""How many tables are opened at the same time."""


@dataclass
class Waits:
    """What was measured of a load, in seconds."""

    clicks: Clicks = field(default_factory=Clicks)
    """The people's clicks."""
    served: list[float] = field(default_factory=list)
    """The time from each interaction's dispatch until the playground has taken the answer."""
    late: list[float] = field(default_factory=list)
    """How much later than planned each click was made, as the people's process was busy."""
    share: float = 0.0
    """The bot's share of one core."""
    cpu: float = 0.0
    """The bot's processor time for each click."""

    def add(self, other: Waits) -> None:
        """Add another run of the same load."""
        self.clicks.waits += other.clicks.waits
        self.clicks.failed += other.clicks.failed
        self.served += other.served
        self.late += other.late
        self.share, self.cpu = max(self.share, other.share), max(self.cpu, other.cpu)


class Watch:
    """Notes how long the bot takes, by the playground's clock."""

    def __init__(self, discord: Playground) -> None:
        """Begin to watch a playground."""
        self._sent: dict[str, float] = {}
        self.served: list[float] = []
        note, count = discord.service.gateway.note, discord.traffic.count

        def frame(user: User | None, shard: tuple[int, int] | None, frame: Json, sent: str | None) -> None:
            if user is not None and user.bot and frame.get("t") == "INTERACTION_CREATE":
                self._sent[frame["d"]["id"]] = time.perf_counter()
            note(user, shard, frame, sent)

        def counted(request: web.Request, response: web.StreamResponse) -> None:
            if starred(request.path) == CALLBACK:
                sent = self._sent.pop(request.match_info["interaction"], None)
                if sent is not None:
                    self.served.append(time.perf_counter() - sent)
            count(request, response)

        discord.service.gateway.note = frame
        discord.traffic.count = counted  # type: ignore[method-assign]


def measure(quick: bool) -> list[Figure]:
    """Measure the waits at few and at many tables in turns, so that a slow moment of the machine affects both."""
    seconds, rounds = (15.0, 1) if quick else (40.0, 2)
    found = {FEW: Waits(), MANY: Waits()}
    with tqdm(total=2 * rounds, desc="crowd", leave=False) as bar:
        for _ in range(rounds):
            for tables, waits in found.items():
                waits.add(asyncio.run(_waits(tables, seconds)))
                bar.update()
    few, many = found[FEW], found[MANY]
    few_p99, many_p99 = quantile(few.clicks.waits, 0.99), quantile(many.clicks.waits, 0.99)
    late = _ms(quantile(many.late, 0.99))
    few_served, many_served = quantile(few.served, 0.99), quantile(many.served, 0.99)
    return [
        Figure("crowd.p99_ms", _ms(many_p99), f"ms at {MANY} tables", _ms(few_p99)),
        Figure("crowd.p99_vs_few", round(many_p99 / few_p99, 2), "ratio", 1.0, 2.0, at_most=True),
        Figure("crowd.p50_ms", _ms(quantile(many.clicks.waits, 0.5)), "ms", _ms(quantile(few.clicks.waits, 0.5))),
        Figure("crowd.served_p99_ms", _ms(many_served), "ms by the playground's clock", _ms(few_served)),
        Figure("crowd.served_p99_vs_few", round(many_served / few_served, 2), "ratio", 1.0),
        # Beyond this, the people's process is what is measured: so it is with 50 clicks a second.
        Figure("crowd.late_p99_ms", late, "ms", _ms(quantile(few.late, 0.99)), MOST_LATE_MS, at_most=True),
        Figure("crowd.cpu_ms", _ms(many.cpu), "ms", _ms(few.cpu)),
        Figure("crowd.share_of_core", round(many.share, 2), "of one core", round(few.share, 2)),
        Figure("crowd.clicks", len(many.clicks.waits), "clicks", len(few.clicks.waits)),
        Figure("crowd.failed", many.clicks.failed, "clicks", few.clicks.failed, 0, at_most=True),
    ]


def quantile(values: Sequence[float], share: float) -> float:
    """Return the least value that at least this share of all values does not exceed."""
    return sorted(values)[math.ceil(share * len(values)) - 1]


def _ms(seconds: float) -> float:
    return round(seconds * 1e3, 1)


async def _waits(tables: int, seconds: float) -> Waits:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{folder}/crowd.db"
        async with (
            evening.playground(tables, PEOPLE) as (discord, parties),
            evening.bot(discord, ["bot", "run"], DATABASE_URL=database, TURN_SECONDS="3600") as process,
        ):
            room = asyncio.Semaphore(AT_ONCE)

            async def sit_down(party: list[Person]) -> None:
                async with room:
                    await pace.open_table(party)

            await asyncio.gather(*(sit_down(party) for party in parties))
            watch = Watch(discord)
            await _play(parties, min(seconds / 4, 8.0), Waits())  # warm
            watch.served.clear()
            waits = Waits(served=watch.served)
            # Collecting the garbage of hundreds of people would hold up all of them for a third of a second.
            gc.collect()
            gc.freeze()
            gc.disable()
            used, began = evening.cpu_seconds(process), time.perf_counter()
            await _play(parties, seconds, waits)
            used, spent = evening.cpu_seconds(process) - used, time.perf_counter() - began
            gc.enable()
            gc.unfreeze()
            waits.share, waits.cpu = used / spent, used / len(waits.clicks.waits)
            return waits


async def _play(parties: list[list[Person]], seconds: float, waits: Waits) -> None:
    """Let people move at all tables in turn, ``PER_SECOND`` times a second. A table that is not ready is left out."""
    loop, moving = asyncio.get_running_loop(), set[asyncio.Task[None]]()
    busy: set[int] = set()

    async def move(place: int, count: int) -> None:
        busy.add(place)
        try:
            await pace.move_ours(parties[place], count, waits.clicks)
        finally:
            busy.discard(place)

    began = loop.time()
    for count in range(int(seconds * PER_SECOND)):
        due = began + count / PER_SECOND
        await asyncio.sleep(max(0.0, due - loop.time()))
        waits.late.append(max(0.0, loop.time() - due))
        place = next((each for each in range(count, count + len(parties)) if each % len(parties) not in busy), None)
        if place is not None:
            moving.add(task := asyncio.create_task(move(place % len(parties), count)))
            task.add_done_callback(moving.discard)
    await asyncio.gather(*moving)
