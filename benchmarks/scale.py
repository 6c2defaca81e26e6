"""Several processes on one PostgreSQL: moves per second of one and of two, take-overs, and the size of a year's games.

The processes play without Discord. People's moves follow one another at once. They are stored under leases, and each is
answered with the same messages as a click, in the form in which Discord gets them.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import URL, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine
from tqdm import tqdm

from benchmarks.figure import Figure
from benchmarks.postgres import Postgres
from bot.faces.face import Icons
from bot.features.fleet.leases import Leases
from bot.games.catalog import GAMES
from bot.games.game import IllegalMove
from bot.locales.words import words_for
from bot.runtime.background import Clock
from bot.runtime.refusal import Refusal
from bot.runtime.thinking import Thinker
from bot.store.engine.database import open_engine, upgrade
from bot.store.engine.fence import Shard
from bot.tables.effects import declare_timers
from bot.tables.live.room import Room
from bot.tables.live.turns import Turns
from bot.tables.rules import lobby
from bot.tables.rules.table import Table
from bot.tables.views.hand import hand_message
from bot.tables.views.table import table_message
from tests.journals import open_journal

LEASE_SECONDS = 600.0
"""The length of the leases, in seconds. Nobody renews them here, so they must last for the whole run."""
SHARDS = 4
TABLES = 160
"""The number of live tables on all shards together."""
PEOPLE = (1, 2)
TAKEN_OVER = 1_000
"""The number of live tables on a shard that is taken over."""
EDITS = 3
"""The number of clicks for each edit of the table's message, when many people click at once."""
A_DAY = 1_000_000
"""The number of games in a day, for the figures of a year."""
GIB = 1 << 30
CHANNELS = 100
"""The number of channels, each in a server of its own, in which games are played to measure their size."""
WAL = "SELECT pg_current_wal_lsn() - '0/0'::pg_lsn"


def measure(quick: bool) -> list[Figure]:
    """Measure on a temporary PostgreSQL server."""
    with tempfile.TemporaryDirectory() as folder, Postgres(Path(folder)) as server:
        if server is None:
            return [Figure("scale.vs_one_process", None, "ratio", None, 1.6)]
        return asyncio.run(_measure(server, quick))


async def _measure(server: URL, quick: bool) -> list[Figure]:
    seconds, rounds = (4.0, 1) if quick else (10.0, 3)
    rates: dict[int, list[float]] = {1: [], 2: []}
    with tqdm(total=2 * rounds + 2, desc="scale", leave=False) as bar:
        for number in range(rounds):
            for processes in rates:  # in turns, so a slow moment of the machine affects both
                url = await _database(server, f"rate_{processes}_{number}")
                rates[processes].append(await _rate(url, processes, seconds))
                bar.update()
        one, two = (sorted(rates[processes])[rounds // 2] for processes in (1, 2))
        takeover = await _takeover(await _database(server, "takeover"))
        bar.update()
        filled = await _fill(await _database(server, "size"), 300 if quick else 3_000)
        bar.update()
    return [
        Figure("scale.moves_per_s", round(two), "moves/s", round(one)),
        Figure("scale.vs_one_process", round(two / one, 2), "ratio", 1.0, 1.6),
        Figure("scale.takeover_ms", round(takeover * 1e3), "ms"),
        *filled,
    ]


async def _database(server: URL, name: str) -> URL:
    """Make a database with all its tables."""
    admin = create_async_engine(server, isolation_level="AUTOCOMMIT")
    async with admin.connect() as connection:
        await connection.exec_driver_sql(f"CREATE DATABASE {name}")
    await admin.dispose()
    url = server.set(database=name)
    engine = open_engine(_written(url))
    await upgrade(engine)
    await engine.dispose()
    return url


def _written(url: URL) -> str:
    return url.render_as_string(hide_password=False)


# Playing


class Process:
    """A process of the bot without Discord."""

    def __init__(self, url: URL, seed: int) -> None:
        self.engine = open_engine(_written(url))
        self.leases = Leases(self.engine.url, LEASE_SECONDS, {})
        clock = Clock()
        self.room = Room(GAMES, open_journal(self.engine), clock, ownership=self.leases)
        declare_timers(self.room, Turns(self.room, clock, Thinker(), lambda table, seats, stage: None))
        self._chance = Random(seed)
        self._words, self._icons = words_for("en"), Icons()
        self.moves = 0

    async def serve(self, shards: Sequence[int]) -> None:
        """Take over free shards."""
        await self.leases.join(SHARDS)
        for number in shards:
            shard = Shard(number, SHARDS)
            await self.leases.take(shard)
            await self.room.restore(shard)

    async def close(self) -> None:
        """Give up the leases and close the database."""
        await self.leases.close()
        await self.engine.dispose()

    async def play(self, guild: int, channel: int, until: float) -> None:
        """Play one game after another. Each move follows as soon as the last one is durable."""
        while time.monotonic() < until:
            await self.play_one(guild, channel, until)

    async def play_one(self, guild: int, channel: int, until: float = float("inf")) -> None:
        """Play a game to its end, or until the time is up."""
        try:
            table = await self.room.at(channel)
        except Refusal:
            table = await self.room.open(GAMES["claro"], guild, channel, PEOPLE[0])
            for person in PEOPLE[1:]:
                await self.room.do(table, lobby.join, person)
            await self.room.do(table, lobby.start, PEOPLE[0])
        while table.live and table.position is not None and time.monotonic() < until:
            seat = table.position.to_act[0]
            move = self._chance.choice(table.position.legal_moves(seat))
            user = table.seats[seat].user
            assert user is not None
            try:
                await self.room.play(table, user, table.position.turn, move)
            except IllegalMove:
                continue  # the seat had nothing to decide, and the room has played its formality
            self.moves += 1
            self._answer(table, user)

    def _answer(self, table: Table, user: int) -> None:
        """Make the messages that Discord gets for a click: two hands and, every few clicks, the table."""
        assert table.position is not None
        next_one = [table.seats[seat].user for seat in table.position.to_act[:1]]
        people = [user, *(each for each in next_one if each is not None)]
        shown = [hand_message(self._words, self._icons, table, each) for each in people]
        if self.moves % EDITS == 0:
            shown.append(table_message(self._words, self._icons, table))
        for view in shown:
            json.dumps(_components(view))
            view.stop()


def _components(view: Any) -> Any:
    return view.to_components()  # discord.py's types do not say what it returns


def _guild(number: int) -> int:
    """Return the id of a server on the shard ``number % SHARDS``."""
    return number << 22


async def _rate(url: URL, processes: int, seconds: float) -> float:
    """Return the moves per second of several processes together."""
    context = multiprocessing.get_context("spawn")
    pipes = [context.Pipe() for _ in range(processes)]
    workers = [
        context.Process(target=_work, args=(theirs, _written(url), range(number, SHARDS, processes), seconds))
        for number, (_, theirs) in enumerate(pipes)
    ]
    for worker in workers:
        worker.start()
    for ours, _ in pipes:
        await asyncio.to_thread(ours.recv)  # ready
    for ours, _ in pipes:
        ours.send(None)  # go
    moves = [await asyncio.to_thread(ours.recv) for ours, _ in pipes]
    for worker in workers:
        worker.join()
    return float(sum(moves)) / seconds


def _work(pipe: Connection, url: str, shards: Sequence[int], seconds: float) -> None:
    asyncio.run(_work_on(pipe, url, shards, seconds))


async def _work_on(pipe: Connection, url: str, shards: Sequence[int], seconds: float) -> None:
    process = Process(make_url(url), seed=shards[0])
    await process.serve(shards)
    each = TABLES // SHARDS
    places = [(_guild(shard), shard * each + channel + 1) for shard in shards for channel in range(each)]
    await asyncio.gather(*(process.play(guild, channel, time.monotonic() + 1.0) for guild, channel in places))  # warm
    pipe.send(None)
    await asyncio.to_thread(pipe.recv)
    before, until = process.moves, time.monotonic() + seconds
    await asyncio.gather(*(process.play(guild, channel, until) for guild, channel in places))
    pipe.send(process.moves - before)
    await process.close()


# Taking over


async def _takeover(url: URL) -> float:
    """Return the seconds from the release of a shard with many tables until its tables answer again."""
    async with AsyncExitStack() as stack:
        old, new = Process(url, 1), Process(url, 2)
        stack.push_async_callback(old.close)
        stack.push_async_callback(new.close)
        await old.serve([0])
        await new.leases.join(SHARDS)
        for channel in range(1, TAKEN_OVER + 1):
            await old.room.open(GAMES["claro"], _guild(0), channel, PEOPLE[0])
        await old.leases.give_up(Shard(0, SHARDS), None)
        began = time.perf_counter()
        await new.leases.take(Shard(0, SHARDS))
        await new.room.restore(Shard(0, SHARDS))
        await new.room.at(TAKEN_OVER)
        return time.perf_counter() - began


# Filling


async def _fill(url: URL, games: int) -> list[Figure]:
    """Play games, and return their size in the database and that of a year's games."""
    process = Process(url, 3)
    await process.serve(range(SHARDS))
    admin = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with admin.connect() as connection:

        async def ask(query: str) -> float:
            return float((await connection.execute(text(query))).scalar_one())

        async def play(count: int) -> None:
            for _ in range(count // CHANNELS):
                await asyncio.gather(*(process.play_one(_guild(each), each + 1) for each in range(CHANNELS)))
                await connection.exec_driver_sql("VACUUM")  # PostgreSQL does so by itself in the course of a day

        await play(games // 2)  # the first games of a channel create its leaderboards, but most games do not
        size = "SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE relkind = 'r' AND relnamespace = 2200"
        before, wal, moves = await ask(size), await ask(WAL), process.moves
        await play(games)
        written, moves = await ask(WAL) - wal, process.moves - moves
        filled = await ask(size) - before
        hot = await ask(
            "SELECT sum(n_tup_hot_upd)::float8 / sum(n_tup_upd) FROM pg_stat_user_tables WHERE relname = 'games'"
        )
    await admin.dispose()
    await process.close()
    a_game, a_move = filled / games, moves / games
    return [
        Figure("scale.moves_per_game", round(a_move, 1), "moves"),
        Figure("scale.bytes_per_game", round(a_game), "bytes"),
        Figure("scale.gib_a_year", round(a_game * A_DAY * 365 / GIB), "GiB"),
        Figure("scale.wal_bytes_per_move", round(written / moves), "bytes"),
        Figure("scale.wal_gib_a_day", round(written / games * A_DAY / GIB), "GiB"),
        Figure("scale.hot_updates", round(hot, 3), "of all"),
    ]
