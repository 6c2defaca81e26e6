"""Where commands are: in servers, in direct messages and in private channels; and who has installed the application."""

import pytest

from playground.driver import Refused
from playground.tests.test_interactions import BUTTONS, answered
from playground.tests.test_options import define
from playground.world.permissions import ADMINISTRATOR, MANAGE_GUILD, USE_APPLICATION_COMMANDS, USE_EXTERNAL_APPS

EPHEMERAL = 64
REPLY = (4, {"content": "x"})


async def code(asking):
    with pytest.raises(Refused) as caught:
        await asking
    return caught.value.body["code"]


async def private_channel(discord, person, *others):
    """Let a person look at a private channel without the bot."""
    world = discord.world
    channel = world.private_channel([world.people[int(each.id)] for each in (person, *others)])
    person.channel, person._direct = str(channel.id), True


async def test_the_three_contexts(discord, bot, laura, clara):
    await define(bot, {"name": "play"})
    discord.world.installed_by.add(int(laura.id))
    _, _, here = await answered(bot, laura.slash("play"), REPLY)
    assert (here["context"], here["member"]["user"]["id"]) == (0, laura.id)
    assert here["authorizing_integration_owners"] == {"0": laura.guild, "1": laura.id}
    assert here["guild"] == {"id": laura.guild, "locale": "en-US", "features": []}
    await laura.go_to_the_bot()
    _, _, here = await answered(bot, laura.slash("play"), REPLY)
    assert (here["context"], here["user"]["id"]) == (1, laura.id)
    assert here["authorizing_integration_owners"] == {"0": "0", "1": laura.id}
    assert not {"guild", "guild_id", "guild_locale", "member"} & here.keys()
    await private_channel(discord, laura, clara)
    seen, _, here = await answered(bot, laura.slash("play"), REPLY)
    assert (here["context"], here["user"]["id"], here["channel"]["type"]) == (2, laura.id, 1)
    assert here["authorizing_integration_owners"] == {"1": laura.id}
    assert seen.data["interaction_metadata"]["authorizing_integration_owners"] == {"1": laura.id}
    assert here["attachment_size_limit"] == 10 * 1024 * 1024


async def test_a_command_is_only_where_it_says(discord, bot, laura, clara):
    await define(
        bot,
        {"name": "servers", "contexts": [0]},
        {"name": "direct", "contexts": [1]},
        {"name": "private", "contexts": [2], "integration_types": [1]},
        {"name": "old", "dm_permission": False},
        {"name": "installed", "integration_types": [1]},
    )

    async def offered():
        return {each["name"] for each in await laura._index()}

    assert await offered() == {"servers", "old"}
    assert await code(laura.slash("direct")) == 10063
    assert await code(laura.slash("installed")) == 10063
    await laura.go_to_the_bot()
    assert await offered() == {"direct"}
    assert await code(laura.slash("servers")) == 10063
    assert await code(laura.slash("old")) == 10063
    discord.world.installed_by.add(int(laura.id))
    assert await offered() == {"direct", "installed"}
    await private_channel(discord, laura, clara)
    assert await offered() == {"private", "installed"}
    assert await code(laura.slash("direct")) == 10063
    discord.world.installed_by.clear()
    assert await offered() == set()
    assert await code(laura.slash("private")) == 10002


async def test_a_command_of_one_server_is_not_in_others_nor_in_direct_messages(discord, bot, laura):
    path = f"/applications/{bot.application}/guilds/{laura.guild}/commands"
    await bot.request("POST", path, {"name": "here", "description": "x"})
    _, _, interaction = await answered(bot, laura.slash("here"), REPLY)
    assert interaction["data"]["guild_id"] == laura.guild
    assert interaction["authorizing_integration_owners"] == {"0": laura.guild}
    await laura.go_to_the_bot()
    assert await code(laura.slash("here")) == 10063


async def test_a_command_names_only_the_installations_it_supports(discord, bot, laura):
    discord.world.installed_by.add(int(laura.id))
    await define(bot, {"name": "servers", "integration_types": [0]}, {"name": "users", "integration_types": [1]})
    for name, owners in (("servers", {"0": laura.guild}), ("users", {"1": laura.id})):
        seen, _, interaction = await answered(bot, laura.slash(name), REPLY)
        assert interaction["authorizing_integration_owners"] == owners
        assert seen.data["interaction_metadata"]["authorizing_integration_owners"] == owners


async def test_a_component_names_those_who_installed_the_command(discord, bot, laura, clara):
    discord.world.installed_by.add(int(laura.id))
    await define(bot, {"name": "users", "integration_types": [1]})
    await answered(bot, laura.slash("users"), (4, {"content": "x", "components": BUTTONS}))
    await clara.until(lambda each: each.messages)
    _, _, interaction = await answered(bot, clara.click("Go"), (6,))
    assert interaction["authorizing_integration_owners"] == {"1": laura.id}  # Clara has installed nothing
    discord.world.installed_by.clear()
    assert await code(clara.click("Go")) == 10002


async def test_without_the_permission_an_external_application_is_heard_by_its_user_alone(discord, bot, laura, clara):
    discord.world.installed_by.add(int(laura.id))
    await define(bot, {"name": "users", "integration_types": [1]})
    channel = discord.world.channels[int(laura.channel)]
    channel.denied[int(laura.id)] = USE_EXTERNAL_APPS
    seen, _, interaction = await answered(bot, laura.slash("users"), REPLY)
    assert seen.ephemeral
    path = f"/webhooks/{bot.application}/{interaction['token']}"
    assert (await bot.request("POST", path, {"content": "y"}))[1]["flags"] & EPHEMERAL
    del channel.denied[int(laura.id)]
    seen, _, _ = await answered(bot, laura.slash("users"), REPLY)
    assert not seen.ephemeral
    assert [each.text for each in clara.messages.values()] == ["x"]


async def test_five_follow_ups_for_an_application_that_only_a_user_has_installed(discord, bot, laura):
    discord.world.installed_by.add(int(laura.id))
    await define(bot, {"name": "users", "integration_types": [1]}, {"name": "both"})
    refused = {"message": "This interaction has hit the maximum number of follow up messages.", "code": 40094}
    for name, sixth in (("users", (400, refused)), ("both", None)):
        _, _, interaction = await answered(bot, laura.slash(name), REPLY)
        path = f"/webhooks/{bot.application}/{interaction['token']}"
        for _ in range(5):
            assert (await bot.request("POST", path, {"content": "y"}))[0] == 200
        answer = await bot.request("POST", path, {"content": "y"})
        assert answer == sixth if sixth else answer[0] == 200


async def test_permissions_that_a_command_takes_by_default(discord, bot, laura, clara):
    await define(
        bot,
        {"name": "manage", "default_member_permissions": str(MANAGE_GUILD)},
        {"name": "nobody", "default_member_permissions": "0"},
        {"name": "all"},
    )
    world, guild = discord.world, discord.world.guild
    role = world.add_role(guild, "Manager", MANAGE_GUILD)
    guild.membership(int(laura.id)).roles.add(role.id)
    assert {each["name"] for each in await laura._index()} == {"manage", "all"}
    await answered(bot, laura.slash("manage"), REPLY)
    assert await code(clara.slash("manage")) == 50013
    assert await code(laura.slash("nobody")) == 50013
    role.permissions = ADMINISTRATOR
    await answered(bot, laura.slash("nobody"), REPLY)
    await clara.go_to_the_bot()
    await answered(bot, clara.slash("nobody"), REPLY)  # the permissions are those of members
    await clara.go_to("cards")
    world.channels[int(clara.channel)].denied[int(clara.id)] = USE_APPLICATION_COMMANDS
    assert await code(clara.slash("all")) == 50013


async def test_an_age_restricted_command(discord, bot, laura):
    await define(bot, {"name": "grown-up", "nsfw": True})
    assert await code(laura.slash("grown-up")) == 10063
    discord.world.channels[int(laura.channel)].nsfw = True
    await answered(bot, laura.slash("grown-up"), REPLY)
