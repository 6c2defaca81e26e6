"""Whatever a bot sends, its records can be shown, have no tokens, and stay small."""

import asyncio
import json
import struct
from io import BytesIO

import aiohttp
import pytest

from playground.tests.gateway_client import connected, term
from playground.tests.test_records import asked, records
from playground.traffic import records as recording
from playground.traffic.records import MOST_TEXT

HEARTBEAT = term("op") + term(1) + term("d")


def heartbeat(data):
    """Return a heartbeat in Erlang's format with a term as its data."""
    return b"\x83t" + struct.pack(">I", 2) + HEARTBEAT + data


@pytest.mark.parametrize("data", ["[" * 900 + "]" * 900, "[" * 65 + "]" * 65, "1e400"])
async def test_json_that_cannot_be_shown_is_not_taken(discord, data):
    async with connected(discord, intents=1) as client:
        await client.until("READY")
        await client.ws.send_str(f'{{"op":1,"d":{data}}}')
        assert await client.code() == 4002
    assert (await records(discord))["records"]


@pytest.mark.parametrize(
    "data",
    [
        b"o" + struct.pack(">IB", 4000, 0) + b"\xff" * 4000,
        b"n\x09\x00" + b"\x01" * 9,
        b"n\x08\x01" + b"\xff" * 8,
        b"F" + struct.pack(">d", float("nan")),
        b"F" + struct.pack(">d", float("inf")),
        b"c" + b"nan".ljust(31, b"\0"),
    ],
    ids=["4000 bytes", "9 bytes", "less than 64 bits have", "not a number", "infinity", "not a number, as text"],
)
async def test_terms_that_cannot_be_shown_are_not_taken(discord, data):
    async with connected(discord, "v=10&encoding=etf", intents=1) as client:
        await client.ws.send_bytes(heartbeat(data))
        assert await client.code() == 4002
    assert (await records(discord))["records"]


async def test_integers_of_64_bits_are_taken(discord):
    async with connected(discord, "v=10&encoding=etf", intents=1) as client:
        await client.ws.send_bytes(heartbeat(b"n\x08\x00" + b"\xff" * 8))
        await client.ws.send_bytes(heartbeat(b"n\x08\x01" + b"\0" * 7 + b"\x80"))
        await client.ws.send_bytes(heartbeat(b"n\x09\x00" + b"\x01" * 9))
        assert await client.code() == 4002
    taken = [each["payload"] for each in (await records(discord))["records"] if each.get("received")]
    assert taken == [2**64 - 1, -(2**63)]


async def test_deep_and_strange_bodies_can_be_shown(discord, bot):
    path = f"{discord.api_url}/channels/{discord.world.guild.channels[0].id}/messages"
    deep = "[" * 95 + "]" * 95
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {discord.world.bot.token}"}) as http:
        for body in (deep, '{"content":1e400}', '{"content":"\\ud800"}', "[" * 3000, f'{{"a":{"9" * 4000}}}'):
            await http.post(path, data=body, headers={"Content-Type": "application/json"})
        async with http.get(f"{discord.url}/control/records") as response:
            assert response.status == 200
            shown = json.loads(await response.text(), parse_constant=pytest.fail)
    assert len([each for each in shown["records"] if each.get("path", "").endswith("/messages")]) == 5


async def test_long_bodies_and_answers_are_cut(discord, bot):
    path = f"/channels/{discord.world.guild.channels[0].id}/messages"
    await bot.request("POST", path, {"content": "x", "more": "y" * 200_000})
    for _ in range(40):
        await bot.request("POST", path, {"content": "x" * 2000})
    await bot.request("GET", f"{path}?limit=100")
    posted, *_, listed = [each for each in (await records(discord))["records"] if each.get("path", "").startswith(path)]
    assert posted["body"].startswith('{"content": "x", "more": "yyy')
    assert posted["body"].endswith(" characters]")
    assert len(posted["body"]) < MOST_TEXT + 100
    assert listed["answer"].startswith("[{")
    assert len(listed["answer"]) < MOST_TEXT + 100


async def test_all_records_together_are_bounded(discord, bot, monkeypatch):
    most = 32 * MOST_TEXT
    monkeypatch.setattr(recording, "MOST_KEPT", most)
    path = f"/channels/{discord.world.guild.channels[0].id}/messages"
    for _ in range(most // MOST_TEXT + 10):
        await bot.request("POST", path, {"content": "", "more": "y" * MOST_TEXT})
    seen = (await records(discord))["records"]
    assert sum(len(str(each.get("body"))) for each in seen) <= most + 100 * len(seen)
    assert [each["number"] for each in seen] == list(range(seen[0]["number"], seen[-1]["number"] + 1))
    assert len(seen) > most // MOST_TEXT - 10


async def test_the_bots_token_is_shown_nowhere(discord, bot):
    token, path = discord.world.bot.token, f"/channels/{discord.world.guild.channels[0].id}/messages"
    await bot.request("POST", path, {"content": f"My token is {token}"})
    await bot.request("POST", path, {"content": "x", "more": "y" * (MOST_TEXT - 50) + token})
    await bot.request("GET", f"{path}?token={token}&limit=1")
    await bot.request("GET", f"/{token}")
    async with bot.socket() as (receive, ws):
        while (await receive())["t"] != "READY":
            pass
        await ws.send_json({"op": 1, "d": f"Bot {token}"})
        while (await receive())["op"] != 11:
            pass
    text = str(await records(discord))
    assert "My token is [redacted]" in text
    assert token[:20] not in text


async def test_tokens_of_interactions_are_not_shown_in_broken_paths(discord, bot, laura, caplog):
    asking, interaction = await asked(laura, bot)
    await bot.answer(interaction, 4, {"content": "Hello"})
    await asking
    token = interaction["token"]
    await bot.request("POST", f"/webhooks/mine/{token}", {"content": "x", "more": {"token": token}})
    await bot.request("POST", f"/interactions/-1/{token}/callback", {"type": 6})
    await bot.request("POST", f"/interactions/{token}", {})
    await bot.request("GET", f"/hooks/{token}/messages/@original")
    await bot.request("POST", f"/webhooks/{bot.application}/{token}", {"more": "y" * MOST_TEXT, "token": token})
    text = str(await records(discord))
    assert token not in text
    assert "/hooks/[redacted]/messages/@original" in text
    assert "/hooks/[redacted]/messages/@original" in caplog.text
    assert token not in caplog.text


@pytest.mark.parametrize("wait", ["nan", "-nan", "NaN"])
async def test_a_poll_does_not_wait_for_what_is_no_number(discord, wait):
    address = f"{discord.url}/control/records?after=99&wait={wait}"
    async with aiohttp.ClientSession() as http, http.get(address) as response:
        assert response.status == 400


async def until_waiting(discord, polls):
    """Return when this many polls wait."""
    while len(discord.records._waiting) != polls:
        await records(discord)


async def test_a_poll_ends_when_its_client_leaves(discord, monkeypatch):
    monkeypatch.setattr(recording, "LONGEST_WAIT", 3600.0)
    async with aiohttp.ClientSession() as http:
        address = f"{discord.url}/control/records?after=99&wait=3600"
        polls = [asyncio.create_task(http.get(address)) for _ in range(5)]
        await until_waiting(discord, 5)
        for each in polls:
            each.cancel()
        await asyncio.gather(*polls, return_exceptions=True)
        await until_waiting(discord, 0)


async def test_polls_are_answered_at_the_end(discord, monkeypatch):
    monkeypatch.setattr(recording, "LONGEST_WAIT", 3600.0)
    async with aiohttp.ClientSession() as http:
        poll = asyncio.create_task(http.get(f"{discord.url}/control/records?after=99&wait=3600"))
        await until_waiting(discord, 1)
        await discord.__aexit__()
        async with await poll as response:
            assert (await response.json())["records"] == []


async def test_a_long_body_is_kept_as_it_was_sent_and_not_written_anew(discord, bot):
    channel = next(iter(discord.world.channels))
    sent = '{"content":"a","more":[' + "1,\t" * 500_000 + f'"{discord.world.bot.token}"]}}'
    url, headers = f"{discord.api_url}/channels/{channel}/messages", {"Content-Type": "application/json"}
    async with bot._http.post(url, data=BytesIO(sent.encode()), headers=headers) as response:
        assert response.status == 200
    body = (await records(discord))["records"][-1]["body"]
    assert (
        body
        == f"{sent[:MOST_TEXT]}… [cut: these are {MOST_TEXT} of {4 * (MOST_TEXT + recording.LONGEST_TOKEN)} "
        + (f"characters] [in all: {len(sent)} bytes]")
    )
