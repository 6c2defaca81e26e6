"""Replies and forwarded messages."""

from __future__ import annotations

from typing import Final

from playground.errors import DiscordError, FormErrors
from playground.world import Channel, Json, Message, User, World
from playground.world.intents import MESSAGE_CONTENT
from playground.world.permissions import READ_HISTORY

REPLY, FORWARD = 0, 1
DEFAULT, REPLY_TYPE, COMMAND_TYPE, PIN_TYPE = 0, 19, 20, 6
"""The types of messages."""

ANSWERABLE: Final = {DEFAULT, REPLY_TYPE, COMMAND_TYPE, 21, 23}
"""The types that are no system messages."""

SNAPSHOT: Final = 1 << 14
"""The flag of a forwarding message."""


def referenced(world: World, author: User, channel: Channel, reference: Json | None) -> Message | None:
    """Return the message that a new one replies to or forwards; None if there is none and it need not exist.

    :raises DiscordError: 50035 if the message does not exist or is a system message; 160002 if its channel's history
        cannot be read; 160014 if a bot forwards what it cannot read.
    """
    if reference is None:
        return None
    errors = FormErrors()
    forwards = reference.get("type") == FORWARD
    for field in ("message_id", *(("channel_id",) if forwards else ())):
        if field not in reference:
            errors.required(f"message_reference.{field}")
    errors.check()
    place = int(reference.get("channel_id") or channel.id)
    if place != channel.id and not forwards:
        text = "Cannot reply to a message in a different channel"
        errors.add("message_reference", "REPLIES_CANNOT_REFERENCE_OTHER_CHANNEL", text)
        errors.check()
    where = world.channel_for(place, author)
    if not world.may(author, where, READ_HISTORY):
        raise DiscordError(403, 160002, "Cannot reply without permission to read message history")
    found = world.messages.get(int(reference["message_id"]))
    if found is None or found.channel != place or found.only_for is not None:
        if reference.get("fail_if_not_exists") is False and not forwards:
            return None
        errors.add("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    elif found.type not in ANSWERABLE:
        errors.add("message_reference", "REPLIES_CANNOT_REPLY_TO_SYSTEM_MESSAGE", "Cannot reply to a system message")
    errors.check()
    if forwards and found is not None and not _can_read(world, author, where, found):
        raise DiscordError(403, 160014, "You cannot forward a message whose content you cannot read")
    return found


def _can_read(world: World, author: User, channel: Channel, message: Message) -> bool:
    """Tell whether a user can read a message's content. Without its intent, bots read few of other people's."""
    if not author.bot or channel.private or world.privileged_intents & MESSAGE_CONTENT:
        return True
    return message.author is author or author.id in message.mentions


def reference_json(channel: Channel, message: int, kind: int = REPLY) -> Json:
    """Return a message's reference to another one."""
    about: Json = {"type": kind, "channel_id": str(channel.id), "message_id": str(message)}
    return {**about, "guild_id": str(channel.guild)} if channel.guild else about
