"""The commands as Discord is told of them, and a command that Discord still offers though it was removed."""

import pytest

from bot.games.catalog import GAMES
from bot.locales.words import words_for
from playground.changes.commands import enable_activities
from playground.server import Playground
from playground.world import World
from tests.conftest import House

MENUS = ("Challenge to a game", "Card statistics", "Replay this game")
FIRST, *OTHERS = GAMES
OWN = ["my", "tournament", "ladder", "organise", "server"]
ALL = ["help", FIRST, "table", *OTHERS, *OWN, *MENUS]
"""The commands in the order in which Discord's clients list them."""


async def test_commands_are_named_in_every_language(house):
    commands = {command["name"]: command for command in house.discord.world.commands.values()}
    claro, mine = commands["claro"], commands["my"]
    assert set(commands) == set(ALL)
    assert [commands[name]["type"] for name in MENUS] == [2, 2, 3]
    assert commands[MENUS[0]]["name_localizations"]["he"] == words_for("he")("menu-challenge")
    assert mine["description_localizations"]["de"] == words_for("de")("command-my")
    assert commands["tournament"]["name_localizations"]["de"] == "turnier"
    assert commands["ladder"]["name_localizations"]["fr"] == "échelle"
    settings = next(each for each in mine["options"] if each["name"] == "settings")
    assert settings["name_localizations"]["fr"] == "réglages"
    new = next(command for command in claro["options"] if command["name"] == "new")
    assert new["name_localizations"] == {"de": "neu", "fr": "créer", "he": "חדש"}
    assert set(new["description_localizations"]) == {"de", "fr", "he"}
    bots = next(option for option in new["options"] if option["name"] == "bots")
    assert bots["name_localizations"]["de"] == "computer"
    passing = next(option for option in new["options"] if option["name"] == "free_pass")
    assert passing["choices"][1]["name_localizations"]["fr"] == "quand on veut"


async def test_commands_come_in_the_order_in_which_people_need_them(house):
    commands = list(house.discord.world.commands.values())
    assert [command["name"] for command in commands] == ALL
    for game in GAMES:
        ((name, each),) = [(each["name"], each["options"]) for each in commands if each["name"] == game]
        subcommands = [option["name"] for option in each]
        assert subcommands[:4] == ["new", "hand", "play", "learn"]
        assert each[0]["description"] == words_for("en")(f"{name}-command-new")
    (table,) = [each["options"] for each in commands if each["name"] == "table"]
    assert [each["name"] for each in table][:3] == ["join", "show", "leave"]


async def test_a_removed_command_is_answered(house):
    laura = await house.person("Laura")
    house.app.registry.commands.remove_command("my")
    seen = await laura.slash("my privacy")
    assert seen.ephemeral
    assert "it may have changed" in seen.text


async def test_an_activity_keeps_its_command(tmp_path):
    world = World(["Laura"])
    launch = enable_activities(world)
    async with Playground(world) as discord:
        house = House(discord, tmp_path / "claro.db")
        for _ in range(2):
            await house.start_bot()
            await house.stop_bot()
    names = {command["name"]: command for command in world.commands.values()}
    assert set(names) == {*ALL, "launch"}
    assert names["launch"]["id"] == launch["id"]
    assert names["launch"]["handler"] == launch["handler"]


@pytest.mark.parametrize(("allowed", "server", "games"), [((0, 1), [0], [0, 1]), ((0,), [0], [0]), ((1,), [1], [1])])
async def test_commands_ask_for_no_installation_that_the_application_does_not_allow(tmp_path, allowed, server, games):
    world = World(["Laura"])
    world.integration_types = allowed
    async with Playground(world) as discord:
        house = House(discord, tmp_path / "claro.db")
        await house.start_bot()
        await house.stop_bot()
    found = {command["name"]: command for command in world.commands.values()}
    assert [found[each]["contexts"] for each in ("help", *GAMES)] == [[0, 1, 2]] * (1 + len(GAMES))
    assert [found[each]["integration_types"] for each in GAMES] == [games] * len(GAMES)
    assert found["server"]["integration_types"] == server
    assert found["server"]["contexts"] == [0]


async def test_in_a_group_a_patience_is_shown_to_its_player_alone(house):
    world = house.discord.world
    laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
    world.installed_by.add(int(laura.id))
    group = world.private_channel([world.people[int(each.id)] for each in (laura, clara)])
    laura.channel = str(group.id)
    laura._direct = True
    assert (await laura.slash("africa patience")).ephemeral
    await laura.go_to_the_bot()
    assert not (await laura.slash("africa patience")).ephemeral
