"""Packages that are broken, each in a way of its own: one line in the log at the start, one in ``doctor`` for each, and
the other games play. All are installed at once, so that none spares another its line.
"""

from __future__ import annotations

import os
from textwrap import dedent

import pytest

from bot.games.packages import CONTRACT
from playground.server import Playground
from playground.world import World
from tests.e2e.playing import rules_of
from tests.e2e.processes import ROOT, environment, start_anew, until_logged

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("patient_discord")]

SAYS = f"CONTRACT = {CONTRACT}\n"
RULES = """
from bot.games.claro.game import Claro

class Broken(Claro):
    name = "NAME"
    patience = None

GAME = Broken()
"""
WORDS = "NAME-title = Broken NAME\nNAME-command = Play\nNAME-about = A game.\nNAME-length = long\n"

SPEC = """
from bot.games.game import OptionSpec
Broken.option_specs = tuple(OptionSpec(f"r{{n}}", tuple(f"v{{v}}" for v in range({values}))) for n in range({rules}))
Broken.read_options = lambda self, options: Claro().read_options({{}})
"""
FACE = """
from bot.faces.plain import PlainFace
from NAME_game.game import GAME

class Face(PlainFace):
    def {method}:
        {body}

FACE = Face(GAME)
"""

SEMICOLON = """
from types import SimpleNamespace

class Position(PlainPosition):
    moves, rounds, scores, turn, outcome, to_act = [], [], (0, 0), 0, None, (0,)
    change = legal_moves = hand = None
    view = lambda self, seat: SimpleNamespace(seat=seat, legal_moves=("A;B",))

Broken.start = lambda self, seats, dealer, options, leader=0, rules=None: Position()
Broken.seats, Broken.daily = (2,), None
"""

WAYS = {
    "it cannot be imported": (
        {"__init__.py": "import a_library_that_is_not_there"},
        "NAME_game cannot be imported: ModuleNotFoundError: No module named 'a_library_that_is_not_there'",
    ),
    "its import raises what is no error": (
        {"__init__.py": "class Skipped(BaseException): pass\nraise Skipped('not today')"},
        "NAME_game cannot be imported: Skipped: not today",
    ),
    "it is of another contract": (
        {"__init__.py": f"CONTRACT = {CONTRACT + 1}"},
        f"it was written for version {CONTRACT + 1} of the contract, and this bot knows 1 and {CONTRACT}",
    ),
    "its name is taken": ({}, "its name is taken by the bot itself"),
    "it has no rules": (
        {"game.py": "RULES = 'none'"},
        "NAME_game.game has no GAME that is a bot.games.game.Game",
    ),
    "its rules are impossible": (
        {"game.py": RULES + "\nBroken.levels = {'easy': 'nobody'}"},
        "its rules are not as the contract asks: ValueError: its level 'easy' has no player 'nobody'",
    ),
    "its position lacks a method": (
        {"game.py": RULES + "\nBroken.start = lambda self, seats, dealer, options, leader=0, rules=None: object()"},
        "its rules cannot begin a game: AttributeError: 'object' object has no attribute 'to_act'",
    ),
    "a card has a name that is no move": (
        {"game.py": RULES + "\nfrom bot.games.plain_position import PlainPosition\n" + SEMICOLON},
        "its rules cannot begin a game: a move offered to seat 0 is 'A;B': 1 to 100 characters",
    ),
    "a line of its words cannot be read": (
        {"words/en.ftl": WORDS + "NAME-count-score = {\n"},
        "NAME_game/words/en.ftl, line 5: cannot be read",
    ),
    "a line of its French words cannot be read": (
        {"words/fr.ftl": "NAME-title = Cassé\nNAME-rules = { $a\n"},
        "NAME_game/words/fr.ftl, line 2: cannot be read",
    ),
    "its title is too long": (
        {"words/en.ftl": WORDS.replace("Broken NAME", "Broken " * 7 + "on")},
        "NAME_game/words/en.ftl: NAME-title has 51 characters; at most 30",
    ),
    "it cannot prepare": (
        {"game.py": RULES + "\nBroken.prepare = lambda self: exit('no such table')"},
        "it cannot prepare: SystemExit: no such table",
    ),
    "words are missing": (
        {"words/en.ftl": WORDS.replace("NAME-about", "NAME-abaut")},
        "its words have no NAME-about",
    ),
    "words are not in UTF-8": (
        {"words/de.ftl": "NAME-about = Höher".encode("latin-1")},
        "its words de.ftl cannot be read: UnicodeDecodeError: 'utf-8' codec can't decode byte 0xf6",
    ),
    "its title wants a value": (
        {"words/fr.ftl": "NAME-title = { $nothing }"},
        "its words cannot be used in fr: MissingWords: 'NAME-title: Unknown external: nothing'",
    ),
    "its title is no message": (
        {"words/en.ftl": WORDS.replace("NAME-title =", "NAME-title =\n    .other =")},
        "its words cannot be used in en: MissingWords: 'NAME-title'",
    ),
    "its patience has no look": (
        {
            "game.py": RULES.replace("patience = None", "patience = Claro()\n    patience.name = 'NAME-alone'"),
        },
        "NAME_game.NAME-alone cannot be imported: ModuleNotFoundError: No module named 'NAME_game.NAME-alone'",
    ),
    "its face cannot tell its signs": (
        {"face.py": FACE.format(method="sign_pictures(self)", body="raise RuntimeError('no paint')")},
        "its FACE cannot tell its pictures: RuntimeError: no paint",
    ),
    "a part of its face raises": (
        {"face.py": FACE.format(method="__getattribute__(self, name)", body="raise OSError('no paint')")},
        "its look cannot be used: OSError: no paint",
    ),
    "the description of its command is too long": (
        {"words/de.ftl": f"NAME-command = {'x' * 101}"},
        "NAME_game/words/de.ftl: NAME-command has 101 characters; at most 100",
    ),
    "the description of its command new is too long": (
        {"words/de.ftl": f"NAME-command-new = {'x' * 101}", "words/en.ftl": WORDS + "NAME-command-new = Play\n"},
        "Discord does not take its commands: /NAME new: its description has 101 characters in de, and 1 to 100 are",
    ),
    "the description of its command new wants a value": (
        {"words/he.ftl": "NAME-command-new = { $nothing }", "words/en.ftl": WORDS + "NAME-command-new = Play\n"},
        "NAME-command-new: Unknown external: nothing",
    ),
    "it has more house rules than a command has options": (
        {"game.py": RULES + SPEC.format(rules=23, values=2)},
        "Discord does not take its commands: /NAME new has 26 options, and at most 25 are allowed",
    ),
    "two house rules have the same name": (
        {
            "game.py": RULES + SPEC.format(rules=2, values=2),
            "words/de.ftl": "NAME-option-r0-name = regel\nNAME-option-r1-name = regel\n",
        },
        "Discord does not take its commands: /NAME new has two options with the name 'regel' in de",
    ),
    "the name of a house rule is none": (
        {"game.py": RULES + SPEC.format(rules=1, values=2), "words/en.ftl": WORDS + "NAME-option-r0-name = Big Rule\n"},
        "its commands cannot be made: ValueError: 'Big Rule' must be between 1-32 characters",
    ),
    "the values of its house rules are too many in all": (
        {
            "game.py": RULES + SPEC.format(rules=20, values=25),
            "words/en.ftl": WORDS
            + "".join(f"NAME-option-r{n}-v{v} = {'x' * 90}{v}\n" for n in range(20) for v in range(25)),
        },
        "and at most 8000 are allowed",
    ),
    "its title is that of another game": (
        {"words/en.ftl": WORDS.replace("Broken NAME", "CLARO")},
        "game has two values with the name 'CLARO'",
    ),
}
"""The files that are wrong, and what is said of them. ``NAME`` stands for the game's name."""


MOODY = {
    "__init__.py": SAYS,
    "game.py": RULES,
    "words/en.ftl": WORDS.replace("Broken", "Moody"),
    "face.py": FACE.format(
        method="card_pictures(self, options)", body="return iter(()) if not options else exit('no paint')"
    ),
}
"""A game that can be played, and whose cards cannot be drawn with the host's deck."""


def names() -> dict[str, str]:
    """Return the name of the game that is broken in each way."""
    taken = "its name is taken"
    return {way: "claro" if way == taken else f"broken-{number}" for number, way in enumerate(WAYS)}


@pytest.fixture
def installed(tmp_path):
    """Install a package for each way. Return the folder, and what is to be said of each by its description."""
    told = {}
    for way, name in names().items():
        wrong, reason = WAYS[way]
        module = _install(tmp_path, name, {"__init__.py": SAYS, "game.py": RULES, "words/en.ftl": WORDS, **wrong})
        told[f"{name} ({name}-cards 3.1)"] = _named(reason.encode(), name, module).decode()
    _install(tmp_path, "moody", MOODY)
    return tmp_path, told


def _install(folder, name, files):
    module = f"{name.replace('-', '_')}_game"
    for file, text in files.items():
        path = folder / module / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(_named(text if isinstance(text, bytes) else dedent(text).encode(), name, module))
    info = folder / f"{name.replace('-', '_')}_cards-3.1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-cards\nVersion: 3.1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[claro_bot.games]\n{name} = {module}\n", encoding="utf-8")
    return module


def _named(text: bytes, name: str, module: str) -> bytes:
    return text.replace(b"NAME_game", module.encode()).replace(b"NAME", name.encode())


async def test_each_is_left_out_with_one_line_and_the_others_play(installed):
    folder, told = installed
    async with Playground(World(["Laura"])) as discord:
        path = f"{folder}{os.pathsep}{ROOT}"
        env = environment(discord, f"sqlite+aiosqlite:///{folder / 'x.db'}", LOG_LEVEL="INFO", PYTHONPATH=path)
        bot = await start_anew({**env, "CARD_EMOJIS": "true"}, folder)
        try:
            said = await until_logged(bot, "ready as")
            laura = discord.person("Laura")
            await laura.connect()
            assert "CLARO" in (await laura.slash("help")).text
            assert "A game." in (await rules_of(laura, "moody")).text
            await laura.slash("claro new", bots=1)
            await laura.click("Start")
            await laura.until(lambda each: any("My hand" in seen.enabled for seen in each.messages.values()))
        finally:
            bot.terminate()
            _, rest = await bot.communicate()
        log = (said + rest.decode()).splitlines()
        assert "Traceback" not in "\n".join(log)
        lines = [line for line in log if "is left out: " in line]
        assert sum("the face of moody failed in card_pictures; the plain one draws it" in line for line in log) == 1
        assert [line for line in log if "broken" in line and "waits for" not in line] == [
            line for line in lines if "claro (" not in line
        ]
        assert len(lines) == len(told)
        for described, reason in told.items():
            (line,) = (line for line in lines if f"the game {described} is left out: " in line)
            assert reason in line
        doctor = await start_anew(env, folder, "doctor")
        out, _ = await doctor.communicate()
    printed = [" ".join(line.split()) for line in out.decode().splitlines()]
    for described, reason in told.items():
        (line,) = (line for line in printed if f"game {described}" in line)
        assert " ".join(reason.split()) in line
    assert "fine offered claro, stardust, africa, moody" in printed
    assert doctor.returncode == 1
