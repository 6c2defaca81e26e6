"""The processes of ``claro-bot play --package``: packages that loop or have several games, and the workbench's door."""

import asyncio
import json
import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import asynccontextmanager, closing

import aiohttp
import psutil
import pytest

from bot.features.packages import dev_server as bench
from bot.features.packages.folder import NoPackage, announce
from bot.features.packages.workbench import fault
from tests.e2e.processes import ROOT, environment
from tests.packaging.kit import EXAMPLES

COMMAND = """
import os, sys
from pathlib import Path
from bot.features.packages.dev_server import play_packages
from bot.features.packages.folder import announce
package, folder = Path(sys.argv[1]), Path(sys.argv[2])
people = dict(each.split("=") for each in sys.argv[3:])
sys.exit(play_packages([package], announce(package, folder), dict(os.environ), folder, people, reload=True))
"""


@asynccontextmanager
async def benched(discord, package, folder, **settings):
    """The bot and the workbench of a package as ``claro-bot play --package PACKAGE --reload`` runs them."""
    folder.mkdir()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", COMMAND, package, folder),
        *(f"{each.id}={each.name}" for each in discord.world.people.values()),
        env=environment(discord, f"sqlite+aiosqlite:///{folder / 'play.db'}", LOG_LEVEL="INFO", **settings),
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        yield process
    finally:
        for each in psutil.Process(process.pid).children(recursive=True):
            each.terminate()
        rest = await process.communicate()
    assert "Traceback" not in rest[0].decode()


@pytest.fixture
def make(tmp_path):
    """Return a function that makes the two processes' keeper, for a package with this code, and what ends them."""
    made = []

    def function(code, *games):
        package, notes = tmp_path / "mine", tmp_path / "notes"
        (package / "looping").mkdir(parents=True)
        notes.mkdir()
        lines = "".join(f'{name} = "looping"\n' for name in games)
        (package / "pyproject.toml").write_text(
            f'[project]\nname = "x"\n[project.entry-points."claro_bot.games"]\n{lines}', encoding="utf-8"
        )
        (package / "looping" / "__init__.py").write_text(code, encoding="utf-8")
        names, places = announce(package, notes)
        path = os.pathsep.join([*map(str, places), str(ROOT)])
        made.append(bench.Bench(names, os.environ | {"PYTHONPATH": path}, tmp_path, {}))
        return made[-1]

    yield function
    for each in made:
        each.stop()


def test_a_package_that_loops_does_not_hold_up_the_look_at_files(make, monkeypatch, capsys):
    monkeypatch.setattr(bench, "LOAD_SECONDS", 1.0)
    assert not make("while True: pass\n", "looping").show()
    assert "take too long" in capsys.readouterr().err


def test_new_rules_take_over_the_games_of_the_whole_package(make, tmp_path):
    with closing(sqlite3.connect(tmp_path / "play.db")) as connection, connection:
        connection.executescript(
            "CREATE TABLE games (id, game, dealt_mark); CREATE TABLE moves (game_id, mark);"
            "INSERT INTO games VALUES (1, 'one', 'd'), (2, 'two', 'e'), (3, 'claro', 'f');"
            "INSERT INTO moves VALUES (1, 'a'), (2, 'b'), (3, 'c')"
        )
    make("", "one", "two").play(again=True)
    with closing(sqlite3.connect(tmp_path / "play.db")) as connection:
        assert connection.execute("SELECT mark FROM moves ORDER BY game_id").fetchall() == [(None,), (None,), ("c",)]
        assert connection.execute("SELECT dealt_mark FROM games ORDER BY id").fetchall() == [(None,), (None,), ("f",)]


def test_new_rules_are_loaded_before_the_bot_has_made_its_tables(make):
    made = make("", "one")
    made.play(again=True)
    assert made.bot.pid


@asynccontextmanager
async def workbench(folder, *options):
    """The workbench of *Higher* as a process, and its address. The folder has what is noted of installed packages."""
    command = [sys.executable, "-m", "bot.features.packages.workbench", "higher", *options]
    path = os.pathsep.join(map(str, (folder, EXAMPLES / "template", ROOT)))
    process = await asyncio.create_subprocess_exec(
        *(*command, "--database", folder / "x.db", "--log", folder / "log"),
        env=os.environ | {"PYTHONPATH": path},
        stdout=subprocess.PIPE,
    )
    try:
        yield f"http://127.0.0.1:{json.loads(await process.stdout.readline())['port']}"
    finally:
        process.terminate()
        await process.communicate()


@pytest.mark.asyncio(loop_scope="session")
async def test_the_workbench_answers_no_page_of_another_name(tmp_path):
    async with workbench(tmp_path) as url, aiohttp.ClientSession() as session:
        for host, status in (("evil.example:8700", 403), ("evil.example", 403), ("localhost:8700", 200)):
            async with session.get(f"{url}/games", headers={"Host": host}) as answer:
                assert answer.status == status


@pytest.mark.asyncio(loop_scope="session")
async def test_a_number_of_moves_that_is_none_is_refused(tmp_path):
    async with workbench(tmp_path) as url, aiohttp.ClientSession() as session:
        for ply, status in (("9" * 5000, 400), ("", 400), ("-1", 400), ("٣", 400), ("1", 404)):
            async with session.get(f"{url}/step", params={"what": "table 1", "ply": ply}) as answer:
                assert answer.status == status


def test_a_trace_shows_the_package_and_not_how_python_found_it(tmp_path, monkeypatch):
    (tmp_path / "traced").mkdir()
    (tmp_path / "traced" / "__init__.py").write_text("", encoding="utf-8")
    (tmp_path / "traced" / "game.py").write_text(
        "class Broken(Exception):\n    def __str__(self):\n        return 1 / 0\nraise Broken\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(tmp_path)
    told = fault("traced")
    assert "game.py" in told
    assert "importlib" not in told


@pytest.mark.asyncio(loop_scope="session")
async def test_the_workbench_takes_another_port_if_something_else_has_its_own(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        async with workbench(tmp_path, "--port", str(port)) as url, aiohttp.ClientSession() as session:
            assert not url.endswith(f":{port}")
            async with session.get(f"{url}/games") as answer:
                assert answer.status == 200


@pytest.fixture
def loads(tmp_path, monkeypatch):
    """Return a function that keeps the bot while files are saved, and returns the rules that were loaded.

    The bot is one that ends by itself when it has looked at the files often enough.
    """
    code = tmp_path / "looping" / "__init__.py"
    code.parent.mkdir()
    code.write_text("first", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(
        '[project]\nname = "x"\n[project.entry-points."claro_bot.games"]\nx = "looping"\n', encoding="utf-8"
    )

    def function(saving, ready=()):
        loaded, saves, readiness = [], iter(saving(code)), iter(ready)

        class Bench:
            was_held = staticmethod(lambda: False)
            is_ready = staticmethod(lambda: next(readiness, True))
            bot = type("Bot", (), {"poll": lambda self: next(saves, 0), "returncode": 0})()

            def __init__(self, *_):
                pass

            def show(self):
                loaded.append(code.read_text(encoding="utf-8"))
                return True

            def play(self, **_):
                pass

            def stop(self):
                pass

        monkeypatch.setattr(bench, "Bench", Bench)
        monkeypatch.setattr(bench, "sleep", lambda _seconds: None)
        (tmp_path / "notes").mkdir()
        announced = announce(tmp_path, tmp_path / "notes")
        assert bench.play_packages([tmp_path], announced, {}, tmp_path, {}, reload=True) == 0
        return loaded

    return function


def test_many_saves_in_a_second_load_the_last_rules_once(loads, capsys):
    def saving(code):
        for number in range(100):
            code.write_text(str(number), encoding="utf-8")
            yield None
        yield from [None] * 3

    assert loads(saving) == ["first", "99"]
    assert capsys.readouterr().out == "  The new rules are loaded: looping/__init__.py\n"


def test_rules_are_said_to_be_loaded_once_people_can_play_by_them(loads, capsys):
    told = []

    def saving(code):
        code.write_text("second", encoding="utf-8")
        for _ in range(6):
            yield None
            told.append(capsys.readouterr().out)

    assert loads(saving, ready=[False, False]) == ["first", "second"]
    assert [bool(each) for each in told].index(True) == told.index("  The new rules are loaded: looping/__init__.py\n")
    assert [each for each in told if each] == ["  The new rules are loaded: looping/__init__.py\n"]
    assert told[:3] == ["", "", ""]


def test_two_packages_of_one_name_are_refused(tmp_path):
    package = EXAMPLES / "template"
    (tmp_path / "notes").mkdir()
    announce(package, tmp_path / "notes")
    with pytest.raises(NoPackage, match="two packages are called claro-bot-higher"):
        announce(package, tmp_path / "notes")


def test_what_the_rules_write_into_their_own_folder_does_not_load_them_anew(loads):
    def saving(code):
        for number in range(20):
            for each in ("debug.log", "starts.txt", "cache.json"):
                (code.parent / each).write_text(str(number), encoding="utf-8")
            yield from [None] * 3

    assert loads(saving) == ["first"]
