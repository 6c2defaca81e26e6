"""Frames of every shape, right and wrong: the gateway answers or closes with a documented code, and never fails."""

import asyncio
import contextlib
import json
import logging

import aiohttp
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from playground.gateway.etf import pack, unpack
from playground.server import Playground
from playground.tests.effort import effort, thorough
from playground.tests.gateway_client import connected
from playground.tests.raw_bot import IDENTITY
from playground.world import World

DOCUMENTED = {4001, 4002, 4003, 4004, 4005, 4007, 4010, 4011, 4013, 4014}

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-5, 60)
    | st.floats()
    | st.text()
    | st.sampled_from(["0", "GUILD", "TOKEN", "PERSON", "\ud800", "9" * 30, "²", ""])
)
values = st.recursive(scalars, lambda each: st.lists(each) | st.dictionaries(st.text(), each), max_leaves=10)
names = st.sampled_from(
    [
        "token", "intents", "properties", "shard", "compress", "large_threshold", "presence", "session_id", "seq",
        "guild_id", "query", "limit", "user_ids", "nonce", "presences", "channel_id", "self_mute", "self_deaf",
        "guild_ids", "fields", "status", "activities", "since", "afk",
    ]
)  # fmt: skip
data = values | st.dictionaries(names, values)
ops = st.sampled_from([1, 2, 3, 4, 6, 8, 31, 43])
frames = st.fixed_dictionaries({"op": ops, "d": data}) | st.dictionaries(st.sampled_from(["op", "d", "s", "t"]), values)


def filled(value, world):
    """Put the world's ids and tokens in the place of their names."""
    known = {
        "GUILD": str(world.guild.id),
        "TOKEN": world.bot.token,
        "PERSON": str(next(iter(world.people))),
    }
    if isinstance(value, dict):
        return {key: filled(each, world) for key, each in value.items()}
    if isinstance(value, list):
        return [filled(each, world) for each in value]
    return known.get(value, value) if isinstance(value, str) else value


async def outcome(client):
    """Return how the gateway took what was sent: a close code, or None if it goes on."""
    await client.send(1)
    while (frame := await client.receive())["op"] not in (None, 11):
        if frame["op"] == -1 and b"s\x02opa\x0b" in frame["term"]:
            return None
    return frame.get("code")


async def play(sent, query, identity):
    """Send each frame on a socket of its own; return the close codes."""
    codes = set()
    async with Playground(World(["Laura"])) as discord:
        for frame in sent:
            async with connected(discord, query=query, **identity) as client:
                if isinstance(frame, bytes):
                    await client.ws.send_bytes(frame)
                elif isinstance(frame, str):
                    await client.ws.send_bytes(frame.encode("utf-8", "surrogatepass"))
                elif "etf" in query:
                    await client.ws.send_bytes(pack(filled(frame, discord.world), keys_as_atoms=False))
                else:
                    await client.ws.send_str(json.dumps(filled(frame, discord.world)))
                codes.add(await outcome(client))
        async with connected(discord, intents=1) as client:
            await client.until("GUILD_CREATE")
    return codes - {None}


many = settings(
    max_examples=effort(12, 300), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@thorough
@pytest.mark.parametrize("query", ["v=10&encoding=json", "v=10&encoding=etf", "v=9&compress=zlib-stream"])
@pytest.mark.parametrize("identity", [{}, {"intents": 1 << 9 | 1 << 7}])
@many
@given(sent=st.lists(frames | st.text() | st.binary(), min_size=1, max_size=8))
def test_frames_of_every_shape(caplog, query, identity, sent):
    with caplog.at_level(logging.WARNING):
        assert asyncio.run(play(sent, query, identity)) <= DOCUMENTED
    assert caplog.records == []


async def handshake(discord):
    """Open a WebSocket by hand; return its streams."""
    host, port = discord.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"GET /gateway?v=10 HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def scribble(parts):
    async with Playground(World(["Laura"])) as discord:
        for part in parts:
            _, writer = await handshake(discord)
            writer.write(part)
            writer.close()
            await asyncio.gather(writer.wait_closed(), return_exceptions=True)
        async with connected(discord, intents=1) as client:
            await client.until("GUILD_CREATE")


@many
@given(parts=st.lists(st.binary(max_size=64), min_size=1, max_size=5))
def test_bytes_that_are_no_frames_of_a_websocket(caplog, parts):
    with caplog.at_level(logging.WARNING):
        asyncio.run(scribble(parts))
    assert caplog.records == []


finite = st.floats(allow_nan=False, allow_infinity=False)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(1 << 63), (1 << 64) - 1) | finite | st.text(),
    lambda each: st.lists(each) | st.dictionaries(st.text(max_size=3), each),
)


@settings(max_examples=effort(30, 100))
@given(value=json_values)
def test_erlangs_term_format_keeps_all_of_jsons_values(value):
    assert unpack(pack(value, keys_as_atoms=False)) == value


@given(content=st.binary())
def test_broken_terms_are_refused(content):
    for tried in (content, b"\x83" + content):
        with contextlib.suppress(ValueError):
            unpack(tried)


async def test_a_frame_of_many_megabytes_ends_the_socket(discord):
    async with connected(discord) as client:
        await client.ws.send_str("x" * (3 << 20))
        assert (await client.receive())["code"] in (4002, 1009)


async def test_a_plain_request_to_the_gateway_is_refused(discord):
    async with aiohttp.ClientSession() as http, http.get(f"{discord.url}/gateway") as response:
        assert response.status == 400


async def test_a_client_that_leaves_in_the_middle_leaves_no_trace(discord, caplog):
    for frame in ({"op": 2, "d": {**IDENTITY, "token": discord.world.bot.token}}, {"op": 1, "d": None}):
        for _ in range(10):
            async with connected(discord) as client:
                await client.ws.send_json(frame)
                client.ws._response.connection.transport.abort()
    await discord.service.gateway.until(discord.world.bot, connected=False)
    assert caplog.records == []


async def test_nobody_waits_for_a_client_that_does_not_read(discord):
    gateway, world = discord.service.gateway, discord.world
    gateway.stall_seconds = 0.2
    _, writer = await handshake(discord)
    text = json.dumps({"op": 2, "d": {**IDENTITY, "token": world.bot.token}}).encode()
    writer.write(b"\x81\xfe" + len(text).to_bytes(2, "big") + bytes(4) + text)
    await gateway.until(world.bot, connected=True)
    large = {"guild_id": str(world.guild.id), "id": "5", "name": "x" * 1_000_000}
    for _ in range(40):
        await gateway.tell("CHANNEL_UPDATE", large, world.guild.id, lambda user: user.bot)
    await gateway.until(world.bot, connected=False)
    writer.close()
