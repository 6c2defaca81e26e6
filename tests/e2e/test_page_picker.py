"""The page's list of commands, and what ``/help`` shows on a phone."""

from playwright.async_api import expect

from playground.tests.browser import pytestmark  # noqa: F401
from tests.conftest import open_house
from tests.e2e.test_page import sit, slash

HIGHEST = 600
"""How high ``/help`` is at most on a phone, in pixels; below the head of the channel, some 680 are there."""


async def test_help_fits_a_phone_with_its_buttons_above_what_can_be_typed(browser, tmp_path):
    async with open_house(tmp_path) as house:
        page = await sit(browser, house, "Laura", width=390)
        await slash(page, "help")
        button = page.locator("[data-custom-id='help:claro:open']")
        await expect(button).to_be_visible()
        typed = page.get_by_text("Everything else stands behind")
        shown = await page.locator(".ephemeral").bounding_box()
        assert shown["height"] <= HIGHEST
        for each in await page.locator("[data-custom-id^='help:']").all():
            assert (await each.bounding_box())["y"] < (await typed.bounding_box())["y"]


async def test_the_page_hides_what_discord_would_hide(browser, tmp_path):
    async with open_house(tmp_path) as house:
        page = await sit(browser, house, "Laura")
        entries = page.locator(".entry")
        for typed, count in (("/server", 0), ("/organise", 0), ("/table", 6)):
            await page.fill("#text", typed)
            await expect(entries.filter(has_text=typed)).to_have_count(count)
        laura = int(house.discord.person("Laura").id)
        house.discord.world.make_manager(house.discord.world.people[laura])
        page = await sit(browser, house, "Laura")
        for typed, count in (("/server", 2), ("/organise", 3)):
            await page.fill("#text", typed)
            await expect(page.locator(".entry").filter(has_text=typed)).to_have_count(count)
