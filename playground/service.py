"""What the endpoints share: the world, the gateway, and the changes that clients are told of."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from mimetypes import guess_type
from typing import Any, Final

from aiohttp import web

from playground.answer_checks import check_files, check_references
from playground.checks import check_message, walk
from playground.errors import DiscordError, FormErrors, unauthorized, unknown
from playground.faults import Faults
from playground.gateway import Gateway
from playground.limits import RateLimits
from playground.payloads import attachment_url, channel_json, message_json, user_json
from playground.world import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    TOKEN_SECONDS,
    VIEW_CHANNEL,
    Attachment,
    Channel,
    Guild,
    Interaction,
    Json,
    Message,
    User,
    World,
)

SETTABLE_FLAGS: Final = EPHEMERAL | COMPONENTS_V2 | 1 << 2 | 1 << 12
"""The flags that a new message may set: ephemeral, Components V2, no embeds, silent."""

CDN_EMOJI = re.compile(r"https://cdn\.discordapp\.com/emojis/([0-9]{1,20})\.")

MENTION = re.compile(r"<@!?([0-9]{1,20})>")


class Service:
    """One local Discord: its world, its gateway, its faults and its limits."""

    def __init__(self, world: World, faults: Faults | None = None, limits: RateLimits | None = None) -> None:
        self.world = world
        self.faults = faults or Faults()
        self.limits = limits or RateLimits(world.now)
        self.gateway = Gateway(world, self.faults, self.limits)

    # Reading requests

    def user(self, request: web.Request) -> User:
        """Return the sender of a request.

        :raises DiscordError: 401.
        """
        return self.world.user_of(request.headers.get("Authorization"))

    def the_bot(self, request: web.Request) -> User:
        """Return the sender of a request that only the bot may send.

        :raises DiscordError: 401.
        """
        user = self.user(request)
        if not user.bot:
            raise unauthorized()
        return user

    def interaction(self, token: str) -> Interaction:
        """Return the interaction of a token that is still valid.

        :raises DiscordError: 10015, as Discord answers to an unknown or expired webhook token.
        """
        found = self.world.interactions.get(token)
        if found is None or self.world.now() - found.at > TOKEN_SECONDS:
            raise unknown("Webhook")
        return found

    async def body(self, request: web.Request) -> tuple[Json, list[Attachment]]:
        """Return a request's JSON and files. The request is JSON or a multipart form.

        :raises DiscordError: 50109 if the body is not JSON.
        """
        try:
            if not request.content_type.startswith("multipart/"):
                data = await request.json() if request.body_exists else {}
                return (data if isinstance(data, dict) else {"_list": data}), []
            form = await request.post()
            data = json.loads(str(form.get("payload_json", "{}")))
            return data, self._files(form, data)
        except ValueError as error:
            raise DiscordError(400, 50109, "The request body contains invalid JSON.") from error

    def _files(self, form: Mapping[str, Any], data: Json) -> list[Attachment]:
        described = {str(each.get("id")): each.get("description") for each in data.get("attachments", [])}
        files: list[Attachment] = []
        for name, field in form.items():
            if name.startswith("files[") and isinstance(field, web.FileField):
                number = name.removeprefix("files[").removesuffix("]")
                kind = guess_type(field.filename)[0] or "application/octet-stream"
                new_id = self.world.snowflakes.next()
                files.append(Attachment(new_id, field.filename, field.file.read(), kind, described.get(number)))
        return files

    # Messages

    async def create_message(
        self,
        channel: int,
        author: User,
        data: Json,
        files: list[Attachment],
        origin: str,
        *,
        only_for: int | None = None,
        metadata: Json | None = None,
        extra_flags: int = 0,
    ) -> Message:
        """Check a new message, store it, and tell everybody who may see it.

        :raises DiscordError: see ``check_message``.
        """
        world = self.world
        message = Message(
            id=world.snowflakes.next(),
            channel=channel,
            author=author,
            at=self._now(),
            flags=(int(data.get("flags") or 0) & SETTABLE_FLAGS) | extra_flags,
            only_for=only_for,
            metadata=metadata,
            nonce=None if data.get("nonce") is None else str(data["nonce"]),
        )
        if message.flags & LOADING:
            message.flags &= ~COMPONENTS_V2
        else:
            self._fill(message, data, files, origin)
        world.messages[message.id] = message
        await self._tell_of(message, "MESSAGE_CREATE", origin)
        message.nonce = None
        return message

    async def edit_message(self, message: Message, data: Json, files: list[Attachment], origin: str) -> None:
        """Change the fields of a message that the body names, and tell everybody who may see it.

        :raises DiscordError: see ``check_message``. The message is unchanged.
        """
        flags = message.flags & ~LOADING
        if "flags" in data and data["flags"] is not None:
            flags |= int(data["flags"]) & COMPONENTS_V2
        draft = Message(
            id=message.id,
            channel=message.channel,
            author=message.author,
            at=message.at,
            content=message.content,
            components=message.components,
            embeds=message.embeds,
            attachments=list(message.attachments),
            flags=flags,
        )
        if "attachments" in data and data["attachments"] is not None:
            kept = {str(each.get("id")) for each in data["attachments"]}
            draft.attachments = [each for each in draft.attachments if str(each.id) in kept]
        self._fill(draft, data, files, origin)
        was_loading = message.loading
        message.content, message.components, message.embeds = draft.content, draft.components, draft.embeds
        message.attachments, message.flags, message.mentions = draft.attachments, draft.flags, draft.mentions
        message.edited_at = message.edited_at if was_loading else self._now()
        await self._tell_of(message, "MESSAGE_UPDATE", origin)

    def _fill(self, message: Message, data: Json, files: list[Attachment], origin: str) -> None:
        world = self.world
        errors = FormErrors()
        for name, kind in (("content", str), ("components", list), ("embeds", list)):
            value = data.get(name)
            if value is not None and not isinstance(value, kind):
                errors.add(
                    name, f"{kind.__name__.upper()}_TYPE_CONVERT", f"Could not interpret value as {kind.__name__}."
                )
        errors.check()
        if "content" in data:
            message.content = data["content"] or ""
        if "embeds" in data:
            message.embeds = data["embeds"] or []
        if "components" in data:
            message.components = data["components"] or []
        files_after = len(message.attachments) + len(files)
        check_files(files, files_after)
        check_message(world, message.content, message.embeds, message.components, message.flags, files_after)
        message.attachments += files
        for file in files:
            world.files[file.id] = file
        check_references(message.components, {file.name for file in [*message.attachments, *files]})
        message.components = json.loads(json.dumps(message.components))
        self._number_components(message)
        self._spell_ids(message)
        self._resolve_media(message, origin)
        message.mentions = self._mentions(message, data.get("allowed_mentions"))

    @staticmethod
    def _number_components(message: Message) -> None:
        """Give an id to every component that comes without one, as Discord does."""
        taken = {each.get("id") for _, each in walk(message.components)}
        number = 0
        for _, component in walk(message.components):
            if not component.get("id"):
                number += 1
                while number in taken:
                    number += 1
                component["id"] = number

    @staticmethod
    def _spell_ids(message: Message) -> None:
        """Write emoji ids as text. Clients may send numbers, but they get text, which no JSON reader rounds."""
        for _, component in walk(message.components):
            for holder in (component, *component.get("options", [])):
                if holder.get("emoji", {}).get("id"):
                    holder["emoji"]["id"] = str(holder["emoji"]["id"])

    @staticmethod
    def _resolve_media(message: Message, origin: str) -> None:
        """Replace ``attachment://name`` in components by the files' addresses, and add proxies of other pictures."""
        by_name = {f"attachment://{file.name}": file for file in message.attachments}

        def resolve(media: Json | None) -> None:
            if media and media.get("url") in by_name:
                file = by_name[media["url"]]
                media["url"] = media["proxy_url"] = attachment_url(file, origin)
                media["id"] = media["attachment_id"] = str(file.id)
                media["content_type"] = file.content_type
            elif media and (emoji := CDN_EMOJI.match(media.get("url", ""))):
                media |= {"proxy_url": f"{origin}/emojis/{emoji[1]}.png", "id": emoji[1], "content_type": "image/png"}

        for _, component in walk(message.components):
            resolve(component.get("media"))
            resolve(component.get("file"))
            for item in component.get("items", []):
                resolve(item.get("media"))

    def _mentions(self, message: Message, allowed: Json | None) -> list[int]:
        """Return the ids of the people to ping: those whom the text mentions and ``allowed_mentions`` allows."""
        texts = [message.content, *(str(each.get("content", "")) for _, each in walk(message.components))]
        named_in_text = {int(user) for text in texts for user in MENTION.findall(text)}
        mentioned = sorted(named_in_text & self.world.people.keys())
        if allowed is None or "users" in (allowed.get("parse") or []):
            return mentioned
        named = {int(user) for user in allowed.get("users") or []}
        return [user for user in mentioned if user in named]

    async def delete_message(self, message: Message) -> None:
        """Delete a message, and tell everybody who could see it."""
        self.world.messages.pop(message.id, None)
        guild = self._guild_of(message.channel)
        gone = {"id": str(message.id), "channel_id": str(message.channel), **_in_guild(guild)}
        await self.gateway.tell("MESSAGE_DELETE", gone, guild, lambda user: self._is_told(user, message))

    async def _tell_of(self, message: Message, event: str, origin: str) -> None:
        guild = self._guild_of(message.channel)
        data = {**message_json(self.world, message, origin), **_in_guild(guild)}
        await self.gateway.tell(event, data, guild, lambda user: self._is_told(user, message))

    def _is_told(self, user: User, message: Message) -> bool:
        """Tell whether a user gets the events of a message: people who see it do; the bot has not asked for them."""
        channel = self.world.channels[message.channel]
        if user.bot or not self.world.belongs(user, channel):
            return False
        return self.world.may_see(user, message) and bool(self.world.permissions(user, channel) & VIEW_CHANNEL)

    # Interactions

    async def tell_asker(self, interaction: Interaction, event: str, data: Json) -> None:
        """Send an event only to the person who started an interaction."""
        await self.gateway.tell(event, data, interaction.channel.guild, lambda user: user is interaction.user)

    # Comings and goings

    async def leave(self, guild: Guild, user: User) -> None:
        """Let a person leave a server, or remove the bot from it."""
        guild.members.discard(user.id)
        if user.bot:
            gone = {"id": str(guild.id)}
            await self.gateway.tell("GUILD_DELETE", gone, guild.id, lambda each: each.bot)
        left = {"guild_id": str(guild.id), "user": user_json(user)}
        await self.gateway.tell("GUILD_MEMBER_REMOVE", left, guild.id, lambda each: not each.bot)

    async def add_channel(self, guild: Guild, name: str, parent: Channel | None = None) -> Channel:
        """Create a channel and tell everybody. With a parent, it is a thread in that channel."""
        channel = self.world.add_channel(guild, name, parent)
        event = "CHANNEL_CREATE" if parent is None else "THREAD_CREATE"
        await self.gateway.tell(event, channel_json(self.world, channel), guild.id, lambda _: True)
        return channel

    async def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread with everything in it, and tell everybody."""
        event = "CHANNEL_DELETE" if channel.parent is None else "THREAD_DELETE"
        data = channel_json(self.world, channel)
        for message in [each for each in self.world.messages.values() if each.channel == channel.id]:
            del self.world.messages[message.id]
        self.world.remove_channel(channel)
        await self.gateway.tell(event, data, channel.guild, lambda _: True)

    def _guild_of(self, channel: int) -> int:
        return self.world.channels[channel].guild

    def _now(self) -> datetime:
        return datetime.fromtimestamp(self.world.now(), UTC)


def _in_guild(guild: int) -> Json:
    """Return the ``guild_id`` of an event; empty for direct messages."""
    return {"guild_id": str(guild)} if guild else {}


def origin_of(request: web.Request) -> str:
    """Return the scheme, host and port by which a client has reached the server."""
    return f"{request.scheme}://{request.host}"


def number(request: web.Request, name: str) -> int:
    """Return an id from the path; 0, which is nobody's id, if it is not a number."""
    text = request.match_info[name]
    return int(text) if text.isdecimal() else 0
