"""The discord.py client: set-up, command sync, restoring tables, and everything tied together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from contextlib import nullcontext
from datetime import UTC, datetime
from functools import partial
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.gateway import DiscordWebSocket
from sqlalchemy.ext.asyncio import AsyncEngine
from yarl import URL

from bot.commands.clicks import Components
from bot.commands.command import on_command_error
from bot.commands.play import game_commands
from bot.commands.privacy import privacy_commands
from bot.commands.services import Services
from bot.commands.settings import settings_commands
from bot.commands.solo import AloneCommands
from bot.commands.standings import FinishedGames, Pages
from bot.commands.translator import describe, digest, publish
from bot.commands.wallet import Wallet
from bot.config import Settings, Share
from bot.faces.drawing import card_pictures
from bot.faces.face import Icons
from bot.fleet.departures import deleted_place
from bot.fleet.leases import CHANGED, EMOJIS, SETTING_UP, Leases, OtherFleet
from bot.fleet.shards import AlreadyServed, Plan, Shards, session_limits
from bot.games.catalog import GAMES, PATIENCES
from bot.games.claro.deck import load_deck, standard_deck
from bot.games.game import Seat
from bot.interactions.in_flight import InFlight, finish
from bot.interactions.languages import Languages
from bot.locales.words import words_for
from bot.messages.board import Board
from bot.messages.emojis import CardFaces
from bot.messages.hands import Hands
from bot.messages.reminders import Reminders
from bot.messages.renderer import Renderer
from bot.messages.tokens import Tokens
from bot.store.database import open_writer
from bot.store.errors import NotSaved
from bot.store.fence import Shard
from bot.store.journal.journal import Journal
from bot.store.open_messages import OpenMessages
from bot.store.privacy import Privacy
from bot.store.settings import CHANNEL as SETTINGS
from bot.store.settings import SettingsStore
from bot.store.solo import AloneStore
from bot.store.wallets import Wallets
from bot.tables.clock import Clock
from bot.tables.purses import Purses
from bot.tables.recount import recount_if_missing
from bot.tables.room import Room
from bot.tables.solo import Alone
from bot.tables.table import Pace, Table
from bot.tables.thinking import Thinker
from bot.views.page_id import MARK

log = logging.getLogger(__name__)


DAY_SECONDS = 24 * 60 * 60.0


class CannotConnect(Exception):
    """Discord does not let us in, or cannot be reached; its text says which and what to do."""


class GameClient(discord.AutoShardedClient):
    """Hosts tables in every server it is in."""

    def __init__(self, settings: Settings, engine: AsyncEngine) -> None:
        """Make a client that is not connected yet.

        :raises BadDeck: the deck file that the settings name is not one.
        """
        # We speak in no voice channel, so its missing libraries are nobody's concern.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        by_lease = engine.dialect.name == "postgresql"
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            enable_debug_events=True,  # for on_socket_raw_receive
            **({} if by_lease else _divided(settings)),
        )
        discord.http.Route.BASE = settings.discord_api_url.rstrip("/")
        deck = load_deck(settings.claro_deck) if settings.claro_deck else standard_deck()
        self._clock = Clock()
        icons, store = Icons(), SettingsStore(engine)
        languages = Languages(self, store)
        self._reminders = Reminders(self, store, languages)
        self._writer = open_writer(engine, settings.sqlite_synchronous)
        self.journal = Journal(engine, self._writer)
        self._aside: set[asyncio.Task[None]] = set()
        work = InFlight()
        self._leases = self._lease(engine, settings, store) if by_lease else None
        self._shards = None if self._leases is None else Shards(self, self._leases, _plan(settings), self, work)
        purses = Purses(Wallets(engine))
        thinker = Thinker(settings.thinkers)
        room = Room(
            GAMES,
            self.journal,
            self._clock,
            listener=self,
            pace=Pace(turn=settings.turn_seconds, remind=settings.remind_seconds, think=settings.think_seconds),
            thinker=thinker,
            purses=purses,
            ownership=self._leases,
            host_options={} if settings.claro_deck is None else {"claro": {"deck": deck.key}},
        )
        renderer = Renderer(icons, languages)
        self._tokens = Tokens(self, OpenMessages(engine, self._writer), self._clock)
        board, hands = Board(self, renderer, room, self._tokens), Hands(icons, self._tokens)
        self.services = Services(room, board, hands, icons, work, store, languages, renderer)
        self._alone = Alone(PATIENCES, AloneStore(engine), thinker)
        alone = AloneCommands(self.services, self._alone)
        self._components = Components(self.services, alone)
        wallet = Wallet(self.services, purses)
        self._pages = Pages(self.services, FinishedGames.open(engine), wallet)
        self._commands = app_commands.CommandTree(self)
        for game in GAMES.values():
            self._commands.add_command(game_commands(self.services, self._components, self._pages, wallet, alone, game))
        self._commands.add_command(settings_commands(self.services))
        self._commands.add_command(privacy_commands(self.services, Privacy(engine)))
        self._commands.error(on_command_error(self.services))
        self._faces = CardFaces(self, icons, lambda: card_pictures(deck)) if settings.card_emojis else None
        self._emoji_task: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Restore the tables and tell Discord our commands, after logging in and before connecting."""
        # Where discord.py identifies anew after a session was lost; it would go to Discord's own address.
        _, gateway, _ = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
        for game in GAMES.values():
            await asyncio.to_thread(game.prepare)
        await self.services.settings.load()
        if self._faces is not None:
            await self._faces.take_over()
        if self._leases is None or self._shards is None:
            await self._set_up()
            log.info("%d tables restored", await self._restore())
        else:
            members = await self._shards.join()
            async with self._leases.holding(SETTING_UP):
                await self._set_up(self._leases, alone=members == 1)
        if self._faces is not None:
            alone = nullcontext if self._leases is None else partial(self._leases.holding, EMOJIS)
            self._emoji_task = asyncio.create_task(self._faces.complete(alone), name="emojis")

    async def _set_up(self, leases: Leases | None = None, *, alone: bool = True) -> None:
        """Do what one process does for all.

        :param alone: whether there is no other; else Discord is told our commands only if theirs were different.
        """
        await recount_if_missing(self._writer, GAMES, datetime.now(UTC).date())
        await self._sweep()
        commands = await describe(self._commands)
        ours = digest(commands)
        if alone or leases is None or await leases.commands_told() != ours:
            await publish(self, commands)
            log.info("%d commands known to Discord", len(commands))
        if leases is not None:
            await leases.note_commands(ours)

    @property
    def stands_by(self) -> bool:
        """Whether other processes serve all shards there are, and we could take theirs over."""
        return self._shards is not None and self._shards.stands_by

    async def launch_shards(self) -> None:
        """Connect: all shards at once, or those that become ours by and by."""
        if self._shards is None:
            await super().launch_shards()
        else:
            self._shards.begin()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Keep Discord's pace; where processes share it, they have agreed before."""
        if self._shards is None:
            await session_limits(self)
            await super().before_identify_hook(shard_id, initial=initial)

    async def serve(self, token: str) -> None:
        """Log in, connect, and serve until closed.

        :raises CannotConnect: that is not possible.
        """
        try:
            await self.start(token)
        except discord.LoginFailure as error:
            reason = "Discord does not know this DISCORD_TOKEN; copy it anew from the application's Bot page"
            raise CannotConnect(reason) from error
        except (OtherFleet, AlreadyServed) as error:
            raise CannotConnect(str(error)) from error
        except NotSaved as error:
            reason = str(error.__cause__ or error).splitlines()[0]
            raise CannotConnect(f"the database does not answer: {reason}") from error
        except (discord.GatewayNotFound, discord.HTTPException, aiohttp.ClientError, OSError) as error:
            raise CannotConnect(f"Discord cannot be reached at {discord.http.Route.BASE}: {error}") from error

    async def on_ready(self) -> None:
        """Say that players can come."""
        log.info("ready as %s in %d servers", self.user, len(self.guilds))

    async def close(self) -> None:
        """Stop the timers, finish what is under way, write it down, and disconnect."""
        if self.is_closed():
            return
        if self._shards is not None:
            await self._shards.close()
        await self._clock.close()
        await self.services.room.close()
        await self.services.work.finish()
        await self._tokens.save()
        await self.journal.close()
        await asyncio.gather(self.services.board.close(), self.services.hands.close(), self._reminders.close())
        if self._emoji_task is not None:
            self._emoji_task.cancel()
            await asyncio.wait([self._emoji_task])
        await finish(self._aside, 0.0)
        await super().close()

    async def _sweep(self) -> None:
        """Take away leaderboards of days and weeks that are over, now and every day."""
        now = self._clock.now()
        self._clock.set("sweep", now + DAY_SECONDS, self._sweep)
        swept = await self._pages.finished.standings.sweep(datetime.fromtimestamp(now, UTC).date())
        if swept:
            log.info("%d leaderboards are over and were taken away", swept)

    # Clicks

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Act on a click, or on a form sent in.

        discord.py could find the button's class by its custom_id, too (``DynamicItem``); it would rebuild the whole
        view from the message first, and say nothing to clicks on buttons that are not on the message any more.
        """
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            data: Any = interaction.data or {}
            custom_id, values = str(data.get("custom_id", "")), data.get("values") or []
            if MARK in custom_id:
                await self._pages.clicked(interaction, custom_id, str(values[0]) if values else None)
            else:
                await self._components.clicked(interaction, custom_id)

    # Channels that go

    async def on_socket_raw_receive(self, message: str) -> None:
        """Close the tables of channels, threads and servers that are gone."""
        gone = deleted_place(message)
        if gone is not None:
            await self.services.room.abandon(channel=gone.channel, guild=gone.guild)

    # Shards that come and go

    def _lease(self, engine: AsyncEngine, settings: Settings, store: SettingsStore) -> Leases:
        async def follow(change: str) -> None:
            try:
                await store.follow(change)
            except NotSaved:
                log.warning("what another process has set is read when the database answers again")

        def free(news: str) -> None:
            if self._shards is not None:
                self._shards.heard(news)

        channels = {CHANGED: free, SETTINGS: lambda change: self._spawn(follow(change))}
        return Leases(engine.url, settings.lease_seconds, channels)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        self._aside.add(task := asyncio.create_task(work))
        task.add_done_callback(self._aside.discard)

    async def take_over(self, shard: Shard) -> int:
        """See ``Tables``."""
        live = await self._restore(shard)
        self._spawn(self._learn_languages(self.services.room.servers(shard)))
        return live

    async def _restore(self, shard: Shard | None = None) -> int:
        """Find the live tables, and the messages that show them; return how many tables there are."""
        for open_message, shown in await self._tokens.restore(shard):
            if open_message.user is None:
                self.services.board.restore(open_message.table, shown)
            else:
                words = words_for(open_message.language)
                self.services.hands.restore(open_message.table, open_message.user, shown, words)
        return await self.services.room.restore(shard)

    async def _learn_languages(self, guilds: Iterable[int]) -> None:
        """Ask Discord about the servers of a gateway session that others have begun: nobody has told us of them."""
        for guild in guilds:
            if await self.services.languages.ask(guild):
                self.services.board.touch_all(table for table in self.services.room.tables if table.guild == guild)

    async def let_go(self, shard: Shard, *, at_once: bool) -> None:
        """See ``Tables``."""
        tables = await self.services.room.let_go(shard, at_once=at_once)
        self.services.hands.let_go(tables)
        if at_once:
            await self.services.board.let_go(tables, at_once=True)
        else:
            self._reminders.take_back(tables)
            await asyncio.gather(self.services.board.let_go(tables, at_once=False), self._tokens.save())
        self._tokens.let_go(tables)

    async def returned(self) -> None:
        """See ``Tables``."""
        await self.services.settings.load()

    # What happens at the tables

    def changed(self, table: Table) -> None:
        """Show what is new at a table to everybody and to whose turn it is."""
        if not table.live:
            self._tokens.let_go([table.id])
        self.services.board.touch(table)
        self.services.hands.wake(table)
        self._reminders.acted(table)

    def time_is_short(self, table: Table, seats: list[Seat]) -> None:
        """Remind persons who have little time left."""
        self._reminders.remind(table, seats)


def _plan(settings: Settings) -> Plan:
    return Plan(settings.shard_ids, settings.shards is Share.AUTO, settings.shard_count)


def _divided(settings: Settings) -> dict[str, Any]:
    """Return which shards discord.py is to open by itself."""
    ids = {} if settings.shard_ids is None else {"shard_ids": list(settings.shard_ids)}
    return {**ids, "shard_count": settings.shard_count}
