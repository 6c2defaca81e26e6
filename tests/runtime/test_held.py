"""What a dump says about packages, and for how long."""

import asyncio
import faulthandler
import json
import os
import re
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from bot.games.packages import ASIDE, GROUP
from bot.runtime import dumps, held
from bot.runtime.dumps import Dumps, count_dumps
from bot.runtime.held import Watch
from bot.runtime.limited import limited
from tests.patience import LONGEST_SECONDS

TEXT = """Timeout (0:00:20)!
Thread 0x0000700000000001 (most recent call first):
{thread}
Thread 0x0000700000000002 (most recent call first):
{main}"""


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """Two packages: one game in ``ünder``, and two games in ``fam``."""
    games = {"under": "ünder", "alpha": "fam.alpha", "beta": "fam.beta"}
    for module in games.values():
        folder = tmp_path.joinpath("lib", *module.split("."))
        folder.mkdir(parents=True)
        (folder / "game.py").write_text("x = 1\n", encoding="utf-8")
    for top in ("ünder", "fam"):
        (tmp_path / "lib" / top / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path / "lib")
    monkeypatch.setattr(dumps, "installed", lambda: [EntryPoint(*each, GROUP) for each in games.items()])
    monkeypatch.setenv(ASIDE, "{}")  # which is put back
    return tmp_path / "lib"


def frames(*files):
    return "".join(
        f'  File "{dumps._dumped(str(file))}", line {n} in {"run" if file == LIMITED else "change"}\n'
        for n, file in enumerate(files, 1)
    )


def dump(base, main, thread=()):
    with Dumps(base).open() as file:
        file.write(TEXT.format(main=frames(*main), thread=frames(*thread)))


def read(base):
    dumps = Dumps(base)
    dumps.read()
    dumps.tidy()
    return dumps


OURS = Path("/srv/bot/tables/room.py")
LIMITED = Path("/srv/bot/runtime/limited.py")
RE = Path(re.__file__)


@pytest.mark.parametrize(
    ("main", "thread", "games", "line"),
    [
        (["re.py", "ünder/game.py", "fam/beta/game.py", OURS], ["fam/alpha/game.py"], {"under"}, 2),
        ([OURS], [RE, "fam/alpha/game.py", LIMITED], {"alpha"}, 2),
        ([OURS, "fam/shared.py", "fam/beta/game.py", OURS], [], {"beta"}, 3),
        (["fam/shared.py", OURS], ["ünder/game.py"], {"alpha", "beta"}, 1),
    ],
    ids=["the innermost of the main thread", "else of another", "a shared module", "of nobody"],
)
def test_whose_code_stood_there_is_set_aside(installed, tmp_path, main, thread, games, line):
    dump(tmp_path / "x.db", [installed / each for each in main], [installed / each for each in thread])
    found = read(tmp_path / "x.db")
    assert (set(found.aside), found.others) == (games, [])
    reason = next(iter(found.aside.values()))
    assert f", line {line}, in change; install a mended version, or delete {found.file}, and restart" in reason


def test_our_own_code_is_told_once_and_sets_nothing_aside(installed, tmp_path):
    dump(tmp_path / "x.db", [OURS, "/usr/lib/asyncio/events.py"])
    found = read(tmp_path / "x.db")
    assert (found.aside, found.others) == (
        {},
        [f"{OURS}, line 1, in change ← /usr/lib/asyncio/events.py, line 2, in change"],
    )
    assert (read(tmp_path / "x.db").others, found.file.exists()) == ([], True)


@pytest.mark.parametrize(
    "thread",
    [["fam/alpha/game.py"], [RE, "fam/alpha/game.py"], ["/usr/lib/threading.py", "fam/alpha/game.py", LIMITED]],
    ids=["a thread of its own", "which matches", "a thread of ours that waits"],
)
def test_a_thread_that_may_sleep_is_not_blamed(installed, tmp_path, thread):
    dump(tmp_path / "x.db", [OURS], [installed / each for each in thread])
    assert read(tmp_path / "x.db").aside == {}


async def test_code_of_a_game_in_a_thread_of_ours_is_found_in_a_real_dump(installed, tmp_path):
    code = "import faulthandler\ndef draw(stream):\n    faulthandler.dump_traceback(stream)\n"
    exec(compile(code, installed / "fam" / "alpha" / "game.py", "exec"), names := {})
    draw = names["draw"]
    with Dumps(tmp_path / "x.db").open() as stream:
        for held_by in (draw, lambda stream: draw(stream)):
            stream.write("Timeout (0:00:20)!\n")
            stream.flush()
            await limited(LONGEST_SECONDS, held_by, stream)
    assert set(read(tmp_path / "x.db").aside) == {"alpha"}


def test_a_dump_without_the_main_thread_blames_none_in_its_place(installed, tmp_path):
    sleeping = frames(installed / "fam/alpha/game.py") + '  File "/usr/lib/threading.py", line 1002 in _bootstrap\n'
    with Dumps(tmp_path / "x.db").open() as file:
        file.write(TEXT.format(main=sleeping, thread=sleeping))
        file.write("Timeout (0:00:20)!\n")
    found = read(tmp_path / "x.db")
    assert (found.aside, found.others) == ({}, ["nobody knows where"] * 2)


def test_of_a_stack_that_is_cut_no_other_thread_is_blamed(installed, tmp_path):
    with Dumps(tmp_path / "x.db").open() as file:
        thread = frames(installed / "fam/alpha/game.py", LIMITED)
        file.write(TEXT.format(main=frames("/usr/lib/json/encoder.py") + "  ...\n", thread=thread))
    found = read(tmp_path / "x.db")
    assert (found.aside, found.others) == ({}, ["/usr/lib/json/encoder.py, line 1, in change"])


STRANGE = {
    "a text": lambda file: file.write_text("hello world\n", encoding="utf-8"),
    "half of its first lines": lambda file: file.write_text(
        file.read_text(encoding="utf-8")[: file.read_text(encoding="utf-8").index("\n") + 5], encoding="utf-8"
    ),
    "zeros": lambda file: file.write_bytes(bytes(45)),
    "noise": lambda file: file.write_bytes(bytes(range(256)) * 16),
    "huge": lambda file: file.write_text("x" * (dumps.MOST + 1), encoding="utf-8"),
    "a folder": lambda file: (file.unlink(), file.mkdir()),
    "a pipe": lambda file: (file.unlink(), os.mkfifo(file)),
}


@pytest.mark.parametrize("spoil", STRANGE.values(), ids=STRANGE)
def test_a_file_that_is_something_else_is_told_once_by_its_name(installed, tmp_path, spoil):
    base = tmp_path / "x.db"
    dump(base, [installed / "fam/alpha/game.py"])
    own = Dumps(base).file
    other = base.with_name("x.db.held-0123abcd")
    other.write_text("x\ty\n", encoding="utf-8")
    for each in (own, other):
        spoil(each)
    watch = Watch(600.0, base)
    beginning = "a note of what has held up the bot is left out"
    assert [each.rpartition(": it")[0] for each in watch.told] == [
        f"{beginning}: {each}" for each in sorted((own, other))
    ]
    watch.close()
    assert Watch(0.0, base).told == []
    assert count_dumps(base) == 0
    dump(base, [installed / "fam/alpha/game.py"])
    assert set(read(base).aside) == {"alpha"}


def test_a_file_that_cannot_be_read_is_told_by_its_name_and_the_others_count(installed, tmp_path):
    base = tmp_path / "x.db"
    dump(base, [installed / "fam/alpha/game.py"])
    lost = base.with_name("x.db.held-00000000")
    lost.symlink_to(tmp_path / "nowhere")
    found = read(base)
    assert (found.unread, set(found.aside)) == ([f"{lost}: No such file or directory"], {"alpha"})
    assert count_dumps(base) == 1


def test_a_file_of_other_people_is_left_alone(installed, tmp_path):
    notes = tmp_path / "x.db.held-notes.txt"
    notes.write_text("do not delete", encoding="utf-8")
    assert (Watch(0.0, tmp_path / "x.db").told, notes.read_text(encoding="utf-8")) == ([], "do not delete")


def test_it_counts_until_its_own_package_has_changed(installed, tmp_path):
    base = tmp_path / "x.db"
    dump(base, [installed / "fam/beta/game.py"])
    (first,) = tmp_path.glob("*.held-*")
    (installed / "ünder" / "game.py").write_text("x = 2\n", encoding="utf-8")
    (installed / "fam" / "log").touch()
    assert set(read(base).aside) == {"beta"}
    dump(base, [installed / "ünder/game.py"])
    assert set(read(base).aside) == {"beta", "under"}
    (installed / "fam" / "__init__.py").write_text("x = 2\n", encoding="utf-8")
    assert set(read(base).aside) == {"under"}
    assert not first.exists()


def test_a_package_that_is_gone_is_forgotten(installed, tmp_path, monkeypatch):
    dump(tmp_path / "x.db", [installed / "ünder/game.py"])
    monkeypatch.setattr(dumps, "installed", list)
    assert read(tmp_path / "x.db").aside == {}
    assert list(tmp_path.glob("*.held-*")) == []


def test_processes_add_to_one_file(installed, tmp_path):
    base = tmp_path / "x.db"
    with Dumps(base).open() as first:
        dump(base, [installed / "ünder/game.py"])
        first.write(TEXT.format(main=frames(installed / "fam/alpha/game.py"), thread=""))
    assert count_dumps(base) == 2
    assert set(read(base).aside) == {"under", "alpha"}


def test_a_file_that_a_process_has_open_is_kept(installed, tmp_path):
    base, rules = tmp_path / "x.db", installed / "fam" / "beta" / "game.py"
    dump(base, [rules])
    with Dumps(base).open() as stream:
        first = Path(stream.name)
        rules.write_text("x = 2\n", encoding="utf-8")
        assert read(base).aside == {}
        stream.write(TEXT.format(main=frames(installed / "ünder/game.py"), thread=""))
    assert set(read(base).aside) == {"under"}
    (installed / "ünder" / "game.py").write_text("x = 2\n", encoding="utf-8")
    assert (read(base).aside, first.exists()) == ({}, False)


def test_of_two_packages_for_one_game_either_is_known(installed, tmp_path, monkeypatch):
    both = [EntryPoint("game", "fam", GROUP), EntryPoint("game", "ünder", GROUP)]
    monkeypatch.setattr(dumps, "installed", lambda: both)
    for number, top in enumerate(("fam", "ünder")):
        dump(tmp_path / str(number), [installed / top / "game.py"])
        assert set(read(tmp_path / str(number)).aside) == {"game"}


def test_children_are_told_what_is_set_aside(installed, tmp_path):
    dump(tmp_path / "x.db", [installed / "ünder/game.py"])
    watch = Watch(0.0, tmp_path / "x.db")
    assert (list(json.loads(os.environ[ASIDE])), watch.told) == (["under"], [])


def test_a_folder_that_is_not_there_is_told(installed, tmp_path):
    (said,) = Watch(600.0, tmp_path / "nowhere" / "x.db").told
    assert said.endswith(f"see HELD_FOLDER: {Dumps(tmp_path / 'nowhere' / 'x.db').file}: No such file or directory")


HELD = """
import asyncio, re, sys
from pathlib import Path
from bot.runtime.held import Watch

async def main():
    beating = asyncio.create_task(watch.beat())
    await asyncio.sleep(0)
    re.match("(a+)+$", "a" * 64 + "b")

watch = Watch(3.0, Path(sys.argv[1]))
asyncio.run(main())
"""


def test_a_loop_inside_c_ends_the_process_with_a_dump_of_where_it_was(installed, tmp_path):
    (tmp_path / "main.py").write_text(HELD, encoding="utf-8")
    ended = subprocess.run([sys.executable, "main.py", tmp_path / "x.db"], cwd=tmp_path, env=here(), check=False)
    assert ended.returncode == 1
    (line,) = read(tmp_path / "x.db").others
    assert f"{tmp_path / 'main.py'}, line 9, in main ← " in line


def here():
    return {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}


async def test_whoever_beats_is_left_alone(installed, tmp_path, monkeypatch):
    armed = asyncio.Queue()
    monkeypatch.setattr(faulthandler, "dump_traceback_later", lambda seconds, **_: armed.put_nowait(seconds))
    watch = Watch(0.5, tmp_path / "x.db")
    watch.load()
    beating = asyncio.create_task(watch.beat())
    assert [await armed.get() for _ in range(3)] == [held.LOADING_SECONDS, 0.5, 0.5]
    beating.cancel()
    watch.close()
