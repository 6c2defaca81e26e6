"""An SQLite file is written to by one process at a time, and commands that change everything need the bot stopped."""

import asyncio
import os
import sqlite3

import pytest
from sqlalchemy import make_url

from bot.__main__ import main
from bot.features.fleet.leases import Leases, stopped
from bot.store.engine.database import DatabaseUnavailable, open_engine, sole, upgrade
from playground.server import Playground
from playground.world import World
from tests.e2e.processes import environment, start
from tests.patience import LONGEST_SECONDS
from tests.templates import sqlite_template


def engine_of(file):
    return open_engine(f"sqlite+aiosqlite:///{file}")


@pytest.fixture
def file(tmp_path):
    """An up-to-date SQLite file."""
    (tmp_path / "x.db").write_bytes(sqlite_template())
    return tmp_path / "x.db"


@pytest.fixture
async def old(tmp_path):
    """An SQLite file that a process of an earlier version serves."""
    engine = engine_of(tmp_path / "x.db")
    await upgrade(engine, "0006")
    await engine.dispose()
    with sole(engine):
        yield tmp_path / "x.db"


def revision(file):
    connection = sqlite3.connect(file)
    found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    connection.close()
    return found[0]


async def test_a_process_that_is_refused_has_migrated_nothing(old, tmp_path):
    async with Playground(World(["Laura"])) as discord:
        process = await start(environment(discord, f"sqlite+aiosqlite:///{old}", LOG_LEVEL="ERROR"), tmp_path)
        _, said = await process.communicate()
    assert process.returncode == 2
    assert said.startswith(b"bot: another process serves games from")
    assert revision(old) == "0006"


@pytest.mark.parametrize(
    "arguments", [["rate", "--rebuild"], ["copy-database", "OLD", "NEW"], ["copy-database", "COPY", "OLD"]]
)
async def test_a_command_that_writes_is_refused_while_the_bot_serves(old, tmp_path, monkeypatch, capsys, arguments):
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{old}")
    (tmp_path / "copy.db").write_bytes(sqlite_template())
    files = {"OLD": old, "NEW": tmp_path / "new.db", "COPY": tmp_path / "copy.db"}
    names = {name: f"sqlite+aiosqlite:///{each}" for name, each in files.items()}
    assert await asyncio.to_thread(main, [names.get(each, each) for each in arguments]) == 2
    assert capsys.readouterr().err.startswith("bot: another process serves games from")
    assert revision(old) == "0006"


@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
async def test_a_command_that_writes_is_refused_while_a_fleet_serves(empty_url, monkeypatch, capsys):
    engine = open_engine(empty_url)
    await upgrade(engine)
    await engine.dispose()
    monkeypatch.setenv("DATABASE_URL", empty_url)
    leases = Leases(make_url(empty_url), LONGEST_SECONDS, {})
    await leases.join(2)
    assert await asyncio.to_thread(main, ["rate", "--rebuild"]) == 2
    assert "processes of the bot serve games from" in capsys.readouterr().err
    await leases.close()
    assert await asyncio.to_thread(main, ["rate", "--rebuild"]) == 0


@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
async def test_the_bot_stays_stopped_meanwhile(empty_url):
    async with stopped(empty_url, new=True):
        with pytest.raises(DatabaseUnavailable, match="stop them"):
            async with stopped(empty_url, new=True):
                pass


async def test_a_server_that_cannot_be_reached_is_said_so_without_its_password():
    with pytest.raises(DatabaseUnavailable, match=r"cannot open the database postgresql.*\*\*\*"):
        async with stopped("postgresql+asyncpg://u:secret@127.0.0.1:1/x"):
            pass


def test_a_file_is_the_same_under_a_symbolic_link(file, tmp_path):
    (tmp_path / "elsewhere").mkdir()
    for link in (tmp_path / "link.db", tmp_path / "elsewhere" / "x.db"):
        link.symlink_to(file)
        for first, second in ((file, link), (link, file)):
            again = sole(engine_of(second))
            with sole(engine_of(first)), pytest.raises(DatabaseUnavailable, match="another process"), again:
                pass


def test_a_file_that_does_not_exist_yet_is_the_same_in_a_linked_folder(tmp_path):
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    again = sole(engine_of(tmp_path / "link" / "x.db"))
    with (
        sole(engine_of(tmp_path / "real" / "x.db")),
        pytest.raises(DatabaseUnavailable, match="another process"),
        again,
    ):
        pass


def test_a_file_with_two_names_is_served_under_neither(file, tmp_path):
    os.link(file, tmp_path / "second.db")
    for name in (file, tmp_path / "second.db"):
        with pytest.raises(DatabaseUnavailable, match="hard link"), sole(engine_of(name)):
            pass
    (tmp_path / "second.db").unlink()
    with sole(engine_of(file)):
        pass


def test_a_folder_that_does_not_exist_is_not_made(tmp_path):
    with pytest.raises(DatabaseUnavailable, match="there is no folder"), sole(engine_of(tmp_path / "no" / "x.db")):
        pass
    assert not (tmp_path / "no").exists()


def test_a_file_named_by_a_uri_is_the_same(file):
    uri = open_engine(f"sqlite+aiosqlite:///file:{file}?uri=true")
    with sole(engine_of(file)), pytest.raises(DatabaseUnavailable, match="another process"), sole(uri):
        pass


def test_a_database_in_memory_needs_no_lock():
    with sole(open_engine("sqlite+aiosqlite://")), sole(open_engine("sqlite+aiosqlite://")):
        pass
