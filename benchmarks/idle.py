"""What live tables cost at which nobody does anything: memory, processor time, wake-ups and statements.

The bot runs as it does for its host, connected to the playground. Its tables were all live when it last stopped. Two
bots are measured: one that has rebuilt none of its tables yet, beside one that has no tables; and one that has rebuilt
all of them, shown them again, and let them fall asleep, beside one that has done so with a few.
"""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import tempfile
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final, Never

from tqdm import tqdm

from benchmarks import counting_bot, evening
from benchmarks.figure import Figure
from benchmarks.restart import begin
from bot.store.engine.database import Synchronous, open_engine, upgrade
from playground.server import Playground
from playground.world import COMPONENTS_V2, Channel, Message, World
from tests.journals import open_journal

ASLEEP, REBUILT = 50_000, 4_000
QUICK = 5_000, 800
CHANNELS: Final = 100
"""The number of text channels in each server."""
TEMPLATES: Final = 50
"""How many games are really begun. The others are copies of them in other channels."""
SETTLE_SECONDS: Final = 6.0
"""How long a bot may take for the rest of its start once it has found its tables, in seconds."""
IDLE_SECONDS: Final = 10.0
PER_SECOND: Final = 60.0
"""How many tables are rebuilt in a second, where they are."""
LOOK_SECONDS: Final = 5.0
"""How often tables are looked at there."""


@dataclass(frozen=True)
class Idleness:
    """What a bot took while nobody did anything."""

    kb: float
    """Its memory, in KB."""
    peak_kb: float
    """The most memory that it had before, in KB."""
    cpu: float
    """The processor time of the idle seconds."""
    rounds: int
    """How often its event loop went round."""
    timers: int
    """How many timers were set."""
    statements: int
    """How many statements the database was sent."""
    awake: int
    """How many tables were in memory."""


def measure(quick: bool) -> list[Figure]:
    """Measure bots with many tables and with none or few."""
    asleep, rebuilt = QUICK if quick else (ASLEEP, REBUILT)
    with tqdm(total=4, desc="idle", leave=False) as bar:
        sleeping, without = asyncio.run(_measure(asleep, 0, bar, wake=False))
        # The first tables fill caches, the database's too: so it is compared with a bot that has rebuilt a quarter.
        woken, few = asyncio.run(_measure(rebuilt, rebuilt // 4, bar, wake=True))
    kb, kb_woken = (sleeping.kb - without.kb) / asleep, (woken.kb - few.kb) / (rebuilt - rebuilt // 4)
    return [
        Figure("idle.kb_per_table", round(kb, 2), f"KB for each of {asleep:,} asleep", None, 1.5, at_most=True),
        Figure("idle.kb_per_table_rebuilt", round(kb_woken, 2), f"KB for each of {rebuilt:,} rebuilt", None),
        Figure("idle.awake", woken.awake, f"of {rebuilt:,} still in memory", None, 0, at_most=True),
        Figure("idle.peak_mb_rebuilt", round((woken.peak_kb - few.kb) / 1024, 1), "MB meanwhile"),
        Figure("idle.cpu_ms", round(sleeping.cpu * 1e3), f"ms in {IDLE_SECONDS:.0f} s", round(without.cpu * 1e3)),
        Figure("idle.cpu_ms_rebuilt", round(woken.cpu * 1e3), f"ms in {IDLE_SECONDS:.0f} s", round(few.cpu * 1e3)),
        Figure("idle.rounds", sleeping.rounds, "rounds of the event loop", without.rounds),
        Figure("idle.rounds_rebuilt", woken.rounds, "rounds of the event loop", few.rounds),
        Figure("idle.timers", sleeping.timers, "timers set", without.timers),
        Figure("idle.timers_rebuilt", woken.timers, "timers set", few.timers),
        Figure("idle.statements", sleeping.statements, "statements", without.statements, 2, at_most=True),
        Figure("idle.statements_rebuilt", woken.statements, "statements", few.statements, 2, at_most=True),
    ]


async def _measure(count: int, few: int, bar: tqdm[Never], *, wake: bool) -> tuple[Idleness, Idleness]:
    world = World(["Laura"], [f"cards-{number}" for number in range(CHANNELS)], guilds=count // CHANNELS)
    for each in world.guilds.values():
        each.members = {world.owner.id, world.bot.id}
    with tempfile.TemporaryDirectory() as folder:
        async with Playground(world) as discord:
            found: list[Idleness] = []
            for tables in (few, count):
                await _fill(Path(folder), world, list(world.channels.values())[:tables], told=not wake)
                found.append(await _idle(discord, Path(folder), tables, wake=wake))
                bar.update()
    return found[1], found[0]


async def _idle(discord: Playground, folder: Path, tables: int, *, wake: bool) -> Idleness:
    """Start the bot, let it settle, and measure what it does while nobody does anything."""
    settings = {
        "DATABASE_URL": f"sqlite+aiosqlite:///{folder}/idle-{tables}.db",
        "REMIND_SECONDS": "60",
        counting_bot.COUNTS: str(folder),
        counting_bot.WAKE_PER_SECOND: str(PER_SECOND if wake else 1e-6),
        counting_bot.LOOK_SECONDS: str(LOOK_SECONDS if wake else 60.0),
    }
    question = folder / counting_bot.QUESTION
    if not question.exists():
        os.mkfifo(question)
    async with evening.bot(discord, ["benchmarks.counting_bot"], evening.ROOT, **settings) as process:
        while (await _counts(folder))["live"] < tables:  # noqa: ASYNC110 - another process counts
            await asyncio.sleep(1.0)
        await asyncio.sleep(SETTLE_SECONDS)
        peak = evening.memory_kb(process)
        if wake:
            for _ in range(int(tables / PER_SECOND) + 20):
                await asyncio.sleep(1.0)
                peak = max(peak, evening.memory_kb(process))
        before, cpu = await _counts(folder), evening.cpu_seconds(process)
        await asyncio.sleep(IDLE_SECONDS)
        cpu = evening.cpu_seconds(process) - cpu
        kb, after = evening.memory_kb(process), await _counts(folder)
    # A bot that has started and counted nothing is not idle: its counters are broken.
    spent = {name: after[name] - before[name] for name in ("rounds", "timers", "statements")}
    return Idleness(kb, peak, cpu, awake=after["awake"], **spent)


async def _counts(folder: Path) -> dict[str, int]:
    """Return what the bot has counted since its start."""
    file = folder / counting_bot.ANSWER
    file.unlink(missing_ok=True)
    await asyncio.to_thread((folder / counting_bot.QUESTION).write_bytes, b"?")
    while not file.exists():  # noqa: ASYNC110 - another process writes it
        await asyncio.sleep(0.05)
    found: dict[str, int] = json.loads(file.read_text(encoding="utf-8"))
    return found


# Filling


async def _fill(folder: Path, world: World, channels: list[Channel], *, told: bool) -> None:
    """Store a game in progress in each channel, in which people have a day for a turn.

    :param told: whether somebody at each table has been told in a message that it is their turn.
    """
    file = folder / f"idle-{len(channels)}.db"
    engine = open_engine(f"sqlite+aiosqlite:///{file}")
    await upgrade(engine)
    journal = open_journal(engine, Synchronous.NORMAL)
    for channel in channels[:TEMPLATES]:
        await begin(journal, world, channel)
    await journal.close()
    await engine.dispose()
    await asyncio.to_thread(_copy, file, world, channels, told=told)


def _copy(file: Path, world: World, channels: list[Channel], *, told: bool) -> None:
    connection = sqlite3.connect(file)
    with connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        columns = {table: [row[1] for row in connection.execute(f"PRAGMA table_info({table})")] for table in tables}
        of_games = {table: names for table, names in columns.items() if "game_id" in names or table == "games"}
        for copy in range(1, -(-len(channels) // TEMPLATES)):
            for table, names in of_games.items():
                number = "id" if table == "games" else "game_id"
                shown = {number: f"{number} + {copy * TEMPLATES}"}
                if table == "games":  # a channel has one live table
                    shown["channel_id"] = f"-id - {copy * TEMPLATES}"
                picked = ", ".join(shown.get(name, name) for name in names)
                connection.execute(
                    f"INSERT INTO {table} ({', '.join(names)}) SELECT {picked} FROM {table}"
                    f" WHERE {number} <= {TEMPLATES}"
                )
        places = [(each.guild, each.id, _message(world, each), row) for row, each in enumerate(channels, start=1)]
        connection.executemany("UPDATE games SET guild_id = ?, channel_id = ?, message_id = ? WHERE id = ?", places)
        deadline = (datetime.now(UTC) + timedelta(hours=20)).strftime("%Y-%m-%d %H:%M:%S.%f")
        connection.execute("UPDATE games SET turn_seconds = 86400, deadline = ?", [deadline])
        if told:
            laura = next(iter(world.people))
            connection.execute(
                "INSERT INTO notices (game_id, user_id, channel_id, message_id, turn, stage)"
                " SELECT id, ?, channel_id, message_id + 1, 20, 0 FROM games",
                [laura],
            )
    connection.close()


def _message(world: World, channel: Channel) -> int:
    """Return the id of a message that can show the channel's table."""
    message = Message(
        id=world.snowflakes.next(),
        channel=channel.id,
        author=world.bot,
        at=datetime.now(UTC),
        components=[{"type": 10, "id": 1, "content": "A table"}],
        flags=COMPONENTS_V2,
    )
    world.messages[message.id] = message
    return message.id
