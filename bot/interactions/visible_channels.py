"""Which channels of a server a person can see, and what they may do there."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import aiohttp
import discord

from bot.interactions.refused_requests import REQUEST_FAILURES, NotingFailure
from bot.runtime.background import Background

log = logging.getLogger(__name__)

ASKED_SECONDS: Final = 60.0
"""How long Discord's answer about a server's channels is cached, in seconds, since each page turned needs it."""

KNOWN_SECONDS: Final = 600.0
"""How long the last answer about a member counts while Discord gives no new one, in seconds after it."""

PATIENCE_SECONDS: Final = 2.0
"""How long a new answer about a member is waited for where the last one still counts, in seconds."""

MOST_QUESTIONS: Final = 12
"""How many servers and members Discord is asked about in a second at most, for servers in which nobody asks. A server
costs three requests and a member one, and Discord accepts 50 requests a second from the bot."""

WRITTEN_IN: Final = (discord.ChannelType.text, discord.ChannelType.voice, discord.ChannelType.news)
"""The types of channels, besides threads, in which anybody writes. In a stage's, it takes who is invited to speak."""


class TooManyQuestions(aiohttp.ClientConnectionError):
    """Discord is not asked now, as it was asked too much within a second."""


@dataclass(frozen=True, slots=True)
class _Channels:
    guild: discord.Guild
    channels: Sequence[discord.abc.GuildChannel]
    threads: Sequence[discord.Thread]
    until: float = 0.0
    """Until when they may be used, by the monotonic clock."""

    def seen_by(self, member: discord.Member | discord.Role) -> set[int]:
        seen = {each.id for each in self.channels if each.permissions_for(member).view_channel}
        return seen | {each.id for each in self.threads if each.parent_id in seen and not each.is_private()}

    def allowed(self, member: discord.Member, channel: int) -> discord.Permissions:
        """Return what a member may do in a channel or a public thread; nothing in any other place."""
        thread = next((each for each in self.threads if each.id == channel and not each.is_private()), None)
        inherited = channel if thread is None else thread.parent_id
        found = next((each for each in self.channels if each.id == inherited), None)
        return discord.Permissions.none() if found is None else found.permissions_for(member)


@dataclass(frozen=True, slots=True)
class Present:
    """Somebody in a channel."""

    member: discord.Member
    channel: discord.abc.GuildChannel | discord.Thread
    may: discord.Permissions
    """What they may do there."""
    bot_may: discord.Permissions
    """What the bot may do there."""


class VisibleChannels:
    """Finds the channels that people can see.

    A server's channels come from the gateway. If another process began the gateway session, Discord is asked instead.
    If it does not tell, the least is returned: only the channel that is named, nothing, or None. But then, ``present``
    and ``member`` raise ``discord.HTTPException`` or ``aiohttp.ClientError``.
    """

    def __init__(self) -> None:
        self._asked: dict[int, _Channels] = {}
        self._gone: dict[int, float] = {}
        """The servers that the bot is not in, as Discord says, and until when that counts, by the monotonic clock."""
        self._members: dict[tuple[int, int], tuple[discord.Member | None, float]] = {}
        """By server and person, the member that they are, and when Discord told, by the monotonic clock."""
        self._asking = Background()
        """The questions that are under way, about a server's channels, or about a server and a member."""
        self._questions: deque[float] = deque()
        """When Discord was asked in the last second, by the monotonic clock."""

    async def of(self, interaction: discord.Interaction[Any]) -> list[int]:
        """Return the ids of the server's channels and threads that the asker sees, including the one they ask in."""
        here = set() if interaction.channel_id is None else {interaction.channel_id}
        guild, member = interaction.guild, interaction.user
        if guild is None or not isinstance(member, discord.Member):
            return list(here)
        known = await self._channels(interaction.client, guild.id)
        return list(here) if known is None else list(here | known.seen_by(member))

    async def permissions(self, interaction: discord.Interaction[Any], channel: int) -> discord.Permissions:
        """Return what the sender may do in a channel or thread; in a private thread, nothing but in their own."""
        thread = interaction.channel if isinstance(interaction.channel, discord.Thread) else None
        if channel == interaction.channel_id or (thread is not None and channel == thread.parent_id):
            # Those in a thread are those in its channel. Servers that are only like Discord may not send them.
            return interaction.permissions | discord.Permissions(view_channel=True)
        guild, member = interaction.guild, interaction.user
        if guild is None or not isinstance(member, discord.Member):
            return discord.Permissions.none()
        known = await self._channels(interaction.client, guild.id)
        return discord.Permissions.none() if known is None else known.allowed(member, channel)

    async def is_shared(self, interaction: discord.Interaction[Any], channel: int) -> bool:
        """Tell whether the sender and the bot may write in a channel of ``WRITTEN_IN``; False if it is not known."""
        client, guild, member = interaction.client, interaction.guild, interaction.user
        if guild is None or client.user is None or not isinstance(member, discord.Member):
            return False
        known = await self._channels(client, guild.id)
        found = None if known is None else next((each for each in known.channels if each.id == channel), None)
        if found is None or found.type not in WRITTEN_IN:
            return False
        may = found.permissions_for(member), await self.member_may(client, guild.id, channel, client.user.id)
        return all(each is not None and each.view_channel and each.send_messages for each in may)

    async def member_may(
        self, client: discord.Client, guild: int, channel: int, user: int
    ) -> discord.Permissions | None:
        """Return what a member, or the bot, may do in a channel of a server; None if there is no such, or unknown."""
        known = await self._channels(client, guild)
        if known is None or all(each.id != channel for each in known.channels):
            return None
        with NotingFailure(log.warning, "server %d: what a member may do there is not known: %s", guild):
            member = known.guild.get_member(user) or await self._member(known.guild, user)
            return None if member is None else known.allowed(member, channel)
        return None

    async def present(self, client: discord.Client, guild: int, channel: int, user: int) -> Present | None:
        """Return somebody who is in a channel or a public thread of a server now, as Discord knows them.

        None if they or the bot are no member, or they cannot see it. What Discord has told counts for
        ``ASKED_SECONDS``, and while it does not answer for ``KNOWN_SECONDS``.
        """
        known = await self._channels(client, guild)
        if known is None and guild in self._gone:
            return None
        if known is None or client.user is None:
            raise aiohttp.ClientConnectionError(f"the channels of server {guild} are not known")
        asked = [self._member(known.guild, each) for each in (user, client.user.id)]
        member, ours = await asyncio.gather(*asked)
        places: list[discord.abc.GuildChannel | discord.Thread] = [*known.channels, *known.threads]
        place = next((each for each in places if each.id == channel), None)
        if member is None or ours is None or place is None:
            return None
        may = known.allowed(member, channel)
        return Present(member, place, may, known.allowed(ours, channel)) if may.view_channel else None

    async def listed(self, client: discord.Client, guild: int, user: int) -> list[discord.abc.GuildChannel]:
        """Return the channels of a server that a member sees, in their order; none if that is not known."""
        known = await self._channels(client, guild)
        member = None if known is None else await self._member(known.guild, user)
        if known is None or member is None:
            return []
        seen = known.seen_by(member)
        return sorted((each for each in known.channels if each.id in seen), key=lambda each: each.position)

    def is_gone(self, guild: int) -> bool:
        """Tell whether Discord has said not long ago that the bot is not in a server."""
        return guild in self._gone

    async def member(self, client: discord.Client, guild: int, user: int) -> discord.Member | None:
        """Return a member of a server; None if there is none with this id.

        :raises TooManyQuestions: Discord has been asked too much within a second.
        """
        known = await self._channels(client, guild)
        if not self._has_member((guild, user)) and not self._may_ask():
            raise TooManyQuestions
        return None if known is None else await self._member(known.guild, user)

    async def has(self, client: discord.Client, guild: int, channel: int) -> bool:
        """Return whether a server has a channel, and no thread, with an id; True if that is not known."""
        known = await self._channels(client, guild)
        return known is None or any(each.id == channel for each in known.channels)

    async def elsewhere(self, client: discord.Client, guild: int, user: int) -> set[int] | None:
        """Return the ids of the channels and threads that a person can see in a server in which they ask nothing now.

        None if Discord is asked and does not answer, or has been asked too much within a second. Nobody who is not in
        the server sees any.
        """
        cached, asking = self._has_channels(client, guild), bool(self._asking.about(guild))
        if not cached and not asking and not self._may_ask():
            return None
        known = await self._channels(client, guild)
        if known is None:
            return None
        key = guild, user
        if not self._has_member(key) and not self._asking.about(key) and not self._may_ask():
            return None
        with NotingFailure(log.warning, "server %d: what one of its people can see is not known: %s", guild):
            member = await self._member(known.guild, user)
            return set() if member is None else known.seen_by(member)
        return None

    async def attends(self, client: discord.Client, guild: int, channel: int, user: int) -> bool | None:
        """Tell whether somebody is in a server and sees a channel of it; None if that is not known."""
        seen = await self.elsewhere(client, guild, user)
        return None if seen is None or not await self.has(client, guild, channel) else channel in seen

    async def open_beside(self, client: discord.Client, guild: int, channel: int) -> set[int]:
        """Return the ids of what everybody in a server sees, if Discord tells it, and of this channel."""
        known = await self._channels(client, guild)
        return {channel} if known is None else {channel, *known.seen_by(known.guild.default_role)}

    def knows(self, client: discord.Client, guild: int, user: int) -> bool:
        """Return whether ``elsewhere`` can tell what a person sees in a server without asking Discord."""
        return self._has_channels(client, guild) and self._has_member((guild, user))

    def _has_channels(self, client: discord.Client, guild: int) -> bool:
        found = client.get_guild(guild)
        if found is not None and found.channels:
            return True
        return guild in self._asked and self._asked[guild].until > time.monotonic()

    def _has_member(self, key: tuple[int, int]) -> bool:
        return key in self._members and self._members[key][1] > time.monotonic() - ASKED_SECONDS

    def _may_ask(self) -> bool:
        """Return whether Discord may be asked one more question now, and count it."""
        now = time.monotonic()
        while self._questions and self._questions[0] <= now - 1:
            self._questions.popleft()
        if len(self._questions) >= MOST_QUESTIONS:
            log.info("Discord is not asked what people can see: there were %d questions in a second", MOST_QUESTIONS)
            return False
        self._questions.append(now)
        return True

    async def _channels(self, client: discord.Client, guild: int) -> _Channels | None:
        found = client.get_guild(guild)
        if found is not None and found.channels:
            return _Channels(found, found.channels, found.threads)
        now = time.monotonic()
        self._asked = {number: each for number, each in self._asked.items() if each.until > now}
        self._gone = {number: until for number, until in self._gone.items() if until > now}
        if guild in self._asked or guild in self._gone:
            return self._asked.get(guild)
        asking = self._asking.once(guild, lambda: self._ask(client, guild))
        return await asyncio.shield(asking)  # the others still wait if one who asks is cancelled

    async def _member(self, guild: discord.Guild, user: int) -> discord.Member | None:
        key = guild.id, user
        if self._has_member(key):
            return self._members[key][0]
        under_way = bool(self._asking.about(key))
        asking = self._asking.once(key, lambda: self._ask_member(guild, user))
        # A failure is for whoever still waits. If nobody does, asyncio would log it as an error that nobody has seen.
        asking.add_done_callback(lambda done: done.cancelled() or done.exception())
        last, told = self._members.get(key, (None, -KNOWN_SECONDS))
        if told <= time.monotonic() - KNOWN_SECONDS:
            return await asyncio.shield(asking)
        with NotingFailure(log.info, "server %d: what is known of a member counts for longer: %r", guild.id):
            async with asyncio.timeout(0 if under_way else PATIENCE_SECONDS):
                return await asyncio.shield(asking)
        return last

    async def _ask_member(self, guild: discord.Guild, user: int) -> discord.Member | None:
        try:
            member = await guild.fetch_member(user)
        except discord.NotFound:
            member = None
        now = time.monotonic()
        self._members = {key: each for key, each in self._members.items() if each[1] > now - KNOWN_SECONDS}
        self._members[guild.id, user] = member, now
        return member

    async def _ask(self, client: discord.Client, guild: int) -> _Channels | None:
        try:
            asked = await client.fetch_guild(guild, with_counts=False)
            channels, threads = await asked.fetch_channels(), await asked.active_threads()
        except REQUEST_FAILURES as error:
            if isinstance(error, discord.NotFound | discord.Forbidden):
                self._gone[guild] = time.monotonic() + ASKED_SECONDS
            log.warning("server %d: its channels are not known: %s", guild, error)
            return None
        known = self._asked[guild] = _Channels(asked, channels, threads, time.monotonic() + ASKED_SECONDS)
        return known
