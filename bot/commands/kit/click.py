"""A click on a route, or its submitted form, as one object; and what its handler's result is answered with."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.clubs.club import Club
from bot.commands.kit.command import AnyInteraction
from bot.commands.kit.services import Services, place_of
from bot.directing.tournament_services import TournamentServices
from bot.games.refused import Refused
from bot.interactions import answers
from bot.interactions.visible_channels import VisibleChannels
from bot.locales.words import Words
from bot.messages.renderer import Rendered
from bot.tables.kit.refusal import Refusal
from bot.tournaments.refusing import require_director
from bot.tournaments.tournament import Tournament
from bot.views.kit.components import Layout
from bot.views.kit.notice import notice_message
from bot.views.kit.route import Malformed, May, Meant, handlers
from bot.views.kit.routes import Act, LadderAct

Answer: TypeAlias = Layout | Rendered | ui.Modal | None
"""What a handler returns: a page, a form, or None if it has answered itself."""


@dataclass(frozen=True)
class Click:
    """What was clicked or submitted in a server, by whom, and the clicker's words."""

    interaction: AnyInteraction
    meant: Meant
    words: Words

    @property
    def user(self) -> int:
        """Who has clicked."""
        return self.interaction.user.id

    @property
    def submitted(self) -> bool:
        """Whether it is a submitted form."""
        return self.interaction.type is discord.InteractionType.modal_submit

    @property
    def fields(self) -> Any:
        """What was filled in in the form, as a client sends it."""
        data: Any = self.interaction.data or {}
        return data.get("components")

    @property
    def members(self) -> set[int]:
        """The people named in the form who are members of the server, and no bots."""
        data: Any = self.interaction.data or {}
        resolved = data.get("resolved") or {}
        people = {int(each) for each, user in (resolved.get("users") or {}).items() if not user.get("bot")}
        return people & {int(each) for each in resolved.get("members") or {}}

    async def tell(self, key: str, **details: str) -> None:
        """Tell the clicker something in a message of its own."""
        view = notice_message(self.words, self.words(key, **details))
        await answers.send(self.interaction, view, ephemeral=True)


@dataclass(frozen=True)
class ClubClick(Click):
    """A click in a club."""

    club: Club

    @property
    def manages(self) -> bool:
        """Whether the clicker manages the server."""
        return self.interaction.permissions.manage_guild


@dataclass(frozen=True)
class EventClick(Click):
    """A click in a tournament or on a ladder."""

    tournament: Tournament
    may: discord.Permissions
    """The clicker's, in the tournament's channel: they may click elsewhere, where they have powers that they lack
    there."""

    @property
    def moderator(self) -> bool:
        """Whether the clicker may direct the tournament because they moderate its channel."""
        return self.may.manage_messages or self.may.manage_events or self.may.manage_guild


class Routed:
    """Passes clicks on to the methods that are marked with ``on``, and answers with what those return."""

    def __init__(self, *owners: object) -> None:
        """:param owners: whose methods handle the routes."""
        self._handlers: dict[tuple[object, bool], Callable[..., Awaitable[Answer]]] = {
            (route, submitted): handler
            for owner in owners
            for submitted in (False, True)
            for route, handler in handlers(owner, submitted=submitted).items()
        }

    async def handle(self, click: Click) -> None:
        """Handle a click.

        :raises Malformed: a form was submitted that there is not.
        """
        handler = self._handlers.get((click.meant.route, click.submitted))
        if handler is None:
            raise Malformed(str(click.meant))
        answer = await handler(click, *click.meant.parts[1:])
        if isinstance(answer, ui.Modal):
            await answers.ask(click.interaction, answer)
        elif answer is not None:
            shown = answer if isinstance(answer, Rendered) else Rendered(answer)
            await answers.show(click.interaction, shown.view, shown.files)


class EventClicks(ABC):
    """What clicks in tournaments and on ladders have in common."""

    def __init__(self, services: Services, house: TournamentServices, *pages: object) -> None:
        """:param pages: whose methods handle routes besides its own."""
        self._services = services
        self._house = house
        self._visible_channels = VisibleChannels()
        self._routed = Routed(self, *pages)

    async def clicked(self, interaction: AnyInteraction, meant: Meant) -> None:
        """Act on a click, or on a submitted form.

        :raises Malformed: no such form can be submitted.
        :raises Refused: ``guild_only``; ``unknown_tournament``, also if it is in another server, or in a channel that
            the sender may not see, except for what those who are in always may; or the reason against what was asked
            for.
        """
        guild, _ = place_of(interaction)
        route, tournament = meant.route, await self._house.tournaments.find(meant.numbers[0])
        may = await self._visible_channels.permissions(interaction, tournament.channel)
        always = route.may is May.ENTRANT or (route is Act.SHOW and tournament.ladder is not None)
        seen = may.view_channel or (always and tournament.has_in(interaction.user.id))
        if tournament.guild != guild or not seen or (isinstance(route, LadderAct) and tournament.ladder is None):
            raise Refusal("unknown_tournament")
        click = EventClick(interaction, meant, self._services.languages.of(interaction), tournament, may)
        try:
            if route.may is May.DIRECTOR:
                require_director(tournament, click.user, moderator=click.moderator)
            await self._handle(click)
        except Refused as refused:
            await self.refuse(interaction, tournament, refused)

    async def _handle(self, click: EventClick) -> None:
        await self._routed.handle(click)

    @abstractmethod
    async def refuse(self, interaction: AnyInteraction, tournament: Tournament, refused: Refused) -> None:
        """Say why something was refused.

        :raises Refused: the same with what its sentence needs.
        """
