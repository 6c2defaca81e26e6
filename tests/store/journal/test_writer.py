"""The writer of an SQLite file: it closes what it has opened, whoever still writes meanwhile."""

import asyncio

import pytest
from sqlalchemy import text

from bot.store.engine.database import open_engine
from bot.store.journal.journal import open_writer


async def test_what_is_written_while_the_writer_closes_leaves_no_connection(tmp_path):
    engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'claro.db'}")
    writer = open_writer(engine)
    await writer.transact(lambda connection: connection.execute(text("CREATE TABLE written (number INTEGER)")))

    async def write(number):
        await writer.transact(lambda connection: connection.execute(text(f"INSERT INTO written VALUES ({number})")))

    before = asyncio.create_task(write(1))
    await asyncio.sleep(0)
    closing = asyncio.create_task(writer.close())
    await asyncio.sleep(0)
    with pytest.raises(ConnectionError):
        await write(2)
    await asyncio.gather(before, closing)
    async with engine.connect() as connection:
        assert (await connection.execute(text("SELECT number FROM written"))).scalars().all() == [1]
        # Only the last connection can leave WAL mode.
        assert (await connection.execute(text("PRAGMA journal_mode=DELETE"))).scalar() == "delete"
    await engine.dispose()
