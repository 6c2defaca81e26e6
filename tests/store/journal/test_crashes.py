"""After a kill at any moment, each acknowledged move is stored exactly once, and every table can go on."""

import os
import signal
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import func, make_url, select

from bot.games.catalog import GAMES
from bot.store.engine.database import open_engine, upgrade
from bot.store.engine.models import BoardRow, GameRow, SeatRow, StandingRow
from bot.store.engine.status import LIVE, Status
from bot.tables.rules.table import Table
from tests.e2e.processes import FORKS
from tests.effort import effort, thorough
from tests.journals import open_journal
from tests.store.journal.busy_room import TABLES, play_until_killed

KILLS = effort(20, whole=50)
"""How often the process is killed on each database."""


def acknowledged_until_killed(url, seed, after):
    """Let a process play, kill it after this many acknowledged moves, and return all moves that it acknowledged."""
    reading, writing = os.pipe()
    process = FORKS.Process(target=_child, args=(url, FORKS.reducer.DupFd(writing), seed))
    process.start()
    os.close(writing)
    lines = []
    with os.fdopen(reading) as pipe:
        for line in pipe:
            lines.append(line)
            if len(lines) == after:
                os.kill(process.pid, signal.SIGKILL)
    process.join()
    assert process.exitcode == -signal.SIGKILL
    moves = [line.split(maxsplit=2) for line in lines if line.endswith("\n")]
    return [(int(table), int(ply), move.strip()) for table, ply, move in moves]


def _child(url, pipe, seed):
    play_until_killed(url, pipe.detach(), seed)


async def look(engine):
    """Return every game as it is stored, after checking that it can be rebuilt."""
    journal = open_journal(engine)
    async with engine.connect() as connection:
        numbers = (await connection.scalars(select(GameRow.id))).all()
    saved = {number: await journal.load(number) for number in numbers}
    for each in saved.values():
        table = Table.restore(each, GAMES["claro"])  # which replays all moves, and raises if one is illegal
        assert (table.outcome is not None) == (each.status is Status.FINISHED)
    assert sum(each.status in LIVE for each in saved.values()) <= TABLES
    await journal.close()
    return saved


async def check_standings(engine):
    """Check that each finished game counts once for each person in it."""
    async with engine.connect() as connection:
        finished = await connection.scalar(
            select(func.count()).select_from(SeatRow).join(GameRow).where(GameRow.status == Status.FINISHED)
        )
        everywhere = (BoardRow.period == "all", BoardRow.is_channel.is_(False))
        counted = await connection.scalar(select(func.sum(StandingRow.games)).join(BoardRow).where(*everywhere))
    assert (counted or 0) == finished


@thorough
@pytest.mark.parametrize("empty_url", ["sqlite", "postgresql"], indirect=True)
async def test_killed_at_random_moments_nothing_acknowledged_is_lost_or_doubled(empty_url, capsys):
    engine = open_engine(empty_url)
    await upgrade(engine)
    chance = Random(7)
    acknowledged: dict[tuple[int, int], str] = {}
    for number in range(KILLS):
        heard = acknowledged_until_killed(empty_url, number, after=chance.randrange(1, 80))
        twice = [key for key, count in Counter((table, ply) for table, ply, _ in heard).items() if count > 1]
        assert twice == []
        before = len(acknowledged)
        acknowledged |= {(table, ply): move for table, ply, move in heard}
        assert len(acknowledged) == before + len(heard)
        if number % 10 == 9 or number == KILLS - 1:
            saved = await look(engine)
            lost = [key for key, move in acknowledged.items() if saved[key[0]].moves[key[1]][1] != move]
            assert lost == []
    await check_standings(engine)
    async with engine.connect() as connection:
        written = sum(len(each.moves) for each in (await look(engine)).values())
        games = await connection.scalar(
            select(func.count()).select_from(GameRow).where(GameRow.status == Status.FINISHED)
        )
    await engine.dispose()
    with capsys.disabled():
        kind = make_url(empty_url).get_backend_name()
        print(
            f"\n{kind}: {KILLS} kills, {len(acknowledged)} moves acknowledged, none lost or doubled, {written} written,"
            f" {games} games finished"
        )
    assert games > 0


def cut_off(file, chance):
    """Truncate a file anywhere, as a power cut may."""
    os.truncate(file, chance.randrange(file.stat().st_size + 1))


@thorough
@pytest.mark.parametrize("empty_url", ["sqlite"], indirect=True)
async def test_a_write_ahead_log_cut_off_anywhere_leaves_whole_moves(empty_url):
    engine = open_engine(empty_url)
    await upgrade(engine)
    await engine.dispose()
    log = Path(f"{make_url(empty_url).database}-wal")
    chance = Random(11)
    for number in range(20):
        acknowledged_until_killed(empty_url, number, after=chance.randrange(1, 60))
        cut_off(log, chance)
        with closing(sqlite3.connect(make_url(empty_url).database)) as connection, connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        connection.close()
        engine = open_engine(empty_url)
        await look(engine)
        await check_standings(engine)
        await engine.dispose()
