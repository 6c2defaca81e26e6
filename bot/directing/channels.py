"""The channels in which a tournament's tables are opened one after the other, where no threads can be started."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bot.directing.access import Access, Obstacle
from bot.interactions.permissions import TO_POST
from bot.store.settings import SettingsStore
from bot.tournaments.tournament import Tournament

Dropped: TypeAlias = Callable[[Tournament], None]
"""Is told of a tournament for whose tables a channel was named that is deleted."""


class Channels:
    """Knows which channels can have a tournament's tables: those that are named, else the tournament's own."""

    def __init__(self, access: Access, settings: SettingsStore) -> None:
        self._access = access
        self._settings = settings
        self._gone: set[tuple[int, int]] = set()
        """By tournament, the channels that are named and deleted."""
        self._told: list[Dropped] = []

    def tell_dropped(self, listener: Dropped) -> None:
        """Call a function with the tournament whenever a channel turns out to be deleted, once for each."""
        self._told.append(listener)

    def of(self, tournament: Tournament) -> tuple[int, ...]:
        """Return where a tournament's tables are opened if no threads can be started, as far as is known."""
        there = tuple(each for each in tournament.options.channels if (tournament.id, each) not in self._gone)
        return there or (tournament.channel,)

    async def usable(self, tournament: Tournament) -> list[int]:
        """Return which of these fit, by the rule for naming them; if none does, the tournament's own, if it fits.

        The server's settings allow games there, and its organiser and the bot may write there, as far as is known.
        """
        usable = [each for each in self.of(tournament) if await self._fits(tournament, each)]
        own = tournament.channel
        return usable or ([own] if not await self._access.lacking(tournament.guild, own, TO_POST) else [])

    async def obstacle(self, tournament: Tournament) -> Obstacle | None:
        """Return what the bot may not do in the first of these; None if it may post in each, as far as is known."""
        for channel in (*self.of(tournament), tournament.channel):
            missing = await self._access.lacking(tournament.guild, channel, TO_POST)
            if missing:
                return Obstacle(channel, missing, stops=True)
        return None

    async def drop_gone(self, tournament: Tournament) -> None:
        """Use no channel any more that is deleted, and have it said."""
        for channel in tournament.options.channels:
            key = tournament.id, channel
            if key in self._gone or not await self._access.is_gone(tournament.guild, channel) or key in self._gone:
                continue
            self._gone.add(key)
            for listener in self._told:
                listener(tournament)

    async def _fits(self, tournament: Tournament, channel: int) -> bool:
        guild, organiser = tournament.guild, tournament.organiser
        allowed = self._settings.guild(guild).channels
        if channel != tournament.channel:
            if allowed and channel not in allowed:
                return False
            if organiser is not None and await self._access.lacking_to(organiser, guild, channel, TO_POST):
                return False
        return not await self._access.lacking(guild, channel, TO_POST)
