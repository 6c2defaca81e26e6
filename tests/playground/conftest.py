"""A playground with a raw bot and two people."""

import pytest

from playground.driver import Person
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
    async with Person.connect(discord, "Laura") as person:
        yield person


@pytest.fixture
async def clara(discord):
    async with Person.connect(discord, "Clara") as person:
        yield person
