"""The message of a game that one person plays alone offers every move, within Discord's limits."""

from datetime import UTC, date, datetime, timedelta
from random import Random

import pytest
from discord import ButtonStyle

from bot.faces.face import Icons
from bot.features.solo.store.solo import DayPage, Placed
from bot.features.solo.views.computers import day_message
from bot.features.solo.views.games import Yesterday, deal_post_message, solo_message
from bot.games.catalog import PATIENCES
from bot.games.shuffle import Seeded
from bot.interactions.components.layout import MAX_TEXT
from bot.locales.words import LANGUAGES, words_for
from tests.effort import effort, thorough
from tests.routes import parse
from tests.solo_tables import solo_table

PATIENCE = PATIENCES["patience"]
BIGGEST = 2**63 - 1


def offered(view):
    """Return the moves that the buttons and lists of a message play; grey buttons only tell why they do not."""
    for item in view.every():
        custom_id = item.get("custom_id", "")
        if custom_id.startswith("play:") and item["style"] != ButtonStyle.secondary.value:
            yield parse(custom_id).parts[2]
        elif custom_id.startswith("pick:"):
            yield from (option["value"] for option in item["options"])


def check_limits(view):
    every = list(view.every())
    custom_ids = [item["custom_id"] for item in every if "custom_id" in item]
    assert len(every) <= 40
    assert len(custom_ids) == len(set(custom_ids))
    assert all(len(each) <= 100 for each in custom_ids)
    assert view.content_length() <= MAX_TEXT
    for item in every:
        for option in item.get("options", []):
            assert 1 <= len(option["label"]) <= 100
        assert len(item.get("label") or "") <= 80


@thorough
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hand", ["2", "3"])
def test_every_move_is_offered(hand, language):
    words, most = words_for(language), 0
    for number in range(effort(40, whole=400)):
        dice, options, seed = Random(number), {"hand": hand}, number.to_bytes(32, "big")
        position = PATIENCE.start(1, Seeded(seed), PATIENCE.read_options(options))
        while position.to_act:
            legal = position.legal_moves(0)
            most = max(most, len(legal))
            if len(legal) > 10 or dice.random() < 0.1:
                table = solo_table(PATIENCE, 1, number=BIGGEST, options=options, seed=seed, moves=position.moves)
                view = solo_message(words, Icons(), table)
                check_limits(view)
                assert list(offered(view)) == list(legal)
            position.play(0, dice.choice(legal))
    assert most > 25


@pytest.mark.parametrize("finished", [0, 1])
def test_yesterdays_results_offer_a_review_to_those_who_played(finished):
    """Today's table does not: its deal is still to be played by others."""
    words, today = words_for("en"), date(2026, 10, 2)
    yesterday = today - timedelta(days=1)
    page = DayPage([Placed(1, 7, 3)][:finished], finished, None)
    button = f"reviewdeal:claro:{yesterday}"
    post = deal_post_message(words, today, {"claro": Yesterday(page, 3)}, 3, reviews=True)
    over = day_message(words, "claro", yesterday, page, 3, None, reviews=True)
    running = day_message(words, "claro", today, page, 3, datetime(2026, 10, 3, tzinfo=UTC), reviews=True)
    offered = [button in str(each.to_components()) for each in (post, over)]
    assert offered == [bool(finished)] * 2
    assert "review" not in str(running.to_components())
    unreviewed = (
        deal_post_message(words, today, {"claro": Yesterday(page, 3)}, 3),
        day_message(words, "claro", yesterday, page),
    )
    assert not any("review" in str(each.to_components()) for each in unreviewed)
