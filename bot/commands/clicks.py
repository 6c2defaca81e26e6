"""Routing of clicks and submitted forms by their custom_id."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.commands.kit.command import AnyInteraction
from bot.commands.kit.feature import Feature
from bot.commands.kit.interaction_frame import InteractionScope, attend
from bot.commands.kit.services import Services
from bot.commands.table.table_clicks import TableClicks
from bot.games.catalog import PATIENCES
from bot.interactions.clicked import picked
from bot.tables.kit.refusal import Refusal
from bot.views.kit.custom_id import ONLY_SUBMITTED, SUBMITTED, CustomId, GameId, PageId, Verb, game_of, parse
from bot.views.kit.route import Malformed, Meant, handlers

WITH_A_CUSTOM_ID = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Clicks:
    """Parses the custom_id of a click or a submitted form, and passes the interaction on."""

    def __init__(self, services: Services, at_table: TableClicks, features: Sequence[Feature]) -> None:
        """:param at_table: acts on the clicks for which no feature has anything."""
        self._services = services
        self._table_clicks = at_table
        self._routed = {family: clicked for each in features for family, clicked in each.routed.items()}
        owners = [owner for each in features for owner in each.owners]
        self._handlers = {verb: handler for each in owners for verb, handler in handlers(each).items()}

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
        verb = None if isinstance(custom_id, Meant) else custom_id.verb
        if interaction.message is not None and verb not in (Verb.ARRANGE, Verb.ARRANGE_PAGE):
            self._services.more_pages.pressed(interaction.message.id)  # a form leaves the page where it is
        try:
            await self._act(interaction, custom_id, scope)
        except Malformed as error:
            away = game_of(custom_id)
            if away is None or away in self._services.room.games or away in PATIENCES:
                raise
            raise Refusal("game_away", missing=away) from error

    async def _act(self, interaction: AnyInteraction, custom_id: CustomId, scope: InteractionScope) -> None:
        if isinstance(custom_id, Meant):
            await self._routed[type(custom_id.route)](interaction, custom_id.filled(picked(interaction)))
            return
        _check_origin(interaction, custom_id.verb)
        values = picked(interaction) if isinstance(custom_id, PageId) else ()
        if isinstance(custom_id, PageId) and values:
            custom_id = custom_id.filled(values[0])
        if handler := self._handlers.get(custom_id.verb):
            await handler(interaction, custom_id)
        elif isinstance(custom_id, GameId):
            await self._table_clicks.clicked(interaction, custom_id, scope)
        else:
            raise Malformed(str(custom_id))


def _check_origin(interaction: AnyInteraction, verb: Verb) -> None:
    """Check that forms have been submitted and buttons been clicked, and not the other way round.

    :raises Malformed: no form, or no button, has this verb.
    """
    submitted = interaction.type is discord.InteractionType.modal_submit
    if verb not in SUBMITTED if submitted else verb in ONLY_SUBMITTED:
        raise Malformed(f"{interaction.type}: {verb}")
