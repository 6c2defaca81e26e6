"""What the endpoints share: the world, the gateway, and the changes that clients are told of."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from mimetypes import guess_type
from typing import Final

from aiohttp import web

from playground.changes.activities import Activities
from playground.changes.endpoint import Endpoint
from playground.changes.message_parts import edit, fill, refer
from playground.changes.metadata import type_of_answer
from playground.changes.oauth import OAuth
from playground.changes.polls import Polls
from playground.changes.servers import Servers
from playground.changes.threads import Threads
from playground.checks.bodies import Upload, read_body
from playground.checks.pictures import File
from playground.checks.shapes import Id
from playground.errors import DiscordError, FormErrors, invalid_webhook_token, missing_permissions, unauthorized
from playground.gateway.endpoint import Gateway
from playground.objects.payloads import message_event
from playground.traffic.faults import Faults
from playground.traffic.limits import RateLimits
from playground.traffic.records import BODY
from playground.world import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    TOKEN_SECONDS,
    Attachment,
    Channel,
    Guild,
    Interaction,
    Json,
    Message,
    User,
    World,
)
from playground.world.forgetting import forget_messages
from playground.world.guild import ANNOUNCEMENT, ANNOUNCEMENT_THREAD, PUBLIC_THREAD

NONCE_SECONDS: Final = 300.0
"""How long a nonce is remembered. Discord says "the past few minutes"."""

SETTABLE_FLAGS: Final = EPHEMERAL | COMPONENTS_V2 | 1 << 2 | 1 << 12
"""The flags that a new message may set: ephemeral, Components V2, no embeds, silent."""

MOST_KEPT: Final = 64 * 1024 * 1024
"""How many bytes of pictures and sounds are kept in all."""

HAS_THREAD: Final = 1 << 5
"""The flag of a message from which a thread was started. The thread has its id."""


class Service:
    """One local Discord: its world, its gateway, its faults and its limits."""

    def __init__(self, world: World, faults: Faults | None = None, limits: RateLimits | None = None) -> None:
        self.world = world
        self.faults = faults or Faults()
        self.limits = limits or RateLimits(world.now)
        self.gateway = Gateway(world, self.faults, self.limits)
        self.servers = Servers(world, self.gateway)
        self.threads = Threads(world, self.gateway)
        self.polls = Polls(world, self._tell)
        self.endpoint = Endpoint(world)
        self.oauth = OAuth(world)
        self.activities = Activities(world, self.gateway)
        self.witness: Callable[[int, int, int | None, Json | None], None] = lambda *_: None
        """Is told what becomes of each message and form: its channel and id, the only person who sees it if there is
        one, and its data; None once it is gone."""
        self.address = ""
        """The server's own address, by which it asks itself."""

    # Reading requests

    def user(self, request: web.Request, scope: str | None = None) -> User:
        """Return the sender of a request.

        :param scope: the scope with which the application may send it for a person, too; None if it may not.
        :raises DiscordError: 401; 50026 if a person has not granted the scope.
        """
        authorization = request.headers.get("Authorization")
        grant = None if scope is None else self.oauth.bearer(authorization, scope)
        return self.world.user_of(authorization) if grant is None else grant.user

    def a_bot(self, request: web.Request) -> User:
        """Return the sender of a request that only bots may send.

        :raises DiscordError: 401.
        """
        user = self.user(request)
        if not user.bot:
            raise unauthorized()
        return user

    def the_bot(self, request: web.Request) -> User:
        """Return the sender of a request that only the application's bot may send.

        :raises DiscordError: 401.
        """
        user = self.user(request)
        if user is not self.world.bot:
            raise unauthorized()
        return user

    def member_of(self, request: web.Request, needs: int = 0) -> tuple[User, Guild]:
        """Return the sender of a request and the server that its path names.

        :param needs: the permissions that the sender must have there, as Discord's bits.
        :raises DiscordError: 401; 10004; 50013 if they lack one.
        """
        user = self.user(request)
        guild = self.world.guild_for(number(request, "guild"), user)
        if self.world.permissions_in(guild, user) & needs != needs:
            raise missing_permissions()
        return user, guild

    def interaction(self, token: str) -> Interaction:
        """Return the interaction of a token that is still valid.

        :raises DiscordError: 50027, as Discord answers to a token that is unknown or has expired.
        """
        found = self.world.interactions.get(token)
        if found is None or self.world.now() - found.at > TOKEN_SECONDS:
            raise invalid_webhook_token()
        return found

    def body(self, request: web.Request) -> tuple[Json, list[Attachment]]:
        """Return a request's fields and files. The request is JSON or a form. A list is in the field ``_list``.

        :raises DiscordError: see ``read_body``.
        """
        data, uploads = read_body(request)
        request[BODY] = data
        if isinstance(data, list):
            data = {"_list": data}
        else:
            data = {name: value for name, value in data.items() if name != "_list"}
        return data, self._files(uploads, data, listed=request.method == "PATCH")

    def _files(self, uploads: list[Upload], data: Json, *, listed: bool) -> list[Attachment]:
        """Return the files of a request.

        :param listed: whether files are left out that the body's ``attachments`` do not list, if it has that field.
        """
        given = data.get("attachments")
        described = {
            None if each.get("id") is None else str(each["id"]): each
            for each in (given if isinstance(given, list) else ())
            if isinstance(each, dict)
        }
        files: list[Attachment] = []
        for upload in uploads:
            if listed and data.get("attachments") is not None and upload.placeholder not in described:
                continue
            about = described.get(upload.placeholder) or {}
            name = safe_name(str(about.get("filename") or upload.name))
            kind = guess_type(name)[0] or "application/octet-stream"
            new_id = self.world.snowflakes.next()
            said = about.get("description")
            files.append(Attachment(new_id, name, upload.content, kind, None if said is None else str(said)))
        return files

    def keep(self, file: File | None, name: str | None = None) -> str | None:
        """Keep a picture or a sound that Discord's objects name, and return its name: by default, its hash."""
        if file is None:
            return None
        name = name or file.hash
        pictures = self.world.pictures
        pictures[name] = (file.content, file.kind)
        size = sum(len(content) for content, _ in pictures.values())
        while size > MOST_KEPT and len(pictures) > 1:  # the oldest first
            size -= len(pictures.pop(next(iter(pictures)))[0])
        return name

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
        webhook: int | None = None,
        extra_flags: int = 0,
        same_id: bool = False,
        before: Callable[[], Awaitable[None]] | None = None,
    ) -> Message:
        """Check a new message, store it, and tell everybody who may see it.

        :param webhook: the id of the webhook that sends it.
        :param same_id: whether the message gets the id of its channel, as the first one of a forum's post does.
        :param before: called when the message was checked, before it is stored.
        :raises DiscordError: see ``fill``; 10003 if the channel is gone.
        """
        world = self.world
        world.channel(channel)
        nonce = data.get("nonce")
        if data.get("enforce_nonce") and nonce is not None:
            earlier = (each for each in world.messages.values() if each.author is author and each.nonce == nonce)
            for each in earlier:
                if world.now() - each.at.timestamp() < NONCE_SECONDS:
                    return each
        message = Message(
            id=channel if same_id else world.snowflakes.next(),
            channel=channel,
            author=author,
            at=self._now(),
            flags=(int(data.get("flags") or 0) & SETTABLE_FLAGS) | extra_flags,
            only_for=only_for,
            metadata=metadata,
            webhook=webhook,
            nonce=nonce,
            type=type_of_answer(metadata),
        )
        if message.flags & LOADING:
            message.flags &= ~COMPONENTS_V2
        else:
            refer(world, message, data.get("message_reference"), origin)
            fill(world, message, data, files, origin)
        if before is not None:
            await before()
        if only_for is None:
            await self.threads.before_message(world.channels[channel], author, joins=metadata is None)
        world.messages[message.id] = message
        self.threads.count(world.channels[channel], message)
        await self.tell_of(message, "MESSAGE_CREATE", origin)
        if message.poll is not None:
            self.polls.watch(message, origin)
        if metadata is not None:
            message.nonce = None  # it is the person's, whose client alone gets it
        return message

    async def create_post(
        self,
        thread: Channel,
        author: User,
        data: Json,
        files: list[Attachment],
        origin: str,
        *,
        webhook: int | None = None,
    ) -> Message:
        """Write the first message of a new thread in a forum, tell of both, and return the message.

        :raises DiscordError: see ``create_message``. The thread is gone then.
        """

        async def announce() -> None:
            self.world.channels[thread.parent or 0].last_message = thread.id
            await self.threads.tell_of_start(thread, author)

        try:
            return await self.create_message(
                thread.id, author, data, files, origin, webhook=webhook, same_id=True, before=announce
            )
        except DiscordError:
            self.world.remove_channel(thread)
            raise

    async def edit_message(self, message: Message, data: Json, files: list[Attachment], origin: str) -> None:
        """Change the fields of a message that the body names, and tell everybody who may see it.

        :raises DiscordError: see ``check_message``; 10003 if the channel is gone; 50083 in an archived thread. The
            message is unchanged.
        """
        self.world.channel(message.channel)
        if message.only_for is None:
            self.threads.check_active(self.world.channels[message.channel])
            answers = message.metadata is not None
            self.threads.check_writable(self.world.channels[message.channel], message.author, answers=answers)
        was_loading = message.loading
        edit(self.world, message, data, files, origin)
        message.edited_at = message.edited_at if was_loading else self._now()
        await self.tell_of(message, "MESSAGE_UPDATE", origin)
        if was_loading and message.poll is not None:
            self.polls.watch(message, origin)

    async def delete_message(self, message: Message) -> None:
        """Delete a message, and tell everybody who could see it."""
        if message.id in self.world.messages:
            forget_messages(self.world, [message])
            self.threads.discount(self.world.channels[message.channel], message)
        await self.tell_readers(message, "MESSAGE_DELETE", {"id": str(message.id), "channel_id": str(message.channel)})

    async def delete_messages(self, channel: Channel, ids: list[int]) -> None:
        """Delete messages of a channel at once, and tell everybody who could see them.

        Unknown ids and those of ephemeral messages do no harm.
        """
        world = self.world
        found = [message for each in ids if (message := world.messages.get(each)) and message.channel == channel.id]
        there = [message for message in found if message.only_for is None]
        forget_messages(world, there)
        for message in there:
            self.threads.discount(channel, message)
        gone: Json = {"ids": [str(message.id) for message in there], "channel_id": str(channel.id)}
        gone |= in_guild(channel.guild)
        for message in there:
            self.witness(channel.id, message.id, None, None)
        if there:
            await self.gateway.tell("MESSAGE_DELETE_BULK", gone, channel.guild, lambda user: world.sees(user, channel))

    async def tell_of_thread(self, message: Message, origin: str) -> None:
        """Tell everybody that a thread was started from a message."""
        message.flags |= HAS_THREAD
        await self.tell_of(message, "MESSAGE_UPDATE", origin)

    async def _tell(self, message: Message, event: str, about: Json | str) -> None:
        if isinstance(about, str):
            await self.tell_of(message, event, about)
        else:
            await self.tell_readers(message, event, about)

    async def tell_of(self, message: Message, event: str, origin: str) -> None:
        """Tell everybody who may see a message what has become of it."""
        await self.tell_readers(message, event, message_event(self.world, message, origin))

    async def tell_readers(self, message: Message, event: str, data: Json) -> None:
        """Send an event to everybody who may see a message.

        To the bot, Discord sends its own ephemeral messages as if they were direct messages.
        """
        guild = self._guild_of(message.channel)
        told = {**data, **in_guild(guild)}
        gone, whole = event == "MESSAGE_DELETE", "author" in data
        shown = None if gone else data if whole else message_event(self.world, message, self.address)
        self.witness(message.channel, message.id, message.only_for, shown)
        await self.gateway.tell(event, told, guild, lambda user: self._is_told(user, message))
        if message.only_for is not None and message.author.bot:
            await self.gateway.tell(event, data, 0, lambda user: user is message.author)

    def _is_told(self, user: User, message: Message) -> bool:
        """Tell whether a user sees a message."""
        return self.world.may_see(user, message) and self.world.sees(user, self.world.channels[message.channel])

    # Interactions

    async def tell_asker(self, interaction: Interaction, event: str, data: Json) -> None:
        """Send an event only to the person who started an interaction."""
        if event == "INTERACTION_MODAL_CREATE":
            self.witness(interaction.channel.id, interaction.id, interaction.user.id, data)
        await self.gateway.tell(event, data, interaction.channel.guild, lambda user: user is interaction.user)

    # Comings and goings

    async def leave(self, guild: Guild, user: User) -> None:
        """Let a person leave a server, or remove the bot from it."""
        await self.servers.leave(guild, user)

    async def add_channel(self, guild: Guild, name: str, parent: Channel | None = None) -> Channel:
        """Create a channel and tell everybody. With a parent, it is a thread in that channel."""
        if parent is None:
            return await self.servers.add_channel(guild, name)
        kind = ANNOUNCEMENT_THREAD if parent.type == ANNOUNCEMENT else PUBLIC_THREAD
        return await self.threads.start(parent, name, self.world.owner, kind)

    async def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread with everything in it, and tell everybody."""
        await (self.servers if channel.thread is None else self.threads).delete(channel)

    def _guild_of(self, channel: int) -> int:
        return self.world.channels[channel].guild

    def _now(self) -> datetime:
        return datetime.fromtimestamp(self.world.now(), UTC)


def in_guild(guild: int) -> Json:
    """Return the ``guild_id`` of an event; empty for direct messages."""
    return {"guild_id": str(guild)} if guild else {}


def origin_of(request: web.Request) -> str:
    """Return the scheme, host and port by which a client has reached the server."""
    return f"{request.scheme}://{request.host}"


def number(request: web.Request, name: str) -> int:
    """Return an id from the path.

    :raises DiscordError: 50035 if it is not a number.
    """
    errors = FormErrors()
    read = Id().read(request.match_info[name], f"{name}_id", errors)
    errors.check()
    return int(read)


def safe_name(name: str) -> str:
    """Return a file's name without the characters that an address cannot have."""
    return re.sub(r"[^\w.-]+", "_", name)[-255:] or "file"


class Endpoints:
    """Answers the requests for some paths, by the service and its world."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._world = service.world
