"""Sockets that nobody reads: they delay nobody, are cut off, and leave nothing behind."""

import asyncio
import json
import socket
import struct

import aiohttp
import pytest

from playground.server import Playground
from playground.tests.effort import thorough
from playground.tests.gateway_client import connected
from playground.world import World


async def deaf_client(discord, token):
    """Identify on a socket that is never read."""
    loop = asyncio.get_running_loop()
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.setblocking(False)
    await loop.sock_connect(deaf, ("127.0.0.1", int(discord.url.rsplit(":", 1)[1])))
    headers = {
        "Host": "127.0.0.1",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    await loop.sock_sendall(deaf, f"GET /gateway?v=10 HTTP/1.1\r\n{lines}\r\n".encode())
    content = json.dumps({"op": 2, "d": {"token": token, "properties": {}, "intents": 0}}).encode()
    head = bytes([0x81, 0x80 | 126]) + struct.pack(">H", len(content)) + bytes(4)
    await loop.sock_sendall(deaf, head + content)
    return deaf


@thorough
@pytest.mark.parametrize(("stall_seconds", "most_unread"), [(3600.0, 1 << 18), (0.1, 1 << 30)])
async def test_who_does_not_read_delays_nobody_and_is_cut_off(
    discord, bot, laura, monkeypatch, stall_seconds, most_unread
):
    monkeypatch.setattr("playground.gateway.sockets.MOST_UNREAD", most_unread)
    gateway = discord.service.gateway
    gateway.stall_seconds = stall_seconds
    clara = next(each for each in discord.world.people.values() if each.name == "Clara")
    deaf = await deaf_client(discord, clara.token)
    await gateway.until(clara, connected=True)
    while gateway.connected(clara):
        await bot.request("POST", f"/channels/{laura.channel}/messages", {"content": "x" * 2000})
    deaf.close()


async def test_acknowledgements_end_with_their_socket(discord, monkeypatch):
    monkeypatch.setattr("playground.gateway.endpoint.ACK_SECONDS", 3600.0)
    loop = asyncio.get_running_loop()
    before = _timers(loop)
    async with connected(discord, intents=1) as client:
        await client.until("READY")
        for _ in range(20):
            await client.send(1)
        while len(_timers(loop) - before) < 20:
            await discord.service.gateway.until(discord.world.bot, connected=True)
            await asyncio.sleep(0)
    await discord.service.gateway.until(discord.world.bot, connected=False)
    assert len(_timers(loop) - before) < 5


def _timers(loop):
    return {each for each in loop._scheduled if not each.cancelled() and each.when() > loop.time() + 1800}


async def test_a_world_that_is_served_often_has_no_listeners_left():
    world = World(["Laura"])
    for _ in range(3):
        async with Playground(world) as discord:
            await discord.person("Laura").connect()
    assert not world.now.after_advance


async def test_nobody_is_left_when_the_playground_ends():
    before = asyncio.all_tasks()
    async with aiohttp.ClientSession() as http:
        async with Playground() as discord:
            silent = await http.ws_connect(f"{discord.url.replace('http', 'ws', 1)}/gateway?v=10")
            assert (await silent.receive_json())["op"] == 10
            reading = asyncio.create_task(silent.receive())
        assert (await reading).type is aiohttp.WSMsgType.CLOSE
        assert asyncio.all_tasks() == before


async def test_huge_frames_close_as_what_cannot_be_decoded(discord):
    for size in (1 << 20, 1 << 21):
        async with connected(discord) as client:
            await client.ws.send_str("x" * (size + 10))
            assert await client.code() == 4002


async def test_who_sends_without_a_pause_has_one_turn_at_a_time(discord, monkeypatch):
    monkeypatch.setattr("playground.gateway.endpoint.ACK_SECONDS", 3600.0)
    rapid = await deaf_client(discord, discord.world.bot.token)
    await discord.service.gateway.until(discord.world.bot, connected=True)
    content = json.dumps({"op": 1, "d": None}).encode()
    frame = bytes([0x81, 0x80 | len(content)]) + bytes(4) + content
    before, most, turns = discord.records.last, 0, 0
    sending = asyncio.ensure_future(asyncio.get_running_loop().sock_sendall(rapid, frame * 1500))
    last = before
    while last < before + 1500:
        await asyncio.sleep(0)
        most, turns, last = max(most, discord.records.last - last), turns + 1, discord.records.last
    await sending
    rapid.close()
    assert most < 20, f"others had {turns} turns"
