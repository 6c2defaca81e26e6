"""A table whose game has just ended is not read from the database again, unless what is stored may have changed."""

import pytest
from sqlalchemy import update

from bot.store.fence import Shard
from bot.store.models import GameRow
from bot.tables.recently_over import MOST, SECONDS, RecentlyOver
from tests.tables.evening import CLARA, LAURA, play_first


async def play_to_the_end(evening):
    table = await evening.start(LAURA, CLARA)
    while table.live:
        await play_first(evening, table)
    async with evening.engine.begin() as connection:
        await connection.execute(update(GameRow).values(host_id=99))
    return table.id


async def test_it_is_kept_for_a_while(evening):
    number = await play_to_the_end(evening)
    assert (await evening.room.find(number)).host == LAURA
    await evening.pass_seconds(SECONDS - 1)
    assert (await evening.room.find(number)).host == LAURA
    await evening.pass_seconds(1)
    assert (await evening.room.find(number)).host == 99


async def forget_a_person(room):
    room.forget_host(CLARA)


async def give_up_a_shard(room):
    await room.let_go(Shard(0, 1))


async def leave_a_server(room):
    await room.abandon(guild=10)


@pytest.mark.parametrize("event", [forget_a_person, give_up_a_shard, leave_a_server])
async def test_it_is_read_again_once_what_is_stored_may_have_changed(evening, event):
    number = await play_to_the_end(evening)
    await event(evening.room)
    assert (await evening.room.find(number)).host == 99


async def test_a_doubtful_one_is_read_again(evening):
    number = await play_to_the_end(evening)
    (await evening.room.find(number)).doubtful = True
    assert (await evening.room.find(number)).host == 99


async def test_only_some_are_kept(evening):
    over = RecentlyOver(lambda: 0.0)
    table = await evening.start(LAURA, CLARA)
    for number in range(MOST + 1):
        table.id = number
        over.keep(table)
    assert [over.get(number) is table for number in (0, 1, MOST)] == [False, True, True]
