"""What tournaments show to one person: their own page, standings, rounds, reasons, and the directors' pages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import ui

from bot.commands.command import AnyInteraction
from bot.commands.drafts import Drafts
from bot.commands.ladder_pages import LadderPages
from bot.commands.services import Services
from bot.directing.house import TournamentHouse
from bot.games.game import AnyGame
from bot.interactions import answers
from bot.messages.renderer import Rendered
from bot.tables.refusal import Refusal
from bot.tournaments.directors import require_adjustable
from bot.tournaments.entries import Entrant
from bot.tournaments.refusing import entrant_in, entrant_numbered, pairing_numbered, require_live
from bot.tournaments.tournament import Phase, Tournament
from bot.tournaments.why import reasons
from bot.views.components import Layout
from bot.views.form import fill_in
from bot.views.people import People
from bot.views.record import Attachment
from bot.views.tournament_about import about_message, seal_message, tournament_record
from bot.views.tournament_change import change_form, change_message
from bot.views.tournament_direct import (
    MOST_LISTED,
    MOST_NAMED,
    begin_message,
    call_off_message,
    directors_page,
    named_for_directors,
    not_here,
    player_choices,
    players_page,
    results_page,
    to_choose_from,
)
from bot.views.tournament_forms import adjust_form, directors_form, reason_form, replace_form
from bot.views.tournament_id import Act, TournamentId
from bot.views.tournament_me import more_page, named_on_page, player_page, withdraw_message
from bot.views.tournament_standings import LINES, NAMES, entrants_message, everybody_in, standings_message
from bot.views.tournament_tables import MOST_BYES, TABLES, reasoned, round_message, why_message
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
        await self._answer(interaction, await self._showing.event(tournament, self._services.languages.of(interaction)))

    async def me(self, interaction: AnyInteraction, tournament: Tournament, page: int = 0, notice: str = "") -> None:
        """Show somebody's own page.

        :param notice: what has just happened; empty for nothing.
        """
        if tournament.ladder is not None:
            await self._ladders.me(interaction, tournament, page, notice)
            return
        words, user = self._services.languages.of(interaction), interaction.user.id
        waits = self._house.waiting.line_for(words, tournament, user)
        entered = tournament.entrant_of(user)
        pairing = None if entered is None else tournament.pairing_of(entered.number)
        people = await self._showing.people(tournament, named_on_page(tournament, user, page))
        why = [] if pairing is None else reason_texts(words, tournament, reasons(tournament, pairing.number), people)
        view = player_page(
            words,
            tournament,
            user,
            await self._showing.standings(tournament),
            people,
            self._house.tournaments.now(),
            reasons=why,
            page=page,
            first=self._showing.first_seconds(tournament),
            notice="\n".join(filter(None, (notice, waits))),
            seated=self._is_seated(tournament, user),
        )
        await self._answer(interaction, Rendered(view))

    async def more(self, interaction: AnyInteraction, tournament: Tournament, *, moderator: bool) -> None:
        """Show what somebody can do besides what the tournament's message offers.

        :param moderator: whether they may direct any tournament.
        """
        words = self._services.languages.of(interaction)
        view = more_page(words, tournament, interaction.user.id, moderator=moderator)
        await self._answer(interaction, Rendered(view))

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
        words = self._services.languages.of(interaction)
        people = await self._showing.people(tournament, named_for_directors(tournament))
        await self._answer(interaction, Rendered(directors_page(words, tournament, people, notice)))

    async def begin(self, interaction: AnyInteraction, tournament: Tournament) -> None:
        """Ask whether to begin without those who have not checked in."""
        words = self._services.languages.of(interaction)
        late = [each.number for each in not_here(tournament)[:MOST_NAMED]]
        people = await self._people(tournament, late)
        await self._answer(interaction, Rendered(begin_message(words, tournament, people)))

    async def change(self, interaction: AnyInteraction, tournament: Tournament, notice: str = "") -> None:
        """Show what was announced, for directors to change."""
        words, usual = self._services.languages.of(interaction), self._showing.usual_seconds(tournament)
        game = self._services.room.games.get(tournament.options.game)
        await self._answer(interaction, Rendered(change_message(words, tournament, game, usual, notice)))

    async def _seal(self, interaction: AnyInteraction, tournament: Tournament) -> None:
        files: tuple[Attachment, ...] = ()
        if tournament.phase is Phase.OVER:
            files = (tournament_record(tournament, await self._house.store.record(tournament.id)),)
        words = self._services.languages.of(interaction)
        await self._answer(interaction, Rendered(seal_message(words, tournament, *files), files))

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
                view = await self._page(interaction, tournament, meant)
                await self._answer(interaction, Rendered(view))

    async def _page(self, interaction: AnyInteraction, tournament: Tournament, meant: TournamentId) -> Layout:
        words, showing = self._services.languages.of(interaction), self._showing
        first, last = (meant.numbers[0] if meant.numbers else 0), (meant.numbers[-1] if meant.numbers else 0)
        match meant.act:
            case Act.STANDINGS:
                standings = await showing.standings(tournament)
                start = min(first, (len(standings) - 1) // LINES) * LINES if standings else 0
                people = await self._people(tournament, (each.entrant for each in standings[start : start + LINES]))
                return standings_message(words, tournament, standings, first, people, interaction.user.id)
            case Act.ENTRANTS:
                entered = everybody_in(tournament)
                start = min(first, (len(entered) - 1) // NAMES) * NAMES if entered else 0
                people = await self._people(tournament, (each.number for each in entered[start : start + NAMES]))
                return entrants_message(words, tournament, first, people)
            case Act.ROUND:
                people = await self._of_round(tournament, first, last)
                return round_message(words, tournament, first, last, people, showing.rounds(tournament))
            case Act.WHY:
                shown = reasoned(tournament, first, last)
                near = [each for table in shown for each in table.entrants]
                drawn = tournament.rounds[shown[0].round - 1] if shown else None
                people = await self._everybody_near(tournament, [*near, *(drawn.byes[:MOST_BYES] if drawn else ())])
                found = {
                    each.number: reason_texts(words, tournament, told_at_table(tournament, each.number), people)
                    for each in shown
                }
                return why_message(words, tournament, first, last, people, found, showing.rounds(tournament))
            case Act.ABOUT:
                return about_message(words, tournament, showing.first_seconds(tournament), showing.rounds(tournament))
            case Act.WITHDRAW:
                require_live(tournament)
                entrant_in(tournament, interaction.user.id)
                return withdraw_message(words, tournament)
            case Act.CALL_OFF:
                return call_off_message(words, tournament)
            case Act.RESULTS:
                newest = list(reversed(tournament.pairings))[first * MOST_LISTED : (first + 1) * MOST_LISTED]
                people = await self._people(tournament, (each for table in newest for each in table.entrants))
                return results_page(words, tournament, first, people)
            case Act.PLAYERS:
                entered = to_choose_from(tournament)
                start = min(first, (len(entered) - 1) // MOST_LISTED) * MOST_LISTED if entered else 0
                people = await self._people(tournament, (each.number for each in entered[start : start + MOST_LISTED]))
                return players_page(words, tournament, first, people)
            case Act.PLAYER:
                people = await self._near(tournament, entrant_numbered(tournament, first).number)
                return player_choices(words, tournament, first, people)
            case _:
                raise Refusal("unknown_button")

    async def _form(self, interaction: AnyInteraction, tournament: Tournament, act: Act, number: int) -> ui.Modal:
        words = self._services.languages.of(interaction)
        if act is Act.ADJUST:
            require_adjustable(tournament, self._house.tournaments.now())
        elif tournament.phase is Phase.OVER:
            raise Refusal("tournament_over")
        if act is Act.CHANGE_PART:
            game = game_of(self._services, tournament)
            return change_form(words, tournament, game, number, self._showing.usual_seconds(tournament))
        if act is Act.DIRECTORS:
            return directors_form(words, tournament)
        if act is Act.ADJUST:
            pairing = pairing_numbered(tournament, number)
            return adjust_form(words, tournament, pairing, await self._people(tournament, pairing.entrants))
        entrant = entrant_numbered(tournament, number).number
        people = await self._people(tournament, [entrant])
        if act is Act.REPLACE:
            return replace_form(words, tournament, entrant, people)
        return reason_form(words, tournament, act, entrant, people)

    async def _people(self, tournament: Tournament, entrants: Iterable[Entrant]) -> People:
        """Return the names of entrants, and of the directors who have taken them out."""
        found = [tournament.entrants[each] for each in entrants]
        return await self._showing.people(tournament, {user for each in found for user in (each.user, each.by)})

    async def _near(self, tournament: Tournament, entrant: Entrant) -> People:
        """Return the names of an entrant and of whoever sits with them now."""
        pairing = tournament.pairing_of(entrant)
        return await self._people(tournament, [entrant, *(() if pairing is None else pairing.entrants)])

    async def _everybody_near(self, tournament: Tournament, entrants: Iterable[Entrant]) -> People:
        """Return the names of entrants and of all whom they have met, whom the reasons may name."""
        asked = set(entrants)
        met = {each for table in tournament.pairings if asked & set(table.entrants) for each in table.entrants}
        return await self._people(tournament, asked | met)

    async def _of_round(self, tournament: Tournament, number: int, page: int) -> People:
        if not tournament.rounds:
            return {}
        drawn = tournament.rounds[min(max(number, 1), len(tournament.rounds)) - 1]
        last = max(0, len(drawn.pairings) - 1) // TABLES
        shown = drawn.pairings[min(page, last) * TABLES : (min(page, last) + 1) * TABLES]
        users = {tournament.entrants[each].user for table in shown for each in table.entrants}
        users |= {each.adjusted_by for each in shown}
        users |= {tournament.entrants[each].user for each in drawn.byes[:TABLES]}
        return await self._showing.people(tournament, users)

    async def _answer(self, interaction: AnyInteraction, rendered: Rendered) -> None:
        """Change the page that was clicked, if only the asker sees it; else answer with a new one."""
        message = interaction.message
        if message is not None and message.flags.ephemeral and interaction.type is not _COMMAND:
            await answers.show(interaction, rendered.view, rendered.files)
        else:
            await answers.send(interaction, rendered.view, ephemeral=True, files=rendered.files)


def game_of(services: Services, tournament: Tournament) -> AnyGame:
    """Return a tournament's game.

    :raises Refusal: ``game_away``: it is not offered now.
    """
    game = services.room.games.get(tournament.options.game)
    if game is None:
        raise Refusal("game_away", missing=tournament.options.game)
    return game


_COMMAND: Any = discord.InteractionType.application_command
