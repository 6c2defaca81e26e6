"""What ladders show to one person: their own page, whom they can challenge, the order, how it works."""

from bot.commands.kit.click import EventClick
from bot.commands.kit.command import AnyInteraction
from bot.commands.kit.services import Services
from bot.directing.tournament_services import TournamentServices
from bot.games.refused import Refused
from bot.tournaments.challenging import challenge_numbered, ladder_of
from bot.tournaments.refusing import entrant_in, require_going, require_live
from bot.tournaments.tournament import Tournament
from bot.views.kit.layout import Layout
from bot.views.kit.route import on
from bot.views.kit.routes import LadderAct
from bot.views.tournament.ladder import about_ladder, order_message
from bot.views.tournament.ladder_challenge import own_page, reach_page, sure_message


class LadderPages:
    """Answers with pages that only the asker sees. A click on such a page changes it to the next one."""

    def __init__(self, services: Services, house: TournamentServices) -> None:
        self._services = services
        self._house = house
        self._showing = house.showing

    @on(LadderAct.ME)
    async def _me(self, click: EventClick, page: int) -> None:
        await self.me(click.interaction, click.tournament, page)

    async def me(self, interaction: AnyInteraction, tournament: Tournament, page: int = 0, notice: str = "") -> None:
        """Show somebody's own page.

        :param notice: what has just happened; empty for nothing.
        :raises Refused: ``no_ladder``.
        """
        user, ladder, now = interaction.user.id, ladder_of(tournament), self._house.tournaments.now()
        waits = self._house.waiting.line_for(self._services.languages.of(interaction), tournament, user)
        await self._services.turn(
            interaction,
            tournament.guild,
            lambda words: own_page(words, tournament, ladder, user, now, page, notice, waits),
        )

    @on(LadderAct.CHALLENGE)
    async def _reach(self, click: EventClick) -> Layout:
        """Show whom somebody can challenge.

        :raises Refused: ``no_ladder``, ``tournament_over``, ``tournament_paused``, ``season_over``, ``not_entered``,
            ``ladder_waiting``, ``challenging_already``.
        """
        tournament, ladder, now = click.tournament, ladder_of(click.tournament), self._house.tournaments.now()
        require_live(tournament)
        require_going(tournament)
        entered = entrant_in(tournament, click.user)
        if now >= ladder.ends_at:
            raise Refused("season_over")
        if entered.waiting:
            raise Refused("ladder_waiting")
        if ladder.open_of(entered.number) is not None:
            raise Refused("challenging_already")
        return await self._showing.told(
            click.words, tournament, lambda words: reach_page(words, tournament, ladder, entered, now)
        )

    @on(LadderAct.ORDER)
    async def order(self, click: EventClick, page: int) -> Layout:
        """Return a page of the order.

        :raises Refused: ``no_ladder``.
        """
        tournament, ladder = click.tournament, ladder_of(click.tournament)
        return await self._showing.told(
            click.words, tournament, lambda words: order_message(words, tournament, ladder, page, click.user)
        )

    @on(LadderAct.ABOUT)
    async def about(self, click: EventClick) -> Layout:
        """Return how a ladder works.

        :raises Refused: ``no_ladder``.
        """
        ladder_of(click.tournament)
        return about_ladder(click.words, click.tournament, self._showing.first_seconds(click.tournament))

    async def ask_to_concede(self, click: EventClick, number: int) -> Layout:
        """Return the question whether somebody gives up their place.

        :raises Refused: ``no_ladder``, ``unknown_challenge``.
        """
        tournament, found = click.tournament, challenge_numbered(click.tournament, number)
        return await self._showing.told(click.words, tournament, lambda words: sure_message(words, tournament, found))
