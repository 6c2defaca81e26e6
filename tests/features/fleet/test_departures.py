"""Servers that the bot is not in any more: on SQLite and on PostgreSQL."""

from datetime import timedelta

import pytest
from sqlalchemy import select

from bot.features.fleet import departures
from bot.features.fleet.departures import Departure, Departures, Step
from bot.features.fleet.rows import DepartureRow
from bot.rows import METADATA
from bot.store.engine.fence import Fence, Fenced, Shard
from bot.store.journal.entries import Ended
from bot.store.settings import GuildSettings, SettingsStore
from tests.features.people.test_privacy import LAURA, everything, leave_a_trace_everywhere, solo_games
from tests.features.standings.store.evening import BEGIN

NOW = BEGIN + timedelta(days=40)
EVERYTHING = Shard(0, 1)
__all__ = ["solo_games"]  # a fixture


@pytest.fixture
def store(engine, journal):
    return Departures(engine, journal._writer)


@pytest.fixture
async def traces(engine, journal, solo_games):
    """Everything that can be stored about server 10, and two rows about server 11."""
    await leave_a_trace_everywhere(engine, journal, solo_games, LAURA)
    await SettingsStore(engine).set_guild(10, GuildSettings(language="de"))
    await SettingsStore(engine).set_guild(11, GuildSettings(language="fr"))


async def rows(engine):
    """Return the rows of every table."""
    async with engine.connect() as connection:
        return {
            table.name: sorted(map(dict, (await connection.execute(select(table))).mappings()), key=str)
            for table in METADATA.sorted_tables
        }


async def close_tables(engine, journal):
    stored = await everything(engine)
    for number, status in zip(stored["games", "id"], stored["games", "status"], strict=True):
        if status in ("lobby", "playing"):
            await journal.write(Ended(number, BEGIN))


async def forgotten(store, departure, fence=None):
    """Take all steps; return how many had something to delete."""
    steps = 0
    while (step := await store.forget_some(departure, fence)) is Step.MORE:
        steps += 1
    assert step is Step.DONE
    return steps


async def test_nothing_of_a_server_is_left_and_all_of_the_others(engine, journal, store, traces, monkeypatch):
    monkeypatch.setattr(departures, "ROWS", 3)
    monkeypatch.setattr(departures, "GAMES", 2)
    await close_tables(engine, journal)
    before = await rows(engine)
    assert await store.known(EVERYTHING) == {10, 11}
    await store.note(10, NOW, None)
    departure = Departure(10, NOW)
    for _ in range(20):
        assert await store.forget_some(departure, None) is Step.MORE
    assert await forgotten(Departures(engine, journal._writer), departure) > 20  # after a kill, say
    after = await rows(engine)
    games = {row["id"] for row in before["games"] if row["guild_id"] == 10}
    boards = {row["id"] for row in before["boards"] if row["guild_id"] == 10}
    tournaments = {row["id"] for row in before["tournaments"] if row["guild_id"] == 10}
    assert games
    assert boards
    clubs = {row["id"] for row in before["clubs"] if row["guild_id"] == 10}
    assert tournaments
    assert clubs
    for table, found in after.items():
        left = [
            {**row, **({"guild_id": None} if table == "solo" and row["guild_id"] == 10 else {})}
            for row in before[table]
            if table == "solo" or row.get("guild_id") != 10
            if row.get("game_id") not in games and row.get("board_id") not in boards
            if row.get("tournament_id") not in tournaments and row.get("club_id") not in clubs
        ]
        assert found == left, table
    assert await store.known(EVERYTHING) == {11}


async def test_a_server_with_a_live_table_and_one_that_is_back_are_kept(engine, journal, store, traces):
    before = await everything(engine)
    await store.note(10, NOW, None)
    assert await store.forget_some(Departure(10, NOW), None) is Step.KEPT
    await close_tables(engine, journal)
    await store.take_back([10])
    assert await store.forget_some(Departure(10, NOW), None) is Step.KEPT
    await store.note(10, NOW + timedelta(days=1), None)
    assert await store.forget_some(Departure(10, NOW), None) is Step.KEPT  # another departure
    assert len((await everything(engine))["moves", "ply"]) == len(before["moves", "ply"])


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)  # an SQLite file has one process
async def test_a_process_that_has_lost_the_server_deletes_and_notes_nothing(engine, journal, store, traces):
    await close_tables(engine, journal)
    await store.note(10, NOW, None)
    before, lost = await everything(engine), Fence(0, 7, 1)
    for attempt in (
        store.forget_some(Departure(10, NOW), lost),
        store.note(11, NOW, lost),
        store.miss([11], NOW, [lost]),
    ):
        with pytest.raises(Fenced):
            await attempt
    assert await everything(engine) == before


async def test_what_is_due(engine, store):
    await store.miss([3, 4], NOW - timedelta(days=5), [])
    await store.note(1, NOW - timedelta(days=30), None)
    await store.note(2, NOW - timedelta(days=29), None)
    assert [each.guild for each in await store.due(NOW - timedelta(days=30), NOW - timedelta(days=5))] == [1, 3, 4]
    await store.miss([1, 3], NOW, [])  # missed again: the first time counts
    await store.note(4, NOW, None)  # it had taken the bot back, and has removed it again
    assert [each.guild for each in await store.due(NOW - timedelta(days=30), NOW - timedelta(days=5))] == [1, 3]
    await store.take_back([1, 2])
    assert await store.noted() == {3, 4}


async def test_only_a_shards_servers_are_known(engine, journal, store):
    settings = SettingsStore(engine)
    guilds = [number << 22 for number in range(1, 30)]
    for guild in guilds:
        await settings.set_guild(guild, GuildSettings(language="de"))
    assert await store.known(Shard(2, 4)) == {guild for guild in guilds if (guild >> 22) % 4 == 2}


async def test_more_servers_than_one_statement_names(engine, store, monkeypatch):
    monkeypatch.setattr(departures, "ROWS", 2)
    await store.miss(range(1, 8), NOW, [])
    await store.take_back(range(1, 6))
    async with engine.connect() as connection:
        found = (await connection.execute(select(DepartureRow.guild_id, DepartureRow.since))).all()
    assert sorted(found) == [(6, NOW), (7, NOW)]


def test_every_table_with_servers_is_emptied_or_has_a_reason():
    emptied = {table.name for table in departures._of_servers()}
    there = {table.name for table in METADATA.sorted_tables if "guild_id" in table.c}
    assert emptied >= {"players", "duels", "tallies", "gifts", "seasons", "names", "guild_settings"}
    assert there - emptied == {"games", "solo", "departures"}
    parts = {table.name for table in departures._emptied()} - emptied
    assert parts == {"standings", "tournament_entries"}
