"""What ten exports at once cost everybody else: the worst click meanwhile, the bot's memory, and how long they take.

The bot runs in a process of its own. Discord and the people run in this one, and it is busy when it receives files. So
the longest time for which its own event loop was late stands beside the worst click, of which it is a part.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
import time
from bisect import bisect
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Never
from zipfile import ZipFile

import psutil
from tqdm import tqdm

from benchmarks import evening
from benchmarks.evening import Clicks
from benchmarks.figure import Figure, table
from bot.store.engine.database import open_engine, upgrade
from playground.driver import Person, Seen
from tests.e2e.choosing import asks_for_data

PEOPLE = 10
"""How many people export at once."""
GAMES = 10_000
"""How many games each of them has played, with one of the others."""
QUICK = 20
"""How many times fewer games there are in a quick run."""
MOVES = 60
"""How many moves a game has, half of them by each of the two."""
MOVES_LAID = 30
"""How many moves of a patience are played. At its end, the bot would compute the best possible score."""
PATIENCE_SECONDS = 840.0
"""How long people wait for their files: as long as an interaction's token can be used."""
GOAL_MS = 100.0
"""The longest wait for a click."""


@dataclass
class Meanwhile:
    """What is observed while something happens."""

    late: list[tuple[float, float]] = field(default_factory=list)
    """When this process's event loop was late, and by how many seconds."""
    memory_mb: float = 0.0
    """The most memory that the bot held."""

    @property
    def lag(self) -> float:
        """The longest time for which this process's event loop was late, in seconds."""
        return max(late for _, late in self.late)

    def less_own_lag(self, clicks: TimedClicks) -> float:
        """Return the longest wait for a click, less the time for which this process was late during it, in seconds."""
        starts = [at for at, _ in self.late]
        waits = []
        for began, wait in zip(clicks.began, clicks.waits, strict=True):
            during = self.late[bisect(starts, began) - 1 : bisect(starts, began + wait)]
            waits.append(wait - sum(late for _, late in during))
        return max(waits)


@dataclass
class TimedClicks(Clicks):
    """The results of a load's clicks, and when they began."""

    began: list[float] = field(default_factory=list)

    async def click(self, person: Person, seen: Seen, custom_id: str) -> None:
        """See ``Clicks.click``."""
        began = time.perf_counter()
        await super().click(person, seen, custom_id)
        if len(self.waits) > len(self.began):
            self.began.append(began)


def measure(quick: bool) -> list[Figure]:
    """Let ten people with many games export at once while two others play."""
    with tempfile.TemporaryDirectory() as folder, tqdm(total=3, desc="export", leave=False) as bar:
        return asyncio.run(_measure(Path(folder) / "export.db", GAMES // QUICK if quick else GAMES, bar))


async def _measure(file: Path, games: int, bar: tqdm[Never]) -> list[Figure]:
    url = f"sqlite+aiosqlite:///{file}"
    engine = open_engine(url)
    await upgrade(engine)
    await engine.dispose()
    async with evening.playground(1 + PEOPLE // 2, 2) as (discord, (players, *parties)):
        people = [person for party in parties for person in party]
        bar.set_postfix_str("filling")
        await asyncio.to_thread(_fill, file, [int(person.id) for person in people], games)
        bar.update()
        async with evening.bot(discord, ["bot", "run"], DATABASE_URL=url) as process:
            await _lay(players, Clicks(), 2.0)  # warm
            bar.set_postfix_str("playing")
            before, clicks = TimedClicks(), TimedClicks()
            async with _watching(process) as calm:
                await _lay(players, before, 10.0)
            bar.update()
            bar.set_postfix_str("exporting")
            began = time.perf_counter()
            async with _watching(process) as busy:
                playing = asyncio.create_task(_lay(players, clicks, PATIENCE_SECONDS))
                took = await asyncio.gather(*(_export(person, began) for person in people))
                playing.cancel()
                await asyncio.gather(playing, return_exceptions=True)
            bar.update()
            files = [await _files(person) for person in people]
    return [
        Figure("export.games", games, "games"),
        Figure("export.files", max(map(len, files)), "files"),
        Figure("export.largest_file", max(size for sizes in files for size in sizes) / 1e6, "MB", None, 10, True),
        Figure("export.first_seconds", round(min(took), 1), "s"),
        Figure("export.last_seconds", round(max(took), 1), "s", None, PATIENCE_SECONDS, at_most=True),
        Figure("export.clicks", len(clicks.waits), "clicks", len(before.waits)),
        Figure("export.failed_clicks", clicks.failed, "clicks", before.failed, 0, at_most=True),
        *(
            Figure(f"export.{name}_click_ms", _ms(clicks, share), "ms", _ms(before, share), goal, at_most=True)
            for name, share, goal in (("p50", 0.5, None), ("p99", 0.99, None), ("worst", 1.0, None))
        ),
        Figure(
            "export.worst_click_less_own_lag_ms",
            round(1e3 * busy.less_own_lag(clicks), 1),
            "ms",
            round(1e3 * calm.less_own_lag(before), 1),
            GOAL_MS,
            at_most=True,
        ),
        Figure("export.own_lag_ms", round(1e3 * busy.lag, 1), "ms", round(1e3 * calm.lag, 1)),
        Figure("export.memory_mb", round(busy.memory_mb), "MB", round(calm.memory_mb)),
    ]


def _ms(clicks: Clicks, share: float) -> float:
    """Return the time within which this share of the clicks was answered, in milliseconds."""
    waits = sorted(clicks.waits)
    return round(1e3 * waits[min(int(len(waits) * share), len(waits) - 1)], 1)


@asynccontextmanager
async def _watching(process: psutil.Process) -> AsyncIterator[Meanwhile]:
    seen = Meanwhile()

    async def watch() -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.005)
            seen.late.append((began, time.perf_counter() - began - 0.005))
            seen.memory_mb = max(seen.memory_mb, evening.memory_kb(process) / 1024)

    watching = asyncio.create_task(watch())
    try:
        yield seen
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)


async def _lay(people: Sequence[Person], clicks: Clicks, seconds: float) -> None:
    """Let people lay patiences. Each click reads a game, writes it, and is answered with a message."""
    until = time.perf_counter() + seconds

    async def one(person: Person) -> None:
        while time.perf_counter() < until:
            number = (await person.slash("africa patience")).id
            for _ in range(MOVES_LAID):
                seen = person.messages[number]
                custom_id = evening.button(seen, "lay")
                if custom_id is None or time.perf_counter() > until:
                    break
                await clicks.click(person, seen, custom_id)

    await asyncio.gather(*map(one, people))


async def _export(person: Person, began: float) -> float:
    """Export somebody's data, and return how many seconds after the beginning they had all of it."""
    exporting = asyncio.create_task(asks_for_data(person))
    exporting.add_done_callback(lambda task: task.cancelled() or task.exception())  # it gives up after ten seconds
    while True:
        await person.until(lambda each: any(not seen.loading for seen in each.messages.values()), PATIENCE_SECONDS)
        if not _urls(person):
            raise RuntimeError(f"an export was refused: {person.last.text}")
        if not await _more_follow(person):
            return time.perf_counter() - began
        known = len(_urls(person))
        await person.until(lambda each, known=known: len(_urls(each)) > known, PATIENCE_SECONDS)  # type: ignore[misc]


def _urls(person: Person) -> list[str]:
    return [
        each["file"]["url"] for seen in person.messages.values() for each in seen.components() if each["type"] == 13
    ]


async def _more_follow(person: Person) -> bool:
    """Tell whether the newest file says that it is not the last."""
    content = await person.fetch(_urls(person)[-1])
    with ZipFile(BytesIO(content)) as archive:
        (name,) = [each for each in archive.namelist() if each.endswith(".json")]
        return b'"rest": null' not in archive.read(name)


async def _files(person: Person) -> list[int]:
    """Return the sizes of somebody's files, in bytes."""
    return [len(await person.fetch(url)) for url in _urls(person)]


def _fill(file: Path, people: Sequence[int], games: int) -> None:
    """Insert the games of people who always play in the same pairs, by SQL alone."""
    moment = "strftime('%Y-%m-%d %H:%M:%f', 1700000000 + {} , 'unixepoch') || '000'"
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA synchronous=OFF")
        for pair in range(len(people) // 2):
            numbers = f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {games})"
            plies = f"p(ply) AS (SELECT 0 UNION ALL SELECT ply + 1 FROM p WHERE ply < {MOVES - 1})"
            game, at = f"{pair * games} + i", moment.format("40 * i")
            connection.execute(
                "INSERT INTO games (id, game, guild_id, channel_id, host_id, capacity, options, seed, status,"
                f" created_at, started_at, ended_at, paused) {numbers} SELECT {game}, 'claro', 10, 1000 + i % 7,"
                f" {people[2 * pair]}, 2, '{{}}', hex(randomblob(32)), 'ended', {at}, {at}, {at}, 0 FROM n"
            )
            for seat in range(2):
                connection.execute(
                    f"INSERT INTO seats (game_id, seat, user_id, away, joined_at, score, place, mu, sigma) {numbers}"
                    f" SELECT {game}, {seat}, {people[2 * pair + seat]}, 0, {at}, i % 4, {seat + 1},"
                    " 25.0 + (random() % 1000) / 137.0, 5.0 + (random() % 1000) / 977.0 FROM n"
                )
            connection.execute(
                f"INSERT INTO moves (game_id, ply, seat, move, automatic, at) {numbers}, {plies} SELECT {game}, ply,"
                f" ply % 2, 1 + abs(random()) % 50, 0, {moment.format('40 * i + ply + abs(random()) % 1000 / 1000.0')}"
                " FROM n, p"
            )
    connection.close()


if __name__ == "__main__":
    print(table(measure("--quick" in sys.argv)))
