"""What each person sees behind the slash: few entries for a member, and first those of a first evening."""

import pytest

from playground.world.permissions import MANAGE_EVENTS, MANAGE_GUILD
from tests.features.tournaments.clubs.evening import new_role
from tests.features.tournaments.live.event import show_to_all

MOST = 35
FIRST = [
    *("help", "claro new", "claro hand", "claro play", "claro learn", "claro daily", "claro leaderboard"),
    *("table join", "table show", "table leave"),
]
TO_ORGANISE = ["organise tournament", "organise ladder", "organise club"]
TO_MANAGE = ["server settings", "server season"]


async def entries(person):
    """Return the commands and subcommands that a person's picker lists, in order."""
    found = []
    for command in [each for each in await person._index() if each["type"] == 1]:
        steps = [each["name"] for each in command.get("options", []) if each["type"] == 1]
        found += [f"{command['name']} {step}" for step in steps] or [command["name"]]
    return found


async def test_a_member_sees_few_entries_and_first_those_of_a_first_evening(house):
    seen = await entries(await house.person("Laura"))
    assert len(seen) <= MOST, seen
    assert seen[: len(FIRST)] == FIRST
    assert not {*TO_ORGANISE, *TO_MANAGE} & set(seen)
    assert not [each for each in seen if each.startswith("club")]


async def test_a_server_with_a_club_adds_one_entry(house):
    laura, clara = await house.person("Laura"), await house.person("Clara")
    before = await entries(clara)
    await new_role(house, "Staff", "Laura", permissions=MANAGE_EVENTS)
    await laura.slash("organise club", name="Owls")
    seen = await entries(clara)
    assert set(seen) - set(before) == {"club"}
    assert len(seen) <= MOST, seen


@pytest.mark.parametrize(
    ("permissions", "more"),
    [(MANAGE_EVENTS, TO_ORGANISE), (MANAGE_GUILD, TO_MANAGE), (MANAGE_EVENTS | MANAGE_GUILD, TO_ORGANISE + TO_MANAGE)],
)
async def test_organisers_and_managers_see_what_they_need_besides(house, permissions, more):
    laura, member = await house.person("Laura"), await house.person("Clara")
    await new_role(house, "Staff", "Laura", permissions=permissions)
    assert await entries(laura) == await entries(member) + more


async def test_in_direct_messages_only_what_works_there_is_seen(house):
    laura = await house.person("Laura")
    await laura.go_to_the_bot()
    seen = await entries(laura)
    assert {"help", "my games", "my settings", "my privacy", "claro daily", "africa patience"} <= set(seen)
    assert not [each for each in seen if each.split()[0] in ("table", "tournament", "ladder", "organise", "server")]


async def test_the_commands_that_scripts_rely_on_stay(house):
    commands = {each["name"]: each for each in house.discord.world.commands.values()}
    of_claro = {each["name"]: each for each in commands["claro"]["options"]}
    assert of_claro.keys() >= {"new", "play", "hand", "leaderboard"}
    assert [each["name"] for each in of_claro["new"]["options"]] == ["bots", "level", "seats", "free_pass", "hand"]


async def test_the_bot_checks_by_itself_who_may_organise(house):
    """The settings of a server can show a command to anybody."""
    laura = await house.person("Laura")
    show_to_all(house)
    refused = await laura.slash("organise tournament", game="claro", format="swiss")
    assert "needs *Manage Events*" in refused.text
    assert "can found a club" in (await laura.slash("organise club", name="Foxes")).text
    for answer in (
        await laura.slash("server settings"),
        await laura.slash("server season", game="claro", start="Spring"),
    ):
        assert "Only members with *Manage Server*" in answer.text
