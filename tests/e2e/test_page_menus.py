"""Commands in menus and in messages, on the page in Hebrew."""

from playwright.async_api import expect

from bot.locales.words import words_for
from playground.tests.browser import pytestmark  # noqa: F401
from tests.conftest import open_house
from tests.e2e.test_page import sit, slash

HEBREW = words_for("he")


async def test_a_mention_chooses_a_command_and_a_challenge_pings(browser, tmp_path):
    async with open_house(tmp_path, language="he") as house:
        laura, clara = await sit(browser, house, "Laura"), await sit(browser, house, "Clara", width=390)
        await slash(laura, f"claro {HEBREW('name-hand')}")
        mention = laura.get_by_role("button", name=f"/claro {HEBREW('name-new')}")
        await expect(mention).to_have_css("direction", "ltr")
        await mention.click()
        await expect(laura.locator("#command strong")).to_have_text(f"/claro {HEBREW('name-new')}")
        await laura.keyboard.press("Escape")
        await clara.fill("#text", "hello")
        await clara.keyboard.press("Enter")
        await laura.locator("button.name", has_text="Clara").click(button="right")
        await laura.get_by_role("menuitem", name=HEBREW("menu-challenge")).click()
        await expect(laura.locator("#modal[open]")).to_contain_text(HEBREW("challenge-people"))
        await laura.locator("#modal [type=radio][value=africa]").check()
        await laura.locator("#modal .primary").click()
        await clara.locator(".pinged [data-custom-id^=join]").click()
        for page in (laura, clara):  # everybody has said yes: the game begins, and hands come by themselves
            await expect(page.locator(".ephemeral")).to_have_count(2 if page is laura else 1)
        await expect(laura.locator("[data-custom-id^=start]")).to_have_count(0)
        assert laura.complaints == clara.complaints == []
