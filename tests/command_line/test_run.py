"""What keeps the bot from starting is said in one line, and the process ends with 2."""

import asyncio
import sqlite3

import pytest

from tests.e2e.processes import environment, start
from tests.templates import sqlite_template

TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"
KEY = f"{'A' * 43}="
SECRET = "swordfish"


async def refused(folder, **settings):
    """Start a bot that cannot start; return what it says."""
    usual = {"DISCORD_TOKEN": TOKEN, "DISCORD_API_URL": "http://127.0.0.1:9"}
    env = environment(None, f"sqlite+aiosqlite:///{folder / 'x.db'}", **{**usual, **settings})
    process = await start(env, folder)
    _, said = await asyncio.wait_for(process.communicate(), 20)
    assert process.returncode == 2
    assert TOKEN not in said.decode()
    assert SECRET not in said.decode()
    assert KEY not in said.decode()
    assert "Traceback" not in said.decode()
    *logged, line = said.decode().splitlines()
    assert all(each[:4].isdigit() for each in logged), "a line that is no event's beginning"
    return line


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"DISCORD_TOKEN": f"{TOKEN}\n{TOKEN}"}, "DISCORD_TOKEN is wrong: it contains a space, a line break"),
        ({"DISCORD_TOKEN": "ключ"}, "DISCORD_TOKEN is wrong: it contains"),
        ({"SHARD_IDS": "0-99999999999", "SHARD_COUNT": "1"}, "SHARD_IDS is wrong: there are never more than 100000"),
        ({"SHARD_IDS": f"0-{'9' * 5000}", "SHARD_COUNT": "1"}, "SHARD_IDS is wrong: there are never more than 100000"),
        ({"GAMES": "claro,tarot"}, "GAMES names tarot, which cannot be played here; there are claro, stardust, africa"),
        ({"TURN_SECONDS": "1e-9"}, "TURN_SECONDS is wrong"),
        ({"TURN_SECONDS": "nan"}, "TURN_SECONDS is wrong"),
        ({"TOKEN_KEYS": SECRET}, "TOKEN_KEYS is wrong: each key must be 32 bytes in URL-safe base64"),
        ({"TOKEN_KEYS": f"{KEY},"}, "TOKEN_KEYS is wrong: each key must be"),
        ({"TOKEN_KEYS": KEY.replace("A", "+")}, "TOKEN_KEYS is wrong: each key must be"),
        ({"DATABASE_URL": "sqlite+aiosqlite://"}, "DATABASE_URL is in memory, which keeps nothing"),
        ({"DATABASE_URL": "sqlite+aiosqlite:///:memory:"}, "DATABASE_URL is in memory"),
        ({"DATABASE_URL": "sqlite+aiosqlite:///file:x?mode=memory&uri=true"}, "DATABASE_URL is in memory"),
    ],
)
async def test_a_setting_that_cannot_be_used(tmp_path, settings, reason):
    line = await refused(tmp_path, **settings)
    assert line.startswith(f"bot: {reason}")


async def test_an_env_file_that_is_not_utf8(tmp_path):
    (tmp_path / ".env").write_bytes("LOG_LEVEL=INFO # für alle".encode("latin-1"))
    assert await refused(tmp_path) == "bot: .env is not in UTF-8; save it anew in that encoding"


async def test_a_database_of_a_newer_version(tmp_path):
    (tmp_path / "x.db").write_bytes(sqlite_template())
    with sqlite3.connect(tmp_path / "x.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    line = await refused(tmp_path)
    assert "a newer version of the bot has migrated it" in line


async def test_space_around_a_token_does_no_harm(tmp_path):
    line = await refused(tmp_path, DISCORD_TOKEN=f" {TOKEN}\n", LOG_LEVEL="ERROR")
    assert "Discord cannot be reached" in line
