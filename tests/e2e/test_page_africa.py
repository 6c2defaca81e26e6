"""Star of Africa on the page, in French: two people and a computer."""

from __future__ import annotations

import asyncio

from playwright.async_api import expect

from bot.locales.words import words_for
from tests.conftest import open_house
from tests.e2e.test_page import browser, play_to_the_end, pytestmark, sit, slash  # noqa: F401

FRENCH = words_for("fr")


async def test_a_whole_game_in_french(browser, tmp_path):  # noqa: F811
    async with open_house(tmp_path, card_emojis=True, language="fr") as house:
        await house.bot._emoji_task
        laura, clara = [await sit(browser, house, name) for name in ("Laura", "Clara")]
        await slash(laura, f"africa {FRENCH('name-new')}", bots=1)
        await clara.locator("[data-custom-id^=join]").click()
        await laura.locator("[data-custom-id^=arrange]").click()
        await laura.locator("#modal select").first.select_option("1")
        await laura.locator("#modal .primary").click()
        await expect(laura.get_by_text("un seul tour")).to_be_visible()
        await laura.locator("[data-custom-id^=start]:not(:disabled)").click()
        for page in (laura, clara):
            await page.locator("[data-custom-id^=hand]").click()
            await expect(page.locator(".only-you")).to_be_visible()
        await asyncio.gather(*(play_to_the_end(page) for page in (laura, clara)))
        await expect(laura.get_by_text("grande fortune").or_(laura.get_by_text("serrent la main"))).to_be_visible()
        assert laura.complaints == clara.complaints == []
