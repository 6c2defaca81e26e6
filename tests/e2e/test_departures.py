"""Servers that remove the bot: when what is stored about them goes, and when it stays; over HTTP and WebSocket."""

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest

from bot.features.fleet.feature import Fleet
from bot.store.settings import GuildSettings
from playground.server import Playground
from playground.traffic.faults import Fault
from playground.world import World
from tests.conftest import House
from tests.e2e.people import came, open_playground
from tests.e2e.playing import play_out
from tests.e2e.processes import environment, start, until_logged
from tests.effort import thorough
from tests.patience import LONGEST_SECONDS

PLACES = ("games", "boards", "players", "names", "guild_settings")


@pytest.fixture
async def both(tmp_path, monkeypatch):
    """A house with two servers, in each of which Laura has finished a game, and which have settings."""
    monkeypatch.setattr("bot.features.fleet.forgetting.ASK_SECONDS", 0.0)
    monkeypatch.setattr("bot.features.fleet.forgetting.TAKEN_BACK_SECONDS", 0.0)
    async with Playground(World(["Laura"], guilds=2)) as discord:
        house = House(discord, tmp_path / "claro.db")
        try:
            await house.start_bot()
            await _play_in_both(house)
            yield house
        finally:
            await house.stop_bot()


async def _play_in_both(house):
    laura = await house.person("Laura")
    for guild in house.discord.world.guilds.values():
        laura.guild, laura.channel = str(guild.id), str(guild.channels[0].id)
        await laura.slash("claro new", bots=1)
        await laura.click("Start")
        await laura.click("My hand")
        await play_out(house, laura)
        await house.app.base.settings.set_guild(guild.id, GuildSettings(ping=False))
        laura.messages.clear()
    await house.app.base.names.save()


def query(house, statement, *parameters):
    with closing(sqlite3.connect(house.database, timeout=LONGEST_SECONDS)) as connection, connection:
        return connection.execute(statement, parameters).fetchall()


def stored(house, guild):
    """Return the tables that have rows of a server."""
    return {place for place in PLACES if query(house, f"SELECT 1 FROM {place} WHERE guild_id = ?", guild.id)}


def departures(house):
    return dict(query(house, "SELECT guild_id, told FROM departures"))


async def until(condition):
    while not condition():  # noqa: ASYNC110 - only the file tells
        await asyncio.sleep(0.01)


async def age(house, days):
    """Let what has been noted have been noted some days earlier."""
    await asyncio.to_thread(_age, house, days)  # the bot may be writing, and could not finish if its loop waited


def _age(house, days):
    for guild, since in query(house, "SELECT guild_id, since FROM departures"):
        earlier = (datetime.fromisoformat(since) - timedelta(days=days)).isoformat(" ", "microseconds")
        query(house, "UPDATE departures SET since = ? WHERE guild_id = ?", earlier, guild)


async def restart(house):
    await house.stop_bot()
    await house.start_bot()
    await until(lambda: house.app[Fleet].forgetting._looking is not None)  # the session has begun


async def look(house):
    """Let the bot look whose time is up."""
    forgetting = house.app[Fleet].forgetting
    await until(lambda: forgetting._looking is None or forgetting._looking.done())
    before = forgetting._looking
    forgetting._look_now()
    await until(lambda: forgetting._looking is not before and forgetting._looking.done())


async def test_everything_goes_after_the_days_and_not_before(both):
    first, second = both.discord.world.guilds.values()
    bot = both.discord.world.bot
    assert stored(both, second) == set(PLACES)
    await both.discord.service.leave(second, bot)
    await until(lambda: departures(both) == {second.id: 1} and "names" not in stored(both, second))
    await age(both, 29)
    await restart(both)
    await look(both)
    assert stored(both, second) == {*PLACES} - {"names"}
    await age(both, 2)
    both.discord.faults.rates = {Fault.CLOUDFLARE: 1.0}  # Discord answers nothing
    await look(both)
    both.discord.faults.rates = {}
    assert stored(both, second) == {*PLACES} - {"names"}
    await look(both)
    assert departures(both) == {}
    assert stored(both, second) == set()
    assert stored(both, first) == set(PLACES)
    alone = query(both, "SELECT count(*) FROM moves WHERE game_id NOT IN (SELECT id FROM games)")
    assert alone == [(0,)]


async def test_a_removal_that_the_bot_has_missed_counts_from_when_it_is_found(both):
    first, second = both.discord.world.guilds.values()
    await both.stop_bot()
    await both.discord.service.leave(second, both.discord.world.bot)
    await both.start_bot()
    await until(lambda: departures(both) == {second.id: 0})
    await age(both, 29)
    await look(both)
    assert stored(both, second) == set(PLACES)
    await age(both, 2)
    await restart(both)
    await until(lambda: not departures(both))
    assert stored(both, second) == set()
    assert stored(both, first) == set(PLACES)


async def test_a_server_that_takes_the_bot_back_keeps_everything(both):
    _, second = both.discord.world.guilds.values()
    discord, bot = both.discord, both.discord.world.bot
    for told in (True, False):  # of its return: by the gateway, or by the list with which a session begins
        await discord.service.leave(second, bot)
        await until(lambda: departures(both) == {second.id: 1})
        if not told:
            await both.stop_bot()
        await discord.service.servers.join(second, bot)
        if told:
            await discord.service.gateway.joined(second)
        else:
            await both.start_bot()
        await until(lambda: not departures(both))
    assert stored(both, second) == {*PLACES} - {"names"}


async def test_an_outage_and_a_wrong_note_delete_nothing(both):
    first, second = both.discord.world.guilds.values()
    both.changes["forget_servers_after"] = 0
    await restart(both)
    outage = {"id": str(second.id), "unavailable": True}
    await both.discord.service.gateway.tell("GUILD_DELETE", outage, second.id, lambda user: user.bot)
    # A note about a server that the bot is in, as of a gateway that was wrong: Discord is asked before anything goes.
    long_ago = datetime(2026, 1, 1, tzinfo=UTC).isoformat(" ", "microseconds")
    await both.change(f"INSERT INTO departures (guild_id, since, told) VALUES ({first.id}, '{long_ago}', 1)")
    await look(both)
    assert departures(both) == {}
    assert stored(both, first) == stored(both, second) == set(PLACES)


@thorough
async def test_a_removal_while_another_server_is_being_forgotten_goes_at_once_too(both, monkeypatch):
    first, second = both.discord.world.guilds.values()
    bot = both.discord.world.bot
    both.changes["forget_servers_after"] = 0
    await restart(both)
    forgetting = both.app[Fleet].forgetting
    await until(forgetting._looking.done)
    before, is_gone, go = forgetting._looking, forgetting._is_gone, asyncio.Event()

    async def asked_later(guild):
        await go.wait()
        return await is_gone(guild)

    monkeypatch.setattr(forgetting, "_is_gone", asked_later)
    await both.discord.service.leave(first, bot)
    await until(lambda: forgetting._looking is not before)
    await both.discord.service.leave(second, bot)
    await until(lambda: second.id in departures(both))
    assert first.id in departures(both), "it is not forgotten yet"
    go.set()
    await until(lambda: not departures(both))
    assert stored(both, first) == stored(both, second) == set()


@thorough
@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
async def test_a_host_can_have_it_go_at_once_on_postgresql_too(tmp_path, empty_url):
    async with open_playground(World(["Laura"], guilds=2)) as discord:
        env = environment(discord, empty_url, SHARDS="auto", FORGET_SERVERS_AFTER="0", LOG_LEVEL="INFO")
        process = await start(env, tmp_path)
        await until_logged(process, "shard 0 of 1: begun")
        first, _ = discord.world.guilds.values()
        laura = await came(discord, "Laura")
        laura.guild, laura.channel = str(first.id), str(first.channels[0].id)
        await laura.slash("claro new", bots=1)
        await laura.click("Start")
        await discord.service.leave(first, discord.world.bot)
        await until_logged(process, f"server {first.id}: forgotten")
        process.terminate()
        await process.communicate()
        assert process.returncode == 0
