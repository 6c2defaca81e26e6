"""Announcing ladders and showing them: ``/organise ladder`` and ``/ladder``."""

from collections.abc import Mapping
from typing import Any, Literal

import discord
from discord import app_commands

from bot.commands.events.tournament_pages import TournamentPages
from bot.commands.kit.click import AnyInteraction
from bot.commands.kit.command import IN_SERVERS, command, guarded, localised_choices, option
from bot.commands.kit.services import Services, check_channel, place_of
from bot.commands.translator import localised
from bot.directing.tournament_services import TournamentServices
from bot.games.game import AnyGame
from bot.interactions import answers
from bot.interactions.permissions import TO_START_THREADS, lacking
from bot.interactions.visible_channels import VisibleChannels
from bot.tables.kit.refusal import Refusal
from bot.tournaments.options import LADDER_DAYS, LADDER_REACH, LADDER_WEEKS, MOST_ENTRANTS, MOST_TITLE, Format, Options
from bot.tournaments.tournament import Phase, Tournament
from bot.views.kit.settings import TURNS
from bot.views.tournament.tournament_names import LADDER

_THREADED = (discord.ChannelType.text, discord.ChannelType.news)


class LadderCommands:
    """The two commands. Everything else is on buttons."""

    def __init__(self, services: Services, house: TournamentServices, shown: TournamentPages) -> None:
        self._services = services
        self._house = house
        self._shown = shown
        self._visible_channels = VisibleChannels()

    def command(self) -> app_commands.Command[Any, ..., None]:
        """Return the command that shows one."""
        options = {"ladder": option("ladder-show", "ladder", app_commands.Range[int, 1, 2**53 - 1])}
        made = command("ladder", guarded(self.show, self._services, LADDER), options)
        made.allowed_contexts, made.allowed_installs = IN_SERVERS["allowed_contexts"], IN_SERVERS["allowed_installs"]
        return made

    def new_command(self, games: Mapping[str, AnyGame]) -> app_commands.Command[Any, ..., None]:
        """Return the command that announces one.

        :param games: the games that ladders can be of.
        """
        of = "ladder-new"
        titles = [app_commands.Choice(name=localised(f"{name}-title"), value=name) for name in games]
        options = {
            "game": option(of, "game", Literal[tuple(games)], titles, required=True),
            "title": option(of, "title", app_commands.Range[str, 1, MOST_TITLE]),
            "reach": option(of, "reach", app_commands.Range[int, LADDER_REACH.start, LADDER_REACH.stop - 1]),
            "days": option(of, "days", app_commands.Range[int, LADDER_DAYS.start, LADDER_DAYS.stop - 1]),
            "weeks": option(of, "weeks", app_commands.Range[int, LADDER_WEEKS.start, LADDER_WEEKS.stop - 1]),
            "limit": option(of, "limit", app_commands.Range[int, 2, MOST_ENTRANTS]),
            "turn_time": option(of, "turn_time", Literal[tuple(TURNS)], localised_choices("turn-time", TURNS)),
        }
        return command("ladder", guarded(self.new, self._services, LADDER), options, description=f"command-{of}")

    async def new(
        self,
        interaction: AnyInteraction,
        game: str,
        title: str | None = None,
        reach: int | None = None,
        days: int | None = None,
        weeks: int | None = None,
        limit: int | None = None,
        turn_time: str | None = None,
    ) -> None:
        """Announce a ladder in the channel of an interaction.

        :raises Refusal: ``guild_only``, ``needs_manage_events``, ``channel_not_allowed``, ``no_access``.
        :raises Refused: what ``announcing.announce`` says against the options.
        """
        guild, channel = place_of(interaction)
        may = interaction.permissions
        if not (may.manage_events or may.manage_messages or may.manage_guild):
            raise Refusal("needs_manage_events")
        await check_channel(self._services, interaction)
        rules, usual = self._services.room.games[game], Options(game, Format.LADDER)
        options = Options(
            game,
            Format.LADDER,
            house=self._services.settings.guild(guild).house.get(game, {}),
            title=title or "",
            limit=limit,
            turn_seconds=None if turn_time is None else TURNS[turn_time],
            reach=reach or usual.reach,
            days=days or usual.days,
            weeks=weeks or usual.weeks,
        )
        tournament = await self._house.tournaments.announce(guild, channel, rules, options, interaction.user.id)
        await self._show_new(interaction, tournament)

    async def _show_new(self, interaction: AnyInteraction, tournament: Tournament) -> None:
        """Answer with the ladder's message."""
        houses, channel = self._house, interaction.channel
        if channel is not None and channel.type in _THREADED and not lacking(interaction, TO_START_THREADS):
            houses.places.permitted(tournament.channel)
        else:
            houses.places.refused(tournament.channel)
        try:
            rendered = await houses.showing.event(tournament)
            sent = await answers.send(interaction, rendered.view, ephemeral=False, names_players=True)
            if sent is not None and sent.message is not None:
                await houses.tournaments.posted(tournament, sent.message)
        finally:
            if tournament.message is None:
                houses.messages.touch(tournament)

    async def show(self, interaction: AnyInteraction, ladder: int | None = None) -> None:
        """Show a ladder to the caller alone. Its message is posted again if somebody has deleted it.

        :raises Refusal: ``guild_only``, ``unknown_ladder``.
        """
        found = await self._find(interaction, ladder)
        await self._shown.overview(interaction, found)
        if found.phase is not Phase.OVER:
            self._house.messages.touch(found)

    async def _find(self, interaction: AnyInteraction, number: int | None) -> Tournament:
        """Return the ladder that is meant: by its number, the caller's own, this channel's, or the newest.

        Only those in channels that the caller may see are meant.

        :raises Refusal: ``guild_only``, ``unknown_ladder``.
        """
        guild, channel = place_of(interaction)
        tournaments = self._house.tournaments
        if number is not None:
            found = await tournaments.find(number)
            here = found.guild == guild and await self._is_visible(interaction, found.channel)
            if not here or found.ladder is None:
                raise Refusal("unknown_ladder")
            return found
        parent = getattr(interaction.channel, "parent_id", None)

        def fits(each: Tournament) -> tuple[bool, bool, int]:
            entered = each.entrant_of(interaction.user.id)
            return entered is not None and entered.out is None, each.channel in (channel, parent), each.id

        live = [each for each in tournaments.of_guild(guild) if each.ladder is not None]
        live = [each for each in live if await self._is_visible(interaction, each.channel)]
        if live:
            return max(live, key=fits)
        for listed in await self._house.store.of_guild(guild):
            is_ladder = listed.announced.options.format is Format.LADDER
            if is_ladder and await self._is_visible(interaction, listed.channel):
                return await tournaments.find(listed.id)
        raise Refusal("unknown_ladder")

    async def _is_visible(self, interaction: AnyInteraction, channel: int) -> bool:
        return (await self._visible_channels.permissions(interaction, channel)).view_channel
