"""Who is in a voice channel, who speaks on a stage, and what is said about a channel."""

from contextlib import asynccontextmanager

import pytest

from playground.driver import Refused
from playground.tests.powers import empower, listening, person_of
from playground.world.guild import STAGE, VOICE
from playground.world.permissions import (
    ADMINISTRATOR,
    CREATE_EXPRESSIONS,
    FOR_ROLE,
    MANAGE_CHANNELS,
    MUTE_MEMBERS,
    REQUEST_TO_SPEAK,
    SET_VOICE_STATUS,
    SPEAK,
    VIEW_CHANNEL,
    Overwrite,
)

VOICE_STATES = 1 << 7
LATER = "2100-01-01T00:00:00+00:00"


@pytest.fixture
async def stage(discord):
    return await discord.service.servers.add_channel(discord.world.guild, "stage", STAGE)


@asynccontextmanager
async def inside(bot, channel):
    """Let the bot enter a voice channel; yield a function that returns the next voice state that it is told of."""
    async with bot.socket(identify={"intents": VOICE_STATES | 1}) as (receive, ws):

        async def told(name="VOICE_STATE_UPDATE"):
            while (frame := await receive())["t"] != name:
                pass
            return frame["d"]

        await told("GUILD_CREATE")
        entering = {"guild_id": str(channel.guild), "channel_id": str(channel.id)}
        await ws.send_json({"op": 4, "d": {**entering, "self_mute": False, "self_deaf": False}})
        assert (await told())["channel_id"] == str(channel.id)
        told.ws = ws
        yield told


async def test_a_member_is_in_a_voice_channel_until_they_leave(discord, bot, ask, base, laura):
    room = await discord.service.servers.add_channel(discord.world.guild, "room", VOICE)
    assert (await ask("GET", f"{base}/voice-states/@me", status=404))["code"] == 10065
    async with inside(bot, room) as told:
        state = await ask("GET", f"{base}/voice-states/@me")
        assert (state["channel_id"], state["suppress"], state["self_deaf"]) == (str(room.id), False, False)
        assert await ask("GET", f"{base}/voice-states/{bot.application}") == state
        assert (await laura.request("GET", f"{base}/voice-states/{bot.application}"))["session_id"] == (
            state["session_id"]
        )
        assert (await ask("PATCH", f"{base}/voice-states/@me", {"suppress": True}, 400))["code"] == 50024
        async with bot.socket(identify={"intents": VOICE_STATES | 1}) as (receive, _):
            while (frame := await receive())["t"] != "GUILD_CREATE":
                pass
            assert [each["user_id"] for each in frame["d"]["voice_states"]] == [str(bot.application)]
        await discord.service.delete_channel(room)
        assert (await told())["channel_id"] is None
    assert (await ask("GET", f"{base}/voice-states/@me", status=404))["code"] == 10065


async def test_who_goes_to_a_hidden_channel_is_seen_leaving(discord, bot, clara, ask, base):
    servers, guild = discord.service.servers, discord.world.guild
    room = await servers.add_channel(guild, "room", VOICE)
    hidden = await servers.add_channel(guild, "hidden", VOICE)
    await servers.overwrite(hidden, Overwrite(guild.id, FOR_ROLE, deny=VIEW_CHANNEL))
    empower(discord, ADMINISTRATOR)
    told = []
    clara._take = lambda event, data: told.append(data["channel_id"]) if event == "VOICE_STATE_UPDATE" else None
    async with inside(bot, room) as to_bot:
        for channel in (hidden, room):
            entering = {"guild_id": str(guild.id), "channel_id": str(channel.id)}
            await to_bot.ws.send_json({"op": 4, "d": {**entering, "self_mute": False, "self_deaf": False}})
            assert (await to_bot())["channel_id"] == str(channel.id)
    await clara.until(lambda _: len(told) >= 3)
    assert told[:3] == [str(room.id), None, str(room.id)]


async def test_on_a_stage_one_asks_to_speak(discord, bot, ask, base, stage):
    async with inside(bot, stage) as told:
        me = f"{base}/voice-states/@me"
        assert (await ask("GET", me))["suppress"] is True
        assert (await ask("PATCH", me, {"suppress": False}, 403))["code"] == 50013
        asks = {"request_to_speak_timestamp": LATER, "channel_id": str(stage.id)}
        await ask("PATCH", me, asks, 204)
        assert (await told())["request_to_speak_timestamp"] == LATER
        past = {"request_to_speak_timestamp": "2001-01-01T00:00:00+00:00"}
        assert "request_to_speak_timestamp" in (await ask("PATCH", me, past, 400))["errors"]
        assert (await ask("PATCH", me, {"channel_id": "5"}, 404))["code"] == 10065
        discord.world.guild.permissions &= ~REQUEST_TO_SPEAK
        assert (await ask("PATCH", me, asks, 403))["code"] == 50013
        await ask("PATCH", me, {"request_to_speak_timestamp": None}, 204)
        empower(discord, MUTE_MEMBERS)
        await ask("PATCH", me, {"suppress": False}, 204)
        assert (await ask("GET", me))["suppress"] is False


async def test_a_moderator_lets_people_speak(discord, bot, ask, base, stage, laura):
    person = person_of(discord, laura)
    await laura._socket.send_json(
        {"op": 4, "d": {"guild_id": str(stage.guild), "channel_id": str(stage.id), "self_mute": False}}
    )
    await discord.until(lambda world: person.id in world.guild.voice)
    path = f"{base}/voice-states/{laura.id}"
    assert (await ask("PATCH", path, {"suppress": False}, 403))["code"] == 50013
    empower(discord, MUTE_MEMBERS)
    async with listening(bot, VOICE_STATES | 1) as event:
        await ask("PATCH", path, {"suppress": False}, 204)
        state = await event("VOICE_STATE_UPDATE")
    assert (state["user_id"], state["suppress"]) == (laura.id, False)
    assert state["request_to_speak_timestamp"] is not None, "a person is invited, and may refuse"
    with pytest.raises(Refused, match="50013"):
        await laura.request("PATCH", path, {"suppress": True})
    await discord.service.leave(discord.world.guild, person)
    assert (await ask("GET", path, status=404))["code"] == 10065


async def test_a_voice_channel_has_a_status(discord, bot, ask, base, stage):
    room = await discord.service.servers.add_channel(discord.world.guild, "room", VOICE)
    path = f"/channels/{room.id}/voice-status"
    empower(discord, SET_VOICE_STATUS | SPEAK)
    assert (await ask("PUT", path, {"status": "Cards"}, 403))["code"] == 50013, "nobody else's channel"
    async with inside(bot, room):
        await ask("PUT", path, {"status": "Cards"}, 204)
    empower(discord, MANAGE_CHANNELS)
    async with bot.socket(identify={"intents": 1}) as (receive, ws):
        while (await receive())["t"] != "GUILD_CREATE":
            pass
        await ws.send_json({"op": 43, "d": {"guild_id": str(room.guild), "fields": ["status"]}})
        assert (await receive())["d"]["channels"] == [{"id": str(room.id), "status": "Cards"}]
        await ask("PUT", path, {"status": None}, 204)
        changed = await receive()
        assert (changed["t"], changed["d"]["status"]) == ("VOICE_CHANNEL_STATUS_UPDATE", None)
    assert "status" in (await ask("PUT", path, {"status": "a" * 501}, 400))["errors"]
    assert (await ask("PUT", f"/channels/{stage.id}/voice-status", {"status": "a"}, 400))["code"] == 50024


async def test_a_sound_is_played_by_whoever_is_there(discord, bot, ask, base):
    room = await discord.service.servers.add_channel(discord.world.guild, "room", VOICE)
    empower(discord, CREATE_EXPRESSIONS)
    bell = {"name": "bell", "sound": "data:audio/ogg;base64,T2dnUw==", "emoji_name": "🔔"}
    made = await ask("POST", f"{base}/soundboard-sounds", bell, 201)
    path, sound = f"/channels/{room.id}/send-soundboard-sound", {"sound_id": made["sound_id"]}
    assert (await ask("POST", path, sound, 404))["code"] == 10065
    async with inside(bot, room) as told:
        await ask("POST", path, {**sound, "source_guild_id": None}, 204)
        effect = await told("VOICE_CHANNEL_EFFECT_SEND")
        assert (effect["sound_id"], effect["emoji"]["name"]) == (made["sound_id"], "🔔")
        assert (await ask("POST", path, {"sound_id": "5"}, 404))["code"] == 10097
        assert "sound_id" in (await ask("POST", path, {}, 400))["errors"]
        assert (await ask("POST", path, {**sound, "source_guild_id": "5"}, 404))["code"] == 10004
        discord.world.guild.permissions &= ~SPEAK
        assert (await ask("POST", path, sound, 403))["code"] == 50013


async def test_whoever_closes_their_session_is_in_no_voice_channel(discord, bot, base, laura):
    room = await discord.service.servers.add_channel(discord.world.guild, "room", VOICE)
    async with inside(bot, room):
        assert bot.application in discord.world.guild.voice
        entering = {"guild_id": str(room.guild), "channel_id": str(room.id), "self_mute": False, "self_deaf": False}
        await laura._socket.send_json({"op": 4, "d": entering})
        await discord.until(lambda world: len(world.guild.voice) == 2)
        async with listening(bot, VOICE_STATES | 1) as event:
            await laura.close()
            left = await event("VOICE_STATE_UPDATE")
            assert (left["user_id"], left["channel_id"]) == (laura.id, None)
    await discord.until(lambda world: not world.guild.voice)
