"""``/club`` and ``/organise club``: founding clubs, their pages, and matches between them."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import discord
from discord import app_commands

from bot.clubs.club import MOST_NAME, Club, Standing
from bot.commands.events.club_clicks import ClubPages, role_is_gone
from bot.commands.events.tournaments import MOST_MINUTES, TournamentCommands
from bot.commands.kit.command import IN_SERVERS, Option, command, completing, game_option, group, guarded, option
from bot.commands.kit.services import Request, Services, check_channel
from bot.directing.tournament_services import TournamentServices
from bot.faces.face import LISTED
from bot.games.game import AnyGame
from bot.games.refused import Refused
from bot.interactions import answers
from bot.interactions.rosters import roles_of
from bot.store.clubs import folded
from bot.store.people.names import storable
from bot.tables.kit.refusal import Refusal
from bot.tournaments.options import MOST_ROUNDS, MOST_TABLES, Format, Options, Side
from bot.tournaments.tournament import Tournament
from bot.views.kit.layout import Layout
from bot.views.kit.plain_text import name_text, one_line
from bot.views.tournament.tournament_clubs import asking_message
from bot.views.tournament.tournament_names import MATCH

_NAME: Final = app_commands.Range[str, 1, 64]


class ClubCommands:
    """The commands. Everything else is on buttons."""

    def __init__(
        self, services: Services, house: TournamentServices, announcing: TournamentCommands, club_pages: ClubPages
    ) -> None:
        self._services = services
        self._store = services.clubs.store
        self._house = house
        self._announcing = announcing
        self._club_pages = club_pages

    def new_command(self) -> app_commands.Command[Any, ..., None]:
        """Return the command that founds a club."""
        new = {
            "name": option("club-new", "name", app_commands.Range[str, 1, MOST_NAME], required=True),
            "role": option("club-new", "role", discord.Role),
        }
        return command("club", guarded(self.new, self._services), new, description="command-club-new")

    def group(self, games: Mapping[str, AnyGame]) -> app_commands.Group:
        """Return the command with its subcommands.

        :param games: the games that clubs can play.
        """
        most = max(each.seats.stop for each in games.values()) - 1
        show = {"club": option("club-show", "club", _NAME)}
        match = {
            "against": option("club-match", "against", _NAME, required=True),
            "game": game_option("club-match", games, required=True),
            "tables": option("club-match", "tables", app_commands.Range[int, 1, MOST_TABLES], required=True),
            "seats": option("club-match", "seats", app_commands.Range[int, 2, most]),
            "rounds": option("club-match", "rounds", app_commands.Range[int, 1, MOST_ROUNDS]),
            "starts_in": option("club-match", "starts_in", app_commands.Range[int, 1, MOST_MINUTES]),
            "club": option("club-match", "club", _NAME),
        }
        shown, matched = self._with_club("show", self.show, show), self._with_club("match", self.match, match)
        return group("club", IN_SERVERS, shown, matched)

    def _with_club(self, name: str, action: Any, options: Mapping[str, Option]) -> app_commands.Command[Any, ..., None]:
        """Return a command that completes the names of clubs."""
        kind = MATCH if name == "match" else None
        made = command(name, guarded(action, self._services, kind), options, description=f"command-club-{name}")
        completing(made, self._like, *(each for each in ("club", "against") if each in options))
        return made

    async def new(self, request: Request, name: str, role: discord.Role | None = None) -> Layout:
        """Found a club, and show its page.

        :raises Refused: ``guild_only``, ``club_needs_manage``, ``club_name_empty``, ``club_name_taken``,
            ``too_many_clubs``; ``club_bad_role``: everybody has that role.
        """
        guild = request.guild
        if not (request.permissions.manage_guild or request.permissions.manage_events):
            raise Refusal("club_needs_manage")
        kept = storable(one_line(name)).strip()
        if not name_text(kept):
            raise Refusal("club_name_empty")
        if role is not None and role.id == guild:
            raise Refusal("club_bad_role")
        now = datetime.now(UTC)
        club = await self._store.found(guild, kept, None if role is None else role.id, request.user, now)
        self._services.clubs.forget(guild)
        await self._services.renew_commands(guild)
        return await self._club_pages.show(
            request, club, notice=request.words("notice-club-founded", club=name_text(club.name))
        )

    async def show(self, request: Request, club: str | None = None) -> Layout:
        """Show a club's page to the caller alone, by default their own, or all clubs if that could be several.

        :raises Refused: ``guild_only``, ``unknown_club``, ``no_clubs``.
        """
        found = await self._meant(request, club)
        if found is None:
            return await self._club_pages.show_all(request)
        return await self._club_pages.show(request, found)

    async def match(
        self,
        request: Request,
        against: str,
        game: str,
        tables: int,
        seats: int | None = None,
        rounds: int | None = None,
        starts_in: int | None = None,
        club: str | None = None,
    ) -> None:
        """Announce a match of two clubs in the channel of a request. A keeper of the other club agrees to it.

        :raises Refused: ``guild_only``, ``unknown_club``, ``which_own_club``, ``not_club_keeper``, ``club_empty``,
            ``club_role_deleted``, or what ``TournamentCommands.new`` and ``announcing.announce`` say.
        """
        guild = request.guild
        await check_channel(self._services, request)
        other = await self._store.named(guild, against)
        own = await self._own(request, club, other)
        for each in (own, other):
            await self._require_people(request, each)
        rules, now = self._services.room.games[game], self._house.tournaments.now()
        options = Options(
            game,
            Format.CLUBS,
            seats=seats or max(2, rules.seats.start),
            house=self._services.settings.guild(guild).house.get(game, {}),
            rounds=rounds,
            starts=None if starts_in is None else now.replace(microsecond=0) + timedelta(minutes=starts_in),
            clubs=(Side(own.id, own.name), Side(other.id, other.name)),
            tables=tables,
        )
        announced = await self._announcing.announce(request, rules, options)
        await self._tell_keepers(request, announced, other)

    async def _tell_keepers(self, request: Request, match: Tournament, club: Club) -> None:
        """Ping the keepers of the club that has to agree to a match, once: they have a day for it."""
        people = await self._store.people(club)
        keepers = {each.user for each in people if each.keeper} | ({club.founder} if club.founder else set())
        asked = sorted(keepers - {request.user})
        if not asked or not match.awaits_acceptance:
            return
        view = asking_message(self._services.languages.at(club.guild), match, asked)
        pinged = asked if self._services.settings.guild(club.guild).ping else ()
        await answers.send(request.interaction, view, ephemeral=False, pinging=pinged, names_players=not pinged)

    async def _meant(self, request: Request, name: str | None) -> Club | None:
        """Return the club that is meant: by its name, or the only one of the caller's, or of the server; or none.

        :raises Refused: ``guild_only``, ``unknown_club``, ``no_clubs``.
        """
        guild = request.guild
        if name is not None:
            return await self._store.named(guild, name)
        clubs = await self._store.all(guild)
        if not clubs:
            raise Refusal("no_clubs")
        known, roles = await self._store.of_person(guild, request.user), roles_of(request.interaction)
        member = {number for number, each in known.items() if each.standing is Standing.MEMBER}
        mine = [each for each in clubs if each.id in member or each.role in roles] or clubs
        return mine[0] if len(mine) == 1 else None

    async def _own(self, request: Request, name: str | None, other: Club) -> Club:
        """Return the club for which a match is announced: who keeps it may, and who may announce tournaments.

        :raises Refused: ``unknown_club``, ``which_own_club``, ``not_club_keeper``, ``needs_manage_events``.
        """
        guild = request.guild
        kept = await self._kept(request)
        if name is not None:
            found = await self._store.named(guild, name)
        else:
            mine = [each for each in await self._store.all(guild) if each.id in kept and each.id != other.id]
            if len(mine) != 1:
                raise Refusal("which_own_club")
            found = mine[0]
        may = request.permissions
        if found.id not in kept and not (may.manage_events or may.manage_messages or may.manage_guild):
            raise Refusal("not_club_keeper")
        return found

    async def _kept(self, request: Request) -> set[int]:
        """Return the clubs that the sender of a request has founded or keeps."""
        known = await self._store.of_person(request.guild, request.user)
        founded = {each.id for each in await self._store.all(request.guild) if each.founder == request.user}
        return founded | {number for number, each in known.items() if each.keeper}

    async def _require_people(self, request: Request, club: Club) -> None:
        """Check that somebody can play for a club. Who has its role need not have used the bot before.

        :raises Refused: ``club_empty``, ``club_role_deleted``.
        """
        if await role_is_gone(request, club):
            raise Refusal("club_role_deleted", name=club.name)
        people = await self._store.people(club) if club.role is None else []
        if club.role is None and not any(each.standing is Standing.MEMBER for each in people):
            raise Refusal("club_empty", name=club.name)

    async def _like(self, request: Request, typed: str) -> list[app_commands.Choice[str]]:
        """Return the names of the server's clubs that contain what was typed."""
        try:
            clubs = await self._store.all(request.guild)
        except Refused:
            return []
        found = [each for each in clubs if folded(typed) in folded(each.name)]
        return [app_commands.Choice(name=each.name, value=each.name) for each in found[:LISTED]]
