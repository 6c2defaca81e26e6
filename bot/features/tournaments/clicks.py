"""Clicks and forms of tournaments, and what they show to one person: their own page, standings, reasons, and so on."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Any, Final, TypeVar

from discord import ui

from bot.features.tournaments.click import EventClick, EventClicks
from bot.features.tournaments.clubs.role_cache import roles_of
from bot.features.tournaments.clubs.rules import Club, Standing
from bot.features.tournaments.clubs.store import ClubStore
from bot.features.tournaments.ladder_clicks import LadderClicks
from bot.features.tournaments.live.openings import unplayed_tables
from bot.features.tournaments.live.tournament_services import TournamentServices
from bot.features.tournaments.routes import Act
from bot.features.tournaments.rules import announcing, directors, running, signing_up
from bot.features.tournaments.rules.directors import require_adjustable
from bot.features.tournaments.rules.entries import Entrant, Entry
from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.rules.refusing import entrant_in, entrant_numbered, pairing_numbered, require_live
from bot.features.tournaments.rules.tournament import Phase, Tournament
from bot.features.tournaments.typed_clock import TypedClock
from bot.features.tournaments.views import directors as direct_views
from bot.features.tournaments.views.changes import change_form, change_message, read_change
from bot.features.tournaments.views.clubs import choice_message, club_of
from bot.features.tournaments.views.entrant import more_page, player_page, withdraw_message
from bot.features.tournaments.views.names import kind_of, namer, title_of
from bot.features.tournaments.views.standings import entrants_message, standings_message
from bot.features.tournaments.views.tables import round_message, why_message
from bot.features.tournaments.views.tournament import about_message, seal_message, tournament_record
from bot.games.game import AnyGame
from bot.games.refused import Refused
from bot.interactions import answers
from bot.interactions.components.form import fill_in, read_fields, read_text
from bot.interactions.components.layout import Attachment, Layout, Rendered
from bot.interactions.components.phrases import channel_names
from bot.interactions.refusals import KIND, sentence
from bot.interactions.requests import NewMessage, Request
from bot.interactions.routes.route import Route, on
from bot.runtime.recent import Recent
from bot.runtime.refusal import Refusal, jump_link
from bot.tables.feature import Tables

MOST_DRAFTS: Final = 200
"""How many drafts are kept. They are lost with the process, and their forms are then as empty as before."""

T = TypeVar("T")


LISTS: Final[Mapping[Route, Callable[..., Layout]]] = {
    Act.ENTRANTS: entrants_message,
    Act.RESULTS: direct_views.results_page,
    Act.PLAYERS: direct_views.players_page,
    Act.CALL_OFF: direct_views.call_off_message,
}
"""The pages that need no more than the tournament, and the number of a page."""


def game_of(services: Tables, tournament: Tournament) -> AnyGame:
    """Return a tournament's game.

    :raises Refusal: ``game_away``: it is not offered now.
    """
    game = services.room.games.get(tournament.options.game)
    if game is None:
        raise Refusal("game_away", missing=tournament.options.game)
    return game


class ClubMatches:
    """Looks up who is in the clubs of a match, when somebody signs up, agrees or takes somebody's place."""

    def __init__(self, store: ClubStore) -> None:
        self._store = store

    async def side_of(self, request: Request, tournament: Tournament, chosen: int | None) -> int | None:
        """Return for which club the sender of a request plays in a match.

        :param chosen: the club that they have chosen; None if they have not.
        :return: None in other formats, and if they are a member of both clubs and have not chosen.
        :raises Refused: ``tournament_over``, ``match_not_accepted``, ``not_of_clubs``.
        """
        if tournament.options.format is not Format.CLUBS:
            return None
        require_live(tournament)
        if tournament.awaits_acceptance:
            raise Refused("match_not_accepted")
        user, roles = request.user, roles_of(request.interaction)
        mine = [
            side
            for side, each in enumerate(tournament.options.clubs)
            if await self._is_member(tournament, each.club, user, roles)
        ]
        if not mine or (chosen is not None and chosen not in mine):
            raise self._not_of_clubs(tournament)
        if chosen is not None:
            return chosen
        return mine[0] if len(mine) == 1 else None

    async def check_replacement(self, request: Request, tournament: Tournament, entrant: Entrant, user: int) -> None:
        """Check that who takes an entrant's place in a match is a member of the same club.

        :raises Refused: ``unknown_entrant``, ``not_of_clubs``.
        """
        side = entrant_numbered(tournament, entrant).side
        if side is None:
            return
        data: Any = request.interaction.data or {}
        members: Mapping[str, Any] = (data.get("resolved") or {}).get("members") or {}
        roles = frozenset(int(each) for each in (members.get(str(user)) or {}).get("roles") or ())
        club = tournament.options.clubs[side].club
        if not await self._is_member(tournament, club, user, roles):
            raise self._not_of_clubs(tournament)

    async def require_other_keeper(self, request: Request, tournament: Tournament) -> None:
        """Check that the sender of a request keeps the club that has to agree to a match.

        :raises Refused: ``accepted_already``, also for other formats; ``unknown_club``: it has ended;
            ``not_keeper_of_club``.
        """
        require_live(tournament)
        if not tournament.awaits_acceptance:
            raise Refused("accepted_already")
        user, manages = request.user, request.permissions.manage_guild
        other = tournament.options.clubs[1]

        roll = await self._store.change(tournament.guild, other.club, [user], lambda roll: ())
        if not roll.club.existed(tournament.announced_at):
            raise Refused("unknown_club")
        if not (manages or roll.keeps(user)):
            raise Refused("not_keeper_of_club", name=other.name)

    async def _is_member(self, tournament: Tournament, number: int, user: int, roles: frozenset[int]) -> bool:
        guild = tournament.guild
        try:
            club: Club = await self._store.of(guild, number)
        except Refused:  # it has ended
            return False
        if not club.existed(tournament.announced_at):  # another club has its number
            return False
        if club.role is not None:
            return club.role in roles
        known = (await self._store.of_person(guild, user)).get(number)
        return known is not None and known.standing is Standing.MEMBER

    def _not_of_clubs(self, tournament: Tournament) -> Refused:
        one, other = tournament.options.clubs
        return Refusal("not_of_clubs", one=one.name, other=other.name)


TYPED_WRONG: Final = frozenset(
    (
        *("bad_check_in", "bad_going_on", "bad_limit", "bad_minutes", "bad_number", "bad_places", "bad_rounds"),
        *("bad_span", "bad_time", "club_places_below_entered"),
        *("bad_seats", "channel_not_allowed", "late_knock_out", "limit_below_entered", "not_a_member"),
        *("not_for_tables", "other_entered_already", "reason_missing", "reason_too_long", "same_result"),
        *("start_before_check_in", "start_past", "start_too_far", "title_too_long"),
    )
)
"""The refusals after which a form comes back, because something else can be filled in."""


class TournamentClicks(EventClicks):
    """Acts on what is clicked and submitted in a tournament's messages.

    A click on a page that only the asker sees changes that page to the next one.
    """

    def __init__(self, services: Tables, house: TournamentServices, ladders: LadderClicks, clubs: ClubStore) -> None:
        super().__init__(services, house)
        self._ladders = ladders
        self._showing = house.showing
        self._do = house.tournaments.do
        self._matches = ClubMatches(clubs)
        self.drafts: Recent[tuple[int, str], Mapping[str, Mapping[str, Any]]] = Recent(MOST_DRAFTS)
        """What was submitted and refused last, by person and the form's custom_id, for the form to come back with."""

    @on(Act.ME)
    async def me(self, request: Request, tournament: Tournament, page: int = 0, notice: str = "") -> Layout:
        """Return somebody's own page.

        :param notice: what has just happened; empty for nothing.
        """
        if tournament.ladder is not None:
            return await self._ladders.me(request, tournament, page, notice)
        user = request.user
        waits = self._house.waiting.line_for(request.words, tournament, user)
        standings, now = await self._showing.standings(tournament), self._house.tournaments.now()
        first, seated = self._showing.first_seconds(tournament), self._is_seated(tournament, user)
        notice = "\n".join(filter(None, (notice, waits)))
        view = partial(player_page, page=page, first=first, notice=notice, seated=seated)
        return await self._showing.told(request.words, tournament, view, user, standings, now)

    @on(Act.MORE)
    async def _more(self, click: EventClick, tournament: Tournament) -> Layout:
        """Return what somebody can do besides what the tournament's message offers."""
        if tournament.ladder is not None:
            return self._ladders.more(click, tournament)
        return more_page(click.words, tournament, click.user, moderator=click.moderator)

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
    async def direct(self, click: EventClick, tournament: Tournament, notice: str = "") -> Layout:
        """Return the directors' page, with what the last action has brought about, such as a draw.

        :param notice: what has just happened; empty for nothing.
        """
        await self._house.director.settled(tournament)
        return await self._told(click, direct_views.directors_page, notice)

    @on(Act.CHANGE)
    async def change(self, request: Request, tournament: Tournament, notice: str = "") -> Layout:
        """Return what was announced, for directors to change."""
        game = self._services.room.games.get(tournament.options.game)
        return change_message(request.words, tournament, game, self._showing.usual_seconds(tournament), notice)

    @on(Act.SHOW)
    async def _overview(self, click: EventClick, tournament: Tournament) -> Rendered:
        return await self._showing.event(tournament, click.words, click.user)

    @on(Act.SEAL)
    async def _seal(self, click: EventClick, tournament: Tournament) -> Rendered:
        files: tuple[Attachment, ...] = ()
        if tournament.phase is Phase.OVER:
            files = (tournament_record(tournament, await self._house.store.record(tournament.id)),)
        return Rendered(seal_message(click.words, tournament, *files), files)

    @on(Act.STANDINGS)
    async def _standings(self, click: EventClick, tournament: Tournament, page: int) -> Layout:
        if tournament.ladder is not None:
            return await self._ladders.order(click, tournament, page)
        standings = await self._showing.standings(tournament)
        return await self._told(click, standings_message, standings, page, click.user)

    @on(Act.ABOUT)
    async def _about(self, click: EventClick, tournament: Tournament) -> Layout:
        if tournament.ladder is not None:
            return await self._ladders.about(click, tournament)
        seconds, rounds = self._showing.first_seconds(tournament), self._showing.rounds(tournament)
        return await self._told(click, about_message, seconds, rounds)

    @on(*LISTS)
    async def _list(self, click: EventClick, tournament: Tournament, *page: int) -> Layout:
        return await self._told(click, LISTS[click.match.route], *page)

    @on(Act.ROUND)
    async def _round(self, click: EventClick, tournament: Tournament, number: int, page: int) -> Layout:
        return await self._told(click, round_message, number, page, self._showing.rounds(tournament))

    @on(Act.WHY)
    async def _why(self, click: EventClick, tournament: Tournament, number: int, page: int) -> Layout:
        return await self._told(click, why_message, number, page, self._showing.rounds(tournament))

    @on(Act.WITHDRAW)
    async def _ask_to_withdraw(self, click: EventClick, tournament: Tournament) -> Layout:
        require_live(tournament)
        entrant_in(tournament, click.user)
        return await self._told(click, withdraw_message)

    @on(Act.PLAYER)
    async def _player(self, click: EventClick, tournament: Tournament, entrant: int) -> Layout:
        return await self._told(click, direct_views.player_choices, entrant_numbered(tournament, entrant).number)

    @on(Act.CHANGE_PART)
    async def _ask_part(self, click: EventClick, tournament: Tournament, part: int) -> ui.Modal:
        require_live(tournament)
        game, usual = game_of(self._services, tournament), self._showing.usual_seconds(tournament)
        zone = str(self._services.settings.guild(tournament.guild).zone)
        return await self._form(click, change_form, game, part, usual, zone)

    @on(Act.ADJUST)
    async def _ask_result(self, click: EventClick, tournament: Tournament, pairing: int) -> ui.Modal:
        require_adjustable(tournament, self._house.tournaments.now())
        return await self._form(click, direct_views.adjust_form, pairing_numbered(tournament, pairing))

    @on(Act.TAKE_OUT, Act.DISQUALIFY, Act.REPLACE)
    async def _ask_about(self, click: EventClick, tournament: Tournament, entrant: int) -> ui.Modal:
        require_live(tournament)
        act, number = click.match.route, entrant_numbered(tournament, entrant).number
        form = direct_views.replace_form if act is Act.REPLACE else partial(direct_views.reason_form, act=act)
        return await self._form(click, form, number)

    @on(Act.DIRECTORS)
    async def _ask_directors(self, click: EventClick, tournament: Tournament) -> ui.Modal:
        require_live(tournament)
        return await self._form(click, direct_views.directors_form)

    async def _told(self, click: EventClick, view: Callable[..., T], *details: Any) -> T:
        """Return a page or a form about the tournament, with the names of those in it."""
        return await self._showing.told(click.words, click.tournament, view, *details)

    async def _form(self, click: EventClick, view: Callable[..., ui.Modal], *details: Any) -> ui.Modal:
        """Return a form as the clicker has last filled it in, if that was refused."""
        form = await self._told(click, view, *details)
        fill_in(form, self.drafts.get((click.user, str(click.match)), {}))
        return form

    async def _handle(self, click: EventClick) -> None:
        """Act on a click. If what was typed in a form is refused, say so with a button that brings the form back."""
        form, drafts = (click.user, str(click.match)), self.drafts
        try:
            await super()._handle(click)
        except Refused as refused:
            if not click.submitted or refused.code not in TYPED_WRONG:
                raise
            drafts[form] = read_fields(click.fields)
            said = sentence(click.words, await self._detailed(click, refused))
            view = direct_views.again_message(click.words, click.tournament, click.match, said)
            await answers.send(click.interaction, view, ephemeral=True)
        else:
            if click.submitted:
                drafts.pop(form)

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
        code = refused.code
        if code == "too_few_entrants" and running.would_begin_with_computers(click.tournament):
            code = "too_few_people" if game_of(self._services, click.tournament).levels else code
        return Refusal(code, **details)

    @on(Act.SIGN_UP, Act.SIDE)
    async def _sign_up(self, click: EventClick, tournament: Tournament, chosen: int | None = None) -> NewMessage | None:
        words = click.words
        side = await self._matches.side_of(click, tournament, chosen)
        if tournament.options.format is Format.CLUBS and side is None:
            return NewMessage(choice_message(words, tournament))
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
        return None

    @on(Act.ACCEPT)
    async def _accept(self, click: EventClick, tournament: Tournament) -> None:
        await self._matches.require_other_keeper(click, tournament)
        await self._do(tournament, running.accept, click.user)
        await click.tell("notice-club-match-accepted")

    @on(Act.DECLINE)
    async def _decline(self, click: EventClick, tournament: Tournament) -> None:
        await self._matches.require_other_keeper(click, tournament)
        seed = await self._house.director.seed(tournament)
        await self._do(tournament, running.decline, click.user, seed)
        await click.tell("notice-club-match-declined")

    @on(Act.CHECK_IN)
    async def _check_in(self, click: EventClick, tournament: Tournament) -> None:
        await self._do(tournament, signing_up.check_in, click.user)
        await click.tell("notice-tournament-here")

    @on(Act.WITHDRAW_SURE)
    async def _withdraw(self, click: EventClick, tournament: Tournament) -> Layout | None:
        await self._do(tournament, signing_up.withdraw, click.user)
        if tournament.ladder is not None:  # one may come back at once: the page has the button
            return await self.me(click, tournament)
        await click.tell("notice-tournament-withdrew", title=title_of(click.words, tournament))
        return None

    # Directors

    @on(Act.OPEN_CHECK_IN, Act.FILL)
    async def _open_or_fill(self, click: EventClick, tournament: Tournament) -> Layout:
        fills = click.match.route is Act.FILL
        await self._do(tournament, signing_up.fill_with_computers if fills else running.open_check_in)
        return await self.direct(click, tournament)

    @on(Act.BEGIN, Act.BEGIN_SURE)
    async def _begin(self, click: EventClick, tournament: Tournament) -> Layout:
        """Ask whether to begin, then begin."""
        if click.match.route is Act.BEGIN:
            running.begin(tournament, self._house.tournaments.now())  # else somebody would be asked only to be refused
            return await self._house.showing.told(click.words, tournament, direct_views.begin_message)
        await self._do(tournament, running.begin)
        return await self.direct(click, tournament)

    @on(Act.WAIT, Act.WITH_COMPUTERS)
    async def _despite_few(self, click: EventClick, tournament: Tournament) -> Layout:
        """Wait for those who have not checked in, or play without them."""
        waits, later = click.match.route is Act.WAIT, self._house.tournaments.now() + timedelta(minutes=5)
        alter = (lambda now: replace(now, starts=later)) if waits else (lambda now: replace(now, computers=True))
        await self._do(tournament, announcing.change, click.user, game_of(self._services, tournament), alter)
        if not waits:
            await self._do(tournament, running.begin)
        return await self.direct(click, tournament)

    @on(Act.PAUSE, Act.RESUME)
    async def _pause(self, click: EventClick, tournament: Tournament) -> Layout:
        if click.match.route is Act.PAUSE:
            return await self._direct(click, directors.pause)
        game_of(self._services, tournament)  # only if it is offered, the tournament can go on
        return await self._direct(click, directors.resume)

    @on(Act.CALL_OFF_SURE)
    async def _call_off(self, click: EventClick, tournament: Tournament) -> Layout:
        return await self._direct(click, directors.call_off, await self._house.director.seed(tournament))

    @on(Act.CHANGE_PART, submitted=True)
    async def _change(self, click: EventClick, tournament: Tournament, part: int) -> Layout:
        game = game_of(self._services, tournament)
        clock = TypedClock(self._services.settings, click, self._house.tournaments.now())
        alter = read_change(click.words, tournament.options, game, part, clock.read, click.fields)
        await self._check_channels(click, alter(tournament.options).channels)
        await self._do(tournament, announcing.change, click.user, game, alter)
        return await self.change(click, tournament, clock.notice)

    async def _check_channels(self, click: EventClick, channels: Sequence[int]) -> None:
        """Check that tables may be in channels that somebody has chosen anew."""
        allowed = self._services.settings.guild(click.tournament.guild).channels
        for each in set(channels) - set(click.tournament.options.channels):
            if allowed and each not in allowed:
                raise Refusal("channel_not_allowed", channels=channel_names(click.words, allowed))
            if not await self._visible_channels.is_shared(click.interaction, each):
                raise Refusal("not_for_tables", channel=f"<#{each}>")

    @on(Act.ADJUST, submitted=True)
    async def _adjust(self, click: EventClick, tournament: Tournament, pairing: int) -> Layout:
        places, why = direct_views.read_adjusted(click.fields)
        unplayed = await unplayed_tables(self._services.room, tournament)
        key = "adjusted" if pairing_numbered(tournament, pairing).places is None else "corrected"
        done = click.words(f"notice-tournament-{key}", number=str(pairing + 1))
        return await self._direct(click, directors.adjust_and_reopen, pairing, places, why, unplayed, notice=done)

    @on(Act.TAKE_OUT, Act.DISQUALIFY, submitted=True)
    async def _take_out(self, click: EventClick, tournament: Tournament, entrant: int) -> Layout:
        disqualified = click.match.route is Act.DISQUALIFY
        why, player = (
            read_text(click.fields, direct_views.REASON, announcing.MOST_REASON),
            await self._name(tournament, entrant),
        )
        done = click.words(f"notice-tournament-{'disqualified' if disqualified else 'taken-out'}", player=player)
        command = directors.disqualify if disqualified else directors.take_out
        return await self._direct(click, command, entrant, why, notice=done)

    @on(Act.REPLACE, submitted=True)
    async def _replace(self, click: EventClick, tournament: Tournament, entrant: int) -> Layout:
        """Let a member go on in an entrant's place, if it is a person who is a member of the server."""
        chosen = direct_views.read_chosen(click.fields, 1)
        if not chosen or chosen[0] not in click.members:
            raise Refusal("not_a_member", player=f"<@{chosen[0]}>" if chosen else "–")
        await self._matches.check_replacement(click, tournament, entrant, chosen[0])
        former = await self._name(tournament, entrant)
        player = await self._services.names.person(click.words, tournament.guild, chosen[0])
        done = click.words("notice-tournament-replaced", player=player, former=former)
        return await self._direct(click, directors.replace, entrant, chosen[0], notice=done)

    @on(Act.DIRECTORS, submitted=True)
    async def _directors(self, click: EventClick, tournament: Tournament) -> Layout:
        """Let exactly the chosen people direct the tournament besides its organiser."""
        user, moderator = click.user, click.moderator
        chosen = set(direct_views.read_chosen(click.fields, direct_views.MOST_CHOSEN)) & click.members
        for each in tournament.directors - chosen:
            await self._do(tournament, directors.remove_director, user, each, moderator=moderator)
        for each in chosen - tournament.directors - {tournament.organiser}:
            await self._do(tournament, directors.add_director, user, each, moderator=moderator)
        return await self.direct(click, tournament)

    async def _direct(
        self, click: EventClick, command: Callable[..., Entry | Sequence[Entry]], *arguments: Any, notice: str = ""
    ) -> Layout:
        """Do what a director has asked for, and return the directors' page as it is afterwards, with a notice."""
        await self._do(click.tournament, command, click.user, *arguments)
        return await self.direct(click, click.tournament, notice)

    async def _name(self, tournament: Tournament, entrant: int) -> str:
        entrant_numbered(tournament, entrant)
        words, guild = self._services.languages.at(tournament.guild, tournament.language), tournament.guild
        return await self._services.names.told(words, guild, lambda said: namer(said, tournament, signs=False)(entrant))


def _entered(tournament: Tournament) -> tuple[str, dict[str, str]]:
    """Return the notice after signing up, with the time of a check-in if there is one."""
    starts, minutes = tournament.options.starts, tournament.options.check_in
    if tournament.phase is Phase.CHECK_IN:
        return "notice-tournament-entered-here", {}
    if tournament.phase is not Phase.SIGN_UP or not minutes:
        return "notice-tournament-entered", {}
    if starts is None:
        return "notice-tournament-entered-asked", {}
    opens = int((starts - timedelta(minutes=minutes)).timestamp())
    return "notice-tournament-entered-check-in", {"when": f"<t:{opens}:t>"}
