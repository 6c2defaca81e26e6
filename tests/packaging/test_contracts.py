"""A package that was written for contract 1, beside two of contract 2: all are played over the wire.

``contract_1`` stays as it is, whatever becomes of the contract.
"""

from __future__ import annotations

import asyncio
import os
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from bot.games.packages import GROUP, find
from bot.games.record import replay
from playground.server import Playground
from playground.world import World
from tests.e2e.playing import hand_of, play_to_the_end
from tests.e2e.processes import CONNECTED, environment, start_anew, until_logged
from tests.packaging.kit import install, path_with, run_kit
from tests.tables.broken import HIGHER, edited
from tests.templates import up_to_date

OLD = Path(__file__).parent / "contract_1"

BY_HAND = """
game older
option hand 3
seats a b
hand a 1 2 3
hand b 4 5 6
draw {rest}
a 1
b 4
"""


def test_cards_that_a_record_deals_are_counted_as_the_old_contract_counts_them(monkeypatch):
    monkeypatch.syspath_prepend(OLD)
    found = find([EntryPoint("older", "older", GROUP)], aside={})
    game = found.games["older"]
    assert found.packages["older"].contract == 1
    assert [game.hand_size(game.read_options(options), 4) for options in ({}, {"hand": "3"})] == [5, 3]
    again = replay(BY_HAND.format(rest=" ".join(map(str, range(7, 41)))), {"older": game})
    assert again.error is None
    assert [again.position.hand(seat) for seat in (0, 1)] == [["2", "3"], ["5", "6"]]
    assert again.position.scores == (0, 1)


def test_a_record_deals_uneven_hands_clockwise_from_the_leader():
    uneven = ("return HAND", "return (3, *[2] * (seats - 1))")
    deal = "deck[seat * HAND :][:HAND]"
    assert deal in HIGHER.read_text(encoding="utf-8")
    game = edited(HIGHER, uneven)
    lines = "game higher\nseats a b\nleader b\nhand a {}\nhand b {}\ndraw {}\nb 4\n"
    rest = " ".join(map(str, range(6, 41)))
    right = replay(lines.format("1 2", "3 4 5", rest), {"higher": game})
    assert right.error is None or right.error.code != "hand_size"
    for wrong in (("1 2 3", "4 5"), ("1", "2 3 4 5")):
        assert replay(lines.format(*wrong, rest), {"higher": game}).error.code == "hand_size"


TESTS = """
from bot.testkit.looks import GameTests


class TestOlder(GameTests):
    name = "older"
"""


@pytest.mark.thorough
async def test_a_package_of_the_old_contract_passes_the_kit_though_its_golden_game_is_of_an_older_format(tmp_path):
    install(tmp_path, "older", "older")
    tests = tmp_path / "tests"
    (tests / "golden").mkdir(parents=True)
    (tests / "conftest.py").write_text('pytest_plugins = ["bot.testkit.plugin"]\n', encoding="utf-8")
    (tests / "test_older.py").write_text(TESTS, encoding="utf-8")
    golden = tests / "golden" / "older-1.txt"
    golden.write_text("as an older kit has written it\n", encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), str(OLD)])
    said = await run_kit(tmp_path, path)
    assert "older-1.txt is in an older format, and this kit writes format 2" in said
    await run_kit(tmp_path, path, "--update-golden")
    written = golden.read_text(encoding="utf-8")
    assert written.startswith("format 2\nall: ")
    golden.write_text(written.partition("\n")[2], encoding="utf-8")
    assert "an older format" not in await run_kit(tmp_path, path, "-k", "golden")
    golden.write_text(written.replace("format 2", "format 1"), encoding="utf-8")
    assert "is in format 1, and this kit writes format 2" in await run_kit(tmp_path, path, "-k", "golden")


@pytest.mark.usefixtures("patient_discord")
@pytest.mark.thorough
@pytest.mark.parametrize(
    ("game", "options", "label", "result"),
    [("older", {"hand": "3"}, "Lay ", "🏆"), ("spades", {"bots": 2}, "", "🏆"), ("lanterns", {}, "Tell ", "lantern")],
)
async def test_packages_of_both_contracts_are_played_beside_each_other(tmp_path, game, options, label, result):
    install(tmp_path, "older", "older")
    path = os.pathsep.join([str(OLD), path_with(tmp_path, "lanterns", "spades")])
    async with Playground(World(["Laura", "Clara"])) as discord:
        database = up_to_date(tmp_path / "x.db")
        env = environment(discord, database, LOG_LEVEL="INFO", PYTHONPATH=path)
        bot = await start_anew(env, tmp_path)
        try:
            await until_logged(bot, CONNECTED)
            people = [discord.person(name) for name in ("Laura", "Clara")]
            for person in people:
                await person.connect()
            laura, clara = people
            await laura.slash(f"{game} new", **options)
            await clara.click("Join")
            await laura.click("Start")
            for person in people:
                await person.click("My hand")
            await laura.until(lambda _: buttons_with(people, label))
            assert not buttons_with(people, "Seat")
            await asyncio.gather(*map(play_to_the_end, people))
            over = next(seen for seen in laura.messages.values() if "Rematch" in seen.enabled and not seen.ephemeral)
            assert result in over.text
        finally:
            bot.terminate()
            _, log = await bot.communicate()
        assert bot.returncode == 0
        assert "Traceback" not in log.decode()


def buttons_with(people, text):
    return [label for person in people for label in hand_of(person).buttons if text in label]
