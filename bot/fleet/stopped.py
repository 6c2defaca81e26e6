"""Keeping the bot stopped while a command changes what it would serve."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.fleet.leases import MEMBERS, SPACE
from bot.store.engine.database import DatabaseUnavailable, check_used, open_engine, raising_unavailable, shown, sole


@asynccontextmanager
async def stopped(url: str, *, new: bool = False) -> AsyncIterator[None]:
    """Make sure that no process of the bot serves games from a database, and that none begins to.

    On PostgreSQL, processes that start meanwhile cannot join the fleet and exit.

    :param new: whether the bot need not have used the database before.
    :raises DatabaseUnavailable: a process of the bot is running, the bot has not used the database before, or it cannot
        be opened.
    """
    engine = open_engine(url)
    try:
        if not new:
            await check_used(engine)
        with sole(engine):
            if engine.dialect.name != "postgresql":
                yield
                return
            connection = await _hold_lock(engine)
            try:
                yield
            finally:
                await connection.close()
    finally:
        await engine.dispose()


async def _hold_lock(engine: AsyncEngine) -> AsyncConnection:
    """Return a connection that holds the lock of which every process of the bot holds a share."""
    with raising_unavailable(engine):
        connection = await engine.connect()
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        lock = text("SELECT pg_try_advisory_lock(:space, :key)")
        alone = (await connection.execute(lock, {"space": SPACE, "key": MEMBERS})).scalar_one()
    if not alone:
        await connection.close()
        raise DatabaseUnavailable(f"processes of the bot serve games from {shown(engine)}; stop them")
    return connection
