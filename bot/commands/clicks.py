"""Routing of clicks and submitted forms by their custom_id."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord

from bot.commands.alone import PrivateGames
from bot.commands.attending import InteractionScope, attend
from bot.commands.club_clicks import ClubClicks
from bot.commands.command import AnyInteraction
from bot.commands.help import Help
from bot.commands.ladder_clicks import LadderClicks
from bot.commands.learning import Learning
from bot.commands.menus import Menus
from bot.commands.pages import Pages
from bot.commands.parting import Parting
from bot.commands.privacy import PrivacyCommands
from bot.commands.seasons import SeasonChanges
from bot.commands.services import Services
from bot.commands.settings import SettingsPages
from bot.commands.solo import SoloCommands
from bot.commands.table_clicks import TableClicks
from bot.commands.taken import Taken
from bot.commands.tournament_clicks import TournamentClicks
from bot.games.catalog import PATIENCES
from bot.interactions.clicked import picked
from bot.tables.refusal import Refusal
from bot.views.custom_id import ALONE, ONLY_SUBMITTED, SUBMITTED, CustomId, LessonId, PageId, Verb, game_of, parse
from bot.views.route import Malformed, Meant, Route
from bot.views.routes import Act, ClubAct, LadderAct

WITH_A_CUSTOM_ID = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Clicks:
    """Parses the custom_id of a click or a submitted form, and passes the interaction on."""

    def __init__(
        self,
        services: Services,
        solo: SoloCommands,
        alone: PrivateGames,
        pages: Pages,
        menus: Menus,
        parting: Parting,
        helping: Help,
        settings: SettingsPages,
        privacy: PrivacyCommands,
        tournaments: TournamentClicks,
        ladders: LadderClicks,
        clubs: ClubClicks,
    ) -> None:
        self._services = services
        self._routed: Mapping[type[Route], Callable[[AnyInteraction, Meant], Awaitable[None]]] = {
            Act: tournaments.clicked,
            LadderAct: ladders.clicked,
            ClubAct: clubs.clicked,
        }
        self._table_clicks = TableClicks(services, parting, alone)
        self._parting = parting
        self._solo = solo
        self._alone = alone
        self._pages = pages
        self._seasons = SeasonChanges(services, pages.finished.seasons)
        self._menus = menus
        self._help = helping
        self._settings = settings
        self._privacy = privacy
        self._learning = Learning(services)
        self._taken = Taken(services)

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
        if isinstance(custom_id, LessonId):
            await self._learning.clicked(interaction, custom_id)
        elif custom_id.verb is Verb.CHALLENGE:
            await self._menus.challenged(interaction)
        elif custom_id.verb is Verb.SEASON and isinstance(custom_id, PageId):
            await self._seasons.submitted(interaction, custom_id)
        elif custom_id.verb is Verb.HELP and isinstance(custom_id, PageId):
            await self._help.clicked(interaction, custom_id)
        elif custom_id.verb is Verb.PRIVACY and isinstance(custom_id, PageId):
            await self._privacy.clicked(interaction, custom_id, self._parting)
        elif custom_id.verb is Verb.SETTINGS and isinstance(custom_id, PageId):
            await self._settings.clicked(interaction, custom_id)
        elif custom_id.verb is Verb.DAILY and isinstance(custom_id, PageId):
            await self._solo.play_deal(interaction, custom_id)
        elif custom_id.verb is Verb.OPPONENTS and isinstance(custom_id, PageId):
            values = picked(interaction)
            await self._alone.opponents(interaction, custom_id.filled(values[0]) if values else custom_id)
        elif custom_id.verb is Verb.DAY_SEALS and isinstance(custom_id, PageId):
            await self._solo.seals(interaction, custom_id)
        elif custom_id.verb is Verb.TAKEN and isinstance(custom_id, PageId):
            await self._taken.clicked(interaction, custom_id)
        elif custom_id.verb is Verb.SURE and isinstance(custom_id, PageId):
            await self._parting.clicked(interaction, custom_id)
        elif isinstance(custom_id, PageId):
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
    if verb not in SUBMITTED if submitted else verb in ONLY_SUBMITTED:
        raise Malformed(f"{interaction.type}: {verb}")
