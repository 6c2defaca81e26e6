"""Addresses of databases: those that people write, and those that platforms hand out."""

import asyncio
import subprocess
import sys

import pytest
from sqlalchemy import text

from bot.store.address import SSL_MODES, BadAddress, read_address
from bot.store.database import DatabaseUnavailable, open_engine, upgrade
from tests.command_line.test_run import TOKEN, refused
from tests.e2e.processes import ROOT, environment


@pytest.mark.parametrize("begins", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_each_beginning_of_postgresql_means_our_driver(begins):
    url = read_address(f"{begins}://u:p%40ss@host:5433/cards")
    assert url.render_as_string(hide_password=False) == "postgresql+asyncpg://u:p%40ss@host:5433/cards"


def test_each_beginning_of_sqlite_means_our_driver():
    assert str(read_address("sqlite:///x.db")) == str(read_address("sqlite+aiosqlite:///x.db"))


@pytest.mark.parametrize("mode", SSL_MODES)
def test_how_to_encrypt_is_said_as_the_driver_calls_it(mode):
    assert read_address(f"postgres://host/cards?sslmode={mode}").query == {"ssl": mode}
    assert read_address(f"postgresql://host/cards?ssl={mode}").query == {"ssl": mode}


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("mysql://x", "begins with mysql://; it must begin with sqlite+aiosqlite:// or postgresql+asyncpg://"),
        ("nonsense", "is no address such as"),
        ("postgres://u:pass@word:swordfish@host:none/x", "must be percent-encoded"),
        ("postgres://host/x?sslmode=yes", "has sslmode=yes; known are disable, allow, prefer, require, verify-ca"),
        ("postgres://host/x?sslmode=require&sslmode=allow", "has sslmode="),
        ("postgres://host/x?sslmode=require&channel_binding=require", "has channel_binding behind its question mark"),
        ("sqlite:///x.db?sslmode=require", "has sslmode behind its question mark; known are timeout"),
    ],
)
async def test_an_address_that_cannot_be_used_says_why_in_one_line(tmp_path, address, reason):
    with pytest.raises(BadAddress) as refusal:
        read_address(address)
    assert reason in str(refusal.value)
    assert "swordfish" not in str(refusal.value)
    line = await refused(tmp_path, DATABASE_URL=address)
    assert line.startswith(f"bot: DATABASE_URL {str(refusal.value)[:40]}")


def as_a_platform(url, **parameters):
    """Return the address of a test's database as platforms write it."""
    address = read_address(url)
    shown = address.set(drivername="postgres").update_query_dict(parameters)
    return shown.render_as_string(hide_password=False)


@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
async def test_the_release_step_migrates_what_a_platform_hands_out(empty_url, tmp_path):
    handed_out = as_a_platform(empty_url, sslmode="prefer")
    command = [sys.executable, "-m", "alembic", "upgrade", "head"]
    env = environment(None, handed_out)
    done = await asyncio.to_thread(subprocess.run, command, env=env, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    engine = open_engine(handed_out)
    async with engine.connect() as connection:
        assert (await connection.scalar(text("SELECT count(*) FROM games"))) == 0
    await engine.dispose()


@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
@pytest.mark.parametrize(
    ("changes", "parameters", "reason"),
    [
        ({}, {"sslmode": "verify-full"}, "certificate"),
        ({"database": "elsewhere"}, {}, "elsewhere"),
        ({"username": "nobody"}, {}, "nobody"),
    ],
)
async def test_a_server_that_refuses_is_one_line(empty_url, changes, parameters, reason):
    address = read_address(empty_url).set(**changes).update_query_dict(parameters)
    engine = open_engine(address.render_as_string(hide_password=False))
    with pytest.raises(DatabaseUnavailable, match=reason) as refusal:
        await upgrade(engine)
    assert len(str(refusal.value).splitlines()) == 1
    await engine.dispose()


def test_a_bad_address_is_one_line_of_the_release_step(tmp_path):
    env = environment(None, "mysql://x", DISCORD_TOKEN=TOKEN)
    command = [sys.executable, "-m", "alembic", "upgrade", "head"]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("bot: DATABASE_URL begins with mysql://")
    assert len(done.stderr.splitlines()) == 1
