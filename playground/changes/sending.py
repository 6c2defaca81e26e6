"""Whether a user may send a message to a channel, with files and embeds or without."""

from __future__ import annotations

from playground.errors import DiscordError, missing_permissions
from playground.world import Attachment, Channel, Json, User, World
from playground.world.guild import THREAD_ONLY, WITHOUT_MESSAGES
from playground.world.permissions import ATTACH_FILES, BYPASS_SLOWMODE, EMBED_LINKS, SEND_IN_THREADS, SEND_MESSAGES

OTHER_PARTS = ("content", "components", "sticker_ids", "poll")
"""What a message can have besides embeds and files."""


def check_sending(world: World, author: User, channel: Channel) -> None:
    """Check that a user who sees a channel may send messages to it.

    :raises DiscordError: 40058 for forums; 50008 for other channels without messages; 50013; 50007 and 50278 in direct
        messages; 20016 for people in slow mode.
    """
    if channel.type in THREAD_ONLY:
        raise DiscordError(400, 40058, "Cannot send a message in a forum channel")
    if channel.type in WITHOUT_MESSAGES:
        raise DiscordError(400, 50008, "Cannot send messages in a non-text channel")
    if channel.recipient is not None and author.bot:
        check_direct(world, world.user(channel.recipient))
    if not world.may(author, channel, SEND_MESSAGES if channel.thread is None else SEND_IN_THREADS):
        raise missing_permissions()
    _check_pace(world, author, channel)


def _check_pace(world: World, author: User, channel: Channel) -> None:
    """Check that a person does not write faster than a channel's slow mode lets them.

    :raises DiscordError: 20016.
    """
    if author.bot or not channel.rate_limit_per_user or world.may(author, channel, BYPASS_SLOWMODE):
        return
    earlier = [
        each.at.timestamp() for each in world.messages.values() if (each.author, each.channel) == (author, channel.id)
    ]
    left = channel.rate_limit_per_user - (world.now() - max(earlier, default=0.0))
    if left > 0:
        text = "This action cannot be performed due to slowmode rate limit"
        raise DiscordError(429, 20016, text, more={"retry_after": round(left, 3), "global": False})


def check_direct(world: World, person: User) -> None:
    """Check that the bot may send direct messages to a person.

    It may if the person has installed the application. Otherwise they must share a server, and take such messages.

    :raises DiscordError: 50007, 50278.
    """
    if person.id in world.installed_by and person.takes_direct_messages:
        return
    if not any({person.id, world.bot.id} <= guild.members for guild in world.guilds.values()):
        raise DiscordError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
    if not person.takes_direct_messages:
        raise DiscordError(403, 50007, "Cannot send messages to this user")


def check_embeds_and_files(
    world: World, author: User, channel: Channel, data: Json, files: list[Attachment], *, edits: bool = False
) -> Json:
    """Check that a user may send a message's files and embeds; return the message as far as they may send it.

    Without the permission for embeds, a message loses them; it is refused if it has nothing else.

    :param edits: whether the message is only edited. It is not refused then.
    :raises DiscordError: 50013.
    """
    if files and not world.may(author, channel, ATTACH_FILES):
        raise missing_permissions()
    if data.get("embeds") and not world.may(author, channel, EMBED_LINKS):
        if not edits and not files and not any(data.get(part) for part in OTHER_PARTS):
            raise missing_permissions()
        data = {key: value for key, value in data.items() if key != "embeds"}
    return data
