"""What ladders show to one person, and clicks on the messages of ladders."""

from typing import Any, Final

from bot.features.tournaments.click import EventClick, EventClicks
from bot.features.tournaments.live.places import is_member
from bot.features.tournaments.live.table_endings import attempt
from bot.features.tournaments.routes import LadderAct
from bot.features.tournaments.rules import challenging
from bot.features.tournaments.rules.challenging import challenge_numbered, ladder_of
from bot.features.tournaments.rules.entries import Why
from bot.features.tournaments.rules.refusing import entrant_in, entrant_numbered, require_going, require_live
from bot.features.tournaments.rules.signing_up import withdraw
from bot.features.tournaments.rules.tournament import Tournament
from bot.features.tournaments.views.ladder import (
    about_ladder,
    ladder_more,
    order_message,
    own_page,
    reach_page,
    refusal_message,
    sure_message,
)
from bot.features.tournaments.views.names import LADDER, title_of
from bot.games.refused import Refused
from bot.interactions import answers
from bot.interactions.components.layout import Layout, layout
from bot.interactions.refusals import KIND, sentence
from bot.interactions.requests import NewMessage, Request
from bot.interactions.routes.route import on
from bot.runtime.refusal import Refusal

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


class LadderClicks(EventClicks):
    """Acts on what is clicked in a ladder's messages. A click on a page that only the asker sees changes that page.

    Of a tournament that is no ladder, pages are refused: ``no_ladder``.
    """

    @on(LadderAct.ME)
    async def me(self, request: Request, tournament: Tournament, page: int = 0, notice: str = "") -> Layout:
        """Return somebody's own page.

        :param notice: what has just happened; empty for nothing.
        """
        user, ladder, now = request.user, ladder_of(tournament), self._house.tournaments.now()
        waits = self._house.waiting.line_for(request.words, tournament, user)
        told = self._house.showing.told
        return await told(request.words, tournament, own_page, ladder, user, now, page, notice, waits)

    def more(self, click: EventClick, tournament: Tournament) -> Layout:
        """Return what else the clicker can do on a ladder."""
        directs = click.moderator or tournament.directs(click.user)
        return ladder_more(click.words, tournament, directs=directs)

    @on(LadderAct.CHALLENGE)
    async def _reach(self, click: EventClick, tournament: Tournament) -> Layout:
        ladder, now = ladder_of(tournament), self._house.tournaments.now()
        require_live(tournament)
        require_going(tournament)
        entered = entrant_in(tournament, click.user)
        if now >= ladder.ends_at:
            raise Refused("season_over")
        if entered.waiting:
            raise Refused("ladder_waiting")
        if ladder.open_of(entered.number) is not None:
            raise Refused("challenging_already")
        return await self._house.showing.told(click.words, tournament, reach_page, ladder, entered, now)

    @on(LadderAct.ORDER)
    async def order(self, click: EventClick, tournament: Tournament, page: int) -> Layout:
        """Return a page of the order."""
        ladder = ladder_of(tournament)
        return await self._house.showing.told(click.words, tournament, order_message, ladder, page, click.user)

    @on(LadderAct.ABOUT)
    async def about(self, click: EventClick, tournament: Tournament) -> Layout:
        """Return how a ladder works."""
        ladder_of(tournament)
        return about_ladder(click.words, tournament, self._house.showing.first_seconds(tournament))

    @on(LadderAct.PICK)
    async def _pick(self, click: EventClick, tournament: Tournament, entrant: int) -> Layout:
        user = entrant_numbered(tournament, entrant).user
        if user is None:
            raise Refused("challenge_nobody", user="0")
        return await self.challenge(click, tournament, user)

    @on(LadderAct.CONCEDE)
    async def _ask_to_concede(self, click: EventClick, tournament: Tournament, number: int) -> Layout:
        now = self._house.tournaments.now()
        challenging.concede(tournament, now, number, click.user)  # says what stands against it
        found = challenge_numbered(tournament, number)
        return await self._house.showing.told(click.words, tournament, sure_message, found)

    async def challenge(self, request: Request, tournament: Tournament, other: int) -> Layout:
        """Challenge a person. Who has left the server is taken out of the ladder instead.

        :raises Refused: what ``challenging.challenge`` says, ``challenge_left``.
        """
        do, user = self._house.tournaments.do, request.user
        challenging.challenge(tournament, self._house.tournaments.now(), user, other)  # before Discord is asked
        if not await is_member(request.interaction.client, tournament.guild, other):
            await attempt(self._house.tournaments, tournament, withdraw, other, Why.LEFT_SERVER)
            raise Refused("challenge_left")
        await do(tournament, challenging.challenge, user, other)
        channel = f"<#{tournament.channel}>"
        notice = request.words("notice-ladder-challenged", player=f"<@{other}>", channel=channel)
        return await self.me(request, tournament, notice=notice)

    async def refuse(self, click: EventClick, refused: Refused) -> None:
        """Say why something was refused, with the button that the sentence names.

        :raises Refused: the sentence names no button of the ladder.
        """
        player = f"<@{refused.details.get('user', click.user)}>"
        details: dict[str, Any] = {KIND: LADDER, "player": player, **refused.details}
        detailed, helps = Refusal(refused.code, **details), HELPS.get(refused.code)
        if helps is None:
            raise detailed from refused
        view = refusal_message(click.words, click.tournament, sentence(click.words, detailed), helps)
        await answers.send(click.interaction, view, ephemeral=True)

    @on(LadderAct.JOIN)
    async def _join(self, click: EventClick, tournament: Tournament) -> Layout:
        await self._house.tournaments.sign_up(tournament, click.user)
        entered = entrant_in(tournament, click.user)
        key = "notice-ladder-joined"
        if challenging.ladder_of(tournament).place(entered.number) == 1:
            key = "notice-ladder-joined-first"  # there is nobody to challenge
        notice = "" if entered.waiting else click.words(key, title=title_of(click.words, tournament))
        return await self.me(click, tournament, notice=notice)

    @on(LadderAct.READY)
    async def _ready(self, click: EventClick, tournament: Tournament, number: int) -> Layout:
        await self._house.tournaments.do(tournament, challenging.ready, number, click.user)
        return await self.me(click, tournament)  # which says until when they are

    @on(LadderAct.CONCEDE_SURE, LadderAct.TAKE_BACK)
    async def _end(self, click: EventClick, tournament: Tournament, number: int) -> Layout:
        concedes = click.match.route is LadderAct.CONCEDE_SURE
        command = challenging.concede if concedes else challenging.take_back
        await self._house.tournaments.do(tournament, command, number, click.user)
        notice = click.words("notice-ladder-conceded" if concedes else "notice-ladder-taken-back")
        return await self.me(click, tournament, notice=notice)

    @on(LadderAct.NEXT)
    async def _next(self, click: EventClick, tournament: Tournament) -> NewMessage:
        """Begin the next season, whose message is posted in the ladder's channel."""
        begun = await self._house.seasons.begin(tournament, click.user)
        self._house.messages.touch(begun)
        count = len(challenging.ladder_of(begun).order)
        title, channel = title_of(click.words, begun), f"<#{begun.channel}>"
        text = click.words("notice-ladder-next", title=title, channel=channel, count=count)
        return NewMessage(layout(click.words, [text]))
