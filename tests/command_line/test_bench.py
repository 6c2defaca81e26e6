"""The processes of ``claro-bot play --package``: packages that loop or have several games, and the workbench's door."""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing

import aiohttp
import pytest

from bot.command_line import bench
from bot.command_line.packages import announce
from tests.e2e.processes import ROOT


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
            f'[project]\nname = "x"\n[project.entry-points."claro_bot.games"]\n{lines}'
        )
        (package / "looping" / "__init__.py").write_text(code)
        names, places = announce(package, notes)
        path = os.pathsep.join([*map(str, places), str(ROOT)])
        made.append(bench.Bench(names, os.environ | {"PYTHONPATH": path}, tmp_path / "x.db", tmp_path / "log"))
        return made[-1]

    yield function
    for each in made:
        each.stop()


def test_a_package_that_loops_does_not_hold_up_the_look_at_files(make, monkeypatch, capsys):
    monkeypatch.setattr(bench, "LOAD_SECONDS", 1.0)
    assert not make("while True: pass\n", "looping").show()
    assert "takes too long" in capsys.readouterr().err


def test_new_rules_take_over_the_games_of_the_whole_package(make, tmp_path):
    with closing(sqlite3.connect(tmp_path / "x.db")) as connection, connection:
        connection.executescript(
            "CREATE TABLE games (id, game); CREATE TABLE moves (game_id, mark); CREATE TABLE alone (game, mark);"
            "INSERT INTO games VALUES (1, 'one'), (2, 'two'), (3, 'claro');"
            "INSERT INTO moves VALUES (1, 'a'), (2, 'b'), (3, 'c')"
        )
    make("", "one", "two").play(again=True)
    with closing(sqlite3.connect(tmp_path / "x.db")) as connection:
        assert connection.execute("SELECT mark FROM moves ORDER BY game_id").fetchall() == [(None,), (None,), ("c",)]


@pytest.mark.asyncio(loop_scope="session")
async def test_the_workbench_answers_no_page_of_another_name(tmp_path):
    command = [sys.executable, "-m", "bot.command_line.workbench", "claro"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    process = await asyncio.create_subprocess_exec(
        *command, "--database", tmp_path / "x.db", "--log", tmp_path / "log", cwd=ROOT, **pipes
    )
    try:
        url = f"http://127.0.0.1:{json.loads(await process.stdout.readline())['port']}/games"
        async with aiohttp.ClientSession() as session:
            for host, status in (("evil.example:8700", 403), ("evil.example", 403), ("localhost:8700", 200)):
                async with session.get(url, headers={"Host": host}) as answer:
                    assert answer.status == status
    finally:
        process.stdin.close()
        await asyncio.wait_for(process.communicate(), 10)
