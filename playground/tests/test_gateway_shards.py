"""Shards: each gets its own servers, and the first one gets direct messages."""

import asyncio

import pytest

from playground.server import Playground
from playground.tests.gateway_client import connected
from playground.tests.raw_bot import raw_bot
from playground.world import World

DIRECT_MESSAGES = 1 << 12


@pytest.fixture
async def several():
    async with Playground(World(["Laura"], guilds=4)) as discord:
        yield discord


async def test_every_shard_gets_its_own_servers_and_their_events(several):
    world = several.world
    ids = [
        {str(each) for each in world.guilds if (each >> 22) % 2 == 0},
        {str(each) for each in world.guilds if (each >> 22) % 2 == 1},
    ]
    for number in (0, 1):
        async with connected(several, shard=[number, 2]) as client:
            ready, *rest = await client.events()
            assert ready["d"]["shard"] == [number, 2]
            assert {each["id"] for each in ready["d"]["guilds"]} == ids[number]
            assert [each["t"] for each in rest] == ["GUILD_CREATE"] * 2
            assert {each["d"]["id"] for each in rest} == ids[number]
            for guild in world.guilds.values():
                await several.service.add_channel(guild, "garden")
            assert {each["d"]["guild_id"] for each in await client.events()} == ids[number]


async def test_direct_messages_and_interactions_in_them_reach_the_first_shard_only(several):
    laura = several.person("Laura")
    async with raw_bot(several) as bot:
        await laura.go_to_the_bot()
        async with (
            connected(several, shard=[0, 3], intents=DIRECT_MESSAGES) as first,
            connected(several, shard=[1, 3], intents=DIRECT_MESSAGES) as second,
            connected(several, shard=[2, 3], intents=DIRECT_MESSAGES) as third,
        ):
            for client in (first, second, third):
                await client.until("READY")
            await laura.request("POST", f"/channels/{laura.channel}/messages", {"content": "hello"})
            asked = asyncio.create_task(laura.slash("try"))
            interaction = await bot.interactions.get()
            assert [each["t"] for each in await first.events()] == ["MESSAGE_CREATE", "INTERACTION_CREATE"]
            assert await second.events() == await third.events() == []
            await bot.answer(interaction, 4, {"content": "a"})
            await asked


@pytest.mark.parametrize(
    "shard", [[2, 2], [-1, 2], [0, 0], [0, -1], [0], [0, 1, 2], [], "0", 0, [0, 1.5], ["0", "1"], [True, 2], {}]
)
async def test_an_impossible_shard_is_closed_with_4010(several, shard):
    async with connected(several, shard=shard) as client:
        assert await client.receive() == {"op": None, "code": 4010, "reason": "Invalid shard."}


async def test_a_session_with_too_many_servers_is_closed_with_4011(several):
    several.world.most_guilds_a_shard = 2
    for shard in (None, [0, 1]):
        async with connected(several, shard=shard) as client:
            assert await client.receive() == {"op": None, "code": 4011, "reason": "Sharding required."}
    async with connected(several, shard=[0, 2]) as client:
        assert (await client.receive())["t"] == "READY"


async def test_a_server_has_at_most_2500_servers_a_session_by_default():
    assert World([]).most_guilds_a_shard == 2500


async def test_the_bot_is_told_when_it_joins_and_leaves_a_server(several):
    world = several.world
    guild = next(iter(world.guilds.values()))
    async with connected(several, intents=1) as client, connected(several, intents=0) as plain:
        await client.events()
        await plain.events()
        await several.service.leave(guild, world.bot)
        assert [(each["t"], each["d"]) for each in await client.events()] == [("GUILD_DELETE", {"id": str(guild.id)})]
        guild.members.add(world.bot.id)
        await several.service.gateway.joined(guild)
        (event,) = await client.events()
        assert (event["t"], event["d"]["id"]) == ("GUILD_CREATE", str(guild.id))
        assert await plain.events() == []
