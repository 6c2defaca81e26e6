"""Fixtures: a playground with a raw bot and two people."""

import pytest

from playground.server import Playground
from playground.world import World
from tests.playground.raw_bot import raw_bot


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
