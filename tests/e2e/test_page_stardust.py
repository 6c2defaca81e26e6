"""Stardust on the page, in German: three people and two computers, a bet by form, an exchange by list, to the end."""

from __future__ import annotations

import asyncio

from playwright.async_api import expect

from bot.features.emojis.feature import Faces
from bot.locales.words import words_for
from playground.tests.browser import pytestmark  # noqa: F401
from tests.conftest import open_house
from tests.e2e.test_page import play_to_the_end, sit, slash
from tests.e2e.test_stardust import seed_where
from tests.effort import thorough

GERMAN = words_for("de")


async def open_hand(page):
    """Wait for the hand that comes by itself, and ask for it anew: then that one is the only hand."""
    await expect(page.locator(".ephemeral")).to_have_count(1)
    given = await page.locator(".ephemeral").get_attribute("data-id")
    await page.locator("[data-custom-id^=hand]").click()
    await expect(page.locator(f".ephemeral:not([data-id='{given}'])")).to_have_count(1)
    await expect(page.locator(".ephemeral")).to_have_count(1)


@thorough
async def test_a_whole_game_in_german(browser, tmp_path):
    async with open_house(tmp_path, card_emojis=True, language="de") as house:
        await house.app[Faces].uploading
        house.app.room._seed_of = lambda *_: seed_where("Hole", seats=5)
        pages = [await sit(browser, house, name) for name in ("Laura", "Clara", "Armin")]
        laura, clara, armin = pages
        await slash(laura, "stardust neu", bots=2)
        for page, name in ((clara, "@Clara"), (armin, "@Armin")):
            await page.locator("[data-custom-id^=join]").click()
            await expect(laura.locator(".markdown").get_by_text(name)).to_be_visible()
        await laura.locator("[data-custom-id^=start]:not(:disabled)").click()
        for page in pages:
            await open_hand(page)
        await expect(laura.get_by_text("Runde 1 von 5").first).to_be_visible()

        bettor = await somebody(pages, "[data-custom-id^=ask]")
        await bettor.locator("[data-custom-id^=ask]").last.click()
        await bettor.fill("#modal input", "30")
        await bettor.locator("#modal .primary").click()
        await expect(bettor.get_by_text("setzt 30").first).to_be_visible()

        await asyncio.gather(*(play_to_the_end(each) for each in pages))
        await expect(laura.get_by_text("gewinnt das Spiel").or_(laura.get_by_text("teilen sich")).first).to_be_visible()
        await slash(laura, f"stardust {GERMAN('name-wallet')}")
        await expect(laura.get_by_text("dein Geldbeutel")).to_be_visible()
        assert [page.complaints for page in pages] == [[], [], []]


async def somebody(pages, what):
    """Return the page of whoever's hand offers this first."""
    waiting = [asyncio.create_task(page.wait_for_selector(f".ephemeral {what}")) for page in pages]
    done, late = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in late:
        task.cancel()
    await asyncio.gather(*late, return_exceptions=True)
    return pages[waiting.index(next(iter(done)))]
