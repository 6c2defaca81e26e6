"""The small games in ``examples``, as if they were installed beside the bot: each passes the kit."""

import shutil

import pytest

from tests.packaging.kit import EXAMPLES, install, path_with, run_kit

pytestmark = pytest.mark.thorough


async def test_the_template_passes_the_kit(tmp_path):
    shutil.copytree(EXAMPLES / "template", tmp_path, dirs_exist_ok=True)
    install(tmp_path, "higher", "higher")
    await run_kit(tmp_path, tmp_path)


async def test_a_view_that_shows_too_much_is_seen(tmp_path):
    """The golden game shows what a seat should not see."""
    shutil.copytree(EXAMPLES / "template", tmp_path, dirs_exist_ok=True)
    install(tmp_path, "higher", "higher")
    rules = tmp_path / "higher" / "game.py"
    leaking = rules.read_text(encoding="utf-8").replace(
        "tuple(NAMES[card] for card, _ in self.table)", "tuple(NAMES[card] for hand in self.hands for card in hand)"
    )
    rules.write_text(leaking, encoding="utf-8")
    with pytest.raises(AssertionError, match="run pytest --update-golden, and look at git diff"):
        await run_kit(tmp_path, tmp_path, "-k", "golden")


@pytest.mark.parametrize(
    ("before", "deck"),
    [
        ("", "[NAMES.index(each) for each in {*NAMES}]"),
        ("import time\n", "dealer.shuffle(int(time.time() // 86_400) % 7, range(len(NAMES)))"),
        ("from datetime import date\n", "dealer.shuffle(date.today().month, range(len(NAMES)))"),
        ("from datetime import datetime\n", "dealer.shuffle(datetime.now().hour, range(len(NAMES)))"),
    ],
    ids=["a set", "time", "date", "datetime"],
)
async def test_a_deal_in_the_order_of_a_set_or_by_a_clock_is_seen(before, deck, tmp_path):
    """Texts have other hashes in each process, and so a set of them has another order."""
    shutil.copytree(EXAMPLES / "template", tmp_path, dirs_exist_ok=True)
    install(tmp_path, "higher", "higher")
    rules = tmp_path / "higher" / "game.py"
    right = rules.read_text(encoding="utf-8")
    dealt = "deck = dealer.shuffle(0, range(len(NAMES)))"
    assert dealt in right
    rules.write_text(before + right.replace(dealt, f"deck = {deck}"), encoding="utf-8")
    with pytest.raises(AssertionError, match=r"sort what comes from a set, or from hash.*, and ask no clock"):
        await run_kit(tmp_path, tmp_path, "-k", "any_process")


@pytest.mark.parametrize("game", ["lanterns", "quarry", "spades"])
async def test_it_passes_the_kit(game, tmp_path):
    await run_kit(EXAMPLES / game, path_with(tmp_path, game))
