"""Games from installed packages: what cannot be used is left out with one line, and the others can be played."""

import logging
import os
import signal
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random
from textwrap import dedent
from threading import Event

import pytest

from bot.games import validation
from bot.games.packages import CONTRACT, GROUP, OURS, find
from bot.games.shuffle import Seeded
from tests.packaging.kit import ROOT, install
from tests.patience import LONGEST_SECONDS

RULES = """
from bot.games.claro.game import Claro

class Tiny(Claro):
    name = "tiny"
    patience = None

GAME = Tiny()
"""
RULE = """
from bot.games.game import OptionSpec
Tiny.option_specs = (OptionSpec("{}", ("a", "b")),)
"""
TEAMS = """
from bot.games.game import Mode
Tiny.mode = Mode.TEAMS
Tiny.teams = lambda self, seats, options: {}
"""
DAILY = """
from bot.games.game import Daily
Tiny.daily = Daily({}, {{}})
"""


def package(folder: Path, monkeypatch, *, name="tiny", module=None, top=f"CONTRACT = {CONTRACT}", rules=RULES):
    """Write a package, and return its entry point."""
    module = module or f"pack_{abs(hash((str(folder), name, top, rules)))}"
    (folder / module).mkdir(exist_ok=True)
    (folder / module / "__init__.py").write_text(dedent(top), encoding="utf-8")
    if rules is not None:
        (folder / module / "game.py").write_text(dedent(rules), encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    return EntryPoint(name, module, GROUP)


def test_a_package_brings_a_game(tmp_path, monkeypatch):
    found = find([package(tmp_path, monkeypatch)], {})
    assert [*found.games] == [*OURS, "tiny"]
    assert found.games["tiny"].name == "tiny"
    assert found.refused == {}


def test_a_game_without_players_gets_those_of_any_game(tmp_path, monkeypatch):
    bare = RULES.replace("patience = None", "patience = None\n    players = levels = strengths = {}")
    game = find([package(tmp_path, monkeypatch, rules=bare)], {}).games["tiny"]
    assert list(game.levels) == ["easy", "normal", "hard"]
    position = game.start(3, Seeded(bytes(32)), game.read_options({}))
    (seat,) = position.to_act
    for level, kind in game.levels.items():
        assert game.players[kind].choose(position.view(seat), Random(1)) in position.legal_moves(seat), level


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        ({"top": "raise RuntimeError('no such luck')"}, "cannot be imported: RuntimeError: no such luck"),
        ({"top": "import sys; sys.exit('bye')"}, "cannot be imported: SystemExit: bye"),
        ({"top": "def"}, "cannot be imported: SyntaxError"),
        ({"top": ""}, "does not say which CONTRACT it was written for"),
        ({"top": f"CONTRACT = {CONTRACT + 1}"}, f"it was written for version {CONTRACT + 1} of the contract"),
        ({"rules": None}, ".game cannot be imported: ModuleNotFoundError"),
        ({"rules": "GAME = 'a game'"}, "has no GAME that is a bot.games.game.Game"),
        ({"rules": RULES.replace('"tiny"', '"other"')}, "GAME.name is 'other', and the entry point is 'tiny'"),
        ({"rules": RULES + "\nTiny.seats = range(1, 3)"}, "GAME.seats must be numbers from 2 on, in ascending order"),
        ({"rules": RULES + "\nTiny.levels = {'easy': 'nobody'}"}, "its level 'easy' has no player 'nobody'"),
        ({"rules": RULES + "\nTiny.mode = 'teams'"}, "GAME.mode is 'teams', which is no bot.games.game.Mode"),
        ({"rules": RULES + "\nTiny.mode = 7"}, "GAME.mode is 7, which is no bot.games.game.Mode"),
        (
            {"rules": RULES + "\nTiny.seats = None"},
            "GAME.seats must be numbers from 2 on, in ascending order",
        ),
        ({"rules": RULES + "\nTiny.seats = (4, 2)"}, "GAME.seats must be numbers from 2 on, in ascending order"),
        ({"rules": RULES + TEAMS.format("[[0]]")}, "the teams of 2 seats are [[0]]"),
        ({"rules": RULES + TEAMS.format("[[0], [0]]")}, "the teams of 2 seats are [[0], [0]]"),
        ({"rules": RULES + TEAMS.format("1 / 0")}, "its rules are not as the contract asks: ZeroDivisionError"),
        ({"top": "raise GeneratorExit('no more')"}, "cannot be imported: GeneratorExit: no more"),
        ({"top": "CONTRACT = '1'"}, "it was written for version '1' of the contract, and this bot knows 1 and 2"),
        ({"rules": RULES + "\nTiny.players = property(lambda game: 1 / 0)"}, "cannot be used: ZeroDivisionError"),
        ({"rules": RULES + "\nTiny.levels = {}"}, "it has players, and no levels"),
        ({"rules": RULES + "\nTiny.levels = {'Very hard': 'natural'}"}, "its level 'Very hard' is not made of small"),
        (
            {"rules": RULES + "\nTiny.levels = dict.fromkeys([f'l{n}' for n in range(26)], 'natural')"},
            "it has more than 25 levels",
        ),
        ({"rules": RULES + "\nTiny.strengths = dict.fromkeys(Tiny.levels, 'strong')"}, "is no number"),
        ({"rules": RULES + RULE.format("class")}, "its house rule 'class' has a name that means something else"),
        ({"rules": RULES + RULE.format("bots")}, "its house rule 'bots' has a name that means something else"),
        ({"rules": RULES + DAILY.format("('godlike',)")}, "a player of the level 'godlike', which there is not"),
        ({"rules": RULES + DAILY.format("('easy',) * 9")}, "its deal of the day cannot have 10 seats"),
        (
            {
                "rules": RULES.replace("claro.game import Claro", "africa.game import Africa as Claro").replace(
                    "None", "Claro.patience"
                )
            },
            "the name of its patience, patience, is taken",
        ),
        ({"name": "claro"}, "its name is taken by the bot itself"),
        ({"name": "patience"}, "its name is taken by the bot itself"),
        ({"name": "settings"}, "its name is taken by the bot itself"),
        ({"name": "my"}, "its name is taken by the bot itself"),
        ({"name": "table"}, "its name is taken by the bot itself"),
        ({"name": "Ti ny"}, "its name must have at most 24 characters: small letters"),
    ],
)
def test_a_package_that_cannot_be_used(tmp_path, monkeypatch, broken, reason):
    found = find([package(tmp_path, monkeypatch, **broken)], {})
    assert [*found.games] == [*OURS]
    ((_, said),) = found.refused.items()
    assert reason in said
    assert "\n" not in said


@pytest.mark.parametrize("first", ["bot.games.catalog", "bot.locales.words", "bot.faces.plain"])
def test_rules_that_import_looks_are_told_what_they_may_import(tmp_path, first):
    """Whatever of the bot is imported first, so that what is half imported then is each time something else."""
    install(tmp_path, "tiny", "tiny_rules")
    (tmp_path / "tiny_rules").mkdir()
    (tmp_path / "tiny_rules" / "__init__.py").write_text(f"CONTRACT = {CONTRACT}\n", encoding="utf-8")
    (tmp_path / "tiny_rules" / "game.py").write_text(
        f"from bot.faces.plain import PlainFace\n{RULES}", encoding="utf-8"
    )
    code = f"import {first}; from bot.games.catalog import REFUSED; print(*REFUSED.values())"
    env = {"PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"}
    said = subprocess.check_output([sys.executable, "-c", code], cwd=tmp_path, env=env, text=True)
    assert said.startswith("tiny_rules.game imports parts of the bot that need the rules themselves: it may import")
    assert said.endswith(f", in {tmp_path}/tiny_rules/game.py:1\n")


def test_a_package_that_is_not_there():
    found = find([EntryPoint("tiny", "no_such_package_anywhere", GROUP)], {})
    assert "ModuleNotFoundError" in found.refused["tiny ()"]
    assert [*found.games] == [*OURS]


def test_of_two_packages_with_one_name_the_first_is_played(tmp_path, monkeypatch):
    first = package(tmp_path, monkeypatch)
    second = package(tmp_path, monkeypatch, module="another")
    found = find([first, second], {})
    assert found.packages["tiny"].rules == first.value
    assert len(found.refused) == 1


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("caught", ["KeyboardInterrupt", "SystemExit", "BaseException"])
def test_ctrl_c_ends_the_start_and_what_a_package_raises_does_not(tmp_path, monkeypatch, number, caught):
    def ended(*_):
        raise KeyboardInterrupt("by hand")

    top = f"""
    import signal
    try:
        signal.raise_signal({number})
    except {caught}:
        raise RuntimeError
    """
    before = signal.signal(number, ended)
    try:
        with pytest.raises(KeyboardInterrupt, match="by hand"):
            find([package(tmp_path, monkeypatch, top=top)], {})
        (said,) = find([package(tmp_path, monkeypatch, top="raise KeyboardInterrupt")], {}).refused.values()
        assert " cannot be imported: KeyboardInterrupt, in " in said
        assert signal.getsignal(number) is ended
    finally:
        signal.signal(number, before)


def test_an_error_that_cannot_be_told_is_one_all_the_same(tmp_path, monkeypatch):
    top = """
    class Mute(Exception):
        def __str__(self):
            raise RuntimeError
    raise Mute
    """
    (said,) = find([package(tmp_path, monkeypatch, top=top)], {}).refused.values()
    assert " cannot be imported: Mute, in " in said


@pytest.mark.parametrize(
    ("broken", "reason", "place"),
    [
        ({"top": "\n\nx = 1 / 0"}, "ZeroDivisionError: division by zero", "__init__.py:3"),
        ({"rules": "x = 1\ndef y(:"}, "SyntaxError: invalid syntax", "game.py:2"),
        ({"rules": f"{RULES}\nTiny.teams = lambda self, seats, options: 1 / 0"}, "ZeroDivisionError", "game.py:10"),
        ({"rules": f"{RULES}\nTiny.read_options = lambda self, options: options.x"}, "AttributeError", "game.py:10"),
        ({"top": "raise ValueError('\\n\\nsecond line')"}, "ValueError: second line", "__init__.py:1"),
        ({"top": "raise ValueError('x' * 3000)"}, f"ValueError: {'x' * 299}…", "__init__.py:1"),
    ],
)
def test_what_fails_is_told_with_its_file_and_line(tmp_path, monkeypatch, broken, reason, place):
    entry = package(tmp_path, monkeypatch, **broken)
    (said,) = find([entry], {}).refused.values()
    assert f": {reason}" in said
    assert said.endswith(f", in {tmp_path / entry.value / place}")


def test_the_log_names_a_package_that_is_slow(monkeypatch):
    """The package goes on as soon as the log has named it, so nothing here takes a given time."""
    named, lines = Event(), []

    class Noting(logging.Handler):
        def emit(self, record):
            lines.append(record.getMessage())
            named.set()

    handler = Noting()
    validation.log.addHandler(handler)
    monkeypatch.setattr(validation, "SLOW_SECONDS", 0.01)
    try:
        slow = validation.Package("tiny", "tiny", "tiny", "tiny-cards 1.0")
        assert validation.validate(slow, "it cannot be used", lambda: named.wait(LONGEST_SECONDS))
    finally:
        validation.log.removeHandler(handler)
    assert lines == ["the start waits for the game tiny (tiny-cards 1.0)"]
