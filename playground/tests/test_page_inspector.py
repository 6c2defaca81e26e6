"""The inspector in Chromium: requests, events, the time to answers, and why something was refused."""

import asyncio
import re
from contextlib import asynccontextmanager

from playwright.async_api import expect

from playground.server import Playground
from playground.tests.browser import pytestmark  # noqa: F401
from playground.tests.patience import LONGEST_SECONDS
from playground.tests.raw_bot import raw_bot
from playground.traffic.faults import Fault
from playground.world import World


@asynccontextmanager
async def inspected(browser):
    """Open the inspector of a playground with a bot."""
    async with Playground(World(["Laura"])) as discord, raw_bot(discord) as bot:
        page = await browser.new_page()
        page.complaints = []
        page.on("pageerror", lambda error: page.complaints.append(str(error)))
        await page.goto(f"{discord.url}/inspector")
        yield discord, bot, page
        assert page.complaints == []


async def test_a_refused_request_is_red_with_the_reason_and_the_rule(browser):
    async with inspected(browser) as (discord, bot, page):
        channel = discord.world.guild.channels[0].id
        await bot.request("POST", f"/channels/{channel}/messages", {"content": "x" * 2001})
        row = page.locator("#list > li.refused")
        await expect(row).to_have_count(1)
        await row.locator("summary").first.click()
        await expect(row.locator(".reasons")).to_contain_text("content: Must be 2000 or fewer in length.")
        await expect(row.get_by_role("link", name="documentation of 50035")).to_have_attribute(
            "href", "https://docs.discord.com/developers/reference#error-messages"
        )
        await expect(row.get_by_role("link", name="text up to 2000 characters")).to_be_visible()
        await expect(row.locator(".json").first).to_contain_text("content")


async def test_an_interaction_has_a_bar_until_it_is_answered(browser):
    async with inspected(browser) as (discord, bot, page):
        asking = asyncio.create_task(discord.person("Laura").slash("try"))
        interaction = await bot.interactions.get()
        bar = page.locator(f'.bar[data-interaction="{interaction["id"]}"]')
        await expect(bar).to_be_visible()
        await bot.answer(interaction, 4, {"content": "Hello"})
        await asking
        await expect(bar).to_have_text(re.compile(rf"answered after \d+\.\d\d of {LONGEST_SECONDS:g} s"))
        await expect(bar).to_have_attribute("aria-valuemax", f"{LONGEST_SECONDS:g}")
        await expect(page.locator(".refused")).to_have_count(0)


async def test_an_interaction_without_an_answer_turns_red(browser):
    async with inspected(browser) as (discord, bot, page):
        discord.world.interaction_seconds = 1.0
        laura = discord.person("Laura")
        asking = asyncio.create_task(laura.slash("try"))
        interaction = await bot.interactions.get()
        bar = page.locator(f'.bar[data-interaction="{interaction["id"]}"]')
        await expect(bar).to_contain_text("not answered within 1 s")
        await expect(page.locator("li.refused", has=bar)).to_be_visible()
        await asyncio.gather(asking, return_exceptions=True)


async def test_a_fault_says_that_it_was_one(browser):
    async with inspected(browser) as (discord, bot, page):
        discord.faults.strike(Fault.RATE_LIMIT)
        await bot.request("GET", "/users/@me")
        row = page.locator("#list > li.refused")
        await expect(row).to_contain_text("rate_limit")
        await row.locator("summary").first.click()
        await expect(row.locator(".reasons")).to_contain_text("The bot did nothing wrong")


async def test_the_list_can_be_searched_and_paused(browser):
    async with inspected(browser) as (_, bot, page):
        await bot.request("GET", "/users/@me")
        await bot.request("GET", "/gateway/bot")
        await expect(page.locator("#list > li", has_text="/gateway/bot")).to_be_visible()
        await page.fill("#search", "gateway/bot")
        await expect(page.locator("#list > li:visible")).to_have_count(1)
        await expect(page.locator("#count")).to_have_text(re.compile(r"Shown: 1 of [0-9]+"))
        await page.fill("#search", "")
        await expect(page.locator("#count")).to_have_text(re.compile(r"Shown: [0-9]+"))
        await page.select_option("#kind", "frame")
        await expect(page.locator("#list > li:visible", has_text="READY")).to_have_count(1)
        await page.select_option("#kind", "")
        await page.click("#pause")
        await bot.request("GET", "/applications/@me")
        await bot.request("GET", "/users/@me/guilds")
        await expect(page.locator("#list > li", has_text="/applications/@me")).to_have_count(0)
        await page.click("#pause")
        await expect(page.locator("#list > li", has_text="/users/@me/guilds")).to_be_visible()
        await expect(page.locator("#list > li", has_text="/applications/@me")).to_be_visible()


async def test_the_inspector_opens_beside_the_channel_and_fits_a_phone(browser):
    async with Playground(World(["Laura"])) as discord, raw_bot(discord) as bot:
        page = await browser.new_page(viewport={"width": 390, "height": 800})
        await page.goto(f"{discord.url}/?as=Laura")
        await page.get_by_role("button", name="Inspector and switches").click()
        inside = page.frame_locator("#inspector iframe")
        await bot.request("GET", f"/users/{discord.world.bot.id}")
        await expect(inside.locator("#list > li", has_text="/users/").first).to_be_visible()
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        await page.get_by_role("button", name="Inspector and switches").click()
        await expect(page.locator("#inspector iframe")).to_have_count(0)
