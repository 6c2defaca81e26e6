"""Messages as the gateway's events have them."""

from __future__ import annotations

from playground.payloads import channel_json, member_json, message_json
from playground.world import Guild, Json, Message, World


def message_event(world: World, message: Message, origin: str) -> Json:
    """Return the data of MESSAGE_CREATE and MESSAGE_UPDATE: the message, with its members and kind of channel."""
    channel = world.channels[message.channel]
    data = {**message_json(world, message, origin), "channel_type": channel_json(world, channel)["type"]}
    guild = world.guilds.get(channel.guild)
    if guild is None:
        return data
    if message.metadata is None and message.only_for is None and message.author.id in guild.members:
        data["member"] = _partial_member(world, guild, message.author.id)
    data["mentions"] = [
        {**each, "member": _partial_member(world, guild, int(each["id"]))} if int(each["id"]) in guild.members else each
        for each in data["mentions"]
    ]
    return data


def _partial_member(world: World, guild: Guild, user: int) -> Json:
    """Return a member without the user."""
    member = member_json(world, guild, world.user(user))
    return {key: value for key, value in member.items() if key != "user"}
