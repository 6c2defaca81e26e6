"""What Discord forgives; and worlds that make no sense, which are refused where they are made."""

import asyncio
import base64

import aiohttp
import pytest

from playground.server import Playground
from playground.world import World
from playground.world.intents import GUILD_MEMBERS, MESSAGE_CONTENT
from playground.world.permissions import MANAGE_CHANNELS

JPEG = base64.b64encode(b"\xff\xd8\xff\xe0 a picture").decode()
PNG = base64.b64encode(b"\x89PNG\r\n\x1a\n").decode()


@pytest.mark.parametrize(
    ("named", "content", "kind"), [("jpg", JPEG, "jpeg"), ("jpg", PNG, "png"), ("png", PNG, "png")]
)
async def test_a_pictures_bytes_say_what_it_is(discord, bot, named, content, kind):
    image = f"data:image/{named};base64,{content}"
    status, emoji = await bot.request("POST", f"/applications/{bot.application}/emojis", {"name": "ab", "image": image})
    assert status == 201, emoji
    async with aiohttp.ClientSession() as http, http.get(f"{discord.url}/emojis/{emoji['id']}.png") as picture:
        assert picture.content_type == f"image/{kind}"


@pytest.mark.parametrize("content", ["AAAA", "", "%", base64.b64encode(b"<svg/>").decode()])
async def test_what_is_no_picture_is_refused(bot, content):
    image = f"data:image/png;base64,{content}"
    status, body = await bot.request("POST", f"/applications/{bot.application}/emojis", {"name": "ab", "image": image})
    assert (status, body["code"]) == (400, 50035)
    assert "image" in body["errors"]


async def test_a_whole_number_may_be_a_float(discord, bot, laura):
    discord.world.guild.permissions |= MANAGE_CHANNELS
    status, channel = await bot.request("PATCH", f"/channels/{laura.channel}", {"rate_limit_per_user": 5.0})
    assert status == 200, channel
    assert repr(channel["rate_limit_per_user"]) == "5"
    status, body = await bot.request("PATCH", f"/channels/{laura.channel}", {"rate_limit_per_user": 5.5})
    assert (status, body["code"]) == (400, 50035)


async def test_unknown_keys_are_ignored(bot, laura):
    path = f"/channels/{laura.channel}/messages"
    status, message = await bot.request("POST", path, {"content": "a", "of_tomorrow": {"b": [None]}})
    assert status == 200, message
    assert "of_tomorrow" not in message


async def test_the_first_frame_is_not_in_the_packet_that_accepts_the_socket(discord):
    host, port = discord.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    asked = (
        f"GET /gateway?v=10&encoding=json HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    writer.write(asked.encode())
    accepted = await reader.read(65536)
    assert accepted.startswith(b"HTTP/1.1 101")
    assert accepted.endswith(b"\r\n\r\n")
    assert b'"op":10' in (await reader.read(65536)).replace(b" ", b"")
    writer.close()


def test_privileged_intents_have_names():
    world = World(["Laura"], privileged_intents=["members", "message_content"])
    assert world.privileged_intents == GUILD_MEMBERS | MESSAGE_CONTENT
    assert World(["Laura"], privileged_intents=GUILD_MEMBERS).privileged_intents == GUILD_MEMBERS


async def test_intents_by_name_are_the_applications():
    async with Playground(World(["Laura"], privileged_intents=["members"])) as discord:
        headers = {"Authorization": f"Bot {discord.world.bot.token}"}
        address = f"{discord.api_url}/oauth2/applications/@me"
        async with aiohttp.ClientSession(headers=headers) as http, http.get(address) as answer:
            assert answer.status == 200
            assert (await answer.json())["flags"] & (1 << 15)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"people": "Laura"}, "people: a list of names"),
        ({"people": ["Laura", "Laura"]}, "two are called Laura"),
        ({"people": ["Zoë", "Zoe\N{COMBINING DIAERESIS}"]}, "two are called Zoë"),
        ({"people": ["Laura", ""]}, "people: a list of names"),
        ({"people": ["Laura"], "strangers": ["Laura"]}, "two are called Laura"),
        ({"people": ["Laura", "\ud800"]}, r"people: '\\ud800' is not valid Unicode"),
        ({"strangers": ["Zoe\udfff"]}, r"strangers: 'Zoe\\udfff' is not valid Unicode"),
        ({"channels": ["\ud83dcards"]}, r"channels: '\\ud83dcards' is not valid Unicode"),
        ({"channels": "cards"}, "channels: a list"),
        ({"moderators": ["Zoe"]}, "moderators: nobody is called Zoe"),
        ({"managers": ["Zoe"]}, "managers: nobody is called Zoe"),
        ({"locales": {"Zoe": "de"}}, "locales: nobody is called Zoe"),
        ({"locales": {"Laura": "german"}}, "no language 'german'"),
        ({"guilds": 0}, "guilds: a whole number from 1"),
        ({"shards": "2"}, "shards: a whole number from 1"),
        ({"max_concurrency": True}, "max_concurrency: a whole number from 1"),
        ({"privileged_intents": ["guilds"]}, "privileged_intents: a list of members"),
        ({"privileged_intents": "members"}, "privileged_intents: a list of members"),
        ({"privileged_intents": 1}, "privileged_intents: 1 has bits"),
    ],
)
def test_a_world_that_makes_no_sense_is_refused(arguments, said):
    with pytest.raises(ValueError, match=said):
        World(**{"people": ["Laura", "Clara"], **arguments})
