"""Clicks and forms of clubs."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable
from datetime import UTC, datetime
from functools import partial
from typing import Any

import discord

from bot.clubs import deciding
from bot.clubs.club import MOST_KEEPERS, Club, Person, Roll, Standing
from bot.commands.club_pages import ClubPages, role_is_gone
from bot.commands.command import AnyInteraction
from bot.commands.services import Services, place_of
from bot.directing.house import TournamentHouse
from bot.games.refused import Refused
from bot.interactions import answers
from bot.interactions.clicked import has_button
from bot.store.errors import NotSaved
from bot.tables.refusal import Refusal
from bot.tournaments.matches import leave_club
from bot.views.club import answered_message, end_message, invitation_message, request_message
from bot.views.club_forms import MOST_CHOSEN, people_form, read_club_form, role_form
from bot.views.club_id import FORMS, ClubAct, ClubId
from bot.views.custom_id import Malformed, PageId
from bot.views.notice import notice_message
from bot.views.plain import name_text

log = logging.getLogger(__name__)

Decision = Callable[[Roll, datetime], Iterable[Person]]


class ClubClicks:
    """Acts on what is clicked and submitted in a club's messages, and answers with its page."""

    def __init__(self, services: Services, house: TournamentHouse, pages: ClubPages) -> None:
        self._services = services
        self._house = house
        self._clubs = services.clubs
        self._pages = pages

    async def clicked(self, interaction: AnyInteraction, page: PageId) -> None:
        """Act on a click, or on a submitted form.

        :raises Malformed: the bot never made such a custom_id.
        :raises Refused: ``guild_only``; ``unknown_club``, also if it is another server's; or the reason against what
            was asked for.
        """
        guild, _ = place_of(interaction)
        meant = ClubId.read(page)
        if meant.act is ClubAct.ALL:
            await self._pages.show_all(interaction, meant.numbers[0])
            return
        club = await self._clubs.store.of(guild, meant.numbers[0] if meant.act is ClubAct.PICK else meant.club)
        submitted = interaction.type is discord.InteractionType.modal_submit
        if submitted and meant.act not in FORMS:
            raise Malformed(str(page))
        try:
            if submitted:
                await self._submitted(interaction, club, meant.act)
            elif meant.act in FORMS:
                await self._ask(interaction, club, meant.act)
            else:
                await self._act(interaction, club, meant)
        except Refused as refused:
            raise Refusal(refused.code, **_marked_up(refused.details)) from refused

    async def _act(self, interaction: AnyInteraction, club: Club, meant: ClubId) -> None:
        user, manages = interaction.user.id, interaction.permissions.manage_guild
        match meant.act:
            case ClubAct.SHOW:
                await self._pages.show(interaction, club, meant.numbers[0])
            case ClubAct.PICK:
                await self._pages.show(interaction, club)
            case ClubAct.JOIN:
                await self._decide(interaction, club, [user], partial(_join, user=user, manages=manages), "joined")
            case ClubAct.ACCEPT:
                await self._answered(interaction, club, deciding.accept, "accepted")
            case ClubAct.DECLINE:
                await self._answered(interaction, club, deciding.decline, "declined")
            case ClubAct.LEAVE:
                await self._part(interaction, club, [user], lambda roll, now: deciding.leave(roll, now, user), "left")
            case ClubAct.LET_IN | ClubAct.TURN_DOWN:
                await self._answer_request(interaction, club, meant)
            case ClubAct.LIST:
                await self._require_keeper(interaction, club)
                if not await role_is_gone(interaction, club):
                    raise Refusal("club_role_there")
                await self._clubs.store.make_list(club)
                await self._changed(interaction, club, "list")
            case ClubAct.END:
                await self._require_keeper(interaction, club)
                await answers.show(interaction, end_message(self._services.languages.of(interaction), club))
            case ClubAct.END_SURE:
                await self._require_keeper(interaction, club)
                await self._clubs.store.end(club)
                self._clubs.forget(club.guild)
                words = self._services.languages.of(interaction)
                text = words("notice-club-ended", club=name_text(club.name))
                await self._services.renew_commands(club.guild)
                await answers.show(interaction, notice_message(words, text))
            case _:
                raise Malformed(str(meant))

    async def _answered(self, interaction: AnyInteraction, club: Club, decision: Any, key: str) -> None:
        """Note the answer to an invitation. Its message keeps its buttons as long as it invites others, too."""
        user = interaction.user.id
        await self._decide(interaction, club, [user], lambda roll, now: decision(roll, now, user), key)
        people = await self._clubs.store.people(club)
        invited = {each.user for each in people if each.standing is Standing.INVITED}
        message = interaction.message
        if message is not None and not invited & {each.id for each in message.mentions}:
            await self._close(interaction, club, ClubId(club.id, ClubAct.ACCEPT), "club-invitation-answered")

    async def _answer_request(self, interaction: AnyInteraction, club: Club, meant: ClubId) -> None:
        """Let somebody in who has asked to join, or decline."""
        user, other, manages = interaction.user.id, meant.numbers[0], interaction.permissions.manage_guild
        decision = deciding.let_in if meant.act is ClubAct.LET_IN else deciding.turn_down
        key = "let-in" if meant.act is ClubAct.LET_IN else "turned-down"

        def decide(roll: Roll, now: datetime) -> list[Person]:
            return decision(roll, now, user, other, manages=manages)

        await self._decide(interaction, club, [user, other], decide, key)
        await self._close(interaction, club, meant, "club-request-answered")

    async def _close(self, interaction: AnyInteraction, club: Club, button: ClubId, key: str) -> None:
        """Take the buttons from an invitation or a request that everybody sees, once it is answered."""
        message = interaction.message
        if message is None or message.flags.ephemeral or not has_button(message, str(button)):
            return
        view = answered_message(self._services.languages.at(club.guild), club, key)
        try:
            await message.edit(view=view, allowed_mentions=discord.AllowedMentions.none())
        except (discord.HTTPException, *answers.TRANSIENT) as error:
            log.info("club %d: what is answered keeps its buttons: %s", club.id, error)

    async def _ask(self, interaction: AnyInteraction, club: Club, act: ClubAct) -> None:
        words = self._services.languages.of(interaction)
        await self._require_keeper(interaction, club)
        if act is ClubAct.ROLE:
            await answers.ask(interaction, role_form(words, club))
            return
        now = [each.user for each in await self._clubs.store.people(club) if each.keeper]
        await answers.ask(interaction, people_form(words, club, act, now if act is ClubAct.KEEPERS else ()))

    async def _submitted(self, interaction: AnyInteraction, club: Club, act: ClubAct) -> None:
        data: Any = interaction.data or {}
        chosen = read_club_form(data.get("components"), MOST_KEEPERS if act is ClubAct.KEEPERS else MOST_CHOSEN)
        user, manages = interaction.user.id, interaction.permissions.manage_guild
        match act:
            case ClubAct.INVITE:
                await self._invite(interaction, club, [each for each in chosen if each in members_in(data)])
            case ClubAct.REMOVE:

                def remove(roll: Roll, now: datetime) -> list[Person]:
                    return deciding.remove(roll, now, user, chosen, manages=manages)

                await self._part(interaction, club, chosen, remove, "removed")
            case ClubAct.KEEPERS:
                there = [each for each in chosen if each in members_in(data)]

                def choose(roll: Roll, now: datetime) -> list[Person]:
                    return deciding.choose_keepers(roll, now, user, there, manages=manages)

                await self._decide(interaction, club, [user, *there], choose, "keepers")
            case _:
                await self._require_keeper(interaction, club)
                if len(chosen) != 1 or chosen[0] == club.guild or chosen[0] not in _roles_in(data):
                    raise Refusal("club_bad_role")
                if not await role_is_gone(interaction, club):
                    raise Refusal("club_role_there")
                await self._clubs.store.give_role(club, chosen[0])
                await self._changed(interaction, club, "role")

    async def _invite(self, interaction: AnyInteraction, club: Club, chosen: Collection[int]) -> None:
        """Invite people, and tell them so in the channel: they are pinged there once, and nobody else is."""
        if not chosen:
            raise Refusal("not_a_member", player="–")
        user, manages = interaction.user.id, interaction.permissions.manage_guild
        changed: list[Person] = []

        def invite(roll: Roll, now: datetime) -> list[Person]:
            changed[:] = deciding.invite(roll, now, user, chosen, manages=manages)
            return changed

        before = await self._store(club, [user, *chosen], invite)
        invited = [each.user for each in changed if each.standing is Standing.INVITED]
        if not invited:
            await self._changed(interaction, club, "let-in")
            return
        words = self._services.languages.at(club.guild)
        by = await self._services.names.person(words, club.guild, user)
        view = invitation_message(words, club, invited, by)
        pinged = invited if self._services.settings.guild(club.guild).ping else ()
        shown = None
        try:
            shown = await answers.send(interaction, view, ephemeral=False, pinging=pinged, names_players=not pinged)
        finally:
            if shown is None:  # else they could not be invited again
                await self._store(club, invited, lambda roll, now: deciding.not_told(roll, before, changed))

    async def _decide(
        self, interaction: AnyInteraction, club: Club, users: Collection[int], decide: Decision, key: str
    ) -> None:
        roll = await self._store(club, users, decide)
        own = roll.standing(interaction.user.id)
        asked = key == "joined" and own is Standing.OUTSIDE and not self._keeps(interaction, roll)
        await self._changed(interaction, club, "asked" if asked else key)
        if asked:
            await self._tell_keepers(interaction, roll)

    async def _tell_keepers(self, interaction: AnyInteraction, roll: Roll) -> None:
        """Tell a club's keepers in the channel that somebody asks to join, unless they have heard enough of it."""
        club, user, services = roll.club, interaction.user.id, self._services
        keepers = sorted(roll.keepers | ({club.founder} if club.founder else set()))
        try:
            pings = await self._clubs.store.tell_request(club, user, datetime.now(UTC))
            if pings is None:
                return
            pinged = keepers if pings and services.settings.guild(club.guild).ping else ()
            words = services.languages.at(club.guild)
            name = await services.names.person(words, club.guild, user)
            view = request_message(words, club, user, name, pinged)
            await answers.send(interaction, view, ephemeral=False, pinging=pinged)
        except (discord.HTTPException, *answers.TRANSIENT, NotSaved) as error:
            log.info("club %d: its keepers are told of no request: %s", club.id, error)

    async def _part(
        self, interaction: AnyInteraction, club: Club, users: Collection[int], decide: Decision, key: str
    ) -> None:
        """Let people be members no more, and take them out of the club's matches that have not begun.

        They are taken out first: if the bot is killed in between, it can be repeated. Whoever signs up again at that
        moment is taken out afterwards.
        """
        about = [interaction.user.id, *users]

        def check(roll: Roll, now: datetime) -> Iterable[Person]:
            decide(roll, now)
            return ()

        await self._store(club, about, check)
        out = await self._leave_matches(interaction, club, users, removed=key == "removed")
        await self._store(club, about, decide)
        out = await self._leave_matches(interaction, club, users, removed=key == "removed") or out
        await self._changed(interaction, club, f"{key}-match" if out else key)

    async def _leave_matches(
        self, interaction: AnyInteraction, club: Club, users: Collection[int], *, removed: bool
    ) -> bool:
        """Take people out of a club's matches that have not begun; return whether anybody was in one."""
        words, out = self._services.languages.at(club.guild), False
        by, why = (interaction.user.id, words("club-out-of-match", club=club.name)) if removed else (None, "")
        for each in self._house.tournaments.of_guild(club.guild):
            if club.existed(each.announced_at):
                out |= bool(await self._house.tournaments.do(each, leave_club, club.id, users, by, why))
        return out

    async def _store(self, club: Club, users: Collection[int], decide: Decision) -> Roll:
        now = datetime.now(UTC)
        return await self._clubs.store.change(club.guild, club.id, users, lambda roll: decide(roll, now))

    async def _changed(self, interaction: AnyInteraction, club: Club, key: str) -> None:
        """Show the club's page as it is after a change."""
        self._clubs.forget(club.guild)
        club = await self._clubs.store.of(club.guild, club.id)
        words = self._services.languages.of(interaction)
        await self._pages.show(interaction, club, notice=words(f"notice-club-{key}", club=name_text(club.name)))

    def _keeps(self, interaction: AnyInteraction, roll: Roll) -> bool:
        return interaction.permissions.manage_guild or roll.keeps(interaction.user.id)

    async def _require_keeper(self, interaction: AnyInteraction, club: Club) -> None:
        """Check that the sender of an interaction keeps a club.

        :raises Refused: ``unknown_club``, ``not_club_keeper``.
        """
        user, manages = interaction.user.id, interaction.permissions.manage_guild

        def check(roll: Roll) -> Iterable[Person]:
            deciding.require_keeper(roll, user, manages=manages)
            return ()

        await self._clubs.store.change(club.guild, club.id, [user], check)


def _join(roll: Roll, now: datetime, *, user: int, manages: bool) -> list[Person]:
    return deciding.join(roll, now, user, manages=manages)


def members_in(data: Any) -> set[int]:
    """Return the people among those whom a form names who are members of the server, and no bots."""
    resolved = data.get("resolved") or {}
    people = {int(each) for each, user in (resolved.get("users") or {}).items() if not user.get("bot")}
    return people & {int(each) for each in resolved.get("members") or {}}


def _roles_in(data: Any) -> set[int]:
    return {int(each) for each in (data.get("resolved") or {}).get("roles") or {}}


def _marked_up(details: Any) -> dict[str, str]:
    """Return what the sentence of a refusal needs, with the role as Discord's markup."""
    return {name: f"<@&{text}>" if name == "role" else text for name, text in details.items()}
