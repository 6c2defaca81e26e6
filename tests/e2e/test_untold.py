"""Servers that the gateway did not announce to this process, because another began their session."""

import asyncio

import pytest

from tests.e2e.choosing import server_settings, shown
from tests.e2e.playing import play_to_the_end, result_of, started, surely


@pytest.fixture
async def untold(house):
    """Two people at a table whose server the bot has forgotten all about."""
    people = await started(house, "Laura", "Clara")
    house.app.client._connection._remove_guild(house.app.client.get_guild(house.discord.world.guild.id))
    return people


async def test_a_game_is_played_to_its_end(untold):
    await asyncio.gather(*(play_to_the_end(person) for person in untold))
    assert "is the Superstar" in result_of(untold[0]).text


async def test_whatever_a_command_can_name_is_understood(house, untold):
    laura, clara = untold
    house.discord.world.guild.permissions |= 1 << 5  # manage the server
    lounge = next(each for each in house.discord.world.channels.values() if each.name == "lounge")
    assert str(lounge.id) in shown(await server_settings(laura, channels=[lounge.id]))
    assert "\u2068Clara\u2069" in (await laura.slash("my stats", member=clara.id, versus=laura.id)).text
    assert f"<@{clara.id}>" in (await laura.slash("table substitute", player=clara.id)).text
    assert f"<@{clara.id}>" in (await surely(laura, "table kick", player=clara.id)).text
