"""A table and a hand, together, on a phone."""

import pytest

from bot.features.emojis.feature import Faces
from playground.tests.browser import CHROMIUM
from tests.conftest import open_house
from tests.e2e.test_page import sit, slash
from tests.e2e.test_page_stardust import somebody
from tests.effort import thorough

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine: apt-get install chromium"),
    pytest.mark.asyncio(loop_scope="session"),  # the browser's
]

MOVE = "[data-custom-id^='play:']:not(:disabled)"
MOVES = 6
"""After so many moves of people, the table has something to tell."""

SEEN = """() => {
    const box = document.querySelector("#messages").getBoundingClientRect()
    return [...document.querySelectorAll(".message")].slice(-2).every((each) => {
        const {top, bottom, left, right} = each.getBoundingClientRect()
        return top >= box.top - 1 && bottom <= box.bottom + 1 && left >= 0 && right <= innerWidth + 1
    })
}"""
"""Whether each of the last two messages is inside of what the page shows of the channel."""

CARD_IS_LARGEST = """() => {
  const card = document.querySelector(".thumbnail"), emojis = [...document.querySelectorAll("img.emoji")];
  return card && emojis.length && emojis.every((each) => card.getBoundingClientRect().height > 1.5 * each.height);
}"""
"""True once the picture of the card on top has come: an edit of the table takes it away for a moment."""


@pytest.mark.parametrize("game", ["claro", pytest.param("africa", marks=thorough)])
async def test_a_table_of_five_and_a_hand_fit_a_phone(browser, tmp_path, game):
    async with open_house(tmp_path, card_emojis=True) as house:
        await house.app[Faces].uploading
        house.app.room._seed_of = lambda *_: bytes.fromhex("5a" * 32)
        pages = laura, clara = [await sit(browser, house, name, width=390) for name in ("Laura", "Clara")]
        await slash(laura, f"{game} new", bots=3)
        await clara.locator("[data-custom-id^=join]").click()
        await laura.locator(".markdown").get_by_text("@Clara").first.wait_for()
        await laura.locator("[data-custom-id^=start]:not(:disabled)").click()
        for page in pages:
            await page.locator(".only-you").wait_for()  # the hand comes by itself
        (table,), moves = house.app.room.tables, 0
        while True:
            page = await somebody(pages, MOVE)
            if moves >= MOVES and table.view().top is not None:
                break
            moves += 1
            pressed = await page.locator(f".ephemeral {MOVE}").first.get_attribute("data-custom-id")
            await page.locator(f".ephemeral {MOVE}").first.click()
            await page.locator(f".ephemeral [data-custom-id='{pressed}']").wait_for(state="detached")
        await page.locator(".thumbnail").wait_for()
        await page.evaluate("document.querySelector('#messages').scrollTop = 1e6")
        assert await page.locator(".message").count() == 2
        await page.wait_for_function(SEEN)  # pictures take a moment to come
        await page.wait_for_function(CARD_IS_LARGEST)
        assert [page.complaints for page in pages] == [[], []]
