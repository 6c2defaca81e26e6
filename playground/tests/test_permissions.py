"""Permissions: the order of roles and overwrites, what is void without others, timeouts; and what is told of them."""

import itertools

import pytest

from playground.server import Playground
from playground.tests.powers import empower, person_of
from playground.tests.raw_bot import raw_bot
from playground.tests.test_interactions import answered
from playground.tests.test_people import refused
from playground.world import World
from playground.world.guild import Guild, Membership, Role
from playground.world.permissions import (
    ADMINISTRATOR,
    ALL,
    APP_IN_DIRECT,
    ATTACH_FILES,
    CONNECT,
    EMBED_LINKS,
    EVERYBODY_MAY,
    MANAGE_EVENTS,
    MANAGE_GUILD,
    MANAGE_MESSAGES,
    MENTION_EVERYONE,
    READ_HISTORY,
    SEND_IN_THREADS,
    SEND_MESSAGES,
    USE_APPLICATION_COMMANDS,
    VIEW_CHANNEL,
    Overwrite,
    base,
    effective,
    in_channel,
    timed_out,
)

GUILD, ROLE, OTHER, MEMBER = 1, 2, 3, 4
BIT = MANAGE_MESSAGES


def test_roles_add_to_what_everybody_may():
    assert base(VIEW_CHANNEL, [SEND_MESSAGES, MANAGE_MESSAGES]) == VIEW_CHANNEL | SEND_MESSAGES | MANAGE_MESSAGES
    assert base(VIEW_CHANNEL, [ADMINISTRATOR]) == ALL


@pytest.mark.parametrize("said", [*itertools.product(("allow", "deny", None), repeat=4)])
def test_the_overwrite_that_counts(said):
    ids = (GUILD, ROLE, OTHER, MEMBER)
    overwrites = {
        each: Overwrite(each, each == MEMBER, **{word: BIT}) for each, word in zip(ids, said, strict=True) if word
    }
    everyone, role, other, own = said
    roles = "allow" if "allow" in (role, other) else "deny" if "deny" in (role, other) else None
    expected = (own or roles or everyone or "deny") == "allow"
    assert bool(in_channel(VIEW_CHANNEL, GUILD, [ROLE, OTHER], MEMBER, overwrites) & BIT) is expected
    assert bool(in_channel(VIEW_CHANNEL, GUILD, [OTHER, ROLE], MEMBER, overwrites) & BIT) is expected
    assert in_channel(ALL, GUILD, [ROLE, OTHER], MEMBER, overwrites) == ALL


@pytest.mark.parametrize("which", [GUILD, ROLE, MEMBER])
def test_in_one_step_allowing_wins(which):
    both = {which: Overwrite(which, 0, allow=BIT, deny=BIT)}
    assert in_channel(VIEW_CHANNEL, GUILD, [ROLE], MEMBER, both) & BIT


def test_of_two_roles_in_one_place_the_older_one_is_higher():
    older, newer = Role(1, "older", position=2), Role(2, "newer", position=2)
    guild = Guild(9, "x", owner=8, roles={1: older, 2: newer}, memberships={5: Membership({1}), 6: Membership({2})})
    assert guild.rank(8) > guild.rank(5) > guild.rank(6) > guild.rank(7)
    assert guild.is_below(newer, 5)
    assert not guild.is_below(older, 6)


def test_overwrites_of_others_do_not_count():
    assert in_channel(VIEW_CHANNEL, GUILD, [], MEMBER, {ROLE: Overwrite(ROLE, 0, allow=BIT)}) == VIEW_CHANNEL


def test_what_is_void_without_others():
    assert effective(EVERYBODY_MAY & ~VIEW_CHANNEL) == 0
    silent = effective(EVERYBODY_MAY & ~SEND_MESSAGES)
    assert not silent & (ATTACH_FILES | EMBED_LINKS | MENTION_EVERYONE)
    assert silent & READ_HISTORY
    assert effective(EVERYBODY_MAY & ~SEND_MESSAGES, thread=True) & ATTACH_FILES
    assert not effective(EVERYBODY_MAY & ~SEND_IN_THREADS, thread=True) & ATTACH_FILES
    assert effective(EVERYBODY_MAY & ~CONNECT, voice=True) == VIEW_CHANNEL
    assert effective(EVERYBODY_MAY, voice=True) == EVERYBODY_MAY


def test_a_timeout_leaves_reading():
    assert timed_out(EVERYBODY_MAY) == VIEW_CHANNEL | READ_HISTORY
    assert timed_out(ALL) == ALL


async def permissions_told(bot, person):
    _, _, interaction = await answered(bot, person.slash("try"), (4, {"content": "a"}))
    assert interaction["member"]["permissions"] == interaction["channel"]["permissions"]
    return int(interaction["member"]["permissions"]), int(interaction["app_permissions"])


async def test_an_interaction_tells_permissions_with_overwrites(discord, bot, laura, clara):
    guild, channel = discord.world.guild, discord.world.channels[int(laura.channel)]
    role = await discord.service.servers.add_role(guild, "Quiet")
    await discord.service.servers.give_role(guild, person_of(discord, laura), role)
    await discord.service.servers.overwrite(channel, Overwrite(role.id, 0, allow=MANAGE_GUILD, deny=SEND_MESSAGES))
    hers, ours = await permissions_told(bot, laura)
    assert hers == EVERYBODY_MAY & ~SEND_MESSAGES | MANAGE_GUILD  # what is void without others is told all the same
    assert ours == EVERYBODY_MAY
    assert (await permissions_told(bot, clara))[0] == EVERYBODY_MAY | MANAGE_MESSAGES
    assert await refused(laura.request("POST", f"/channels/{channel.id}/messages", {"content": "a"})) == 50013


async def test_permissions_in_direct_messages(bot, laura):
    command = {"name": "try", "description": "Try something", "type": 1, "contexts": [0, 1]}
    await bot.request("PUT", f"/applications/{bot.application}/commands", [command])
    await laura.go_to_the_bot()
    _, _, interaction = await answered(bot, laura.slash("try"), (4, {"content": "a"}))
    assert int(interaction["app_permissions"]) == APP_IN_DIRECT == 442368


async def test_a_manager_a_moderator_an_ordinary_member_and_a_stranger():
    world = World(["Laura", "Clara", "Armin"], moderators=["Clara"], managers=["Laura"], strangers=["Zoe"])
    async with Playground(world) as discord, raw_bot(discord) as bot:
        for name, more in (("Laura", MANAGE_GUILD | MANAGE_EVENTS), ("Clara", MANAGE_MESSAGES), ("Armin", 0)):
            person = discord.person(name)
            await person.connect()
            assert (await permissions_told(bot, person))[0] == EVERYBODY_MAY | more
        zoe = discord.person("Zoe")
        assert await refused(zoe.history()) == 50001
        assert await refused(zoe.request("GET", f"/guilds/{zoe.guild}")) == 10004
        assert await zoe.request("GET", "/users/@me/guilds") == []
        assert (await bot.request("GET", f"/guilds/{zoe.guild}/members/{zoe.id}"))[1]["code"] == 10007
        assert (await bot.request("GET", f"/users/{zoe.id}"))[1]["global_name"] == "Zoe"


async def test_commands_need_a_permission(discord, bot, laura):
    channel = discord.world.channels[int(laura.channel)]
    channel.denied[int(laura.id)] = USE_APPLICATION_COMMANDS
    assert await refused(laura.slash("try")) == 50013
    button = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}]
    await bot.request("POST", f"/channels/{channel.id}/messages", {"content": "a", "components": button})
    await answered(bot, laura.click("Go"), (6, None))


async def test_an_administrator_is_denied_nothing(discord, bot, laura):
    empower(discord, ADMINISTRATOR)
    channel = discord.world.channels[int(laura.channel)]
    channel.denied[discord.world.bot.id] = VIEW_CHANNEL | SEND_MESSAGES
    assert (await bot.request("POST", f"/channels/{channel.id}/messages", {"content": "a"}))[0] == 200


async def test_the_owner_of_a_server_may_do_everything_in_it(discord, laura):
    world, guild = discord.world, discord.world.guild
    channel = world.channels[int(laura.channel)]
    guild.permissions = 0
    channel.denied[world.owner.id] = ALL
    assert world.permissions(world.owner, channel) == world.permissions_in(guild, world.owner) == ALL
    guild.owner = int(laura.id)
    assert not world.may(world.owner, channel, VIEW_CHANNEL)
    await laura.request("POST", f"/channels/{channel.id}/messages", {"content": "a"})


async def test_a_timeout_silences_until_it_ends(discord, bot, laura, still):
    guild, user = discord.world.guild, person_of(discord, laura)
    path = f"/channels/{laura.channel}/messages"
    await discord.service.servers.time_out(guild, user, 60)
    assert await refused(laura.request("POST", path, {"content": "a"})) == 50013
    assert await refused(laura.slash("try")) == 50013
    assert await laura.history() == []
    discord.world.now.advance(61)
    await laura.request("POST", path, {"content": "a"})
    await discord.service.servers.time_out(guild, discord.world.bot, 60)
    assert (await bot.request("POST", path, {"content": "a"}))[1]["code"] == 50013
    assert (await bot.request("GET", path))[0] == 200
