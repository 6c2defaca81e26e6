"""The frame around every interaction: it is counted, answered in time, and never left without an answer."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
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
    """What is known so far about an interaction."""

    game: str | None = None
    """The name of its game, which may have its own words for an error; None if it is not known."""


async def attend(
    services: Services,
    interaction: discord.Interaction[Any],
    work: Callable[[InteractionScope], Awaitable[None]],
    game: str | None = None,
) -> None:
    """Handle an interaction: any error becomes a sentence that only its sender sees.

    The one exception is an interaction from a server that another process serves now. That process receives it too,
    and answers it.

    :param work: handles it. It is not called if this process may not serve the interaction's server.
    :param game: the name of the game that it is about, if known from the start.
    """
    scope, guild = InteractionScope(game), server_of(interaction)
    services.languages.hear(interaction)
    with services.in_flight.in_progress(guild or 0), answers.in_time(interaction):
        try:
            if guild is not None:
                services.room.check(guild)
            await work(scope)
        except NotOurs:
            log.info("leaving an interaction to the process that now serves server %s", guild)
        except Exception as error:  # noqa: BLE001 - never answer with silence
            words = services.languages.of(interaction)
            notice = notice_message(words, sentence(words, error, scope.game))
            await answers.send(interaction, notice, ephemeral=True)
