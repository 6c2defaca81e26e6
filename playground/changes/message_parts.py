"""Making a message of what a request says: its text, components, embeds, files, mentions and references."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Final

from playground.checks.answers import check_files, check_references
from playground.checks.embeds import check_embeds, resolve_embeds
from playground.checks.mentions import check_allowed, mentions_of
from playground.checks.messages import check_message, complete_components, read_components, walk
from playground.checks.polls import read_poll
from playground.errors import DiscordError, FormErrors, missing_permissions
from playground.objects.payloads import attachment_url, message_json
from playground.objects.references import FORWARD, REPLY_TYPE, SNAPSHOT, reference_json, referenced
from playground.world import COMPONENTS_V2, LOADING, Attachment, Json, Message, World
from playground.world.permissions import SEND_POLLS, SEND_TTS_MESSAGES

SUPPRESS_EMBEDS: Final = 1 << 2
MOST_STICKERS: Final = 3
CDN_EMOJI: Final = re.compile(r"https://cdn\.discordapp\.com/emojis/([0-9]{1,20})\.")
IN_SNAPSHOTS: Final = (
    "type", "content", "mentions", "mention_roles", "attachments", "embeds", "timestamp", "edited_timestamp", "flags",
    "components",
)  # fmt: skip


def refer(world: World, message: Message, reference: Json | None, origin: str) -> None:
    """Let a new message reply to or forward another one. Answers to interactions ignore references.

    :raises DiscordError: see ``referenced``.
    """
    if message.metadata is not None:
        return
    channel = world.channels[message.channel]
    found = referenced(world, message.author, channel, reference)
    if found is None or reference is None:
        return
    forwards = reference.get("type") == FORWARD
    message.reference = reference_json(world.channels[found.channel], found.id, int(forwards))
    if forwards:
        whole = message_json(world, found, origin)
        message.snapshots = [{"message": {key: whole[key] for key in IN_SNAPSHOTS}}]
        message.flags |= SNAPSHOT
    else:
        message.type = REPLY_TYPE


def fill(world: World, message: Message, data: Json, files: list[Attachment], origin: str) -> None:
    """Give a message what a request says.

    :raises DiscordError: 50035 with all errors and their fields; 50006 if the message is empty; 40005 if a file is too
        large; 50081 for unknown stickers; 50013 without the permission for a poll, or to be read aloud.
    """
    check_allowed(data.get("allowed_mentions"))
    _check_extras(world, message, data)
    if "content" in data:
        message.content = (data["content"] or "").strip()
    if "components" in data:
        message.components = read_components(data["components"] or [], message.flags)
    if "embeds" in data:
        message.embeds = data["embeds"] or []
    files_after = len(message.attachments) + len(files)
    check_files(files, files_after)
    if message.snapshots:
        return
    check_message(
        world, message.content, message.embeds, message.components, message.flags, _others(message) + files_after
    )
    check_embeds(message.embeds if "embeds" in data else [])
    retained = message.attachments if world.retains_pictures else []
    check_references(message.components, {file.name for file in (*retained, *files)})
    message.attachments = [*message.attachments, *files]
    for file in files:
        world.files[file.id] = file
    message.components = json.loads(json.dumps(message.components))
    complete_components(message.components)
    _resolve_media(world, message, origin)
    if "embeds" in data:
        addresses = {f"attachment://{file.name}": attachment_url(file, origin) for file in message.attachments}
        message.embeds = resolve_embeds(message.embeds, addresses)
    replied = world.messages.get(int((message.reference or {}).get("message_id", 0)))
    found = mentions_of(world, message, data.get("allowed_mentions"), replied if message.type == REPLY_TYPE else None)
    message.mentions, message.mention_roles, message.mention_everyone = found.users, found.roles, found.everyone


def edit(world: World, message: Message, data: Json, files: list[Attachment], origin: str) -> None:
    """Change the fields of a message that a request names.

    The mentions follow from the new text and from the request alone. Without a new text they stay. Ephemeral messages
    ignore ``allowed_mentions``. Only a message that says that the bot is thinking becomes a poll.

    :raises DiscordError: see ``fill``. The message is unchanged.
    """
    flags = message.flags & ~LOADING
    wanted = data.get("flags")
    if wanted is not None:
        flags = (flags & ~SUPPRESS_EMBEDS) | (int(wanted) & (COMPONENTS_V2 | SUPPRESS_EMBEDS))
    draft = replace(message, flags=flags, attachments=list(message.attachments))
    if data.get("attachments") is not None:
        named = {each.get("id"): each for each in data["attachments"]}
        draft.attachments = [
            replace(each, description=named[str(each.id)].get("description", each.description))
            for each in message.attachments
            if str(each.id) in named
        ]
    kept = ("content", "components", "embeds", "allowed_mentions", *(["poll"] if message.loading else []))
    said = {key: data[key] for key in kept if key in data and (key != "allowed_mentions" or message.only_for is None)}
    fill(world, draft, said, files, origin)
    if "content" in data or "components" in data:
        message.mentions, message.mention_roles = draft.mentions, draft.mention_roles
        message.mention_everyone = draft.mention_everyone
    message.content, message.components, message.embeds = draft.content, draft.components, draft.embeds
    message.attachments, message.flags, message.poll = draft.attachments, draft.flags, draft.poll


def _others(message: Message) -> int:
    """Return how much else a message has that keeps it from being empty."""
    return len(message.stickers) + (message.poll is not None)


def _check_extras(world: World, message: Message, data: Json) -> None:
    errors = FormErrors()
    stickers = data.get("sticker_ids") or []
    if len(stickers) > MOST_STICKERS:
        errors.add("sticker_ids", "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_STICKERS} or fewer in length.")
    errors.check()
    if data.get("poll") is not None:
        channel = world.channels[message.channel]
        if message.metadata is None and not channel.private and not world.may(message.author, channel, SEND_POLLS):
            raise missing_permissions()
        message.poll = read_poll(world, data["poll"])
    for sticker in stickers:
        found = (guild.kept["stickers"].get(int(sticker)) for guild in world.guilds.values())
        known = next((each for each in found if each is not None), None)
        if known is None:
            raise DiscordError(400, 50081, "Invalid sticker sent")
        message.stickers.append({key: known[key] for key in ("id", "name", "format_type")})
    if data.get("tts"):
        channel = world.channels[message.channel]
        if not channel.private and not world.may(message.author, channel, SEND_TTS_MESSAGES):
            raise missing_permissions()
        message.tts = True


def _resolve_media(world: World, message: Message, origin: str) -> None:
    """Replace ``attachment://name`` in components by the files' addresses, and describe pictures as Discord does."""
    by_name = {f"attachment://{file.name}": file for file in message.attachments}

    def resolve(media: Json) -> Attachment | None:
        file = by_name.get(media["url"])
        if file is not None:
            media["url"] = media["proxy_url"] = attachment_url(file, origin)
            media["id"] = media["attachment_id"] = str(file.id)
            media["content_type"] = file.content_type
        elif emoji := CDN_EMOJI.match(media["url"]):
            media |= {"proxy_url": f"{origin}/emojis/{emoji[1]}.png", "id": emoji[1], "content_type": "image/png"}
        else:
            media |= {"proxy_url": media["url"], "id": str(world.snowflakes.next())}
        return file

    for _, component in walk(message.components):
        for part in (component, *component.get("items", ())):
            if "media" in part:
                resolve(part["media"])
        if "file" in component:
            file = resolve(component["file"])
            component["name"] = None if file is None else file.name
            component["size"] = None if file is None else len(file.content)
