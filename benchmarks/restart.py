"""The seconds from a start to the first answer with many games in progress, or to the page of ``make play``; memory."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Never

import aiohttp
import psutil
from tqdm import tqdm

from benchmarks import evening
from benchmarks.evening import Clicks
from benchmarks.figure import Figure
from bot.games.catalog import GAMES
from bot.games.shuffle import Seeded, commitment
from bot.runtime.background import Clock
from bot.runtime.thinking import Thinker
from bot.store.engine.database import Synchronous, open_engine, upgrade
from bot.store.journal.entries import Moved, Opening, Posted, Seating, Started
from bot.store.journal.journal import Journal
from bot.tables.effects import declare_timers
from bot.tables.live.room import Room
from bot.tables.live.turns import Turns
from playground.driver import Person, Seen
from playground.objects.payloads import message_json
from playground.server import Playground
from playground.world import COMPONENTS_V2, Channel, Message, World
from tests.journals import open_journal

COUNTS = (100, 1_000, 10_000)
CHANNELS = 10
"""The number of text channels in each server."""
STARTS = 3
"""How often each start is measured if it need not be quick.

The fastest counts: what else the machine does can only make one slower.
"""
MOVES = 20
"""The number of moves that each game has already had."""


def measure(quick: bool) -> list[Figure]:
    """Start the bot several times, each time with more games in its database."""
    counts, starts = (COUNTS[:2], 1) if quick else (COUNTS, STARTS)
    figures: list[Figure] = []
    with tqdm(total=2 * len(counts) + 1, desc="restart", leave=False) as bar:
        for count in counts:
            empty, full, weight = asyncio.run(_measure(count, starts, bar))
            promised = count == max(COUNTS)
            name = "restart.first_click_s" if promised else f"restart.first_click_s_{count}"
            goal, what = 2.5 if promised else None, "s; baseline: without other games"
            figures.append(Figure(name, round(full, 2), what, round(empty, 2), goal, at_most=True))
            name = "restart.kb_per_table" if promised else f"restart.kb_per_table_{count}"
            figures.append(Figure(name, round(weight["awake"], 1), "KB", None, 20 if promised else None, at_most=True))
            figures.append(Figure(f"{name}_asleep", round(weight["asleep"], 2), "KB"))
        play = min(asyncio.run(_play()) for _ in range(starts))
        figures.append(Figure("restart.play_s", round(play, 2), "s", None, 3.0, at_most=True))
        bar.update()
    return figures


async def _measure(count: int, starts: int, bar: tqdm[Never]) -> tuple[float, float, dict[str, float]]:
    world = World(["Laura"], channels=[f"cards-{number}" for number in range(CHANNELS)], guilds=count // CHANNELS)
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{folder}/restart.db"
        async with Playground(world) as discord:
            channels = list(world.channels.values())
            await _fill(url, world, channels[:1])
            empty = min([await _first_click(discord, url) for _ in range(starts)])
            bar.update()
            await _fill(url, world, channels[1:])
            full = min([await _first_click(discord, url) for _ in range(starts)])
            bar.update()
        weighing = [sys.executable, "-m", "benchmarks.restart", url]
        weight = await asyncio.to_thread(subprocess.check_output, weighing, cwd=evening.ROOT)
        return empty, full, json.loads(weight)


async def _play() -> float:
    """Return the seconds from the start of what ``make play`` runs until its page answers and its bot is online."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "play", "--no-browser", "--port", "0"),
            env={**evening.environment(), "LOG_LEVEL": "INFO", "TMPDIR": folder},
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        try:
            async with asyncio.timeout(evening.START_SECONDS), aiohttp.ClientSession(raise_for_status=True) as http:
                said = await _line(process.stdout, "Play at ")
                async with http.get(said.split("Play at ")[1].split()[0]) as page:
                    await page.read()
                await _line(process.stderr, "has connected to Gateway")
                return time.perf_counter() - began
        finally:
            process.terminate()
            await process.communicate()


async def _line(stream: asyncio.StreamReader | None, words: str) -> str:
    """Read up to a line with these words, and return it."""
    assert stream is not None
    async for line in stream:
        if words in (said := line.decode()):
            return said
    raise EOFError(f"the process ended without saying {words!r}")


async def _fill(url: str, world: World, channels: list[Channel]) -> None:
    """Store a game in progress, with its message, in each of these channels."""
    engine = open_engine(url)
    await upgrade(engine)
    journal = open_journal(engine, Synchronous.NORMAL)
    for first in range(0, len(channels), 500):
        await asyncio.gather(*(begin(journal, world, channel) for channel in channels[first : first + 500]))
    await journal.close()
    await engine.dispose()


async def begin(journal: Journal, world: World, channel: Channel) -> None:
    """Store a game in progress, with its message, in a channel."""
    now = datetime.now(UTC)
    laura = next(iter(world.people))
    seats = (Seating(laura, None, now), Seating(laura + 1, None, now), Seating(laura + 2, None, now))
    table = await journal.open(Opening("claro", channel.guild, channel.id, laura, 6, {}, seats, now))
    seed = table.to_bytes(32, "big")
    deadline = now + timedelta(minutes=10)
    await journal.write(Started(table, seats, seed, commitment(seed), now, deadline))
    for ply, (seat, move) in enumerate(_some_moves(seed, len(seats))):
        await journal.write(Moved(table, ply, seat, move, automatic=False, at=now, deadline=deadline))
    button = {"type": 2, "style": 1, "label": "My hand", "custom_id": f"hand:{table}", "disabled": False, "id": 2}
    message = Message(
        id=world.snowflakes.next(),
        channel=channel.id,
        author=world.bot,
        at=now,
        components=[{"type": 1, "id": 1, "components": [button]}],
        flags=COMPONENTS_V2,
    )
    world.messages[message.id] = message
    await journal.write(Posted(table, message.id))


def _some_moves(seed: bytes, seats: int) -> list[tuple[int, str]]:
    """Return the first moves of a random game."""
    game, chance = GAMES["claro"], Random(seed)
    position = game.start(seats, Seeded(seed), game.read_options({}))
    while len(position.moves) < MOVES and position.outcome is None:
        seat = position.to_act[0]
        position.play(seat, chance.choice(position.legal_moves(seat)))
    return list(position.moves)


async def _first_click(discord: Playground, url: str) -> float:
    """Return the seconds from the bot's start to its first answer to a click, at a table in the middle of the list."""
    world = discord.world
    tables = list(world.messages.values())
    table = tables[len(tables) // 2]
    laura, guild = next(iter(world.people)), world.channels[table.channel].guild
    for each in world.guilds.values():  # only the bot needs to be in thousands of servers
        each.members = {world.owner.id, world.bot.id, *([laura] if each.id == guild else [])}
    clicks = Clicks()
    async with Person.connected(discord.description(), "Laura") as person:
        person.guild, person.channel = str(guild), str(table.channel)
        seen = Seen(message_json(world, table, discord.url))
        began = time.perf_counter()
        async with evening.bot(discord, ["bot", "run"], DATABASE_URL=url):
            await clicks.click(person, seen, next(iter(seen.buttons.values()))["custom_id"])
            spent = time.perf_counter() - began
    assert clicks.waits, "the first click was not answered"
    return spent


# In a process of its own: the memory of a table


async def _weigh(url: str) -> dict[str, float]:
    """Return the memory of a live table, in KB, before and after its first use."""
    engine = open_engine(url)
    journal = open_journal(engine, Synchronous.NORMAL)
    clock = Clock()
    room = Room(GAMES, journal, clock)
    declare_timers(room, Turns(room, clock, Thinker(), lambda table, seats, stage: None))
    process = psutil.Process()
    before = evening.memory_kb(process)
    count = await room.restore()
    asleep = evening.memory_kb(process)
    for live in await journal.live():
        await room.find(live.id)
    awake = evening.memory_kb(process)
    await clock.close()
    await journal.close()
    await engine.dispose()
    return {"asleep": (asleep - before) / count, "awake": (awake - before) / count}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(_weigh(sys.argv[1]))))
