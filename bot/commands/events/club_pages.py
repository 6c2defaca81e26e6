"""Answers with a club's page, which only the asker sees."""

import aiohttp
import discord

from bot.clubs.club import Club, Standing
from bot.commands.kit.command import AnyInteraction
from bot.commands.kit.services import Services, place_of
from bot.directing.tournament_services import TournamentServices
from bot.interactions import answers
from bot.interactions.rosters import roles_of
from bot.interactions.visible_channels import VisibleChannels
from bot.tables.kit.refusal import Refusal, jump_link
from bot.tournaments.options import Format
from bot.views.club.club import MATCHES, ClubPage, club_page, clubs_page
from bot.views.tournament.tournament_clubs import score_text


class ClubPages:
    """Shows clubs. A click on such a page changes it."""

    def __init__(self, services: Services, house: TournamentServices) -> None:
        self._services = services
        self._house = house
        self._visible_channels = VisibleChannels()

    async def show(self, interaction: AnyInteraction, club: Club, page: int = 0, notice: str = "") -> None:
        """Show a club's page.

        :param page: the page of its members, from 0.
        :param notice: what has just happened; empty for nothing.
        """
        services, user = self._services, interaction.user.id
        await services.clubs.note(interaction, club.guild)
        shown = ClubPage(
            club,
            await services.clubs.store.people(club),
            page,
            user,
            interaction.permissions.manage_guild,
            await role_is_gone(interaction, club),
            await self._matches(interaction, club),
            notice,
        )
        await services.turn(interaction, club.guild, lambda words: club_page(words, shown))

    async def show_all(self, interaction: AnyInteraction, page: int = 0) -> None:
        """Show all clubs of the server, from which one is picked.

        :param page: the page, from 0.
        :raises Refused: ``guild_only``; ``no_clubs``: there is none.
        """
        guild, _ = place_of(interaction)
        store, roles = self._services.clubs.store, roles_of(interaction)
        clubs = await store.all(guild)
        if not clubs:
            raise Refusal("no_clubs")
        standings = {
            number: each.standing for number, each in (await store.of_person(guild, interaction.user.id)).items()
        }
        for each in clubs:
            if each.role is not None:
                standings[each.id] = Standing.MEMBER if each.role in roles else Standing.OUTSIDE
        await answers.show(interaction, clubs_page(self._services.languages.of(interaction), clubs, standings, page))

    async def _matches(self, interaction: AnyInteraction, club: Club) -> list[str]:
        """Return a line for each of a club's newest matches in channels that the asker can see."""
        words, lines = self._services.languages.of(interaction), []
        for each in await self._house.store.of_guild(club.guild):
            options = each.announced.options
            if options.format is not Format.CLUBS or club.id not in (side.club for side in options.clubs):
                continue
            if not club.existed(each.announced.at):
                continue
            if not (await self._visible_channels.permissions(interaction, each.channel)).view_channel:
                continue
            tournament = await self._house.tournaments.find(each.id)
            link = jump_link(each.guild, each.channel, each.message)
            lines.append(f"- {score_text(words, tournament)} · {link}")
            if len(lines) == MATCHES:
                break
        return lines


async def role_is_gone(interaction: AnyInteraction, club: Club) -> bool:
    """Tell whether a club's role has been deleted; False if Discord does not say it."""
    if club.role is None:
        return False
    guild = interaction.guild
    if guild is not None and len(guild.roles) > 1:
        return guild.get_role(club.role) is None
    try:
        roles = await interaction.client.http.get_roles(club.guild)
    except (discord.HTTPException, aiohttp.ClientError, OSError):
        return False
    return str(club.role) not in {str(each["id"]) for each in roles}
