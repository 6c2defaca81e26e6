"""Each table has one owner: two rooms on one PostgreSQL database, whose processes hold leases of shards."""

import asyncio

import pytest
from sqlalchemy import make_url, text

from bot.features.fleet.leases import Leases
from bot.games.catalog import GAMES
from bot.runtime.background import Clock
from bot.runtime.thinking import Thinker
from bot.store.engine.fence import NotOurs, Shard
from bot.store.settings import CHANNEL, GuildSettings, SettingsStore, UserSettings, YourTurn
from bot.tables.effects import declare_timers
from bot.tables.live.room import Room
from bot.tables.live.turns import Turns
from bot.tables.rules import lobby
from tests.journals import open_journal
from tests.patience import LONGEST_SECONDS

LAURA, CLARA = 1, 2
GUILD, CHANNEL_ID = 1 << 22, 77
SHARD = Shard(1, 2)

pytestmark = pytest.mark.parametrize("url", ["postgresql"], indirect=True)


class Process:
    """The parts of a bot process, without Discord."""

    def __init__(self, url, engine):
        self.leases = Leases(make_url(url), LONGEST_SECONDS, {})
        self.journal = open_journal(engine)
        self.clock = Clock()
        self.room = Room(GAMES, self.journal, self.clock, ownership=self.leases)
        self.turns = Turns(self.room, self.clock, Thinker(), lambda table, seats: None)
        declare_timers(self.room, self.turns)

    async def serve(self):
        assert (await self.leases.take(SHARD))[0]
        await self.room.restore(SHARD)

    async def close(self):
        await self.clock.close()
        await self.journal.close()
        await self.leases.close()


@pytest.fixture
async def two(url, engine):
    """Two processes; the first serves the shard."""
    processes = [Process(url, engine) for _ in range(2)]
    for each in processes:
        await each.leases.join(2)
    await processes[0].serve()
    yield processes
    for each in processes:
        await each.close()


async def a_game(room):
    table = await room.open(GAMES["claro"], GUILD, CHANNEL_ID, LAURA)
    await room.do(table, lobby.join, CLARA)
    await room.do(table, lobby.start, LAURA)
    return table


async def taken_over(engine, old, new):
    """Let the second process take over the shard while the first does not know that it has lost it."""
    async with engine.connect() as connection:
        await connection.execute(
            text("SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity WHERE application_name = :name"),
            {"name": old.leases._session.name},
        )
    await new.serve()


def next_move(table):
    seat = table.position.to_act[0]
    return table.seats[seat].user, table.position.turn, table.position.legal_moves(seat)[0]


async def test_a_process_that_has_lost_its_shard_unawares_cannot_write(two, engine):
    old, new = two
    table = await a_game(old.room)
    await taken_over(engine, old, new)
    assert old.room.serves(table)  # as far as it knows
    with pytest.raises(NotOurs):
        await old.room.play(table, *next_move(table))
    with pytest.raises(NotOurs):
        await old.room.open(GAMES["claro"], GUILD, 78, LAURA)
    assert table.position.moves == []
    there = await new.room.at(CHANNEL_ID)
    await new.room.play(there, *next_move(there))
    assert len((await new.journal.load(table.id)).moves) == 1


async def test_a_table_that_was_handed_over_has_all_its_moves(two):
    old, new = two
    table = await a_game(old.room)
    for _ in range(5):
        await old.room.play(table, *next_move(table))
    assert await old.room.let_go(SHARD) == [table.id]
    await old.leases.give_up(SHARD, None)
    assert len(old.room) == 0
    with pytest.raises(NotOurs):
        await old.room.play(table, *next_move(table))
    await new.serve()
    there = await new.room.at(CHANNEL_ID)
    assert there.position.moves == table.position.moves


async def test_handing_over_waits_for_a_move_under_way(two):
    old, _ = two
    table = await a_game(old.room)
    playing = asyncio.create_task(old.room.play(table, *next_move(table)))
    await asyncio.sleep(0)
    await old.room.let_go(SHARD)
    assert playing.done()
    assert len((await old.journal.load(table.id)).moves) == 1


async def test_a_table_of_another_process_can_be_read_but_not_changed(two):
    old, new = two
    table = await a_game(old.room)
    seen = await new.room.find(table.id)
    assert seen.position.moves == []
    assert new.room.tables == []
    with pytest.raises(NotOurs):
        await new.room.play(seen, *next_move(seen))


async def test_a_table_that_was_handed_over_has_no_timers(two):
    old, _ = two
    table = await a_game(old.room)
    turn = table.position.turn
    await old.room.let_go(SHARD)
    await old.leases.give_up(SHARD, None)
    await old.turns.time_is_up(table, turn)  # rung at the very last moment
    assert table.position.moves == []
    assert not old.clock._alarms


async def test_settings_reach_the_other_processes(engine, url):
    changed = asyncio.Queue()
    listener = Leases(make_url(url), LONGEST_SECONDS, {CHANNEL: changed.put_nowait})
    await listener.join(1)
    one, other = SettingsStore(engine), SettingsStore(engine)
    await other.load()
    await one.set_guild(5, GuildSettings(language="de", channels=(1, 2)))
    await one.set_user(6, UserSettings(your_turn=YourTurn.NEVER))
    for _ in range(2):
        await other.follow(await changed.get())
    assert (other.guild(5), other.user(6)) == (one.guild(5), one.user(6))
    assert other.guild(5).channels == (1, 2)
    await one.forget_user(6)
    await other.follow(await changed.get())
    assert other.user(6) == UserSettings()
    await listener.close()
