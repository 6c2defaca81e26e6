"""Databases that are up to date already, to be copied: running all migrations takes longer than most tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from alembic import command
from sqlalchemy import URL, create_engine
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.engine.database import open_engine, upgrade
from bot.store.migrating import migration_config

_made: set[URL] = set()
"""The PostgreSQL servers that have the template."""


@cache
def sqlite_template() -> bytes:
    """Return the content of an SQLite file with all tables and no rows."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "template.db"
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            command.upgrade(migration_config(connection), "head")
        engine.dispose()
        return file.read_bytes()


async def postgres_template(server: URL, admin: AsyncEngine) -> str:
    """Return the name of a database with all tables and no rows on a server, to create others from."""
    if server not in _made:
        async with admin.connect() as connection:
            await connection.exec_driver_sql("CREATE DATABASE template_cards")
        engine = open_engine(server.set(database="template_cards").render_as_string(hide_password=False))
        await upgrade(engine)
        await engine.dispose()
        _made.add(server)
    return "template_cards"


def admin_of(server: URL) -> AsyncEngine:
    """Return an engine to create and drop databases with."""
    return create_async_engine(server, isolation_level="AUTOCOMMIT")
