"""The state of the local Discord: servers with channels, people, and one bot."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from playground.clock import Clock
from playground.errors import missing_access, missing_permissions, unauthorized, unknown
from playground.snowflake import Snowflakes

Json = dict[str, Any]

API = "/api/v10"
"""The path under which the REST API is served."""

EPHEMERAL = 1 << 6
LOADING = 1 << 7
COMPONENTS_V2 = 1 << 15

VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
ATTACH_FILES = 1 << 15
SEND_IN_THREADS = 1 << 38
READ_HISTORY = 1 << 16
EVERYBODY_MAY = 0x0000_0000_8006_4EC0 | VIEW_CHANNEL | SEND_MESSAGES | ATTACH_FILES | READ_HISTORY | SEND_IN_THREADS
"""The permissions of an ordinary member: see, write, use commands, embed, attach, react, use emojis, read history."""

IDENTIFIES = 1000
"""How often a bot may identify in a day."""

INTERACTION_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0


@dataclass
class User:
    """A person or the bot."""

    id: int
    name: str
    token: str
    bot: bool = False
    locale: str = "en-US"
    moderator: bool = False


@dataclass
class Channel:
    """A text channel, a thread in one, or a person's direct messages with the bot."""

    id: int
    name: str
    guild: int
    """The id of its server; 0 for direct messages."""
    parent: int | None = None
    """The id of a thread's channel; None for a channel."""
    recipient: int | None = None
    """The id of the person whose direct messages with the bot these are; None in a server."""
    denied: dict[int, int] = field(default_factory=dict)
    """The permissions that a member lacks here, as Discord's bits, by the member's id."""


@dataclass
class Guild:
    """A server."""

    id: int
    name: str
    owner: int
    locale: str = "en-US"
    members: set[int] = field(default_factory=set)
    permissions: int = EVERYBODY_MAY
    """Everybody's permissions, as Discord's bits."""
    channels: list[Channel] = field(default_factory=list)
    """The ids of its channels and threads, oldest first."""


@dataclass
class Attachment:
    """A file of a message."""

    id: int
    name: str
    content: bytes
    content_type: str
    description: str | None = None


@dataclass
class Message:
    """A message. Everybody in its channel sees it or, if it is ephemeral, only one person."""

    id: int
    channel: int
    author: User
    at: datetime
    content: str = ""
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    edited_at: datetime | None = None
    late_edits: int = 0
    """The number of edits since the message was an hour old."""
    mentions: list[int] = field(default_factory=list)
    only_for: int | None = None
    """The id of the only person who may see the message; None if everybody may."""
    metadata: Json | None = None
    """The description of the interaction that the message answers."""
    nonce: str | None = None

    @property
    def loading(self) -> bool:
        """Whether the message only says that the bot is thinking."""
        return bool(self.flags & LOADING)


@dataclass
class Interaction:
    """An interaction, and the state of its answer."""

    id: int
    token: str
    type: int
    user: User
    channel: Channel
    at: float
    nonce: str | None
    data: Json
    source: Message | None = None
    """The message whose component was used."""
    opened_by: Json | None = None
    """For a form that was sent, the description of the interaction that opened it."""
    answered: bool = False
    original: int | None = None
    """The id of the message that ``@original`` names."""
    follow_ups: set[int] = field(default_factory=set)
    """The ids of the messages that were sent through the token later."""
    failed: bool = False
    struck: bool = False
    """Whether a fault has affected the interaction."""


class World:
    """Everything that exists in the local Discord."""

    def __init__(
        self,
        people: Sequence[str],
        channels: Sequence[str] = ("cards", "lounge"),
        moderators: Sequence[str] = (),
        locales: Mapping[str, str] | None = None,
        guilds: int = 1,
        shards: int = 1,
        max_concurrency: int = 1,
    ) -> None:
        """Make a world with one bot.

        :param people: the names of the people, who are in every server.
        :param channels: the names of the text channels that every server has.
        :param moderators: the names of the people who may manage messages.
        :param locales: the languages of people by name; American English is the default.
        :param guilds: the number of servers.
        :param shards: the number of shards that ``GET /gateway/bot`` recommends.
        :param max_concurrency: the number of shards that may identify within five seconds.
        """
        self.now = Clock()
        self.shards = shards
        self.max_concurrency = max_concurrency
        self.identifies_left = IDENTIFIES
        """How often the bot may still identify today."""
        self.snowflakes = Snowflakes(self.now)
        new_id = self.snowflakes.next
        self.bot = User(new_id(), "Card Bot", secrets.token_urlsafe(24), bot=True)
        self.application = self.bot.id
        self.people: dict[int, User] = {}
        for name in people:
            locale = (locales or {}).get(name, "en-US")
            person = User(new_id(), name, secrets.token_urlsafe(24), locale=locale, moderator=name in moderators)
            self.people[person.id] = person
        self._by_token = {user.token: user for user in (self.bot, *self.people.values())}
        owner = User(new_id(), "Owner", secrets.token_urlsafe(24))
        self.owner = owner
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        first = new_id()
        for number in range(guilds):
            # Servers are made a millisecond apart, because their shards are chosen by the time in their ids.
            name = "Playground" if number == 0 else f"Playground {number + 1}"
            guild = Guild(first + (number << 22), name, owner.id, members={*self.people, owner.id, self.bot.id})
            self.guilds[guild.id] = guild
            for channel in channels:
                self.add_channel(guild, channel)
        self.guild = self.guilds[first]
        """The first server."""
        self.installed_by: set[int] = set()
        """The people who have installed the application for themselves. They can use it where the bot is not."""
        self.messages: dict[int, Message] = {}
        self.interactions: dict[str, Interaction] = {}
        """The interactions by token."""
        self.forms: dict[str, Interaction] = {}
        """The interactions that opened the forms that people see, by id."""
        self.commands: dict[int, Json] = {}
        self.emojis: dict[int, tuple[str, bytes, str]] = {}
        """The name, picture and content type of each application emoji."""
        self.files: dict[int, Attachment] = {}
        self.knows_emojis = True
        """Whether application emojis are served. Servers that imitate Discord may lack them."""

    def add_channel(self, guild: Guild, name: str, parent: Channel | None = None) -> Channel:
        """Create a text channel and return it. With a parent, it is a thread in that channel."""
        channel = Channel(self.snowflakes.next(), name, guild.id, parent=None if parent is None else parent.id)
        self.channels[channel.id] = channel
        guild.channels.append(channel)
        return channel

    def direct_channel(self, person: User) -> Channel:
        """Return a person's direct messages with the bot."""
        there = next((each for each in self.channels.values() if each.recipient == person.id), None)
        if there is None:
            there = Channel(self.snowflakes.next(), self.bot.name, 0, recipient=person.id)
            self.channels[there.id] = there
        return there

    def remove_channel(self, channel: Channel) -> None:
        """Remove a channel or a thread."""
        del self.channels[channel.id]
        self.guilds[channel.guild].channels.remove(channel)

    # Looking things up

    def user_of(self, authorization: str | None) -> User:
        """Return the sender of an Authorization header: ``Bot TOKEN`` for the bot, the bare token for a person.

        :raises DiscordError: 401.
        """
        user = self.user_with((authorization or "").removeprefix("Bot "))
        if user.bot != (authorization or "").startswith("Bot "):
            raise unauthorized()
        return user

    def user_with(self, token: str) -> User:
        """Return the owner of a token.

        :raises DiscordError: 401.
        """
        if token not in self._by_token:
            raise unauthorized()
        return self._by_token[token]

    def user(self, user: int) -> User:
        """Return a user by id.

        :raises DiscordError: 10013.
        """
        if user == self.bot.id:
            return self.bot
        if user == self.owner.id:
            return self.owner
        if user not in self.people:
            raise unknown("User")
        return self.people[user]

    def channel(self, channel: int) -> Channel:
        """Return a channel by id.

        :raises DiscordError: 10003.
        """
        if channel not in self.channels:
            raise unknown("Channel")
        return self.channels[channel]

    def channel_for(self, channel: int, user: User, needs: int = VIEW_CHANNEL) -> Channel:
        """Return a channel in which a user has these permissions.

        :raises DiscordError: 10003; 50001 if the user cannot see the channel; 50013 if they lack a permission in it.
        """
        found = self.channel(channel)
        allowed = self.permissions(user, found)
        if not self.belongs(user, found) or not allowed & VIEW_CHANNEL:
            raise missing_access()
        if allowed & needs != needs:
            raise missing_permissions()
        return found

    def belongs(self, user: User, channel: Channel) -> bool:
        """Tell whether a user is in a channel's server or, for direct messages, whether these are the user's."""
        if channel.recipient is not None:
            return user.id in (channel.recipient, self.bot.id)
        return user.id in self.guilds[channel.guild].members

    def guild_for(self, guild: int, user: User) -> Guild:
        """Return a server that a user is in.

        :raises DiscordError: 10004.
        """
        found = self.guilds.get(guild)
        if found is None or user.id not in found.members:
            raise unknown("Guild")
        return found

    def message(self, channel: int, message: int, reader: User | None) -> Message:
        """Return a message that the reader may see.

        :param reader: None finds only messages for everybody.
        :raises DiscordError: 10008, also for an ephemeral message that is not the reader's.
        """
        found = self.messages.get(message)
        if found is None or found.channel != channel or not self.may_see(reader, found):
            raise unknown("Message")
        return found

    @staticmethod
    def may_see(reader: User | None, message: Message) -> bool:
        """Tell whether a user may see a message. Only one person sees an ephemeral message; not even the bot does."""
        return message.only_for is None or (reader is not None and reader.id == message.only_for)

    def history(self, channel: int, reader: User) -> list[Message]:
        """Return the channel's messages that the reader may see, oldest first."""
        return [each for each in self.messages.values() if each.channel == channel and self.may_see(reader, each)]

    def members(self, guild: Guild) -> list[User]:
        """Return all members of a server."""
        return [user for user in (self.owner, *self.people.values(), self.bot) if user.id in guild.members]

    def permissions(self, user: User, channel: Channel) -> int:
        """Return a member's permissions in a channel, as Discord's bits. A thread has those of its channel."""
        if user.id == self.owner.id:
            return (1 << 50) - 1
        if channel.recipient is not None:
            return EVERYBODY_MAY
        allowed = self.guilds[channel.guild].permissions | (MANAGE_MESSAGES if user.moderator else 0)
        ruling = channel if channel.parent is None else self.channels.get(channel.parent, channel)
        return allowed & ~ruling.denied.get(user.id, 0)
