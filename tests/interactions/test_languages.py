"""Which language a person and a server are spoken to in."""

import re
import sqlite3
from contextlib import asynccontextmanager, closing

import asyncpg
import pytest
from sqlalchemy import make_url

from playground.server import Playground
from playground.world import World
from tests.conftest import open_house
from tests.e2e.choosing import server_settings
from tests.e2e.playing import choices, hand_of, next_choice
from tests.e2e.processes import environment, start, until_logged
from tests.effort import thorough


async def test_a_table_is_in_the_servers_language_and_a_hand_in_its_owners(tmp_path):
    async with open_house(tmp_path, language="de") as house:
        house.discord.world.people[int(house.discord.person("Clara").id)].locale = "fr"
        laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
        await laura.slash("claro new")
        await clara.click("Mitspielen")
        table = await laura.click("Start")
        assert "Runde 1" in table.text
        await laura.click("Meine Hand")
        await clara.click("Meine Hand")
        if not choices(clara):  # what a hand says before its owner's turn is the same in all languages
            await laura.click(next_choice(laura), on=hand_of(laura))
            await clara.until(choices)
        assert re.search("Tu ouvres|À toi|Rien ne va sur", hand_of(clara).text)
        refused = await clara.slash("table join")
        assert refused.text.startswith("Tu es déjà à cette table.")


@pytest.mark.parametrize("locale", ["en-US", "pl"])
async def test_where_no_language_is_chosen_a_table_is_in_that_of_who_has_opened_it(house, locale):
    world = house.discord.world
    world.guild.locale = locale
    world.guild.permissions |= 1 << 5  # everybody may manage the server
    for name, language in (("Laura", "de"), ("Clara", "fr")):
        world.people[int(house.discord.person(name).id)].locale = language
    laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
    assert "möchte spielen" in (await laura.slash("claro new")).text
    await clara.click("Mitspielen")
    await house.stop_bot()
    await house.start_bot()
    table = await laura.click("Start")
    assert "Runde 1" in table.text
    await server_settings(laura, language="he")  # the server's own language wins
    await laura.until(lambda each: "Runde 1" not in each.messages[table.id].text)


@pytest.mark.parametrize(("locale", "said"), [("fr", "veut jouer"), ("en-GB", "wants to play")])
async def test_a_language_that_was_chosen_at_discord_comes_before_that_of_who_opens_a_table(house, locale, said):
    world = house.discord.world
    world.guild.locale = locale
    world.people[int(house.discord.person("Laura").id)].locale = "de"
    laura = await house.person("Laura")
    assert re.search(said, (await laura.slash("claro new")).text)


async def test_a_server_in_an_unsupported_language_gets_english(tmp_path):
    async with open_house(tmp_path, language="pl") as house:
        laura = await house.person("Laura")
        lobby = await laura.slash("claro new")
        assert "wants to play" in lobby.text


# What is stored of a server's language


@asynccontextmanager
async def running(env, folder, ready):
    """Run the bot as a process until it has logged these words; stop it politely in the end."""
    process = await start(env, folder)
    try:
        await until_logged(process, ready)
        yield
    finally:
        process.terminate()
        await process.communicate()


@thorough
@pytest.mark.usefixtures("patient_discord")
@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
async def test_who_takes_a_gateway_session_over_asks_for_no_language(tmp_path, empty_url):
    world = World(["Laura", "Clara"])
    world.guild.locale = "de"
    async with Playground(world) as discord:
        laura, clara = discord.person("Laura"), discord.person("Clara")
        await laura.connect()
        await clara.connect()
        env = environment(discord, empty_url, SHARDS="auto", LEASE_SECONDS="60")
        async with running(env, tmp_path, "shard 0 of 1: begun"):
            table = await laura.slash("claro new")
            assert "möchte spielen" in table.text
        async with running(env, tmp_path, "shard 0 of 1: taken over, 1 live tables"):
            await clara.click("Mitspielen")
            await laura.until(lambda person: person.messages[table.id].text.count("🪑") == 4)
            await discord.service.servers.change_locale(world.guild, "fr")
            await laura.until(lambda person: "veut jouer" in person.messages[table.id].text)
        async with running(env, tmp_path, "shard 0 of 1: taken over, 1 live tables"):
            await laura.click("Commencer")
            await laura.until(lambda person: "manche 1" in person.messages[table.id].text)
            assert discord.traffic.requests["GET /guilds/*"] == 0
            connection = await asyncpg.connect(make_url(empty_url).set(drivername="postgresql").render_as_string(False))
            stored = "SELECT locale FROM guild_locales WHERE guild_id = $1"
            assert await connection.fetchval(stored, world.guild.id) == "fr"
            await discord.service.leave(world.guild, world.bot)
            while await connection.fetchval(stored, world.guild.id) is not None:
                pass
            await connection.close()


async def test_only_servers_with_the_bot_have_their_language_stored(tmp_path):
    async with open_house(tmp_path, language="fr") as house:
        world, laura = house.discord.world, await house.person("Laura")
        world.installed_by.add(int(laura.id))

        async def stored():
            await house.app.base.languages.save()
            with closing(sqlite3.connect(house.database)) as connection:
                return connection.execute("SELECT * FROM guild_locales").fetchall()

        world.guild.members.discard(world.bot.id)
        await laura.slash("africa patience")
        assert await stored() == []
        world.guild.members.add(world.bot.id)
        await laura.slash("africa patience")
        assert await stored() == [(world.guild.id, "fr")]
