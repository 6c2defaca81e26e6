"""100 tests with the playground."""

import discord as library
import pytest
from greeter import Greeter


@pytest.mark.parametrize("number", range(100))
async def test_hello(discord, people, number):
    library.http.Route.BASE = discord.api_url
    bot = Greeter(library.Intents(guilds=True))
    library.gateway.DiscordWebSocket.DEFAULT_GATEWAY = library.gateway.yarl.URL(f"ws{discord.url[4:]}/gateway")
    await discord.run_bot(bot.start(discord.world.bot.token), ready=bot.wait_until_ready, close=bot.close)
    assert (await people["Laura"].slash("hello")).text == "Hello!"
