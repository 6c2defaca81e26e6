"""Members: which of them GUILD_CREATE lists, how a bot requests them, and who is online."""

import pytest

from playground.server import Playground
from playground.tests.gateway_client import connected
from playground.world import VIEW_CHANNEL, World
from playground.world.guild import VOICE
from playground.world.intents import GUILD_MEMBERS, GUILD_PRESENCES, GUILD_VOICE_STATES, GUILDS
from playground.world.permissions import CONNECT

PEOPLE = ["Laura", "Clara", *(f"Person {number}" for number in range(2, 58))]
"""58 people. With the owner and the bot, a server has 60 members."""


@pytest.fixture
async def large():
    """A playground with more members than GUILD_CREATE lists unless a bot asks for more."""
    world = World(PEOPLE, guilds=2, privileged_intents=GUILD_MEMBERS | GUILD_PRESENCES)
    async with Playground(world) as served:
        yield served


async def created(client):
    return (await client.until("GUILD_CREATE"))["d"]


@pytest.mark.parametrize("intents", [GUILDS, GUILDS | GUILD_MEMBERS])
async def test_without_presences_guild_create_has_only_the_bot_as_a_member(large, intents):
    async with connected(large, intents=intents) as client:
        guild = await created(client)
        assert [each["user"]["id"] for each in guild["members"]] == [str(large.world.bot.id)]
        assert (guild["member_count"], guild["large"], guild["presences"]) == (60, True, [])


@pytest.mark.parametrize(("threshold", "listed"), [(60, 60), (59, 2), (None, 2), (250, 60), (10, 2)])
async def test_with_presences_it_has_all_members_up_to_the_threshold_and_beyond_it_those_online(
    large, threshold, listed
):
    await large.person("Laura").connect()
    async with connected(large, intents=GUILDS | GUILD_PRESENCES, large_threshold=threshold) as client:
        guild = await created(client)
        assert (len(guild["members"]), guild["large"]) == (listed, listed == 2)
        ids = {each["user"]["id"] for each in guild["members"]}
        assert {large.person("Laura").id, str(large.world.bot.id)} <= ids
        assert len(guild["presences"]) == listed
        statuses = [each["status"] for each in guild["presences"]]
        assert statuses.count("online") == 2


async def test_a_small_server_is_not_large(discord):
    async with connected(discord, intents=GUILDS) as client:
        guild = await created(client)
        assert (len(guild["members"]), guild["member_count"], guild["large"]) == (1, 4, False)


async def test_guild_create_has_the_threads_that_the_bot_may_see(discord):
    world = discord.world
    shown, hidden = world.guild.channels
    world.add_channel(world.guild, "side game", shown)
    world.add_channel(world.guild, "secret", hidden)
    hidden.denied[world.bot.id] = VIEW_CHANNEL
    async with connected(discord, intents=GUILDS) as client:
        assert [each["name"] for each in (await created(client))["threads"]] == ["side game"]


async def test_the_bot_hears_who_comes_and_goes(large):
    laura = large.person("Laura")
    async with connected(large, intents=GUILD_PRESENCES) as client:
        await client.events()
        await laura.connect()
        events = [await client.until("PRESENCE_UPDATE") for _ in large.world.guilds]
        assert {each["d"]["guild_id"] for each in events} == {str(each) for each in large.world.guilds}
        assert events[0]["d"]["user"]["id"] == laura.id
        assert (events[0]["d"]["status"], events[0]["d"]["client_status"]) == ("online", {"web": "online"})
        await laura.close()
        assert (await client.until("PRESENCE_UPDATE"))["d"]["status"] == "offline"


async def test_the_bot_shows_what_it_says_of_itself(large):
    shown = {"since": None, "activities": [{"name": "cards", "type": 0}], "status": "dnd", "afk": False}
    async with connected(large, intents=GUILDS | GUILD_PRESENCES, presence=shown, large_threshold=250) as client:
        guild = await created(client)
        (mine,) = [each for each in guild["presences"] if each["user"]["id"] == str(large.world.bot.id)]
        assert (mine["status"], mine["activities"]) == ("dnd", [{"name": "cards", "type": 0}])
        await client.send(3, {**shown, "status": "invisible"})
        await client.events()
    ids = [str(large.world.bot.id)]
    async with connected(large, intents=GUILDS | GUILD_PRESENCES, presence={"status": "invisible"}) as client:
        await client.events()
        await client.send(8, {"guild_id": str(large.world.guild.id), "user_ids": ids, "presences": True})
        assert (await client.until("GUILD_MEMBERS_CHUNK"))["d"]["presences"] == []


# Requests for members


async def chunks(client, request):
    await client.send(8, request)
    return [each["d"] for each in await client.events()]


@pytest.fixture
async def asker(large):
    async with connected(large, intents=GUILD_MEMBERS) as client:
        await client.events()
        yield client


async def test_all_members_need_the_intent_and_discord_keeps_silent_without_it(large, asker):
    guild = str(large.world.guild.id)
    async with connected(large, intents=GUILDS) as plain:
        await plain.events()
        assert await chunks(plain, {"guild_id": guild, "query": "", "limit": 0}) == []
        assert await chunks(plain, {"guild_id": guild, "query": "", "limit": 1}) == []
        assert len(await chunks(plain, {"guild_id": guild, "query": "lau", "limit": 1})) == 1
    (chunk,) = await chunks(asker, {"guild_id": guild, "query": "", "limit": 0, "nonce": "n"})
    assert (len(chunk["members"]), chunk["chunk_index"], chunk["chunk_count"]) == (60, 0, 1)
    assert (chunk["guild_id"], chunk["nonce"]) == (guild, "n")
    assert not {"presences", "not_found"} & chunk.keys()


@pytest.mark.parametrize(
    ("query", "limit", "count"), [("LAU", 5, 1), ("person", 0, 56), ("person", 3, 3), ("nobody", 9, 0), ("", 7, 7)]
)
async def test_a_prefix_finds_members_up_to_the_limit(large, asker, query, limit, count):
    request = {"guild_id": str(large.world.guild.id), "query": query, "limit": limit}
    (chunk,) = await chunks(asker, request)
    assert len(chunk["members"]) == count


async def test_ids_find_members_and_those_of_nobody_are_named(large, asker):
    laura = next(iter(large.world.people))
    for ids in ([str(laura), "5", laura], str(laura), laura):
        (chunk,) = await chunks(asker, {"guild_id": large.world.guild.id, "user_ids": ids})
        assert [each["user"]["id"] for each in chunk["members"]] == [str(laura)]
        assert chunk["not_found"] == (["5"] if isinstance(ids, list) else [])


async def test_of_several_servers_the_first_is_answered_and_unknown_ones_are_not(large, asker):
    first, second = map(str, large.world.guilds)
    request = {"query": "lau", "limit": 1}
    assert [each["guild_id"] for each in await chunks(asker, {"guild_id": [second, first], **request})] == [second]
    assert await chunks(asker, {"guild_id": "12345", **request}) == []


@pytest.mark.parametrize(("nonce", "kept"), [("x" * 32, True), ("é" * 16, True), ("x" * 33, False), (5, False)])
async def test_a_nonce_has_up_to_32_bytes(large, asker, nonce, kept):
    (chunk,) = await chunks(asker, {"guild_id": str(large.world.guild.id), "query": "a", "limit": 1, "nonce": nonce})
    assert ("nonce" in chunk) is kept


async def test_a_thousand_members_come_in_a_chunk():
    world = World([f"p{number}" for number in range(1199)], privileged_intents=GUILD_MEMBERS)
    async with Playground(world) as discord, connected(discord, intents=GUILD_MEMBERS) as client:
        await client.events()
        got = await chunks(client, {"guild_id": str(world.guild.id), "query": "", "limit": 0})
        assert [len(each["members"]) for each in got] == [1000, 201]
        assert [(each["chunk_index"], each["chunk_count"]) for each in got] == [(0, 2), (1, 2)]
        assert (
            len((await chunks(client, {"guild_id": str(world.guild.id), "query": "p", "limit": 0}))[0]["members"])
            == 100
        )


async def test_all_members_of_a_server_can_be_requested_once_in_thirty_seconds(large, asker):
    large.limits.scale = 1.0
    large.world.now.stop()
    first, second = map(str, large.world.guilds)
    request = {"query": "", "limit": 0, "nonce": "n"}
    await asker.send(8, {"guild_id": first, **request})
    await asker.send(8, {"guild_id": first, **request})
    await asker.send(8, {"guild_id": second, **request})
    events = await asker.events()
    assert [each["t"] for each in events] == ["GUILD_MEMBERS_CHUNK", "RATE_LIMITED", "GUILD_MEMBERS_CHUNK"]
    refused = events[1]["d"]
    assert (refused["opcode"], refused["meta"]) == (8, {"guild_id": first, "nonce": "n"})
    assert refused["retry_after"] == 30
    large.world.now.advance(30)
    assert len((await chunks(asker, {"guild_id": first, **request}))[0]["members"]) == 60


# Voice, sounds and channel information


async def test_a_text_channel_cannot_be_entered_and_leaving_none_says_nothing(discord):
    async with connected(discord, intents=GUILD_VOICE_STATES) as client:
        await client.events()
        state = {"guild_id": str(discord.world.guild.id), "self_mute": False, "self_deaf": False}
        await client.send(4, {**state, "channel_id": str(discord.world.guild.channels[0].id)})
        await client.send(4, {**state, "channel_id": None})
        await client.send(4, {**state, "channel_id": "5"})
        assert await client.events() == []


async def test_the_bot_enters_a_voice_channel_and_learns_that_there_is_no_server(discord):
    world = discord.world
    room = world.add_channel(world.guild, "room", kind=VOICE)
    async with connected(discord, intents=GUILD_VOICE_STATES) as client:
        await client.events()
        state = {"guild_id": str(world.guild.id), "self_mute": True, "self_deaf": False}
        await client.send(4, {**state, "channel_id": str(room.id)})
        entered, server = await client.events()
        assert (entered["t"], server["t"]) == ("VOICE_STATE_UPDATE", "VOICE_SERVER_UPDATE")
        assert (entered["d"]["channel_id"], entered["d"]["user_id"]) == (str(room.id), str(world.bot.id))
        assert (entered["d"]["self_mute"], entered["d"]["self_deaf"]) == (True, False)
        assert (server["d"]["endpoint"], server["d"]["guild_id"]) == (None, str(world.guild.id))
        await client.send(4, {**state, "channel_id": None})
        (left,) = await client.events()
        assert (left["t"], left["d"]["channel_id"]) == ("VOICE_STATE_UPDATE", None)
        room.denied[world.bot.id] = CONNECT
        await client.send(4, {**state, "channel_id": str(room.id)})
        assert await client.events() == []


async def test_sounds_and_channel_information_are_answered_for_the_bots_servers(discord):
    guild = str(discord.world.guild.id)
    async with connected(discord, intents=0) as client:
        await client.events()
        await client.send(31, {"guild_ids": [guild, "5"]})
        await client.send(43, {"guild_id": guild, "fields": ["status"]})
        await client.send(43, {"guild_id": "5", "fields": ["status"]})
        assert [(each["t"], each["d"]) for each in await client.events()] == [
            ("SOUNDBOARD_SOUNDS", {"guild_id": guild, "soundboard_sounds": []}),
            ("CHANNEL_INFO", {"guild_id": guild, "channels": []}),
        ]
