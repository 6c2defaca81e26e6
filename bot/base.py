"""What every feature is built on: the settings, the database, the connection, the clock, and who people are."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from datetime import date
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias

import discord
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.client import Begun, CannotConnect, GameClient, ShardConnector
from bot.config import Settings
from bot.faces.catalog import REFUSED, offered
from bot.faces.face import Icons
from bot.faces.studio import Studio
from bot.games.claro.deck import load_deck, standard_deck
from bot.games.game import AnyGame
from bot.interactions.context import Context
from bot.interactions.languages import Languages
from bot.interactions.middleware import Middleware
from bot.interactions.names import Names
from bot.interactions.refused_requests import NotingFailure
from bot.interactions.visible_channels import VisibleChannels
from bot.runtime.background import Background, Clock
from bot.runtime.engine import Everything
from bot.runtime.lifecycle import Component, Lifecycle, Phase
from bot.runtime.thinking import Thinker
from bot.store.backup import back_up_daily
from bot.store.engine.database import DatabaseUnavailable, file_of, keep_statistics, shown
from bot.store.engine.fence import Ownership
from bot.store.journal.journal import Journal, open_writer
from bot.store.names import GuildLocales, NameStore
from bot.store.owner import OwnerStore
from bot.store.settings import SettingsStore
from bot.store.thinning import Thinning

log = logging.getLogger(__name__)

Interaction: TypeAlias = discord.Interaction[Any]

Enter: TypeAlias = Callable[[Callable[[bool], Awaitable[None]]], Awaitable[None]]
"""Calls what sets up, telling it whether there is no other process; see ``Fleet.enter``."""

EVENT_SECONDS: Final = 2.0
"""How long closing waits for what is being written about deleted channels and servers, in seconds."""

LAST_SECONDS: Final = 0.5
"""How long closing waits, in seconds, for what began while it closed. Cancelled while it connects to an SQLite file,
aiosqlite drops the connection without closing it."""


class Processes(Protocol):
    """What the processes of one bot agree on. What asks the database raises ``NotSaved`` if it does not answer."""

    def holding(self, key: int) -> AbstractAsyncContextManager[None]:
        """Be the only process within the context."""

    async def commands_told(self) -> str | None:
        """Return the digest of the commands that Discord was last told of; None if it was told of none."""

    async def note_commands(self, digest: str) -> None:
        """Note the digest of the commands that Discord has been told of."""


class Base(Context):
    """What features share."""

    client: GameClient
    games: dict[str, AnyGame]

    def __init__(self, config: Settings, engine: AsyncEngine) -> None:
        """Make it.

        :param engine: an open database whose schema is up to date.
        :raises BadDeck: the file in the settings is not a valid deck.
        :raises UnknownGame: the settings name a game that cannot be played here.
        """
        self.config = config
        self.engine = engine
        self.deck = load_deck(config.claro_deck) if config.claro_deck else standard_deck()
        self.host_options = {} if config.claro_deck is None else {"claro": {"deck": self.deck.key}}
        self.games = offered(config.games)
        for package, reason in REFUSED.items():
            log.error("the game %s is left out: %s", package, reason)
        patiences = {game.patience.name: game.patience for game in self.games.values() if game.patience is not None}
        self.alone = {**self.games, **patiences}
        """What is played without a table, by name."""
        shared = engine.dialect.name == "postgresql"
        shard_ids = None if config.shard_ids is None else list(config.shard_ids)
        division = {} if shared else {"shard_ids": shard_ids, "shard_count": config.shard_count}
        self.client = GameClient(config.discord_api_url, division, config.proxy)
        self.lifecycle = Lifecycle()

        self.writer = open_writer(engine, config.sqlite_synchronous)
        self.journal = Journal(engine, self.writer)
        self.settings = SettingsStore(engine)

        self.clock = Clock()
        self.thinker = Thinker(config.thinkers)
        self.heeded = Background()
        """The tasks that act on events of Discord's other than interactions."""
        self.late = Background()
        """Low-priority tasks, cancelled last."""
        self.channels: dict[str, Callable[[str], object]] = {}
        """What is done about that which other processes tell, by PostgreSQL's channel."""
        self.processes: Processes | None = None
        """What the processes of one bot agree on; None where this one is alone."""
        self.ownership: Ownership = Everything()
        self.enter: Enter | None = None
        """Takes servers over as other processes let it; None where this one serves all."""
        self.connector: ShardConnector | None = None
        """Connects shards when they become this process's; None if discord.py connects all."""
        self.appeared: list[Callable[[int], object]] = []
        """What is done about a server that is there."""
        self.removed: list[Callable[[int], Awaitable[object]]] = []
        """What is done about a server that the bot has been removed from."""
        self.begun: list[Callable[[Begun], Awaitable[object]]] = []
        """What is done with the list of servers with which a gateway session begins."""
        self.set_ups: list[Callable[[], Awaitable[object]]] = [self._check_owner]
        """What one process does at a start, before anybody is served."""
        self.sweeps: list[Callable[[date], Awaitable[object]]] = []
        """What is put in order once a day, such as what has expired; each is given the UTC day."""
        self.sweeps.append(lambda day: keep_statistics(engine))
        beside = (file_of(engine.url) or Path("claro.db")).with_name("backups")
        self._backups = (config.backup_folder or beside).absolute()
        if config.backup_daily:
            self.sweeps.append(self._back_up)
        if config.keep_games_days:
            self.sweeps.append(self._thin)
        self.settled: list[Callable[[], Awaitable[object]]] = []
        """What is waited for before somebody is forgotten, so that nothing of them is written afterwards."""

        locales = GuildLocales(engine, self.writer)
        if config.tell_owner:
            self.client.twins.tell = lambda text: self.late.begin(self._tell_owner(text))
        self.languages = Languages(self.client, self.settings, locales, self.clock, self.games)
        self.names = Names(NameStore(engine, self.writer), self.clock)
        self.visible_channels = VisibleChannels()
        self.middleware = Middleware(self, self.client.door)
        self.middleware.heard.append(self.names.hear)
        self.icons, self.studio = Icons(), Studio()
        self.lifecycle.add(
            Component(Phase.LATE, close=self.middleware.in_flight.cancel),
            Component(Phase.LATE, close=lambda: self.heeded.finish(LAST_SECONDS)),
            Component(Phase.LATE, close=lambda: self.late.finish(LAST_SECONDS)),
            Component(Phase.CONNECTION, close=self.client.close),
            Component(Phase.STORE, begin=self.settings.load, close=self.journal.close),
            Component(
                Phase.NOTES,
                restore=self.languages.restore,
                let_go=lambda leaving: None if leaving.at_once else self.languages.save(),
                abandon=lambda _, guild: None if guild is None else self.languages.leave(guild),
                close=self.languages.save,
            ),
            Component(
                Phase.NOTES,
                abandon=lambda _, guild: None if guild is None else self.names.leave(guild),
                forget=self.names.forget,
                close=self.names.save,
            ),
            Component(Phase.ANSWERS, close=self.middleware.in_flight.finish),
            Component(Phase.CLOCK, close=self.clock.close),
            Component(Phase.CLOCK, close=self.thinker.close),
            Component(Phase.HEEDED, close=lambda: self.heeded.finish(EVENT_SECONDS)),
        )

    async def _check_owner(self) -> None:
        """Check that the database is this application's, or nobody's yet.

        :raises CannotConnect: it is another one's, whose servers would all seem to have removed the bot.
        """
        ours = self.client.application_id
        assert ours is not None, "it is known once the client has logged in"
        owner = await OwnerStore(self.engine).claim(ours)
        if owner != ours:
            raise CannotConnect(
                f"{shown(self.engine)} belongs to the application {owner}, and DISCORD_TOKEN to {ours}: correct one of"
                " the two, or start once with `run --adopt` if this application is to go on with these games"
            )

    async def _tell_owner(self, text: str) -> None:
        """Send a direct message to whom the application belongs to, if they take one."""
        application = self.client.application
        assert application is not None, "it is known once the client has logged in"
        owner = application.team.owner_id if application.team is not None else application.owner.id
        with NotingFailure(log.warning, "the application's owner could not be told: %s"):
            await (await self.client.fetch_user(owner or application.owner.id)).send(text)

    async def _back_up(self, day: date) -> None:
        """Copy the database by the way, and keep as many copies as the settings say."""
        self.late.begin(self._backed_up(day))

    async def _thin(self, day: date) -> None:
        """Delete the moves of old games by the way."""
        self.late.begin(Thinning(self.engine, self.writer).thin(self.config.keep_games_days, day), "thinning")

    async def _backed_up(self, day: date) -> None:
        address = self.engine.url.render_as_string(hide_password=False)
        try:
            made = await back_up_daily(address, self._backups, day, self.config.backup_daily)
        except DatabaseUnavailable as error:
            log.error("there is no backup of today: %s", error)
        else:
            if made is None:
                log.info("there is a copy of today in %s already", self._backups)
            else:
                log.info("the database was copied to %s", made)
