"""What the tests of tables share."""

import pytest

from bot.store.engine.database import open_engine
from tests.tables.evening import Evening
from tests.templates import sqlite_template


@pytest.fixture
async def evening(tmp_path):
    (tmp_path / "x.db").write_bytes(sqlite_template())
    engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
    opened = Evening(engine)
    yield opened
    await opened.close()
    await engine.dispose()
