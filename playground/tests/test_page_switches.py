"""The switches in Chromium: what they set is set in the playground."""

import asyncio

import pytest
import pytest_asyncio
from playwright.async_api import expect

pytest.importorskip("playground.control")

from playground.server import Playground
from playground.tests.browser import pytestmark  # noqa: F401
from playground.tests.raw_bot import raw_bot
from playground.traffic.faults import Fault
from playground.world import World


@pytest_asyncio.fixture(loop_scope="session")
async def discord():
    async with Playground(World(["Laura", "Clara"])) as served:
        yield served


@pytest_asyncio.fixture(loop_scope="session")
async def page(browser, discord):
    page = await browser.new_page(viewport={"width": 390, "height": 800})
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    await page.goto(f"{discord.url}/inspector#switches")
    await page.get_by_role("group", name="Clock").wait_for()
    yield page
    assert errors == []
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_time_passes(discord, page):
    before = discord.world.now()
    await expect(page.get_by_role("group", name="Clock")).to_contain_text("no turn of a game runs out")
    await page.get_by_role("button", name="15 minutes").click()
    await expect(page.locator("#outcome")).to_have_text("15 minutes passed.")
    assert discord.world.now() - before >= 900


async def test_a_fault_strikes_once_or_at_a_rate(discord, page):
    await page.get_by_role("button", name="error_503 once").click()
    await expect(page.locator("#outcome")).to_contain_text("error_503 strikes")
    assert discord.faults.choose((Fault.ERROR_503,)) is Fault.ERROR_503
    await page.get_by_role("spinbutton", name="slow: percent").fill("25")
    await page.get_by_role("spinbutton", name="slow: percent").press("Enter")
    await expect(page.locator("#outcome")).to_have_text("slow: 25 %")
    assert discord.faults.rates[Fault.SLOW] == 0.25


async def test_limits_are_switched_on_and_off(discord, page):
    await page.get_by_role("button", name="as on Discord").click()
    await expect(page.get_by_text("On: Discord’s limits times 1.")).to_be_visible()
    assert discord.service.limits.scale == 1
    await page.get_by_role("button", name="off", exact=True).click()
    await expect(page.get_by_text("Off.", exact=True)).to_be_visible()
    assert discord.service.limits.scale is None


async def test_a_person_gets_another_language(discord, page):
    await page.get_by_role("combobox", name="Language of Clara").select_option("fr")
    await expect(page.locator("#outcome")).to_contain_text("Clara reads fr")
    assert next(each for each in discord.world.people.values() if each.name == "Clara").locale == "fr"


async def test_the_gateway_breaks_now(discord, page):
    async with raw_bot(discord) as bot, bot.socket() as (receive, _):
        while (await receive())["t"] != "GUILD_CREATE":
            pass
        await page.get_by_role("button", name="reconnect now").click()
        assert (await receive())["op"] == 7


async def test_a_refusal_of_a_switch_is_shown(discord, page):
    await page.get_by_role("spinbutton", name="slow: percent").fill("250")
    await page.get_by_role("spinbutton", name="slow: percent").press("Enter")
    await expect(page.locator("#outcome.bad")).to_contain_text("from 0 to 1")


async def test_roles_members_and_channels_change(discord, page):
    laura = next(each for each in discord.world.people.values() if each.name == "Laura")
    channel = discord.world.guild.channels[0]

    def allowed():
        return discord.world.permissions(laura, channel)

    await page.get_by_role("group", name="Permissions of roles").get_by_label("Manage Server").check()
    await expect(page.locator("#outcome")).to_contain_text("Manage Server changed")
    assert allowed() & 1 << 5
    await page.get_by_role("combobox", name="Attach Files for @everyone in cards").select_option("deny")
    await expect(page.locator("#outcome")).to_contain_text("Attach Files deny")
    assert not allowed() & 1 << 15
    await page.get_by_role("button", name="Time out Laura for 10 minutes").click()
    await expect(page.locator("#outcome")).to_contain_text("Laura is timed out")
    assert not allowed() & 1 << 11
    await page.get_by_role("button", name="end time-out").click()
    await expect(page.locator("#outcome")).to_contain_text("Laura is not timed out")
    assert allowed() & 1 << 11


async def test_a_thread_is_archived_and_locked(discord, page):
    parent = discord.world.guild.channels[0]
    thread = await discord.service.add_channel(discord.world.guild, "side game", parent)
    await page.reload()
    await page.get_by_role("combobox", name="Channel", exact=True).select_option(str(thread.id))
    places = page.get_by_role("group", name="Channels and threads")
    await places.get_by_label("locked").check()
    await expect(page.locator("#outcome")).to_have_text("side game is locked.")
    await places.get_by_label("archived").check()
    await expect(page.locator("#outcome")).to_have_text("side game is archived.")
    await expect(places.get_by_label("archived")).to_be_checked()
    await expect(places.get_by_label("locked")).to_be_checked()


async def held(route, gate):
    """Let a request go on when a gate is open."""
    await gate.wait()
    await route.continue_()


async def test_a_server_gets_roles_and_channels_and_the_bot_a_role(browser):
    async with Playground(World(["Laura"], guilds=2)) as discord:
        page = await browser.new_page()
        await page.goto(f"{discord.url}/inspector#switches")
        second = next(each for each in discord.world.guilds.values() if each.name == "Playground 2")
        gate = asyncio.Event()
        await page.route(f"**/control/guilds/{second.id}", lambda route: held(route, gate))
        await page.get_by_role("combobox", name="Server").select_option("Playground 2")
        # Until the other server is shown, nothing can be pressed for the one that was.
        assert await page.evaluate("document.querySelector('[aria-label=Server]').closest('[inert]') !== null")
        gate.set()
        new, outcome = page.get_by_label("Name of what is new"), page.locator("#outcome")
        await new.fill("Bots")
        await page.get_by_role("button", name="New role").click()
        await expect(outcome).to_have_text("Bots is new in Playground 2.")
        await page.get_by_role("combobox", name="Role", exact=True).select_option("Bots")
        await page.get_by_role("group", name="Permissions of roles").get_by_label("Ban Members").check()
        await expect(outcome).to_contain_text("Ban Members changed")
        await page.get_by_label("Bots for Card Bot").check()
        await expect(outcome).to_have_text("Card Bot has Bots.")
        assert discord.world.permissions_in(second, discord.world.bot) & 1 << 2
        await new.fill("stage")
        await page.get_by_role("combobox", name="Type of channel").select_option("stage")
        await page.get_by_role("button", name="New channel").click()
        await expect(outcome).to_have_text("stage is new in Playground 2.")
        assert [(each.name, each.type) for each in second.channels][-1] == ("stage", 13)
