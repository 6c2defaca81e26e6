"""What tournaments show to one person: their own page, standings, rounds, reasons, and the directors' pages."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from discord import ui

from bot.commands.events.ladder_clicks import LadderPages
from bot.commands.kit.click import EventClick
from bot.commands.kit.services import Request, Services
from bot.directing.tournament_services import TournamentServices
from bot.games.game import AnyGame
from bot.locales.words import Words
from bot.messages.renderer import Rendered
from bot.tables.kit.refusal import Refusal
from bot.tournaments.directors import require_adjustable
from bot.tournaments.refusing import entrant_in, entrant_numbered, pairing_numbered, require_live
from bot.tournaments.tournament import Phase, Tournament
from bot.tournaments.why import reasons
from bot.views.kit.form import fill_in, read_fields
from bot.views.kit.layout import Layout
from bot.views.kit.record import Attachment
from bot.views.kit.route import on
from bot.views.kit.routes import Act
from bot.views.tournament import tournament_direct as direct_views
from bot.views.tournament.tournament_about import about_message, seal_message, tournament_record
from bot.views.tournament.tournament_change import change_form, change_message
from bot.views.tournament.tournament_forms import adjust_form, directors_form, reason_form, replace_form
from bot.views.tournament.tournament_me import more_page, player_page, withdraw_message
from bot.views.tournament.tournament_standings import entrants_message, standings_message
from bot.views.tournament.tournament_tables import reason_texts, reasoned, round_message, told_at_table, why_message

MOST_DRAFTS: Final = 200
"""How many drafts are kept. They are lost with the process, and their forms are then as empty as before."""

Draft = Mapping[str, Mapping[str, Any]]


class Drafts:
    """Keeps the last refused forms, each for who has filled it in."""

    def __init__(self) -> None:
        self._drafts: dict[tuple[int, str], Draft] = {}

    def of(self, user: int, form: str) -> Draft:
        """Return what a person had filled in in a form; empty if nothing is kept.

        :param form: the custom_id of the form.
        """
        return self._drafts.get((user, form), {})

    def keep(self, user: int, form: str, components: object) -> None:
        """Keep what a person has filled in.

        :param components: the form, as it was submitted.
        :raises Malformed: it is no form of ours.
        """
        self.drop(user, form)
        self._drafts[user, form] = read_fields(components)
        while len(self._drafts) > MOST_DRAFTS:
            del self._drafts[next(iter(self._drafts))]

    def drop(self, user: int, form: str) -> None:
        """Forget a draft: its form was accepted."""
        self._drafts.pop((user, form), None)


T = TypeVar("T")


class TournamentPages:
    """Answers with pages that only the asker sees. A click on such a page changes it to the next one."""

    def __init__(self, services: Services, house: TournamentServices) -> None:
        self._services = services
        self._house = house
        self._showing = house.showing
        self._ladders = LadderPages(services, house)
        self.drafts = Drafts()
        """What was submitted and refused, for the form to come back with."""

    async def overview(self, request: Request, tournament: Tournament) -> Rendered:
        """Return the whole tournament."""
        return await self._showing.event(tournament, request.words)

    async def me(self, request: Request, tournament: Tournament, page: int = 0, notice: str = "") -> Layout:
        """Return somebody's own page.

        :param notice: what has just happened; empty for nothing.
        """
        if tournament.ladder is not None:
            return await self._ladders.me(request, tournament, page, notice)
        user = request.user
        waits = self._house.waiting.line_for(request.words, tournament, user)
        entered = tournament.entrant_of(user)
        pairing = None if entered is None else tournament.pairing_of(entered.number)
        why = [] if pairing is None else reasons(tournament, pairing.number)
        standings, now = await self._showing.standings(tournament), self._house.tournaments.now()
        return await self._services.names.told(
            request.words,
            tournament.guild,
            lambda words: player_page(
                words,
                tournament,
                user,
                standings,
                now,
                reasons=reason_texts(words, tournament, why),
                page=page,
                first=self._showing.first_seconds(tournament),
                notice="\n".join(filter(None, (notice, waits))),
                seated=self._is_seated(tournament, user),
            ),
        )

    @on(Act.MORE)
    async def _more(self, click: EventClick) -> Layout:
        """Return what somebody can do besides what the tournament's message offers."""
        return more_page(click.words, click.tournament, click.user, moderator=click.moderator)

    def _is_seated(self, tournament: Tournament, user: int) -> bool:
        """Return whether somebody sits at the table that is played for their place, or had until they were replaced.

        Who is replaced in the middle of a game may finish it. Before a table is opened, everybody is taken to sit there
        who is in.
        """
        entered = tournament.entrant_of(user)
        place = tournament.replaced.get(user) if entered is None else entered.number
        pairing = None if place is None else tournament.pairing_of(place)
        played = None if pairing is None else pairing.table
        table = next((each for each in self._services.room.tables if each.id == played), None)
        if table is None:
            return entered is not None
        return any(each.user == user and each.left_at is None for each in table.seats)

    @on(Act.DIRECT)
    async def direct(self, click: EventClick, notice: str = "") -> Layout:
        """Return the directors' page, with what the last action has brought about, such as a draw.

        :param notice: what has just happened; empty for nothing.
        """
        await self._house.director.settled(click.tournament)
        return await self._told(click, direct_views.directors_page, notice)

    @on(Act.CHANGE)
    async def _change(self, click: EventClick) -> Layout:
        return await self.change(click, click.tournament)

    async def change(self, request: Request, tournament: Tournament, notice: str = "") -> Layout:
        """Return what was announced, for directors to change."""
        game = self._services.room.games.get(tournament.options.game)
        return change_message(request.words, tournament, game, self._showing.usual_seconds(tournament), notice)

    @on(Act.SHOW)
    async def _overview(self, click: EventClick) -> Rendered:
        return await self.overview(click, click.tournament)

    @on(Act.ME)
    async def _me(self, click: EventClick, page: int) -> Layout:
        return await self.me(click, click.tournament, page)

    @on(Act.SEAL)
    async def _seal(self, click: EventClick) -> Rendered:
        files: tuple[Attachment, ...] = ()
        tournament = click.tournament
        if tournament.phase is Phase.OVER:
            files = (tournament_record(tournament, await self._house.store.record(tournament.id)),)
        return Rendered(seal_message(click.words, tournament, *files), files)

    @on(Act.STANDINGS)
    async def _standings(self, click: EventClick, page: int) -> Layout:
        if click.tournament.ladder is not None:
            return await self._ladders.order(click, page)
        standings = await self._showing.standings(click.tournament)
        return await self._told(click, standings_message, standings, page, click.user)

    @on(Act.ABOUT)
    async def _about(self, click: EventClick) -> Layout:
        if click.tournament.ladder is not None:
            return await self._ladders.about(click)
        seconds, rounds = self._showing.first_seconds(click.tournament), self._showing.rounds(click.tournament)
        return await self._told(click, about_message, seconds, rounds)

    @on(Act.ENTRANTS)
    async def _entrants(self, click: EventClick, page: int) -> Layout:
        return await self._told(click, entrants_message, page)

    @on(Act.ROUND)
    async def _round(self, click: EventClick, number: int, page: int) -> Layout:
        return await self._told(click, round_message, number, page, self._showing.rounds(click.tournament))

    @on(Act.WHY)
    async def _why(self, click: EventClick, number: int, page: int) -> Layout:
        rounds = self._showing.rounds(click.tournament)

        def view(words: Words, tournament: Tournament) -> Layout:
            why = {
                each.number: reason_texts(words, tournament, told_at_table(tournament, each.number))
                for each in reasoned(tournament, number, page)
            }
            return why_message(words, tournament, number, page, why, rounds)

        return await self._told(click, view)

    @on(Act.WITHDRAW)
    async def _withdraw(self, click: EventClick) -> Layout:
        require_live(click.tournament)
        entrant_in(click.tournament, click.user)
        return await self._told(click, withdraw_message)

    @on(Act.CALL_OFF)
    async def _call_off(self, click: EventClick) -> Layout:
        return await self._told(click, direct_views.call_off_message)

    @on(Act.RESULTS)
    async def _results(self, click: EventClick, page: int) -> Layout:
        return await self._told(click, direct_views.results_page, page)

    @on(Act.PLAYERS)
    async def _players(self, click: EventClick, page: int) -> Layout:
        return await self._told(click, direct_views.players_page, page)

    @on(Act.PLAYER)
    async def _player(self, click: EventClick, entrant: int) -> Layout:
        return await self._told(click, direct_views.player_choices, entrant_numbered(click.tournament, entrant).number)

    @on(Act.CHANGE_PART)
    async def _ask_part(self, click: EventClick, part: int) -> ui.Modal:
        _require_not_over(click.tournament)
        game, usual = game_of(self._services, click.tournament), self._showing.usual_seconds(click.tournament)
        return await self._form(click, change_form, game, part, usual)

    @on(Act.ADJUST)
    async def _ask_result(self, click: EventClick, pairing: int) -> ui.Modal:
        require_adjustable(click.tournament, self._house.tournaments.now())
        return await self._form(click, adjust_form, pairing_numbered(click.tournament, pairing))

    @on(Act.TAKE_OUT, Act.DISQUALIFY)
    async def _ask_reason(self, click: EventClick, entrant: int) -> ui.Modal:
        _require_not_over(click.tournament)
        return await self._form(
            click, reason_form, click.meant.route, entrant_numbered(click.tournament, entrant).number
        )

    @on(Act.REPLACE)
    async def _ask_whom(self, click: EventClick, entrant: int) -> ui.Modal:
        _require_not_over(click.tournament)
        return await self._form(click, replace_form, entrant_numbered(click.tournament, entrant).number)

    @on(Act.DIRECTORS)
    async def _ask_directors(self, click: EventClick) -> ui.Modal:
        _require_not_over(click.tournament)
        return await self._form(click, directors_form)

    async def _told(self, click: EventClick, view: Callable[..., T], *details: Any) -> T:
        """Return a page or a form about the tournament, with the names of those in it."""
        tournament = click.tournament
        return await self._showing.told(click.words, tournament, lambda words: view(words, tournament, *details))

    async def _form(self, click: EventClick, view: Callable[..., ui.Modal], *details: Any) -> ui.Modal:
        """Return a form as the clicker has last filled it in, if that was refused."""
        form = await self._told(click, view, *details)
        fill_in(form, self.drafts.of(click.user, str(click.meant)))
        return form


def _require_not_over(tournament: Tournament) -> None:
    if tournament.phase is Phase.OVER:
        raise Refusal("tournament_over")


def game_of(services: Services, tournament: Tournament) -> AnyGame:
    """Return a tournament's game.

    :raises Refusal: ``game_away``: it is not offered now.
    """
    game = services.room.games.get(tournament.options.game)
    if game is None:
        raise Refusal("game_away", missing=tournament.options.game)
    return game
