"""Star of Africa on the page, in French: two people and a computer."""

from __future__ import annotations

import asyncio
import re

from playwright.async_api import expect

from bot.features.emojis.feature import Faces
from bot.games.africa.deck import CARDS
from bot.locales.words import words_for
from playground.tests.browser import pytestmark  # noqa: F401
from tests.conftest import open_house
from tests.e2e.test_page import play_to_the_end, sit, slash
from tests.effort import thorough

FRENCH = words_for("fr")


@thorough
async def test_a_whole_game_in_french(browser, tmp_path):
    async with open_house(tmp_path, card_emojis=True, language="fr") as house:
        await house.app[Faces].uploading
        laura, clara = [await sit(browser, house, name) for name in ("Laura", "Clara")]
        await slash(laura, f"africa {FRENCH('name-new')}", bots=1)
        await clara.locator("[data-custom-id^=join]").click()
        await expect(laura.locator("[data-custom-id^=start]:not(:disabled)")).to_be_visible()
        await laura.locator("[data-custom-id^=more]").click()
        await laura.locator("[data-custom-id^=arrange]").click()
        await laura.locator("#modal [type=radio][value='1']").check()
        await laura.locator("#modal .primary").click()
        await expect(laura.get_by_text("une seule manche").first).to_be_visible()
        await clara.get_by_text("les règles ont changé").wait_for()  # who had joined agrees to them anew
        await clara.locator("[data-custom-id^=join]").click()
        await expect(laura.locator("[data-custom-id^=start]:not(:disabled)")).to_be_visible()
        await laura.locator("[data-custom-id^=start]:not(:disabled)").click()
        for page in (laura, clara):  # hands come by themselves, Laura's in place of the page behind the dots
            await expect(page.locator(".ephemeral")).to_have_count(1)
        await asyncio.gather(*(play_to_the_end(page) for page in (laura, clara)))
        await expect(laura.get_by_text("grande fortune").or_(laura.get_by_text("serrent la main"))).to_be_visible()
        assert laura.complaints == clara.complaints == []


@thorough
async def test_a_patience_to_its_end_in_direct_messages(browser, tmp_path):
    async with open_house(tmp_path, card_emojis=True, language="fr") as house:
        await house.app[Faces].uploading
        laura = await sit(browser, house, "Laura", width=390)
        await laura.goto(f"{house.discord.url}/?as=Laura&channel=@bot")
        await slash(laura, f"africa {FRENCH('name-daily')}")
        await laura.locator("[data-custom-id^=daily]").click()
        await expect(laura.get_by_text(re.compile(r"Encore \d+ cartes")).last).to_be_visible()
        await lay_some(laura, CARDS)
        await expect(laura.get_by_text("Au mieux")).to_be_visible()
        await laura.locator("[data-custom-id^=share]").click()
        await expect(laura.get_by_text(re.compile(r"@Laura\s*: \d+ rangée")).last).to_be_visible()
        assert await laura.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        assert laura.complaints == []


OFFERED = "[data-custom-id^='play:s'].success, [data-custom-id^='pick:s']"
NEXT = f"""turns => document.querySelector("[data-custom-id^='share:s']") ? "over"
    : [...document.querySelectorAll("{OFFERED}")].map((each) => each.dataset.customId)
        .find((id) => !turns.includes(id.split(":")[2]))"""


async def lay_some(page, most):
    """Lay the first card that fits, on a button or from the list, so many times or until all are laid."""
    turns = []
    while len(turns) < most:
        offered = await (await page.wait_for_function(NEXT, arg=turns)).json_value()
        if offered == "over":
            return
        turns.append(offered.split(":")[2])
        await page.locator(f'[data-custom-id="{offered}"]').click()
        if offered.startswith("pick:"):  # so many ways that they stand in a list
            await page.locator(".select-box .option").first.click()
