"""The tables, and the messages that show them."""

import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Any

import discord

from bot.base import Base
from bot.games.game import AnyGame
from bot.interactions.requests import NewMessage, Request, Services
from bot.runtime.lifecycle import Component, Leaving, Phase
from bot.runtime.refusal import Refusal
from bot.store.accounts import Wallets
from bot.store.engine.fence import NotSaved
from bot.store.notices import NoticeStore
from bot.store.shared_results import SharedResults
from bot.tables.effects import declare_effects
from bot.tables.live.room import Room
from bot.tables.live.turns import Turns
from bot.tables.live.watchdog import Watchdog
from bot.tables.messages.board import Board
from bot.tables.messages.challenge_pings import ChallengePings
from bot.tables.messages.display import Display, WaitingTables
from bot.tables.messages.hands import HandDelivery, Hands
from bot.tables.messages.kicks import Kicks
from bot.tables.messages.open_menus import OpenMenus
from bot.tables.messages.presenter import Presenter, Sharing
from bot.tables.messages.reminders import Reminders
from bot.tables.messages.renderer import Renderer
from bot.tables.messages.threads import Threads
from bot.tables.rules.moment import Pace
from bot.tables.rules.purses import Purses
from bot.tables.rules.table import Table
from bot.tables.views.board import Boards, Ways
from bot.tables.views.more import next_game_button

log = logging.getLogger(__name__)


class Tables(Services):
    """What is played, and what channels show of it."""

    room: Room
    kicks: Kicks
    hand_delivery: HandDelivery
    open_menus: OpenMenus

    def __init__(self, base: Base) -> None:
        self._base = base
        self.icons, self.middleware = base.icons, base.middleware
        self.settings, self.languages, self.names = base.settings, base.languages, base.names
        self.visible_channels = base.visible_channels
        self.show_again = base.lifecycle.show_again
        self.pings = ChallengePings()
        self.launched: Callable[[discord.Interaction[Any], int], None] | None = None
        """Notes that somebody opens the panel by the button of a table; None if there is no panel."""
        self.opened: Callable[[str], None] = lambda instance: None
        """Notes which instance of the Activity such a press has opened."""
        self.may_close: list[Callable[[Table, int], bool]] = []
        """What lets a person close a table that is not theirs, though they are no moderator."""
        self.play_alone: Callable[[Request, AnyGame], Awaitable[NewMessage]] | None = None
        """Begins a game against the usual computer players; None if there are no such games."""
        self.boards: list[Boards] = []
        """What shows private messages of its own as boards, where a page draws boards."""
        self.ways: list[Ways] = []
        """What knows where somebody can go on who sees no game, where a page offers it."""
        self.reviewed_in: Callable[[int | None], bool] = lambda guild: False
        """Tells whether finished games can be reviewed in a server; if it is None, outside of servers."""
        client, clock, config, engine, games = base.client, base.clock, base.config, base.engine, base.games
        languages, names, settings, writer = base.languages, base.names, base.settings, base.writer
        self.purses = Purses(Wallets(engine))
        pace = Pace(
            turn=config.turn_seconds,
            remind=config.remind_seconds,
            think=config.think_seconds,
            breath=config.breath_seconds,
            lobby=config.lobby_minutes * 60,
            pause=config.pause_hours * 3600,
        )
        self.room = room = Room(
            games,
            base.journal,
            clock,
            pace=pace,
            purses=self.purses,
            ownership=base.ownership,
            most_hosted=config.max_tables_per_person,
            host_options=base.host_options,
        )
        room.attends = lambda table, user: base.visible_channels.attends(
            client, table.guild, table.parent or table.channel, user
        )
        self.renderer = Renderer(base, base.icons, base.studio)
        self.display = Display(room, Board(client, self.renderer, settings))
        self.hands = Hands(self.renderer)
        self.reminders = Reminders(base, NoticeStore(engine, writer), room)
        self.turns = Turns(room, clock, base.thinker, self.reminders.remind, client.hear, settings.plays_forced)
        self.watchdog = Watchdog(room, clock, self.turns)
        self.threads = Threads(base, room, self.display)
        self.kicks = Kicks(languages)
        self.sharing = Sharing(SharedResults(engine), languages, names, base.icons)
        waiting = WaitingTables(base)
        self.open_menus = OpenMenus()
        self.presenter = Presenter(room, self.display, self.hands, self.renderer, languages)
        self.hand_delivery = HandDelivery(self.presenter.give_hand, languages)
        shows = self.display, self.hands, self.open_menus, self.reminders, self.threads
        declare_effects(room, self.renderer, self.turns, *shows, self.kicks, waiting, self.hand_delivery)
        self.middleware.pressing, self.middleware.news = self.hand_delivery.pressing, self.kicks
        self.middleware.ways_on |= {"already_started": next_game_button, "not_in_game": next_game_button}
        base.lifecycle.add(
            Component(
                Phase.MESSAGES,
                let_go=lambda leaving: self.display.let_go(leaving.tables, at_once=leaving.at_once),
                show_again=lambda guild: self.display.touch_all(each for each in room.tables if each.guild == guild),
                close=self.display.close,
            ),
            Component(Phase.MESSAGES, let_go=lambda leaving: self.hands.let_go(leaving.tables), close=self.hands.close),
            Component(
                Phase.MESSAGES,
                restore=self.reminders.restore,
                let_go=lambda leaving: self.reminders.let_go(leaving.tables, at_once=leaving.at_once),
                close=self.reminders.close,
            ),
            *(Component(Phase.MESSAGES, close=each.close) for each in (self.threads, self.open_menus, waiting)),
            Component(Phase.DEALING, forget=self.hand_delivery.forget, close=self.hand_delivery.close),
            Component(
                Phase.TABLES,
                begin=self.watchdog.begin,
                restore=room.restore,
                let_go=self._let_tables_go,
                abandon=lambda channel, guild: room.abandon(channel=channel, guild=guild),
                forget=room.forget,
                show_again=room.show_resting,
            ),
        )

    def gained(self, icons: Collection[str]) -> None:
        """Show the tables again whose games have got these icons."""
        games = {icon.partition("_")[0] for icon in icons}
        begun = (table for table in self.room.tables if table.position is not None)
        self.display.touch_all(table for table in begun if table.game.name in games)
        self.room.show_resting()

    def shut(self, thread: int) -> None:
        """Try to show the tournament's table in a thread that was archived or locked, which tells whether it can be."""
        # An archived thread is opened again by that. If it cannot be, the table is opened in another one.
        for table in self.room.tables:
            if table.channel == thread and table.tournament is not None and table.live:
                self.display.touch(table)

    async def give_time(self, shard: int | None) -> None:
        """Give the people at a shard's tables more time after an outage; at all tables, if it is None."""
        base, count = self._base, self._base.client.shard_count or 1

        def waited(table: Table) -> bool:
            return shard is None or (table.guild >> 22) % count == shard

        awake = [table.id for table in self.room.tables if waited(table)]
        for number in awake + self.room.resting_until(base.clock.now() + self.room.pace.fresh):
            try:
                with base.heeded.here():
                    table = await self.room.find(number)
                    if waited(table):
                        await self.turns.give_time(table)
            except Refusal:  # it is over, or cannot be rebuilt
                continue
            except NotSaved:
                log.warning("table %d: cannot give more time after an outage", number)

    async def _let_tables_go(self, leaving: Leaving) -> None:
        leaving.tables = await self.room.let_go(leaving.shard, at_once=leaving.at_once)
