"""The game of docs/your-own-game.md, as it stands on the page: tested by the kit, and played over the wire."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from pathlib import Path

import pytest

from playground.driver import Person
from playground.server import Playground
from playground.world import World
from tests.e2e.playing import hand_of, play_to_the_end, rules_of
from tests.e2e.processes import environment, start_anew, until_logged

pytestmark = pytest.mark.thorough

ROOT = Path(__file__).parents[2]
TEMPLATE = ROOT / "examples" / "template"
PAGE = (ROOT / "docs" / "your-own-game.md").read_text(encoding="utf-8")
BLOCKS = dict(re.findall(r"`([\w./-]+)`:\n\n```\w+\n(.*?)```", PAGE, re.DOTALL))
"""The files on the page, by name."""
TO_PLAY = ("pyproject.toml", "higher/__init__.py", "higher/game.py", "higher/words/en.ftl")
METADATA = "Metadata-Version: 2.1\nName: claro-bot-higher\nVersion: 1.0\n"


@pytest.fixture
def package(tmp_path):
    """A folder with the game as if it were installed there, without its face."""
    for name, text in BLOCKS.items():
        if name != "higher/face.py":
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text, encoding="utf-8")
    installed = tmp_path / "claro_bot_higher-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(METADATA, encoding="utf-8")
    (installed / "entry_points.txt").write_text("[claro_bot.games]\nhigher = higher\n", encoding="utf-8")
    return tmp_path


async def kit(folder, *options):
    """Run the kit on a package; return whether it passes, and what it prints."""
    command = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *options, "tests")
    env = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"}
    env.pop("PYTEST_ADDOPTS", None)
    pipe, output = asyncio.subprocess.PIPE, asyncio.subprocess.STDOUT
    process = await asyncio.create_subprocess_exec(*command, cwd=folder, env=env, stdout=pipe, stderr=output)
    said, _ = await process.communicate()
    return process.returncode == 0, said.decode()


def test_it_is_short_and_the_template_is_the_same():
    assert sum(len(BLOCKS[name].splitlines()) for name in TO_PLAY) < 150
    for name, text in BLOCKS.items():
        if name != "higher/face.py":
            assert (TEMPLATE / name).read_text(encoding="utf-8") == text, name


async def test_it_passes_the_kit_with_the_templates_golden_game_and_with_a_face(package):
    golden = package / "tests" / "golden"
    golden.mkdir()
    (golden / "higher-1.txt").write_bytes((TEMPLATE / "tests" / "golden" / "higher-1.txt").read_bytes())
    passed, said = await kit(package)
    assert passed, said
    (package / "higher" / "face.py").write_text(BLOCKS["higher/face.py"], encoding="utf-8")
    passed, said = await kit(package, "--update-golden", "-k", "golden")
    assert passed, said
    assert "all: ### Highest: " in (golden / "higher-1.txt").read_text(encoding="utf-8")


async def test_a_view_that_shows_too_much_is_seen(package):
    """The golden game shows what a seat should not see."""
    golden = package / "tests" / "golden"
    golden.mkdir()
    (golden / "higher-1.txt").write_bytes((TEMPLATE / "tests" / "golden" / "higher-1.txt").read_bytes())
    rules = package / "higher" / "game.py"
    leaking = rules.read_text(encoding="utf-8").replace(
        "tuple(NAMES[card] for card, _ in self.table)", "tuple(NAMES[card] for hand in self.hands for card in hand)"
    )
    rules.write_text(leaking, encoding="utf-8")
    passed, said = await kit(package, "-k", "golden")
    assert not passed
    assert "out of date" in said
    assert "run pytest --update-golden, and look at git diff" in said


async def test_it_is_played_over_the_wire(package):
    async with Playground(World(["Laura", "Clara"], locales={"Clara": "de"})) as discord:
        database = f"sqlite+aiosqlite:///{package / 'x.db'}"
        env = environment(discord, database, LOG_LEVEL="INFO", PYTHONPATH=f"{package}{os.pathsep}{ROOT}")
        bot = await start_anew(env, package)
        try:
            await until_logged(bot, "ready as")
            laura, clara = [await _person(discord, name) for name in ("Laura", "Clara")]
            await clara.slash("help")
            assert "Five tricks are a game." in (await clara.click("Higher")).text
            await laura.slash("higher new", bots=1)
            await clara.click("Join")
            await laura.click("Start")
            for person in (laura, clara):
                await person.click("My hand")
            assert "Deine Karten: " in hand_of(clara).text
            await asyncio.gather(*(play_to_the_end(person) for person in (laura, clara)))
            result = next(seen for seen in laura.messages.values() if "Rematch" in seen.enabled and not seen.ephemeral)
            assert "tricks" in result.text
            assert "Everybody plays a card" in (await rules_of(laura, "higher")).text
            assert "points · all time" in (await laura.slash("higher leaderboard")).text
        finally:
            bot.terminate()
            _, said = await bot.communicate()
        assert bot.returncode == 0
        assert "Traceback" not in said.decode()


async def _person(discord: Playground, name: str) -> Person:
    person = discord.person(name)
    await person.connect()
    return person
