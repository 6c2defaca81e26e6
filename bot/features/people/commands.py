"""``/my``: a person's own games, statistics, settings and data."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime
from typing import Any, Final, Literal

import aiohttp
import discord
from discord import app_commands

from bot.features.people.routes import OwnAct
from bot.features.people.settings import SettingsPages
from bot.features.people.store.export import Part
from bot.features.people.store.own_tables import OwnTables
from bot.features.people.store.privacy import PART_BYTES, ExportUnderWay, Held, Privacy, StillSeated
from bot.features.people.views.games import (
    MOST_ALONE,
    OwnGame,
    Sight,
    Waiting,
    begun_text,
    games_message,
    standing,
)
from bot.features.people.views.privacy import export_file, export_message, privacy_page, rest_message
from bot.features.solo.routes import SoloAct
from bot.features.solo.rules.games import SoloGames
from bot.features.solo.store.deals import FINISHING
from bot.features.solo.store.solo import Unfinished
from bot.features.solo.views.computers import solo_title
from bot.features.standings.clicks import WHERE, Pages
from bot.features.standings.views.leaderboard import SERVER
from bot.games.game import AnyGame
from bot.interactions import answers
from bot.interactions.commands.command import (
    EVERYWHERE,
    command,
    game_option,
    group,
    guarded,
    localised_choices,
    option,
)
from bot.interactions.components.layout import layout
from bot.interactions.middleware import about
from bot.interactions.requests import Answer, Click, NewMessage, Request
from bot.interactions.routes.route import SoloGame, on
from bot.locales.words import Words
from bot.runtime.lifecycle import Lifecycle
from bot.runtime.refusal import Refusal, jump_link
from bot.store.engine.fence import NotOurs, NotSaved
from bot.tables.clicks.at_table import ask_first
from bot.tables.feature import Tables
from bot.tables.rules import playing, watching
from bot.tables.rules.missing import GameMissing
from bot.tables.rules.table import Table
from bot.tables.views.board import Way

log = logging.getLogger(__name__)

MOST_TABLES: Final = 20
"""How many tables are read at most. Each has to be replayed, and more would not fit into a message."""

MOST_SERVERS: Final = 3
"""About how many servers Discord is asked at most, besides the one they ask in, what the person can see there. Servers
about which it need not be asked do not count."""


def _sight(table: Table, channels: set[int] | None) -> Sight:
    """Return whether somebody can see a table.

    Whether they see a private or archived thread is not known, unless they ask in it.

    :param channels: the channels and threads of its server that they see; None if that is not known.
    """
    if channels is None:
        return Sight.UNKNOWN
    if table.channel in channels:
        return Sight.SEEN
    return Sight.UNKNOWN if table.parent in channels else Sight.HIDDEN


MOST_BYTES: Final = 25_000_000
"""The size of a file at most, even where Discord takes larger ones: files that are being made are held in memory."""

MOST_PARTS: Final = 5
"""How many files an export sends at most to somebody in a server that the bot is not in.

Discord accepts five messages after the first answer there. The last of them says what is missing.
"""

TRIES: Final = 20
"""How often forgetting is tried while other processes let somebody leave tables."""

ASKED_SECONDS: Final = 0.5
"""How long they have for it each time, in seconds."""

UNDELIVERED: Final = (NotSaved, TimeoutError, discord.HTTPException, aiohttp.ClientError)
"""What can end an export between two files. ``TimeoutError`` is raised when the interaction's token is about to expire.
"""


class PrivacyCommands:
    """The command, and what its buttons do."""

    def __init__(
        self,
        services: Tables,
        privacy: Privacy,
        parts: Lifecycle,
        settled: Sequence[Callable[[], Awaitable[object]]],
    ) -> None:
        """:param settled: what is waited for before somebody is forgotten."""
        self._services = services
        self._settled = settled
        self._privacy = privacy
        self._parts = parts

    def command(self) -> app_commands.Command[Any, ..., None]:
        """Return the command."""
        return command("privacy", guarded(self.show, self._services))

    async def show(self, request: Request) -> NewMessage:
        """Return the page from which the caller gets their data, or has it deleted."""
        return NewMessage(privacy_page(request.words))

    @on(OwnAct.EXPORT)
    async def export(self, click: Click, rest: int) -> None:
        """Send the clicker everything that is kept about them, as files of a size that Discord takes.

        :param rest: games with smaller numbers are left out.
        :raises Refusal: ``export_under_way``; ``exports_busy``, if it has waited for others for too long.
        """
        sent: Part | None = None
        secret = (self._services.room.now() - FINISHING).date()  # the first day whose deals may be under way
        for_themselves = click.interaction.is_user_integration() and not click.interaction.is_guild_integration()
        try:
            async with (
                asyncio.timeout(answers.TOKEN_SECONDS),
                self._privacy.export(click.user, secret, part_bytes=_part_bytes(click), from_game=rest) as parts,
            ):
                async for part in parts:
                    await self._send(click, part)
                    sent = part
                    if for_themselves and part.number == MOST_PARTS:
                        break
        except ExportUnderWay as error:
            raise Refusal("export_under_way") from error
        except UNDELIVERED as error:
            if sent is None and isinstance(error, TimeoutError):
                raise Refusal("exports_busy") from error
            if sent is None:
                raise
            log.warning("an export ended after part %d: %r", sent.number, error)
        if sent is not None and sent.rest is not None:
            view = rest_message(click.words, sent.rest)
            await answers.add(click.interaction, view)

    async def _send(self, request: Request, part: Part) -> None:
        file = export_file(part)
        view = export_message(request.words, part, file)
        if part.number == 1:
            await answers.send(request.interaction, view, ephemeral=True, files=[file])
            return
        # ``answers.send`` would replace the first part where the request was acknowledged before it.
        await answers.add(request.interaction, view, [file])

    @on(OwnAct.FORGET)
    async def _ask_before(self, click: Click) -> NewMessage:
        return ask_first(click, OwnAct.FORGET_SURE(), click.words("sure-forget"))

    @on(OwnAct.FORGET_SURE)
    async def forget(self, request: Request) -> None:
        """Delete the data kept about the caller; see ``Privacy.forget``.

        A seat in a channel that they cannot see any more is left first; that of a game that they have left is nobody's.

        :raises Refusal: ``still_seated``, in a channel that they see.
        """
        user, room, names = request.user, self._services.room, self._services.names
        for number in await self._privacy.guessed(user):
            with suppress(Refusal, NotOurs):  # another process serves it, its game is not offered, or it has just ended
                await room.do(await room.find(number), watching.withdraw, user)
        for settle in self._settled:
            await settle()
        await names.forget(user)  # this command told their name, which must not be saved after it is deleted
        for tries in range(TRIES, -1, -1):
            try:
                await self._privacy.forget(user, _today())
                break
            except StillSeated as error:
                asked = await self._decline(request, error)
                if not tries:
                    raise _still_seated(error.tables) from error
                if asked:
                    await asyncio.sleep(ASKED_SECONDS)
        room.forget_host(user)
        await self._parts.forward(lambda each: each.forget(user))  # a page may have read their name meanwhile
        await self._services.settings.forget_user(user)
        words = self._services.languages.of(request.interaction)  # the language that they had chosen is forgotten, too
        await answers.show(request.interaction, layout(words, [words("privacy-forgotten")]))

    async def _decline(self, request: Request, error: StillSeated) -> bool:
        """Give up the seats that keep a person from being forgotten: invitations, and those that they cannot reach.

        :return: whether another process has been asked to do so.
        """
        user, visible, client = request.user, self._services.visible_channels, request.interaction.client
        kept: list[Held] = []
        asked = False
        for held in error.tables:
            place = held.guild, held.parent or held.channel
            if held.agreed and await visible.attends(client, *place, user) is not False:
                kept.append(held)
            elif not self._services.room.is_live(held.table):
                await self._privacy.ask_to_leave(user, held.table)
                asked = True
            elif not await self.leave(held.table, user):
                kept.append(held)
        if kept:
            raise _still_seated(kept) from error
        return asked

    async def leave(self, number: int, user: int) -> bool:
        """Let a person leave a live table of this process; return whether they have."""
        room = self._services.room
        with suppress(Refusal, NotOurs):
            await room.do(await room.find(number), playing.leave, user)
            return True
        return False

    async def told_leaving(self, news: str) -> None:
        """Let a person leave a table, as another process asks."""
        number, user = map(int, news.split())
        if self._services.room.is_live(number):
            with suppress(NotSaved):  # it asks again
                await self.leave(number, user)


def _still_seated(tables: Sequence[Held]) -> Refusal:
    links = (jump_link(each.guild, each.channel, each.message) for each in tables)
    return Refusal("still_seated", link=" ".join(links))


def _today() -> date:
    return datetime.now(UTC).date()


def _part_bytes(request: Request) -> int:
    """Return the size of a file at most. Servers that are only like Discord may not say what they take."""
    return min(request.interaction.filesize_limit or PART_BYTES, MOST_BYTES)


class MyCommands:
    """The subcommands of ``/my``. Where none is named, they are about the game that a person plays most."""

    def __init__(
        self,
        services: Tables,
        pages: Pages,
        alone: SoloGames | None,
        tables: OwnTables,
        settings: SettingsPages,
        privacy: PrivacyCommands,
        client: discord.Client,
    ) -> None:
        """:param alone: games without a table; None if there are none."""
        self._client = client
        self._services = services
        self._pages = pages
        self._tables = tables
        self._alone = alone
        self._visible_channels = services.visible_channels
        self._settings = settings
        self._privacy = privacy

    def group(self, games: Mapping[str, AnyGame]) -> app_commands.Group:
        """Return the command with its subcommands.

        :param games: the games to choose from.
        """
        game = {"game": game_option("my", games)}
        stats = {**game, **{each: option("stats", each, discord.User) for each in ("member", "versus")}}
        history = {
            **game,
            "member": option("history", "member", discord.User),
            "everybody": option("history", "everybody", bool),
            "where": option("history", "where", Literal[WHERE], localised_choices("where", WHERE)),
        }
        return group(
            "my",
            EVERYWHERE,
            command("games", guarded(self.games, self._services)),
            command("stats", guarded(self.stats, self._services), stats),
            command("history", guarded(self.history, self._services), history),
            command("settings", guarded(self._settings.mine, self._services), description="command-my-settings"),
            self._privacy.command(),
        )

    async def games(self, request: Request) -> NewMessage:
        """Return the caller's games. The database is asked, because other processes may serve some of the tables.

        :raises NotSaved: the database does not answer.
        """
        user = request.user
        numbers, count = await self._tables.of(user, MOST_TABLES)
        tables: list[Table] = []
        waiting: list[Waiting] = []
        for number in numbers:
            try:
                table = await self._services.room.find(number)
            except GameMissing as missing:
                waiting.append(Waiting(missing.saved.game, missing.saved.channel))
                continue
            except Refusal as refusal:
                log.info("table %d is not listed: %s", number, refusal.code)
                count -= 1
                continue
            if table.live and table.is_seated(user):
                tables.append(table)
            else:  # it has ended, or they have left it, since the database was asked
                count -= 1
        there: Sequence[Unfinished] = ()
        if self._alone is not None:
            alone, alone_count = await self._alone.store.unfinished(user, MOST_ALONE)
            waiting += [Waiting(each.game) for each in alone if each.game not in self._alone.games]
            there = [each for each in alone if each.game in self._alone.games]
            count += alone_count
        games = await self._seen(request, tables)
        return NewMessage(games_message(request.words, user, games, there, waiting, count))

    async def ways(self, words: Words, user: int, guild: int, channel: int) -> list[Way]:
        """See ``Ways``: own games that go on, and what is known of somebody and the server."""
        found, (numbers, _) = list[Way](), await self._tables.of(user, MOST_TABLES)
        seen = await self._visible_channels.elsewhere(self._client, guild, user) if numbers else None
        for number in numbers:
            with suppress(Refusal):
                table = await self._services.room.find(number)
                elsewhere = table.guild == guild and table.channel != channel
                if table.live and elsewhere and _sight(table, seen) is not Sight.HIDDEN and table.message is not None:
                    told = standing(words, OwnGame(table, Sight.UNKNOWN, {}), user)
                    link = jump_link(guild, table.channel, table.message)
                    found.append(Way("own", words(f"{table.game.name}-title"), told, table.game.name, link=link))
        alone, _ = ((), 0) if self._alone is None else await self._alone.store.unfinished(user, MOST_ALONE)
        for each in alone:
            if self._alone is not None and each.game in self._alone.games:
                title, told = solo_title(words, each.game, each.day, plain=True), begun_text(words, each)
                found.append(Way("own", title, told, each.game, custom_id=str(SoloAct.CONTINUE(SoloGame(each.id)))))
        usual = await self._pages.usual_game(guild, user)
        return [
            *found,
            Way("more", words("games-title"), command="my games"),
            Way("more", words("way-statistics"), command="my stats"),
            Way("more", words("way-leaderboard"), command=f"{usual} leaderboard"),
            Way("more", words("way-settings"), command="my settings"),
        ]

    async def _seen(self, request: Request, tables: list[Table]) -> list[OwnGame]:
        """Return the tables with what the caller may know of each, and the names of those who have to act there."""
        here, user = request.server, request.user
        channels: dict[int, set[int] | None] = {}
        asked = 0
        for guild in dict.fromkeys(table.guild for table in tables):
            if guild == here:
                channels[guild] = set(await self._visible_channels.of(request.interaction))
                continue
            known = self._visible_channels.knows(request.interaction.client, guild, user)
            if known or asked < MOST_SERVERS:
                asked += not known
                channels[guild] = await self._visible_channels.elsewhere(request.interaction.client, guild, user)
        games: list[OwnGame] = []
        for table in tables:
            sight = _sight(table, channels.get(table.guild))
            names = await self._services.names.of(table.guild, table.acting) if sight is Sight.SEEN else {}
            games.append(OwnGame(table, sight, names))
        return games

    async def _game(self, request: Request, named: str | None, user: int) -> str:
        """Return the game that is meant. From then on, errors are told in its words."""
        meant = named or await self._pages.usual_game(request.guild, user)
        about(request.interaction, meant)
        return meant

    async def stats(
        self,
        request: Request,
        game: str | None = None,
        member: discord.User | None = None,
        versus: discord.User | None = None,
    ) -> Answer:
        """Return a person's statistics, by default the caller's own.

        :raises Refusal: ``guild_only``, ``no_statistics``, ``no_own_statistics``.
        """
        user = (member or request.interaction.user).id
        meant = await self._game(request, game, user)
        return await self._pages.statistics(request, meant, user, None if versus is None else versus.id)

    async def history(
        self,
        request: Request,
        game: str | None = None,
        member: discord.User | None = None,
        everybody: bool | None = None,
        where: str | None = None,
    ) -> Answer:
        """Return a list of finished games: the caller's own, another member's, or everybody's.

        :raises Refusal: ``guild_only``.
        """
        user = (member or request.interaction.user).id
        meant = await self._game(request, game, user)
        return await self._pages.history(request, meant, where or SERVER, 0 if everybody else user)
