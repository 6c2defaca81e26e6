"""A tournament as an event of the server, which people can be reminded of. Its failure is no failure."""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import Any, Final

import aiohttp
import discord

from bot.interactions.permissions import lacking
from bot.locales.words import Words
from bot.store.graphemes import cut
from bot.tournaments.options import Format
from bot.tournaments.tournament import Tournament
from bot.views.plain import name_text
from bot.views.tournament_names import title_of

log = logging.getLogger(__name__)

TO_SCHEDULE: Final = ("create_events",)

MOST_NAME: Final = 100
"""Discord's limits for the name of an event and for its place, in characters."""

USUAL_MINUTES: Final = 120
"""How long a tournament is said to last whose format does not say it, in minutes."""

ELSEWHERE, EVERYBODY_HERE = 3, 2
"""Discord's numbers for an event outside of voice channels, and for one that the members of the server can see."""


async def schedule_event(interaction: discord.Interaction[Any], tournament: Tournament, words: Words) -> None:
    """Enter a tournament among the server's events, if it begins by itself and the bot may do that.

    :param words: the words of the tournament's server.
    """
    options = tournament.options
    if options.starts is None or not interaction.app_permissions.value or lacking(interaction, TO_SCHEDULE):
        return
    minutes = options.minutes if options.format is Format.ARENA else USUAL_MINUTES
    channel = getattr(interaction.channel, "name", None) or str(tournament.channel)
    try:
        await interaction.client.http.create_guild_scheduled_event(
            tournament.guild,
            name=cut(_plain(title_of(words, tournament)), MOST_NAME, MOST_NAME),
            entity_type=ELSEWHERE,
            entity_metadata={"location": cut(f"#{channel}", MOST_NAME, MOST_NAME)},
            privacy_level=EVERYBODY_HERE,
            scheduled_start_time=options.starts.isoformat(),
            scheduled_end_time=(options.starts + timedelta(minutes=minutes)).isoformat(),
        )
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("tournament %d: it cannot be entered among the server's events: %s", tournament.id, error)


def _plain(title: str) -> str:
    return name_text(title, markdown=False)[1:-1]
