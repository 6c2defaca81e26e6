"""Who is in which voice channel, who speaks on a stage, and what is said about a channel. There is no sound."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from aiohttp import web

from playground.changes.service import Service, number
from playground.checks.fields import Words
from playground.checks.shapes import Flag, Form, Id, Moment
from playground.errors import DiscordError, FormErrors, missing_permissions, unknown
from playground.objects.servers import member_json
from playground.rest.server_objects.kept import checked
from playground.world import API, Guild, Json, User
from playground.world.guild import STAGE, VOICE
from playground.world.permissions import (
    CONNECT,
    MANAGE_CHANNELS,
    MUTE_MEMBERS,
    REQUEST_TO_SPEAK,
    SET_VOICE_STATUS,
    SPEAK,
    USE_EXTERNAL_SOUNDS,
    USE_SOUNDBOARD,
)

STATE: Final = Form(
    {"channel_id": Id(), "suppress": Flag(), "request_to_speak_timestamp": Moment()},
    cleared=("request_to_speak_timestamp",),
)
SOUND: Final = Form({"sound_id": Id(), "source_guild_id": Id()}, cleared=("source_guild_id",))
STATUS: Final = Form({"status": Words(500)}, cleared=("status",))


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    world = service.world

    def _state(request: web.Request) -> tuple[User, Guild, User, Json]:
        """Return who asks, where, about whom, and that member's state."""
        asker, guild = service.member_of(request)
        user = asker if "user" not in request.match_info else world.user(number(request, "user"))
        if user.id not in guild.voice:
            raise unknown("Voice State")
        return asker, guild, user, guild.voice[user.id]

    async def read(request: web.Request) -> web.Response:
        asker, guild, user, state = _state(request)
        world.channel_for(int(state["channel_id"]), asker)
        return web.json_response({**state, "member": member_json(world, guild, user)})

    async def change(request: web.Request) -> web.Response:
        asker, guild, user, state = _state(request)
        own = "user" not in request.match_info
        body, _ = service.body(request)
        given = checked(STATE, body)
        if given.get("channel_id", state["channel_id"]) != state["channel_id"]:
            raise unknown("Voice State")
        stage = world.channel(int(state["channel_id"]))
        if stage.type != STAGE:
            raise DiscordError(400, 50024, "Cannot execute action on this channel type")
        moderates = world.may(asker, stage, MUTE_MEMBERS)
        if not moderates and (not own or given.get("suppress") is False):
            raise missing_permissions()
        if own and "request_to_speak_timestamp" in given:
            asked = given["request_to_speak_timestamp"]
            if asked is not None and not world.may(user, stage, REQUEST_TO_SPEAK):
                raise missing_permissions()
            if asked is not None and datetime.fromisoformat(asked).timestamp() < int(world.now()):
                errors = FormErrors()
                errors.add("request_to_speak_timestamp", "DATE_TIME_TYPE_PAST", "The time has to be in the future.")
                errors.check()
            state["request_to_speak_timestamp"] = asked
        if "suppress" in given:
            invited = not own and not user.bot and not given["suppress"]
            now = datetime.fromtimestamp(world.now(), UTC).isoformat()
            state |= {"suppress": given["suppress"], "request_to_speak_timestamp": now if invited else None}
        await service.gateway.tell_of_voice(guild, state)
        return web.Response(status=204)

    async def status(request: web.Request) -> web.Response:
        user = service.user(request)
        channel = world.channel_for(number(request, "channel"), user, CONNECT)
        if channel.type != VOICE:
            raise DiscordError(400, 50024, "Cannot execute action on this channel type")
        guild = world.guilds[channel.guild]
        inside = guild.voice.get(user.id, {}).get("channel_id") == str(channel.id)
        if not world.may(user, channel, SET_VOICE_STATUS | (0 if inside else MANAGE_CHANNELS)):
            raise missing_permissions()
        body, _ = service.body(request)
        said = checked(STATUS, body).get("status") or None
        guild.voice_status.pop(channel.id, None)
        if said is not None:
            guild.voice_status[channel.id] = said
        told = {"id": str(channel.id), "guild_id": str(guild.id), "status": said}
        await service.gateway.tell(
            "VOICE_CHANNEL_STATUS_UPDATE", told, guild.id, lambda each: world.sees(each, channel)
        )
        return web.Response(status=204)

    async def play(request: web.Request) -> web.Response:
        user = service.user(request)
        channel = world.channel_for(number(request, "channel"), user, SPEAK | USE_SOUNDBOARD)
        body, _ = service.body(request)
        given = checked(SOUND, body, ("sound_id",))
        source = world.guild_for(int(given.get("source_guild_id") or channel.guild), user)
        if source.id != channel.guild and not world.may(user, channel, USE_EXTERNAL_SOUNDS):
            raise missing_permissions()
        sound = source.kept["soundboard-sounds"].get(int(given["sound_id"]))
        if sound is None:
            raise unknown("Sound")
        state = world.guilds[channel.guild].voice.get(user.id, {})
        if state.get("channel_id") != str(channel.id) or state["suppress"] or state["self_mute"] or state["self_deaf"]:
            raise unknown("Voice State")
        told: Json = {"channel_id": str(channel.id), "guild_id": str(channel.guild), "user_id": str(user.id)}
        told |= {"sound_id": sound["sound_id"], "sound_volume": sound["volume"], "animation_type": 0, "animation_id": 0}
        told["emoji"] = {"id": sound["emoji_id"], "name": sound["emoji_name"]} if sound["emoji_name"] else None
        await service.gateway.tell(
            "VOICE_CHANNEL_EFFECT_SEND", told, channel.guild, lambda each: world.sees(each, channel)
        )
        return web.Response(status=204)

    base = f"{API}/guilds/{{guild}}/voice-states"
    return [
        web.get(f"{base}/@me", read),
        web.patch(f"{base}/@me", change),
        web.get(f"{base}/{{user}}", read),
        web.patch(f"{base}/{{user}}", change),
        web.put(f"{API}/channels/{{channel}}/voice-status", status),
        web.post(f"{API}/channels/{{channel}}/send-soundboard-sound", play),
    ]
