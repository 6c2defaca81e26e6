"""People have names wherever mentions cannot serve: over HTTP and WebSocket."""

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest

from bot.store.journal.entries import Opening, Seating
from playground.server import Playground
from playground.world import World
from tests.conftest import House
from tests.e2e.choosing import asks_for_data
from tests.e2e.playing import forgotten, hand_of, started, todays
from tests.e2e.test_patience import to_the_end
from tests.e2e.test_privacy import files_of
from tests.e2e.test_stardust import custom_id, exchanging, seed_where
from tests.features.standings.store.evening import dice, play_one
from tests.store.exported import rows_in

HOSTILE = [
    "**bold** __x__ ~~y~~ ||z||",
    "<@1> <@&2> <#3> <:x:4>",
    "[free](https://example.org)",
    "https://example.org",
    "@everyone",
    "# head\n- item",
    "\u202eevil\u2066\u2069",
    "Z̸̨̧̛͎̗̮̭͉͗̐̈́̀̋͋͠a\u0351\u0352\u0353\u0354lgo",
    "👩‍👩‍👧‍👦🏳️‍🌈🇩🇪",
    "﷽" * 32,
    "\u3164\u2800\u200b",
    "ليلى الهاشمي",
]


def called(house, person, name):
    """Let a person have another name from now on."""
    house.discord.world.people[int(person.id)].name = name


def shown(name):
    return f"\u2068{name}\u2069"


def names_in(house):
    """Return the stored names by person, as soon as they are saved."""
    with closing(sqlite3.connect(house.database)) as connection, connection:
        found = connection.execute("SELECT guild_id, user_id, name FROM names").fetchall()
    connection.close()
    return {(guild, str(user)): name for guild, user, name in found}


async def past_games(house, guild, *people):
    """Let people have finished some games in a server."""
    channel = next(each for each in house.discord.world.channels.values() if each.guild == guild)
    chance, now = dice(1), datetime.now(UTC) - timedelta(hours=1)
    users = [int(person.id) for person in people]
    for _ in range(4):
        seats = tuple(Seating(user, None, now) for user in users)
        opening = Opening("claro", guild, channel.id, users[0], 6, {}, seats, now)
        await play_one(house.app.journal, opening, chance, now)


@pytest.fixture
async def both(house):
    """Laura and Clara, who have finished games. Nobody has told the bot their names yet."""
    people = [await house.person(name) for name in ("Laura", "Clara")]
    await past_games(house, house.discord.world.guild.id, *people)
    return people


async def test_somebody_whose_name_nobody_has_told_stays_a_mention(house, both):
    laura, clara = both
    board = await laura.slash("claro leaderboard")
    assert shown("Laura") in board.text
    assert f"<@{clara.id}>" in board.text


async def test_a_renamed_member_shows_anew_after_the_next_click(house, both):
    laura, clara = both
    board = await laura.slash("claro leaderboard")
    called(house, laura, "Lola")
    assert shown("Laura") in (await clara.slash("claro leaderboard")).text
    await laura.click("This channel", on=board)
    for command, options in (("claro leaderboard", {}), ("my history", {"everybody": True})):
        said = (await clara.slash(command, **options)).text
        assert shown("Lola") in said
        assert "Laura" not in said


async def test_whoever_an_option_names_has_a_name(house, both):
    laura, clara = both
    said = (await laura.slash("my stats", member=clara.id, versus=laura.id)).text
    assert shown("Clara") in said
    assert f"Against {shown('Laura')}: " in said
    armin = await house.person("Armin")
    refused = await laura.slash("my stats", member=armin.id)
    assert f"{shown('Armin')} has not finished a game here yet" in refused.text


async def test_names_outlast_a_restart(house, both):
    laura, _ = both
    await laura.slash("help")
    await house.stop_bot()
    await house.start_bot()
    clara = await house.person("Clara")
    assert shown("Laura") in (await clara.slash("claro leaderboard")).text


async def test_a_replay_has_names(house, both):
    laura, _ = both
    history = await laura.slash("my history", everybody=True)
    replay = await laura.click("Replay 1", on=history)
    assert shown("Laura") in replay.text


async def test_a_list_of_rivals_has_names(house):
    house.app.room._seed_of = lambda *_: seed_where("Death")
    people = await started(house, "Laura", "Clara", "Armin", game="stardust")
    actor = await exchanging(house, people)
    hand = hand_of(actor)
    pick = next(each for each in hand.components() if each.get("custom_id") == custom_id(hand, "pick:"))
    rivals = [person.name for person in people if person is not actor]
    labels = {option["label"] for option in pick["options"]}
    assert labels == {shown(name) for name in rivals}


async def test_a_shared_result_and_the_days_table_have_names(house):
    laura, clara = await house.person("Laura"), await house.person("Clara")
    done = await to_the_end(house, laura, await todays(laura, "africa daily"))
    assert shown("Laura") in (await laura.click("Share the result", on=done)).text
    assert shown("Laura") in (await clara.slash("africa daily", table=True)).text


async def test_forgetting_removes_the_name_and_an_export_has_it(house, both):
    laura, clara = both
    await laura.slash("help")
    await clara.slash("help")
    await house.app.base.names.save()
    guild = house.discord.world.guild.id
    assert names_in(house) == {(guild, laura.id): "Laura", (guild, clara.id): "Clara"}
    kept = rows_in(await laura.fetch(files_of(await asks_for_data(laura))[0]))
    assert kept["names"] == [{"guild_id": str(guild), "user_id": laura.id, "name": "Laura"}]
    assert "Clara" not in json.dumps(kept)
    called(house, laura, "Lola")  # the command that forgets her tells her newest name
    assert "out of every table" in (await forgotten(laura)).text
    await house.app.base.names.save()
    assert names_in(house) == {(guild, clara.id): "Clara"}
    said = (await clara.slash("claro leaderboard")).text + (await clara.slash("my history", everybody=True)).text
    assert "Laura" not in said
    assert "Lola" not in said


async def test_a_server_that_removes_the_bot_takes_its_names_with_it(tmp_path):
    async with Playground(World(["Laura", "Clara"], guilds=2)) as discord:
        house = House(discord, tmp_path / "x.db")
        await house.start_bot()
        first, second = discord.world.guilds.values()
        laura = await house.person("Laura")
        await laura.slash("help")
        laura.guild, laura.channel = str(second.id), str(second.channels[0].id)
        await laura.slash("help")
        await house.app.base.names.save()
        assert names_in(house).keys() == {(first.id, laura.id), (second.id, laura.id)}
        await discord.service.leave(second, discord.world.bot)
        while len(names_in(house)) > 1:  # noqa: ASYNC110 - only the file tells
            await asyncio.sleep(0)
        assert names_in(house) == {(first.id, laura.id): "Laura"}
        await house.stop_bot()


async def test_each_server_has_a_persons_name_there(tmp_path):
    async with Playground(World(["Laura", "Clara"], guilds=2)) as discord:
        house = House(discord, tmp_path / "x.db")
        await house.start_bot()
        laura, clara = await house.person("Laura"), await house.person("Clara")
        for guild, name in zip(discord.world.guilds.values(), ("Laura", "Lola"), strict=True):
            await past_games(house, guild.id, laura, clara)
            laura.guild, laura.channel = str(guild.id), str(guild.channels[0].id)
            called(house, laura, name)
            await laura.slash("help")
        for guild, name, other in zip(discord.world.guilds.values(), ("Laura", "Lola"), ("Lola", "Laura"), strict=True):
            clara.guild, clara.channel = str(guild.id), str(guild.channels[0].id)
            said = (await clara.slash("claro leaderboard")).text
            assert shown(name) in said
            assert other not in said
        await house.stop_bot()


async def test_a_hostile_name_stays_in_its_place(house, both):
    laura, clara = both
    await clara.slash("help")
    usual = await clara.slash("claro leaderboard")
    for name in HOSTILE:
        called(house, laura, name)
        board = await laura.slash("claro leaderboard")
        assert len(board.text.splitlines()) == len(usual.text.splitlines()), name
        line = next(each for each in board.text.splitlines() if "Clara" not in each and re.search(r"\sin\s", each))
        assert line.count("\u2068") == line.count("\u2069") == (f"<@{laura.id}>" not in line), name
        assert shown("Clara") in board.text
        assert "@everyone" not in board.text
        # A name of which nothing can be seen is a mention, which carries the person's data. Nobody else is mentioned.
        named = [laura.id] if f"<@{laura.id}>" in board.text else []
        assert [int(user["id"]) for user in board.data["mentions"]] == list(map(int, named))
        assert len(board.text) < 2000
        history = await laura.slash("my history", everybody=True)
        assert shown("Clara") in history.text
        assert history.text.count("**1.**") == 1


async def test_a_click_that_tells_nothing_new_writes_nothing(house):
    laura = await house.person("Laura")
    board = await laura.slash("claro leaderboard")
    await house.app.base.names.save()
    for _ in range(3):
        await laura.click("This channel", on=board)
    assert house.app.base.names._unsaved == {}
