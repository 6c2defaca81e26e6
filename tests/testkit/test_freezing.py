"""Golden games and records are written when all tests have passed, and what the kit has noticed is said."""

import shutil

import pytest

from tests.effort import thorough
from tests.packaging.kit import EXAMPLES, install, run_kit

TURN = "self.turn, self.to_act = len(self.moves), "
CHOSEN = "golden or released or numbered or anew or hidden"


@thorough
async def test_nothing_is_written_while_a_test_fails(tmp_path):
    shutil.copytree(EXAMPLES / "template", tmp_path, dirs_exist_ok=True)
    shutil.rmtree(tmp_path / "tests" / "golden")
    shutil.rmtree(tmp_path / "tests" / "records", ignore_errors=True)
    install(tmp_path, "higher", "higher")
    rules = tmp_path / "higher" / "game.py"
    right = rules.read_text(encoding="utf-8")
    assert TURN in right
    rules.write_text(right.replace(TURN, "self.to_act = "), encoding="utf-8")
    with pytest.raises(AssertionError, match="--update-golden has written nothing, because not all tests have passed"):
        await run_kit(tmp_path, tmp_path, "--update-golden", "-k", CHOSEN)
    assert not (tmp_path / "tests" / "golden").exists()
    assert not (tmp_path / "tests" / "records").exists()
    rules.write_text(right, encoding="utf-8")
    said = await run_kit(tmp_path, tmp_path, "--update-golden", "-k", CHOSEN)
    assert "higher has no method imagine, so this was not tried: test_views_do_not_depend_on_hidden_cards" in said
    golden = tmp_path / "tests" / "golden" / "higher-1.txt"
    assert golden.read_bytes() == (EXAMPLES / "template" / "tests" / "golden" / "higher-1.txt").read_bytes()
    assert {each.name for each in (tmp_path / "tests" / "records").iterdir()} == {"higher-1.txt", "higher-1.json"}


@thorough
async def test_a_house_rule_needs_no_hebrew_words(tmp_path):
    shutil.copytree(EXAMPLES / "template", tmp_path, dirs_exist_ok=True)
    install(tmp_path, "higher", "higher")
    rules, words = tmp_path / "higher" / "game.py", tmp_path / "higher" / "words" / "en.ftl"
    code = rules.read_text(encoding="utf-8")
    edited = code.replace("class Higher(", "from bot.games.game import OptionSpec\n\n\nclass Higher(").replace(
        "range(2, 7), NAMES\n", 'range(2, 7), NAMES\n    option_specs = (OptionSpec("long", ("no", "yes")),)\n'
    )
    assert edited.count("OptionSpec") == 2
    rules.write_text(edited.replace("    option_specs = ()\n", ""), encoding="utf-8")
    said = "name = long\ntitle = Long\nhint = Is it a long game?\nno = no\nyes = yes\n".splitlines()
    lines = [words.read_text(encoding="utf-8"), *(f"higher-option-long-{each}" for each in said)]
    words.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert "1 passed" in await run_kit(tmp_path, tmp_path, "-k", "commands_fit")


@thorough
async def test_moves_on_pages_are_told(tmp_path):
    shutil.copytree(EXAMPLES / "template", tmp_path, dirs_exist_ok=True)
    install(tmp_path, "higher", "higher")
    rules = tmp_path / "higher" / "game.py"
    code = rules.read_text(encoding="utf-8")
    for before, after in (
        ("tuple(self.hand(seat))", "tuple(f'{card} {number}' for card in self.hand(seat) for number in range(30))"),
        ("NAMES[card] != move", "NAMES[card] != move.split()[0]"),
        ("NAMES.index(move)", "NAMES.index(move.split()[0])"),
    ):
        assert before in code
        code = code.replace(before, after, 1)
    rules.write_text(code, encoding="utf-8")
    said = await run_kit(tmp_path, tmp_path, "-k", "tables_and_hands")
    assert (
        "higher offers 150 moves at once, by the usual rules, on pages that people have to turn: let the face" in said
    )


@thorough
async def test_one_fault_that_many_tests_fail_at_is_told_once(tmp_path):
    shutil.copytree(EXAMPLES / "template", tmp_path, dirs_exist_ok=True)
    install(tmp_path, "higher", "higher")
    rules = tmp_path / "higher" / "game.py"
    code = rules.read_text(encoding="utf-8")
    assert "self.rounds.append(Round(winner))" in code
    rules.write_text(code.replace("self.rounds.append(", "self.round.append("), encoding="utf-8")
    line = 1 + code[: code.index("self.rounds.append(Round(winner))")].count("\n")
    told = rf"\d+ tests fail at {rules}:{line}: AttributeError: 'Position' object has no attribute 'round'"
    with pytest.raises(AssertionError, match=told):
        await run_kit(tmp_path, tmp_path, "-k", "turns or every_game or replay or reproduce or copy")
