"""Pages of leaderboards, histories and replays; seasons; and ``wallet``: a person's play money."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Any, Final, Literal
from weakref import WeakValueDictionary

import discord
from discord import app_commands
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.features.standings.routes import StandingsAct
from bot.features.standings.store.achievements import Achievements
from bot.features.standings.store.finished import History
from bot.features.standings.store.guessers import Guessers
from bot.features.standings.store.seasons import Seasons
from bot.features.standings.store.standings import Place, RankedBy, Standings
from bot.features.standings.store.statistics import StatisticsStore
from bot.features.standings.views import history as past_games
from bot.features.standings.views import leaderboard as boards
from bot.features.standings.views.achievements import achievements_message, medals, shelf_drawing
from bot.features.standings.views.guessers import guessers_message
from bot.features.standings.views.leaderboard import (
    HERE,
    NAME,
    NAME_LENGTH,
    SERVER,
    LeaderboardQuery,
    season_form,
    since,
)
from bot.features.standings.views.statistics import rating_picture, statistics_message, wallet_message
from bot.games.game import AnyGame
from bot.interactions import answers
from bot.interactions.commands.command import command, game_option, guarded, localised_choices, option
from bot.interactions.commands.translator import localised
from bot.interactions.components.form import read_text
from bot.interactions.components.layout import Attachment, Layout, Rendered, layout, with_more
from bot.interactions.components.phrases import one_line, person, plain
from bot.interactions.middleware import about
from bot.interactions.requests import Answer, Click, NewMessage, Request, managed
from bot.interactions.routes.route import Malformed, on
from bot.interactions.routes.routes import PageAct
from bot.locales.words import Words
from bot.runtime.refusal import Refusal, jump_link
from bot.store.periods import Period, keys_at
from bot.store.settings import shows_achievements
from bot.tables.clicks.seen import begun_table, finished_table
from bot.tables.feature import Tables
from bot.tables.messages.presenter import POSTED_SECONDS
from bot.tables.rules.purses import Purses
from bot.tables.views import log


class FinishedGames:
    """The stores of everything that is known about finished games."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.standings, self.statistics = Standings(engine), StatisticsStore(engine)
        self.history, self.seasons = History(engine), Seasons(engine)
        self.guessers, self.achievements = Guessers(engine), Achievements(engine)


async def _no_club(guild: int, club: int) -> str:
    raise Refusal("unknown_club")


class Pages:
    """Shows pages: a command gets a new message, a button changes a message that only its clicker sees."""

    def __init__(self, services: Tables, finished: FinishedGames) -> None:
        self._services = services
        self.finished = finished
        self.club_name: Callable[[int, int], Awaitable[str]] = _no_club
        """Returns the name of a server's club; raises ``Refused``: ``unknown_club``."""
        self._visible_channels = services.visible_channels
        self._sharing: WeakValueDictionary[tuple[int, int, str], asyncio.Lock] = WeakValueDictionary()
        """Held while a page is posted for everybody, by channel, person and page."""
        self._shared: dict[tuple[int, int, str], int] = {}
        """The pages that were posted within the last ``POSTED_SECONDS``, with their messages."""

    @on(StandingsAct.LEADERBOARD)
    async def _leaderboard(self, click: Click, *parts: Any, shared: bool = False) -> Answer:
        return await self.leaderboard(click, boards.LeaderboardQuery.read(*parts), shared=shared)

    @on(StandingsAct.SHARE_LEADERBOARD, StandingsAct.SHARE_STATISTICS)
    async def _share(self, click: Click, *parts: Any) -> Answer:
        """Post a page for everybody, once for several presses."""
        guild, channel, made_at = click.guild, click.channel, discord.utils.snowflake_time
        key = channel, click.user, str(click.match)
        make = self.statistics if click.match.route is StandingsAct.SHARE_STATISTICS else self._leaderboard
        async with self._sharing.setdefault(key, asyncio.Lock()):
            since = made_at(click.interaction.id) - timedelta(seconds=POSTED_SECONDS)
            self._shared = {page: each for page, each in self._shared.items() if made_at(each) > since}
            if key in self._shared:
                raise Refusal("just_shared", link=jump_link(guild, channel, self._shared[key]))
            page = await make(click, *parts, shared=True)
            if not isinstance(page, NewMessage):
                return page  # for the clicker alone
            shown = await answers.send(click.interaction, page.view, ephemeral=False, files=page.files)
            if shown is not None and shown.message is not None:
                self._shared[key] = shown.message
        return None

    @on(PageAct.FAIRNESS)
    async def _fairness(self, click: Click, number: int) -> Layout:
        table = await begun_table(self._services, click, number)
        return with_more(click.words, log.fairness_message(click.words, table), number)

    async def leaderboard(self, request: Request, query: boards.LeaderboardQuery, *, shared: bool = False) -> Answer:
        """Return a page of a leaderboard, with the asker's own line below.

        :param shared: whether to post it instead for everybody to see: in the server's words, and without that line.
        :raises Refused: ``ratings_hidden``; ``unknown_club``: the club has ended.
        """
        guild, channel = request.guild, request.channel
        club = "" if query.club is None else await self.club_name(guild, query.club)
        rules = self._services.room.games.get(query.game)
        ratings = self._services.settings.guild(guild).ratings and (rules is None or rules.is_rated)
        if query.what is RankedBy.RATING and not ratings:
            raise Refusal("ratings_hidden")
        if query.what is RankedBy.STARS and rules is not None and not rules.adds_up:
            query = replace(query, what=RankedBy.WINS)
        languages = self._services.languages
        own = languages.of(request.interaction)
        words = languages.at(guild, own.language) if shared else own
        where = guild if query.where == boards.SERVER else channel
        place = Place(query.game, where, query.where == boards.HERE, query.period)
        asker, now = request.user, self._services.room.now()
        page = self.finished.standings.page
        found = await page(place, query.what, query.page, asker, met=query.met, club=query.club, now=now)
        seasons = await self.finished.seasons.all(guild, query.game)
        lines = [line for line in (found.mine, found.unranked) if line is not None]
        words = await self._services.names.known(words, guild, {line.user for line in (*found.lines, *lines)})
        picture = await asyncio.to_thread(boards.leaderboard_picture, words, query, found)
        periods = boards.periods_of(words, keys_at(now, None), seasons)
        about = {"ratings": ratings, "shared": shared, "listed": self._services.settings.user(asker).listed}
        view = boards.leaderboard_message(words, query, found, periods, picture, club=club, **about)
        return _with(view, picture, shared=shared)

    @on(StandingsAct.HISTORY)
    async def history(self, request: Request, game: str, where: str, user: int, number: int = 0) -> Layout:
        """Return a page of finished games: all of the asker's own, and other games in channels that they can see.

        :param user: see ``HistoryQuery``.
        :raises Refusal: ``guild_only``.
        """
        guild, channel, query = request.guild, request.channel, past_games.HistoryQuery(game, where, user, number)
        history = self.finished.history
        if user:
            channels = None
            if query.where == boards.HERE:
                channels = [channel]
            elif user != request.user:
                channels = await self._visible_channels.of(request.interaction)
            page = await history.of_user(user, guild, query.game, query.page, channels)
        elif query.where == boards.HERE:
            page = await history.of_channel(channel, query.game, query.page)
        else:
            channels = await self._visible_channels.of(request.interaction)
            page = await history.of_guild(guild, query.game, query.page, channels)
        reviews = self._services.reviewed_in(guild)
        told, games = self._services.names.told, self._services.room.games
        return await told(request.words, guild, past_games.history_message, query, page, games, reviews=reviews)

    @on(StandingsAct.REPLAY)
    async def replay(self, request: Request, number: int, ply: int = 0, step: str = "") -> Answer:
        """Return a game as it was after some moves: in a new message, but in a replay's own where a step is given.

        :param number: the table's number.
        :raises Refusal: as ``finished_table``.
        """
        table = await finished_table(self._services, request, number)
        icons, reviews = self._services.icons, self._services.reviewed_in(table.guild)
        told, shows = self._services.names.told, partial(past_games.replay_message, reviews=reviews)
        view = await told(request.words, table.guild, shows, icons, table, ply, request.user)
        return view if step else NewMessage(view)

    @on(StandingsAct.GAME_RECORD)
    async def _record(self, click: Click, number: int) -> NewMessage:
        file = log.record_file(await finished_table(self._services, click, number))
        return NewMessage(log.record_message(click.words, file), [file])

    @on(StandingsAct.STATISTICS)
    async def statistics(
        self, request: Request, game: str, user: int, versus: int | None = None, *, shared: bool = False
    ) -> Answer:
        """Return a person's statistics in a game, with a button for each other game that the person plays.

        :param versus: whom to compare them with; None for nobody.
        Of somebody who is not on leaderboards, nobody else sees a rating, and their statistics are not shared.

        :param shared: whether to post them instead for everybody to see, in the server's words.
        :raises Refusal: ``no_statistics``, ``no_own_statistics``.
        """
        guild = request.guild
        now, settings = self._services.room.now(), self._services.settings
        listed = settings.user(user).listed
        shared = shared and listed
        found = await self.finished.statistics.of(guild, game, user, versus, now)
        languages, icons, names = self._services.languages, self._services.icons, self._services.names
        own = languages.of(request.interaction)
        words = languages.at(guild, own.language) if shared else own
        words = await names.known(words, guild, [user, versus])
        if found is None:
            raise _without_games(words, request, user)
        ratings = settings.guild(guild).ratings and (listed or user == request.user)
        picture = await asyncio.to_thread(rating_picture, words, found) if ratings else None
        played = await self.finished.statistics.games(guild, user)
        others = [each for each in self._services.room.games if each in played and each != game]
        shown = shows_achievements(settings, guild, user)
        about = {"achievements": shown, "ratings": ratings, "shared": shared, "listed": listed}
        view = statistics_message(words, icons, game, user, found, versus, picture, others, **about)
        return _with(view, picture, shared=shared)

    async def statistics_menu(self, request: Request, user: int) -> Answer:
        """Return a person's statistics in the game that the person plays most.

        :raises Refusal: ``guild_only``, ``no_statistics``, ``no_own_statistics``.
        """
        return await self.statistics(request, await self.usual_game(request.guild, user), user)

    async def usual_game(self, guild: int, user: int) -> str:
        """Return the game that a person has played most in a server; the first one if they have played none."""
        played = await self.finished.statistics.games(guild, user)
        return max(self._services.room.games, key=lambda name: played.get(name, 0))

    @on(StandingsAct.ACHIEVEMENTS)
    async def _achieved(
        self, click: Click, game: str, user: int, number: int | None = None, _: int | None = None
    ) -> Rendered:
        guild = click.guild
        words = await self._services.names.known(click.words, guild, [user])
        played = await self.finished.statistics.games(guild, user)
        if game not in played:
            raise _without_games(words, click, user)
        if not shows_achievements(self._services.settings, guild, user):
            raise Refusal("no_achievements", player=person(words, user))
        achieved, asker = await self.finished.achievements.of(guild, game, user), click.user
        known = None if user == asker else (await self.finished.achievements.of(guild, game, asker)).games
        others = [each for each in self._services.room.games if each in played and each != game]
        shelf = medals(game, achieved, known)
        attaches, drawing = click.interaction.app_permissions.attach_files, shelf_drawing(words, shelf)
        picture = await self._services.renderer.drawn(game, f"the shelf of {user}", *drawing) if attaches else None
        view = achievements_message(words, game, user, achieved, shelf, others, picture, number)
        return Rendered(view, () if picture is None else (picture,))

    @on(StandingsAct.GUESSERS)
    async def _guessers(self, click: Click, game: str, number: int) -> Layout:
        found = await self.finished.guessers.page(click.guild, number, click.user)
        return await self._services.names.told(click.words, click.guild, guessers_message, game, number, found)

    @on(PageAct.LOG)
    async def _log(self, click: Click, number: int, page: int | None = None, _: str = "") -> Answer:
        table = await begun_table(self._services, click, number)
        told, icons = self._services.names.told, self._services.icons
        page_of_log = await told(click.words, table.guild, log.log_message, icons, table, page)
        view = with_more(click.words, page_of_log, number)
        return NewMessage(view) if page is None else view  # a message that shows an end card or a week stays as it is


def _with(view: Layout, picture: Attachment | None, *, shared: bool) -> Answer:
    files = () if picture is None else (picture,)
    return NewMessage(view, files, public=True) if shared else Rendered(view, files)


def _without_games(words: Words, request: Request, user: int) -> Refusal:
    if user == request.user:
        return Refusal("no_own_statistics")
    return Refusal("no_statistics", player=person(words, user))


WHERE: Final = (SERVER, HERE)


def leaderboard_command(services: Tables, pages: Pages, game: str) -> app_commands.Command[Any, ..., None]:
    """Return the command that shows a game's leaderboards. Each game has its own word for its score."""
    keys = {each: f"{game}-score" if each is RankedBy.STARS else f"what-{each}" for each in RankedBy}
    what_is = [app_commands.Choice(name=localised(key), value=each.value) for each, key in keys.items()]
    periods = localised_choices("period", Period)
    options = {
        "what": option("leaderboard", "what", Literal[tuple(each.value for each in RankedBy)], what_is),
        "period": option("leaderboard", "period", Literal[tuple(each.value for each in Period)], periods),
        "where": option("leaderboard", "where", Literal[WHERE], localised_choices("where", WHERE)),
    }

    async def leaderboard(
        request: Request, what: str | None = None, period: str | None = None, where: str | None = None
    ) -> Answer:
        season = None
        if period == Period.SEASON:
            found = await pages.finished.seasons.all(request.guild, game)
            if not found:
                raise Refusal("no_season")
            season = found[0].id
        over = keys_at(services.room.now(), season)[Period(period or Period.ALL)]
        query = LeaderboardQuery(game, RankedBy(what or RankedBy.STARS), over, where or SERVER)
        return await pages.leaderboard(request, query)

    return command("leaderboard", guarded(leaderboard, services, game), options)


class Wallet:
    """Shows people their own play money."""

    def __init__(self, services: Tables, purses: Purses) -> None:
        self._services = services
        self._purses = purses

    def command(self, game: AnyGame) -> app_commands.Command[Any, ..., None]:
        """Return ``wallet`` for a game that is played for play money."""

        async def show(request: Request) -> Layout:
            today = self._services.room.now().date()
            purse = await self._purses.of(game, request.guild, request.user, today)
            return wallet_message(request.words, game, purse, today)

        return command("wallet", guarded(show, self._services, game.name))

    @on(StandingsAct.GIFT)
    async def asked(self, click: Click, name: str) -> Layout:
        """Give the clicker a new purse, if theirs is empty.

        :raises Malformed: the game is not played for play money.
        :raises Refusal: ``guild_only``, ``purse_not_empty``, ``gift_taken``.
        """
        guild = click.guild
        game = self._services.room.games[name]
        if not game.purse:
            raise Malformed(str(click.match))
        today = self._services.room.now().date()
        purse = await self._purses.give(game, guild, click.user, today)
        return wallet_message(click.words, game, purse, today, click.words("wallet-given"))


class SeasonChanges:
    """Changes a server's seasons for members who may manage it."""

    def __init__(self, services: Tables, seasons: Seasons) -> None:
        self._services = services
        self._seasons = seasons

    def command(self, games: Mapping[str, AnyGame]) -> app_commands.Command[Any, ..., None]:
        """Return the command that begins and ends seasons, or tells which one is under way.

        :param games: the games that have seasons.
        """
        options = {
            "game": game_option("season", games, required=True),
            "start": option("season", "start", app_commands.Range[str, 1, NAME_LENGTH]),
            "end": option("season", "end", bool),
        }

        async def season(request: Request, game: str, start: str | None = None, end: bool | None = None) -> Answer:
            about(request.interaction, game)
            if start is not None:
                return await self.begin(request, game, start)
            return await (self.end(request, game) if end else self.tell(request, game))

        return command("season", guarded(season, self._services), options)

    async def begin(self, request: Request, game: str, typed: str) -> Answer:
        """Begin a season; if one is under way, ask first in a form.

        :raises Refusal: ``needs_manage_server``; ``not_offered``: the name is blank;
            ``season_changed`` if somebody else begins one at the same moment.
        """
        guild, name = managed(request), _name(typed)
        current = await self._seasons.current(guild, game)
        if current is not None:
            return season_form(request.words, game, current, name)
        await self._start(guild, game, name, None)
        return await self.tell(request, game)

    @on(StandingsAct.SEASON, submitted=True)
    async def submitted(self, click: Click, game: str, number: int) -> NewMessage:
        """End the season that the form named, and begin the one whose name was filled in.

        :raises Malformed: the form is not ours.
        :raises Refusal: as ``begin``; ``season_changed`` if the season that it named is not under way any more.
        """
        await self._start(managed(click), game, _name(read_text(click.fields, NAME, NAME_LENGTH)), number)
        return await self.tell(click, game)

    async def end(self, request: Request, game: str) -> NewMessage:
        """End the season that is under way.

        :raises Refusal: ``guild_only``, ``needs_manage_server``, ``no_season``.
        """
        if not await self._seasons.end(managed(request), game, self._services.room.now()):
            raise Refusal("no_season")
        return await self.tell(request, game)

    async def _start(self, guild: int, game: str, name: str, ends: int | None) -> None:
        if not await self._seasons.start(guild, game, name, self._services.room.now(), ends=ends):
            raise Refusal("season_changed")

    async def tell(self, request: Request, game: str) -> NewMessage:
        """Say which season is under way.

        :raises Refusal: ``guild_only``.
        """
        current = await self._seasons.current(request.guild, game)
        if current is None:
            text = request.words.of(game, "season-none")
        else:
            text = request.words("season-now", name=plain(current.name), since=since(current))
        return NewMessage(layout(request.words, [text]))


def _name(typed: str) -> str:
    name = one_line(typed)
    if not name:
        raise Refusal("not_offered", option="start", value=typed)
    return name
