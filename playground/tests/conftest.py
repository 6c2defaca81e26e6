"""Fixtures: a playground with a raw bot and two people."""

import math

import pytest

from playground.driver import bots
from playground.gateway import heartbeats
from playground.server import Playground
from playground.tests.asking import asking
from playground.tests.browser import browser as browser
from playground.tests.browser import chromium as chromium
from playground.tests.browser import patient_discord as patient_discord
from playground.tests.patience import LONGEST_SECONDS, be_patient
from playground.tests.raw_bot import raw_bot
from playground.world import World

ASKED_AFTER = heartbeats.ASKED_AFTER


@pytest.fixture(autouse=True)
def patience(monkeypatch):
    """Wait as long as it takes, also for bots that end: a busy machine shall change nothing."""
    be_patient(monkeypatch.setattr)
    monkeypatch.setattr(bots, "CLOSING_SECONDS", LONGEST_SECONDS)
    monkeypatch.setattr(bots, "CANCELLED_SECONDS", LONGEST_SECONDS)
    # A socket of a test's own sends no heartbeats. It is asked for none, however long the test takes.
    monkeypatch.setattr(heartbeats, "ASKED_AFTER", math.inf)


@pytest.fixture
def asked_for_heartbeats(patience, monkeypatch):
    """Ask silent clients for heartbeats all the same."""
    monkeypatch.setattr(heartbeats, "ASKED_AFTER", ASKED_AFTER)


@pytest.fixture
async def discord():
    async with Playground(World(["Laura", "Clara"], moderators=["Clara"])) as served:
        yield served


@pytest.fixture
def still(discord):
    """Let time stand still, but for what a test lets pass: however long it takes, no limit and no term ends."""
    discord.world.now.stop()


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
