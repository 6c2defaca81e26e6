"""Answering an interaction: once, in time, and again if the connection broke meanwhile."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import aiohttp
import discord
from discord import ui

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION, ALREADY_ANSWERED = 10062, 40060
"""Discord's codes for an interaction that has expired, and for one that has been answered."""

TRANSIENT: Final = (discord.DiscordServerError, aiohttp.ClientError, OSError, asyncio.TimeoutError)
"""What may be over when one tries again."""

TRIES = 3

AnyInteraction = discord.Interaction[Any]
T = TypeVar("T")


async def persist(request: Callable[[], Awaitable[T]]) -> T:
    """Send a request, again if something transient came in its way.

    :raises discord.HTTPException: Discord refused it, or failed every time.
    :raises aiohttp.ClientError: Discord could not be reached.
    """
    for _ in range(TRIES - 1):
        try:
            return await request()
        except TRANSIENT as error:
            log.debug("trying again after %r", error)
    return await request()


async def send(interaction: AnyInteraction, view: ui.LayoutView, *, ephemeral: bool) -> int | None:
    """Answer with a new message and return its id; None if the answer came too late, or its id is not known.

    :raises discord.HTTPException: Discord refused it for another reason.
    """
    view.stop()  # its buttons remember nothing: discord.py would keep the view, and a task with it, for 15 minutes
    shown = await _answer(interaction, lambda: interaction.response.send_message(view=view, ephemeral=ephemeral))
    if isinstance(shown, discord.InteractionCallbackResponse) and shown.message_id is not None:
        return shown.message_id
    return None if ephemeral or not shown else await _look_up(interaction)


async def update(interaction: AnyInteraction, view: ui.LayoutView) -> bool:
    """Answer by changing the message that was clicked; return whether the answer was shown.

    :raises discord.HTTPException: Discord refused it for a reason other than being late.
    """
    nobody = discord.AllowedMentions.none()
    return bool(
        await _answer(interaction, lambda: interaction.response.edit_message(view=view, allowed_mentions=nobody))
    )


async def _answer(
    interaction: AnyInteraction,
    answer: Callable[[], Awaitable[discord.InteractionCallbackResponse[Any] | None]],
) -> discord.InteractionCallbackResponse[Any] | bool:
    """Send an answer; return its confirmation, True where it was taken without one, False where it came too late."""
    broke = False

    async def attempt() -> discord.InteractionCallbackResponse[Any] | bool:
        nonlocal broke
        try:
            return await answer() or True
        except TRANSIENT:
            broke = True
            raise
        except (TypeError, KeyError):
            if not interaction.response.is_done():
                raise
            return True  # taken, but confirmed without a body: Discord-like servers may do that
        except discord.HTTPException as error:
            if error.code == ALREADY_ANSWERED and broke:
                return True  # by our own earlier try, whose confirmation got lost
            if error.code in (UNKNOWN_INTERACTION, ALREADY_ANSWERED):
                log.warning("an answer came too late: %s", error.text)
                return False
            raise

    return await persist(attempt)


async def _look_up(interaction: AnyInteraction) -> int | None:
    """Return the id of the answer that was sent; None if that server does not say."""
    try:
        return (await persist(interaction.original_response)).id
    except (discord.HTTPException, aiohttp.ClientError) as error:
        log.warning("the answer's id is not known: %s", error)
        return None
