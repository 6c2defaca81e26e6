"""A database that is up to date already, to be copied: running all migrations takes longer than most tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from alembic import command
from sqlalchemy import create_engine

from bot.store.migrating import migration_config


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


def up_to_date(file: Path) -> str:
    """Return the address of an SQLite file, which has all tables and no rows unless it has been there before.

    A bot that is a process of its own would load Alembic to make one.
    """
    if not file.exists():
        file.write_bytes(sqlite_template())
    return f"sqlite+aiosqlite:///{file}"
