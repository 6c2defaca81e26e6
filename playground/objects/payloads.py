"""The JSON of messages, interactions and the application."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from playground.objects.pictures import size_of
from playground.objects.servers import channel_json as channel_json
from playground.objects.servers import guild_json as guild_json
from playground.objects.servers import member_json as member_json
from playground.objects.servers import resolved_channel_json as resolved_channel_json
from playground.objects.servers import role_json as role_json
from playground.objects.servers import user_json as user_json
from playground.world import (
    COMPONENTS_V2,
    Attachment,
    Guild,
    Interaction,
    Json,
    Message,
    User,
    World,
)
from playground.world.installs import GUILD, context_of, owners
from playground.world.polls import Poll

INTENT_FLAGS = {1 << 1: 1 << 15, 1 << 8: 1 << 13, 1 << 15: 1 << 19}
"""The application's flags that say which privileged intents are switched on, by intent."""

EMBEDDED = 1 << 17
"""The application's flag that says that it has an Activity."""


def application_json(world: World) -> Json:
    """Return the application."""
    flags = sum(flag for intent, flag in INTENT_FLAGS.items() if world.privileged_intents & intent)
    flags |= EMBEDDED if world.has_activities else 0
    return {
        "id": str(world.application),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "summary": "",
        "rpc_origins": [],
        "bot_public": True,
        "bot_require_code_grant": False,
        "bot": user_json(world.bot),
        "owner": user_json(world.owner),
        "verify_key": world.verify_key,
        "team": None,
        "flags": flags,
        "flags_new": str(flags),
        "type": None,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "approximate_guild_count": len(world.guilds),
        "integration_types_config": {str(kind): {} for kind in world.integration_types},
        **world.portal,
    }


REPLY: Final = 19
"""The type of a message that replies to another one."""
THREAD_STARTER: Final = 21
"""The type of the first message of a thread that was started from a message."""

NOT_IN_REFERENCED: Final = ("referenced_message", "reactions")


def message_json(world: World, message: Message, origin: str, reader: User | None = None) -> Json:
    """Return a message.

    :param reader: who gets it; the bot by default. Polls and reactions say whether the reader is among those counted.
    """
    me = (reader or world.bot).id
    flags = message.flags
    data: Json = {
        "id": str(message.id),
        "channel_id": str(message.channel),
        "author": user_json(message.author),
        "content": message.content,
        "timestamp": message.at.isoformat(),
        "edited_timestamp": message.edited_at.isoformat() if message.edited_at else None,
        "tts": message.tts,
        "mention_everyone": message.mention_everyone,
        "mentions": [user_json(world.user(user)) for user in message.mentions],
        "mention_roles": [str(role) for role in message.mention_roles],
        "attachments": [attachment_json(each, origin) for each in message.attachments if not _is_shown(message, each)],
        "embeds": message.embeds,
        "pinned": message.pinned_at is not None,
        "type": message.type,
        "flags": flags,
        "components": message.components,
    }
    if message.metadata is not None:
        data["application_id"] = str(message.author.id)
        data["interaction_metadata"] = message.metadata
        data["webhook_id"] = str(message.author.id)
    elif message.webhook is not None:
        data["webhook_id"] = str(message.webhook)
        owner = world.webhooks.get(message.webhook)
        if owner is not None and owner.creator.id in world.bots:
            data["application_id"] = str(owner.creator.id)
    thread = world.threads.get(message.id)
    if thread is not None and thread.parent == message.channel:
        data["thread"] = channel_json(world, thread)
    if message.nonce is not None:
        data["nonce"] = message.nonce
    if message.stickers:
        data["sticker_items"] = message.stickers
    if message.poll is not None:
        data["poll"] = poll_json(message.poll, me)
    if message.reactions:
        data["reactions"] = [reaction_json(*each, me) for each in message.reactions.items()]
    if message.reference is not None:
        data["message_reference"] = message.reference
        _add_referenced(world, data, message, origin)
    return data


def poll_json(poll: Poll, reader: int) -> Json:
    """Return a poll as a user sees it."""
    answers = [{"answer_id": number, "poll_media": media} for number, media in enumerate(poll.answers, 1)]
    counts = [
        {"id": answer, "count": len(users), "me_voted": reader in users}
        for answer, users in sorted(poll.votes.items())
        if users
    ]
    return {
        "question": {"text": poll.question},
        "answers": answers,
        "expiry": datetime.fromtimestamp(poll.ends_at, UTC).isoformat(),
        "allow_multiselect": poll.multiple,
        "layout_type": 1,
        "results": {"answer_counts": counts, "is_finalized": poll.over},
    }


def _add_referenced(world: World, data: Json, message: Message, origin: str) -> None:
    """Add what a reply or a forwarding message shows of the other one."""
    if message.snapshots:
        data["message_snapshots"] = message.snapshots
    elif message.type in (REPLY, THREAD_STARTER):
        there = world.messages.get(int(message.reference["message_id"])) if message.reference else None
        whole = None if there is None else message_json(world, there, origin)
        shown = None if whole is None else {key: whole[key] for key in whole if key not in NOT_IN_REFERENCED}
        data["referenced_message"] = shown


def emoji_of_reaction(key: str) -> Json:
    """Return the emoji that is written as itself or as ``name:id``."""
    name, _, number = key.partition(":")
    return {"id": number or None, "name": name}


def reaction_json(key: str, users: list[int], reader: int) -> Json:
    """Return the reactions to a message with one emoji, as a user sees them."""
    return {
        "emoji": emoji_of_reaction(key),
        "count": len(users),
        "count_details": {"burst": 0, "normal": len(users)},
        "burst_colors": [],
        "me_burst": False,
        "me": reader in users,
    }


def _is_shown(message: Message, attachment: Attachment) -> bool:
    """Tell whether the message's components show a file. Such a file is not listed as an attachment."""
    return bool(message.flags & COMPONENTS_V2) and f"/attachments/{attachment.id}/" in str(message.components)


def attachment_json(attachment: Attachment, origin: str) -> Json:
    """Return a file of a message."""
    url = attachment_url(attachment, origin)
    data: Json = {
        "id": str(attachment.id),
        "filename": attachment.name,
        "size": len(attachment.content),
        "url": url,
        "proxy_url": url,
        "content_type": attachment.content_type,
    }
    if attachment.description is not None:
        data["description"] = attachment.description
    size = size_of(attachment.content)
    return data if size is None else {**data, "width": size[0], "height": size[1]}


def attachment_url(attachment: Attachment, origin: str) -> str:
    """Return the address of a file."""
    return f"{origin}/attachments/{attachment.id}/{attachment.name}"


def emoji_json(world: World, emoji: int) -> Json:
    """Return an application emoji."""
    name, _, _ = world.emojis[emoji]
    return {
        "id": str(emoji),
        "name": name,
        "roles": [],
        "user": user_json(world.user(world.emoji_owners.get(emoji, world.bot.id))),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def _bought(world: World, interaction: Interaction) -> list[Json]:
    """Return what the user or the server of an interaction has bought."""
    mine, guild = str(interaction.user.id), str(interaction.channel.guild)
    return [each for each in world.entitlements.values() if mine == each["user_id"] or guild == each["guild_id"]]


def interaction_json(world: World, interaction: Interaction, origin: str) -> Json:
    """Return an interaction as INTERACTION_CREATE has it."""
    channel = interaction.channel
    data: Json = {
        "id": str(interaction.id),
        "application_id": str(interaction.bot.id),
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": {
            **channel_json(world, channel),
            "permissions": str(world.permissions(interaction.user, channel)),
        },
        "app_permissions": str(world.permissions(interaction.bot, channel)),
        "locale": interaction.user.locale,
        "entitlements": _bought(world, interaction),
        "attachment_size_limit": 10 * 1024 * 1024,
        **_whereabouts(world, interaction),
    }
    if interaction.source is not None:
        data["message"] = message_json(world, interaction.source, origin)
    return data


def _whereabouts(world: World, interaction: Interaction) -> Json:
    """Return the context of an interaction, and the owners of the installation that serves it."""
    user, channel = interaction.user, interaction.channel
    context = context_of(world, channel, interaction.bot)
    about: Json = {"authorizing_integration_owners": owners(world, interaction), "context": context}
    if context != GUILD:
        return {**about, "user": user_json(user)}
    guild = world.guilds[channel.guild]
    return {
        **about,
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": member_json(world, guild, user, channel),
    }


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
