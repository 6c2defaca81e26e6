"""``python -m bot copy-database FROM TO``: move from SQLite to PostgreSQL or back, or make a copy."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Never

from sqlalchemy import Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection
from tqdm import tqdm

from bot.features.fleet.leases import stopped
from bot.rows import METADATA
from bot.runtime.exits import refuse
from bot.store.engine.database import DatabaseUnavailable, keep_statistics, open_engine, reason_of, upgrade
from bot.store.engine.fence import DATABASE_FAILURES, NotSaved
from bot.store.engine.models import OF_PROCESSES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("source", metavar="FROM", help="the address of the database to read, as in DATABASE_URL")
    parser.add_argument("target", metavar="TO", help="the address of an empty database")


def main(arguments: argparse.Namespace) -> int:
    """Copy a database while the bot is stopped. If that fails, print why, leave the target empty, and return 2."""
    bars: dict[str, tqdm[Never]] = {}

    def progress(name: str, done: int, total: int) -> None:
        bar = bars.setdefault(name, tqdm(desc=name, total=total, unit="row", disable=not sys.stderr.isatty()))
        bar.update(done - bar.n)

    async def copy() -> int:
        async with stopped(arguments.source), stopped(arguments.target, new=True):  # both are migrated
            return await copy_database(arguments.source, arguments.target, progress)

    try:
        rows = asyncio.run(copy())
    except (DatabaseUnavailable, NotEmpty) as error:
        return refuse(error)
    finally:
        for bar in bars.values():
            bar.close()
    print(f"{rows} rows copied; set DATABASE_URL to the new address, and start the bot")
    return 0


ROWS = 1000
"""How many rows are read and written at a time."""

Progress = Callable[[str, int, int], None]
"""Called with a table's name, the number of its rows copied so far, and the number of all its rows."""


class NotEmpty(Exception):
    """The database to copy into has rows already."""


_TABLES = [table for table in METADATA.sorted_tables if table.info != OF_PROCESSES]


async def copy_database(source: str, target: str, progress: Progress) -> int:
    """Copy all rows and return how many there were.

    Both databases are migrated to the newest version of their tables first. The source is then read in one snapshot.
    The target takes all rows or none.

    :raises DatabaseUnavailable: one of the two cannot be opened, or fails during the copy.
    :raises NotEmpty: the target has rows.
    """
    old, new = open_engine(source), open_engine(target)
    try:
        await upgrade(old)
        await upgrade(new)
        async with old.connect() as reading, new.begin() as writing:
            if reading.dialect.name == "postgresql":
                await reading.execution_options(isolation_level="REPEATABLE READ")
            else:
                # Without it, the driver would take a snapshot for each table.
                await reading.exec_driver_sql("BEGIN")
            for table in _TABLES:
                if await writing.scalar(select(func.count()).select_from(table)):
                    raise NotEmpty(f"table {table.name} of the database to copy into has rows already")
            rows = sum([await _copy(table, reading, writing, progress) for table in _TABLES])
        with suppress(NotSaved):  # all is there, and the database itself looks later
            await keep_statistics(new)
        return rows
    except DATABASE_FAILURES as error:
        raise DatabaseUnavailable(f"the copy failed, and nothing was copied: {reason_of(error)}") from error
    finally:
        await old.dispose()
        await new.dispose()


async def _copy(table: Table, reading: AsyncConnection, writing: AsyncConnection, progress: Progress) -> int:
    total = int(await reading.scalar(select(func.count()).select_from(table)) or 0)
    done = 0
    progress(table.name, done, total)
    async with reading.stream(select(table).order_by(*table.primary_key)) as rows:
        async for some in rows.mappings().partitions(ROWS):
            await writing.execute(insert(table), [dict(row) for row in some])
            done += len(some)
            progress(table.name, done, total)
    numbered = table.autoincrement_column
    if writing.dialect.name == "postgresql" and numbered is not None and done:
        # Copied rows keep their ids, so the sequence must continue after the highest of them.
        sequence = func.pg_get_serial_sequence(table.name, numbered.name)
        highest = select(func.max(numbered)).scalar_subquery()
        await writing.execute(select(func.setval(sequence, highest)))
    return done
