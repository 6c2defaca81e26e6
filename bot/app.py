"""The whole bot: the only place that makes its parts, connects them, and starts and stops them in order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from datetime import UTC, datetime
from functools import partial
from types import TracebackType
from typing import Any, Final, Self

import discord
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.client import GameClient
from bot.commands.alone.alone import PrivateGames
from bot.commands.alone.solo import SoloCommands
from bot.commands.clicks import Clicks
from bot.commands.events.club_clicks import ClubClicks
from bot.commands.events.club_pages import ClubPages
from bot.commands.events.clubs import ClubCommands
from bot.commands.events.ladder_clicks import LadderClicks
from bot.commands.events.ladder_pages import LadderPages
from bot.commands.events.ladders import LadderCommands
from bot.commands.events.tournament_clicks import TournamentClicks
from bot.commands.events.tournament_pages import TournamentPages
from bot.commands.events.tournaments import TournamentCommands
from bot.commands.kit.registration import fit
from bot.commands.kit.services import Services
from bot.commands.person.games import OwnGames
from bot.commands.person.help import Help
from bot.commands.person.menus import Menus
from bot.commands.person.my import MyCommands
from bot.commands.person.privacy import PrivacyCommands
from bot.commands.person.settings import SettingsPages
from bot.commands.servers_own import ServersOwn, for_all
from bot.commands.standings.pages import FinishedGames, Pages
from bot.commands.standings.reviews import Reviews
from bot.commands.standings.seasons import SeasonChanges
from bot.commands.standings.wallet import Wallet
from bot.commands.table.at_table import TableCommands
from bot.commands.table.confirmations import Parting
from bot.commands.translator import describe, digest, publish, published
from bot.commands.tree import all_commands, command_tree
from bot.config import Settings, Share
from bot.directing.tournament_services import TournamentServices
from bot.faces.catalog import PLAYABLE, REFUSED, offered
from bot.faces.drawing import drawings
from bot.faces.face import Icons
from bot.faces.studio import Studio
from bot.fleet.forgetting import Forgetting
from bot.fleet.gateway_events import Begun, DeletedPlace
from bot.fleet.leases import CHANGED, EMOJIS, SETTING_UP, Leases
from bot.fleet.shards import Plan, Shards
from bot.games.catalog import PACKAGES
from bot.games.claro.deck import load_deck, standard_deck
from bot.games.vetting import BadPackage, described, vet
from bot.interactions.in_flight import InFlight
from bot.interactions.languages import Languages
from bot.interactions.names import Names
from bot.interactions.rosters import Rosters
from bot.messages.board import Board
from bot.messages.challenge_pings import ChallengePings
from bot.messages.clocked.daily import DealPosts
from bot.messages.clocked.posting import Posting
from bot.messages.clocked.weekly import OwnWeeks, WeekPosts
from bot.messages.dealing import Dealing
from bot.messages.display import Display
from bot.messages.emojis import CLEAR_AFTER_SECONDS, Alone, CardFaces
from bot.messages.hand_rendering import HandRenderer
from bot.messages.handover import Handover
from bot.messages.hands import Hands
from bot.messages.kicks import Kicks
from bot.messages.more_pages import MorePages
from bot.messages.presenter import Presenter
from bot.messages.reminders import Reminders
from bot.messages.renderer import Renderer
from bot.messages.sharing import Sharing
from bot.messages.threads import Threads
from bot.messages.tokens import Tokens
from bot.messages.waiting import WaitingTables
from bot.store.clubs import ClubStore
from bot.store.engine.errors import NotSaved
from bot.store.engine.models import AloneReviewRow
from bot.store.engine.sealing import Seal
from bot.store.guild_locales import GuildLocales
from bot.store.holds import HoldNotes, HoldStore
from bot.store.journal.journal import Journal
from bot.store.journal.played import WeekStore
from bot.store.journal.writer import open_writer
from bot.store.notices import NoticeStore
from bot.store.open_messages import OpenMessages
from bot.store.people.departures import Departures
from bot.store.people.names import NameStore
from bot.store.people.own_tables import OwnTables
from bot.store.people.privacy import Privacy
from bot.store.posts import PostStore
from bot.store.reviews import ReviewStore
from bot.store.settings import CHANNEL as SETTINGS
from bot.store.settings import USER, SettingsStore
from bot.store.shared_results import SharedResults
from bot.store.solo import SoloStore
from bot.store.standings.ratings import RatingsBefore
from bot.store.tournaments import TournamentStore
from bot.store.wallets import Wallets
from bot.tables.aside import Aside
from bot.tables.held_loop import HELD_SECONDS, HeldLoop
from bot.tables.kit.background import Background, finish
from bot.tables.kit.clock import Clock
from bot.tables.kit.limited import LIMIT_SECONDS, limited
from bot.tables.kit.moment import Pace
from bot.tables.kit.refusal import Refusal
from bot.tables.kit.thinking import Thinker
from bot.tables.live.room import Room
from bot.tables.ownership import Everything
from bot.tables.purses import Purses
from bot.tables.recount import recount_if_missing
from bot.tables.reviewing import Reviewer
from bot.tables.solo import SoloGames
from bot.tables.sweeping import Sweeping
from bot.tables.table.table import Table
from bot.tables.turns import Turns
from bot.tables.watchdog import Watchdog

log = logging.getLogger(__name__)


EVENT_SECONDS: Final = 2.0
"""How long closing waits for what is being written about deleted channels and servers, in seconds."""


PREPARE_AFTER_SECONDS: Final = 2.0
"""How long after the set-up our own games are prepared, in seconds: Discord tells of all servers before that."""


LAST_SECONDS: Final = 0.5
"""How long closing waits, in seconds, for what began while it closed. Cancelled while it connects to an SQLite file,
aiosqlite drops the connection without closing it."""


class App:
    """The bot. It connects to Discord when ``serve`` is called."""

    def __init__(self, settings: Settings, engine: AsyncEngine) -> None:
        """Make every part, and give each the parts that it needs.

        :param engine: an open database whose schema is up to date.
        :raises BadDeck: the file in the settings is not a valid deck.
        :raises UnknownGame: the settings name a game that cannot be played here.
        """
        deck = load_deck(settings.claro_deck) if settings.claro_deck else standard_deck()
        self._games = offered(settings.games)
        for package, reason in REFUSED.items():
            log.error("the game %s is left out: %s", package, reason)
        by_lease = engine.dialect.name == "postgresql"
        self.client = GameClient(settings.discord_api_url, {} if by_lease else _division(settings))

        # The database
        self._writer = open_writer(engine, settings.sqlite_synchronous)
        self.journal = Journal(engine, self._writer)
        self._settings = SettingsStore(engine)
        finished, privacy = FinishedGames.open(engine), Privacy(engine)

        # Which servers this process serves
        self._in_flight = InFlight()
        self._closed = False
        self._heeded: set[asyncio.Task[None]] = set()
        """The tasks that act on events of Discord's other than interactions."""
        self._aside = Background()
        self._leases = self._lease(engine, settings) if by_lease else None

        # The tables
        self._clock = Clock()
        self._thinker = Thinker(settings.thinkers)
        purses = Purses(Wallets(engine))
        self._aside_games = Aside(HoldStore(engine), shared=by_lease)
        host_options = {} if settings.claro_deck is None else {"claro": {"deck": deck.key}}
        self.room = Room(
            self._games,
            self.journal,
            self._clock,
            pace=Pace(
                turn=settings.turn_seconds,
                remind=settings.remind_seconds,
                think=settings.think_seconds,
                breath=settings.breath_seconds,
                lobby=settings.lobby_minutes * 60,
                pause=settings.pause_hours * 3600,
            ),
            purses=purses,
            ownership=self._leases,
            most_hosted=settings.max_tables_per_person,
            host_options=host_options,
            aside=self._aside_games,
        )
        patiences = {game.patience.name: game.patience for game in self._games.values() if game.patience is not None}
        self._alone = {**self._games, **patiences}
        self.solo_games = SoloGames(
            self._alone, SoloStore(engine), self._thinker, host_options=host_options, aside=self._aside_games
        )
        self._sweeping = Sweeping(self._clock, finished.standings, privacy)

        # The messages in channels
        self.icons = Icons()
        locales = GuildLocales(engine, self._writer)
        languages = Languages(self.client, self._settings, locales, self._clock, self._games)
        self._languages = languages
        studio = Studio()
        renderer = Renderer(self.icons, languages, studio)
        self._names = Names(NameStore(engine, self._writer), self._clock)
        self._tokens = Tokens(self.client, OpenMessages(engine, self._writer, _seal(settings)), self._clock)
        self.display = Display(self.room, Board(self.client, renderer), self._tokens)
        ratings = RatingsBefore(engine)
        hand_renderer = HandRenderer(self.icons, ratings, finished.achievements, self._settings)
        self.hands = Hands(hand_renderer, self._tokens)
        notices = NoticeStore(engine, self._writer)
        self._reminders = Reminders(self.client, self._settings, languages, notices, self._clock, self.room.serves)
        turns = self._turns = Turns(
            self.room,
            self._clock,
            self._thinker,
            self._reminders.remind,
            self.client.hear,
            lambda user: self._settings.user(user).forced_moves,
        )
        self.watchdog = Watchdog(self.room, self._clock, turns)
        # It is written down what holds this process before its lease runs out and another one takes its tables over.
        held = HELD_SECONDS if self._leases is None else min(HELD_SECONDS, settings.lease_seconds / 2)
        self._held_loop = HeldLoop(held, end_after=settings.held_seconds, notes=HoldNotes(engine.url))
        self._threads = Threads(self.client, self.room, self.display, languages, self._clock)
        kicks = Kicks(languages)
        self._waiting = WaitingTables(self.client, languages)
        self._more_pages = MorePages()
        shows = (self.display, self.hands, self._more_pages, self._reminders, self._threads, kicks, self._waiting)
        for listener in (self._names, turns, self._tokens, *shows):
            self.room.subscribe(listener)
        presenter = Presenter(self.room, self.display, self.hands, renderer, languages, hand_renderer)
        self._dealing = Dealing(self.room, presenter, self._tokens, languages)
        self.room.subscribe(self._dealing)
        self.card_faces = (
            CardFaces(self.client, self.icons, drawings(deck), self._show_again, studio)
            if settings.card_emojis
            else None
        )
        self.uploading: asyncio.Task[None] | None = None

        # The tournaments
        self.tournaments = TournamentServices(
            self.client,
            TournamentStore(engine, self.journal),
            self.room,
            self.display,
            self._threads,
            languages,
            self._names,
            self._settings,
            self._clock,
            self._leases,
        )

        # The shards
        self._handover = Handover(
            self.room,
            self.display,
            self.hands,
            self._tokens,
            self._dealing,
            self._reminders,
            languages,
            self._settings,
            [self.tournaments.tournaments],
        )
        self._shards = (
            None
            if self._leases is None
            else Shards(self.client, self._leases, _plan(settings), self._handover, self._in_flight)
        )
        self.client.hand_to(self, self._shards)

        # The servers that have removed the bot
        self._forgetting = Forgetting(
            self.client,
            Departures(engine, self._writer),
            self._leases or Everything(),
            self._clock,
            settings.forget_servers_after,
            self._let_go,
        )

        # What comes by the clock
        weeks = WeekStore(engine)
        self.posting = Posting(
            self.client,
            self._settings,
            PostStore(engine),
            self._leases or Everything(),
            self._clock,
            [
                DealPosts(self._settings, languages, self._names, self.solo_games, self._games),
                WeekPosts(self.client, self._settings, languages, self._names, weeks, self._games),
            ],
            OwnWeeks(self.client, self._settings, languages, weeks, self._games),
        )

        # Commands and clicks
        club_store = ClubStore(engine)
        self._rosters = Rosters(club_store)
        self._servers_own = ServersOwn(self.client, club_store)
        services = Services(
            room=self.room,
            turns=turns,
            display=self.display,
            hands=self.hands,
            more_pages=self._more_pages,
            presenter=presenter,
            dealing=self._dealing,
            icons=self.icons,
            in_flight=self._in_flight,
            door=self.client.door,
            settings=self._settings,
            languages=languages,
            names=self._names,
            renderer=renderer,
            threads=self._threads,
            reminders=self._reminders,
            kicks=kicks,
            sharing=Sharing(SharedResults(engine), ratings, languages, self._names, self.icons),
            posting=self.posting,
            pings=ChallengePings(),
            clubs=self._rosters,
            renew_commands=self._servers_own.renew,
            show_again=self._show_guild_again,
            shards=self._shards,
        )
        wallet = Wallet(services, purses)
        reviewer, kept = Reviewer(self._thinker), ReviewStore(engine)
        alone = PrivateGames(services, self.solo_games)
        self._reviews = Reviews(services, reviewer, kept, ReviewStore(engine, AloneReviewRow), self.solo_games, alone)
        pages, solo = Pages(services, finished, self._reviews), SoloCommands(services, self.solo_games, alone)
        menus = Menus(services, pages)
        private = PrivacyCommands(services, privacy, self.tournaments.tournaments)
        parting = Parting(services, private.forget, self.tournaments.waiting.may_close)
        helping = Help(services, alone)
        shown = TournamentPages(services, self.tournaments)
        announcing = TournamentCommands(services, self.tournaments, shown)
        clicks = TournamentClicks(services, self.tournaments, shown)
        rungs = LadderPages(services, self.tournaments)
        climbing = LadderClicks(services, self.tournaments, rungs)
        ladders = LadderCommands(services, self.tournaments, shown)
        club_pages = ClubPages(services, self.tournaments)
        in_clubs = ClubClicks(services, self.tournaments, club_pages)
        clubs = ClubCommands(services, self.tournaments, announcing, club_pages)
        settings_pages = SettingsPages(services)
        owners = (
            solo,
            pages,
            wallet,
            self._reviews,
            menus,
            helping,
            settings_pages,
            SeasonChanges(services, finished.seasons),
        )
        self._clicks = Clicks(services, alone, parting, private, clicks, climbing, in_clubs, *owners)
        own_games = OwnGames(services, OwnTables(engine), self.solo_games)
        self.commands = command_tree(self.client, services)
        """Empty until ``offer``."""
        self._make_commands = partial(
            all_commands,
            services,
            pages,
            wallet,
            solo,
            TableCommands(services, parting),
            MyCommands(services, pages, own_games, settings_pages, private),
            settings_pages,
            menus,
            helping,
            announcing,
            ladders,
            clubs,
        )

    @property
    def stands_by(self) -> bool:
        """Whether other processes serve all shards, and this one waits to take over."""
        return self._shards is not None and self._shards.stands_by

    @property
    def in_flight(self) -> InFlight:
        """The interactions that are being answered."""
        return self._in_flight

    async def __aenter__(self) -> Self:
        """Return the bot. Leaving the context closes it."""
        await self.client.__aenter__()  # ``close`` needs the event loop that this sets
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        """Close the bot."""
        await self.close()

    async def serve(self, token: str) -> None:
        """Connect to Discord, and serve until closed.

        :raises CannotConnect: Discord refuses the connection or cannot be reached, or the database does not answer.
        """
        await self.client.serve(token)

    async def close(self) -> None:
        """Stop the timers, finish and save what is under way, and disconnect. The second call does nothing."""
        if self._closed:  # not whether the client is: discord.py closes it when Discord refuses the connection
            return
        self._closed = True
        if self._shards is not None:
            await self._shards.close()
        await finish(self._heeded, EVENT_SECONDS)
        await self.solo_games.close()
        await self._reviews.close()
        await asyncio.gather(self._clock.close(), self._thinker.close())  # alarms wait for computers that think
        await self.posting.close()
        await self._forgetting.close()  # which an event or an alarm may have begun until now
        await self._in_flight.finish()
        await asyncio.gather(self.tournaments.close(), self._rosters.close())
        # What is sent and deleted is also written down, so the journal stays open until then.
        await self._dealing.close()
        closing = (self.display, self.hands, self._more_pages, self._reminders, self._threads)
        await asyncio.gather(*(each.close() for each in closing))
        await self._waiting.close()
        await self._tokens.save()
        await self._names.save()
        await self._languages.save()
        await self.journal.close()
        if self.uploading is not None:
            self.uploading.cancel()
            await asyncio.wait([self.uploading])
        await self._handover.close()
        await self.client.close()
        # Until then, Discord may have sent more.
        await self._in_flight.cancel()
        await finish({*self._heeded, *self._aside}, LAST_SECONDS)
        self._held_loop.close()  # what is finished here may run a game's rules, too

    def told_to_stop(self) -> None:
        """Note that the process is told to stop. If its event loop is held, it ends soon all the same."""
        self._held_loop.told_to_stop()

    async def offer(self) -> Mapping[str, str]:
        """Prepare the games from outside and make the commands of all games. Leave out those that fail at either.

        :return: why games are left out, by their packages' descriptions.
        :raises UnknownGame: no game is left.
        """
        refused = {name: reason for name, reason in self._aside_games.games.items() if name in self._games}
        for name, game in list(self._games.items()):
            if PACKAGES[name].origin is None or name in refused:
                continue
            try:
                await limited(LIMIT_SECONDS, vet, PACKAGES[name], "it cannot prepare", game.prepare)
            except BadPackage as error:
                refused[name] = str(error)
            except TimeoutError:
                refused[name] = f"it cannot prepare: it takes more than {LIMIT_SECONDS:g} s"
        able = {name: game for name, game in self._games.items() if name not in refused}
        refused |= await fit(self.commands, able, self._make_commands)
        for name, reason in refused.items():
            self._leave_out(name, reason)
        return {described(PACKAGES[name]): reason for name, reason in refused.items()}

    def _leave_out(self, name: str, reason: str) -> None:
        """Offer a game no longer, before anything is served. Its tables wait, as if it were not installed."""
        log.error("the game %s is left out: %s", described(PACKAGES[name]), reason)
        patience = self._games.pop(name).patience
        for each in (name, *([] if patience is None else [patience.name])):
            self._alone.pop(each, None)

    # Discord's events

    async def set_up(self) -> None:
        """Restore the tables and publish the commands."""
        self._held_loop.begin()
        await self._aside_games.refresh()
        await self.offer()
        await self._settings.load()
        if self.card_faces is not None:
            await self.card_faces.take_over()
        self.watchdog.begin()
        self._forgetting.begin()
        self.posting.begin()
        if self._leases is None or self._shards is None:
            await self._set_up_once()
            log.info("%d tables restored", await self._handover.restore())
        else:
            members = await self._shards.join()
            async with self._leases.holding(SETTING_UP):
                await self._set_up_once(self._leases, alone=members == 1)
        if self.card_faces is not None:
            alone = nullcontext if self._leases is None else partial(self._leases.holding, EMOJIS)
            self.uploading = asyncio.create_task(self._complete_faces(self.card_faces, alone), name="emojis")
        self._clock.set("prepare", self._clock.now() + PREPARE_AFTER_SECONDS, self._prepare_ours)

    async def _prepare_ours(self) -> None:
        """Prepare our own games: whoever comes before that waits for it, and that cannot fail."""
        for name, game in list(self._games.items()):
            if PACKAGES[name].origin is None:
                await asyncio.to_thread(game.prepare)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Act on a click or a submitted form."""
        await self._clicks.clicked(interaction)

    @contextmanager
    def _heeding(self) -> Iterator[None]:
        """Note that an event is being acted on, so that closing waits for what is being written."""
        task = asyncio.current_task()
        assert task is not None
        self._heeded.add(task)
        try:
            yield
        finally:
            self._heeded.discard(task)

    async def on_deleted_place(self, place: DeletedPlace) -> None:
        """Close the tables of a deleted channel or thread, or of a server that the bot is no longer in.

        The names of the server's people and its language are deleted, and everything else about the server some time
        later.
        """
        with self._heeding():
            if place.guild is not None:
                await self._forgetting.removed(place.guild)
            # First, so that no table which is closed with its channel is opened again.
            await self.tournaments.director.abandon(channel=place.channel, guild=place.guild)
            await self.room.abandon(channel=place.channel, guild=place.guild)
            if place.guild is not None:
                await self._names.leave(place.guild)
                await self._languages.leave(place.guild)

    async def on_guild_locale(self, guild: int, locale: str) -> None:
        """Show what stands in a server's channels in its language, if that has changed."""
        if self._languages.correct(guild, locale):
            self._show_guild_again(guild)

    def _show_guild_again(self, guild: int) -> None:
        """Show a server's tables and tournaments with its new settings, such as its language."""
        self.display.touch_all(table for table in self.room.tables if table.guild == guild)
        self.room.show_resting(guild)
        self.tournaments.show_again(guild)

    async def on_session_begun(self, session: Begun) -> None:
        """Note which servers are missing, and which are back."""
        with self._heeding():
            await self._forgetting.begun(session)

    async def on_guild_here(self, guild: int) -> None:
        """Note that the bot is in a server."""
        self._forgetting.appeared(guild)

    async def _let_go(self, guild: int) -> None:
        """Close a server's tables, and drop its settings and names."""
        await self.tournaments.director.abandon(guild=guild)
        await self.room.abandon(guild=guild)
        await self._names.leave(guild)
        await self._settings.forget_guild(guild)

    async def on_thread_shut(self, thread: int) -> None:
        """Try to show the tournament's table in a thread that was archived or locked, which tells whether it can be.

        An archived thread is opened again by that. If it cannot be, the table is opened in another one.
        """
        for table in self.room.tables:
            if table.channel == thread and table.tournament is not None and table.live:
                self.display.touch(table)

    async def on_heard_again(self, shard: int | None) -> None:
        """Give the people at a shard's tables more time after an outage; at all tables, if it is None."""
        count = self.client.shard_count or 1

        def waited(table: Table) -> bool:
            return shard is None or (table.guild >> 22) % count == shard

        awake = [table.id for table in self.room.tables if waited(table)]
        for number in awake + self.room.resting_until(self._clock.now() + self.room.pace.fresh):
            try:
                with self._heeding():
                    table = await self.room.find(number)
                    if waited(table):
                        await self._turns.give_time(table)
            except Refusal:  # it is over, or cannot be rebuilt
                continue
            except NotSaved:
                log.warning("table %d: cannot give more time after an outage", number)

    async def _complete_faces(self, faces: CardFaces, alone: Alone) -> None:
        """Upload the card faces that are missing, and later delete those that are no longer used."""
        await faces.complete(alone)

        async def clear() -> None:
            self._aside.begin(faces.clear(alone))  # the clock waits for its alarms when it is closed

        self._clock.set("emojis", self._clock.now() + CLEAR_AFTER_SECONDS, clear)

    def _show_again(self, icons: Collection[str]) -> None:
        """Show the tables again whose games have got these icons."""
        games = {icon.partition("_")[0] for icon in icons}
        self.display.touch_all(
            table for table in self.room.tables if table.position is not None and table.game.name in games
        )
        self.room.show_resting()

    async def _set_up_once(self, leases: Leases | None = None, *, alone: bool = True) -> None:
        """Run the set-up that only one process may run: recount, sweep, publish commands.

        :param alone: whether there is no other process; if there is one, commands are published only if they changed.
        """
        with self._held_loop.expected():  # it takes long, and whoever starts the bot waits for the start anyway
            await recount_if_missing(self._writer, PLAYABLE, datetime.now(UTC).date())
        await self._sweeping.sweep()
        commands = await describe(self.commands)
        ours = digest(commands)
        self._servers_own.take(commands)
        if alone or leases is None or await leases.commands_told() != ours:
            self._languages.mention(await publish(self.client, for_all(commands)))
            log.info("%d commands known to Discord", len(commands))
            self._aside.begin(self._servers_own.renew_all())
        else:
            self._languages.mention(await published(self.client))
        if leases is not None:
            await leases.note_commands(ours)

    # Messages from other processes

    def _lease(self, engine: AsyncEngine, settings: Settings) -> Leases:
        async def follow(change: str) -> None:
            try:
                kind, _, number = change.partition(" ")
                if kind == USER:  # perhaps they had themselves forgotten
                    await self._names.forget(int(number))
                    self._dealing.forget(int(number))
                    await self._tokens.forget(int(number))
                    await self.tournaments.tournaments.read_again(int(number))
                await self._settings.follow(change)
            except NotSaved:
                log.warning("a setting changed by another process will be read when the database answers again")

        def heard(news: str) -> None:
            if self._shards is not None:
                self._shards.heard(news)

        channels = {CHANGED: heard, SETTINGS: lambda change: self._aside.begin(follow(change))}
        return Leases(engine.url, settings.lease_seconds, channels)


def _seal(settings: Settings) -> Seal:
    """Return what encrypts interaction tokens. Every process of the bot has the same bot token, so the same key."""
    if settings.token_keys:
        return Seal([key.get_secret_value() for key in settings.token_keys])
    return Seal.derived_from(settings.discord_token.get_secret_value())


def _plan(settings: Settings) -> Plan:
    return Plan(settings.shard_ids, settings.shards is Share.AUTO, settings.shard_count)


def _division(settings: Settings) -> dict[str, Any]:
    """Return the arguments that tell discord.py which shards to open."""
    ids = {} if settings.shard_ids is None else {"shard_ids": list(settings.shard_ids)}
    return {**ids, "shard_count": settings.shard_count}
