"""Addresses of databases: those that people write, and those that platforms hand out."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import get_args
from urllib.parse import parse_qsl, quote_plus

import pytest
from sqlalchemy import text

from bot.store.engine.address import BadAddress, Mode, read_address
from bot.store.engine.database import DatabaseUnavailable, open_engine, upgrade
from tests.cases import for_each
from tests.command_line.test_run import TOKEN
from tests.e2e.processes import ROOT, environment


@pytest.mark.parametrize("begins", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_each_beginning_of_postgresql_means_our_driver(begins):
    url = read_address(f"{begins}://u:p%40ss@host:5433/cards")
    assert url.render_as_string(hide_password=False) == "postgresql+asyncpg://u:p%40ss@host:5433/cards"


def test_each_beginning_of_sqlite_means_our_driver():
    assert str(read_address("sqlite:///x.db")) == str(read_address("sqlite+aiosqlite:///x.db"))


def driver_arguments(address):
    """Return what the driver is given for an address, the second time as the first."""
    url = read_address(address)
    again = read_address(url.render_as_string(hide_password=False))
    assert str(again) == str(url)
    return url.get_dialect()().create_connect_args(url)[1]


@pytest.mark.parametrize("mode", get_args(Mode))
def test_how_to_encrypt_is_said_as_the_driver_calls_it(mode):
    assert read_address(f"postgres://host/cards?sslmode={mode}").query == {"ssl": mode}
    assert read_address(f"postgresql://host/cards?ssl={mode}").query == {"ssl": mode}


def test_a_certificate_to_trust_is_told_to_the_driver(tmp_path):
    root = tmp_path / "root.crt"
    root.touch()
    arguments = driver_arguments(f"postgres://host/cards?sslmode=verify-ca&sslrootcert={root}")
    assert arguments.pop("dsn") == f"postgresql://?sslrootcert={quote_plus(str(root))}&sslmode=verify-ca"
    assert arguments == {"host": "host", "database": "cards"}


def test_the_certificates_of_the_system_prove_who_the_server_is():
    dsn = driver_arguments("postgres://host/cards?sslrootcert=system")["dsn"]
    given = dict(parse_qsl(dsn.partition("?")[2]))
    assert given["sslmode"] == "verify-full"
    assert "BEGIN CERTIFICATE" in Path(given["sslrootcert"]).read_text(encoding="utf-8")


def test_a_channel_need_not_be_bound():
    assert driver_arguments("postgres://host/cards?channel_binding=prefer") == {"host": "host", "database": "cards"}


@pytest.mark.parametrize(
    "address",
    ["postgres://u:p@%2Fvar%2Frun%2Fpostgresql:5433/cards", "postgres://u:p@:5433/cards?host=/var/run/postgresql"],
)
def test_a_socket_is_named_by_its_folder(address):
    arguments = driver_arguments(address)
    assert (arguments["host"], arguments["port"]) == ("/var/run/postgresql", 5433)


@for_each(
    ("address", "reason"),
    [
        ("mysql://x", "begins with mysql://; it must begin with sqlite:// or postgresql://"),
        ("nonsense", "is no address such as"),
        ("postgres://u:pass@word:swordfish@host:none/x", "must be percent-encoded"),
        ("postgres://u:word@swordfish@host/x", "has more than one @; in a user's name or a password, write %40"),
        ("postgres://u:word@sword/fish@host/x?port=swordfish", "has more than one @"),
        ("postgres://host/x?sslmode=yes", "has sslmode=yes: Input should be 'disable', 'allow', 'prefer', 'require'"),
        ("postgres://host/x?sslmode=require&sslmode=allow", "has sslmode="),
        ("postgres://host/x?sslmode=require&channel_binding=require", "has channel_binding=require, which the bot can"),
        ("postgres://host/x?sslrootcert=/nowhere.crt", "has sslrootcert=/nowhere.crt: Path does not point to a file"),
        ("postgres://host/x?sslmode=require&sslrootcert=system", "has sslmode=require with sslrootcert=system, which"),
        ("postgres://host/x?target_session_attrs=bogus", "has target_session_attrs=bogus: Input should be 'any', "),
        ("postgres://host/x?prepared_statement_cache_size=abc", "has prepared_statement_cache_size=abc: Input should"),
        ("postgres://host/x?port=abc", "cannot be used: Received non-integer port"),
        ("postgres://host/x?pgbouncer=true", "has pgbouncer behind its question mark; known are sslmode, ssl, "),
        ("postgres://host:99999/x", "has the port 99999; ports end at 65535"),
        ("postgres://a..b/x", "names the host a..b, which no host can be called"),
        (f"postgres://{'a' * 64}.example/x", "names the host aaaa"),
        ("sqlite:///x.db?sslmode=require", "has sslmode behind its question mark; known are timeout"),
        ("sqlite:///x.db?timeout=abc", "has timeout=abc: Input should be a valid number"),
        ("sqlite:///x.db?uri=true&foo=bar", "has uri, foo behind its question mark; known are timeout"),
        ("sqlite:///file:x.db?uri=true&timeout=abc", "cannot be used: could not convert string to float"),
        ("sqlite://x.db", "needs a third slash before the file's name, as in sqlite:///claro.db"),
    ],
)
def test_an_address_that_cannot_be_used_says_why_in_one_line(address, reason):
    with pytest.raises(BadAddress) as refusal:
        read_address(address)
    assert reason in str(refusal.value)
    assert "swordfish" not in str(refusal.value)
    assert "\n" not in str(refusal.value)


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
