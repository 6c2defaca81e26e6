"""``claro-bot check`` tells before an upgrade which games of a database a package's rules would change."""

import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from bot.__main__ import main
from bot.features.solo.rules.computers import Setup
from bot.features.solo.rules.games import SoloGames
from bot.features.solo.store.solo import SoloStore
from bot.store.engine.database import open_engine
from bot.store.engine.models import REVISION
from tests.packaging.kit import EXAMPLES, ROOT
from tests.patience import LONGEST_SECONDS
from tests.tables.broken import broken_game
from tests.tables.evening import ARMIN, CLARA, LAURA, Evening, play_first
from tests.tables.test_broken_rules import begin
from tests.templates import sqlite_template


@pytest.fixture
async def database(tmp_path):
    """A file with three games of *Higher*: one is over, one goes on at its table, and one without."""
    file = tmp_path / "x.db"
    file.write_bytes(sqlite_template())
    engine = open_engine(f"sqlite+aiosqlite:///{file}")
    evening = Evening(engine)
    over = await begin(evening, broken_game(), LAURA, CLARA)
    while over.live:
        await play_first(evening, over)
    table = await begin(evening, broken_game(), LAURA, ARMIN)
    for _ in range(4):
        await play_first(evening, table)
    store = SoloStore(engine, evening.journal._writer)
    alone = SoloGames({"higher": broken_game()}, evening.journal, store, evening.thinker, evening.clock)
    setup = Setup(bytes(32), (None, "easy"))
    solo = await alone.deal(alone.games["higher"], LAURA, 10, setup)
    await alone.play(solo.id, LAURA, len(solo.position.moves), solo.position.legal_moves(0)[0])
    await evening.close()
    await engine.dispose()
    return file


@pytest.fixture
def check(tmp_path, monkeypatch, capfd):
    """Runs the command, which starts a process for the rules; returns its exit code and what both print."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))

    def run(package, database):
        capfd.readouterr()
        code = main(["check", str(package), str(database)])
        return code, "".join(capfd.readouterr()).splitlines()

    return run


def package_with(folder, *edits):
    shutil.copytree(EXAMPLES / "template", folder / "next", ignore=shutil.ignore_patterns("__pycache__"))
    rules = folder / "next" / "higher" / "game.py"
    code = rules.read_text(encoding="utf-8")
    for old, new in edits:
        assert old in code
        code = code.replace(old, new, 1)
    rules.write_text(code, encoding="utf-8")
    return folder / "next"


@pytest.mark.parametrize(
    ("edits", "code", "said"),
    [
        ([], 0, ["higher (claro-bot-higher 1.0): games that change: 0, games that stay as they are: 3"]),
        (
            [("if score == max(self.scores)", "if score == min(self.scores)")],  # only an end is another one
            1,
            [
                "finished: table 1: its rules have changed: after move 10 the position is another one, and after move 9"
                " it is still the same",
                "higher (claro-bot-higher 1.0): games that change: 1, games that stay as they are: 2",
            ],
        ),
        (
            [("shuffle(0", "shuffle(1")],
            1,
            [
                "finished: table 1: its rules have changed: after the deal the position is another one",
                "running: table 2: its rules have changed: after the deal the position is another one",
                "running: game 3 without a table: its rules have changed: after the deal the position is another one",
                "higher (claro-bot-higher 1.0): games that change: 3, games that stay as they are: 0",
            ],
        ),
    ],
)
def test_the_games_that_change_are_told_with_their_first_move_that_differs(
    tmp_path, database, edits, code, said, check
):
    before = database.read_bytes()
    found, lines = check(package_with(tmp_path, *edits), database)
    assert (found, len(lines)) == (code, len(said)), lines
    for line, expected in zip(lines, said, strict=True):
        assert line.startswith(expected)
    assert database.read_bytes() == before


def test_an_installed_game_is_checked_by_its_name(tmp_path, database, check):
    assert check("claro", database) == (
        0,
        ["claro (the bot itself): games that change: 0, games that stay as they are: 0"],
    )


def test_what_it_cannot_tell_is_said_in_one_line(tmp_path, database, check):
    package = package_with(tmp_path, ("GAME = Higher()", ""))
    assert check(package, tmp_path / "y.db") == (
        2,
        ["bot: higher (claro-bot-higher 1.0): higher.game has no GAME that is a bot.games.game.Game"],
    )
    assert check("claro", tmp_path / "y.db") == (2, [f"bot: No such file: {tmp_path / 'y.db'}"])
    assert check("hogher", database)[0] == 2
    (tmp_path / "text").write_text("no database", encoding="utf-8")
    (no_file,) = check("claro", tmp_path)[1]
    (no_database,) = check("claro", tmp_path / "text")[1]
    assert no_file.endswith(f"{tmp_path}: unable to open database file")
    assert no_database.endswith("text: file is not a database")
    with closing(sqlite3.connect(database)) as connection, connection:
        for version, remedy in (("0030", "`claro-bot run` upgrades them"), ("9999", "a newer version of the bot")):
            connection.execute("UPDATE alembic_version SET version_num = ?", [version])
            connection.commit()
            code, (line,) = check("claro", database)
            assert code == 2
            assert f"has version {version} of the tables, and this bot has {REVISION}: {remedy}" in line
    (package / "pyproject.toml").write_text("[project]\nname = 'x'\n", encoding="utf-8")
    (line,) = check(package, database)[1]
    assert line.endswith('has no name, or names no game in [project.entry-points."claro_bot.games"]')
    (package / "pyproject.toml").unlink()
    assert check(package, database) == (2, [f"bot: {package}/pyproject.toml: No such file or directory"])
    assert not (tmp_path / "y.db").exists()


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("UPDATE games SET seed = 'zz' WHERE id = 2", "higher after table 1 is damaged: ValueError: non-hexadecimal"),
        ("UPDATE games SET options = '{' WHERE id = 2", "higher is damaged: JSONDecodeError: "),
        ("UPDATE games SET seed = x'00' WHERE status = 'solo'", "higher after table 2 is damaged: "),
    ],
)
def test_a_damaged_row_is_named_in_one_line(tmp_path, database, damage, said, check):
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(damage)
    code, lines = check(package_with(tmp_path), database)
    assert code == 2
    assert said in lines[-1]
    assert not any("Traceback" in line for line in lines)


def test_rules_that_end_the_process_do_not_pass(tmp_path, database, check):
    package = package_with(
        tmp_path,
        ("        if move not in self.legal", "        import os; os._exit(0)\n        if move not in self.legal"),
    )
    assert check(package, database) == (2, ["bot: the rules of higher have ended the process, with code 0"])


def test_nothing_is_written_beside_the_file_or_into_it(tmp_path, database, check):
    folder = tmp_path / "kept"
    folder.mkdir()
    (folder / "empty.db").touch()
    shutil.copy(database, folder / "x.db")
    with closing(sqlite3.connect(database)) as connection:  # somebody else has it open, and has not written it all back
        connection.execute("UPDATE games SET language = 'fr'")
        connection.commit()
        for each in ("x.db", "x.db-wal"):
            shutil.copy(f"{database.parent}/{each}", folder / f"open-{each}")

    def files():
        return {each.name: each.read_bytes() for each in folder.iterdir() if not each.name.endswith("-shm")}

    package, before = package_with(tmp_path), files()
    for each, code in (("empty.db", 2), ("x.db", 0), ("open-x.db", 0)):
        assert check(package, folder / each)[0] == code
    assert files() == before
    assert not (folder / "x.db-shm").exists()


IMPATIENT = """
import sys
from bot.features.packages import check
check.LIMIT_SECONDS = float(sys.argv.pop(1))
from bot.__main__ import main
sys.exit(main())
"""


NO_TIME = """import faulthandler

later = faulthandler.dump_traceback_later
faulthandler.dump_traceback_later = lambda limit, **more: later(0.5, **more)


class Position("""
"""Once the rules are loaded, the time for what follows is over at once."""


@pytest.mark.parametrize(
    ("limit", "edits", "said"),
    [
        (3, [("GAME = Higher()", "while True: pass")], "bot: to load higher takes longer than 3 seconds"),
        (
            LONGEST_SECONDS,  # as the package has to be loaded first, however busy the machine is
            [
                (
                    "        if move not in self.legal",
                    "        while len(self.moves) > 2: pass\n        if move not in self.legal",
                ),
                ("class Position(", NO_TIME),
            ],
            "bot: to play table 1 by the rules of higher (claro-bot-higher 1.0) takes longer than 300 seconds",
        ),
    ],
)
def test_a_package_that_loops_is_given_up_with_a_sentence(tmp_path, database, limit, edits, said):
    package = package_with(tmp_path, *edits)
    command = (sys.executable, "-c", IMPATIENT, str(limit), "check", str(package), str(database))
    done = subprocess.run(command, cwd=tmp_path, env={"PYTHONPATH": str(ROOT)}, capture_output=True, text=True)
    assert (done.returncode, done.stderr.splitlines()) == (2, [said])
