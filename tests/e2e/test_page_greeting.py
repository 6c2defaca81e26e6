"""A channel without messages greets: who one is, and commands to click."""

import pytest
import pytest_asyncio
from playwright.async_api import expect

from playground.tests.browser import pytestmark as of_the_page
from tests.conftest import open_house
from tests.e2e.test_page import sit
from tests.effort import thorough, usually

pytestmark = of_the_page
LOCALES = ["en-US", "de", "fr", "he"]


@pytest_asyncio.fixture(loop_scope="session", params=usually("en-US", LOCALES))
async def house(request, tmp_path):
    async with open_house(tmp_path, language=request.param) as opened:
        opened.language = request.param
        yield opened


@thorough
@pytest.mark.parametrize("width", [1200, 390])
async def test_a_click_on_a_command_begins(browser, house, width):
    page = await sit(browser, house, "Laura", width=width)
    commands = page.locator(".first-commands button")
    await expect(commands.first).to_contain_text("/help" if house.language == "en-US" else "/")
    assert 4 <= await commands.count() <= 6
    await expect(page.locator(".welcome")).to_contain_text("Laura")
    await expect(page.locator(".welcome a").first).to_have_attribute(
        "href", await page.locator("#beside").get_attribute("href")
    )
    wide = await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert wide
    await commands.first.click()
    await expect(page.locator(".message")).to_have_count(1)
    await expect(page.locator(".welcome")).to_have_count(0)
    await expect(page.locator("[data-custom-id='help:claro:computers']")).to_be_visible()
    await page.locator("[data-custom-id='help:claro:computers']").click()
    await expect(page.locator("[data-custom-id^='play:']").first).to_be_visible()
    assert page.complaints == []


async def test_in_a_column_of_several_people_it_offers_no_second_person(browser, house):
    page = await sit(browser, house, "Laura")
    await page.goto(f"{house.discord.url}/?as=Laura&beside=1")
    await expect(page.locator(".first-commands button").first).to_be_visible()
    await expect(page.locator(".welcome a")).to_have_count(0)
