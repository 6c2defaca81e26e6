"""The game of docs/your-own-game.md, as it stands on the page: tested by the kit, and played over the wire."""

from __future__ import annotations

import asyncio
import os
import re
import textwrap

import pytest

from bot.games.shuffle import Seeded
from playground.server import Playground
from playground.world import World
from tests.e2e.playing import play_to_the_end, rules_of
from tests.e2e.processes import CONNECTED, environment, start_anew, until_logged
from tests.packaging.kit import ROOT, install, run_kit

thorough = pytest.mark.thorough

PAGE = (ROOT / "docs" / "your-own-game.md").read_text(encoding="utf-8")
BLOCKS = dict(re.findall(r"`([\w./-]+)`:\n\n```\w+\n(.*?)```", PAGE, re.DOTALL))
"""The files on the page, by name."""
OTHERS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
RULES, FACE = "tic_tac_toe/game.py", "tic_tac_toe/face.py"
GOLDEN = "tests/golden/tic-tac-toe-1.txt"


@pytest.fixture
def package(tmp_path):
    """A folder with the game as if it were installed there, without its face."""
    for name, text in BLOCKS.items():
        if name != FACE:
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text, encoding="utf-8")
    install(tmp_path, "tic-tac-toe", "tic_tac_toe")
    return tmp_path


def other(beginning):
    """Return the code on the page that begins so, and is no file."""
    (found,) = (each for each in OTHERS if each.startswith(beginning))
    return found


def test_its_rules_are_at_most_fifty_lines():
    assert len(BLOCKS[RULES].splitlines()) <= 50


async def test_it_passes_the_kit(package):
    await run_kit(package, package, "--update-golden")
    assert "told: A: 7" in (package / GOLDEN).read_text(encoding="utf-8")


@thorough
async def test_it_passes_the_kit_with_a_face_french_words_and_players(package):
    (package / FACE).write_text(BLOCKS[FACE], encoding="utf-8")
    rules = BLOCKS[RULES].replace(
        "import Game, IllegalMove, Outcome", "import Game, IllegalMove, Outcome, RandomPlayer"
    )
    rules = rules.replace("\n\nclass TicTacToe", f"\n\n{other('class Careful')}\n\nclass TicTacToe")
    players = "".join(f"    {line}\n" for line in other("players = ").splitlines())
    (package / RULES).write_text(rules.replace("False\n", f"False\n{players}", 1), encoding="utf-8")
    await run_kit(package, package, "--update-golden")
    assert "all: # ⬜ ⬜ ⬜" in (package / GOLDEN).read_text(encoding="utf-8")


@thorough
async def test_it_passes_the_kit_with_players_that_search(package):
    rules = BLOCKS[RULES].replace("\n\n\nGAME", f"\n\n{other('    def imagine')}\n\nGAME")
    (package / RULES).write_text(rules, encoding="utf-8")
    await run_kit(package, package, "--update-golden")


@thorough
async def test_it_passes_the_kit_with_searching_players_of_its_own(package):
    rules = BLOCKS[RULES].replace("\n\n\nGAME", f"\n\n{other('    def imagine')}\n\nGAME")
    (package / RULES).write_text(f"{rules}\n{other('from bot.games.search')}", encoding="utf-8")
    await run_kit(package, package, "--update-golden")


def test_the_stages_on_the_page_are_played():
    made = {"View": object, "NAMES": tuple(map(str, range(12))), "HAND": 3}
    exec(other("from bot.games.stages"), made)
    kind = type("Whole", (made["Position"],), {"hand": None, "view": None})
    position = kind(2, Seeded(bytes(32)))
    assert (position.stage, position.to_act) == ("bids", (0, 1))
    for seat, move in ((1, "bid 3"), (0, "bid 1")):
        assert position.change(seat, move) in position.may_bid(seat)
    assert (position.stage, position.to_act, position.turn) == ("tricks", (1,), 2)


def test_moves_without_a_choice_stand_on_the_page_as_a_game_may_have_them():
    methods = {}
    exec(textwrap.dedent(other("def formality")), methods)

    class Position:
        hands = ((1,), (2, 3))

        def hand(self, seat):
            return [*map(str, self.hands[seat])]

        def legal_moves(self, seat):
            return ("draw",) if seat else ("1", "draw")

    found = [[methods[name](Position(), seat) for seat in (0, 1)] for name in ("formality", "forced")]
    assert found == [["1", None], [None, "draw"]]


@thorough
@pytest.mark.usefixtures("patient_discord")
async def test_it_is_played_over_the_wire(package):
    async with Playground(World(["Laura", "Clara"], locales={"Clara": "de"})) as discord:
        database = f"sqlite+aiosqlite:///{package / 'x.db'}"
        env = environment(discord, database, LOG_LEVEL="INFO", PYTHONPATH=f"{package}{os.pathsep}{ROOT}")
        bot = await start_anew(env, package)
        try:
            await until_logged(bot, CONNECTED)
            laura, clara = [discord.person(name) for name in ("Laura", "Clara")]
            for person in (laura, clara):
                await person.connect()
            await clara.slash("help")
            assert "The first with three in a row wins." in (await clara.click("Tic-tac-toe")).text
            await laura.slash("tic-tac-toe new")
            await clara.click("Join")
            await laura.click("Start")
            for person in (laura, clara):
                await person.click("My hand")
            await asyncio.gather(*(play_to_the_end(person) for person in (laura, clara)))
            result = next(seen for seen in laura.messages.values() if "Rematch" in seen.enabled and not seen.ephemeral)
            assert "🏆" in result.text
            assert "point" not in result.text
            assert "The first with three in a row wins." in (await rules_of(laura, "tic-tac-toe")).text
            assert "1\u00a0game" in (await laura.slash("tic-tac-toe leaderboard")).text
        finally:
            bot.terminate()
            _, said = await bot.communicate()
        assert bot.returncode == 0
        assert "Traceback" not in said.decode()
