"""What a host sees of a running bot: health, metrics and the log."""

import asyncio
import json
import os
import re
import sqlite3
from contextlib import asynccontextmanager, closing
from importlib.metadata import version
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web
from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from bot import __version__
from bot.__main__ import main
from bot.runtime.connections import Listener
from bot.store.engine.models import REVISION
from playground.driver import Person
from playground.server import Playground
from playground.world import World
from tests.e2e.processes import environment, healthy, start, until_logged
from tests.patience import LONGEST_SECONDS
from tests.templates import up_to_date

MONITORING = Path(__file__).parents[2] / "docs" / "monitoring"

pytestmark = pytest.mark.usefixtures("patient_discord")


@pytest.fixture
async def discord():
    async with Playground(World(["Laura", "Clara"], guilds=2)) as served:
        yield served


@pytest.fixture
def env(discord, tmp_path):
    return environment(discord, up_to_date(tmp_path / "x.db"), CARD_EMOJIS="true")


# Health and metrics


@asynccontextmanager
async def serving(env, folder):
    """Run a bot that serves its health; yields the address."""
    process = await start(env | {"HEALTH_PORT": "0", "CARD_EMOJIS": "false", "LOG_LEVEL": "INFO"}, folder)
    line = (await until_logged(process, "health and metrics at")).splitlines()[-1]
    try:
        yield line.split(" at ")[1]
    finally:
        process.terminate()
        await process.communicate()


async def test_health_and_metrics(discord, env, tmp_path):
    async with serving(env, tmp_path) as url, aiohttp.ClientSession() as http:
        await discord.service.gateway.until(discord.world.bot, connected=True)
        async with Person.connected(discord.description(), "Laura") as laura:
            await laura.slash("claro new", bots=1)
            await laura.click("Start")
        async with http.get(f"{url}/health") as answer:
            said = await answer.json()
            assert (answer.status, said["tables"], said["shards"]) == (200, 1, [0])
            assert (said["bot"], said["schema"]) == (__version__, REVISION)
            assert said["uptime_seconds"] >= 0
        async with http.get(f"{url}/metrics") as answer:
            text = await answer.text()
    values = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    served = {name.partition("{")[0] for name in values}
    for file in (MONITORING / "alerts.yml", MONITORING / "dashboard.json"):  # ask for nothing that there is not
        asked = set(re.findall(r"\b(?:cards|process)_\w+", file.read_text(encoding="utf-8")))
        assert asked
        assert asked <= served
    assert f'cards_build_info{{bot="{__version__}",discord_py="{version("discord.py")}"' in text
    assert float(values['cards_tables{game="claro"}']) == 1
    assert float(values['cards_games_total{game="claro"}']) == 0
    assert float(values['cards_log_lines_total{level="ERROR"}']) == 0
    assert float(values["process_resident_memory_bytes"]) > 0
    assert float(values["cards_tables_live"]) == float(values["cards_shards"]) == 1
    assert float(values["cards_shards_recommended"]) == 1
    assert float(values["cards_tables_stuck"]) == 0
    assert float(values["cards_interaction_seconds_count"]) == 2
    assert float(values["cards_journal_entries_total"]) >= 3
    assert float(values["cards_journal_refused_total"]) == 0
    assert float(values["cards_invalid_answers_total"]) == float(values["cards_invalid_answers_recent"]) == 0
    assert float(values["cards_requests_withheld_total"]) == 0
    assert discord.world.bot.token not in text


async def test_the_containers_health_check_asks_the_bot(env, tmp_path):
    dockerfile = (MONITORING.parents[1] / "Dockerfile").read_text(encoding="utf-8")
    command = json.loads(re.search(r"^HEALTHCHECK .* CMD (\[.*\])$", dockerfile, re.MULTILINE)[1])

    async def healthy_at(port):
        process = await asyncio.create_subprocess_exec(*command, env={**os.environ, "HEALTH_PORT": port})
        return await process.wait() == 0

    async with serving(env, tmp_path) as url:
        port = url.rpartition(":")[2]
        async with aiohttp.ClientSession() as http:
            await healthy(http, f"{url}/health")
        assert await healthy_at(port)
        (tmp_path / "x.db").unlink()
        assert not await healthy_at(port)
    assert not await healthy_at(port)
    assert await healthy_at("")


async def test_doctor_tells_of_another_bot_with_the_same_token(discord, env, tmp_path):
    async def said(port):
        process = await start(env | {"HEALTH_PORT": port}, tmp_path, "doctor")
        out, _ = await process.communicate()
        return next(line for line in out.decode().splitlines() if " running " in line)

    answered = 0

    async def health(request):
        return web.json_response({"answered_elsewhere": answered})

    listener = Listener([web.get("/health", health)])
    port = str(await listener.start("127.0.0.1", 0))
    assert "no other bot has answered for this one" in await said(port)
    answered = "no number"
    assert "no bot answers at" in await said(port)
    answered = 7
    assert re.match(r"WRONG +running +another bot with this token has answered 7 interactions", await said(port))
    await listener.close()
    assert "no bot answers at" in await said(port)


async def test_status_names_version_and_what_goes_on(discord, env, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("DATABASE_URL", env["DATABASE_URL"])
    async with serving(env, tmp_path) as url:
        await discord.service.gateway.until(discord.world.bot, connected=True)
        async with Person.connected(discord.description(), "Laura") as laura:
            await laura.slash("claro new")
        monkeypatch.setenv("HEALTH_PORT", url.rpartition(":")[2])
        assert await asyncio.to_thread(main, ["status"]) == 0
        said = capsys.readouterr().out
        assert f"claro-bot {__version__}, schema {REVISION}, Python " in said
        assert f"x.db, of the application {discord.world.bot.id}\n" in said
        assert "1 in all, 1 at tables now" in said
        assert f"bot       ok: claro-bot {__version__}, up for 0:" in said
    assert await asyncio.to_thread(main, ["status"]) == 1
    assert f"no answer at {url}/health: " in capsys.readouterr().out
    monkeypatch.delenv("HEALTH_PORT")
    assert await asyncio.to_thread(main, ["status"]) == 0
    assert "HEALTH_PORT is not set" in capsys.readouterr().out


@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
async def test_a_database_that_does_not_answer_is_unwell(discord, env, tmp_path, postgres, empty_url):
    admin = create_async_engine(postgres, isolation_level="AUTOCOMMIT")
    database = make_url(empty_url).database
    async with serving(env | {"DATABASE_URL": empty_url}, tmp_path) as url, aiohttp.ClientSession() as http:
        assert (await healthy(http, f"{url}/health"))["status"] == "ok"
        async with admin.connect() as connection:
            await connection.exec_driver_sql(f"ALTER DATABASE {database} ALLOW_CONNECTIONS false")
            cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'"
            await connection.exec_driver_sql(cut)
        async with http.get(f"{url}/health") as answer:
            assert (answer.status, (await answer.json())["database"]) == (503, "does not answer")
        async with admin.connect() as connection:
            await connection.exec_driver_sql(f"ALTER DATABASE {database} ALLOW_CONNECTIONS true")
        await healthy(http, f"{url}/health")
    await admin.dispose()


@pytest.mark.parametrize("address", ["192.0.2.1", "no-such-host.invalid"])
async def test_an_address_that_the_machine_does_not_have(discord, env, tmp_path, address):
    process = await start(env | {"HEALTH_PORT": "0", "HEALTH_ADDRESS": address, "LOG_LEVEL": "ERROR"}, tmp_path)
    _, said = await process.communicate()
    assert process.returncode == 2
    assert f"cannot listen on HEALTH_ADDRESS {address}: this machine has no such address" in said.decode()


async def test_a_port_that_is_taken(discord, env, tmp_path):
    port = discord.url.rsplit(":", 1)[1]
    process = await start(env | {"HEALTH_PORT": port, "LOG_LEVEL": "ERROR"}, tmp_path)
    _, said = await process.communicate()
    assert process.returncode == 2
    assert said.decode().splitlines()[-1].startswith(f"bot: cannot listen on HEALTH_PORT {port}")


async def test_every_event_is_one_line_in_the_log(discord, env, tmp_path):
    process = await start(env | {"CARD_EMOJIS": "false", "LOG_LEVEL": "INFO"}, tmp_path)
    await discord.service.gateway.until(discord.world.bot, connected=True)
    async with Person.connected(discord.description(), "Laura") as laura:
        await laura.slash("claro new", bots=1)
        with closing(sqlite3.connect(tmp_path / "x.db", timeout=LONGEST_SECONDS)) as connection, connection:
            connection.execute("ALTER TABLE standings RENAME TO elsewhere")
            connection.execute("ALTER TABLE seats RENAME TO gone")
        connection.close()
        await laura.click("Start")
    process.terminate()
    _, said = await process.communicate()
    lines = said.decode().splitlines()
    assert all(line[:4].isdigit() for line in lines), "a line that is no event's beginning"
    assert any("the database did not take an entry" in line for line in lines)
    assert discord.world.bot.token not in said.decode()
