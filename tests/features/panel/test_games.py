"""A table in the panel and the same table in the channel are one: whoever plays here sees who plays there."""

import json
import subprocess
from pathlib import Path

import pytest

from bot.features.panel.frames import shapes
from tests.e2e.playing import choices, hand_of, next_choice, seated, table_of
from tests.e2e.screenshots import SEED
from tests.effort import thorough
from tests.features.panel.pages import open_panel_house
from tests.features.panel.test_page_units import NODE

STALE = "This button is from an earlier turn. Here is how things stand now."
OVER = "This game is over."
"""What a press is told that comes at the same time as a forced move, which is played by itself."""


async def begun(panel, game):
    """Begin a game of Laura, who plays in the panel, and Clara, who plays by buttons."""
    _, clara = await seated(panel.house, "Laura", "Clara", game=game, bots=1)
    page = await panel.open("Laura")
    await page.until(lambda each: each.table and each.table["status"] == "lobby")
    assert [each["name"] for each in page.table["seats"] if each["user"]] == ["\u2068Laura\u2069", "\u2068Clara\u2069"]
    await page.press("Start")
    await page.until(lambda each: each.table["status"] == "playing" and each.table["hand"])
    await clara.until(hand_of)
    assert [each["more"] for each in page.table["actions"]] == [True]  # the hand is there anyway
    return page, clara


def gone_on(page, plies):
    """Tell whether the panel shows more moves than this, or the end."""
    return page.table["plies"] > plies or page.table["status"] != "playing"


@pytest.mark.parametrize("game", ["stardust", "africa", pytest.param("claro", marks=thorough)])
async def test_a_game_of_one_in_the_panel_and_one_with_buttons(panel, game):
    page, clara = await begun(panel, game)
    table = table_of(panel.house)
    moves = 0
    while table.live:
        moves += 1
        assert moves < 900
        before = len(table.position.moves)
        acting = {table.seats[seat].user for seat in table.people_to_act()}
        # What the rules force is played by itself, perhaps before anybody has seen that it was their turn.
        if page.user in acting:
            await page.until(lambda each, at=before: gone_on(each, at) or (each.acts and each.table["plies"] == at))
            if not gone_on(page, before) and page.moves != ["pass"]:
                await page.play(page.moves[0])
        elif acting:
            await clara.until(lambda each, at=before: choices(each) or len(table.position.moves) > at)
            if choices(clara):
                hand = hand_of(clara)
                await clara.send_custom_id(hand, hand.buttons[next_choice(clara)]["custom_id"])
        await page.until(lambda each, at=before: gone_on(each, at))
    await page.until(lambda each: each.table["status"] == "finished")
    assert page.table["actions"][0]["label"] == "Rematch"  # what most want then comes first
    assert page.table["message"]
    assert all(each == STALE or each.startswith(OVER) for each in page.said), page.said
    read_again(page)


def read_again(page):
    """Have the page's own modules read what it was sent, and look at what would move."""
    given = json.dumps({"shapes": shapes(), "frames": page.frames, "table": page.table})
    script = Path(__file__).parent / "page" / "recorded.js"
    told = subprocess.run([NODE, script], input=given, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr


async def test_hebrew_arrows_point_to_the_left(tmp_path):
    async with open_panel_house(tmp_path, language="he") as panel:
        panel.house.app.room._seed_of = lambda *_: SEED  # in whose first hand nobody loses everything
        await seated(panel.house, "Laura", game="stardust", bots=2)
        page = await panel.open("Laura", "he")
        await page.until(lambda each: each.table)
        await page.press("התחלה")
        table = table_of(panel.house)
        while "זוכה" not in (page.table.get("board") or ""):
            await page.until(lambda each: each.acts or "זוכה" in (each.table.get("board") or ""))
            if page.acts:
                before = page.table["plies"]
                await page.play(page.moves[0])
                await page.until(lambda each, at=before: each.table["plies"] > at)
            assert table.live
        assert "←" in page.table["board"]
        assert "→" not in str(page.table)
