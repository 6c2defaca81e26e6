"""The documentation's quick start for discord.py works as it stands there. ``make compat`` tries the others."""

import sys

import pytest

from playground.tests.compat.quick_starts import code, running, says_hello


async def test_the_quick_start_for_discord_py(discord):
    async with running("discord.py", sys.executable, discord.description()) as bot:
        assert await says_hello(discord, bot)


@pytest.mark.parametrize("library", ["discord.py", "discord.js", "hikari"])
def test_quick_starts_are_short(library):
    assert len([line for line in code(library).splitlines() if line]) <= 12
