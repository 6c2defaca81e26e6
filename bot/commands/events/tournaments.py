"""Announcing tournaments and showing them: ``/organise tournament``, ``/tournament show`` and ``me``."""

from collections.abc import Mapping
from typing import Any, Final, Literal

import discord
from discord import app_commands

from bot.commands.events.tournament_pages import TournamentPages
from bot.commands.kit.click import AnyInteraction
from bot.commands.kit.command import IN_SERVERS, command, guarded, localised_choices, option
from bot.commands.kit.services import Services, check_channel, place_of
from bot.commands.translator import localised
from bot.directing.scheduled import schedule_event
from bot.directing.tournament_services import TournamentServices
from bot.games.game import AnyGame
from bot.interactions import answers
from bot.interactions.permissions import TO_START_THREADS, lacking, permission_names
from bot.interactions.visible_channels import VisibleChannels
from bot.tables.kit.refusal import Refusal, jump_link
from bot.tournaments.options import BY_OTHER_COMMANDS, MOST_TITLE, Format, Options
from bot.tournaments.tournament import Phase, Tournament
from bot.views.kit.notice import notice_message
from bot.views.tournament.tournament_names import title_of

MOST_OTHERS: Final = 5
"""How many other tournaments somebody's own page names."""

MOST_MINUTES: Final = 366 * 24 * 60
"""How long ahead a tournament can be announced, in minutes."""

_THREADED: Final = (discord.ChannelType.text, discord.ChannelType.news)


class TournamentCommands:
    """The subcommands of ``/tournament``. Everything else is on buttons."""

    def __init__(self, services: Services, house: TournamentServices, pages: TournamentPages) -> None:
        self._services = services
        self._house = house
        self._pages = pages
        self._visible_channels = VisibleChannels()

    def group(self) -> app_commands.Group:
        """Return the command with its subcommands."""
        made = app_commands.Group(
            name=localised("name-tournament"), description=localised("command-tournament"), **IN_SERVERS
        )
        number = app_commands.Range[int, 1, 2**53 - 1]
        for name, action in {"show": self.show, "me": self.me}.items():
            which = option(f"tournament-{name}", "tournament", number)
            callback = guarded(action, self._services)
            described = f"command-tournament-{name}"
            made.add_command(command(name, callback, {"tournament": which}, description=described))
        return made

    def new_command(self, games: Mapping[str, AnyGame]) -> app_commands.Command[Any, ..., None]:
        """Return the command that announces one.

        :param games: the games that tournaments can be of.
        """
        of = "tournament-new"
        titles = [app_commands.Choice(name=localised(f"{name}-title"), value=name) for name in games]
        offered = tuple(each for each in Format if each not in BY_OTHER_COMMANDS)
        formats = localised_choices("tournament-format", offered)
        options = {
            "game": option(of, "game", Literal[tuple(games)], titles, required=True),
            "format": option(of, "format", Literal[tuple(map(str, offered))], formats, required=True),
            "title": option(of, "title", app_commands.Range[str, 1, MOST_TITLE]),
        }
        return command("tournament", guarded(self.new, self._services), options, description=f"command-{of}")

    async def new(
        self,
        interaction: AnyInteraction,
        game: str,
        format: str,  # noqa: A002 - the option's name
        title: str | None = None,
    ) -> None:
        """Announce a tournament in the channel of an interaction, and show the organiser what they can change of it.

        :raises Refusal: ``guild_only``, ``needs_manage_events``, ``channel_not_allowed``, ``no_access``.
        :raises Refused: what ``announcing.announce`` says against the options.
        """
        guild, _ = place_of(interaction)
        may = interaction.permissions
        if not (may.manage_events or may.manage_messages or may.manage_guild):
            raise Refusal("needs_manage_events")
        await check_channel(self._services, interaction)
        rules, wishes = self._services.room.games[game], self._services.settings.guild(guild)
        house, seats = wishes.house.get(game, {}), max(2, rules.seats.start)
        options = Options(game, Format(format), seats=seats, house=house, title=title or "")
        await self._pages.change(interaction, await self.announce(interaction, rules, options))

    async def announce(self, interaction: AnyInteraction, rules: AnyGame, options: Options) -> Tournament:
        """Announce a tournament in the channel of an interaction, answer with its message, and return it.

        :raises Refusal: ``guild_only``.
        :raises Refused: what ``announcing.announce`` says against the options.
        """
        guild, channel = place_of(interaction)
        tournament = await self._house.tournaments.announce(guild, channel, rules, options, interaction.user.id)
        await self._show_new(interaction, tournament)
        await schedule_event(interaction, tournament, self._services.languages.at(guild))
        return tournament

    async def _show_new(self, interaction: AnyInteraction, tournament: Tournament) -> None:
        """Answer with the tournament's message, and say what stands in the way of threads."""
        words, houses = self._services.languages.of(interaction), self._house
        channel = interaction.channel
        missing = lacking(interaction, TO_START_THREADS)
        threads = channel is not None and channel.type in _THREADED and not missing
        if threads:
            houses.places.permitted(tournament.channel)
        else:
            houses.places.refused(tournament.channel)
        try:
            rendered = await houses.showing.event(tournament)
            sent = await answers.send(
                interaction, rendered.view, ephemeral=False, files=rendered.files, names_players=True
            )
            if sent is not None and sent.message is not None:
                await houses.tournaments.posted(tournament, sent.message)
        finally:
            if tournament.message is None:
                houses.messages.touch(tournament)
        if not threads:
            places = words.all_of(f"<#{each}>" for each in houses.places.channels(tournament))
            text = words("tournament-without-threads", channels=places)
            if missing:
                text = f"{text} {words('notice-thread-lacks', permissions=permission_names(words, missing))}"
            await answers.send(interaction, notice_message(words, text), ephemeral=True)

    async def show(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """Show a tournament to the caller alone. Its message is posted again if somebody has deleted it.

        Discord tells the bot of no deleted message without an intent that it does not ask for.

        :raises Refusal: ``guild_only``, ``unknown_tournament``.
        """
        found = await self._find(interaction, tournament, mine=False)
        await self._pages.overview(interaction, found)
        if found.phase is not Phase.OVER:
            self._house.messages.touch(found)

    async def me(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """Show the caller their own page in a tournament, and in which others they are.

        :raises Refusal: ``guild_only``, ``unknown_tournament``.
        """
        found = await self._find(interaction, tournament, mine=True)
        words, user, here = self._services.languages.of(interaction), interaction.user.id, found.guild
        others = [
            f"{title_of(words, each)} ({jump_link(here, each.channel, each.message)})"
            for each in self._house.tournaments.of_guild(here)
            if each.id != found.id and each.ladder is None and each.has_in(user)
        ]
        notice = words("tournament-me-others", tournaments=words.all_of(others[:MOST_OTHERS])) if others else ""
        await self._pages.me(interaction, found, notice=notice)

    async def _find(self, interaction: AnyInteraction, number: int | None, *, mine: bool) -> Tournament:
        """Return the tournament that is meant: by its number, what needs the caller, this channel's, the newest.

        One that goes on comes before one that is over, and that before a ladder, which has commands of its own.
        Only those in channels that the caller may see are meant, and for their own page those that they are in.

        :raises Refusal: ``guild_only``, ``unknown_tournament``.
        """
        guild, channel = place_of(interaction)
        tournaments, user = self._house.tournaments, interaction.user.id

        async def is_meant(each: Tournament) -> bool:
            return (mine and each.has_in(user)) or await self._is_visible(interaction, each.channel)

        if number is not None:
            found = await tournaments.find(number)
            if found.guild != guild or not await is_meant(found):
                raise Refusal("unknown_tournament")
            return found
        live = [each for each in tournaments.of_guild(guild) if await is_meant(each)]
        parent = getattr(interaction.channel, "parent_id", None)

        def fits(each: Tournament) -> tuple[int, bool, int]:
            return _needs(each, user) if mine else 0, each.channel in (channel, parent), each.id

        if running := [each for each in live if each.ladder is None]:
            return max(running, key=fits)
        listed = await self._house.store.of_guild(guild)
        over = [each for each in listed if each.announced.options.format is not Format.LADDER]
        entered = set(await self._house.store.of_user(user, guild)) if mine else set()
        over.sort(key=lambda each: (each.id in entered, each.channel in (channel, parent), each.id), reverse=True)
        for each in over:
            if await self._is_visible(interaction, each.channel):
                return await tournaments.find(each.id)
        if live:  # a ladder is only meant where there has never been a tournament: it has commands of its own
            return max(live, key=fits)
        for each in listed:
            if await self._is_visible(interaction, each.channel):
                return await tournaments.find(each.id)
        raise Refusal("unknown_tournament")

    async def _is_visible(self, interaction: AnyInteraction, channel: int) -> bool:
        return (await self._visible_channels.permissions(interaction, channel)).view_channel


def _needs(tournament: Tournament, user: int) -> int:
    """Return how much a tournament needs a person now: most at an open table, then to check in, then for a table.

    One in which they are knocked out, or wait for a place, needs them least.
    """
    entered = tournament.entrant_of(user)
    if entered is None or entered.out is not None:
        return 0
    pairing = tournament.pairing_of(entered.number)
    if pairing is not None:
        return 5 if pairing.table is not None else 3
    if tournament.phase is Phase.CHECK_IN and not entered.here:
        return 4
    return 1 if entered.waiting or tournament.knocked_out(entered.number) else 2
