"""Announcing tournaments and ladders and showing them: ``/organise``, ``/tournament`` and ``/ladder``."""

from collections.abc import Mapping
from typing import Any, Final, Literal

import discord
from discord import app_commands

from bot.features.tournaments.clicks import TournamentClicks
from bot.features.tournaments.live.tournament_services import TournamentServices
from bot.features.tournaments.rules.options import (
    BY_OTHER_COMMANDS,
    LADDER_DAYS,
    LADDER_REACH,
    LADDER_WEEKS,
    MOST_ENTRANTS,
    MOST_TITLE,
    Format,
    Options,
)
from bot.features.tournaments.rules.tournament import Phase, Tournament
from bot.features.tournaments.views.names import LADDER, title_of
from bot.games.game import AnyGame
from bot.interactions import answers
from bot.interactions.commands.command import IN_SERVERS, command, game_option, guarded, localised_choices, option
from bot.interactions.components.layout import Layout, Rendered, layout
from bot.interactions.components.phrases import TURNS
from bot.interactions.permissions import TO_START_THREADS, lacking, permission_names
from bot.interactions.requests import Answer, Request, check_channel
from bot.runtime.refusal import Refusal, jump_link
from bot.tables.feature import Tables

MOST_OTHERS: Final = 5
"""How many other tournaments somebody's own page names."""

_THREADED: Final = (discord.ChannelType.text, discord.ChannelType.news)


_NUMBER: Final = app_commands.Range[int, 1, 2**53 - 1]


class _Announcing:
    """What the commands of tournaments and of ladders have in common."""

    def __init__(self, services: Tables, house: TournamentServices, clicks: TournamentClicks) -> None:
        self._services = services
        self._house = house
        self._clicks = clicks
        self._visible_channels = services.visible_channels

    async def _house_rules(self, request: Request, game: str) -> Mapping[str, str]:
        """Return the house rules of the server for a game, if the asker may announce events here."""
        guild, may = request.guild, request.permissions
        if not (may.manage_events or may.manage_messages or may.manage_guild):
            raise Refusal("needs_manage_events")
        await check_channel(self._services, request)
        return self._services.settings.guild(guild).house.get(game, {})

    async def _post(self, request: Request, rules: AnyGame, options: Options) -> tuple[Tournament, bool]:
        """Announce a tournament or a ladder in the channel of a request, and answer with its message.

        :return: it, and whether its tables get threads there.
        """
        houses, here = self._house, request.interaction.channel
        place, language = (request.guild, request.channel), request.words.language
        made = await houses.tournaments.announce(*place, rules, options, request.user, language=language)
        threads = here is not None and here.type in _THREADED and not lacking(request.interaction, TO_START_THREADS)
        (houses.places.permitted if threads else houses.places.refused)(made.channel)
        try:
            event, at = await houses.showing.event(made), request.interaction
            sent = await answers.send(at, event.view, ephemeral=False, files=event.files, names_players=True)
            if sent is not None and sent.message is not None:
                await houses.tournaments.posted(made, sent.message)
        finally:
            if made.message is None:
                houses.messages.touch(made)
        return made, threads

    async def _overview(self, request: Request, found: Tournament) -> Rendered:
        """Return the whole event. Its message is posted again if somebody has deleted it."""
        # Discord tells the bot of no deleted message without an intent that it does not ask for.
        if found.phase is not Phase.OVER:
            self._house.messages.touch(found)
        return await self._house.showing.event(found, request.words, request.user)

    async def _find(
        self, request: Request, number: int | None, *, ladder: bool = False, mine: bool = False
    ) -> Tournament:
        """Return what is meant: by its number, what needs the caller, this channel's, the newest.

        One that goes on comes before one that is over, and that before a ladder, which has commands of its own.
        Only those in channels that the caller may see are meant, and for their own page those that they are in.

        :param mine: whether it is for the caller's own page.
        """
        guild, user, tournaments = request.guild, request.user, self._house.tournaments
        here = request.channel, getattr(request.interaction.channel, "parent_id", None)

        async def is_meant(each: Tournament) -> bool:
            return (mine and each.has_in(user)) or await self._is_visible(request, each.channel)

        def fits(each: Tournament) -> tuple[int, bool, int]:
            return _needs(each, user) if mine or ladder else 0, each.channel in here, each.id

        unknown = Refusal("unknown_ladder" if ladder else "unknown_tournament")
        if number is not None:
            found = await tournaments.find(number)
            if found.guild != guild or not await is_meant(found) or (ladder and found.ladder is None):
                raise unknown
            return found
        live = [each for each in tournaments.of_guild(guild) if await is_meant(each)]
        if running := [each for each in live if (each.ladder is not None) == ladder]:
            return max(running, key=fits)
        listed = await self._house.store.of_guild(guild)
        over = [each for each in listed if (each.announced.options.format is Format.LADDER) == ladder]
        entered = set(await self._house.store.of_user(user, guild)) if mine else set()
        over.sort(key=lambda each: (each.id in entered, each.channel in here, each.id), reverse=True)
        for each in [*over, *([] if live or ladder else listed)]:
            if await self._is_visible(request, each.channel):
                return await tournaments.find(each.id)
        if live and not ladder:  # a ladder is only meant where there has never been a tournament
            return max(live, key=fits)
        raise unknown

    async def _is_visible(self, request: Request, channel: int) -> bool:
        return (await self._visible_channels.permissions(request.interaction, channel)).view_channel


class TournamentCommands(_Announcing):
    """``/tournament``, and what announces one. Everything else is on buttons."""

    def command(self) -> app_commands.Command[Any, ..., None]:
        """Return the command that shows one, or the caller's own page in one."""
        options = {
            "tournament": option("tournament", "tournament", _NUMBER),
            "mine": option("tournament", "mine", bool),
        }
        return command("tournament", guarded(self.show, self._services), options, reach=IN_SERVERS)

    def new_command(self, games: Mapping[str, AnyGame]) -> app_commands.Command[Any, ..., None]:
        """Return the command that announces one.

        :param games: the games that tournaments can be of.
        """
        of = "tournament-new"
        offered = tuple(each for each in Format if each not in BY_OTHER_COMMANDS)
        formats = localised_choices("tournament-format", offered)
        options = {
            "game": game_option(of, games, required=True),
            "format": option(of, "format", Literal[tuple(map(str, offered))], formats, required=True),
            "title": option(of, "title", app_commands.Range[str, 1, MOST_TITLE]),
        }
        return command("tournament", guarded(self.new, self._services), options, description=f"command-{of}")

    async def new(
        self,
        request: Request,
        game: str,
        format: str,  # noqa: A002 - the option's name
        title: str | None = None,
    ) -> Layout:
        """Announce a tournament in the channel of a request, and show the organiser what they can change of it.

        :raises Refusal: ``needs_manage_events``, ``channel_not_allowed``, ``no_access``.
        :raises Refused: what ``announcing.announce`` says against the options.
        """
        house, rules = await self._house_rules(request, game), self._services.room.games[game]
        seats = max(2, min(rules.seats))
        late = format == Format.ARENA
        options = Options(game, Format(format), seats=seats, house=house, title=title or "", late=late)
        return await self._clicks.change(request, await self.announce(request, rules, options))

    async def announce(self, request: Request, rules: AnyGame, options: Options) -> Tournament:
        """Announce a tournament, see ``_post``, and say what stands in the way of threads."""
        words, (made, threads) = request.words, await self._post(request, rules, options)
        if not threads:
            places = words.all_of(f"<#{each}>" for each in self._house.places.channels(made))
            text = words("tournament-without-threads", channels=places)
            if missing := lacking(request.interaction, TO_START_THREADS):
                text = f"{text} {words('notice-thread-lacks', permissions=permission_names(words, missing))}"
            await answers.send(request.interaction, layout(words, [text]), ephemeral=True)
        return made

    async def show(self, request: Request, tournament: int | None = None, mine: bool | None = None) -> Answer:
        """Show a tournament to the caller alone, or their own page in it.

        :raises Refusal: ``guild_only``, ``unknown_tournament``.
        """
        if mine:
            return await self._own(request, tournament)
        return await self._overview(request, await self._find(request, tournament))

    async def _own(self, request: Request, tournament: int | None) -> Layout:
        """Return the caller's own page in a tournament, with in which others they are."""
        found = await self._find(request, tournament, mine=True)
        words, user, here = request.words, request.user, found.guild
        others = [
            f"{title_of(words, each)} ({jump_link(here, each.channel, each.message)})"
            for each in self._house.tournaments.of_guild(here)
            if each.id != found.id and each.ladder is None and each.has_in(user)
        ]
        notice = words("tournament-me-others", tournaments=words.all_of(others[:MOST_OTHERS])) if others else ""
        return await self._clicks.me(request, found, notice=notice)


class LadderCommands(_Announcing):
    """The two commands. Everything else is on buttons."""

    def command(self) -> app_commands.Command[Any, ..., None]:
        """Return the command that shows one."""
        options = {"ladder": option("ladder-show", "ladder", _NUMBER)}
        return command("ladder", guarded(self.show, self._services, LADDER), options, reach=IN_SERVERS)

    def new_command(self, games: Mapping[str, AnyGame]) -> app_commands.Command[Any, ..., None]:
        """Return the command that announces one.

        :param games: the games that ladders can be of.
        """
        of = "ladder-new"
        options = {
            "game": game_option(of, games, required=True),
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
        request: Request,
        game: str,
        title: str | None = None,
        reach: int | None = None,
        days: int | None = None,
        weeks: int | None = None,
        limit: int | None = None,
        turn_time: str | None = None,
    ) -> None:
        """Announce a ladder in the channel of a request.

        :raises Refusal: ``guild_only``, ``needs_manage_events``, ``channel_not_allowed``, ``no_access``.
        :raises Refused: what ``announcing.announce`` says against the options.
        """
        usual = Options(game, Format.LADDER)
        options = Options(
            game,
            Format.LADDER,
            house=await self._house_rules(request, game),
            title=title or "",
            limit=limit,
            turn_seconds=None if turn_time is None else TURNS[turn_time],
            reach=reach or usual.reach,
            days=days or usual.days,
            weeks=weeks or usual.weeks,
        )
        await self._post(request, self._services.room.games[game], options)

    async def show(self, request: Request, ladder: int | None = None) -> Rendered:
        """Show a ladder to the caller alone.

        :raises Refusal: ``guild_only``, ``unknown_ladder``.
        """
        return await self._overview(request, await self._find(request, ladder, ladder=True))


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
