"""The doctor's report: on a new installation, a working one, and broken ones."""

import asyncio
import re
import sys

import pytest

from bot.doctor.discord import NEEDED
from playground.server import Playground
from playground.world import SEND_MESSAGES, World
from tests.e2e.processes import ROOT, environment, start, until_logged


@pytest.fixture
async def discord():
    async with Playground(World(["Laura", "Clara"], guilds=2)) as served:
        yield served


@pytest.fixture
def env(discord, tmp_path):
    return environment(discord, f"sqlite+aiosqlite:///{tmp_path / 'x.db'}", CARD_EMOJIS="true")


async def doctor(env, folder):
    """Ask the doctor; return the exit code and what it says, line by line."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "doctor", env=env, cwd=folder,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    out, err = await asyncio.wait_for(process.communicate(), 30)
    assert b"Traceback" not in err, err.decode()
    return process.returncode, (out + err).decode()


def line_of(said, subject):
    return next(line for line in said.splitlines() if re.match(rf"\w+ +{subject}\b", line))


async def test_before_the_first_start(discord, env, tmp_path):
    code, said = await doctor(env, tmp_path)
    assert code == 0
    assert "will be made by the first start" in line_of(said, "database")
    assert "Discord knows none yet" in line_of(said, "commands")
    assert "card faces are not uploaded" in line_of(said, "emojis")
    assert line_of(said, "clock").startswith("fine")
    assert "all is well" in said
    assert discord.world.bot.token not in said
    assert not (tmp_path / "x.db").exists()


async def test_after_the_first_start(discord, env, tmp_path):
    process = await start(env, tmp_path)
    await until_logged(process, "uploaded 153 of 153")
    process.terminate()
    await process.communicate()
    code, said = await doctor(env, tmp_path)
    assert code == 0
    assert "the newest" in line_of(said, "migrations")
    assert "0 in all, 0 in progress" in line_of(said, "games")
    assert "quick check: ok" in line_of(said, "file")
    assert "/claro" in line_of(said, "commands")
    assert "all 153 card faces are there" in line_of(said, "emojis")


async def test_each_problem_comes_with_advice(discord, env, tmp_path):
    second = list(discord.world.guilds.values())[1]
    second.permissions &= ~SEND_MESSAGES
    (tmp_path / "x.db").write_bytes(b"This is no database." * 100)
    code, said = await doctor(env, tmp_path)
    assert code == 1
    assert line_of(said, f"server {second.id}").startswith("WRONG")
    assert f"give the bot's role in {second.name}: send messages" in said
    assert "file is not a database" in line_of(said, "database")
    assert "2 problems to fix" in said


@pytest.mark.parametrize(
    ("changes", "subject", "advice"),
    [
        ({"DISCORD_TOKEN": ""}, "settings", "DISCORD_TOKEN is not set"),
        ({"DISCORD_TOKEN": "wrong"}, "token", "copy it again"),
        ({"DISCORD_API_URL": "http://127.0.0.1:1/api/v10"}, "Discord", "no answer from"),
        ({"DATABASE_URL": "sqlite+aiosqlite:////no/such/x.db"}, "database", "there is no folder"),
        ({"DATABASE_URL": "postgresql+asyncpg://u:secret@127.0.0.1:1/x"}, "database", "make sure that it is running"),
        ({"CLARO_DECK": "nowhere.toml"}, "deck", "correct the file"),
    ],
)
async def test_wrong_settings(env, tmp_path, changes, subject, advice):
    code, said = await doctor(env | changes, tmp_path)
    assert code == 1
    assert line_of(said, subject).startswith("WRONG")
    assert advice in said
    assert "secret" not in said


# Health and metrics


def test_the_readme_asks_for_the_permissions_that_the_bot_needs():
    assert f"permissions={NEEDED.value}\n" in (ROOT / "README.md").read_text(encoding="utf-8")
