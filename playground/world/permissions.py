"""Discord's permissions: their bits, and how roles, overwrites, threads and timeouts make up what a member may do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

CREATE_INVITE: Final = 1 << 0
KICK_MEMBERS: Final = 1 << 1
BAN_MEMBERS: Final = 1 << 2
ADMINISTRATOR: Final = 1 << 3
MANAGE_CHANNELS: Final = 1 << 4
MANAGE_GUILD: Final = 1 << 5
ADD_REACTIONS: Final = 1 << 6
VIEW_AUDIT_LOG: Final = 1 << 7
STREAM: Final = 1 << 9
VIEW_CHANNEL: Final = 1 << 10
SEND_MESSAGES: Final = 1 << 11
SEND_TTS_MESSAGES: Final = 1 << 12
MANAGE_MESSAGES: Final = 1 << 13
EMBED_LINKS: Final = 1 << 14
ATTACH_FILES: Final = 1 << 15
READ_HISTORY: Final = 1 << 16
MENTION_EVERYONE: Final = 1 << 17
USE_EXTERNAL_EMOJIS: Final = 1 << 18
CONNECT: Final = 1 << 20
SPEAK: Final = 1 << 21
MUTE_MEMBERS: Final = 1 << 22
USE_VAD: Final = 1 << 25
CHANGE_NICKNAME: Final = 1 << 26
MANAGE_NICKNAMES: Final = 1 << 27
MANAGE_ROLES: Final = 1 << 28
MANAGE_WEBHOOKS: Final = 1 << 29
MANAGE_EXPRESSIONS: Final = 1 << 30
USE_APPLICATION_COMMANDS: Final = 1 << 31
REQUEST_TO_SPEAK: Final = 1 << 32
MANAGE_EVENTS: Final = 1 << 33
MANAGE_THREADS: Final = 1 << 34
CREATE_PUBLIC_THREADS: Final = 1 << 35
CREATE_PRIVATE_THREADS: Final = 1 << 36
USE_EXTERNAL_STICKERS: Final = 1 << 37
SEND_IN_THREADS: Final = 1 << 38
USE_EMBEDDED_ACTIVITIES: Final = 1 << 39
MODERATE_MEMBERS: Final = 1 << 40
USE_SOUNDBOARD: Final = 1 << 42
CREATE_EXPRESSIONS: Final = 1 << 43
CREATE_EVENTS: Final = 1 << 44
USE_EXTERNAL_SOUNDS: Final = 1 << 45
SEND_VOICE_MESSAGES: Final = 1 << 46
SET_VOICE_STATUS: Final = 1 << 48
SEND_POLLS: Final = 1 << 49
USE_EXTERNAL_APPS: Final = 1 << 50
PIN_MESSAGES: Final = 1 << 51
BYPASS_SLOWMODE: Final = 1 << 52

ALL: Final = (1 << 53) - 1
"""Every permission."""

_IN_ORDER: Final = (
    "create_instant_invite kick_members ban_members administrator manage_channels manage_guild add_reactions "
    "view_audit_log priority_speaker stream view_channel send_messages send_tts_messages manage_messages embed_links "
    "attach_files read_message_history mention_everyone use_external_emojis view_guild_insights connect speak "
    "mute_members deafen_members move_members use_vad change_nickname manage_nicknames manage_roles manage_webhooks "
    "manage_guild_expressions use_application_commands request_to_speak manage_events manage_threads "
    "create_public_threads create_private_threads use_external_stickers send_messages_in_threads "
    "use_embedded_activities moderate_members view_creator_monetization_analytics use_soundboard "
    "create_guild_expressions create_events use_external_sounds send_voice_messages - set_voice_channel_status "
    "send_polls use_external_apps pin_messages bypass_slowmode"
)
BY_NAME: Final = {name: 1 << bit for bit, name in enumerate(_IN_ORDER.split()) if name != "-"}
"""Each permission by Discord's name in lower case."""

EVERYBODY_MAY: Final = (
    CREATE_INVITE
    | ADD_REACTIONS
    | STREAM
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_HISTORY
    | MENTION_EVERYONE
    | USE_EXTERNAL_EMOJIS
    | CONNECT
    | SPEAK
    | USE_VAD
    | CHANGE_NICKNAME
    | USE_APPLICATION_COMMANDS
    | REQUEST_TO_SPEAK
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | USE_EXTERNAL_STICKERS
    | SEND_IN_THREADS
    | USE_EMBEDDED_ACTIVITIES
    | USE_SOUNDBOARD
    | USE_EXTERNAL_SOUNDS
    | SEND_VOICE_MESSAGES
    | SEND_POLLS
    | USE_EXTERNAL_APPS
)
"""The permissions of @everyone in a new server."""

TIMED_OUT: Final = VIEW_CHANNEL | READ_HISTORY
"""What a timeout leaves."""

WITH_MESSAGES: Final = MENTION_EVERYONE | SEND_TTS_MESSAGES | ATTACH_FILES | EMBED_LINKS
"""The permissions that count only together with the one to send messages."""

APP_IN_PRIVATE: Final = ATTACH_FILES | EMBED_LINKS | MENTION_EVERYONE
"""An application's permissions in direct messages between people, as interactions tell it."""

APP_IN_DIRECT: Final = APP_IN_PRIVATE | USE_EXTERNAL_EMOJIS
"""An application's permissions in the direct messages with its bot, as interactions tell it."""

FOR_ROLE, FOR_MEMBER = 0, 1
"""The kinds of overwrites."""


@dataclass(frozen=True)
class Overwrite:
    """What a role or a member is allowed and denied in one channel."""

    id: int
    """The id of the role or of the member. The role @everyone has the id of its server."""
    type: int
    """``FOR_ROLE`` or ``FOR_MEMBER``."""
    allow: int = 0
    deny: int = 0


def base(everyone: int, roles: Iterable[int]) -> int:
    """Return a member's permissions in a server, before any overwrites.

    :param everyone: the permissions of @everyone.
    :param roles: the permissions of each of the member's other roles.
    """
    allowed = everyone
    for role in roles:
        allowed |= role
    return ALL if allowed & ADMINISTRATOR else allowed


def in_channel(
    allowed: int, everyone: int, roles: Iterable[int], member: int, overwrites: Mapping[int, Overwrite]
) -> int:
    """Return a member's permissions in a channel: first the overwrite of @everyone, then all roles', then their own.

    In each step, what is allowed wins over what is denied. The order of the roles plays no part.

    :param allowed: the member's permissions in the server. An administrator's are never overwritten.
    :param everyone: the id of the role @everyone.
    :param roles: the ids of the member's other roles.
    :param member: the member's id.
    :param overwrites: the channel's overwrites by id.
    """
    if allowed & ADMINISTRATOR:
        return ALL
    nothing = Overwrite(0, FOR_ROLE)
    first = overwrites.get(everyone, nothing)
    allowed = allowed & ~first.deny | first.allow
    of_roles = [overwrites[role] for role in roles if role in overwrites]
    for each in of_roles:
        allowed &= ~each.deny
    for each in of_roles:
        allowed |= each.allow
    own = overwrites.get(member, nothing)
    return allowed & ~own.deny | own.allow


def timed_out(allowed: int) -> int:
    """Return what is left of a member's permissions during a timeout. Administrators keep theirs."""
    return allowed if allowed & ADMINISTRATOR else allowed & TIMED_OUT


def effective(allowed: int, *, thread: bool = False, voice: bool = False) -> int:
    """Return the permissions that count: some are void without others.

    Without the permission to view a channel, nothing counts; nor does it in a voice channel without the one to
    connect, except viewing. Without the permission to send messages, nothing that goes with a message counts.

    :param allowed: the permissions of a member in a channel.
    :param thread: whether the channel is a thread, where another permission lets members send messages.
    :param voice: whether it is a voice or stage channel.
    """
    if not allowed & VIEW_CHANNEL:
        return 0
    if voice and not allowed & CONNECT:
        return VIEW_CHANNEL
    if not allowed & (SEND_IN_THREADS if thread else SEND_MESSAGES):
        return allowed & ~WITH_MESSAGES
    return allowed
