"""Who is in a club with a role: noted when somebody uses the bot, because Discord does not let it list members."""

import asyncio
import logging
import time
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final

import discord

from bot.features.tournaments.clubs.store import ClubStore
from bot.runtime.background import Background
from bot.runtime.recent import Recent
from bot.store.engine.fence import NotSaved

log = logging.getLogger(__name__)

FRESH_SECONDS: Final = 60.0
"""How long it is remembered which clubs a server has, and in which a person is noted, in seconds. Another process may
have served the server meanwhile."""

REMEMBERED: Final = 20_000
"""Of how many people it is remembered at most."""


class ClubRoleCache:
    """A cache of club members by role. It writes changes only, in the background."""

    def __init__(self, store: ClubStore) -> None:
        self.store = store
        self._clubs: dict[int, tuple[Mapping[int, int], float]] = {}
        """By server, the role of each club that has one, and until when that is fresh, by the monotonic clock."""
        self._noted: Recent[tuple[int, int], tuple[frozenset[int], float]] = Recent(REMEMBERED)
        """By server and person, the clubs whose role they have, and until when that is fresh."""
        self._changes = 0
        """How often clubs have changed. What was read before a change is not remembered after it."""
        self._tasks = Background()
        self.close = self._tasks.close

    def hear(self, guild: int, interaction: discord.Interaction[Any]) -> None:
        """Note the roles of an interaction's sender, if they are news."""
        user, roles = interaction.user.id, roles_of(interaction)
        if self._is_news(guild, user, roles):
            self._tasks.begin(self._note_quietly(guild, user, roles))

    async def note(self, interaction: discord.Interaction[Any], guild: int) -> None:
        """Note the roles of an interaction's sender now, for a page that shows them.

        :raises NotSaved: the database refused or did not answer.
        """
        user, roles = interaction.user.id, roles_of(interaction)
        if self._is_news(guild, user, roles):
            await self._note(guild, user, roles)

    def forget(self, guild: int) -> None:
        """Drop what is remembered of a server's clubs, because one has changed."""
        self._changes += 1
        self._clubs.pop(guild, None)
        for key in [each for each in self._noted if each[0] == guild]:
            self._noted.pop(key)

    async def settle(self) -> None:
        """Wait until what has been heard is noted, so that nothing of it is written after a person is forgotten."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _is_news(self, guild: int, user: int, roles: frozenset[int]) -> bool:
        now = time.monotonic()
        clubs, until = self._clubs.get(guild, ({}, 0.0))
        if until <= now:
            return True
        if not clubs:
            return False
        noted, fresh = self._noted.get((guild, user), (frozenset(), 0.0))
        return fresh <= now or noted != _with_role(clubs, roles)

    async def _note_quietly(self, guild: int, user: int, roles: frozenset[int]) -> None:
        try:
            await self._note(guild, user, roles)
        except NotSaved as error:  # it is noted when they use the bot again
            log.info("server %d: the clubs of somebody are noted later: %r", guild, error.__cause__)

    async def _note(self, guild: int, user: int, roles: frozenset[int]) -> None:
        until, changes = time.monotonic() + FRESH_SECONDS, self._changes
        clubs = {each.id: each.role for each in await self.store.all(guild) if each.role is not None}
        if changes == self._changes:
            self._clubs[guild] = clubs, until
        if not clubs:
            return
        wanted = _with_role(clubs, roles)
        await self.store.note(guild, user, wanted, list(clubs), datetime.now(UTC))
        if changes == self._changes:
            self._noted[guild, user] = wanted, until


def roles_of(interaction: discord.Interaction[Any]) -> frozenset[int]:
    """Return the ids of the roles of an interaction's sender, also of those that are not cached."""
    member = interaction.user
    if not isinstance(member, discord.Member):
        return frozenset()
    return frozenset(member._roles)  # noqa: SLF001 - ``roles`` leaves out what another process has cached


def _with_role(clubs: Mapping[int, int], roles: frozenset[int]) -> frozenset[int]:
    return frozenset(number for number, role in clubs.items() if role in roles)
