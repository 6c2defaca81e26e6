"""100 tests with simcord."""

import discord
import pytest
from greeter import Greeter


@pytest.fixture
def simcord_bot():
    return Greeter(discord.Intents(guilds=True))


@pytest.mark.parametrize("number", range(100))
async def test_hello(simcord_env, number):
    guild = simcord_env.create_guild()
    channel = guild.create_text_channel("cards")
    laura = guild.add_member(simcord_env.create_user("Laura"))
    assert (await laura.slash(channel, "hello")).response.content == "Hello!"
