"""``claro-bot add`` and ``remove``, in an environment of their own, from a folder: no registry is asked."""

import asyncio
import os
import resource
import shutil
import signal
import subprocess
import sys
import sysconfig
import venv
from argparse import Namespace
from pathlib import Path
from zipfile import ZipFile

import pytest

from bot.features.packages import add
from bot.store.engine.database import open_engine
from tests.packaging.kit import EXAMPLES, ROOT, path_with
from tests.tables.broken import HIGHER, broken_game
from tests.tables.evening import CLARA, LAURA, Evening, play_first
from tests.tables.test_broken_rules import begin
from tests.templates import sqlite_template

WHEEL = "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def build(folder, version="1.0", name="claro-bot-higher", entry="[claro_bot.games]\nhigher = higher\n", edit=("", "")):
    """Write the wheel of the template's game, as its builder would."""
    stem = f"{name.replace('-', '_')}-{version}"
    folder.mkdir(exist_ok=True)
    with ZipFile(folder / f"{stem}-py3-none-any.whl", "w") as wheel:
        for file in (EXAMPLES / "template" / "higher").rglob("*"):
            if file.suffix in (".py", ".ftl"):
                text = file.read_text(encoding="utf-8")
                assert file != HIGHER or edit[0] in text
                text = text.replace(*edit) if file == HIGHER and edit[0] else text
                wheel.writestr(str(file.relative_to(EXAMPLES / "template")), text)
        about = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
        for each, text in (("METADATA", about), ("WHEEL", WHEEL), ("entry_points.txt", entry), ("RECORD", "")):
            wheel.writestr(f"{stem}.dist-info/{each}", text)


@pytest.fixture
def bot(tmp_path):
    """Runs a command in a new environment, which has this one's libraries; returns its exit code and what it prints."""
    home = tmp_path / "env"
    venv.create(home, with_pip=False, symlinks=True)
    (place,) = home.glob("lib/python*/site-packages")
    libraries = {sysconfig.get_path("purelib"), *(each for each in sys.path if each.endswith("site-packages"))}
    (place / "libraries.pth").write_text("\n".join(libraries), encoding="utf-8")
    env = {each: os.environ[each] for each in ("PATH", "HOME") if each in os.environ}

    def start(*arguments):
        command = [home / "bin" / "python", "-m", "bot", *map(str, arguments)]
        options = {"cwd": tmp_path, "env": {**env, "PYTHONPATH": str(ROOT)}, "text": True, "start_new_session": True}
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options)

    def run(*arguments):
        process = start(*arguments)
        said = "".join(process.communicate())
        return process.returncode, said

    run.start = start
    return run


async def with_games(file, moves):
    """Make a database with a table at which so many moves have been played."""
    file.write_bytes(sqlite_template())
    engine = open_engine(f"sqlite+aiosqlite:///{file}")
    evening = Evening(engine)
    table = await begin(evening, broken_game(), LAURA, CLARA)
    for _ in range(moves):
        await play_first(evening, table)
    await evening.close()
    await engine.dispose()


@pytest.mark.thorough
def test_a_package_is_installed_tried_and_offered_and_its_games_wait_once_it_is_removed(bot, tmp_path):
    build(tmp_path / "wheels")
    asyncio.run(with_games(tmp_path / "claro.db", 4))
    (tmp_path / ".env").write_text("# mine\nGAMES=claro, africa # two\nTURN_SECONDS=60\n", encoding="utf-8")
    code, said = bot("add", "claro-bot-higher", "--from", tmp_path / "wheels")
    assert code == 0, said
    first, kit, checked, last = said.splitlines()
    assert first.startswith("claro-bot-higher 1.0: higher;")
    assert kit.startswith("the kit: ")
    assert " passed" in kit
    assert checked.endswith("games that change: 0, games that stay as they are: 1")
    assert last == "higher: GAMES in .env is claro,africa,higher now; restart the bot to offer it"
    assert (tmp_path / ".env").read_text(encoding="utf-8") == (
        "# mine\nGAMES=claro,africa,higher # two\nTURN_SECONDS=60\n"
    )
    code, said = bot("simulate", "higher", "--games", "1")
    assert code == 0, said
    code, said = bot("remove", "higher")
    assert (code, said.splitlines()) == (
        0,
        [
            "claro-bot-higher 1.0 was removed; GAMES in .env is claro,africa now; restart the bot",
            "higher: tables that wait until it is installed again: 1",
        ],
    )
    assert bot("remove", "higher")[0] == 2
    code, said = bot("add", "claro-bot-higher", "--from", tmp_path / "wheels")
    assert "games that stay as they are: 1" in said  # which goes on


@pytest.mark.thorough
def test_what_changes_games_or_fails_the_kit_is_not_kept_unless_the_host_says_so(bot, tmp_path):
    leaking = (
        "tuple(NAMES[card] for card, _ in self.table)",
        "tuple(NAMES[card] for hand in self.hands for card in hand)",
    )
    build(tmp_path / "wheels", edit=leaking)
    code, said = bot("add", "claro-bot-higher", "--from", tmp_path / "wheels")
    assert code == 1
    assert "FAILED tests/test_higher.py::" in said
    assert "there is no database yet" in said
    assert said.endswith("higher: nothing was installed; --anyway installs a package whatever is found\n")
    assert bot("remove", "higher")[0] == 2
    code, said = bot("add", "claro-bot-higher", "--from", tmp_path / "wheels", "--anyway")
    assert (code, said.splitlines()[-1]) == (0, "higher: restart the bot to offer it")


@pytest.mark.thorough
def test_an_earlier_version_stays_where_the_new_one_is_not_kept(bot, tmp_path):
    build(tmp_path / "wheels")
    assert bot("add", "claro-bot-higher", "--from", tmp_path / "wheels", "--anyway")[0] == 0
    build(tmp_path / "wheels", "1.1", edit=("return Position(", "return Positions("))
    code, said = bot("add", tmp_path / "wheels" / "claro_bot_higher-1.1-py3-none-any.whl")
    assert (code, "claro-bot-higher 1.1: higher" in said) == (1, True)
    assert "NameError: name 'Positions' is not defined" in said  # whole sentences, though nobody has a terminal
    assert bot("simulate", "higher", "--games", "1")[0] == 0
    code, said = bot("remove", "higher")
    assert (code, "claro-bot-higher 1.0 was removed" in said) == (0, True)


@pytest.mark.thorough
def test_ctrl_c_leaves_nothing_behind(bot, tmp_path):
    build(tmp_path / "wheels")
    (tmp_path / ".env").write_text("GAMES=claro\n", encoding="utf-8")
    process = bot.start("add", "claro-bot-higher", "--from", tmp_path / "wheels")
    assert process.stdout.readline().startswith("claro-bot-higher 1.0: higher;")
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does
    assert process.communicate()[1].splitlines() == ["claro-bot-higher: interrupted, and nothing was installed"]
    assert process.returncode == add.INTERRUPTED
    assert (tmp_path / ".env").read_text(encoding="utf-8") == "GAMES=claro\n"
    assert bot("remove", "higher")[0] == 2


@pytest.mark.thorough
def test_tests_that_hold_no_game_to_the_kit_do_not_stand_for_it(tmp_path, monkeypatch, capsys):
    build(tmp_path)
    with ZipFile(tmp_path / "claro_bot_higher-1.0-py3-none-any.whl") as wheel:
        wheel.extractall(tmp_path / "trial")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    for each, tests, ends in (
        (
            "other",
            "def test_x(): pass",
            ["its own tests: 1 passed", "the kit, as its own tests have no GameTests for higher"],
        ),
        ("none", "", ["its own tests: ", "the kit, as its own tests have no GameTests for higher"]),
        ("kit", (EXAMPLES / "template/tests/test_higher.py").read_text(encoding="utf-8"), ["its own tests: "]),
    ):
        folder = tmp_path / each
        shutil.copytree(EXAMPLES / "template" / "tests", folder / "tests")
        (folder / "tests" / "test_higher.py").write_text(tests, encoding="utf-8")
        (folder / "work").mkdir()
        good = add._hold(["higher"], folder, folder / "work", tmp_path / "trial")
        said = capsys.readouterr().out.splitlines()
        assert good, said
        assert len(said) == len(ends)
        assert all(one.startswith(other) for one, other in zip(said, ends, strict=True)), said


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["lanterns", "quarry"])
def test_what_a_package_declares_is_known_without_its_tests(game, tmp_path, monkeypatch, capsys):
    """In one, all see the hands of the others; in the other one, no card is hidden."""
    monkeypatch.setenv("PYTHONPATH", path_with(tmp_path, game))
    (tmp_path / "work").mkdir()
    assert add._hold([game], tmp_path / "a wheel", tmp_path / "work", tmp_path), capsys.readouterr().out


@pytest.mark.thorough
def test_what_is_not_there_or_brings_no_game_is_refused(bot, tmp_path):
    build(tmp_path / "wheels", name="no-game", entry="")
    code, said = bot("add", "claro-bot-none", "--from", tmp_path / "wheels")
    assert (code, "No matching distribution found for claro-bot-none" in said) == (2, True)
    code, said = bot("add", "no-game", "--from", tmp_path / "wheels")
    assert (code, "it brings no game" in said) == (2, True)
    assert [*tmp_path.glob("env/lib/*/site-packages/no_game*")] == []
    build(tmp_path / "wheels", name="other-claro", entry="[claro_bot.games]\nclaro = higher\n")
    code, said = bot("add", "other-claro", "--from", tmp_path / "wheels")
    assert (code, said) == (2, "other-claro: the bot itself has a game or a command named claro\n")
    code, said = bot("remove", "claro")
    assert (code, said) == (2, "claro: no installed package has this name, or brings a game of this name\n")


def test_why_a_package_cannot_be_built_is_told_in_one_line(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    backend = '[build-system]\nrequires = []\nbuild-backend = "broken"\nbackend-path = ["."]\n'
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "pyproject.toml").write_text(backend, encoding="utf-8")
    (tmp_path / "own" / "broken.py").write_text("raise ValueError('there are no files to ship')\n", encoding="utf-8")
    assert add.main(Namespace(package="own", place=None, anyway=False)) == 2
    assert capsys.readouterr().err == "own: ValueError: there are no files to ship\n"


def test_what_was_there_before_and_brings_no_game_is_left_alone(tmp_path, monkeypatch, capsys):
    def pip(*arguments):
        assert "--dry-run" in arguments  # it finds that there is nothing to do
        Path(arguments[arguments.index("--report") + 1]).write_text('{"install": []}', encoding="utf-8")

    (tmp_path / "~remains.dist-info").mkdir()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(add, "_pip", pip)
    assert add.main(Namespace(package="discord.py", place=None, anyway=False)) == 2
    assert capsys.readouterr().err == "discord.py: it brings no game (no entry point in claro_bot.games)\n"


def test_a_file_that_cannot_be_written_and_one_that_names_no_other_game_stay_as_they_are(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    file = tmp_path / ".env"
    file.write_text("GAMES=higher\n", encoding="utf-8")
    said = add.offer(["higher"], offered=False)
    assert said == "change GAMES in .env, which names no other game, and restart the bot"
    assert file.read_text(encoding="utf-8") == "GAMES=higher\n"

    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4, limits[1]))  # as a full disk would, in the middle
    try:
        said = add.offer(["quarry"])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert (
        said
        == ".env cannot be written (File too large): make GAMES higher,quarry there, and restart the bot to offer it"
    )
    assert file.read_text(encoding="utf-8") == "GAMES=higher\n"
    assert [each.name for each in tmp_path.iterdir()] == [".env"]
