"""Clicks and forms of tournaments."""

from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any, Final

from bot.commands.events.club_clicks import ClubMatches
from bot.commands.events.tournament_pages import TournamentPages, game_of
from bot.commands.kit.click import EventClick, EventClicks
from bot.commands.kit.services import Services
from bot.directing.openings import unplayed_tables
from bot.directing.tournament_services import TournamentServices
from bot.games.refused import Refused
from bot.interactions import answers
from bot.interactions.refusals import KIND, sentence
from bot.tables.kit.refusal import Refusal, jump_link
from bot.tournaments import announcing, directors, running, signing_up
from bot.tournaments.entries import Entry
from bot.tournaments.options import Format
from bot.tournaments.refusing import entrant_numbered, pairing_numbered
from bot.tournaments.tournament import Phase, Tournament
from bot.views.kit.layout import Layout
from bot.views.kit.route import on
from bot.views.kit.routes import Act
from bot.views.kit.settings import channel_names
from bot.views.tournament.tournament_change import read_change
from bot.views.tournament.tournament_clubs import choice_message, club_of
from bot.views.tournament.tournament_direct import again_message, begin_message, not_here
from bot.views.tournament.tournament_forms import MOST_CHOSEN, read_adjusted, read_chosen, read_reason
from bot.views.tournament.tournament_names import kind_of, namer, title_of

TYPED_WRONG: Final = frozenset(
    {
        "bad_check_in",
        "bad_going_on",
        "bad_limit",
        "bad_minutes",
        "bad_number",
        "bad_places",
        "bad_rounds",
        "bad_seats",
        "channel_not_allowed",
        "late_knock_out",
        "limit_below_entered",
        "not_a_member",
        "not_for_tables",
        "other_entered_already",
        "reason_missing",
        "reason_too_long",
        "same_result",
        "start_before_check_in",
        "start_past",
        "start_too_far",
        "title_too_long",
    }
)
"""The refusals after which a form comes back, because something else can be filled in."""


class TournamentClicks(EventClicks):
    """Acts on what is clicked and submitted in a tournament's messages, and answers."""

    def __init__(self, services: Services, house: TournamentServices, pages: TournamentPages) -> None:
        super().__init__(services, house, pages)
        self._pages = pages
        self._do = house.tournaments.do
        self._matches = ClubMatches(services)

    async def _handle(self, click: EventClick) -> None:
        """Act on a click. If what was typed in a form is refused, say so with a button that brings the form back."""
        form, drafts = str(click.meant), self._pages.drafts
        try:
            await super()._handle(click)
        except Refused as refused:
            if not click.submitted or refused.code not in TYPED_WRONG:
                raise
            drafts.keep(click.user, form, click.fields)
            said = sentence(click.words, await self._detailed(click, refused))
            view = again_message(click.words, click.tournament, click.meant, said)
            await answers.send(click.interaction, view, ephemeral=True)
        else:
            if click.submitted:
                drafts.drop(click.user, form)

    async def refuse(self, click: EventClick, refused: Refused) -> None:
        """Say why something was refused.

        :raises Refused: the same with what its sentence needs.
        """
        raise await self._detailed(click, refused) from refused

    async def _detailed(self, click: EventClick, refused: Refused) -> Refused:
        """Return a refusal with what its sentence needs besides."""
        user = refused.details.get("user", click.user)
        details = {KIND: kind_of(click.tournament), "player": f"<@{user}>", **refused.details}
        if refused.code == "entered_elsewhere":
            other = await self._house.tournaments.find(int(refused.details["tournament"]))
            details["link"] = jump_link(other.guild, other.channel, other.message)
        return Refusal(refused.code, **details)

    @on(Act.SIGN_UP, Act.SIDE)
    async def _sign_up(self, click: EventClick, chosen: int | None = None) -> None:
        tournament, words = click.tournament, click.words
        side = await self._matches.side_of(click, tournament, chosen)
        if tournament.options.format is Format.CLUBS and side is None:
            await answers.send(click.interaction, choice_message(words, tournament), ephemeral=True)
            return
        await self._house.tournaments.sign_up(tournament, click.user, side)
        entered = tournament.entrant_of(click.user)
        if entered is not None and entered.waiting:
            place = tournament.waiting.index(entered) + 1
            if entered.side is None:
                await click.tell("notice-tournament-waiting", title=title_of(words, tournament), number=str(place))
            else:
                await click.tell("notice-club-waiting", number=str(place), club=club_of(tournament, entered.side))
        else:
            key, details = _entered(tournament)
            await click.tell(key, title=title_of(words, tournament), **details)

    @on(Act.ACCEPT)
    async def _accept(self, click: EventClick) -> None:
        await self._matches.require_other_keeper(click, click.tournament)
        await self._do(click.tournament, running.accept, click.user)
        await click.tell("notice-club-match-accepted")

    @on(Act.DECLINE)
    async def _decline(self, click: EventClick) -> None:
        await self._matches.require_other_keeper(click, click.tournament)
        seed = await self._house.director.seed(click.tournament)
        await self._do(click.tournament, running.decline, click.user, seed)
        await click.tell("notice-club-match-declined")

    @on(Act.CHECK_IN)
    async def _check_in(self, click: EventClick) -> None:
        await self._do(click.tournament, signing_up.check_in, click.user)
        await click.tell("notice-tournament-here")

    @on(Act.WITHDRAW_SURE)
    async def _withdraw(self, click: EventClick) -> Layout | None:
        await self._do(click.tournament, signing_up.withdraw, click.user)
        if click.tournament.ladder is not None:  # one may come back at once: the page has the button
            return await self._pages.me(click, click.tournament)
        await click.tell("notice-tournament-withdrew", title=title_of(click.words, click.tournament))
        return None

    # Directors

    @on(Act.OPEN_CHECK_IN)
    async def _open_check_in(self, click: EventClick) -> Layout:
        await self._do(click.tournament, running.open_check_in)
        return await self._pages.direct(click)

    @on(Act.BEGIN, Act.BEGIN_SURE)
    async def _begin(self, click: EventClick) -> Layout:
        """Begin; ask first if somebody has not checked in and would lose their place."""
        tournament = click.tournament
        if click.meant.route is Act.BEGIN and not_here(tournament):
            return await self._house.showing.told(
                click.words, tournament, lambda words: begin_message(words, tournament)
            )
        await self._do(tournament, running.begin)
        return await self._pages.direct(click)

    @on(Act.FILL)
    async def _fill(self, click: EventClick) -> Layout:
        await self._do(click.tournament, signing_up.fill_with_computers)
        return await self._pages.direct(click)

    @on(Act.PAUSE)
    async def _pause(self, click: EventClick) -> Layout:
        return await self._direct(click, directors.pause)

    @on(Act.RESUME)
    async def _resume(self, click: EventClick) -> Layout:
        """Let the tournament go on, if its game is offered.

        :raises Refused: ``game_away``, or what ``directors.resume`` says.
        """
        game_of(self._services, click.tournament)
        return await self._direct(click, directors.resume)

    @on(Act.CALL_OFF_SURE)
    async def _call_off(self, click: EventClick) -> Layout:
        return await self._direct(click, directors.call_off, await self._house.director.seed(click.tournament))

    @on(Act.CHANGE_PART, submitted=True)
    async def _change(self, click: EventClick, part: int) -> Layout:
        """Change a part of what was announced.

        :raises Refused: ``game_away``, ``bad_number``, or what ``announcing.change`` says.
        """
        tournament = click.tournament
        game = game_of(self._services, tournament)
        alter = read_change(tournament.options, game, part, self._house.tournaments.now(), click.fields)
        await self._check_channels(click, alter(tournament.options).channels)
        await self._do(tournament, announcing.change, click.user, game, alter, moderator=click.moderator)
        return await self._pages.change(click, tournament)

    async def _check_channels(self, click: EventClick, channels: Sequence[int]) -> None:
        """Check that tables may be in channels that somebody has chosen anew.

        :raises Refusal: ``channel_not_allowed``; ``not_for_tables``: one has another type, or they or the bot may not
            write there.
        """
        allowed = self._services.settings.guild(click.tournament.guild).channels
        for each in set(channels) - set(click.tournament.options.channels):
            if allowed and each not in allowed:
                raise Refusal("channel_not_allowed", channels=channel_names(click.words, allowed))
            if not await self._visible_channels.is_shared(click.interaction, each):
                raise Refusal("not_for_tables", channel=f"<#{each}>")

    @on(Act.ADJUST, submitted=True)
    async def _adjust(self, click: EventClick, pairing: int) -> Layout:
        places, why = read_adjusted(click.fields)
        unplayed = await unplayed_tables(self._services.room, click.tournament)
        key = "adjusted" if pairing_numbered(click.tournament, pairing).places is None else "corrected"
        done = click.words(f"notice-tournament-{key}", number=str(pairing + 1))
        return await self._direct(click, directors.adjust_and_reopen, pairing, places, why, unplayed, notice=done)

    @on(Act.TAKE_OUT, Act.DISQUALIFY, submitted=True)
    async def _take_out(self, click: EventClick, entrant: int) -> Layout:
        disqualified = click.meant.route is Act.DISQUALIFY
        why, player = read_reason(click.fields), await self._name(click.tournament, entrant)
        done = click.words(f"notice-tournament-{'disqualified' if disqualified else 'taken-out'}", player=player)
        command = directors.disqualify if disqualified else directors.take_out
        return await self._direct(click, command, entrant, why, notice=done)

    @on(Act.REPLACE, submitted=True)
    async def _replace(self, click: EventClick, entrant: int) -> Layout:
        """Let a member go on in an entrant's place, if it is a person who is a member of the server."""
        tournament, chosen = click.tournament, read_chosen(click.fields, 1)
        if not chosen or chosen[0] not in click.members:
            raise Refusal("not_a_member", player=f"<@{chosen[0]}>" if chosen else "–")
        await self._matches.check_replacement(click, tournament, entrant, chosen[0])
        former = await self._name(tournament, entrant)
        player = await self._services.names.person(click.words, tournament.guild, chosen[0])
        done = click.words("notice-tournament-replaced", player=player, former=former)
        return await self._direct(click, directors.replace, entrant, chosen[0], notice=done)

    @on(Act.DIRECTORS, submitted=True)
    async def _directors(self, click: EventClick) -> Layout:
        """Let exactly the chosen people direct the tournament besides its organiser."""
        tournament, user, moderator = click.tournament, click.user, click.moderator
        chosen = set(read_chosen(click.fields, MOST_CHOSEN)) & click.members
        for each in tournament.directors - chosen:
            await self._do(tournament, directors.remove_director, user, each, moderator=moderator)
        for each in chosen - tournament.directors - {tournament.organiser}:
            await self._do(tournament, directors.add_director, user, each, moderator=moderator)
        return await self._pages.direct(click)

    async def _direct(
        self, click: EventClick, command: Callable[..., Entry | Sequence[Entry]], *arguments: Any, notice: str = ""
    ) -> Layout:
        """Do what a director has asked for, and return the directors' page as it is afterwards.

        :param notice: what is said of it there; empty for nothing.
        """
        await self._do(click.tournament, command, click.user, *arguments, moderator=click.moderator)
        return await self._pages.direct(click, notice)

    async def _name(self, tournament: Tournament, entrant: int) -> str:
        """Return an entrant's name for a director.

        :raises Refused: ``unknown_entrant``.
        """
        entrant_numbered(tournament, entrant)
        words, guild = self._services.languages.at(tournament.guild), tournament.guild
        return await self._services.names.told(
            words, guild, lambda words: namer(words, tournament, signs=False)(entrant)
        )


def _entered(tournament: Tournament) -> tuple[str, dict[str, str]]:
    """Return what is said to who has signed up, and what it needs besides: whether they have to check in, and when."""
    starts, minutes = tournament.options.starts, tournament.options.check_in
    if tournament.phase is Phase.CHECK_IN:
        return "notice-tournament-entered-here", {}
    if tournament.phase is not Phase.SIGN_UP or not minutes:
        return "notice-tournament-entered", {}
    if starts is None:
        return "notice-tournament-entered-asked", {}
    opens = int((starts - timedelta(minutes=minutes)).timestamp())
    return "notice-tournament-entered-check-in", {"when": f"<t:{opens}:t>"}
