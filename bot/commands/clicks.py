"""Routing of clicks and submitted forms by their custom_id."""

from __future__ import annotations

from typing import Any

import discord

from bot.commands.attending import InteractionScope, attend
from bot.commands.command import AnyInteraction
from bot.commands.pages import Pages
from bot.commands.services import Services
from bot.commands.solo import SoloCommands
from bot.commands.table_clicks import TableClicks
from bot.interactions.clicked import picked
from bot.views.custom_id import ALONE, SUBMITTED, Malformed, PageId, Verb, parse

WITH_A_CUSTOM_ID = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Clicks:
    """Parses the custom_id of a click or a submitted form, and passes the interaction on."""

    def __init__(self, services: Services, solo: SoloCommands, pages: Pages) -> None:
        self._services = services
        self._table_clicks = TableClicks(services)
        self._solo = solo
        self._pages = pages

    async def clicked(self, interaction: AnyInteraction) -> None:
        """Act on a click or a submitted form; ignore every other interaction.

        discord.py's ``DynamicItem`` could find a button's class by its custom_id, too. But it would first rebuild the
        whole view from the message, and would not answer clicks on buttons that are no longer on the message.
        """
        if interaction.type not in WITH_A_CUSTOM_ID:
            return
        await attend(self._services, interaction, lambda scope: self._hand_on(interaction, scope))

    async def _hand_on(self, interaction: AnyInteraction, scope: InteractionScope) -> None:
        data: Any = interaction.data or {}
        custom_id = parse(str(data.get("custom_id", "")))
        _check_origin(interaction, custom_id.verb)
        if isinstance(custom_id, PageId):
            values = picked(interaction)
            await self._pages.clicked(interaction, custom_id.filled(values[0]) if values else custom_id)
        elif custom_id.verb in ALONE:
            await self._solo.clicked(interaction, custom_id)
        else:
            await self._table_clicks.clicked(interaction, custom_id, scope)


def _check_origin(interaction: AnyInteraction, verb: Verb) -> None:
    """Check that forms have been submitted and buttons been clicked, and not the other way round.

    :raises Malformed: no form, or no button, has this verb.
    """
    submitted = interaction.type is discord.InteractionType.modal_submit
    if (submitted and verb not in SUBMITTED) or (not submitted and verb is Verb.SAY):
        raise Malformed(f"{interaction.type}: {verb}")
