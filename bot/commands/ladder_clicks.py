"""Clicks on the messages of ladders, and what ``/ladder challenge`` does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import discord

from bot.commands.command import AnyInteraction
from bot.commands.ladder_pages import LadderPages
from bot.commands.services import Services, place_of
from bot.directing.ends import attempt
from bot.directing.house import TournamentHouse
from bot.directing.places import is_member
from bot.games.refused import Refused
from bot.interactions import answers
from bot.interactions.refusals import KIND, sentence
from bot.interactions.visible_channels import VisibleChannels
from bot.tables.refusal import Refusal
from bot.tournaments import challenging
from bot.tournaments.entries import Entry, Why
from bot.tournaments.refusing import entrant_in, entrant_numbered, require_director
from bot.tournaments.signing_up import withdraw
from bot.tournaments.tournament import Tournament
from bot.views.custom_id import PageId
from bot.views.kinds import LADDER
from bot.views.ladder_challenge import refusal_message
from bot.views.ladder_id import LadderAct, LadderId
from bot.views.notice import notice_message
from bot.views.tournament_names import title_of

HELPS: Final = {
    "not_entered": LadderAct.JOIN,
    **dict.fromkeys(
        (
            *("challenge_self", "challenge_nobody", "challenge_below", "challenge_too_far", "challenge_left"),
            *("challenged_already", "challenged_lately"),
        ),
        LadderAct.CHALLENGE,
    ),
    **dict.fromkeys(
        (
            *("challenging_already", "entered_already", "unknown_challenge", "not_your_challenge", "challenge_over"),
            *("challenge_at_table", "only_challenged", "only_challenger"),
        ),
        LadderAct.ME,
    ),
}
"""By the code of a refusal, the button that its sentence names."""

FOR_ENTRANTS: Final = frozenset(LadderAct) - {LadderAct.JOIN, LadderAct.NEXT}
"""What those on a ladder may do although they do not see its channel any more: they can be challenged."""


class LadderClicks:
    """Acts on what is clicked in a ladder's messages, and answers."""

    def __init__(self, services: Services, house: TournamentHouse, pages: LadderPages) -> None:
        self._services = services
        self._house = house
        self._pages = pages
        self._visible_channels = VisibleChannels()

    async def clicked(self, interaction: AnyInteraction, page: PageId) -> None:
        """Act on a click.

        :raises Malformed: the bot never made such a custom_id.
        :raises Refused: ``guild_only``; ``unknown_tournament``, also if it is in another server, or in a channel that
            the sender may not see, except for what those on it do on their own page; or the reason against what was
            asked for.
        """
        guild, _ = place_of(interaction)
        meant = LadderId.read(page)
        tournament = await self._house.tournaments.find(meant.ladder)
        may = await self._visible_channels.permissions(interaction, tournament.channel)
        own = meant.act in FOR_ENTRANTS and tournament.has_in(interaction.user.id)
        if tournament.guild != guild or not (may.view_channel or own) or tournament.ladder is None:
            raise Refusal("unknown_tournament")
        number = meant.numbers[0] if meant.numbers else 0
        try:
            await self._act(interaction, tournament, meant.act, number, may)
        except Refused as refused:
            await self.refuse(interaction, tournament, refused)

    async def _act(
        self,
        interaction: AnyInteraction,
        tournament: Tournament,
        act: LadderAct,
        number: int,
        may: discord.Permissions,
    ) -> None:
        pages = self._pages
        match act:
            case LadderAct.JOIN:
                await self._join(interaction, tournament)
            case LadderAct.CHALLENGE:
                await pages.reach(interaction, tournament)
            case LadderAct.PICK:
                user = entrant_numbered(tournament, number).user
                if user is None:
                    raise Refused("challenge_nobody", user="0")
                await self.challenge(interaction, tournament, user)
            case LadderAct.ME:
                await pages.me(interaction, tournament, number)
            case LadderAct.ORDER:
                await pages.order(interaction, tournament, number)
            case LadderAct.ABOUT:
                await pages.about(interaction, tournament)
            case LadderAct.READY:
                await self._ready(interaction, tournament, number)
            case LadderAct.CONCEDE:
                now = self._house.tournaments.now()
                challenging.concede(tournament, now, number, interaction.user.id)  # says what stands against it
                await pages.ask_to_concede(interaction, tournament, number)
            case LadderAct.CONCEDE_SURE:
                await self._end(interaction, tournament, challenging.concede, number, "notice-ladder-conceded")
            case LadderAct.TAKE_BACK:
                await self._end(interaction, tournament, challenging.take_back, number, "notice-ladder-taken-back")
            case LadderAct.NEXT:
                moderator = may.manage_messages or may.manage_events or may.manage_guild
                await self._next(interaction, tournament, moderator=moderator)

    async def challenge(self, interaction: AnyInteraction, tournament: Tournament, other: int) -> None:
        """Challenge a person. Who has left the server is taken out of the ladder instead.

        :raises Refused: what ``challenging.challenge`` says, ``challenge_left``.
        """
        do, user = self._house.tournaments.do, interaction.user.id
        challenging.challenge(tournament, self._house.tournaments.now(), user, other)  # before Discord is asked
        if not await is_member(interaction.client, tournament.guild, other):
            await attempt(self._house.tournaments, tournament, withdraw, other, Why.LEFT_SERVER)
            raise Refused("challenge_left")
        await do(tournament, challenging.challenge, user, other)
        words = self._services.languages.of(interaction)
        notice = words("notice-ladder-challenged", player=f"<@{other}>", channel=f"<#{tournament.channel}>")
        await self._pages.me(interaction, tournament, notice=notice)

    async def refuse(self, interaction: AnyInteraction, tournament: Tournament, refused: Refused) -> None:
        """Say why something was refused, with the button that the sentence names.

        :raises Refused: the sentence names no button of the ladder.
        """
        detailed = _detailed(interaction, refused)
        helps = HELPS.get(refused.code)
        if helps is None:
            raise detailed from refused
        words = self._services.languages.of(interaction)
        said = sentence(words, detailed)
        await answers.send(interaction, refusal_message(words, tournament, said, helps), ephemeral=True)

    async def _join(self, interaction: AnyInteraction, tournament: Tournament) -> None:
        await self._house.tournaments.sign_up(tournament, interaction.user.id)
        words = self._services.languages.of(interaction)
        entered = entrant_in(tournament, interaction.user.id)
        key = "notice-ladder-joined"
        if challenging.ladder_of(tournament).place(entered.number) == 1:
            key = "notice-ladder-joined-first"  # there is nobody to challenge
        notice = "" if entered.waiting else words(key, title=title_of(words, tournament))
        await self._pages.me(interaction, tournament, notice=notice)

    async def _ready(self, interaction: AnyInteraction, tournament: Tournament, number: int) -> None:
        await self._house.tournaments.do(tournament, challenging.ready, number, interaction.user.id)
        await self._pages.me(interaction, tournament)  # which says until when they are

    async def _end(
        self, interaction: AnyInteraction, tournament: Tournament, command: Callable[..., Entry], number: int, key: str
    ) -> None:
        await self._house.tournaments.do(tournament, command, number, interaction.user.id)
        words = self._services.languages.of(interaction)
        await self._pages.me(interaction, tournament, notice=words(key))

    async def _next(self, interaction: AnyInteraction, tournament: Tournament, *, moderator: bool) -> None:
        """Begin the next season, whose message is posted in the ladder's channel."""
        require_director(tournament, interaction.user.id, moderator=moderator)
        begun = await self._house.seasons.begin(tournament, interaction.user.id)
        self._house.messages.touch(begun)
        words = self._services.languages.of(interaction)
        count, where = len(challenging.ladder_of(begun).order), f"<#{begun.channel}>"
        text = words("notice-ladder-next", title=title_of(words, begun), channel=where, count=count)
        await answers.send(interaction, notice_message(words, text), ephemeral=True)


def _detailed(interaction: AnyInteraction, refused: Refused) -> Refused:
    """Return a refusal with what its sentence needs besides: the person whom it is about."""
    user = refused.details.get("user", interaction.user.id)
    details: dict[str, Any] = {KIND: LADDER, "player": f"<@{user}>", **refused.details}
    return Refusal(refused.code, **details)
