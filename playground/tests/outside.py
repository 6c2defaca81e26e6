"""A bot of somebody else, and its tests: files for a folder where nothing but the playground's package is."""

import asyncio
import os
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

BOT = """
import asyncio
from contextlib import asynccontextmanager

import discord
from discord import app_commands


@asynccontextmanager
async def running(api_url, token):
    discord.http.Route.BASE = api_url
    async with discord.AutoShardedClient(intents=discord.Intents(guilds=True)) as client:
        tree = app_commands.CommandTree(client)
        client.setup_hook = tree.sync

        @tree.command(description="Say hello")
        async def hello(interaction: discord.Interaction):
            await interaction.response.send_message(f"Hello {interaction.user.display_name}!")

        await client.login(token)
        connected = asyncio.create_task(client.connect())
        await client.wait_until_ready()
        yield client
    connected.cancel()
"""

TESTS = """
import pytest
from small_bot import running

MARKS


@pytest.fixture
def token(discord):
    return discord.world.bot.token


async def test_hello(discord, people, token):
    async with running(discord.api_url, token):
        assert (await people["Laura"].slash("hello")).text == "Hello Laura!"


@pytest.mark.discord(people=["Ada"], rate_limits=1.0)
async def test_another_world(discord, people):
    assert list(people) == ["Ada"]
    assert discord.limits.scale == 1.0


async def test_no_limits_by_default(discord, people):
    assert discord.limits.scale is None
    assert list(people) == ["Laura", "Clara", "Armin", "Konrad"]
"""

FAILING = """
import pytest
from small_bot import running

MARKS


async def test_farewell(discord, people):
    async with running(discord.api_url, discord.world.bot.token):
        await people["Laura"].slash("hello")
        await people["Clara"].connect()
        assert "farewell" in people["Laura"].last.text
"""


async def run(folder, *more):
    """Run the tests of a folder, with more options; return the exit status and what was printed."""
    options = ("-p", "playground.pytest_plugin", "-p", "no:cacheprovider", "-q", "--durations=0", "-vv", *more)
    started = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "pytest", *options),
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_ADDOPTS": "", "PYTHONDONTWRITEBYTECODE": "1"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        printed, _ = await started.communicate()
    finally:
        if started.returncode is None:
            started.kill()
    return started.returncode, printed.decode()
