"""Exporting and forgetting over the wire, and every command while the database cannot answer."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import text

from bot.features.people import commands as privacy
from bot.features.people.store.export import MARGIN
from bot.games.catalog import GAMES
from bot.interactions import answers
from bot.locales.words import words_for
from tests.e2e.choosing import asks_for_data, chosen, daily_posts, posts_page
from tests.e2e.playing import confirm, forgotten, hand_of, todays
from tests.e2e.test_daily import plays
from tests.e2e.test_patience import lay, to_the_end
from tests.effort import usually
from tests.features.people.test_privacy import many_games
from tests.store.exported import about, rows_in

MANAGE_SERVER = 1 << 5

NOT_SAVED = (words_for("en")("refused-not-saved"), True)
"""The answer where the database cannot answer, for its asker only."""


def files_of(seen):
    return [each["file"]["url"] for each in seen.components() if each["type"] == 13]


async def archives(person, count):
    """Wait until a person has so many files, and return their contents in the order in which they came."""
    await person.until(lambda each: len(urls(each)) >= count)
    return [await person.fetch(url) for url in urls(person)]


def urls(person):
    return [url for seen in person.messages.values() for url in files_of(seen)]


def games_in(contents):
    return [int(row["game_id"]) for content in contents for row in rows_in(content).get("games", [])]


@pytest.fixture
def small(monkeypatch):
    """Small files, so that a few games need several."""
    monkeypatch.setattr(privacy, "MOST_BYTES", MARGIN + 100_000)
    return MARGIN + 100_000


async def test_an_export_of_several_files(house, small):
    laura = await house.person("Laura")
    await many_games(house._engine, int(laura.id), 200)
    first = await asks_for_data(laura)
    assert "Part 1" in first.text
    contents = await archives(laura, 5)
    assert games_in(contents) == list(range(1, 201))
    assert about(contents[-1])["rest"] is None
    assert all(len(content) <= small for content in contents)
    assert all(seen.ephemeral for seen in laura.messages.values())
    assert [f"Part {number}" in seen.text for number, seen in enumerate(laura.messages.values(), 1)] == [True] * 5


async def test_an_export_has_the_seed_of_a_days_deck_only_when_nobody_can_play_it_any_more(house):
    laura = await house.person("Laura")
    midnight = datetime(2026, 10, 2, tzinfo=UTC)
    house.app.base.clock.now = (midnight - timedelta(minutes=2)).timestamp
    await to_the_end(house, laura, await todays(laura, "africa daily", deal="patience"))
    for count, (after, shown) in enumerate(((0, False), (59, False), (60, True)), start=1):
        house.app.base.clock.now = (midnight + timedelta(minutes=after)).timestamp
        while "not finished yet" in (await asks_for_data(laura)).text:  # its file was there before it was over
            pass
        (game,) = rows_in((await archives(laura, count))[-1])["solo"]
        assert bool(game["seed"]) == shown, after


async def test_an_export_that_takes_long_is_acknowledged_and_loses_no_file(house, small, monkeypatch):
    monkeypatch.setattr(answers, "ACKNOWLEDGE_AFTER_SECONDS", 0.0)
    laura = await house.person("Laura")
    await many_games(house._engine, int(laura.id), 120)
    await asks_for_data(laura)
    assert games_in(await archives(laura, 3)) == list(range(1, 121))


async def test_somebody_who_installed_the_app_for_themselves_gets_five_files_and_is_told_how_to_get_the_rest(
    house, small
):
    laura = await house.person("Laura")
    await many_games(house._engine, int(laura.id), 400)
    world = house.discord.world
    world.guild.members.discard(world.bot.id)
    world.installed_by.add(int(laura.id))
    await asks_for_data(laura)
    await laura.until(lambda each: "This is not everything" in each.last.text)
    contents = await archives(laura, 5)
    assert len(contents) == len(laura.messages) - 1 == privacy.MOST_PARTS
    rest = about(contents[-1])["rest"]
    told = laura.last
    laura.messages.clear()
    await laura.click("Get the rest", on=told)
    assert games_in(contents)[-1] == int(rest) - 1
    assert games_in(await archives(laura, 1))[0] == int(rest)


async def test_a_second_export_waits_for_the_first(house, small):
    laura = await house.person("Laura")
    await many_games(house._engine, int(laura.id), 200)
    both = await asyncio.gather(asks_for_data(laura), asks_for_data(laura))
    assert sorted("not finished yet" in seen.text for seen in both) == [False, True]
    assert games_in(await archives(laura, 5)) == list(range(1, 201))


async def test_the_database_fails_between_two_files(house, small, monkeypatch):
    laura = await house.person("Laura")
    await many_games(house._engine, int(laura.id), 200)
    exporting = asyncio.create_task(asks_for_data(laura))
    await laura.until(urls)
    await without_tables(house)
    await exporting
    await laura.until(lambda each: "This is not everything" in each.last.text)
    contents = await archives(laura, 1)
    assert laura.last.buttons["Get the rest"]["custom_id"] == f"privacy:export:{about(contents[-1])['rest']}"


async def test_the_days_deck_is_not_dealt_again_to_somebody_who_was_forgotten(house):
    laura = await house.person("Laura")
    await lay(laura, await todays(laura, "africa daily"))
    kept = rows_in(await laura.fetch(files_of(await asks_for_data(laura))[0]))
    assert [row["seed"] for row in kept["solo"]] == [None]
    assert "out of every table" in (await forgotten(laura)).text
    refused = await todays(laura, "africa daily")
    assert refused.ephemeral
    assert "You have already played the deck of the day. The next one comes <t:" in refused.text
    clara = await house.person("Clara")
    await to_the_end(house, clara, await todays(clara, "africa daily"))


async def moves_of(house, game, seat):
    query = text("SELECT move FROM moves WHERE game_id = :game AND seat = :seat ORDER BY ply")
    async with house._engine.connect() as connection:
        return (await connection.scalars(query, {"game": int(game), "seat": seat})).all()


async def test_a_deal_of_the_day_shows_its_player_their_own_moves_only_and_is_not_dealt_again(house):
    house.discord.world.guild.permissions |= 1 << 5
    laura = await house.person("Laura")
    seen = await todays(laura, "claro daily")
    await laura.send_custom_id(seen, next(custom_id for custom_id, _ in plays(seen)))
    await daily_posts(laura, hour=3)
    kept = rows_in(await laura.fetch(files_of(await asks_for_data(laura))[0]))
    (row,) = kept["solo"]
    assert row["seed"] is None
    assert await moves_of(house, row["game_id"], row["seat"]) == [move["move"] for move in row["moves"]]
    assert [post["daily_hour"] for post in kept["posts_set_up"]] == [3]
    assert "out of every table" in (await forgotten(laura)).text
    assert "You have already played the deal of the day" in (await todays(laura, "claro daily")).text
    assert chosen(await posts_page(laura), "settings:posts:daily-hour") == ["Deal of the day: 03:00"]
    async with house._engine.connect() as connection:
        assert (await connection.scalars(text("SELECT posts_by FROM guild_settings"))).all() == [None]
    guild = house.discord.world.guild.id
    assert house.app.base.settings.guild(guild).posts_by is None


async def test_people_who_only_lay_patiences_for_themselves_are_exported_and_forgotten(house):
    laura = await house.person("Laura")
    await laura.go_to_the_bot()
    await laura.slash("africa patience")
    kept = rows_in(await laura.fetch(files_of(await asks_for_data(laura))[0]))
    assert len(kept["solo"]) == 1
    assert "out of every table" in (await forgotten(laura)).text


# While the database cannot answer


async def without_tables(house):
    """Rename all tables, so that no statement succeeds."""
    with closing(sqlite3.connect(house.database)) as other:
        names = other.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
        renamed = [f"ALTER TABLE {name} RENAME TO elsewhere_{name}" for (name,) in names]
    await house.change(*renamed)


def leaves(command, path=""):
    """Yield the full name and the options of each subcommand."""
    options = command.get("options") or []
    subcommands = [each for each in options if each["type"] in (1, 2)]
    for each in subcommands:
        yield from leaves(each, f"{path}{command['name']} ")
    if not subcommands:
        yield f"{path}{command['name']}", {each["name"] for each in options}


AT_A_TABLE = {"join", "leave", "hand", "show", "end", "kick", "substitute", "play"}
"""Subcommands that need a table in the channel. The bot has live tables in memory."""

KEPT_IN_MEMORY = {"learn", "settings", "privacy"}
"""Subcommands whose first answer asks the database for nothing."""

OPTIONS = {"player": "", "move": "x"}
"""What is chosen where a subcommand has such an option; ``player`` is somebody at the table."""

OF_EVENTS = {
    "organise": {"game": "claro", "format": "swiss", "name": "Owls"},
    "server": {"game": "claro"},
}
"""What is chosen for the commands about several tables; ``person`` is somebody at the table."""


async def answers_of(house, person, other, wanted):
    """Use the subcommands that are wanted, and return what the person is told by each, and whether only they see it."""
    told = {}
    for command in [each for each in house.discord.world.commands.values() if each["type"] == 1]:
        for name, options in leaves(command):
            root, _, subcommand = name.partition(" ")
            if wanted(root, subcommand):
                chosen = OF_EVENTS.get(root, OPTIONS)
                given = {each: value or other.id for each, value in chosen.items() if each in options}
                seen = await person.slash(name, **given)
                if any(button["custom_id"].startswith("sure:") for button in seen.buttons.values()):
                    seen = await confirm(person, seen)
                told[name] = (seen.text, seen.ephemeral)
    return told


async def test_every_command_says_so_where_the_database_cannot_answer(house, caplog):
    laura, clara = await house.person("Laura"), await house.person("Clara")
    house.discord.world.guild.permissions |= MANAGE_SERVER | 1 << 33  # and events
    await without_tables(house)
    told = await answers_of(
        house, laura, clara, lambda of, name: of != "help" and name not in AT_A_TABLE | KEPT_IN_MEMORY
    )
    in_menu = await laura.user_command("Card statistics", clara)
    told["Card statistics"] = (in_menu.text, in_menu.ephemeral)
    await laura.user_command("Challenge to a game", clara)
    await laura.until(lambda each: each.modal)
    challenge = await laura.submit()
    told["Challenge to a game"] = (challenge.text, challenge.ephemeral)
    assert {name for name, answer in told.items() if answer != NOT_SAVED} == set()
    assert {"claro leaderboard", "africa daily", "my games", "my stats"} <= set(told)
    assert not clara.messages
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("game", usually("claro", GAMES))
async def test_every_command_at_a_table_says_so_where_the_database_cannot_answer(house, caplog, game):
    laura, clara, armin = [await house.person(name) for name in ("Laura", "Clara", "Armin")]
    await laura.slash(f"{game} new")
    for person in (clara, armin):  # without computers, which would try to play meanwhile
        await person.click("Join")
    await laura.click("Start")
    for person in (laura, clara, armin):
        await person.until(hand_of)  # they come by themselves
    seen = set(clara.messages)
    await without_tables(house)
    of_memory = {"join", "show"}
    of_memory_until_in_doubt = {"hand", "play"}
    changing = AT_A_TABLE - of_memory - of_memory_until_in_doubt
    told = await answers_of(house, laura, clara, lambda of, name: of == "table" and name in changing)
    told |= await answers_of(house, laura, clara, lambda of, name: of == game and name in of_memory_until_in_doubt)
    assert {name for name, answer in told.items() if answer != NOT_SAVED} == set()
    assert len(told) == len(AT_A_TABLE) - len(of_memory)
    assert set(clara.messages) == seen
    assert not [record for record in caplog.records if record.exc_info]
