"""Clicks and forms of tournaments."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from typing import Any, Final

import discord

from bot.commands.club_matches import ClubMatches
from bot.commands.command import AnyInteraction
from bot.commands.services import Services, place_of
from bot.commands.tournament_pages import TournamentPages, game_of
from bot.directing.house import TournamentHouse
from bot.directing.reopening import unplayed_tables
from bot.games.refused import Refused
from bot.interactions import answers
from bot.interactions.refusals import KIND, sentence
from bot.interactions.visible_channels import VisibleChannels
from bot.tables.refusal import Refusal, jump_link
from bot.tournaments import changing, directors, matches, running, signing_up
from bot.tournaments.entries import Entry
from bot.tournaments.options import Format
from bot.tournaments.refusing import entrant_numbered, pairing_numbered, require_director
from bot.tournaments.tournament import Phase, Tournament
from bot.views.custom_id import Malformed, PageId
from bot.views.kinds import kind_of
from bot.views.notice import notice_message
from bot.views.settings import channel_names
from bot.views.tournament_change import read_change
from bot.views.tournament_clubs import choice_message, club_of
from bot.views.tournament_direct import again_message, not_here
from bot.views.tournament_forms import MOST_CHOSEN, read_adjusted, read_chosen, read_reason
from bot.views.tournament_id import FOR_DIRECTORS, FORMS, Act, TournamentId
from bot.views.tournament_names import namer, title_of

FOR_ENTRANTS: Final = frozenset({Act.ME, Act.WITHDRAW, Act.WITHDRAW_SURE})
"""What those who are in can do even if they have lost sight of the tournament's channel: they can always withdraw."""

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

Deed = Callable[[AnyInteraction, Tournament, TournamentId], Awaitable[None]]


class TournamentClicks:
    """Acts on what is clicked and submitted in a tournament's messages, and answers."""

    def __init__(self, services: Services, house: TournamentHouse, pages: TournamentPages) -> None:
        self._services = services
        self._house = house
        self._pages = pages
        self._do = house.tournaments.do
        self._matches = ClubMatches(services)
        self._visible_channels = VisibleChannels()
        self._deeds: dict[Act, Deed] = {
            Act.SIGN_UP: self._sign_up,
            Act.SIDE: self._sign_up,
            Act.ACCEPT: self._accept,
            Act.DECLINE: self._decline,
            Act.CHECK_IN: self._check_in,
            Act.ME: self._me,
            Act.MORE: self._more,
            Act.WITHDRAW_SURE: self._withdraw,
            Act.OPEN_CHECK_IN: self._open_check_in,
            Act.BEGIN: self._begin,
            Act.BEGIN_SURE: self._begin,
            Act.FILL: self._fill,
            Act.PAUSE: self._pause,
            Act.RESUME: self._resume,
            Act.CALL_OFF_SURE: self._call_off,
        }
        self._forms: dict[Act, Deed] = {
            Act.CHANGE_PART: self._change,
            Act.ADJUST: self._adjust,
            Act.TAKE_OUT: self._take_out,
            Act.DISQUALIFY: self._take_out,
            Act.REPLACE: self._replace,
            Act.DIRECTORS: self._directors,
        }

    async def clicked(self, interaction: AnyInteraction, page: PageId) -> None:
        """Act on a click, or on a submitted form.

        :raises Malformed: the bot never made such a custom_id.
        :raises Refused: ``guild_only``; ``unknown_tournament``, also if it is in another server, or in a channel that
            the sender may not see, except for an entrant's own page and their withdrawal; or the reason against what
            was asked for.
        """
        guild, _ = place_of(interaction)
        meant = TournamentId.read(page)
        tournament = await self._house.tournaments.find(meant.tournament)
        may = await self._visible_channels.permissions(interaction, tournament.channel)
        for_entrants = FOR_ENTRANTS if tournament.ladder is None else FOR_ENTRANTS | {Act.SHOW}
        own = meant.act in for_entrants and tournament.has_in(interaction.user.id)
        if tournament.guild != guild or not (may.view_channel or own):
            raise Refusal("unknown_tournament")
        try:
            if meant.act in FOR_DIRECTORS:
                moderator = await self._is_moderator(interaction, tournament)
                require_director(tournament, interaction.user.id, moderator=moderator)
            submitted = interaction.type is discord.InteractionType.modal_submit
            if submitted and meant.act not in FORMS:
                raise Malformed(str(page))
            deed = self._deeds.get(meant.act)
            if submitted:
                await self._submitted(interaction, tournament, meant)
            elif deed is None:
                await self._pages.show(interaction, tournament, meant)
            else:
                await deed(interaction, tournament, meant)
        except Refused as refused:
            raise await self._detailed(interaction, tournament, refused) from refused

    async def _submitted(self, interaction: AnyInteraction, tournament: Tournament, meant: TournamentId) -> None:
        """Act on a form. If what was typed is refused, say so with a button that brings the form back as it was."""
        user, drafts = interaction.user.id, self._pages.drafts
        try:
            await self._forms[meant.act](interaction, tournament, meant)
        except Refused as refused:
            if refused.code not in TYPED_WRONG:
                raise
            drafts.keep(user, str(meant), _fields(interaction))
            words = self._services.languages.of(interaction)
            said = sentence(words, await self._detailed(interaction, tournament, refused))
            await answers.send(interaction, again_message(words, tournament, meant, said), ephemeral=True)
        else:
            drafts.drop(user, str(meant))

    async def _detailed(self, interaction: AnyInteraction, tournament: Tournament, refused: Refused) -> Refused:
        """Return a refusal with what its sentence needs besides."""
        user = refused.details.get("user", interaction.user.id)
        details = {KIND: kind_of(tournament), "player": f"<@{user}>", **refused.details}
        if refused.code == "entered_elsewhere":
            other = await self._house.tournaments.find(int(refused.details["tournament"]))
            details["link"] = jump_link(other.guild, other.channel, other.message)
        return Refusal(refused.code, **details)

    async def _tell(self, interaction: AnyInteraction, key: str, **details: str) -> None:
        words = self._services.languages.of(interaction)
        await answers.send(interaction, notice_message(words, words(key, **details)), ephemeral=True)

    async def _sign_up(self, interaction: AnyInteraction, tournament: Tournament, meant: TournamentId) -> None:
        chosen = meant.numbers[0] if meant.numbers else None
        side = await self._matches.side_of(interaction, tournament, chosen)
        if tournament.options.format is Format.CLUBS and side is None:
            view = choice_message(self._services.languages.of(interaction), tournament)
            await answers.send(interaction, view, ephemeral=True)
            return
        await self._house.tournaments.sign_up(tournament, interaction.user.id, side)
        words = self._services.languages.of(interaction)
        entered = tournament.entrant_of(interaction.user.id)
        if entered is not None and entered.waiting:
            place = tournament.waiting.index(entered) + 1
            if entered.side is None:
                title = title_of(words, tournament)
                await self._tell(interaction, "notice-tournament-waiting", title=title, number=str(place))
            else:
                club = club_of(tournament, entered.side)
                await self._tell(interaction, "notice-club-waiting", number=str(place), club=club)
        else:
            key, details = _entered(tournament)
            await self._tell(interaction, key, title=title_of(words, tournament), **details)

    async def _accept(self, interaction: AnyInteraction, tournament: Tournament, meant: TournamentId) -> None:
        await self._matches.require_other_keeper(interaction, tournament)
        await self._do(tournament, matches.accept, interaction.user.id)
        await self._tell(interaction, "notice-club-match-accepted")

    async def _decline(self, interaction: AnyInteraction, tournament: Tournament, meant: TournamentId) -> None:
        await self._matches.require_other_keeper(interaction, tournament)
        seed = await self._house.director.seed(tournament)
        await self._do(tournament, matches.decline, interaction.user.id, seed)
        await self._tell(interaction, "notice-club-match-declined")

    async def _check_in(self, interaction: AnyInteraction, tournament: Tournament, meant: TournamentId) -> None:
        await self._do(tournament, signing_up.check_in, interaction.user.id)
        await self._tell(interaction, "notice-tournament-here")

    async def _me(self, interaction: AnyInteraction, tournament: Tournament, meant: TournamentId) -> None:
        await self._pages.me(interaction, tournament, meant.numbers[0] if meant.numbers else 0)

    async def _more(self, interaction: AnyInteraction, tournament: Tournament, meant: TournamentId) -> None:
        await self._pages.more(interaction, tournament, moderator=await self._is_moderator(interaction, tournament))

    async def _withdraw(self, interaction: AnyInteraction, tournament: Tournament, meant: TournamentId) -> None:
        await self._do(tournament, signing_up.withdraw, interaction.user.id)
        if tournament.ladder is not None:  # one may come back at once: the page has the button
            await self._pages.me(interaction, tournament)
            return
        words = self._services.languages.of(interaction)
        await self._tell(interaction, "notice-tournament-withdrew", title=title_of(words, tournament))

    # Directors

    async def _open_check_in(self, interaction: AnyInteraction, tournament: Tournament, meant: TournamentId) -> None:
        await self._do(tournament, running.open_check_in)
        await self._pages.direct(interaction, tournament)

    async def _begin(self, interaction: AnyInteraction, tournament: Tournament, meant: TournamentId) -> None:
        """Begin; ask first if somebody has not checked in and would lose their place."""
        if meant.act is Act.BEGIN and not_here(tournament):
            await self._pages.begin(interaction, tournament)
            return
        await self._do(tournament, running.begin)
        await self._pages.direct(interaction, tournament)

    async def _fill(self, interaction: AnyInteraction, tournament: Tournament, meant: TournamentId) -> None:
        await self._do(tournament, signing_up.fill_with_computers)
        await self._pages.direct(interaction, tournament)

    async def _pause(self, interaction: AnyInteraction, tournament: Tournament, meant: TournamentId) -> None:
        await self._direct(interaction, tournament, directors.pause)

    async def _resume(self, interaction: AnyInteraction, tournament: Tournament, meant: TournamentId) -> None:
        """Let the tournament go on, if its game is offered.

        :raises Refused: ``game_away``, or what ``directors.resume`` says.
        """
        game_of(self._services, tournament)
        await self._direct(interaction, tournament, directors.resume)

    async def _call_off(self, interaction: AnyInteraction, tournament: Tournament, meant: TournamentId) -> None:
        await self._direct(interaction, tournament, directors.call_off, await self._house.director.seed(tournament))

    async def _change(self, interaction: AnyInteraction, tournament: Tournament, meant: TournamentId) -> None:
        """Change a part of what was announced.

        :raises Refused: ``game_away``, ``bad_number``, or what ``changing.change`` says.
        """
        game, part = game_of(self._services, tournament), meant.numbers[0]
        alter = read_change(tournament.options, game, part, self._house.tournaments.now(), _fields(interaction))
        await self._check_channels(interaction, tournament, alter(tournament.options).channels)
        moderator = await self._is_moderator(interaction, tournament)
        await self._do(tournament, changing.change, interaction.user.id, game, alter, moderator=moderator)
        await self._pages.change(interaction, tournament)

    async def _check_channels(
        self, interaction: AnyInteraction, tournament: Tournament, channels: Sequence[int]
    ) -> None:
        """Check that tables may be in channels that somebody has chosen anew.

        :raises Refusal: ``channel_not_allowed``; ``not_for_tables``: one has another type, or they or the bot may not
            write there.
        """
        allowed = self._services.settings.guild(tournament.guild).channels
        for each in set(channels) - set(tournament.options.channels):
            if allowed and each not in allowed:
                words = self._services.languages.of(interaction)
                raise Refusal("channel_not_allowed", channels=channel_names(words, allowed))
            if not await self._visible_channels.is_shared(interaction, each):
                raise Refusal("not_for_tables", channel=f"<#{each}>")

    async def _adjust(self, interaction: AnyInteraction, tournament: Tournament, meant: TournamentId) -> None:
        places, why = read_adjusted(_fields(interaction))
        unplayed = await unplayed_tables(self._services.room, tournament)
        number = meant.numbers[0]
        words = self._services.languages.of(interaction)
        key = "adjusted" if pairing_numbered(tournament, number).places is None else "corrected"
        done = words(f"notice-tournament-{key}", number=str(number + 1))
        await self._direct(
            interaction, tournament, directors.adjust_and_reopen, number, places, why, unplayed, notice=done
        )

    async def _take_out(self, interaction: AnyInteraction, tournament: Tournament, meant: TournamentId) -> None:
        command = directors.disqualify if meant.act is Act.DISQUALIFY else directors.take_out
        key = "disqualified" if meant.act is Act.DISQUALIFY else "taken-out"
        number, why = meant.numbers[0], read_reason(_fields(interaction))
        player = await self._name(tournament, number)
        words = self._services.languages.of(interaction)
        done = words(f"notice-tournament-{key}", player=player)
        await self._direct(interaction, tournament, command, number, why, notice=done)

    async def _replace(self, interaction: AnyInteraction, tournament: Tournament, meant: TournamentId) -> None:
        """Let a member go on in an entrant's place, if it is a person who is a member of the server."""
        chosen = read_chosen(_fields(interaction), 1)
        if not chosen or chosen[0] not in _members(interaction):
            raise Refusal("not_a_member", player=f"<@{chosen[0]}>" if chosen else "–")
        await self._matches.check_replacement(interaction, tournament, meant.numbers[0], chosen[0])
        number = meant.numbers[0]
        former, words = await self._name(tournament, number), self._services.languages.of(interaction)
        player = await self._services.names.person(words, tournament.guild, chosen[0])
        done = words("notice-tournament-replaced", player=player, former=former)
        await self._direct(interaction, tournament, directors.replace, number, chosen[0], notice=done)

    async def _directors(self, interaction: AnyInteraction, tournament: Tournament, meant: TournamentId) -> None:
        """Let exactly the chosen people direct the tournament besides its organiser."""
        chosen = set(read_chosen(_fields(interaction), MOST_CHOSEN)) & _members(interaction)
        user, moderator = interaction.user.id, await self._is_moderator(interaction, tournament)
        for each in tournament.directors - chosen:
            await self._do(tournament, directors.remove_director, user, each, moderator=moderator)
        for each in chosen - tournament.directors - {tournament.organiser}:
            await self._do(tournament, directors.add_director, user, each, moderator=moderator)
        await self._pages.direct(interaction, tournament)

    async def _direct(
        self,
        interaction: AnyInteraction,
        tournament: Tournament,
        command: Callable[..., Entry | Sequence[Entry]],
        *arguments: Any,
        notice: str = "",
    ) -> None:
        """Do what a director has asked for, and show the directors' page as it is afterwards.

        :param notice: what is said of it there; empty for nothing.
        """
        user, moderator = interaction.user.id, await self._is_moderator(interaction, tournament)
        await self._do(tournament, command, user, *arguments, moderator=moderator)
        await self._pages.direct(interaction, tournament, notice)

    async def _name(self, tournament: Tournament, entrant: int) -> str:
        """Return an entrant's name for a director.

        :raises Refused: ``unknown_entrant``.
        """
        entrant_numbered(tournament, entrant)
        words, guild = self._services.languages.at(tournament.guild), tournament.guild
        return await self._services.names.told(
            words, guild, lambda words: namer(words, tournament, signs=False)(entrant)
        )

    async def _is_moderator(self, interaction: AnyInteraction, tournament: Tournament) -> bool:
        """Return whether the sender of an interaction may direct a tournament because they moderate its channel.

        They may send the interaction in another channel, in which they may have powers that they lack there.
        """
        may = await self._visible_channels.permissions(interaction, tournament.channel)
        return may.manage_messages or may.manage_events or may.manage_guild


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


def _fields(interaction: AnyInteraction) -> Any:
    data: Any = interaction.data or {}
    return data.get("components")


def _members(interaction: AnyInteraction) -> set[int]:
    """Return the people among those whom a form names who are members of the server, and no bots."""
    data: Any = interaction.data or {}
    resolved = data.get("resolved") or {}
    people = {int(each) for each, user in (resolved.get("users") or {}).items() if not user.get("bot")}
    return people & {int(each) for each in resolved.get("members") or {}}
