"""The doctor's report: on a new installation, a working one, and broken ones."""

import asyncio
import re

import pytest

from bot.__main__ import main
from bot.interactions.permissions import NEEDED
from playground.server import Playground
from playground.world import SEND_MESSAGES, World
from playground.world.permissions import CREATE_EVENTS, CREATE_PUBLIC_THREADS
from tests.e2e.processes import environment, start, start_anew, until_logged
from tests.effort import thorough


@pytest.fixture
async def discord():
    async with Playground(World(["Laura", "Clara"], guilds=2)) as served:
        yield served


@pytest.fixture
def env(discord, tmp_path):
    return environment(discord, f"sqlite+aiosqlite:///{tmp_path / 'x.db'}", CARD_EMOJIS="true")


async def doctor(env, folder, begin=start):
    """Ask the doctor; return the exit code and what it says, line by line."""
    process = await begin(env, folder, "doctor")
    out, err = await process.communicate()
    assert b"Traceback" not in err, err.decode()
    return process.returncode, (out + err).decode()


def line_of(said, subject):
    return next(line for line in said.splitlines() if re.match(rf"\w+ +{subject}\b", line))


async def test_before_the_first_start(discord, env, tmp_path):
    code, said = await doctor(env, tmp_path, begin=start_anew)
    assert code == 0
    assert "will be made by the first start" in line_of(said, "database")
    assert "Discord knows none yet" in line_of(said, "commands")
    assert "0 of 163 card faces uploaded" in line_of(said, "emojis")
    assert line_of(said, "clock").startswith("fine")
    assert "all is well" in said
    assert discord.world.bot.token not in said
    assert not (tmp_path / "x.db").exists()


@thorough
async def test_after_the_first_start(discord, env, tmp_path):
    process = await start(env, tmp_path)
    await until_logged(process, "uploaded 163 of 163")
    process.terminate()
    await process.communicate()
    code, said = await doctor(env, tmp_path)
    assert code == 0
    assert "the newest" in line_of(said, "migrations")
    assert "0 in all, 0 in progress" in line_of(said, "games")
    assert "quick check: ok" in line_of(said, "file")
    assert line_of(said, "commands").endswith("Replay this game as in this version")
    assert "163 of 163 card faces uploaded, 163 of 2000" in line_of(said, "emojis")
    assert "999 of 1000 session starts" in line_of(said, "starts")
    assert f"client_id={discord.world.application}&scope=bot+applications.commands&permissions={NEEDED.value}" in said


async def test_each_problem_comes_with_advice(discord, env, tmp_path):
    second = list(discord.world.guilds.values())[1]
    second.permissions &= ~SEND_MESSAGES
    (tmp_path / "x.db").write_bytes(b"This is no database." * 100)
    code, said = await doctor(env, tmp_path)
    assert code == 1
    assert line_of(said, f"server {second.id}").startswith("WRONG")
    assert f"the bot's role in {second.name}: switch on Send Messages" in said
    assert "without Send Messages, no table can be opened outside of threads" in said
    assert "file is not a database" in line_of(said, "database")
    assert "2 problems to fix" in said


async def test_what_only_tournaments_need_is_a_note_that_says_what_is_lost(discord, env, tmp_path):
    first, second = discord.world.guilds.values()
    first.permissions |= CREATE_EVENTS
    second.permissions &= ~CREATE_PUBLIC_THREADS
    code, said = await doctor(env, tmp_path)
    assert code == 0
    assert line_of(said, f"server {first.id}").startswith("fine")
    assert line_of(said, f"server {second.id}").startswith("note")
    assert "without the permissions Create Public Threads and Create Events" in line_of(said, f"server {second.id}")
    assert f"the bot's role in {second.name}: switch on Create Public Threads and Create Events: " in said
    assert "without Create Public Threads, a tournament opens one table after another" in said
    assert "without Create Events, no tournament is among the server's events" in said


async def test_a_misspelt_setting_is_a_note(env, tmp_path):
    (tmp_path / ".env").write_text("TURN_SECOND=30\n", encoding="utf-8")
    code, said = await doctor(env, tmp_path)
    assert code == 0
    assert "note" in (line := next(line for line in said.splitlines() if "TURN_SECOND," in line))
    assert line.endswith(".env has TURN_SECOND, which is no setting; is TURN_SECONDS meant?")


async def test_without_fonts_the_letters_of_each_language_are_there_and_the_lost_ones_are_named(env, tmp_path):
    fontless = env | {"XDG_DATA_DIRS": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    code, said = await doctor(fontless, tmp_path, begin=start_anew)
    assert code == 0
    assert line_of(said, "letters").endswith("pictures lack those of Arabic, Chinese, Japanese, Korean")
    assert "→ install fonts-dejavu-core, fonts-noto-cjk (as Debian" in said


async def test_without_the_library_that_orders_letters_hebrew_is_named(env, tmp_path):
    for name in ("libfribidi.so", "libfribidi.so.0"):
        (tmp_path / name).write_bytes(b"This is no library.")
    code, said = await doctor(env | {"LD_LIBRARY_PATH": str(tmp_path)}, tmp_path, begin=start_anew)
    assert code == 0
    assert "pictures lack those of עברית, Arabic" in line_of(said, "letters")
    assert "→ install libfribidi0" in said


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
async def test_wrong_settings(env, tmp_path, changes, subject, advice, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    for name, value in (env | changes).items():
        monkeypatch.setenv(name, value)
    code = await asyncio.to_thread(main, ["doctor"])
    said = capsys.readouterr().out
    assert code == 1
    assert line_of(said, subject).startswith("WRONG")
    assert advice in said
    assert "secret" not in said
