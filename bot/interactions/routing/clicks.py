"""Routing of clicks and submitted forms by their custom_id."""

from collections.abc import Callable, Container, Sequence
from typing import Any

import discord

from bot.faces.catalog import FACES
from bot.faces.lessons import LESSONS
from bot.games.catalog import PATIENCES
from bot.interactions.components.message_components import picked
from bot.interactions.requests import Services, managed
from bot.interactions.routes.route import LessonStep, Malformed, May, Route
from bot.interactions.routes.routes import HandAct, MoreAct, TableAct, parse
from bot.interactions.routing.click import AnyInteraction, Click, Routed
from bot.interactions.routing.feature import Feature, Subject
from bot.interactions.routing.middleware import attend
from bot.runtime.refusal import Refusal

WITH_A_CUSTOM_ID = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Clicks:
    """Parses the custom_id of a click or a submitted form, and passes the interaction on."""

    def __init__(self, services: Services, features: Sequence[Feature]) -> None:
        self._services = services
        self._subjects: dict[type, Subject] = {}
        self._names: dict[str, Container[str]] = {"game": services.room.games, "known": FACES, "lesson": LESSONS}
        for each in features:
            self._subjects |= each.subjects
            self._names |= each.names
        self.routed = Routed(*(owner for each in features for owner in each.owners))

    def handlers(self, route: Route) -> list[Callable[..., object]]:
        """Return who handles clicks on a route, and then its submitted forms."""
        handlers = self.routed.handlers | self._subjects.get(type(route), self).routed.handlers
        return [handlers[key] for key in ((route, False), (route, True)) if key in handlers]

    async def clicked(self, interaction: AnyInteraction) -> None:
        """Act on a click or a submitted form; ignore every other interaction."""
        # discord.py's ``DynamicItem`` could find a button's class by its custom_id, too. But it would first rebuild the
        # whole view from the message, and would not answer clicks on buttons that are no longer on the message.
        if interaction.type not in WITH_A_CUSTOM_ID:
            return
        await attend(self._services, interaction, lambda: self._hand_on(interaction))

    async def _hand_on(self, interaction: AnyInteraction) -> None:
        data: Any = interaction.data or {}
        meant = parse(str(data.get("custom_id", "")))
        if interaction.message is not None and meant.route not in (MoreAct.ARRANGE, TableAct.ARRANGE_PAGE):
            self._services.more_pages.pressed(interaction.message.id)  # a form leaves the page where it is
        meant = meant.filled(picked(interaction))
        offered = self._services.room.games
        for (_, kind), part in zip(meant.route.fields, meant.parts, strict=False):
            kind, name = ("lesson", part.game) if isinstance(part, LessonStep) else (kind, part)
            if name not in self._names.get(kind.split("|")[0], (name,)):
                if name in offered or name in PATIENCES:
                    raise Malformed(str(meant))  # the button is not for this game
                raise Refusal("game_away", missing=name)
        click = Click(interaction, self._services.languages.of(interaction), meant)
        if meant.route.may is May.MANAGER:
            managed(click)
        subject = self._subjects.get(type(meant.route))
        if isinstance(meant.route, HandAct):
            subject = self._subjects.get(type(meant.parts[0]), subject)
        await (self.routed.handle(click) if subject is None else subject.clicked(click))
