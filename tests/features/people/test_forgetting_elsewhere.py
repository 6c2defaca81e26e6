"""Somebody has themselves forgotten through one process, while another serves a table that they have left."""

from contextlib import asynccontextmanager

import pytest
from sqlalchemy import select

from bot.store.engine.database import open_engine
from bot.store.engine.models import SeatRow
from playground.world import World
from tests.e2e.people import came, open_playground
from tests.e2e.playing import forgotten, more, seated
from tests.e2e.processes import environment, start
from tests.e2e.test_fleet import Process
from tests.effort import thorough
from tests.features.tournaments.live.event import until
from tests.features.tournaments.live.test_forgetting_elsewhere import of_shard


class Street:
    """People of a playground whose bot is in several processes."""

    def __init__(self, discord, guild):
        self._discord, self._guild = discord, guild

    async def person(self, name):
        person = await came(self._discord, name)
        await person.go_to(str(self._guild.channels[0].id), str(self._guild.id))
        return person


@asynccontextmanager
async def two_processes(url, folder):
    """Let two processes serve two servers each; yield the playground, and a server of either."""
    world = World(["Laura", "Clara", "Armin"], guilds=4)
    async with open_playground(world) as discord:
        env = environment(discord, url, SHARDS="auto", SHARD_COUNT="2", LOG_LEVEL="INFO")
        processes = [Process(await start(env, folder)) for _ in range(2)]
        await until(lambda: sorted(len(each.shards) for each in processes) == [1, 1])
        yield discord, of_shard(world, 1), of_shard(world, 0)
        for each in processes:
            each.process.terminate()
            await each.ended()


async def begun(discord, guild):
    """Let three people begin a game in a server; return two of them, and the id of the table's message."""
    laura, clara, _ = await seated(Street(discord, guild), "Laura", "Clara", "Armin")
    await laura.click("Start")
    await clara.until(lambda each: any("My hand" in seen.enabled for seen in each.messages.values()))
    (table,) = [name for name, seen in laura.messages.items() if not seen.ephemeral]
    return laura, clara, table


async def forgotten_in(clara, guild):
    """Let somebody have themselves forgotten in a server; return what they are told."""
    await clara.go_to(str(guild.channels[0].id), str(guild.id))
    return (await forgotten(clara)).text


@thorough
@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
async def test_a_table_of_another_process_names_nobody_who_is_forgotten(tmp_path, empty_url):
    async with two_processes(empty_url, tmp_path) as (discord, here, there):
        laura, clara, table = await begun(discord, here)
        await more(clara, "Leave")
        assert f"<@{clara.id}>" in laura.messages[table].text
        assert "Your name is out of every table" in await forgotten_in(clara, there)
        await laura.until(lambda each: f"<@{clara.id}>" not in each.messages[table].text)


@thorough
@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
async def test_a_seat_at_a_table_of_another_process_is_left_if_it_cannot_be_reached(tmp_path, empty_url):
    async with two_processes(empty_url, tmp_path) as (discord, here, there):
        laura, clara, table = await begun(discord, here)
        assert "Leave it there" in await forgotten_in(laura, there)  # which she can
        await discord.service.leave(here, discord.world.people[int(clara.id)])
        database = open_engine(empty_url)
        clara_is_there = select(SeatRow.seat).where(SeatRow.user_id == int(clara.id))
        assert "Your name is out of every table" in await forgotten_in(clara, there)
        async with database.connect() as connection:
            assert (await connection.execute(clara_is_there)).all() == []
        await database.dispose()
        await laura.go_to(str(here.channels[0].id), str(here.id))
        await laura.until(lambda each: f"<@{clara.id}>" not in each.messages[table].text)
