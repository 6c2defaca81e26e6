"""Every command and every click, from its arrival to its answer: counted, in time, and never with silence."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import discord

from bot.commands.services import Services, server_of
from bot.interactions import answers
from bot.interactions.refusals import sentence
from bot.store.fence import NotOurs
from bot.views.notice import notice_message

log = logging.getLogger(__name__)


@dataclass
class InteractionScope:
    """What is known so far about what is asked for."""

    game: str | None = None
    """At which game's table; it may have words of its own for what went wrong."""


@asynccontextmanager
async def attending(
    services: Services, interaction: discord.Interaction[Any], game: str | None = None
) -> AsyncIterator[InteractionScope]:
    """Attend to an interaction: whatever goes wrong becomes a sentence that only its sender sees.

    The one exception is an interaction of a server that another process serves now: that process has it, too, and
    answers it.
    """
    scope, guild = InteractionScope(game), server_of(interaction)
    services.languages.hear(interaction)
    with services.in_flight.in_progress(guild or 0), answers.in_time(interaction):
        try:
            if guild is not None:
                services.room.check(guild)
            yield scope
        except NotOurs:
            log.info("an interaction is left to the process that serves its server (%s) now", guild)
        except Exception as error:  # noqa: BLE001 - never answer with silence
            words = services.languages.of(interaction)
            notice = notice_message(words, sentence(words, error, scope.game))
            await answers.send(interaction, notice, ephemeral=True)
