"""Copying all rows of a database into another one, of either kind."""

from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine.database import DatabaseUnavailable, keep_statistics, open_engine, reason_of, upgrade
from bot.store.engine.fence import DATABASE_FAILURES, NotSaved
from bot.store.engine.models import OF_PROCESSES, Base

ROWS = 1000
"""How many rows are read and written at a time."""

Progress = Callable[[str, int, int], None]
"""Called with a table's name, the number of its rows copied so far, and the number of all its rows."""


class NotEmpty(Exception):
    """The database to copy into has rows already."""


async def copy_database(source: str, target: str, progress: Progress = lambda name, done, total: None) -> int:
    """Copy all rows and return how many there were.

    Both databases are migrated to the newest version of their tables first. The source is then read in one snapshot.
    The target takes all rows or none. The modules that declare tables have to be loaded, as ``bot.rows`` does.

    :raises DatabaseUnavailable: one of the two cannot be opened, or fails during the copy.
    :raises NotEmpty: the target has rows.
    """
    tables = [table for table in Base.metadata.sorted_tables if table.info != OF_PROCESSES]
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
            for table in tables:
                if await writing.scalar(select(func.count()).select_from(table)):
                    raise NotEmpty(f"table {table.name} of the database to copy into has rows already")
            rows = sum([await _copy(table, reading, writing, progress) for table in tables])
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
