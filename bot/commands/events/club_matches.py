"""What a match of clubs asks of clubs: who plays for which, and who agrees to it."""

from collections.abc import Iterable, Mapping
from typing import Any

from bot.clubs.club import Club, Person, Roll, Standing
from bot.commands.kit.command import AnyInteraction
from bot.commands.kit.services import Services
from bot.games.refused import Refused
from bot.interactions.rosters import roles_of
from bot.tables.kit.refusal import Refusal
from bot.tournaments.entries import Entrant
from bot.tournaments.options import Format
from bot.tournaments.refusing import entrant_numbered, require_live
from bot.tournaments.tournament import Tournament


class ClubMatches:
    """Looks up who is in the clubs of a match, when somebody signs up, agrees or takes somebody's place."""

    def __init__(self, services: Services) -> None:
        self._store = services.clubs.store

    async def side_of(self, interaction: AnyInteraction, tournament: Tournament, chosen: int | None) -> int | None:
        """Return for which club the sender of an interaction plays in a match.

        :param chosen: the club that they have chosen; None if they have not.
        :return: None in other formats, and if they are a member of both clubs and have not chosen.
        :raises Refused: ``tournament_over``, ``match_not_accepted``, ``not_of_clubs``.
        """
        if tournament.options.format is not Format.CLUBS:
            return None
        require_live(tournament)
        if tournament.awaits_acceptance:
            raise Refused("match_not_accepted")
        user, roles = interaction.user.id, roles_of(interaction)
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

    async def check_replacement(
        self, interaction: AnyInteraction, tournament: Tournament, entrant: Entrant, user: int
    ) -> None:
        """Check that who takes an entrant's place in a match is a member of the same club.

        :raises Refused: ``unknown_entrant``, ``not_of_clubs``.
        """
        side = entrant_numbered(tournament, entrant).side
        if side is None:
            return
        data: Any = interaction.data or {}
        members: Mapping[str, Any] = (data.get("resolved") or {}).get("members") or {}
        roles = frozenset(int(each) for each in (members.get(str(user)) or {}).get("roles") or ())
        club = tournament.options.clubs[side].club
        if not await self._is_member(tournament, club, user, roles):
            raise self._not_of_clubs(tournament)

    async def require_other_keeper(self, interaction: AnyInteraction, tournament: Tournament) -> None:
        """Check that the sender of an interaction keeps the club that has to agree to a match.

        :raises Refused: ``accepted_already``, also for other formats; ``unknown_club``: it has ended;
            ``not_keeper_of_club``.
        """
        require_live(tournament)
        if not tournament.awaits_acceptance:
            raise Refused("accepted_already")
        user, manages = interaction.user.id, interaction.permissions.manage_guild
        other = tournament.options.clubs[1]

        def check(roll: Roll) -> Iterable[Person]:
            if not roll.club.existed(tournament.announced_at):
                raise Refused("unknown_club")
            if not (manages or roll.keeps(user)):
                raise Refused("not_keeper_of_club", name=other.name)
            return ()

        await self._store.change(tournament.guild, other.club, [user], check)

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
