"""Fixtures: a playground with a raw bot and two people."""

import pytest

from playground.server import Playground
from playground.tests.asking import asking
from playground.tests.browser import browser as browser
from playground.tests.browser import chromium as chromium
from playground.tests.browser import patient_discord as patient_discord
from playground.tests.raw_bot import raw_bot
from playground.world import World


@pytest.fixture
async def discord():
    async with Playground(World(["Laura", "Clara"], moderators=["Clara"])) as served:
        yield served


@pytest.fixture
async def bot(discord):
    async with raw_bot(discord) as connected:
        yield connected


@pytest.fixture
async def laura(discord):
    person = discord.person("Laura")
    await person.connect()
    return person


@pytest.fixture
async def clara(discord):
    person = discord.person("Clara")
    await person.connect()
    return person


@pytest.fixture
def ask(bot):
    """Send a request of the bot, and return the answer; see ``asking``."""
    return asking(bot)


@pytest.fixture
def base(discord):
    """The path of the server."""
    return f"/guilds/{discord.world.guild.id}"
