"""What tournaments show to one person: their own page, standings, rounds, reasons, and the directors' pages."""

from __future__ import annotations

from discord import ui

from bot.commands.command import AnyInteraction
from bot.commands.drafts import Drafts
from bot.commands.ladder_pages import LadderPages
from bot.commands.services import Services
from bot.directing.house import TournamentHouse
from bot.games.game import AnyGame
from bot.interactions import answers
from bot.locales.words import Words
from bot.tables.refusal import Refusal
from bot.tournaments.directors import require_adjustable
from bot.tournaments.refusing import entrant_in, entrant_numbered, pairing_numbered, require_live
from bot.tournaments.tournament import Phase, Tournament
from bot.tournaments.why import reasons
from bot.views.components import Layout
from bot.views.form import fill_in
from bot.views.record import Attachment
from bot.views.tournament_about import about_message, seal_message, tournament_record
from bot.views.tournament_change import change_form, change_message
from bot.views.tournament_direct import (
    begin_message,
    call_off_message,
    directors_page,
    player_choices,
    players_page,
    results_page,
)
from bot.views.tournament_forms import adjust_form, directors_form, reason_form, replace_form
from bot.views.tournament_id import Act, TournamentId
from bot.views.tournament_me import more_page, player_page, withdraw_message
from bot.views.tournament_standings import entrants_message, standings_message
from bot.views.tournament_tables import reasoned, round_message, why_message
from bot.views.tournament_why import reason_texts, told_at_table


class TournamentPages:
    """Answers with pages that only the asker sees. A click on such a page changes it to the next one."""

    def __init__(self, services: Services, house: TournamentHouse) -> None:
        self._services = services
        self._house = house
        self._showing = house.showing
        self._ladders = LadderPages(services, house)
        self.drafts = Drafts()
        """What was submitted and refused, for the form to come back with."""

    async def overview(self, interaction: AnyInteraction, tournament: Tournament) -> None:
        """Show the whole tournament."""
        rendered = await self._showing.event(tournament, self._services.languages.of(interaction))
        await answers.show(interaction, rendered.view, rendered.files)

    async def me(self, interaction: AnyInteraction, tournament: Tournament, page: int = 0, notice: str = "") -> None:
        """Show somebody's own page.

        :param notice: what has just happened; empty for nothing.
        """
        if tournament.ladder is not None:
            await self._ladders.me(interaction, tournament, page, notice)
            return
        user = interaction.user.id
        waits = self._house.waiting.line_for(self._services.languages.of(interaction), tournament, user)
        entered = tournament.entrant_of(user)
        pairing = None if entered is None else tournament.pairing_of(entered.number)
        why = [] if pairing is None else reasons(tournament, pairing.number)
        standings, now = await self._showing.standings(tournament), self._house.tournaments.now()
        await self._services.turn(
            interaction,
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

    async def more(self, interaction: AnyInteraction, tournament: Tournament, *, moderator: bool) -> None:
        """Show what somebody can do besides what the tournament's message offers.

        :param moderator: whether they may direct any tournament.
        """
        words = self._services.languages.of(interaction)
        await answers.show(interaction, more_page(words, tournament, interaction.user.id, moderator=moderator), ())

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

    async def direct(self, interaction: AnyInteraction, tournament: Tournament, notice: str = "") -> None:
        """Show the directors' page, with what the last action has brought about, such as a draw.

        :param notice: what has just happened; empty for nothing.
        """
        await self._house.director.settled(tournament)
        await self._services.turn(
            interaction, tournament.guild, lambda words: directors_page(words, tournament, notice)
        )

    async def begin(self, interaction: AnyInteraction, tournament: Tournament) -> None:
        """Ask whether to begin without those who have not checked in."""
        await self._services.turn(interaction, tournament.guild, lambda words: begin_message(words, tournament))

    async def change(self, interaction: AnyInteraction, tournament: Tournament, notice: str = "") -> None:
        """Show what was announced, for directors to change."""
        words, usual = self._services.languages.of(interaction), self._showing.usual_seconds(tournament)
        game = self._services.room.games.get(tournament.options.game)
        await answers.show(interaction, change_message(words, tournament, game, usual, notice), ())

    async def _seal(self, interaction: AnyInteraction, tournament: Tournament) -> None:
        files: tuple[Attachment, ...] = ()
        if tournament.phase is Phase.OVER:
            files = (tournament_record(tournament, await self._house.store.record(tournament.id)),)
        words = self._services.languages.of(interaction)
        await answers.show(interaction, seal_message(words, tournament, *files), files)

    async def show(self, interaction: AnyInteraction, tournament: Tournament, meant: TournamentId) -> None:
        """Show the page, or ask with the form, that a button or a list stands for.

        :raises Refused: ``unknown_entrant``, ``unknown_pairing``, ``tournament_over``, ``not_entered``.
        """
        number = meant.numbers[0] if meant.numbers else 0
        match meant.act:
            case Act.SHOW:
                await self.overview(interaction, tournament)
            case Act.ME:
                await self.me(interaction, tournament, number)
            case Act.DIRECT:
                await self.direct(interaction, tournament)
            case Act.STANDINGS if tournament.ladder is not None:
                await self._ladders.order(interaction, tournament, number)
            case Act.ABOUT if tournament.ladder is not None:
                await self._ladders.about(interaction, tournament)
            case Act.CHANGE:
                await self.change(interaction, tournament)
            case Act.SEAL:
                await self._seal(interaction, tournament)
            case Act.CHANGE_PART | Act.ADJUST | Act.TAKE_OUT | Act.DISQUALIFY | Act.REPLACE | Act.DIRECTORS:
                form = await self._form(interaction, tournament, meant.act, number)
                fill_in(form, self.drafts.of(interaction.user.id, str(meant)))
                await answers.ask(interaction, form)
            case _:
                await self._page(interaction, tournament, meant)

    async def _page(self, interaction: AnyInteraction, tournament: Tournament, meant: TournamentId) -> None:
        showing, user = self._showing, interaction.user.id
        first, last = (meant.numbers[0] if meant.numbers else 0), (meant.numbers[-1] if meant.numbers else 0)
        standings = await showing.standings(tournament) if meant.act is Act.STANDINGS else ()

        def page(words: Words) -> Layout:
            match meant.act:
                case Act.STANDINGS:
                    return standings_message(words, tournament, standings, first, user)
                case Act.ENTRANTS:
                    return entrants_message(words, tournament, first)
                case Act.ROUND:
                    return round_message(words, tournament, first, last, showing.rounds(tournament))
                case Act.WHY:
                    why = {
                        each.number: reason_texts(words, tournament, told_at_table(tournament, each.number))
                        for each in reasoned(tournament, first, last)
                    }
                    return why_message(words, tournament, first, last, why, showing.rounds(tournament))
                case Act.ABOUT:
                    seconds, rounds = showing.first_seconds(tournament), showing.rounds(tournament)
                    return about_message(words, tournament, seconds, rounds)
                case Act.WITHDRAW:
                    require_live(tournament)
                    entrant_in(tournament, user)
                    return withdraw_message(words, tournament)
                case Act.CALL_OFF:
                    return call_off_message(words, tournament)
                case Act.RESULTS:
                    return results_page(words, tournament, first)
                case Act.PLAYERS:
                    return players_page(words, tournament, first)
                case Act.PLAYER:
                    return player_choices(words, tournament, entrant_numbered(tournament, first).number)
                case _:
                    raise Refusal("unknown_button")

        await self._services.turn(interaction, tournament.guild, page)

    async def _form(self, interaction: AnyInteraction, tournament: Tournament, act: Act, number: int) -> ui.Modal:
        if act is Act.ADJUST:
            require_adjustable(tournament, self._house.tournaments.now())
        elif tournament.phase is Phase.OVER:
            raise Refusal("tournament_over")

        def form(words: Words) -> ui.Modal:
            match act:
                case Act.CHANGE_PART:
                    game = game_of(self._services, tournament)
                    return change_form(words, tournament, game, number, self._showing.usual_seconds(tournament))
                case Act.DIRECTORS:
                    return directors_form(words, tournament)
                case Act.ADJUST:
                    return adjust_form(words, tournament, pairing_numbered(tournament, number))
            entrant = entrant_numbered(tournament, number).number
            if act is Act.REPLACE:
                return replace_form(words, tournament, entrant)
            return reason_form(words, tournament, act, entrant)

        return await self._showing.told(self._services.languages.of(interaction), tournament, form)


def game_of(services: Services, tournament: Tournament) -> AnyGame:
    """Return a tournament's game.

    :raises Refusal: ``game_away``: it is not offered now.
    """
    game = services.room.games.get(tournament.options.game)
    if game is None:
        raise Refusal("game_away", missing=tournament.options.game)
    return game
