"""The journal, on SQLite and on PostgreSQL."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

import pytest
from sqlalchemy import select

from bot.store.engine.fence import ChannelTaken, NotSaved
from bot.store.engine.models import MoveRow
from bot.store.engine.status import Status
from bot.store.journal.entries import (
    DeadlineSet,
    Ended,
    Live,
    Moved,
    Opening,
    Posted,
    SeatControl,
    Seated,
    Seating,
    Started,
)
from tests.store.results import result

NOW = datetime(2026, 5, 4, 12, 30, tzinfo=UTC)
LAURA, CLARA = 2**60 + 1, 2**60 + 2
SEATS = (Seating(LAURA, None, NOW), Seating(CLARA, None, NOW), Seating(None, "normal", NOW, name="Vega"))
OPENING = Opening("claro", 10, 20, LAURA, 4, {"free_pass": "yes"}, SEATS, NOW)
SEED = bytes(range(32))


def moved(table, ply, move="24", **more):
    return Moved(table, ply, 0, move, automatic=False, at=NOW, deadline=None, **more)


async def start(journal, channel=20):
    table = await journal.open(replace(OPENING, channel=channel))
    await journal.write(Started(table, SEATS, SEED, "c" * 64, NOW, NOW))
    return table


async def test_what_is_written_is_read_again(journal):
    table = await start(journal)
    await journal.write(moved(table, 0, "24"))
    await journal.write(moved(table, 1, "discard 3 17"))
    await journal.write(Posted(table, 777))
    await journal.write(DeadlineSet(table, NOW + timedelta(minutes=3)))
    assert await journal.live() == [Live(table, 10, 20)]
    saved = await journal.load(table)
    assert (saved.id, saved.game, saved.guild, saved.channel, saved.message) == (table, "claro", 10, 20, 777)
    assert (saved.host, saved.capacity, saved.options, saved.seed) == (LAURA, 4, {"free_pass": "yes"}, SEED)
    assert (saved.status, saved.deadline, saved.seats) == (Status.PLAYING, NOW + timedelta(minutes=3), SEATS)
    assert saved.moves == ((0, "24"), (0, "discard 3 17"))


async def test_a_move_cannot_be_written_twice(journal):
    table = await start(journal)
    await journal.write(moved(table, 0))
    with pytest.raises(NotSaved):
        await journal.write(moved(table, 0, "30"))
    saved = await journal.load(table)
    assert saved is not None
    assert saved.moves == ((0, "24"),)


async def test_a_channel_has_one_live_game(journal):
    table = await journal.open(OPENING)
    with pytest.raises(ChannelTaken):
        await journal.open(OPENING)
    await journal.write(Ended(table, NOW))
    assert await journal.open(OPENING) != table


async def test_a_lobby_keeps_who_came_and_went(journal):
    table = await journal.open(OPENING)
    await journal.write(Seated(table, CLARA, SEATS[1:]))
    saved = await journal.load(table)
    assert saved is not None
    assert (saved.host, saved.seats, saved.status, saved.seed) == (CLARA, SEATS[1:], Status.LOBBY, None)


async def test_a_seat_handed_over_is_remembered(journal):
    table = await start(journal)
    await journal.write(SeatControl(table, 1, away=True, left_at=NOW, deadline=None))
    saved = await journal.load(table)
    assert saved is not None
    assert saved.seats[1] == replace(SEATS[1], away=True, left_at=NOW)
    assert saved.deadline is None


@pytest.mark.parametrize("status", [Status.FINISHED, Status.ENDED])
async def test_games_that_are_over_are_not_live(journal, status):
    table = await start(journal)
    if status is Status.ENDED:
        await journal.write(Ended(table, NOW))
    else:
        await journal.write(moved(table, 0, result=result((3, 1, 0), (1, 2, 3))))
    assert await journal.live() == []
    assert await journal.live_in(20) is None
    saved = await journal.load(table)
    assert saved is not None
    assert saved.status is status


@pytest.mark.parametrize("number", [0, -1, 12345, 2**63, 10**19])
async def test_a_number_that_no_table_has(journal, number):
    assert await journal.load(number) is None


async def test_a_database_that_fails_leaves_no_trace(journal, engine):
    table = await start(journal)
    async with engine.begin() as connection:
        await connection.exec_driver_sql("ALTER TABLE standings RENAME TO elsewhere")
    with pytest.raises(NotSaved):
        await journal.write(moved(table, 0, result=result((3, 1, 2), (1, 3, 2))))
    async with engine.connect() as connection:
        assert (await connection.execute(select(MoveRow.__table__))).all() == []
    saved = await journal.load(table)
    assert saved is not None
    assert saved.status is Status.PLAYING


async def test_tables_are_found_by_what_happened_last(journal):
    games = [await start(journal, channel) for channel in (30, 31, 32)]
    lobby = await journal.open(replace(OPENING, channel=33))
    for minutes, table in zip((5, 9, 1), games, strict=True):
        await journal.write(DeadlineSet(table, NOW + timedelta(minutes=minutes)))
    assert [live.id for live in await journal.live()] == [games[1], games[0], games[2], lobby]
    assert await journal.live_in(31) == Live(games[1], 10, 31)


async def test_a_moment_that_cannot_be_stored_is_not_saved(journal):
    table = await start(journal)
    too_late = datetime.max.replace(tzinfo=timezone(timedelta(hours=-5)))
    with pytest.raises(NotSaved):
        await journal.write(DeadlineSet(table, too_late))
    await journal.write(DeadlineSet(table, NOW))
    assert (await journal.load(table)).deadline == NOW
