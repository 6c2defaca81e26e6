"""The channels in which a server lets games be opened."""

from datetime import date

import pytest

from bot.faces.face import LISTED
from bot.features.standings.rules.recount import recount
from bot.games.catalog import GAMES
from bot.store.journal.journal import open_writer
from bot.store.settings import GuildSettings
from tests.e2e.choosing import chosen, server_settings, shown
from tests.e2e.playing import play_out, started

REFUSED = "In this server games are opened in"


@pytest.fixture
async def laura(house):
    house.discord.world.guild.permissions |= 1 << 5  # everybody may manage the server
    return await house.person("Laura")


def channel_named(house, name):
    return next(each for each in house.discord.world.channels.values() if each.name == name)


async def test_a_server_with_more_channels_than_a_list_shows(house, laura):
    world, add = house.discord.world, house.discord.service.add_channel
    channels = tuple([(await add(world.guild, f"room-{number}")).id for number in range(30)])
    await house.app.base.settings.set_guild(world.guild.id, GuildSettings(channels=channels))
    seen = await server_settings(laura)
    assert chosen(seen, "settings:server:channels") == [str(each) for each in channels[:LISTED]]
    refused = await laura.slash("claro new")
    assert f"{REFUSED} <#{channels[0]}>" in refused.text
    assert "5 more" in refused.text
    await server_settings(laura, channels=[laura.channel])  # in place of those that the list has shown
    assert house.app.base.settings.guild(world.guild.id).channels == (int(laura.channel), *channels[LISTED:])
    assert not (await laura.slash("claro new")).ephemeral


async def test_a_channel_is_taken_out_again(house, laura):
    lounge = channel_named(house, "lounge")
    await server_settings(laura, channels=[laura.channel, lounge.id])
    seen = await server_settings(laura, channels=[lounge.id])
    assert chosen(seen, "settings:server:channels") == [str(lounge.id)]
    assert REFUSED in (await laura.slash("claro new")).text
    seen = await server_settings(laura, channels=[])
    assert "Games can be opened in every channel." in shown(seen)
    assert not (await laura.slash("claro new")).ephemeral


async def test_in_a_thread_its_channel_counts(house, laura):
    world = house.discord.world
    parents = world.channels[int(laura.channel)], channel_named(house, "lounge")
    allowed, other = [await house.discord.service.add_channel(world.guild, "side-game", each) for each in parents]
    await server_settings(laura, channels=[laura.channel])
    await laura.go_to(str(other.id))
    assert REFUSED in (await laura.slash("claro new")).text
    await laura.go_to(str(allowed.id))
    assert "wants to play" in (await laura.slash("claro new")).text


async def test_a_rematch_is_opened_only_where_games_may_be(house, laura):
    await started(house, "Laura", bots=1)
    await play_out(house, laura)
    lounge = channel_named(house, "lounge")
    await server_settings(laura, channels=[lounge.id])
    refused = await laura.click("Rematch")
    assert f"{REFUSED} <#{lounge.id}>" in refused.text
    assert not house.app.room.tables
    await server_settings(laura, channels=[laura.channel])
    await laura.click("Rematch")
    assert len(house.app.room.tables) == 1


async def test_a_channels_leaderboard_has_the_games_of_its_threads(house, laura):
    world, channel = house.discord.world, laura.channel
    thread = await house.discord.service.add_channel(world.guild, "side-game", world.channels[int(channel)])
    await laura.go_to(str(thread.id))
    await laura.slash("claro new", bots=1)
    await laura.click("Start")
    await laura.click("My hand")
    await play_out(house, laura)
    await laura.go_to(channel)
    assert "\u2068Laura\u2069" in (await laura.slash("claro leaderboard", where="channel")).text
    writer = open_writer(house._engine)
    assert await recount(writer, GAMES, date(2026, 1, 1)) == 1
    await writer.close()
    assert "\u2068Laura\u2069" in (await laura.slash("claro leaderboard", where="channel")).text
    await laura.go_to(str(channel_named(house, "lounge").id))
    empty = await laura.slash("claro leaderboard", where="channel")
    assert "Nobody has finished a game here yet" in empty.text
