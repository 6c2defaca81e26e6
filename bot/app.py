"""The whole bot: the only place that makes its parts, connects them, and starts and stops them in order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import nullcontext
from datetime import UTC, datetime
from functools import partial
from types import TracebackType
from typing import Any, Self

import discord
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.client import GameClient
from bot.commands.clicks import Clicks
from bot.commands.pages import FinishedGames, Pages
from bot.commands.services import Services
from bot.commands.solo import SoloCommands
from bot.commands.translator import describe, digest, publish
from bot.commands.tree import command_tree
from bot.commands.wallet import Wallet
from bot.config import Settings, Share
from bot.faces.drawing import card_pictures
from bot.faces.face import Icons
from bot.fleet.departures import DeletedPlace
from bot.fleet.leases import CHANGED, EMOJIS, SETTING_UP, Leases
from bot.fleet.shards import Plan, Shards
from bot.games.catalog import GAMES, PATIENCES
from bot.games.claro.deck import load_deck, standard_deck
from bot.interactions.in_flight import InFlight, finish
from bot.interactions.languages import Languages
from bot.messages.board import Board
from bot.messages.display import Display
from bot.messages.emojis import CardFaces
from bot.messages.handover import Handover
from bot.messages.hands import Hands
from bot.messages.presenter import Presenter
from bot.messages.reminders import Reminders
from bot.messages.renderer import Renderer
from bot.messages.tokens import Tokens
from bot.store.errors import NotSaved
from bot.store.journal.journal import Journal
from bot.store.journal.writer import open_writer
from bot.store.open_messages import OpenMessages
from bot.store.privacy import Privacy
from bot.store.settings import CHANNEL as SETTINGS
from bot.store.settings import SettingsStore
from bot.store.solo import SoloStore
from bot.store.wallets import Wallets
from bot.tables.clock import Clock
from bot.tables.moment import Pace
from bot.tables.purses import Purses
from bot.tables.recount import recount_if_missing
from bot.tables.room import Room
from bot.tables.solo import SoloGames
from bot.tables.sweeping import Sweeping
from bot.tables.thinking import Thinker
from bot.tables.turns import Turns
from bot.tables.watchdog import Watchdog

log = logging.getLogger(__name__)


class App:
    """The bot. It connects to Discord when ``serve`` is called."""

    def __init__(self, settings: Settings, engine: AsyncEngine) -> None:
        """Make every part, and give each the parts that it needs.

        :param engine: an open database whose schema is up to date.
        :raises BadDeck: the file in the settings is not a valid deck.
        """
        deck = load_deck(settings.claro_deck) if settings.claro_deck else standard_deck()
        by_lease = engine.dialect.name == "postgresql"
        self.client = GameClient(settings.discord_api_url, {} if by_lease else _division(settings))

        # The database
        self._writer = open_writer(engine, settings.sqlite_synchronous)
        self.journal = Journal(engine, self._writer)
        self._settings = SettingsStore(engine)
        finished, privacy = FinishedGames.open(engine), Privacy(engine)

        # Which servers this process serves
        self._in_flight = InFlight()
        self._aside: set[asyncio.Task[None]] = set()
        self._leases = self._lease(engine, settings) if by_lease else None

        # The tables
        self._clock = Clock()
        self._thinker = Thinker(settings.thinkers)
        purses = Purses(Wallets(engine))
        self.room = Room(
            GAMES,
            self.journal,
            self._clock,
            pace=Pace(
                turn=settings.turn_seconds,
                remind=settings.remind_seconds,
                think=settings.think_seconds,
                lobby=settings.lobby_minutes * 60,
            ),
            purses=purses,
            ownership=self._leases,
            most_hosted=settings.max_tables_per_person,
            host_options={} if settings.claro_deck is None else {"claro": {"deck": deck.key}},
        )
        self.solo_games = SoloGames(PATIENCES, SoloStore(engine), self._thinker)
        self._sweeping = Sweeping(self._clock, finished.standings, privacy)

        # The messages in channels
        self.icons, languages = Icons(), Languages(self.client, self._settings)
        renderer = Renderer(self.icons, languages)
        self._tokens = Tokens(self.client, OpenMessages(engine, self._writer), self._clock)
        self.display = Display(self.room, Board(self.client, renderer), self._tokens)
        self.hands = Hands(self.icons, self._tokens)
        self._reminders = Reminders(self.client, self._settings, languages)
        turns = Turns(self.room, self._clock, self._thinker, self._reminders.remind)
        self.watchdog = Watchdog(self.room, self._clock, turns)
        for listener in (turns, self._tokens, self.display, self.hands, self._reminders):
            self.room.subscribe(listener)
        presenter = Presenter(self.room, self.display, self.hands, renderer, languages, self.icons)
        self.card_faces = (
            CardFaces(self.client, self.icons, lambda: card_pictures(deck)) if settings.card_emojis else None
        )
        self.uploading: asyncio.Task[None] | None = None

        # The shards
        self._handover = Handover(
            self.room, self.display, self.hands, self._tokens, self._reminders, languages, self._settings
        )
        self._shards = (
            None
            if self._leases is None
            else Shards(self.client, self._leases, _plan(settings), self._handover, self._in_flight)
        )
        self.client.hand_to(self, self._shards)

        # Commands and clicks
        services = Services(
            room=self.room,
            turns=turns,
            display=self.display,
            hands=self.hands,
            presenter=presenter,
            icons=self.icons,
            in_flight=self._in_flight,
            settings=self._settings,
            languages=languages,
            renderer=renderer,
        )
        wallet = Wallet(services, purses)
        pages, solo = Pages(services, finished, wallet), SoloCommands(services, self.solo_games)
        self._clicks = Clicks(services, solo, pages)
        self.commands = command_tree(self.client, services, pages, wallet, solo, privacy)

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
        """Stop the timers, finish and save what is under way, and disconnect."""
        if self.client.is_closed():
            return
        if self._shards is not None:
            await self._shards.close()
        await asyncio.gather(self._clock.close(), self._thinker.close())  # alarms wait for computers that think
        await self._in_flight.finish()
        await self._tokens.save()
        await self.journal.close()
        await asyncio.gather(self.display.close(), self.hands.close(), self._reminders.close())
        if self.uploading is not None:
            self.uploading.cancel()
            await asyncio.wait([self.uploading])
        await self._handover.close()
        await finish(self._aside, 0.0)
        await self.client.close()

    # Discord's events

    async def set_up(self) -> None:
        """Restore the tables and publish the commands."""
        for game in GAMES.values():
            await asyncio.to_thread(game.prepare)
        await self._settings.load()
        if self.card_faces is not None:
            await self.card_faces.take_over()
        self.watchdog.begin()
        if self._leases is None or self._shards is None:
            await self._set_up_once()
            log.info("%d tables restored", await self._handover.restore())
        else:
            members = await self._shards.join()
            async with self._leases.holding(SETTING_UP):
                await self._set_up_once(self._leases, alone=members == 1)
        if self.card_faces is not None:
            alone = nullcontext if self._leases is None else partial(self._leases.holding, EMOJIS)
            self.uploading = asyncio.create_task(self.card_faces.complete(alone), name="emojis")

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Act on a click or a submitted form."""
        await self._clicks.clicked(interaction)

    async def on_deleted_place(self, place: DeletedPlace) -> None:
        """Close the tables of a deleted channel or thread, or of a server that the bot is no longer in."""
        await self.room.abandon(channel=place.channel, guild=place.guild)

    async def _set_up_once(self, leases: Leases | None = None, *, alone: bool = True) -> None:
        """Run the set-up that only one process may run: recount, sweep, publish commands.

        :param alone: whether there is no other process; if there is one, commands are published only if they changed.
        """
        await recount_if_missing(self._writer, GAMES, datetime.now(UTC).date())
        await self._sweeping.sweep()
        commands = await describe(self.commands)
        ours = digest(commands)
        if alone or leases is None or await leases.commands_told() != ours:
            await publish(self.client, commands)
            log.info("%d commands known to Discord", len(commands))
        if leases is not None:
            await leases.note_commands(ours)

    # Messages from other processes

    def _lease(self, engine: AsyncEngine, settings: Settings) -> Leases:
        async def follow(change: str) -> None:
            try:
                await self._settings.follow(change)
            except NotSaved:
                log.warning("a setting changed by another process will be read when the database answers again")

        def heard(news: str) -> None:
            if self._shards is not None:
                self._shards.heard(news)

        channels = {CHANGED: heard, SETTINGS: lambda change: self._spawn(follow(change))}
        return Leases(engine.url, settings.lease_seconds, channels)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background."""
        self._aside.add(task := asyncio.create_task(work))
        task.add_done_callback(self._aside.discard)


def _plan(settings: Settings) -> Plan:
    return Plan(settings.shard_ids, settings.shards is Share.AUTO, settings.shard_count)


def _division(settings: Settings) -> dict[str, Any]:
    """Return the arguments that tell discord.py which shards to open."""
    ids = {} if settings.shard_ids is None else {"shard_ids": list(settings.shard_ids)}
    return {**ids, "shard_count": settings.shard_count}
