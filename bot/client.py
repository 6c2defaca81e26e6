"""The discord.py client: set-up, command sync, restoring tables, and everything tied together."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.gateway import DiscordWebSocket
from sqlalchemy.ext.asyncio import AsyncEngine
from yarl import URL

from bot.art.faces import card_pictures
from bot.cogs.alone import AloneCommands
from bot.cogs.board import Board
from bot.cogs.components import Components
from bot.cogs.emojis import provide_emojis
from bot.cogs.hands import Hands
from bot.cogs.host import Host
from bot.cogs.languages import Languages
from bot.cogs.play import game_commands
from bot.cogs.privacy import privacy_commands
from bot.cogs.reminders import Reminders
from bot.cogs.renderer import Renderer
from bot.cogs.settings import settings_commands
from bot.cogs.standings import Books, Pages
from bot.cogs.translator import publish
from bot.cogs.wallet import Wallet
from bot.cogs.work import Work
from bot.config import Settings
from bot.games.catalog import GAMES, PATIENCES
from bot.games.claro.deck import Deck, load_deck, standard_deck
from bot.games.game import Seat
from bot.store.alone import AloneStore
from bot.store.database import open_writer
from bot.store.journal import Journal
from bot.store.privacy import Privacy
from bot.store.settings import SettingsStore
from bot.store.wallets import Wallets
from bot.tables.alone import Alone
from bot.tables.clock import Clock
from bot.tables.purses import Purses
from bot.tables.recount import recount_if_missing
from bot.tables.room import Room
from bot.tables.table import Pace, Table
from bot.tables.thinking import Thinker
from bot.views.face import Icons
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
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        discord.http.Route.BASE = settings.discord_api_url.rstrip("/")
        self._with_emojis = settings.card_emojis
        self._deck: Deck = load_deck(settings.claro_deck) if settings.claro_deck else standard_deck()
        self._clock = Clock()
        icons, store = Icons(), SettingsStore(engine)
        languages = Languages(self, store)
        self._reminders = Reminders(self, store, languages)
        self._writer = open_writer(engine, settings.sqlite_synchronous)
        self.journal = Journal(engine, self._writer)
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
            house={} if settings.claro_deck is None else {"claro": {"deck": self._deck.key}},
        )
        renderer = Renderer(icons, languages)
        board = Board(self, renderer, room.posted)
        self.host = Host(room, board, Hands(icons), icons, Work(), store, languages, renderer)
        self._alone = Alone(PATIENCES, AloneStore(engine), thinker)
        alone = AloneCommands(self.host, self._alone)
        self._components = Components(self.host, alone)
        wallet = Wallet(self.host, purses)
        self._pages = Pages(self.host, Books.open(engine), wallet)
        self._commands = app_commands.CommandTree(self)
        for game in GAMES.values():
            self._commands.add_command(game_commands(self.host, self._components, self._pages, wallet, alone, game))
        self._commands.add_command(settings_commands(self.host))
        self._commands.add_command(privacy_commands(self.host, Privacy(engine)))
        self._emoji_task: asyncio.Task[int] | None = None

    async def setup_hook(self) -> None:
        """Restore the tables and tell Discord our commands, after logging in and before connecting."""
        # Where discord.py identifies anew after a session was lost; it would go to Discord's own address.
        _, gateway, _ = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
        await self.host.settings.load()
        await recount_if_missing(self._writer, GAMES, datetime.now(UTC).date())
        await self._sweep()
        for game in GAMES.values():
            await asyncio.to_thread(game.prepare)
        restored = await self.host.room.restore()
        commands = await publish(self, self._commands)
        log.info("%d commands known to Discord, %d tables restored", commands, restored)
        if self._with_emojis:
            self._emoji_task = asyncio.create_task(
                provide_emojis(self, self.host.icons, lambda: card_pictures(self._deck))
            )

    async def serve(self, token: str) -> None:
        """Log in, connect, and serve until closed.

        :raises CannotConnect: that is not possible.
        """
        try:
            await self.start(token)
        except discord.LoginFailure as error:
            reason = "Discord does not know this DISCORD_TOKEN; copy it anew from the application's Bot page"
            raise CannotConnect(reason) from error
        except (discord.GatewayNotFound, discord.HTTPException, aiohttp.ClientError, OSError) as error:
            raise CannotConnect(f"Discord cannot be reached at {discord.http.Route.BASE}: {error}") from error

    async def on_ready(self) -> None:
        """Say that players can come."""
        log.info("ready as %s in %d servers", self.user, len(self.guilds))

    async def close(self) -> None:
        """Stop the timers, finish what is under way, write it down, and disconnect."""
        if self.is_closed():
            return
        await self._clock.close()
        await self.host.room.close()
        await self.host.work.finish()
        await self.journal.close()
        await asyncio.gather(self.host.board.close(), self.host.hands.close(), self._reminders.close())
        if self._emoji_task is not None:
            self._emoji_task.cancel()
            await asyncio.wait([self._emoji_task])
        await super().close()

    async def _sweep(self) -> None:
        """Take away leaderboards of days and weeks that are over, now and every day."""
        now = self._clock.now()
        self._clock.set("sweep", now + DAY_SECONDS, self._sweep)
        swept = await self._pages.books.standings.sweep(datetime.fromtimestamp(now, UTC).date())
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

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the table of a channel that was deleted."""
        await self.host.room.abandon(channel=channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Close the table of a thread that was deleted."""
        await self.host.room.abandon(channel=payload.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close the tables of a server that has removed us."""
        await self.host.room.abandon(guild=guild.id)

    # What happens at the tables

    def changed(self, table: Table) -> None:
        """Show what is new at a table to everybody and to whose turn it is."""
        self.host.board.touch(table)
        self.host.hands.wake(table)
        self._reminders.acted(table)

    def time_is_short(self, table: Table, seats: list[Seat]) -> None:
        """Remind persons who have little time left."""
        self._reminders.remind(table, seats)
