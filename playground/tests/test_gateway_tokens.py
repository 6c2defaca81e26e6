"""Tokens: their form, and how clients send them."""

import base64
import re

import pytest

from playground.tests.gateway_client import connected
from playground.world import World


def owner_of(token):
    part = token.split(".")[0]
    return int(base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)))


def test_a_token_names_its_owner_as_discords_do():
    world = World(["Laura", "Clara"])
    users = [world.bot, *world.people.values()]
    for user in users:
        assert re.fullmatch(r"[\w-]{24,28}\.[\w-]{6}\.[\w-]{38}", user.token)
        assert owner_of(user.token) == user.id
    assert len({user.token for user in users}) == 3


@pytest.mark.parametrize("prefix", ["", "Bot "])
async def test_a_token_is_taken_with_bot_before_it_or_without(discord, prefix):
    token = prefix + discord.world.bot.token
    async with connected(discord, token=token) as client:
        ready = await client.until("READY")
        last = await client.until("GUILD_CREATE")
        await client.ws.close(code=4000)
    async with connected(discord) as client:
        await client.resume(ready, last["s"], token=token)
        assert (await client.receive())["t"] == "RESUMED"


@pytest.mark.parametrize("token", ["wrong", "", "Bearer x", "bot x"])
async def test_a_wrong_token_is_closed_with_4004(discord, token):
    async with connected(discord, token=token) as client:
        assert await client.receive() == {"op": None, "code": 4004, "reason": "Authentication failed."}
