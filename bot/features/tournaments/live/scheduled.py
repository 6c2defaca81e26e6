"""A tournament as an event of the server, which people can be reminded of. Its failure is no failure.

Everybody in a server sees its events. So only a tournament in a channel that everybody sees is one.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import Any, Final

import discord

from bot.features.tournaments.rules.entries import Announced, Begun, Changed, Entry
from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.rules.tournament import Phase, Tournament
from bot.features.tournaments.views.names import event_name
from bot.interactions.context import Context
from bot.interactions.refused_requests import NotingFailure
from bot.interactions.visible_channels import VisibleChannels
from bot.locales.words import Words
from bot.runtime.background import Background
from bot.store.engine.graphemes import cut

log = logging.getLogger(__name__)

MOST_PLACE: Final = 100
"""Discord's limit for the place of an event, in characters."""

USUAL_MINUTES: Final = 120
"""How long a tournament is said to last whose format does not say it, in minutes."""

ACTIVE, COMPLETED = 2, 3
"""Discord's numbers for an event that goes on, and for one that is over."""

ELSEWHERE, EVERYBODY_HERE = 3, 2
"""Discord's numbers for an event outside of voice channels, and for one that the members of the server can see."""


async def _create(client: discord.Client, tournament: Tournament, starts: datetime, words: Words) -> None:
    name = getattr(client.get_channel(tournament.channel), "name", None) or str(tournament.channel)
    await client.http.create_guild_scheduled_event(
        tournament.guild,
        description=_address(tournament),
        entity_type=ELSEWHERE,
        entity_metadata={"location": cut(f"#{name}", MOST_PLACE, MOST_PLACE)},
        privacy_level=EVERYBODY_HERE,
        **_announced(tournament, starts, words),
    )


def _announced(tournament: Tournament, starts: datetime, words: Words) -> dict[str, str]:
    """Return what an event says that directors can change."""
    options = tournament.options
    minutes = options.minutes if options.format is Format.ARENA else USUAL_MINUTES
    return {
        "name": event_name(words, tournament),
        "scheduled_start_time": starts.isoformat(),
        "scheduled_end_time": (starts + timedelta(minutes=minutes)).isoformat(),
    }


class Scheduled:
    """Keeps the servers' events true.

    A tournament has the title and the start that directors have given it last. One that begins is going on, and one
    that is over, or that directors begin by hand, is no event more.
    """

    def __init__(self, around: Context) -> None:
        self._client, self._languages = around.client, around.languages
        self._channels = VisibleChannels()
        self._tasks = Background()
        self.close = self._tasks.close
        self._one_at_a_time = asyncio.Lock()
        """So that the last change is the one that stays."""

    def tournament_changed(self, tournament: Tournament, entry: Entry) -> None:
        """Change the event of a tournament that begins, ends, or has a start, or another start or title."""
        concerned = tournament.options.starts is not None
        if isinstance(entry, Changed):
            concerned = bool({"starts", "title"} & set(tournament.changes))
        if concerned:
            before = isinstance(entry, Announced | Changed)
            self._tasks.begin(self._change(tournament) if before else self._update(tournament, entry))

    async def _update(self, tournament: Tournament, entry: Entry) -> None:
        """Find the event of a tournament, whose id is stored nowhere, and change or delete it."""
        guild, http = tournament.guild, self._client.http
        async with self._told(tournament):
            for each in await self._events(tournament):
                if isinstance(entry, Begun):
                    await http.edit_scheduled_event(guild, int(each["id"]), status=ACTIVE)
                elif each["status"] == ACTIVE:
                    await http.edit_scheduled_event(guild, int(each["id"]), status=COMPLETED)
                else:
                    await http.delete_scheduled_event(guild, int(each["id"]))

    async def _change(self, tournament: Tournament) -> None:
        """Change the event of a tournament that has not begun, or enter or delete it."""
        guild, http = tournament.guild, self._client.http
        async with self._told(tournament):
            if tournament.phase in (Phase.RUNNING, Phase.OVER):
                return  # it has begun while this waited
            starts, words = tournament.options.starts, self._languages.at(guild, tournament.language)
            nowhere = 0
            if tournament.channel not in await self._channels.open_beside(self._client, guild, nowhere):
                starts = None  # not everybody sees the channel, or that is not known: it may have been hidden since
            found = await self._events(tournament)
            for each in found:
                if starts is None:
                    await http.delete_scheduled_event(guild, int(each["id"]))
                else:
                    await http.edit_scheduled_event(guild, int(each["id"]), **_announced(tournament, starts, words))
            if starts is not None and not found:  # without the permission, Discord refuses it
                await _create(self._client, tournament, starts, words)

    @asynccontextmanager
    async def _told(self, tournament: Tournament) -> AsyncIterator[None]:
        """Do one thing at a time, and log its failure."""
        with NotingFailure(log.info, "tournament %d: its event cannot be changed: %s", tournament.id):
            async with self._one_at_a_time:
                yield

    async def _events(self, tournament: Tournament) -> list[Any]:
        """Return the bot's own event with the time, the channel and the number of a tournament, if there is one."""
        own = None if self._client.user is None else str(self._client.user.id)
        found: Any = await self._client.http.get_scheduled_events(tournament.guild, with_user_count=False)
        return [
            each for each in found if each.get("creator_id") == own and each.get("description") == _address(tournament)
        ]


def _address(tournament: Tournament) -> str:
    """Return what the description of an event says: where the tournament is. Its event is found by that."""
    return f"https://discord.com/channels/{tournament.guild}/{tournament.channel} · #{tournament.id}"
