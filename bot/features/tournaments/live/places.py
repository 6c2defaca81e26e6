"""Where a tournament's tables are: each in a thread of its own, or one after the other in channels."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final, Literal

import discord

from bot.features.tournaments.rules.pairing.parts import Paired
from bot.features.tournaments.rules.tournament import Tournament
from bot.interactions.context import Context
from bot.interactions.permissions import TO_POST, TO_START_THREADS
from bot.interactions.refused_requests import REQUEST_FAILURES, TRANSIENT, UNKNOWN_CHANNEL, blocked_seconds
from bot.interactions.visible_channels import VisibleChannels
from bot.tables.live.room import Room
from bot.tables.messages.threads import ARCHIVE_MINUTES, TOO_MANY_THREADS
from bot.tables.rules.table import Table

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Permissions that the bot lacks in a channel."""

    channel: int
    permissions: Sequence[str]
    """As discord.py names them."""
    stops: bool
    """Whether no table can be opened without them; otherwise tables are opened elsewhere."""


CLOCKS_DIFFER: Final = timedelta(minutes=1)
"""By how much the bot's clock may be ahead of Discord's."""

PUBLIC_THREAD: Final = 11
ANNOUNCEMENT_THREAD: Final = 10
WRONG_TYPE: Final = 50024
"""Discord's types of threads in text and announcement channels, and its error code for the wrong one."""

FORBIDDEN: Final = (50001, 50013)
"""Discord's error codes for a channel that the bot may not see, or in which it may not do something."""

SOON_SECONDS, LATER_SECONDS = 5.0, 60.0
"""How long to wait, in seconds, if Discord cannot be reached, and if the server has as many threads as it may have."""

WITHOUT_THREADS_SECONDS = 10 * 60.0
"""For how long no thread is tried in a channel in which Discord has refused one, in seconds."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table is opened."""

    channel: int
    parent: int | None = None
    """The channel of the thread, if it is one."""


@dataclass(eq=False)
class NoPlace(Exception):
    """There is no place for a table now."""

    seconds: float | None
    """After how long to try again; None: as soon as a channel of the tournament is free."""


class NotAllowed(Exception):
    """The bot may post in none of the channels in which a table could be opened."""


class ChannelGone(Exception):
    """The channel of a tournament was deleted."""


class Places:
    """Starts threads for tables, and finds free channels where none can be started."""

    def __init__(self, around: Context, room: Room) -> None:
        self._client, self._clock, self._settings = around.client, around.clock, around.settings
        self._channels = VisibleChannels()
        self._deleted: set[tuple[int, int]] = set()
        """By tournament, the channels that are named and deleted."""
        self.told_dropped: list[Callable[[Tournament], None]] = []
        """Called with the tournament whenever one of its channels turns out to be deleted, once for each."""
        self._blocking: dict[int, tuple[int, ...]] = {}
        """By tournament that waits for a free channel, the tables that are in its channels."""
        self.told_waiting: list[Callable[[Tournament], None]] = []
        """Called with a tournament whenever it begins to wait for other tables than before."""
        self._room = room
        self._without: dict[int, float] = {}
        """By channel in which threads are refused, until when none is tried, by the clock."""
        self._sure: set[tuple[int, int]] = set()
        """By tournament, the pairings drawn here for which there is no thread without a table."""
        self._claimed: set[int] = set()
        """The channels in which a table is about to be opened."""

    async def _lacking(self, guild: int, channel: int, needed: Sequence[str]) -> list[str]:
        """Return which of some permissions the bot lacks in a channel; none if that is not known."""
        user = self._client.user
        return [] if user is None else await self._lacking_to(user.id, guild, channel, needed)

    async def _lacking_to(self, user: int, guild: int, channel: int, needed: Sequence[str]) -> list[str]:
        """Return which of some permissions a person lacks in a channel; none if they have left, or it is not known."""
        may = await self._channels.member_may(self._client, guild, channel, user)
        if may is None or may.administrator:
            return []
        return [name for name in needed if not getattr(may, name)]

    async def _is_gone(self, guild: int, channel: int) -> bool:
        """Return whether a channel was deleted; False if Discord does not say it."""
        if await self._channels.has(self._client, guild, channel):
            return False
        try:
            await self._client.http.get_channel(channel)
        except TRANSIENT:
            return False
        except discord.HTTPException as error:
            return error.code == UNKNOWN_CHANNEL
        return False

    def has_threads(self, tournament: Tournament) -> bool:
        """Return whether a thread may be started in a tournament's channel, as far as is known."""
        return self._without.get(tournament.channel, 0.0) <= self._clock.now()

    def permitted(self, channel: int) -> None:
        """Note that threads may be started in a channel again, as an interaction has told."""
        self._without.pop(channel, None)

    def refused(self, channel: int) -> None:
        """Note that no thread may be started in a channel for now."""
        self._without[channel] = self._clock.now() + WITHOUT_THREADS_SECONDS

    def unseen(self, table: Table, code: int) -> None:
        """Note that Discord does not let the bot at the message of a table.

        :param code: Discord's error code.
        """
        if table.parent is not None and code in FORBIDDEN:
            self.refused(table.parent)

    async def find(self, tournament: Tournament, pairing: Paired, name: str) -> Place:
        """Return a place for a pairing's table. It is kept for it until ``release``.

        :param name: a name for its thread.
        :raises NoPlace: there is none now.
        :raises NotAllowed: the bot may post in none.
        :raises ChannelGone: the tournament's channel was deleted.
        """
        threads = await self._lacking(tournament.guild, tournament.channel, TO_START_THREADS)
        if not threads and self.has_threads(tournament):
            thread = await self._thread(tournament, pairing, name)
            if thread is not None:
                return Place(thread, tournament.channel)
        await self._drop_gone(tournament)
        usable = await self.usable(tournament)
        if not usable:
            if await self.obstacle(tournament) is None:
                raise NoPlace(LATER_SECONDS)  # a thread can be started there, but not now
            raise NotAllowed
        for channel in usable:
            if channel not in self._claimed and not self._room.is_taken(channel):
                self._claimed.add(channel)
                self._blocking.pop(tournament.id, None)
                return Place(channel)
        found = tuple(number for each in usable if (number := self._room.held_by(each)) is not None)
        if self._blocking.get(tournament.id) != found:
            self._blocking[tournament.id] = found
            for listener in self.told_waiting:
                listener(tournament)
        raise NoPlace(None)

    def blocking(self, tournament: int) -> tuple[int, ...]:
        """Return the numbers of the tables, also a tournament's own, for the end of which it waits."""
        return tuple(each for each in self._blocking.get(tournament, ()) if self._room.is_live(each))

    async def obstacle(self, tournament: Tournament) -> Obstacle | None:
        """Return what the bot may not do where a tournament's tables are to be opened; None if nothing is missing."""
        guild, own = tournament.guild, tournament.channel
        threads = await self._lacking(guild, own, TO_START_THREADS)
        if not threads and self.has_threads(tournament):
            return None
        if await self.usable(tournament):
            return Obstacle(own, threads, stops=False) if threads else None
        for channel in (*self.channels(tournament), own):
            missing = await self._lacking(guild, channel, TO_POST)
            if missing:
                return Obstacle(channel, missing, stops=True)
        return None

    def channels(self, tournament: Tournament) -> tuple[int, ...]:
        """Return where a tournament's tables are opened if no threads can be started, as far as is known."""
        there = tuple(each for each in tournament.options.channels if (tournament.id, each) not in self._deleted)
        return there or (tournament.channel,)

    async def usable(self, tournament: Tournament) -> list[int]:
        """Return the tournament's usable table channels; without any, its own channel if that is usable.

        The server's settings allow games there, and its organiser and the bot may write there, as far as is known.
        """
        usable = [each for each in self.channels(tournament) if await self._fits(tournament, each)]
        own = tournament.channel
        return usable or ([own] if not await self._lacking(tournament.guild, own, TO_POST) else [])

    async def _drop_gone(self, tournament: Tournament) -> None:
        """Use no channel any more that is deleted, and have it said."""
        for channel in tournament.options.channels:
            key = tournament.id, channel
            gone = key not in self._deleted and await self._is_gone(tournament.guild, channel)
            if gone and key not in self._deleted:  # nobody has found out meanwhile
                self._deleted.add(key)
                for listener in self.told_dropped:
                    listener(tournament)

    async def _fits(self, tournament: Tournament, channel: int) -> bool:
        guild, organiser = tournament.guild, tournament.organiser
        allowed = self._settings.guild(guild).channels
        if channel != tournament.channel:
            if allowed and channel not in allowed:
                return False
            if organiser is not None and await self._lacking_to(organiser, guild, channel, TO_POST):
                return False
        return not await self._lacking(guild, channel, TO_POST)

    def opened(self, tournament: Tournament, *pairings: Paired) -> None:
        """Note that pairings were drawn just now, or their tables stored: no thread without a table is looked for."""
        self._sure |= {(tournament.id, each.number) for each in pairings}

    def forget(self, tournament: int) -> None:
        """Forget what is known of a tournament's threads."""
        self._sure = {each for each in self._sure if each[0] != tournament}

    def release(self, place: Place) -> None:
        """Keep a place no longer: its table is open now, or is not opened."""
        self._claimed.discard(place.channel)

    async def _thread(self, tournament: Tournament, pairing: Paired, name: str) -> int | None:
        """Return a new thread, or one that was started before; None if none may be started."""
        key = tournament.id, pairing.number
        try:
            if key not in self._sure:
                found = await self._started(tournament, pairing, name)
                if found is not None:
                    return found
            self._sure.discard(key)
            try:
                thread = await self._start(tournament.channel, name, PUBLIC_THREAD)
            except discord.HTTPException as error:
                if error.code != WRONG_TYPE:
                    raise
                thread = await self._start(tournament.channel, name, ANNOUNCEMENT_THREAD)
        except TRANSIENT as error:
            log.info("tournament %d: no thread can be started now: %s", tournament.id, error)
            raise NoPlace(SOON_SECONDS) from error
        except discord.HTTPException as error:
            self._sure.add(key)
            if error.code == UNKNOWN_CHANNEL:
                raise ChannelGone from error
            blocked = blocked_seconds(error)
            if blocked is not None:
                raise NoPlace(blocked) from error
            log.info("tournament %d: no thread can be started: %s", tournament.id, error)
            if error.code in TOO_MANY_THREADS and not tournament.options.channels:
                raise NoPlace(LATER_SECONDS) from error
            if error.code not in TOO_MANY_THREADS:
                self.refused(tournament.channel)
            return None
        return thread  # it may be looked for until its table is stored; see ``opened``

    async def _start(self, channel: int, name: str, kind: Literal[10, 11]) -> int:
        start: Any = self._client.http.start_thread_without_message
        return int((await start(channel, name=name, auto_archive_duration=ARCHIVE_MINUTES, type=kind))["id"])

    async def _started(self, tournament: Tournament, pairing: Paired, name: str) -> int | None:
        """Return a thread that was started for a table, if there is one."""
        # It has the table's name, is not older than the draw, and nothing was ever sent in it. So it belongs to no
        # older round or other tournament, unless that has lost a thread of this name in the same way: any of them can
        # have it.
        found: Any = await self._client.http.get_active_threads(tournament.guild)
        own = 0 if self._client.user is None else self._client.user.id
        drawn = discord.utils.time_snowflake(tournament.rounds[pairing.round - 1].at - CLOCKS_DIFFER)
        for each in found["threads"]:
            number = int(each["id"])
            mine = int(each.get("owner_id") or 0) == own and int(each.get("parent_id") or 0) == tournament.channel
            unused = not each.get("total_message_sent") and not self._room.is_taken(number)
            if mine and unused and number >= drawn and each.get("name") == name:
                return number
        return None


async def is_member(client: discord.Client, guild: int, user: int) -> bool:
    """Return whether a person is a member of a server; True if Discord does not say it."""
    try:
        await client.http.get_member(guild, user)
    except discord.NotFound:
        return False
    except REQUEST_FAILURES as error:
        log.info("server %d: whether somebody is still a member is not known: %s", guild, error)
    return True
