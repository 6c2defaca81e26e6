"""``leaderboard``: who is best at a game; seasons; and ``wallet``: a person's play money."""

from collections.abc import Mapping
from datetime import UTC, date, datetime
from typing import Any, Final, Literal

from discord import app_commands

from bot.commands.kit.click import Answer, Click, Fresh
from bot.commands.kit.command import command, game_option, guarded, localised_choices, option
from bot.commands.kit.interaction_frame import about
from bot.commands.kit.services import Request, Services, managed
from bot.commands.standings.pages import Pages
from bot.commands.translator import localised
from bot.games.game import AnyGame
from bot.store.standings.periods import Period, keys_at
from bot.store.standings.seasons import Seasons
from bot.store.standings.standings import RankedBy
from bot.tables.kit.refusal import Refusal
from bot.tables.purses import Purses
from bot.views.kit.layout import Layout
from bot.views.kit.notice import notice_message
from bot.views.kit.plain_text import one_line, plain
from bot.views.kit.route import Malformed, on
from bot.views.kit.routes import PageAct
from bot.views.standings.leaderboard import HERE, SERVER, LeaderboardQuery
from bot.views.standings.season import NAME_LENGTH, read_season, season_form, since
from bot.views.standings.wallet import wallet_message

WHERE: Final = (SERVER, HERE)


def leaderboard_command(services: Services, pages: Pages, game: str) -> app_commands.Command[Any, ..., None]:
    """Return the command that shows a game's leaderboards."""
    return _Leaderboards(services, pages, game).leaderboard_command()


class _Leaderboards:
    """The callback."""

    def __init__(self, services: Services, pages: Pages, game: str) -> None:
        self._services = services
        self._pages = pages
        self._game = game

    def leaderboard_command(self) -> app_commands.Command[Any, ..., None]:
        """Return ``leaderboard``."""
        what = [app_commands.Choice(name=localised(self._what_key(each)), value=each.value) for each in RankedBy]
        options = {
            "what": option("leaderboard", "what", Literal[tuple(each.value for each in RankedBy)], what),
            "period": option(
                "leaderboard",
                "period",
                Literal[tuple(each.value for each in Period)],
                localised_choices("period", Period),
            ),
            "where": option("leaderboard", "where", Literal[WHERE], localised_choices("where", WHERE)),
        }
        return command("leaderboard", guarded(self.leaderboard, self._services, self._game), options)

    def _what_key(self, what: RankedBy) -> str:
        """Return the message key of what people are ranked by. Each game has its own word for its score."""
        return f"{self._game}-score" if what is RankedBy.STARS else f"what-{what}"

    async def leaderboard(
        self, request: Request, what: str = RankedBy.STARS, period: str = Period.ALL, where: str = SERVER
    ) -> Answer:
        """Return a leaderboard.

        :raises Refusal: ``guild_only``, ``no_season``, ``ratings_hidden``.
        """
        guild = request.guild
        season = None
        if period == Period.SEASON:
            found = await self._pages.finished.seasons.all(guild, self._game)
            if not found:
                raise Refusal("no_season")
            season = found[0].id
        keys = keys_at(datetime.now(UTC), season)
        query = LeaderboardQuery(
            self._game, RankedBy(what or RankedBy.STARS), keys[Period(period or Period.ALL)], where or SERVER
        )
        return await self._pages.leaderboard(request, query)


class Wallet:
    """Shows people their own play money."""

    def __init__(self, services: Services, purses: Purses) -> None:
        self._services = services
        self._purses = purses

    def command(self, game: AnyGame) -> app_commands.Command[Any, ..., None]:
        """Return ``wallet`` for a game that is played for play money."""

        async def show(request: Request) -> Layout:
            purse = await self._purses.of(game, request.guild, request.user, _today())
            return wallet_message(request.words, game, purse, _today())

        return command("wallet", guarded(show, self._services, game.name))

    @on(PageAct.GIFT)
    async def asked(self, click: Click, name: str) -> Layout:
        """Give the clicker a new purse, if theirs is empty.

        :raises Malformed: the game is not played for play money.
        :raises Refusal: ``guild_only``, ``purse_not_empty``, ``gift_taken``.
        """
        guild = click.guild
        game = self._services.room.games[name]
        if not game.purse:
            raise Malformed(str(click.meant))
        purse = await self._purses.give(game, guild, click.user, _today())
        return wallet_message(click.words, game, purse, _today(), click.words("wallet-given"))


def _today() -> date:
    return datetime.now(UTC).date()


def season_command(
    services: Services, seasons: Seasons, games: Mapping[str, AnyGame]
) -> app_commands.Command[Any, ..., None]:
    """Return the command that begins and ends seasons, or tells which one is under way.

    :param games: the games that have seasons.
    """
    options = {
        "game": game_option("season", games, required=True),
        "start": option("season", "start", app_commands.Range[str, 1, NAME_LENGTH]),
        "end": option("season", "end", bool),
    }
    changes = SeasonChanges(services, seasons)

    async def season(request: Request, game: str, start: str | None = None, end: bool | None = None) -> Answer:
        about(request.interaction, game)
        if start is not None:
            return await changes.begin(request, game, start)
        return await (changes.end(request, game) if end else changes.tell(request, game))

    return command("season", guarded(season, services), options)


class SeasonChanges:
    """Changes a server's seasons for members who may manage it."""

    def __init__(self, services: Services, seasons: Seasons) -> None:
        self._services = services
        self._seasons = seasons

    async def begin(self, request: Request, game: str, typed: str) -> Answer:
        """Begin a season; if one is under way, ask first in a form.

        :raises Refusal: ``guild_only``, ``needs_manage_server``; ``not_offered``: the name is blank;
            ``season_changed`` if somebody else begins one at the same moment.
        """
        guild, name = managed(request), _name(typed)
        current = await self._seasons.current(guild, game)
        if current is not None:
            return season_form(request.words, game, current, name)
        await self._start(guild, game, name, None)
        return await self.tell(request, game)

    @on(PageAct.SEASON, submitted=True)
    async def submitted(self, click: Click, game: str, number: int) -> Fresh:
        """End the season that the form named, and begin the one whose name was filled in.

        :raises Malformed: the form is not ours.
        :raises Refusal: as ``begin``; ``season_changed`` if the season that it named is not under way any more.
        """
        await self._start(managed(click), game, _name(read_season(click.fields)), number)
        return await self.tell(click, game)

    async def end(self, request: Request, game: str) -> Fresh:
        """End the season that is under way.

        :raises Refusal: ``guild_only``, ``needs_manage_server``, ``no_season``.
        """
        if not await self._seasons.end(managed(request), game, datetime.now(UTC)):
            raise Refusal("no_season")
        return await self.tell(request, game)

    async def _start(self, guild: int, game: str, name: str, ends: int | None) -> None:
        """Begin a season in place of the one that is expected to be under way.

        :raises Refusal: ``season_changed``.
        """
        if not await self._seasons.start(guild, game, name, datetime.now(UTC), ends=ends):
            raise Refusal("season_changed")

    async def tell(self, request: Request, game: str) -> Fresh:
        """Say which season is under way.

        :raises Refusal: ``guild_only``.
        """
        current = await self._seasons.current(request.guild, game)
        if current is None:
            text = request.words.of(game, "season-none")
        else:
            text = request.words("season-now", name=plain(current.name), since=since(current))
        return Fresh(notice_message(request.words, text))


def _name(typed: str) -> str:
    """Return the name of a season as it is kept.

    :raises Refusal: ``not_offered``: it is blank.
    """
    name = one_line(typed)
    if not name:
        raise Refusal("not_offered", option="start", value=typed)
    return name
