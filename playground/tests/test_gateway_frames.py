"""Frames: encodings, compressions, and what is closed with which code."""

import json
import struct

import aiohttp
import pytest

from playground.tests.gateway_client import connected


@pytest.mark.parametrize("path", ["/gateway", "/gateway/"])
async def test_hello_comes_first_and_ready_says_what_discord_says(discord, path):
    async with connected(discord, path=path, intents=1) as client:
        ready = (await client.receive())["d"]
        assert ready["v"] == 10
        assert ready["user"]["id"] == str(discord.world.bot.id)
        assert ready["guilds"] == [{"id": str(discord.world.guild.id), "unavailable": True}]
        assert ready["application"] == {"id": str(discord.world.application), "flags": 0, "flags_new": "0"}
        assert (ready["session_type"], ready["private_channels"]) == ("normal", [])
        assert ready["resume_gateway_url"] == discord.url.replace("http", "ws", 1) + "/gateway"
        assert isinstance(ready["_trace"], list)
        assert "shard" not in ready


@pytest.mark.parametrize("version", ["6", "8", "9", "10"])
async def test_ready_names_the_version_that_was_asked_for(discord, version):
    async with connected(discord, query=f"v={version}", intents=1) as client:
        assert (await client.receive())["d"]["v"] == int(version)


@pytest.mark.parametrize(
    ("query", "code"), [("v=5", 4012), ("v=11", 4012), ("v=ten", 4012), ("v=", 4012), ("v=10&encoding=xml", 4002)]
)
async def test_an_unknown_version_or_encoding_is_closed(discord, query, code):
    address = f"{discord.url.replace('http', 'ws', 1)}/gateway?{query}"
    async with aiohttp.ClientSession() as http, http.ws_connect(address) as ws:
        await ws.receive()
        assert ws.close_code == code


async def test_json_in_binary_frames_is_read(discord):
    async with connected(discord) as client:
        await client.ws.send_bytes(b'{"op": 1, "d": null}')
        assert (await client.receive())["op"] == 11


@pytest.mark.parametrize("compress", ["", "&compress=zlib-stream"])
async def test_erlangs_term_format_is_spoken(discord, compress):
    async with connected(discord, query=f"v=10&encoding=etf{compress}", intents=1, shard=[0, 1]) as client:
        assert b"s\x12heartbeat_interval" in (await client.receive())["term"]  # the key is a small atom
        ready = (await client.receive())["term"]
        assert ready[:1] == b"\x83"
        assert b"s\x05READY" in ready
        assert b"m" + struct.pack(">I", 19) + str(discord.world.bot.id).encode() in ready  # ids are text
        assert b"s\x05shardl\0\0\0\2a\0a\1j" in ready


async def test_atoms_as_keys_are_closed_with_4002(discord):
    async with connected(discord, query="v=10&encoding=etf") as client:
        await client.ws.send_bytes(b"\x83t\0\0\0\1s\2opa\1")
        assert await client.code() == 4002


async def test_large_frames_are_compressed_on_their_own_if_identify_asks_for_it(discord):
    async with connected(discord, compress=True) as client:
        await client.until("GUILD_CREATE")
        assert client.binary == 2
        await client.send(1)
        assert (await client.receive())["op"] == 11
        assert client.binary == 2  # small ones are not


async def test_transport_compression_takes_the_place_of_compression_by_frame(discord):
    async with connected(discord, query="v=10&encoding=json&compress=zlib-stream", compress=True) as client:
        assert (await client.until("GUILD_CREATE"))["d"]["id"] == str(discord.world.guild.id)


async def test_zstd_streams_are_one_frame_of_blocks(discord):
    async with connected(discord, query="v=10&encoding=json&compress=zstd-stream", intents=1) as client:
        seen = b""
        texts = []
        for number in range(3):
            content = (await client.ws.receive()).data
            if number == 0:
                assert content[:6] == b"\x28\xb5\x2f\xfd\x00\x38"  # magic number, no sizes, a window of 128 KiB
                content = content[6:]
            seen = b""
            while content:
                header = int.from_bytes(content[:3], "little")
                assert header & 7 == 0  # a raw block, not the last one
                seen, content = seen + content[3 : 3 + (header >> 3)], content[3 + (header >> 3) :]
            texts.append(json.loads(seen))
        assert [each["t"] for each in texts] == [None, "READY", "GUILD_CREATE"]


@pytest.mark.parametrize(
    "text",
    ["", "{", "null", "[]", "1", "{}", '{"op": null}', '{"op": "1"}', '{"op": true}', '{"op": 1.0}', '{"op": NaN}'],
)
async def test_what_is_no_frame_is_closed_with_4002(discord, text):
    async with connected(discord) as client:
        await client.ws.send_str(text)
        assert await client.receive() == {"op": None, "code": 4002, "reason": "Error while decoding payload."}


async def test_deeply_nested_frames_are_closed_with_4002(discord):
    async with connected(discord) as client:
        await client.ws.send_str("[" * 4000)
        assert await client.code() == 4002


async def test_frames_of_4096_bytes_are_taken_and_larger_ones_closed_with_4002(discord):
    async with connected(discord) as client:
        frame = '{"op": 1, "d": null, "x": "é"}'
        room = 4096 - len(frame.encode())
        await client.ws.send_str(frame.replace("é", "é" + "x" * room))
        assert (await client.receive())["op"] == 11
        await client.ws.send_str(frame.replace("é", "é" + "x" * (room + 1)))
        assert await client.code() == 4002


@pytest.mark.parametrize("op", [-1, 0, 5, 7, 9, 10, 11, 12, 44, 1 << 70])
@pytest.mark.parametrize("identity", [{}, {"intents": 1}])
async def test_unknown_opcodes_are_closed_with_4001(discord, op, identity):
    async with connected(discord, **identity) as client:
        await client.send(op, {})
        assert await client.code() == 4001


@pytest.mark.parametrize("op", [3, 4, 8, 31, 43])
async def test_requests_before_identify_are_closed_with_4003(discord, op):
    async with connected(discord) as client:
        await client.send(op, {})
        assert await client.receive() == {"op": None, "code": 4003, "reason": "Not authenticated."}


async def test_identifying_twice_is_closed_with_4005(discord):
    async with connected(discord, intents=1) as client:
        ready = await client.until("READY")
        await client.identify()
        assert await client.code() == 4005
    async with connected(discord) as client:  # the session lives on
        await client.resume(ready, 2)
        assert (await client.receive())["t"] == "RESUMED"
        await client.resume(ready, 2)
        assert await client.code() == 4005


@pytest.mark.parametrize(
    "wrong",
    [
        {"token": None}, {"token": 5}, {"properties": None}, {"properties": "linux"}, {"compress": 1},
        {"large_threshold": "50"}, {"intents": "1"}, {"intents": 1.5}, {"intents": True}, {"presence": 5},
        {"presence": {"status": "busy"}}, {"presence": {"activities": [{"name": 5}]}},
        {"presence": {"activities": [{"name": "a", "type": 9}]}}, {"presence": {"activities": {}}},
    ],
)  # fmt: skip
async def test_a_broken_identify_is_closed_with_4002(discord, wrong):
    async with connected(discord, **wrong) as client:
        assert await client.code() == 4002


BROKEN = [None, 5, "x", [], {"guild_id": None, "guild_ids": 5, "status": []}]


@pytest.mark.parametrize(
    ("op", "data"),
    [*((op, data) for op in (2, 6, 3, 4, 8, 31, 43) for data in BROKEN), *((op, {}) for op in (2, 6, 4, 8, 31, 43))],
)
async def test_broken_requests_are_closed_with_4002(discord, op, data):
    async with connected(discord, **({} if op in (2, 6) else {"intents": 1})) as client:
        await client.send(op, data)
        assert await client.code() == 4002


async def test_frames_of_a_session_can_be_recorded(discord):
    noted = []
    discord.service.gateway.note = lambda user, shard, frame, sent: noted.append(
        (user, shard, frame["op"], frame.get("t"), sent is None)
    )
    async with connected(discord, intents=1, shard=[0, 1]) as client:
        await client.until("GUILD_CREATE")
        await client.events()
    bot = discord.world.bot
    assert noted == [
        (bot, (0, 1), 0, "READY", False),
        (bot, (0, 1), 0, "GUILD_CREATE", False),
        (bot, (0, 1), 1, None, True),
        (bot, (0, 1), 11, None, False),
    ]
