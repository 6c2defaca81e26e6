"""Clubs: ``/club`` and ``/organise club``, their pages, clicks and forms."""

import logging
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands, ui

from bot.features.tournaments.clubs import rules as deciding
from bot.features.tournaments.clubs import views as club_views
from bot.features.tournaments.clubs.guild_commands import GuildCommands
from bot.features.tournaments.clubs.role_cache import ClubRoleCache, roles_of
from bot.features.tournaments.clubs.rules import MOST_KEEPERS, Club, Person, Roll, Standing
from bot.features.tournaments.live.tournament_services import TournamentServices
from bot.features.tournaments.routes import ClubAct
from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.rules.running import leave_club
from bot.features.tournaments.views.clubs import score_text
from bot.games.refused import Refused
from bot.interactions import answers
from bot.interactions.components.layout import Layout, layout
from bot.interactions.components.message_components import has_button
from bot.interactions.components.phrases import name_text
from bot.interactions.refused_requests import REQUEST_FAILURES, NotingFailure
from bot.interactions.requests import Click, Request, Router, respond
from bot.interactions.routes.route import May, RouteMatch, on
from bot.runtime.refusal import Refusal, jump_link
from bot.store.engine.fence import NotSaved
from bot.tables.feature import Tables

log = logging.getLogger(__name__)


async def role_is_gone(request: Request, club: Club) -> bool:
    """Tell whether a club's role has been deleted; False if Discord does not say it."""
    if club.role is None:
        return False
    guild = request.interaction.guild
    if guild is not None and len(guild.roles) > 1:
        return guild.get_role(club.role) is None
    try:
        roles = await request.interaction.client.http.get_roles(club.guild)
    except REQUEST_FAILURES:
        return False
    return str(club.role) not in {str(each["id"]) for each in roles}


async def ping(services: Tables, request: Request, view: Layout, people: Sequence[int]) -> answers.Shown | None:
    """Answer for everybody to see, and notify the people whom the answer mentions, if the server allows pings."""
    pinged = people if services.settings.guild(request.guild).ping else ()
    return await answers.send(request.interaction, view, ephemeral=False, pinging=pinged, names_players=not pinged)


Decision = Callable[[Roll, datetime], Iterable[Person]]


@dataclass(frozen=True)
class ClubClick(Click):
    """A click in a club."""

    club: Club

    @property
    def given(self) -> tuple[Any, ...]:
        """See ``Click``."""
        return self.club, *self.match.parts[1:]

    @property
    def manages(self) -> bool:
        """Whether the clicker manages the server."""
        return self.permissions.manage_guild


class ClubClicks:
    """Shows clubs, and acts on what is clicked and submitted in their messages."""

    def __init__(
        self, services: Tables, house: TournamentServices, clubs: ClubRoleCache, guild_commands: GuildCommands
    ) -> None:
        self._services = services
        self._house = house
        self.role_cache = self._clubs = clubs
        self.guild_commands = guild_commands
        self._visible_channels = services.visible_channels
        self.router = Router(self)

    async def clicked(self, click: Click) -> None:
        """Act on a click, or on a submitted form.

        :raises Malformed: no such form can be submitted.
        :raises Refused: ``unknown_club``, also if it is another server's; or the reason against what was asked for.
        """
        guild = click.guild
        route, (number, *rest) = click.match.route, click.match.parts
        if route is ClubAct.ALL:
            await self.router.handle(click)
            return
        club = await self._clubs.store.of(guild, rest[0] if route is ClubAct.PICK else number)
        at = ClubClick(**vars(click), club=club)
        try:
            if route.may is May.KEEPER and not at.manages and not (await self._read(club, [])).keeps(click.user):
                raise Refused("not_club_keeper")
            await self.router.handle(at)
        except Refused as refused:
            details: dict[str, Any] = dict(refused.details)
            if "role" in details:
                details["role"] = f"<@&{details['role']}>"
            raise Refusal(refused.code, **details) from refused

    @on(ClubAct.SHOW)
    async def show(self, request: Request, club: Club, page: int = 0, notice: str = "") -> Layout:
        """Return a club's page.

        :param page: the page of its members, from 0.
        :param notice: what has just happened; empty for nothing.
        """
        services, user = self._services, request.user
        await self._clubs.note(request.interaction, club.guild)
        people, gone = await self._clubs.store.people(club), await role_is_gone(request, club)
        matches, manages = await self._matches(request, club), request.permissions.manage_guild
        shown = club_views.ClubPage(club, people, page, user, manages, gone, matches, notice)
        return await services.names.told(request.words, club.guild, club_views.club_page, shown)

    async def show_all(self, request: Request, page: int = 0) -> Layout:
        """Return all clubs of the server, from which one is picked.

        :param page: the page, from 0.
        :raises Refused: ``guild_only``; ``no_clubs``: there is none.
        """
        guild = request.guild
        store, roles = self._clubs.store, roles_of(request.interaction)
        clubs = await store.all(guild)
        if not clubs:
            raise Refusal("no_clubs")
        standings = {number: each.standing for number, each in (await store.of_person(guild, request.user)).items()}
        for each in clubs:
            if each.role is not None:
                standings[each.id] = Standing.MEMBER if each.role in roles else Standing.OUTSIDE
        return club_views.clubs_page(request.words, clubs, standings, page)

    async def _matches(self, request: Request, club: Club) -> list[str]:
        """Return a line for each of a club's newest matches in channels that the asker can see."""
        words, lines = request.words, []
        for each in await self._house.store.of_guild(club.guild):
            options = each.announced.options
            if options.format is not Format.CLUBS or club.id not in (side.club for side in options.clubs):
                continue
            if not club.existed(each.announced.at):
                continue
            if not (await self._visible_channels.permissions(request.interaction, each.channel)).view_channel:
                continue
            tournament = await self._house.tournaments.find(each.id)
            link = jump_link(each.guild, each.channel, each.message)
            lines.append(f"- {score_text(words, tournament)} · {link}")
            if len(lines) == club_views.MATCHES:
                break
        return lines

    @on(ClubAct.ALL)
    async def _all(self, click: Click, _: int, page: int) -> Layout:
        return await self.show_all(click, page)

    @on(ClubAct.PICK)
    async def _picked(self, click: ClubClick, club: Club, _: int) -> Layout:
        return await self.show(click, club)

    @on(ClubAct.JOIN)
    async def _join(self, click: ClubClick, _: Club) -> None:
        decide = partial(deciding.join, user=click.user, manages=click.manages)
        await self._decide(click, [click.user], decide, "joined")

    @on(ClubAct.LEAVE)
    async def _leave(self, click: ClubClick, _: Club) -> None:
        await self._part(click, [click.user], lambda roll, now: deciding.leave(roll, now, click.user), "left")

    @on(ClubAct.LIST)
    async def _make_list(self, click: ClubClick, club: Club) -> None:
        if not await role_is_gone(click, club):
            raise Refusal("club_role_there")
        await self._clubs.store.make_list(club)
        await self._changed(click, "list")

    @on(ClubAct.END)
    async def _ask_to_end(self, click: ClubClick, club: Club) -> Layout:
        return club_views.end_message(click.words, club)

    @on(ClubAct.END_SURE)
    async def _end(self, click: ClubClick, club: Club) -> Layout:
        await self._clubs.store.end(club)
        self._clubs.forget(club.guild)
        await self.guild_commands.renew(club.guild)
        return layout(click.words, [click.words("notice-club-ended", club=name_text(club.name))])

    @on(ClubAct.ACCEPT, ClubAct.DECLINE)
    async def _answered(self, click: ClubClick, club: Club) -> None:
        """Note the answer to an invitation. Its message keeps its buttons as long as it invites others, too."""
        accepts = click.match.route is ClubAct.ACCEPT
        decision = deciding.accept if accepts else deciding.decline
        key = "accepted" if accepts else "declined"
        await self._decide(click, [click.user], lambda roll, now: decision(roll, now, click.user), key)
        people = await self._clubs.store.people(club)
        invited = {each.user for each in people if each.standing is Standing.INVITED}
        message = click.interaction.message
        if message is not None and not invited & {each.id for each in message.mentions}:
            await self._close(click, ClubAct.ACCEPT(club.id), "club-invitation-answered")

    @on(ClubAct.LET_IN, ClubAct.TURN_DOWN)
    async def _answer_request(self, click: ClubClick, _: Club, other: int) -> None:
        """Let somebody in who has asked to join, or decline."""
        lets_in = click.match.route is ClubAct.LET_IN
        standing = Standing.MEMBER if lets_in else Standing.OUTSIDE
        decide = partial(deciding.answer_request, user=other, standing=standing)
        await self._decide(click, [click.user, other], decide, "let-in" if lets_in else "turned-down")
        await self._close(click, click.match, "club-request-answered")

    async def _close(self, click: ClubClick, button: RouteMatch, key: str) -> None:
        """Take the buttons from an invitation that everybody sees, or an earlier version's request, once answered."""
        message, club = click.interaction.message, click.club
        if message is None or message.flags.ephemeral or not has_button(message, str(button)):
            return
        view = club_views.answered_message(self._services.languages.at(club.guild, click.words.language), club, key)
        with NotingFailure(log.info, "club %d: what is answered keeps its buttons: %s", club.id):
            await message.edit(view=view, allowed_mentions=discord.AllowedMentions.none())

    @on(ClubAct.INVITE, ClubAct.REMOVE, ClubAct.KEEPERS)
    async def _ask_whom(self, click: ClubClick, club: Club) -> ui.Modal:
        keepers = click.match.route is ClubAct.KEEPERS
        now = [each.user for each in await self._clubs.store.people(club) if each.keeper and keepers]
        return club_views.people_form(click.words, club, click.match.route, now)

    @on(ClubAct.ROLE)
    async def _ask_role(self, click: ClubClick, club: Club) -> ui.Modal:
        return club_views.role_form(click.words, club)

    @on(ClubAct.REMOVE, submitted=True)
    async def _remove(self, click: ClubClick, _: Club) -> None:
        out = club_views.read_club_form(click.fields, club_views.MOST_CHOSEN)
        await self._part(click, out, partial(deciding.remove, users=out), "removed")

    @on(ClubAct.KEEPERS, submitted=True)
    async def _choose_keepers(self, click: ClubClick, _: Club) -> None:
        chosen = [each for each in club_views.read_club_form(click.fields, MOST_KEEPERS) if each in click.members]
        decide = partial(deciding.choose_keepers, by=click.user, users=chosen, manages=click.manages)
        await self._decide(click, [click.user, *chosen], decide, "keepers")

    @on(ClubAct.ROLE, submitted=True)
    async def _give_role(self, click: ClubClick, club: Club) -> None:
        chosen = club_views.read_club_form(click.fields, club_views.MOST_CHOSEN)
        data: Any = click.interaction.data
        roles = {int(each) for each in (data.get("resolved") or {}).get("roles") or {}}
        if len(chosen) != 1 or chosen[0] == club.guild or chosen[0] not in roles:
            raise Refusal("club_bad_role")
        if not await role_is_gone(click, club):
            raise Refusal("club_role_there")
        await self._clubs.store.give_role(club, chosen[0])
        await self._changed(click, "role")

    @on(ClubAct.INVITE, submitted=True)
    async def _invite(self, click: ClubClick, club: Club) -> None:
        """Invite people, and tell them so in the channel: they are pinged there once, and nobody else is."""
        asked = club_views.read_club_form(click.fields, club_views.MOST_CHOSEN)
        chosen = [each for each in asked if each in click.members]
        if not chosen:
            raise Refusal("not_a_member", player="–")
        changed: list[Person] = []

        def invite(roll: Roll, now: datetime) -> list[Person]:
            changed[:] = deciding.invite(roll, now, chosen)
            return changed

        before = await self._store(club, chosen, invite)
        invited = [each.user for each in changed if each.standing is Standing.INVITED]
        if not invited:
            await self._changed(click, "let-in")
            return
        words = self._services.languages.at(club.guild, click.words.language)
        by = await self._services.names.person(words, club.guild, click.user)
        shown = None
        try:
            shown = await ping(self._services, click, club_views.invitation_message(words, club, invited, by), invited)
        finally:
            if shown is None:  # else they could not be invited again
                await self._store(club, invited, lambda roll, now: deciding.not_told(roll, before, changed))

    async def _decide(self, click: ClubClick, users: Collection[int], decide: Decision, key: str) -> None:
        roll = await self._store(click.club, users, decide)
        own, keeps = roll.standing(click.user), click.manages or roll.keeps(click.user)
        asked = key == "joined" and own is Standing.OUTSIDE and not keeps
        await self._changed(click, "asked" if asked else key)
        if asked:
            await self._tell_keepers(click, roll)

    async def _tell_keepers(self, request: Request, roll: Roll) -> None:
        """Tell a club's keepers in the channel that somebody asks to join, unless they have heard enough of it."""
        club, user, services = roll.club, request.user, self._services
        keepers = sorted(roll.keepers | ({club.founder} if club.founder else set()))
        with NotingFailure(log.info, "club %d: its keepers are told of no request: %s", club.id, also=(NotSaved,)):
            pings = await self._clubs.store.tell_request(club, user, datetime.now(UTC))
            if pings is None:
                return
            pinged = keepers if pings and services.settings.guild(club.guild).ping else ()
            words = services.languages.at(club.guild, request.words.language)
            view = club_views.request_message(words, club, pinged)
            await answers.send(request.interaction, view, ephemeral=False, pinging=pinged)

    async def _part(self, click: ClubClick, users: Collection[int], decide: Decision, key: str) -> None:
        """Let people be members no more, and take them out of the club's matches that have not begun."""
        # They are taken out first: if the bot is killed in between, it can be repeated. Whoever signs up again at that
        # moment is taken out afterwards.
        club, about = click.club, [click.user, *users]
        decide(await self._read(club, about), datetime.now(UTC))
        out = await self._leave_matches(click, users, removed=key == "removed")
        await self._store(club, about, decide)
        out = await self._leave_matches(click, users, removed=key == "removed") or out
        await self._changed(click, f"{key}-match" if out else key)

    async def _leave_matches(self, click: ClubClick, users: Collection[int], *, removed: bool) -> bool:
        """Take people out of a club's matches that have not begun; return whether anybody was in one."""
        club = click.club
        words, out = self._services.languages.at(club.guild, click.words.language), False
        by, why = (click.user, words("club-out-of-match", club=club.name)) if removed else (None, "")
        for each in self._house.tournaments.of_guild(club.guild):
            if club.existed(each.announced_at):
                out |= bool(await self._house.tournaments.do(each, leave_club, club.id, users, by, why))
        return out

    async def _store(self, club: Club, users: Collection[int], decide: Decision) -> Roll:
        now = datetime.now(UTC)
        return await self._clubs.store.change(club.guild, club.id, users, lambda roll: decide(roll, now))

    async def _changed(self, click: ClubClick, key: str) -> None:
        """Show the club's page as it is after a change."""
        self._clubs.forget(click.club.guild)
        club = await self._clubs.store.of(click.club.guild, click.club.id)
        notice = click.words(f"notice-club-{key}", club=name_text(club.name))
        await respond(click.interaction, await self.show(click, club, notice=notice))

    async def _read(self, club: Club, users: Collection[int]) -> Roll:
        return await self._store(club, users, lambda roll, now: ())


_NAME: Final = app_commands.Range[str, 1, 64]
