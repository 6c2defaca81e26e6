"""Limits of the gateway: frames, identifies, and sessions of a day."""

import pytest

from playground.server import Playground
from playground.tests.gateway_client import connected
from playground.tests.raw_bot import raw_bot
from playground.world import World

INVALID = {"op": 9, "t": None, "s": None, "d": False}


@pytest.fixture
async def limited():
    async with Playground(World(["Laura"], max_concurrency=2), rate_limits=1.0) as discord:
        discord.world.now.stop()
        yield discord


async def test_the_121st_frame_in_a_minute_is_closed_with_4008(limited):
    async with connected(limited) as client:
        for _ in range(120):
            await client.send(1)
        for _ in range(120):
            assert (await client.receive())["op"] == 11
        limited.world.now.advance(60)
        for _ in range(121):
            await client.send(1)
        assert await client.code() == 4008


async def test_frames_are_not_limited_unless_limits_are_on(discord):
    async with connected(discord) as client:
        for _ in range(150):
            await client.send(1)
        for _ in range(150):
            assert (await client.receive())["op"] == 11


async def test_each_bucket_may_identify_once_in_five_seconds(limited):
    async with (
        connected(limited, shard=[0, 4]) as first,
        connected(limited, shard=[1, 4]) as second,
        connected(limited, shard=[2, 4]) as third,
    ):
        assert [(await each.receive())["t"] for each in (first, second)] == ["READY", "READY"]
        assert await third.receive() == INVALID
        limited.world.now.advance(5)
        await third.identify(shard=[2, 4])  # on the same socket
        assert (await third.receive())["t"] == "READY"
    assert [shard for _, shard in limited.service.gateway.identified] == [0, 1, 2]
    assert limited.service.gateway.hasty == 1


async def test_gateway_bot_counts_the_identifies_of_a_day(limited):
    async with raw_bot(limited) as bot:
        limit = (await bot.request("GET", "/gateway/bot"))[1]["session_start_limit"]
        assert (limit["total"], limit["remaining"], limit["max_concurrency"]) == (1000, 999, 2)
        assert 86_390_000 < limit["reset_after"] <= 86_400_000
        limited.world.now.advance(86_399)
        limit = (await bot.request("GET", "/gateway/bot"))[1]["session_start_limit"]
        assert (limit["remaining"], limit["reset_after"] <= 1000) == (999, True)
        limited.world.now.advance(2)
        limit = (await bot.request("GET", "/gateway/bot"))[1]["session_start_limit"]
        assert (limit["remaining"], limit["reset_after"]) == (1000, 0)


async def test_one_identify_too_many_ends_all_sessions_and_resets_the_token(limited):
    limited.world.identifies_left = 1
    old = limited.world.bot.token
    async with connected(limited, intents=1) as client, connected(limited) as late:
        ready = await client.until("READY")
        await client.until("GUILD_CREATE")
        limited.world.now.advance(5)
        await late.identify()
        assert await late.code() == 4004
        assert await client.code() == 4004
    assert limited.world.bot.token != old
    async with connected(limited, token=old) as client:
        assert await client.code() == 4004
    async with connected(limited) as client:
        await client.resume(ready, 2)
        assert await client.receive() == INVALID
        limited.world.now.advance(86_400)
        await client.send(1)
        await client.identify()
        assert (await client.until("READY"))["d"]["session_id"] != ready["d"]["session_id"]
    assert limited.world.identifies_left == 999
