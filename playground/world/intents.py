"""Gateway intents: which events a bot has asked for, and what it may read in them."""

from __future__ import annotations

from typing import Any, Final

GUILDS = 1 << 0
GUILD_MEMBERS = 1 << 1
GUILD_MODERATION = 1 << 2
GUILD_EXPRESSIONS = 1 << 3
GUILD_INTEGRATIONS = 1 << 4
GUILD_WEBHOOKS = 1 << 5
GUILD_INVITES = 1 << 6
GUILD_VOICE_STATES = 1 << 7
GUILD_PRESENCES = 1 << 8
GUILD_MESSAGES = 1 << 9
GUILD_MESSAGE_REACTIONS = 1 << 10
GUILD_MESSAGE_TYPING = 1 << 11
DIRECT_MESSAGES = 1 << 12
DIRECT_MESSAGE_REACTIONS = 1 << 13
DIRECT_MESSAGE_TYPING = 1 << 14
MESSAGE_CONTENT = 1 << 15
GUILD_SCHEDULED_EVENTS = 1 << 16
EMBEDDED_ACTIVITIES = 1 << 17 | 1 << 26
"""Two intents that Discord takes but does not document."""
AUTO_MODERATION_CONFIGURATION = 1 << 20
AUTO_MODERATION_EXECUTION = 1 << 21
GUILD_MESSAGE_POLLS = 1 << 24
DIRECT_MESSAGE_POLLS = 1 << 25

PRIVILEGED_BY_NAME: Final = {
    "members": GUILD_MEMBERS,
    "presences": GUILD_PRESENCES,
    "message_content": MESSAGE_CONTENT,
}
PRIVILEGED: Final = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT
KNOWN: Final = (
    (1 << 17) - 1
    | EMBEDDED_ACTIVITIES
    | AUTO_MODERATION_CONFIGURATION
    | AUTO_MODERATION_EXECUTION
    | GUILD_MESSAGE_POLLS
    | DIRECT_MESSAGE_POLLS
)

_IN_GUILDS: Final = {
    GUILDS: (
        "GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE", "GUILD_ROLE_CREATE", "GUILD_ROLE_UPDATE", "GUILD_ROLE_DELETE",
        "CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE", "CHANNEL_PINS_UPDATE", "THREAD_CREATE", "THREAD_UPDATE",
        "THREAD_DELETE", "THREAD_LIST_SYNC", "THREAD_MEMBER_UPDATE", "STAGE_INSTANCE_CREATE", "STAGE_INSTANCE_UPDATE",
        "STAGE_INSTANCE_DELETE", "VOICE_CHANNEL_STATUS_UPDATE", "VOICE_CHANNEL_START_TIME_UPDATE",
    ),
    GUILD_MEMBERS: ("GUILD_MEMBER_ADD", "GUILD_MEMBER_REMOVE"),
    GUILD_MODERATION: ("GUILD_AUDIT_LOG_ENTRY_CREATE", "GUILD_BAN_ADD", "GUILD_BAN_REMOVE"),
    GUILD_EXPRESSIONS: (
        "GUILD_EMOJIS_UPDATE", "GUILD_STICKERS_UPDATE", "GUILD_SOUNDBOARD_SOUND_CREATE",
        "GUILD_SOUNDBOARD_SOUND_UPDATE", "GUILD_SOUNDBOARD_SOUND_DELETE", "GUILD_SOUNDBOARD_SOUNDS_UPDATE",
    ),
    GUILD_INTEGRATIONS: (
        "GUILD_INTEGRATIONS_UPDATE", "INTEGRATION_CREATE", "INTEGRATION_UPDATE", "INTEGRATION_DELETE",
    ),
    GUILD_WEBHOOKS: ("WEBHOOKS_UPDATE",),
    GUILD_INVITES: ("INVITE_CREATE", "INVITE_DELETE"),
    GUILD_VOICE_STATES: ("VOICE_CHANNEL_EFFECT_SEND", "VOICE_STATE_UPDATE"),
    GUILD_PRESENCES: ("PRESENCE_UPDATE",),
    GUILD_SCHEDULED_EVENTS: (
        "GUILD_SCHEDULED_EVENT_CREATE", "GUILD_SCHEDULED_EVENT_UPDATE", "GUILD_SCHEDULED_EVENT_DELETE",
        "GUILD_SCHEDULED_EVENT_USER_ADD", "GUILD_SCHEDULED_EVENT_USER_REMOVE",
    ),
    AUTO_MODERATION_CONFIGURATION: (
        "AUTO_MODERATION_RULE_CREATE", "AUTO_MODERATION_RULE_UPDATE", "AUTO_MODERATION_RULE_DELETE",
    ),
    AUTO_MODERATION_EXECUTION: ("AUTO_MODERATION_ACTION_EXECUTION",),
}  # fmt: skip
_IN_BOTH: Final = {
    (GUILD_MESSAGES, DIRECT_MESSAGES): ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "MESSAGE_DELETE_BULK"),
    (GUILD_MESSAGE_REACTIONS, DIRECT_MESSAGE_REACTIONS): (
        "MESSAGE_REACTION_ADD", "MESSAGE_REACTION_REMOVE", "MESSAGE_REACTION_REMOVE_ALL",
        "MESSAGE_REACTION_REMOVE_EMOJI",
    ),
    (GUILD_MESSAGE_TYPING, DIRECT_MESSAGE_TYPING): ("TYPING_START",),
    (GUILD_MESSAGE_POLLS, DIRECT_MESSAGE_POLLS): ("MESSAGE_POLL_VOTE_ADD", "MESSAGE_POLL_VOTE_REMOVE"),
}  # fmt: skip

IN_GUILD: Final = {
    **{event: intent for intent, events in _IN_GUILDS.items() for event in events},
    **{event: in_guild for (in_guild, _), events in _IN_BOTH.items() for event in events},
}
"""The intent of each event of a server. Events without one are always sent."""
IN_DIRECT: Final = {
    "CHANNEL_PINS_UPDATE": DIRECT_MESSAGES,
    **{event: direct for (_, direct), events in _IN_BOTH.items() for event in events},
}
"""The intent of each event of direct messages."""


def wants(intents: int, event: str, data: Any, bot: str) -> bool:
    """Tell whether a bot has asked for an event.

    :param data: the event's data. An event without a ``guild_id`` is one of direct messages.
    :param bot: the bot's id.
    """
    if event == "GUILD_MEMBER_UPDATE":
        return bool(intents & GUILD_MEMBERS) or data["user"]["id"] == bot
    if event == "THREAD_MEMBERS_UPDATE":
        return bool(intents & GUILD_MEMBERS) or (bool(intents & GUILDS) and _moves(data, bot))
    direct = event in IN_DIRECT and not (isinstance(data, dict) and data.get("guild_id"))
    needed = (IN_DIRECT if direct else IN_GUILD).get(event)
    return needed is None or bool(intents & needed)


def _moves(data: dict[str, Any], bot: str) -> bool:
    """Tell whether a thread gains or loses the bot itself as a member."""
    gained = (each.get("user_id") for each in data.get("added_members") or [])
    return bot in gained or bot in (data.get("removed_member_ids") or [])


def readable(intents: int, event: str, data: Any, bot: str) -> Any:
    """Return an event's data as a bot with these intents gets it: without MESSAGE_CONTENT, other people's words lack.

    Discord shows the content of the bot's own messages, of direct messages, and of messages that mention the bot.
    """
    if event == "AUTO_MODERATION_ACTION_EXECUTION" and not intents & MESSAGE_CONTENT:
        return {**data, "content": "", "matched_content": None}
    if intents & MESSAGE_CONTENT or event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or not data.get("guild_id"):
        return data
    return without_content(data, bot)


def without_content(message: dict[str, Any], bot: str) -> dict[str, Any]:
    """Return a server's message as a bot without the MESSAGE_CONTENT intent reads it."""
    answered = message.get("referenced_message")
    if isinstance(answered, dict):
        message = {**message, "referenced_message": without_content(answered, bot)}
    if message["author"]["id"] == bot or any(each["id"] == bot for each in message.get("mentions", [])):
        return message
    emptied = {key: value for key, value in message.items() if key != "poll"}
    return {**emptied, "content": "", "embeds": [], "attachments": [], "components": []}
