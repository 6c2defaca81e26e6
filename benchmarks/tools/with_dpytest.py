"""100 tests with dpytest, which knows no slash commands: the command is typed."""

import discord
import discord.ext.test as dpytest
import pytest
from greeter import Greeter


async def nothing():
    """Sync no commands, which dpytest does not know."""


@pytest.mark.parametrize("number", range(100))
async def test_hello(number):
    bot = Greeter(discord.Intents.all())
    bot.tree.sync = nothing
    await bot._async_setup_hook()
    await bot.setup_hook()
    dpytest.configure(bot)
    await dpytest.message("!hi")
    assert dpytest.verify().message().content("Hello!")
    await dpytest.empty_queue()
