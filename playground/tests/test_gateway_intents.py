"""Intents: which events a bot gets, and what it can read of messages."""

import asyncio

import pytest

from playground.objects.payloads import member_json
from playground.server import Playground
from playground.tests.gateway_client import connected
from playground.tests.raw_bot import raw_bot
from playground.world import EPHEMERAL, VIEW_CHANNEL, World, intents
from playground.world.intents import DIRECT_MESSAGES, GUILD_MEMBERS, GUILD_MESSAGES, GUILDS, MESSAGE_CONTENT

ALL = GUILD_MEMBERS | intents.GUILD_PRESENCES | MESSAGE_CONTENT


@pytest.fixture
async def trusted():
    """A playground whose application may use all privileged intents."""
    async with Playground(World(["Laura", "Clara"], privileged_intents=ALL)) as served:
        yield served


@pytest.mark.parametrize("value", [None, -1, 1 << 18, 1 << 19, 1 << 22, 1 << 31, 1 << 70])
async def test_missing_and_unknown_intents_are_closed_with_4013(discord, value):
    async with connected(discord, intents=value) as client:
        assert await client.receive() == {"op": None, "code": 4013, "reason": "Invalid intent(s)."}


async def test_before_version_8_intents_may_be_missing(discord):
    async with connected(discord, query="v=7", intents=None) as client:
        assert (await client.receive())["t"] == "READY"


@pytest.mark.parametrize("value", [GUILD_MEMBERS, intents.GUILD_PRESENCES, MESSAGE_CONTENT, GUILDS | MESSAGE_CONTENT])
async def test_privileged_intents_are_closed_with_4014_unless_the_application_has_them(discord, trusted, value):
    async with connected(discord, intents=value) as client:
        assert await client.receive() == {"op": None, "code": 4014, "reason": "Disallowed intent(s)."}
    async with connected(trusted, intents=value) as client:
        assert (await client.receive())["t"] == "READY"


async def test_the_applications_flags_say_which_privileged_intents_it_has(discord, trusted):
    async with connected(discord, intents=0) as client:
        assert (await client.receive())["d"]["application"]["flags"] == 0
    async with connected(trusted, intents=0) as client:
        assert (await client.receive())["d"]["application"]["flags"] == 1 << 13 | 1 << 15 | 1 << 19
    async with raw_bot(trusted) as bot:
        assert (await bot.request("GET", "/applications/@me"))[1]["flags_new"] == str(1 << 13 | 1 << 15 | 1 << 19)


async def test_without_the_guilds_intent_there_is_no_guild_create(discord):
    async with connected(discord, intents=0) as client:
        assert [each["t"] for each in await client.events()] == ["READY"]


async def said(person, text):
    return await person.request("POST", f"/channels/{person.channel}/messages", {"content": text})


@pytest.mark.parametrize(("value", "count"), [(GUILD_MESSAGES, 3), (DIRECT_MESSAGES, 0), (GUILDS, 0)])
async def test_messages_of_servers_come_with_their_intent(bot, laura, value, count):
    async with connected(bot.discord, intents=value) as client:
        await client.until("READY")
        sent = await said(laura, "hello")
        mine = (await bot.request("POST", f"/channels/{laura.channel}/messages", {"content": "a"}))[1]
        await bot.request("PATCH", f"/channels/{laura.channel}/messages/{mine['id']}", {"content": "b"})
        events = [each for each in await client.events() if each["t"].startswith("MESSAGE")]
        assert [each["t"] for each in events] == ["MESSAGE_CREATE", "MESSAGE_CREATE", "MESSAGE_UPDATE"][:count]
        if count:
            assert [each["d"]["id"] for each in events] == [sent["id"], mine["id"], mine["id"]]
            assert all(each["d"]["guild_id"] == laura.guild for each in events)
            assert all(each["d"]["channel_type"] == 0 for each in events)
            assert "user" not in events[0]["d"]["member"]
            assert "roles" in events[0]["d"]["member"]
        await bot.request("DELETE", f"/channels/{laura.channel}/messages/{mine['id']}")
        gone = [each["d"] for each in await client.events() if each["t"].startswith("MESSAGE")]
        wanted = {"id": mine["id"], "channel_id": laura.channel, "guild_id": laura.guild}
        assert gone == [wanted][: 1 if count else 0]


@pytest.mark.parametrize(("value", "count"), [(GUILD_MESSAGES, 0), (DIRECT_MESSAGES, 1)])
async def test_direct_messages_come_with_theirs_and_show_their_content(bot, laura, value, count):
    await laura.go_to_the_bot()
    async with connected(bot.discord, intents=value) as client:
        await client.until("READY")
        await said(laura, "hello")
        events = [each["d"] for each in await client.events() if each["t"] == "MESSAGE_CREATE"]
        assert [each["content"] for each in events] == ["hello"] * count
        assert all("guild_id" not in each and each["channel_type"] == 1 for each in events)


async def test_messages_in_channels_that_the_bot_cannot_see_do_not_come(bot, laura):
    bot.discord.world.channels[int(laura.channel)].denied[bot.discord.world.bot.id] = VIEW_CHANNEL
    async with connected(bot.discord, intents=GUILD_MESSAGES) as client:
        await client.until("READY")
        await said(laura, "hello")
        assert await client.events() == []


async def test_without_message_content_other_peoples_words_are_empty(bot, laura):
    mention = f"<@{bot.application}> hello"
    async with connected(bot.discord, intents=GUILD_MESSAGES) as client:
        await client.until("READY")
        await said(laura, "hello")
        await said(laura, mention)
        await bot.request("POST", f"/channels/{laura.channel}/messages", {"content": "mine"})
        texts = [each["d"]["content"] for each in await client.events()]
        assert texts == ["", mention, "mine"]


async def test_with_message_content_they_are_not(trusted):
    laura = trusted.person("Laura")
    await laura.connect()
    async with connected(trusted, intents=GUILD_MESSAGES | MESSAGE_CONTENT) as client:
        await client.until("READY")
        await said(laura, "hello")
        assert [each["d"]["content"] for each in await client.events()] == ["hello"]


def test_all_content_of_a_message_and_of_the_message_that_it_answers_is_emptied():
    message = {
        "author": {"id": "2"}, "mentions": [], "content": "a", "embeds": [1], "attachments": [1], "components": [1],
        "poll": {}, "referenced_message": {"author": {"id": "3"}, "mentions": [], "content": "b", "flags": 0},
    }  # fmt: skip
    emptied = intents.readable(GUILD_MESSAGES, "MESSAGE_UPDATE", {**message, "guild_id": "5"}, "1")
    empty = {"content": "", "embeds": [], "attachments": [], "components": []}
    answered = {"author": {"id": "3"}, "mentions": [], "flags": 0, **empty}
    assert emptied == {
        "author": {"id": "2"}, "mentions": [], "guild_id": "5", **empty, "referenced_message": answered,
    }  # fmt: skip
    assert message["content"] == "a"


async def test_an_ephemeral_message_comes_as_if_it_were_a_direct_one(bot, laura):
    async with (
        connected(bot.discord, intents=GUILD_MESSAGES) as elsewhere,
        connected(bot.discord, intents=DIRECT_MESSAGES) as client,
    ):
        asked = asyncio.create_task(laura.slash("try"))
        interaction = await bot.interactions.get()
        await bot.answer(interaction, 4, {"content": "psst!", "flags": EPHEMERAL})
        await asked
        (event,) = [each["d"] for each in await client.events() if each["t"] == "MESSAGE_CREATE"]
        assert (event["content"], event["flags"]) == ("psst!", EPHEMERAL)
        assert not {"guild_id", "member"} & event.keys()
        assert "MESSAGE_CREATE" not in [each["t"] for each in await elsewhere.events()]


async def test_interactions_come_without_any_intent(bot, laura):
    async with connected(bot.discord, intents=0) as client:
        asked = asyncio.create_task(laura.slash("try"))
        event = await client.until("INTERACTION_CREATE")
        await bot.answer(event["d"], 4, {"content": "a"})
        await asked


@pytest.mark.parametrize(("value", "comes"), [(GUILDS, True), (GUILD_MESSAGES, False)])
async def test_channels_and_threads_come_with_guilds(discord, value, comes):
    async with connected(discord, intents=value) as client:
        await client.events()
        guild, service = discord.world.guild, discord.service
        channel = await service.add_channel(guild, "garden")
        await service.delete_channel(await service.add_channel(guild, "side game", channel))
        await service.delete_channel(channel)
        names = [each["t"] for each in await client.events()]
        wanted = ["CHANNEL_CREATE", "THREAD_CREATE", "THREAD_DELETE", "CHANNEL_DELETE"]
        assert [each for each in names if each in wanted] == (wanted if comes else [])


async def test_members_come_with_their_intent_and_the_bots_own_changes_without_it(trusted):
    world, gateway = trusted.world, trusted.service.gateway
    laura, clara = world.people.values()
    async with connected(trusted, intents=GUILDS) as plain, connected(trusted, intents=GUILD_MEMBERS) as curious:
        await plain.events()
        await curious.events()
        for user in (laura, world.bot):
            told = {"guild_id": str(world.guild.id), **member_json(world, world.guild, user)}
            await gateway.tell("GUILD_MEMBER_UPDATE", told, world.guild.id, lambda each: each.bot)
        await trusted.service.leave(world.guild, clara)
        seen = [(each["t"], each["d"]["user"]["id"]) for each in await curious.events()]
        assert seen == [
            ("GUILD_MEMBER_UPDATE", str(laura.id)),
            ("GUILD_MEMBER_UPDATE", str(world.bot.id)),
            ("GUILD_MEMBER_REMOVE", str(clara.id)),
        ]
        assert [each["d"]["user"]["id"] for each in await plain.events()] == [str(world.bot.id)]


@pytest.mark.parametrize("field", ["added_members", "removed_member_ids"])
async def test_members_of_threads_come_with_guilds_only_if_the_bot_is_one(trusted, field):
    world, gateway = trusted.world, trusted.service.gateway
    laura = next(iter(world.people))
    async with connected(trusted, intents=GUILDS) as plain, connected(trusted, intents=GUILD_MEMBERS) as curious:
        await plain.events()
        await curious.events()
        for user in (laura, world.bot.id):
            who = [{"user_id": str(user)}] if field == "added_members" else [str(user)]
            told = {"id": "1", "guild_id": str(world.guild.id), field: who}
            await gateway.tell("THREAD_MEMBERS_UPDATE", told, world.guild.id, lambda each: each.bot)
        assert len(await plain.events()) == 1
        assert len(await curious.events()) == 2


def test_every_documented_event_has_its_intent():
    assert intents.IN_GUILD["GUILD_ROLE_UPDATE"] == 1
    assert intents.IN_GUILD["GUILD_BAN_ADD"] == 1 << 2
    assert intents.IN_GUILD["TYPING_START"] == 1 << 11
    assert intents.IN_DIRECT["TYPING_START"] == 1 << 14
    assert intents.IN_GUILD["MESSAGE_REACTION_ADD"] == 1 << 10
    assert intents.IN_DIRECT["MESSAGE_REACTION_ADD"] == 1 << 13
    assert intents.IN_GUILD["CHANNEL_PINS_UPDATE"] == 1
    assert intents.IN_DIRECT["CHANNEL_PINS_UPDATE"] == 1 << 12
    assert "INTERACTION_CREATE" not in intents.IN_GUILD
    for name in intents.IN_DIRECT:
        assert intents.wants(0, name, {"guild_id": "1"}, "1") is intents.wants(0, name, {}, "1") is False
