"""The commands of clubs: ``/club`` and ``/organise club``."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import discord
from discord import app_commands

from bot.faces.face import LISTED
from bot.features.tournaments.clubs.clicks import _NAME, ClubClicks, ping, role_is_gone
from bot.features.tournaments.clubs.role_cache import roles_of
from bot.features.tournaments.clubs.rules import MOST_NAME, Club, Standing
from bot.features.tournaments.clubs.store import folded
from bot.features.tournaments.commands import TournamentCommands
from bot.features.tournaments.live.tournament_services import TournamentServices
from bot.features.tournaments.rules.options import MOST_ROUNDS, MOST_TABLES, Format, Options, Side
from bot.features.tournaments.rules.tournament import Tournament
from bot.features.tournaments.typed_clock import TypedClock
from bot.features.tournaments.views.clubs import asking_message
from bot.features.tournaments.views.names import MATCH
from bot.games.game import AnyGame
from bot.games.refused import Refused
from bot.interactions import answers
from bot.interactions.commands.command import IN_SERVERS, command, completing, game_option, guarded, option
from bot.interactions.components.layout import Layout, layout
from bot.interactions.components.phrases import name_text, one_line
from bot.interactions.middleware import about
from bot.interactions.requests import Request, check_channel
from bot.locales.typed_times import LONGEST
from bot.runtime.refusal import Refusal
from bot.store.names import storable
from bot.tables.feature import Tables


class ClubCommands:
    """The commands. Everything else is on buttons."""

    def __init__(
        self, services: Tables, house: TournamentServices, announcing: TournamentCommands, clicks: ClubClicks
    ) -> None:
        self._services = services
        self._clubs, self._guild_commands = clicks.role_cache, clicks.guild_commands
        self._store = self._clubs.store
        self._house = house
        self._announcing = announcing
        self._clicks = clicks

    def new_command(self) -> app_commands.Command[Any, ..., None]:
        """Return the command that founds a club."""
        new = {
            "name": option("club-new", "name", app_commands.Range[str, 1, MOST_NAME], required=True),
            "role": option("club-new", "role", discord.Role),
        }
        return command("club", guarded(self.new, self._services), new, description="command-club-new")

    def command(self, games: Mapping[str, AnyGame]) -> app_commands.Command[Any, ..., None]:
        """Return the command that shows a club, or announces a match against one.

        :param games: the games that clubs can play.
        """
        most, of = max(max(each.seats) for each in games.values()), "club-match"
        options = {
            "club": option("club", "club", _NAME),
            "against": option(of, "against", _NAME),
            "game": game_option(of, games),
            "tables": option(of, "tables", app_commands.Range[int, 1, MOST_TABLES]),
            "seats": option(of, "seats", app_commands.Range[int, 2, most]),
            "rounds": option(of, "rounds", app_commands.Range[int, 1, MOST_ROUNDS]),
            "starts": option(of, "starts", app_commands.Range[str, 1, LONGEST]),
        }
        made = command("club", guarded(self.show, self._services), options, reach=IN_SERVERS)
        completing(made, self._like, "club", "against")
        return made

    async def new(self, request: Request, name: str, role: discord.Role | None = None) -> Layout:
        """Found a club, and show its page.

        :raises Refused: ``club_needs_manage``, ``club_name_empty``, ``club_name_taken``, ``too_many_clubs``,
            ``club_bad_role``: everybody has that role.
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
        self._clubs.forget(guild)
        await self._guild_commands.renew(guild)
        notice = request.words("notice-club-founded", club=name_text(club.name))
        return await self._clicks.show(request, club, notice=notice)

    async def show(
        self, request: Request, club: str | None = None, against: str | None = None, **of_match: Any
    ) -> Layout | None:
        """Show a club's page to the caller alone, by default their own, or all clubs if that could be several.

        :param against: if it is given, announce a match against this club instead.
        :raises Refused: ``unknown_club``, ``no_clubs``; ``match_lacks``, or what ``match`` raises.
        """
        if against is not None:
            about(request.interaction, MATCH)
            await self.match(request, against, club=club, **of_match)
            return None
        found = await self._meant(request, club)
        if found is None:
            return await self._clicks.show_all(request)
        return await self._clicks.show(request, found)

    async def match(
        self,
        request: Request,
        against: str,
        game: str | None = None,
        tables: int | None = None,
        seats: int | None = None,
        rounds: int | None = None,
        starts: str | None = None,
        club: str | None = None,
    ) -> None:
        """Announce a match of two clubs in the channel of a request. A keeper of the other club agrees to it.

        :raises Refused: ``match_lacks`` (its game, or how many tables), ``unknown_club``,
            ``which_own_club``, ``not_club_keeper``, ``club_empty``, ``club_role_deleted``, or what
            ``TournamentCommands.new`` and ``announcing.announce`` say.
        """
        if game is None or tables is None:
            raise Refusal("match_lacks")
        guild, settings = request.guild, self._services.settings
        await check_channel(self._services, request)
        other = await self._store.named(guild, against)
        own = await self._own(request, club, other)
        for each in (own, other):
            await self._require_people(request, each)
        rules, clock = self._services.room.games[game], TypedClock(settings, request, self._house.tournaments.now())
        options = Options(
            game,
            Format.CLUBS,
            seats=seats or max(2, min(rules.seats)),
            house=settings.guild(guild).house.get(game, {}),
            rounds=rounds,
            starts=None if starts is None else clock.read(starts),
            clubs=(Side(own.id, own.name), Side(other.id, other.name)),
            tables=tables,
        )
        announced = await self._announcing.announce(request, rules, options)
        if clock.notice:
            await answers.send(request.interaction, layout(request.words, [clock.notice]), ephemeral=True)
        await self._tell_keepers(request, announced, other)

    async def _tell_keepers(self, request: Request, match: Tournament, club: Club) -> None:
        """Ping the keepers of the club that has to agree to a match, once: they have a day for it."""
        people = await self._store.people(club)
        keepers = {each.user for each in people if each.keeper} | ({club.founder} if club.founder else set())
        asked = sorted(keepers - {request.user})
        if not asked or not match.awaits_acceptance:
            return
        words = self._services.languages.at(club.guild, match.language)
        await ping(self._services, request, asking_message(words, match, asked), asked)

    async def _meant(self, request: Request, name: str | None) -> Club | None:
        """Return the club that is meant: by its name, or the only one of the caller's, or of the server; or none."""
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
        """Return the club for which a match is announced: who keeps it may, and who may announce tournaments."""
        guild = request.guild
        known, clubs = await self._store.of_person(guild, request.user), await self._store.all(guild)
        kept = {number for number, each in known.items() if each.keeper}
        kept |= {each.id for each in clubs if each.founder == request.user}
        if name is not None:
            found = await self._store.named(guild, name)
        else:
            mine = [each for each in clubs if each.id in kept and each.id != other.id]
            if len(mine) != 1:
                raise Refusal("which_own_club")
            found = mine[0]
        may = request.permissions
        if found.id not in kept and not (may.manage_events or may.manage_messages or may.manage_guild):
            raise Refusal("not_club_keeper")
        return found

    async def _require_people(self, request: Request, club: Club) -> None:
        """Check that somebody can play for a club. Who has its role need not have used the bot before."""
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
