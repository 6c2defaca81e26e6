"""Heartbeats: when they are acknowledged, and what becomes of clients that send none."""

import asyncio

import pytest

from playground.tests.gateway_client import connected

pytestmark = pytest.mark.usefixtures("asked_for_heartbeats")


async def test_a_heartbeat_is_acknowledged_after_the_client_has_noted_it(discord):
    loop = asyncio.get_running_loop()
    async with connected(discord, intents=1) as client:
        await client.until("GUILD_CREATE")
        sent = loop.time()
        await client.send(1, 2)
        assert (await client.receive())["op"] == 11
        assert loop.time() - sent >= 0.004


async def test_a_silent_client_is_asked_for_a_heartbeat_and_then_closed_with_4009(discord, still):
    discord.service.gateway.heartbeats.patience = 0
    async with connected(discord, intents=1) as client:
        ready = await client.until("READY")
        await client.until("GUILD_CREATE")
        discord.world.now.advance(52)
        assert await client.receive() == {"op": 1, "t": None, "s": None, "d": None}
        discord.world.now.advance(10)
        assert await client.receive() == {"op": None, "code": 4009, "reason": "Session timed out."}
    async with connected(discord) as client:
        await client.resume(ready, 2)
        assert (await client.receive())["t"] == "RESUMED"


async def test_a_client_that_answers_stays_connected_however_much_time_is_skipped(discord, still):
    async with connected(discord, intents=1) as client:
        await client.until("GUILD_CREATE")
        for _ in range(5):
            discord.world.now.advance(3600)
            assert (await client.receive())["op"] == 1
            await client.send(1, 2)
            assert (await client.receive())["op"] == 11
        discord.world.now.advance(15)
        assert await client.events() == []  # nobody is asked before the time


async def test_a_client_that_never_identifies_is_closed_as_well(discord, still):
    discord.service.gateway.heartbeats.patience = 0
    async with connected(discord) as client:
        discord.world.now.advance(70)
        assert await client.code() == 4009


async def test_people_are_trusted(discord, laura, still):
    discord.service.gateway.heartbeats.patience = 0
    discord.world.now.advance(7200)
    async with connected(discord) as client:
        await client.events()
        assert discord.service.gateway.connected(discord.world.people[int(laura.id)])
