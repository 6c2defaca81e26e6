"""The JSON of Discord's objects."""

from __future__ import annotations

from playground.snowflake import created_at
from playground.world import (
    COMPONENTS_V2,
    Attachment,
    Channel,
    Guild,
    Interaction,
    Json,
    Message,
    User,
    World,
)

TEXT_CHANNEL, DIRECT, PUBLIC_THREAD = 0, 1, 11
IN_GUILD, IN_BOT_DM = 0, 1
"""The contexts of an interaction."""


def user_json(user: User) -> Json:
    """Return a user."""
    return {
        "id": str(user.id),
        "username": user.name.lower().replace(" ", "_"),
        "global_name": None if user.bot else user.name,
        "discriminator": "0000" if user.bot else "0",
        "avatar": None,
        "bot": user.bot,
        "primary_guild": None,
        "public_flags": 0,
        "flags": 0,
    }


def member_json(world: World, guild: Guild, user: User, channel: Channel | None = None) -> Json:
    """Return a member of a server, with their permissions in a channel if one is given."""
    member: Json = {
        "user": user_json(user),
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": [],
        "joined_at": created_at(guild.id).isoformat(),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }
    if channel is not None:
        member["permissions"] = str(world.permissions(user, channel))
    return member


def channel_json(world: World, channel: Channel) -> Json:
    """Return a channel, a thread or direct messages."""
    if channel.recipient is not None:
        recipients = [user_json(world.user(channel.recipient))]
        return {"id": str(channel.id), "type": DIRECT, "last_message_id": None, "flags": 0, "recipients": recipients}
    data: Json = {
        "id": str(channel.id),
        "type": TEXT_CHANNEL if channel.parent is None else PUBLIC_THREAD,
        "guild_id": str(channel.guild),
        "name": channel.name,
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "parent_id": None if channel.parent is None else str(channel.parent),
        "flags": 0,
    }
    if channel.parent is None:
        siblings = [each.id for each in world.guilds[channel.guild].channels if each.parent is None]
        return {
            **data,
            "position": siblings.index(channel.id),
            "permission_overwrites": [
                {"id": str(member), "type": 1, "allow": "0", "deny": str(denied)}
                for member, denied in channel.denied.items()
            ],
            "topic": None,
            "nsfw": False,
        }
    made = created_at(channel.id).isoformat()
    return {
        **data,
        "owner_id": str(world.owner.id),
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": 1440,
            "archive_timestamp": made,
            "create_timestamp": made,
            "locked": False,
        },
    }


def guild_json(world: World, guild: Guild) -> Json:
    """Return a server as GUILD_CREATE has it."""
    channels = guild.channels
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "owner_id": str(guild.owner),
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": [
            {
                "id": str(guild.id),
                "name": "@everyone",
                "color": 0,
                "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
                "hoist": False,
                "icon": None,
                "unicode_emoji": None,
                "position": 0,
                "permissions": str(guild.permissions),
                "managed": False,
                "mentionable": False,
                "flags": 0,
            }
        ],
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "vanity_url_code": None,
        "description": None,
        "banner": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": guild.locale,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "nsfw_level": 0,
        "premium_progress_bar_enabled": False,
        "joined_at": created_at(guild.id).isoformat(),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "voice_states": [],
        "members": [member_json(world, guild, user) for user in world.members(guild)],
        "channels": [channel_json(world, each) for each in channels if each.parent is None],
        "threads": [channel_json(world, each) for each in channels if each.parent is not None],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def application_json(world: World) -> Json:
    """Return the application."""
    return {
        "id": str(world.application),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "rpc_origins": [],
        "bot_public": True,
        "bot_require_code_grant": False,
        "bot": user_json(world.bot),
        "owner": user_json(world.owner),
        "verify_key": "0" * 64,
        "team": None,
        "flags": 0,
        "flags_new": "0",
        "type": None,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "approximate_guild_count": len(world.guilds),
        "integration_types_config": {"0": {}, "1": {}},
    }


def message_json(world: World, message: Message, origin: str) -> Json:
    """Return a message."""
    flags = message.flags
    data: Json = {
        "id": str(message.id),
        "channel_id": str(message.channel),
        "author": user_json(message.author),
        "content": message.content,
        "timestamp": message.at.isoformat(),
        "edited_timestamp": message.edited_at.isoformat() if message.edited_at else None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [user_json(world.user(user)) for user in message.mentions],
        "mention_roles": [],
        "attachments": [attachment_json(each, origin) for each in message.attachments if not _is_shown(message, each)],
        "embeds": message.embeds,
        "pinned": False,
        "type": 20 if message.metadata and message.metadata["type"] == 2 else 0,
        "flags": flags,
        "components": message.components,
    }
    if message.author.bot:
        data["application_id"] = str(world.application)
    if message.metadata is not None:
        data["interaction_metadata"] = message.metadata
        data["webhook_id"] = str(world.application)
    if message.nonce is not None:
        data["nonce"] = message.nonce
    return data


def _is_shown(message: Message, attachment: Attachment) -> bool:
    """Tell whether the message's components show a file. Such a file is not listed as an attachment."""
    return bool(message.flags & COMPONENTS_V2) and f"/attachments/{attachment.id}/" in str(message.components)


def attachment_json(attachment: Attachment, origin: str) -> Json:
    """Return a file of a message."""
    url = attachment_url(attachment, origin)
    return {
        "id": str(attachment.id),
        "filename": attachment.name,
        "size": len(attachment.content),
        "url": url,
        "proxy_url": url,
        "content_type": attachment.content_type,
        "description": attachment.description,
    }


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
        "user": user_json(world.bot),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def interaction_json(world: World, interaction: Interaction, origin: str) -> Json:
    """Return an interaction as INTERACTION_CREATE has it."""
    channel = interaction.channel
    data: Json = {
        "id": str(interaction.id),
        "application_id": str(world.application),
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": {
            **channel_json(world, channel),
            "permissions": str(world.permissions(interaction.user, channel)),
        },
        "app_permissions": str(world.permissions(world.bot, channel)),
        "locale": interaction.user.locale,
        "entitlements": [],
        "attachment_size_limit": 10 * 1024 * 1024,
        **_whereabouts(world, interaction),
    }
    if interaction.source is not None:
        data["message"] = message_json(world, interaction.source, origin)
    return data


def _whereabouts(world: World, interaction: Interaction) -> Json:
    """Return the context of an interaction, and the owners of the installation that serves it."""
    user, channel = interaction.user, interaction.channel
    for_themselves = {"1": str(user.id)} if user.id in world.installed_by else {}
    if channel.recipient is not None:
        owners = {"0": "0", **for_themselves}
        return {"user": user_json(user), "authorizing_integration_owners": owners, "context": IN_BOT_DM}
    guild = world.guilds[channel.guild]
    for_the_guild = {"0": str(guild.id)} if world.bot.id in guild.members else {}
    return {
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": member_json(world, guild, user, channel),
        "authorizing_integration_owners": {**for_the_guild, **for_themselves},
        "context": IN_GUILD,
    }
