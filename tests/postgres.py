"""Databases on a PostgreSQL server, which tests use one after another: making one takes longer than most tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, TypeAlias
from uuid import uuid4

from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.store.engine.database import open_engine, upgrade
from bot.store.engine.models import REVISION
from tests.patience import BUSY_MILLISECONDS

Catalogs: TypeAlias = tuple[object, ...]
"""What the server's own tables say of a database; it changes with anything but rows."""

CUT: Final = text(
    f"SELECT pg_terminate_backend(pid, {BUSY_MILLISECONDS}) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
"""Ends what a test has left behind, and waits for that: connections, transactions and locks."""

CATALOGS: Final = text(
    "SELECT "
    + ", ".join(
        f"(SELECT (count(*), sum(xmin::text::bigint))::text FROM pg_{catalog})"
        for catalog in ("namespace", "class", "attribute", "attrdef", "type", "index", "constraint", "trigger", "proc")
    )
    + ", (SELECT count(*) FROM pg_db_role_setting)"
)
"""Counts the rows and the transactions that wrote them: whatever changes a table's definition writes there."""

EMPTY: Final = text(f"""
    DO $$ DECLARE each regclass; BEGIN
        SET LOCAL session_replication_role = replica;  -- no table refers to another until all are empty
        FOR each IN SELECT oid FROM pg_class
            WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
        LOOP EXECUTE format('DELETE FROM %s', each); END LOOP;
        FOR each IN SELECT oid FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace
        LOOP PERFORM setval(each, 1, false); END LOOP;
        INSERT INTO alembic_version VALUES ('{REVISION}');
    END $$
""")
"""Deletes all rows, and lets numbers begin at 1. TRUNCATE takes longer, as it makes a new file for each table."""

WITHOUT_TABLES: Final = text("DO $$ BEGIN DROP SCHEMA public CASCADE; CREATE SCHEMA public; END $$")


class Databases:
    """The databases of a server that no test uses: as the newest migration leaves them, or without any table."""

    def __init__(self, server: URL) -> None:
        self._server = server
        self._up_to_date: list[str] = []
        self._without_tables: list[str] = []
        self._template = f"template_{uuid4().hex}"
        self._catalogs: Catalogs | None = None

    @asynccontextmanager
    async def up_to_date(self) -> AsyncIterator[str]:
        """Lend a database with all tables and no rows; yield its address."""
        if self._catalogs is None:
            await self._make_template()
        name = self._up_to_date.pop() if self._up_to_date else await self._made(self._template)
        yield self._address(name)
        async with self._only_user(name) as connection:
            same = await _catalogs(connection) == self._catalogs
            await connection.execute(EMPTY if same else WITHOUT_TABLES)
        (self._up_to_date if same else self._without_tables).append(name)

    @asynccontextmanager
    async def without_tables(self) -> AsyncIterator[str]:
        """Lend an empty database; yield its address."""
        name = self._without_tables.pop() if self._without_tables else await self._made("template1")
        yield self._address(name)
        async with self._only_user(name) as connection:
            await connection.execute(WITHOUT_TABLES)
        self._without_tables.append(name)

    async def _make_template(self) -> None:
        engine = open_engine(self._address(await self._made("template1", self._template)))
        await upgrade(engine)
        await engine.dispose()
        async with self._only_user(self._template) as connection:
            self._catalogs = await _catalogs(connection)

    async def _made(self, template: str, name: str | None = None) -> str:
        """Make a database like another one; return its name."""
        name = name or f"test_{uuid4().hex}"
        async with _connected(self._server) as connection:
            await connection.exec_driver_sql(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    @asynccontextmanager
    async def _only_user(self, name: str) -> AsyncIterator[AsyncConnection]:
        """Connect to a database, after everybody else has been thrown out."""
        async with _connected(self._server.set(database=name)) as connection:
            await connection.execute(CUT)
            yield connection

    def _address(self, name: str) -> str:
        return self._server.set(database=name).render_as_string(hide_password=False)


@asynccontextmanager
async def _connected(url: URL) -> AsyncIterator[AsyncConnection]:
    """Connect to a database for statements that are no part of a transaction."""
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        yield connection
    await engine.dispose()


async def _catalogs(connection: AsyncConnection) -> Catalogs:
    return tuple((await connection.execute(CATALOGS)).one())
