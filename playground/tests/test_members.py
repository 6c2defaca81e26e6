"""Members: lists of them, names, roles, timeouts, kicks and bans, and what the height of roles decides."""

import re
from datetime import UTC, datetime, timedelta

import pytest

from playground.server import Playground
from playground.tests.powers import GUILDS_AND_MEMBERS, empower, listening, person_of
from playground.tests.raw_bot import raw_bot
from playground.tests.test_interactions import answered
from playground.tests.test_people import refused
from playground.tests.test_threads import code
from playground.world import World
from playground.world.permissions import (
    ADMINISTRATOR,
    BAN_MEMBERS,
    CHANGE_NICKNAME,
    KICK_MEMBERS,
    MANAGE_NICKNAMES,
    MANAGE_ROLES,
    MODERATE_MEMBERS,
)

HOSTILE = [
    "﷽" * 32,
    "𒐫" * 16,
    "\u202egnorw\u202c",
    "**bold** `code` <@1> @everyone",
    "Zażółć\u0301\u0301\u0301\u0301",
    "日本語の名前",
    "🂡" * 32,
    "a" * 32,
]


@pytest.fixture
def path(laura):
    """The path of Laura's membership."""
    return f"/guilds/{laura.guild}/members/{laura.id}"


def later(discord, seconds):
    return (datetime.fromtimestamp(discord.world.now(), UTC) + timedelta(seconds=seconds)).isoformat()


# Looking


async def test_members_are_listed_in_pages(discord, bot, laura):
    path = f"/guilds/{laura.guild}/members"
    discord.world.privileged_intents = GUILDS_AND_MEMBERS
    assert len((await bot.request("GET", path))[1]) == 1
    _, everybody = await bot.request("GET", f"{path}?limit=1000")
    ids = [int(each["user"]["id"]) for each in everybody]
    assert ids == sorted(discord.world.guild.members)
    _, rest = await bot.request("GET", f"{path}?limit=1000&after={ids[1]}")
    assert [int(each["user"]["id"]) for each in rest] == ids[2:]
    for wrong in ("limit=0", "limit=1001", "limit=x", "after=x"):
        assert await code(bot.request("GET", f"{path}?{wrong}")) == 50035
    discord.world.privileged_intents = 0
    assert await code(bot.request("GET", path)) == 50001


async def test_members_are_found_by_the_beginning_of_a_name(discord, bot, laura):
    await discord.service.servers.rename(discord.world.guild, person_of(discord, laura), "Queen")

    async def names(query):
        status, found = await bot.request("GET", f"/guilds/{laura.guild}/members/search?{query}")
        return [each["user"]["global_name"] for each in found] if status == 200 else found["code"]

    assert await names("query=LAU") == await names("query=que") == ["Laura"]
    assert await names("query=ura") == []
    assert await names("query=") == await names("limit=5") == 50035


async def test_members_of_other_servers_are_not_found(laura):
    async with Playground(World(["Laura"], guilds=2)) as discord, raw_bot(discord) as bot:
        second = list(discord.world.guilds)[1]
        member = next(iter(discord.world.people.values()))
        await discord.service.leave(discord.world.guilds[second], member)
        assert (await bot.request("GET", f"/guilds/{second}/members/{member.id}"))[1]["code"] == 10007
        assert (await bot.request("GET", f"/guilds/{discord.world.guild.id}/members/{member.id}"))[0] == 200


async def test_ones_own_membership(bot, laura):
    assert (await laura.request("GET", f"/users/@me/guilds/{laura.guild}/member"))["user"]["id"] == laura.id
    assert await code(bot.request("GET", f"/users/@me/guilds/{laura.guild}/member")) == 20001


async def test_a_username_is_not_the_name_that_people_see():
    async with Playground(World(["Laura B.", "laura b.", "日本"])) as discord, raw_bot(discord) as bot:
        found = [(await bot.request("GET", f"/users/{each}"))[1] for each in discord.world.people]
        assert [each["global_name"] for each in found] == ["Laura B.", "laura b.", "日本"]
        assert found[0]["username"] == "laura_b."
        assert len({each["username"] for each in found}) == 3
        assert all(2 <= len(each["username"]) <= 32 and each["username"].isascii() for each in found)


@pytest.mark.parametrize(
    ("name", "username"),
    [("Léa", "lea"), ("Zoë Müller", "zoe_muller"), ("İpek", "ipek"), ("Ｌａｕｒａ", "laura"), ("Le\u0301a", "lea")],
)
def test_a_username_has_the_letters_of_a_name_without_their_accents(name, username):
    assert [each.username for each in World([name]).people.values()] == [username]


@pytest.mark.parametrize("name", ["日本", "Я", "é", "👋🏽"])
def test_a_name_without_enough_latin_letters_makes_a_username_of_digits(name):
    assert [re.sub("[0-9]+", "", each.username) for each in World([name]).people.values()] == ["user"]


@pytest.mark.parametrize("name", HOSTILE)
async def test_hostile_names_pass_through(name):
    async with Playground(World([name, "Clara"])) as discord, raw_bot(discord) as bot:
        person = discord.person(name)
        _, _, interaction = await answered(bot, person.slash("try"), (4, {"content": "a"}))
        assert interaction["member"]["user"]["global_name"] == name
        empower(discord, MANAGE_NICKNAMES, position=5)
        path = f"/guilds/{person.guild}/members/{discord.person('Clara').id}"
        assert (await bot.request("PATCH", path, {"nick": name}))[1]["nick"] == name


# Changing


async def test_names_in_a_server(discord, bot, laura, path):
    assert await code(bot.request("PATCH", path, {"nick": "Queen"})) == 50013
    empower(discord, MANAGE_NICKNAMES)
    async with listening(bot) as event:
        _, changed = await bot.request("PATCH", path, {"nick": "Queen"})
        told = await event("GUILD_MEMBER_UPDATE")
    assert changed["nick"] == told["nick"] == "Queen"
    assert told["guild_id"] == laura.guild
    _, _, interaction = await answered(bot, laura.slash("try"), (4, {"content": "a"}))
    assert interaction["member"]["nick"] == "Queen"
    assert interaction["member"]["user"]["global_name"] == "Laura"
    assert await code(bot.request("PATCH", path, {"nick": "x" * 33})) == 50035
    assert (await bot.request("PATCH", path, {"nick": None}))[1]["nick"] is None


async def test_ones_own_name(discord, bot, laura):
    own = f"/guilds/{laura.guild}/members/@me"
    assert (await bot.request("PATCH", own, {"nick": "Dealer"}))[1]["nick"] == "Dealer"
    assert (await laura.request("PATCH", own, {"nick": "Queen"}))["nick"] == "Queen"
    discord.world.guild.permissions &= ~CHANGE_NICKNAME
    assert await code(bot.request("PATCH", own, {"nick": "x"})) == 50013


async def test_timeouts(discord, bot, laura, path):
    end = later(discord, 3600)
    assert await code(bot.request("PATCH", path, {"communication_disabled_until": end})) == 50013
    empower(discord, MODERATE_MEMBERS)
    status, changed = await bot.request("PATCH", path, {"communication_disabled_until": end})
    assert (status, changed["communication_disabled_until"]) == (200, end)
    assert await refused(laura.request("POST", f"/channels/{laura.channel}/messages", {"content": "a"})) == 50013
    _, changed = await bot.request("PATCH", path, {"communication_disabled_until": None})
    assert changed["communication_disabled_until"] is None
    for wrong in (later(discord, 29 * 86400), "tomorrow", 5):
        assert await code(bot.request("PATCH", path, {"communication_disabled_until": wrong})) == 50035
    owner = f"/guilds/{laura.guild}/members/{discord.world.owner.id}"
    assert await code(bot.request("PATCH", owner, {"communication_disabled_until": end})) == 50013


async def test_nobody_times_out_an_administrator(discord, bot, laura, path):
    empower(discord, ADMINISTRATOR, position=9)
    role = discord.world.add_role(discord.world.guild, "Admin", ADMINISTRATOR, position=2)
    discord.world.guild.membership(int(laura.id)).roles.add(role.id)
    end = later(discord, 60)
    assert await code(bot.request("PATCH", path, {"communication_disabled_until": end})) == 50013


async def test_roles_are_given_and_taken(discord, bot, laura, path):
    guild = discord.world.guild
    low = discord.world.add_role(guild, "Low")
    assert await code(bot.request("PUT", f"{path}/roles/{low.id}")) == 50013
    empower(discord, MANAGE_ROLES)
    high = discord.world.add_role(guild, "High")
    async with listening(bot) as event:
        assert await code(bot.request("PUT", f"{path}/roles/{low.id}")) is None
        assert (await event("GUILD_MEMBER_UPDATE"))["roles"] == [str(low.id)]
        assert await code(bot.request("DELETE", f"{path}/roles/{low.id}")) is None
        assert (await event("GUILD_MEMBER_UPDATE"))["roles"] == []
    assert await code(bot.request("PUT", f"{path}/roles/{high.id}")) == 50013
    assert await code(bot.request("PUT", f"{path}/roles/1")) == 10011
    assert await code(bot.request("PUT", f"{path}/roles/{guild.id}")) == 50028
    assert (await bot.request("PATCH", path, {"roles": [str(low.id)]}))[1]["roles"] == [str(low.id)]
    assert await code(bot.request("PATCH", path, {"roles": [str(low.id), str(high.id)]})) == 50013
    assert await code(bot.request("PATCH", path, {"roles": "all"})) == 50035


@pytest.mark.parametrize(
    ("needs", "method", "what"), [(KICK_MEMBERS, "DELETE", "members"), (BAN_MEMBERS, "PUT", "bans")]
)
async def test_kicks_and_bans_need_a_higher_role(discord, bot, laura, clara, needs, method, what):
    guild = discord.world.guild
    base = f"/guilds/{laura.guild}/{what}"
    assert await code(bot.request(method, f"{base}/{laura.id}", {})) == 50013
    empower(discord, needs, position=1)
    guild.roles[next(iter(guild.roles))].position = 2  # Clara's, who is a moderator
    assert await code(bot.request(method, f"{base}/{clara.id}", {})) == 50013
    assert await code(bot.request(method, f"{base}/{discord.world.owner.id}", {})) == 50013
    assert await code(bot.request(method, f"{base}/1", {})) == 10013
    async with listening(bot) as event:
        assert await code(bot.request(method, f"{base}/{laura.id}", {})) is None
        assert (await event("GUILD_MEMBER_REMOVE"))["user"]["id"] == laura.id
    assert int(laura.id) not in guild.members
    assert await refused(laura.history()) == 50001


async def test_nobody_kicks_a_member_of_the_same_height(discord, bot, laura):
    role = empower(discord, KICK_MEMBERS)
    path = f"/guilds/{laura.guild}/members/{laura.id}"
    await discord.service.servers.give_role(discord.world.guild, person_of(discord, laura), role)
    assert await code(bot.request("DELETE", path)) == 50013
    await discord.service.servers.take_role(discord.world.guild, person_of(discord, laura), role)
    assert await code(bot.request("DELETE", path)) is None


async def test_bans(discord, bot, laura, path):
    channel = discord.world.channels[int(laura.channel)]
    base = f"/guilds/{laura.guild}/bans"
    sent = await laura.request("POST", f"/channels/{channel.id}/messages", {"content": "spam"})
    assert await code(bot.request("GET", base)) == 50013
    empower(discord, BAN_MEMBERS)
    assert await code(bot.request("PUT", f"{base}/{laura.id}", {"delete_message_seconds": 604801})) == 50035
    async with listening(bot, intents=1 << 0 | 1 << 2) as event:
        body, why = {"delete_message_seconds": 60}, {"X-Audit-Log-Reason": "spam"}
        assert (await bot.request("PUT", f"{base}/{laura.id}", body, headers=why))[0] == 204
        assert (await event("GUILD_BAN_ADD"))["user"]["id"] == laura.id
    assert await code(bot.request("GET", f"/channels/{channel.id}/messages/{sent['id']}")) == 10008
    _, bans = await bot.request("GET", base)
    assert [(each["user"]["id"], each["reason"]) for each in bans] == [(laura.id, "spam")]
    assert (await bot.request("GET", f"{base}?after={laura.id}"))[1] == []
    assert (await bot.request("GET", f"{base}/{laura.id}"))[1]["reason"] == "spam"
    assert await code(bot.request("DELETE", f"{base}/{laura.id}")) is None
    assert await code(bot.request("DELETE", f"{base}/{laura.id}")) == 10026


async def test_a_person_joins_again_without_roles(discord, bot, clara):
    guild, user = discord.world.guild, person_of(discord, clara)
    path = f"/guilds/{guild.id}/members/{user.id}"
    before = (await bot.request("GET", path))[1]
    await discord.service.leave(guild, user)
    async with listening(bot) as event:
        await discord.service.servers.join(guild, user)
        told = await event("GUILD_MEMBER_ADD")
    assert (told["user"]["id"], told["guild_id"], told["roles"]) == (clara.id, str(guild.id), [])
    assert (len(before["roles"]), told["joined_at"] > before["joined_at"]) == (1, True)
    await clara.request("POST", f"/channels/{clara.channel}/messages", {"content": "a"})
