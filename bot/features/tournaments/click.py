"""A click in a tournament, on a ladder or in a club: what it is about, and whether the clicker may do it."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

import discord

from bot.features.tournaments.live.tournament_services import TournamentServices
from bot.features.tournaments.routes import Act, LadderAct
from bot.features.tournaments.rules.tournament import Tournament
from bot.games.refused import Refused
from bot.interactions.requests import Click, Router
from bot.interactions.routes.route import May
from bot.runtime.refusal import Refusal
from bot.tables.feature import Tables


@dataclass(frozen=True)
class EventClick(Click):
    """A click in a tournament or on a ladder."""

    tournament: Tournament
    may: discord.Permissions
    """The clicker's, in the tournament's channel: they may click elsewhere, where they have powers that they lack
    there."""

    @property
    def given(self) -> tuple[Any, ...]:
        """See ``Click``."""
        return self.tournament, *self.match.parts[1:]

    @property
    def moderator(self) -> bool:
        """Whether the clicker may direct the tournament because they moderate its channel."""
        return self.may.manage_messages or self.may.manage_events or self.may.manage_guild


class EventClicks(ABC):
    """What clicks in tournaments and on ladders have in common."""

    def __init__(self, services: Tables, house: TournamentServices) -> None:
        self._services = services
        self._house = house
        self._visible_channels = services.visible_channels
        self.router = Router(self)

    async def clicked(self, click: Click) -> None:
        """Act on a click, or on a submitted form.

        :raises Malformed: no such form can be submitted.
        :raises Refused: ``unknown_tournament``, also if it is in another server, or in a channel that
            the sender may not see, except for what those who are in always may; or the reason against what was asked
            for.
        """
        interaction, route = click.interaction, click.match.route
        guild = click.guild
        tournament = await self._house.tournaments.find(click.match.parts[0])
        may = await self._visible_channels.permissions(interaction, tournament.channel)
        always = route.may is May.ENTRANT or (route is Act.SHOW and tournament.ladder is not None)
        seen = may.view_channel or (always and tournament.has_in(click.user))
        if tournament.guild != guild or not seen or (isinstance(route, LadderAct) and tournament.ladder is None):
            raise Refusal("unknown_tournament")
        event = EventClick(**vars(click), tournament=tournament, may=may)
        try:
            if route.may is May.DIRECTOR and not (event.moderator or tournament.directs(event.user)):
                raise Refused("not_director")
            await self._handle(event)
        except Refused as refused:
            await self.refuse(event, refused)

    async def _handle(self, click: EventClick) -> None:
        await self.router.handle(click)

    @abstractmethod
    async def refuse(self, click: EventClick, refused: Refused) -> None:
        """Say why something was refused.

        :raises Refused: the same with what its sentence needs.
        """
