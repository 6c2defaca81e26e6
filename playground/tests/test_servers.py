"""Servers: roles and their height, channels of all types, overwrites, and what changes are told of."""

import pytest

from playground.tests.description import DESCRIPTION
from playground.tests.openapi import Description
from playground.tests.powers import empower, listening, person_of
from playground.tests.test_interactions import answered
from playground.tests.test_people import refused
from playground.tests.test_threads import code
from playground.world.guild import ANNOUNCEMENT, CATEGORY, FORUM, MEDIA, STAGE, TEXT, VOICE
from playground.world.permissions import (
    ADMINISTRATOR,
    BAN_MEMBERS,
    KICK_MEMBERS,
    MANAGE_CHANNELS,
    MANAGE_ROLES,
    SEND_MESSAGES,
    VIEW_CHANNEL,
    Overwrite,
)

KINDS = [TEXT, VOICE, CATEGORY, ANNOUNCEMENT, STAGE, FORUM, MEDIA]


# The server


async def test_a_server_with_counts(discord, bot, base):
    _, without = await bot.request("GET", base)
    assert "approximate_member_count" not in without
    assert not {"members", "channels", "threads", "joined_at", "large"} & set(without)
    _, counted = await bot.request("GET", f"{base}?with_counts=true")
    assert counted["approximate_member_count"] == len(discord.world.guild.members)


async def test_ones_own_servers_tell_ones_own_permissions(discord, bot, clara):
    empower(discord, ADMINISTRATOR)
    (own,) = (await bot.request("GET", "/users/@me/guilds?with_counts=true"))[1]
    assert int(own["permissions"]) & ADMINISTRATOR
    assert own["approximate_member_count"] == 4
    assert not int((await clara.request("GET", "/users/@me/guilds"))[0]["permissions"]) & ADMINISTRATOR
    assert await code(bot.request("GET", "/users/@me/guilds?limit=201")) == 50035


# Roles


async def test_a_role_from_its_beginning_to_its_end(discord, bot, laura, base):
    assert await code(bot.request("POST", f"{base}/roles", {})) == 50013
    empower(discord, MANAGE_ROLES, position=5)
    async with listening(bot) as event:
        status, role = await bot.request("POST", f"{base}/roles", {"name": "Winner", "color": 0xFFD700, "hoist": True})
        assert (status, role["name"], role["colors"]["primary_color"], role["position"]) == (200, "Winner", 0xFFD700, 1)
        assert (await event("GUILD_ROLE_CREATE"))["role"] == role
        one = f"{base}/roles/{role['id']}"
        _, changed = await bot.request("PATCH", one, {"name": "Loser", "mentionable": True})
        assert (await event("GUILD_ROLE_UPDATE"))["role"] == changed
        assert (changed["name"], changed["mentionable"], changed["hoist"]) == ("Loser", True, True)
        await bot.request("PUT", f"{base}/members/{laura.id}/roles/{role['id']}")
        assert (await bot.request("GET", f"{base}/roles/member-counts"))[1][role["id"]] == 1
        assert (await bot.request("GET", one))[1] == changed
        assert await code(bot.request("DELETE", one)) is None
        assert (await event("GUILD_ROLE_DELETE"))["role_id"] == role["id"]
    assert await code(bot.request("GET", one)) == 10011
    assert (await bot.request("GET", f"{base}/members/{laura.id}"))[1]["roles"] == []


async def test_a_deleted_role_leaves_the_channels(discord, bot, laura, base):
    empower(discord, MANAGE_ROLES, position=5)
    role = discord.world.add_role(discord.world.guild, "Quiet", position=1)
    channel = discord.world.channels[int(laura.channel)]
    await discord.service.servers.overwrite(channel, Overwrite(role.id, 0, deny=SEND_MESSAGES))
    assert await code(bot.request("DELETE", f"{base}/roles/{role.id}")) is None
    assert (await bot.request("GET", f"/channels/{channel.id}"))[1]["permission_overwrites"] == []


async def test_the_role_of_a_bot_is_its_own(discord, bot, laura, base):
    empower(discord, MANAGE_ROLES, position=5)
    role = discord.world.add_role(discord.world.guild, "Other Bot", position=1)
    role.bot = 5
    _, told = await bot.request("GET", f"{base}/roles/{role.id}")
    assert (told["managed"], told["tags"]) == (True, {"bot_id": "5"})
    assert await code(bot.request("PUT", f"{base}/members/{laura.id}/roles/{role.id}")) == 50013
    assert await code(bot.request("DELETE", f"{base}/roles/{role.id}")) == 50028


async def test_the_list_of_roles_begins_with_everyone(discord, bot, base):
    _, roles = await bot.request("GET", f"{base}/roles")
    assert [each["name"] for each in roles] == ["@everyone", "Moderator"]
    assert (roles[0]["id"], roles[0]["position"]) == (str(discord.world.guild.id), 0)
    empower(discord, MANAGE_ROLES)
    assert await code(bot.request("DELETE", f"{base}/roles/{roles[0]['id']}")) == 50028


async def test_nobody_gives_a_role_more_than_they_have(discord, bot, base):
    empower(discord, MANAGE_ROLES | KICK_MEMBERS, position=5)
    assert await code(bot.request("POST", f"{base}/roles", {"permissions": str(BAN_MEMBERS)})) == 50013
    status, role = await bot.request("POST", f"{base}/roles", {"permissions": str(KICK_MEMBERS)})
    assert (status, role["permissions"]) == (200, str(KICK_MEMBERS))
    assert await code(bot.request("PATCH", f"{base}/roles/{role['id']}", {"permissions": str(ADMINISTRATOR)})) == 50013
    assert await code(bot.request("PATCH", f"{base}/roles/{role['id']}", {"permissions": "x"})) == 50035


async def test_nobody_changes_a_role_that_is_not_below_their_own(discord, bot, base):
    own = empower(discord, MANAGE_ROLES)
    above = discord.world.add_role(discord.world.guild, "Above")
    below = discord.world.add_role(discord.world.guild, "Below", position=1)
    for role in (own, above):
        assert await code(bot.request("PATCH", f"{base}/roles/{role.id}", {"name": "x"})) == 50013
        assert await code(bot.request("DELETE", f"{base}/roles/{role.id}")) == 50013
        assert await code(bot.request("PATCH", f"{base}/roles", [{"id": str(role.id), "position": 1}])) == 50013
    assert await code(bot.request("PATCH", f"{base}/roles/{below.id}", {"name": "x"})) is None
    assert await code(bot.request("PATCH", f"{base}/roles", [{"id": str(below.id), "position": 9}])) == 50013
    assert await code(bot.request("PATCH", f"{base}/roles", [{"id": str(below.id), "position": 1}])) is None


async def test_what_everybody_may_is_a_role(discord, bot, base):
    empower(discord, MANAGE_ROLES)
    everyone = f"{base}/roles/{discord.world.guild.id}"
    bits = discord.world.guild.permissions & ~SEND_MESSAGES
    async with listening(bot) as event:
        assert await code(bot.request("PATCH", everyone, {"permissions": str(bits)})) is None
        assert (await event("GUILD_ROLE_UPDATE"))["role"]["permissions"] == str(bits)
    assert discord.world.guild.permissions == bits


# Channels


@pytest.mark.parametrize("kind", KINDS)
async def test_each_type_of_channel_is_created_read_and_deleted(discord, bot, base, kind):
    body = {"name": "My Place", "type": kind}
    assert await code(bot.request("POST", f"{base}/channels", body)) == 50013
    empower(discord, MANAGE_CHANNELS)
    async with listening(bot) as event:
        status, made = await bot.request("POST", f"{base}/channels", body)
        assert (await event("CHANNEL_CREATE"))["id"] == made["id"]
        assert (status, made["type"]) == (201, kind)
        assert made["name"] == ("My Place" if kind in (VOICE, STAGE, CATEGORY) else "my-place")
        assert ("bitrate" in made) == (kind in (VOICE, STAGE))
        assert ("available_tags" in made) == (kind in (FORUM, MEDIA))
        assert ("last_message_id" in made) == (kind != CATEGORY)
        path = f"/channels/{made['id']}"
        assert (await bot.request("GET", path))[1] == made
        assert made in (await bot.request("GET", f"{base}/channels"))[1]
        if DESCRIPTION.exists() and kind != MEDIA:  # the description does not know that type
            assert Description().violations("GET", path, None, 200, made) == []
        status, gone = await bot.request("DELETE", path)
        assert (status, gone["id"]) == (200, made["id"])
        assert (await event("CHANNEL_DELETE"))["id"] == made["id"]
    assert await code(bot.request("GET", path)) == 10003


async def test_a_channel_is_changed(discord, bot, laura, base):
    path = f"/channels/{laura.channel}"
    body = {"name": "New Name", "topic": "cards", "nsfw": True, "rate_limit_per_user": 5, "position": 7}
    assert await code(bot.request("PATCH", path, body)) == 50013
    empower(discord, MANAGE_CHANNELS)
    async with listening(bot) as event:
        status, changed = await bot.request("PATCH", path, body)
        assert (await event("CHANNEL_UPDATE"))["topic"] == "cards"
    assert status == 200
    assert {**body, "name": "new-name"}.items() <= changed.items()
    assert (await bot.request("PATCH", path, {"topic": None}))[1]["topic"] is None


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"name": ""}, "name"),
        ({"topic": "x" * 1025}, "topic"),
        ({"nsfw": 1}, "nsfw"),
        ({"rate_limit_per_user": 21601}, "rate_limit_per_user"),
        ({"parent_id": "1"}, "parent_id"),
        ({"parent_id": "x"}, "parent_id"),
        ({"position": -1}, "position"),
        ({"type": 2}, "type"),
        ({"permission_overwrites": 5}, "permission_overwrites"),
        ({"default_auto_archive_duration": 7}, "default_auto_archive_duration"),
    ],
)
async def test_settings_that_are_wrong(discord, bot, laura, body, field):
    empower(discord, MANAGE_CHANNELS | MANAGE_ROLES)
    status, answer = await bot.request("PATCH", f"/channels/{laura.channel}", body)
    assert (status, answer["code"], [*answer["errors"]]) == (400, 50035, [field])


async def test_channels_in_a_category(discord, bot, base):
    empower(discord, MANAGE_CHANNELS | MANAGE_ROLES)
    hidden = {"id": str(discord.world.guild.id), "type": 0, "deny": str(SEND_MESSAGES)}
    _, category = await bot.request(
        "POST", f"{base}/channels", {"name": "Games", "type": CATEGORY, "permission_overwrites": [hidden]}
    )
    _, made = await bot.request("POST", f"{base}/channels", {"name": "a", "parent_id": category["id"]})
    assert made["parent_id"] == category["id"]
    assert made["permission_overwrites"] == category["permission_overwrites"] == [{**hidden, "allow": "0"}]
    async with listening(bot) as event:
        await bot.request("DELETE", f"/channels/{category['id']}")
        assert (await event("CHANNEL_UPDATE"))["parent_id"] is None


async def test_channels_follow_a_category_until_they_differ(discord, bot, laura, base):
    empower(discord, MANAGE_CHANNELS | MANAGE_ROLES)
    _, category = await bot.request("POST", f"{base}/channels", {"name": "Games", "type": CATEGORY})
    made = [
        (await bot.request("POST", f"{base}/channels", {"name": name, "parent_id": category["id"]}))[1]["id"]
        for name in "ab"
    ]
    body = {"type": 1, "deny": str(SEND_MESSAGES)}
    await bot.request("PUT", f"/channels/{made[1]}/permissions/{bot.application}", {"type": 1})
    await bot.request("PUT", f"/channels/{category['id']}/permissions/{laura.id}", body)
    denied = [(await bot.request("GET", f"/channels/{each}"))[1]["permission_overwrites"] for each in made]
    assert [[each["id"] for each in overwrites] for overwrites in denied] == [[laura.id], [str(bot.application)]]


async def test_channels_are_moved(discord, bot, base):
    guild = discord.world.guild
    category = await discord.service.servers.add_channel(guild, "Games", CATEGORY)
    await discord.service.servers.overwrite(category, Overwrite(guild.id, 0, deny=SEND_MESSAGES))
    first, second = [str(each.id) for each in guild.channels[:2]]
    places = [{"id": first, "position": 1}, {"id": second, "position": 0}]
    assert await code(bot.request("PATCH", f"{base}/channels", places)) == 50013
    assert await code(bot.request("PATCH", f"{base}/channels", [{"id": first, "parent_id": category.id}])) == 50001
    empower(discord, MANAGE_CHANNELS)
    assert await code(bot.request("PATCH", f"{base}/channels", places)) is None
    _, channels = await bot.request("GET", f"{base}/channels")
    assert {each["id"]: each["position"] for each in channels}.items() >= {first: 1, second: 0}.items()
    both = [{"id": each, "parent_id": str(category.id)} for each in (first, second)]
    assert await code(bot.request("PATCH", f"{base}/channels", both)) == 40009
    locked = [{**both[0], "lock_permissions": True}]
    assert await code(bot.request("PATCH", f"{base}/channels", locked)) == 50013
    empower(discord, MANAGE_ROLES)
    async with listening(bot) as event:
        assert await code(bot.request("PATCH", f"{base}/channels", locked)) is None
        told = await event("CHANNEL_UPDATE")
    assert (told["id"], told["parent_id"]) == (first, str(category.id))
    assert told["permission_overwrites"][0]["deny"] == str(SEND_MESSAGES)
    assert await code(bot.request("PATCH", f"{base}/channels", [{"id": "1", "position": 1}])) == 10003
    assert await code(bot.request("PATCH", f"{base}/channels", [{"id": first, "position": "x"}])) == 50035


async def test_a_server_has_500_channels_at_most(discord, bot, base):
    empower(discord, MANAGE_CHANNELS)
    while len(discord.world.guild.channels) < 499:
        discord.world.add_channel(discord.world.guild, "a")
    assert await code(bot.request("POST", f"{base}/channels", {"name": "a"})) is None
    assert await code(bot.request("POST", f"{base}/channels", {"name": "a"})) == 30013


async def test_overwrites_by_request(discord, bot, laura):
    path = f"/channels/{laura.channel}/permissions/{laura.id}"
    body = {"type": 1, "deny": str(SEND_MESSAGES)}
    assert await code(bot.request("PUT", path, body)) == 50013
    empower(discord, MANAGE_ROLES)
    async with listening(bot) as event:
        assert await code(bot.request("PUT", path, body)) is None
        told = await event("CHANNEL_UPDATE")
    assert told["permission_overwrites"] == [{"id": laura.id, "type": 1, "allow": "0", "deny": str(SEND_MESSAGES)}]
    assert await refused(laura.request("POST", f"/channels/{laura.channel}/messages", {"content": "a"})) == 50013
    assert await code(bot.request("PUT", path, {"type": 1, "allow": str(BAN_MEMBERS)})) == 50013
    assert await code(bot.request("PUT", path, {"type": 1, "allow": "x"})) == 50035
    assert await code(bot.request("PUT", path, {"type": 2})) == 50035
    assert await code(bot.request("PUT", f"/channels/{laura.channel}/permissions/1", {"type": 0})) == 10009
    assert await code(bot.request("DELETE", path)) is None
    assert await code(bot.request("DELETE", path)) == 10009


async def test_who_manages_roles_in_a_channel_may_allow_more_there(discord, bot, laura):
    empower(discord, MANAGE_ROLES | MANAGE_CHANNELS)
    channel = discord.world.channels[int(laura.channel)]
    path, body = f"/channels/{channel.id}/permissions/{laura.id}", {"type": 1, "allow": str(BAN_MEMBERS)}
    assert await code(bot.request("PUT", path, body)) == 50013
    own = discord.world.bot.id
    await discord.service.servers.overwrite(channel, Overwrite(own, 1, allow=MANAGE_ROLES))
    assert await code(bot.request("PUT", path, body)) is None
    overwrite = {"id": laura.id, "type": 1, "allow": str(MANAGE_ROLES)}
    made = {"name": "x", "permission_overwrites": [overwrite]}
    assert await code(bot.request("POST", f"/guilds/{laura.guild}/channels", made)) == 50013
    empower(discord, ADMINISTRATOR)
    assert await code(bot.request("POST", f"/guilds/{laura.guild}/channels", made)) is None


async def test_what_tests_deny_is_an_overwrite(discord, bot, laura):
    channel = discord.world.channels[int(laura.channel)]
    channel.overwrites[int(laura.id)] = Overwrite(int(laura.id), 1, allow=SEND_MESSAGES | VIEW_CHANNEL)
    channel.denied[int(laura.id)] = SEND_MESSAGES
    _, seen = await bot.request("GET", f"/channels/{channel.id}")
    assert seen["permission_overwrites"] == [
        {"id": laura.id, "type": 1, "allow": str(VIEW_CHANNEL), "deny": str(SEND_MESSAGES)}
    ]


async def test_a_chosen_channel_is_told_in_part(discord, bot, laura):
    option = {"type": 7, "name": "where", "description": "x"}
    command = {"name": "show", "description": "x", "options": [option]}
    await bot.request("PUT", f"/applications/{bot.application}/commands", [command])
    guild, parent = discord.world.guild, discord.world.channels[int(laura.channel)]
    thread = await discord.service.threads.start(parent, "side game", discord.world.owner)
    voice = await discord.service.servers.add_channel(guild, "voice", VOICE)
    parent.denied[bot.application] = SEND_MESSAGES
    told = []
    for channel in (parent, thread, voice):
        _, _, interaction = await answered(bot, laura.slash("show", where=str(channel.id)), (4, {"content": "a"}))
        told.append(interaction["data"]["resolved"]["channels"][str(channel.id)])
    common = {"id", "name", "type", "last_message_id", "nsfw", "parent_id", "guild_id", "flags", "rate_limit_per_user"}
    common |= {"permissions", "app_permissions", "position"}
    assert set(told[0]) == common | {"topic"}
    assert set(told[1]) == common - {"nsfw", "position"} | {"thread_metadata"}
    assert set(told[2]) == common
    assert int(told[0]["permissions"]) & SEND_MESSAGES
    assert not int(told[0]["app_permissions"]) & SEND_MESSAGES


async def test_a_channel_that_the_chooser_cannot_see_is_refused(discord, bot, laura, clara):
    hidden = await discord.service.servers.add_channel(discord.world.guild, "hidden")
    await discord.service.servers.overwrite(hidden, Overwrite(int(laura.id), 1, deny=VIEW_CHANNEL))
    assert await refused(laura.request("GET", f"/channels/{hidden.id}")) == 50001
    assert (await clara.request("GET", f"/channels/{hidden.id}"))["name"] == "hidden"
    await discord.service.servers.take_role(
        discord.world.guild, person_of(discord, clara), next(iter(discord.world.guild.roles.values()))
    )
    assert discord.world.guild.roles_of(int(clara.id)) == []
