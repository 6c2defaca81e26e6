"""Answering an interaction, once and in time."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import ui

log = logging.getLogger(__name__)

TOO_LATE = (10062, 40060)
"""Discord's codes for an interaction that has expired, or has been answered already."""

AnyInteraction = discord.Interaction[Any]


async def send(interaction: AnyInteraction, view: ui.LayoutView, *, ephemeral: bool) -> int | None:
    """Answer with a new message and return its id; None if the answer came too late to be shown.

    :raises discord.HTTPException: Discord refused it for another reason.
    """
    try:
        response = await interaction.response.send_message(view=view, ephemeral=ephemeral)
        if response.message_id is not None:
            return response.message_id
    except discord.HTTPException as error:
        if error.code not in TOO_LATE:
            raise
        log.warning("an answer came too late: %s", error.text)
        return None
    except (TypeError, KeyError):
        if not interaction.response.is_done():
            raise
        # The answer was taken, but its confirmation came without a body: Discord-like servers may do that.
    return None if ephemeral else await _look_up(interaction)


async def _look_up(interaction: AnyInteraction) -> int | None:
    """Return the id of the answer that was sent; None if that server does not say."""
    try:
        return (await interaction.original_response()).id
    except discord.HTTPException as error:
        log.warning("the answer's id is not known: %s", error.text)
        return None


async def update(interaction: AnyInteraction, view: ui.LayoutView) -> bool:
    """Answer by changing the message that was clicked; return whether the answer was shown.

    :raises discord.HTTPException: Discord refused it for a reason other than being late.
    """
    try:
        await interaction.response.edit_message(view=view, allowed_mentions=discord.AllowedMentions.none())
    except discord.HTTPException as error:
        if error.code not in TOO_LATE:
            raise
        log.warning("an answer came too late: %s", error.text)
        return False
    except (TypeError, KeyError):
        if not interaction.response.is_done():
            raise
    return True
