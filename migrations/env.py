"""Alembic's entry point. It uses the connection it is given; without one, it opens DATABASE_URL."""

from __future__ import annotations

import asyncio
import sys

from alembic import context
from sqlalchemy import Connection

from bot.config import BadSettings, read_database_url
from bot.rows import METADATA
from bot.store.engine.database import DatabaseUnavailable, open_engine, raising_unavailable, sole


def migrate(connection: Connection) -> None:
    """Run the migrations on an open connection."""
    context.configure(
        connection=connection,
        target_metadata=METADATA,
        render_as_batch=True,  # SQLite must copy a table to alter it
        compare_type=True,
    )
    with context.begin_transaction():
        context.run_migrations()


async def migrate_from_command_line() -> None:
    """Open the database that the settings name and migrate it."""
    engine = open_engine(read_database_url())
    with sole(engine), raising_unavailable(engine):
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
        await engine.dispose()


handed = context.config.attributes.get("connection")
if handed is not None:
    migrate(handed)
else:
    try:
        asyncio.run(migrate_from_command_line())
    except (BadSettings, DatabaseUnavailable) as error:
        print(f"bot: {error}", file=sys.stderr)
        sys.exit(2)
