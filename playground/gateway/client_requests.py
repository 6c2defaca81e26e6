"""What a client with a session can ask of the gateway: presence, voice, members, sounds, and channel information."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from playground.gateway.frames import (
    DECODE_ERROR,
    PRESENCE,
    REQUEST_CHANNEL_INFO,
    REQUEST_MEMBERS,
    REQUEST_SOUNDS,
    VOICE_STATE,
    GatewayClose,
    Told,
    fields,
    snowflake,
)
from playground.gateway.identify import check_presence
from playground.gateway.member_requests import MemberRequests
from playground.gateway.sessions import Session, Sessions, presence_json
from playground.gateway.welcome import guilds_of
from playground.world import VIEW_CHANNEL, Guild, Json, User, World
from playground.world.guild import SPOKEN, STAGE
from playground.world.intents import GUILD_PRESENCES
from playground.world.permissions import CONNECT

MOST_GUILDS = 100
"""The most servers of one request that are answered."""


Tell = Callable[[Guild, Json, str | None], Awaitable[None]]


class Requests:
    """Answers what clients ask."""

    ops: Final = (PRESENCE, VOICE_STATE, REQUEST_MEMBERS, REQUEST_SOUNDS, REQUEST_CHANNEL_INFO)
    """The opcodes that need a session."""

    def __init__(self, world: World, sessions: Sessions, limited: Callable[[], bool], tell: Tell) -> None:
        """Make a desk for requests.

        :param limited: tells whether limits are on.
        :param tell: tells a server of a voice state.
        """
        self._world = world
        self._sessions = sessions
        self._members = MemberRequests(world, sessions, limited)
        self._tell = tell

    async def take(self, session: Session, op: int, data: object) -> None:
        """Answer a request.

        :raises GatewayClose: 4002 for a request that lacks something or has a wrong type.
        """
        if op == PRESENCE:
            session.presence = check_presence(data)
            await self.show_presence(session.user)
        elif op == VOICE_STATE:
            await self._voice(session, fields(data))
        elif op == REQUEST_MEMBERS:
            await self._members.answer(session, data)
        elif op == REQUEST_SOUNDS:
            wanted = fields(data).get("guild_ids")
            if not isinstance(wanted, list):
                raise GatewayClose(DECODE_ERROR)
            ids = [snowflake(each) for each in wanted]
            for guild in [each for each in guilds_of(self._world, session) if each.id in ids][:MOST_GUILDS]:
                await session.dispatch("SOUNDBOARD_SOUNDS", {"guild_id": str(guild.id), "soundboard_sounds": []})
        else:
            guild_id, asked = snowflake(fields(data).get("guild_id")), fields(data).get("fields")
            if not isinstance(asked, list):
                raise GatewayClose(DECODE_ERROR)
            if any(each.id == guild_id for each in guilds_of(self._world, session)):
                said = self._world.guilds[guild_id].voice_status if "status" in asked else {}
                channels = [{"id": str(channel), "status": status} for channel, status in said.items()]
                await session.dispatch("CHANNEL_INFO", {"guild_id": str(guild_id), "channels": channels})

    async def show_presence(self, user: User) -> None:
        """Tell the bot how a user shows up now, if it has the GUILD_PRESENCES intent."""
        curious = [each for each in self._sessions.of(self._world.bot.id) if each.wishes.intents & GUILD_PRESENCES]
        for session in curious if user is not self._world.bot else ():
            for guild in guilds_of(self._world, session):
                if user.id in guild.members:
                    await session.tell("PRESENCE_UPDATE", Told(presence_json(self._sessions, user, guild)))

    async def _voice(self, session: Session, data: Json) -> None:
        """Let a client into a voice channel, or out of it.

        There is no voice server. The client is told so with an endpoint of null, by which Discord says that a server is
        still being sought.
        """
        guild_id, wanted = snowflake(data.get("guild_id")), data.get("channel_id")
        channel_id = None if wanted is None else snowflake(wanted)
        muted, deaf = data.get("self_mute"), data.get("self_deaf")
        if not isinstance(muted, bool | None) or not isinstance(deaf, bool | None):
            raise GatewayClose(DECODE_ERROR)
        guild = next((each for each in guilds_of(self._world, session) if each.id == guild_id), None)
        if guild is None or not self._may_enter(guild, session.user, channel_id):
            return
        before = guild.voice.pop(session.user.id, None)
        if channel_id is None and before is None:
            return
        stayed = before is not None and before["channel_id"] == str(channel_id)
        state: Json = {
            "guild_id": str(guild.id),
            "channel_id": None if channel_id is None else str(channel_id),
            "user_id": str(session.user.id),
            "session_id": session.id,
            "deaf": False,
            "mute": False,
            "self_deaf": bool(deaf),
            "self_mute": bool(muted),
            "self_video": False,
            "self_stream": False,
            "suppress": channel_id is not None and self._world.channels[channel_id].type == STAGE,
            "request_to_speak_timestamp": None,
        }
        if stayed and before is not None:
            state |= {name: before[name] for name in ("suppress", "request_to_speak_timestamp")}
        if channel_id is not None:
            guild.voice[session.user.id] = state
        await self._tell(guild, state, None if before is None else before["channel_id"])
        if channel_id is not None:
            server = {"token": secrets.token_hex(8), "guild_id": str(guild.id), "endpoint": None}
            await session.tell("VOICE_SERVER_UPDATE", Told(server))

    def _may_enter(self, guild: Guild, user: User, channel_id: int | None) -> bool:
        """Tell whether a user may be in this voice channel of a server; None is no channel."""
        if channel_id is None:
            return True
        channel = self._world.channels.get(channel_id)
        if channel is None or channel.guild != guild.id:
            return False
        return channel.type in SPOKEN and self._world.may(user, channel, VIEW_CHANNEL | CONNECT)
