"""The page, played in Chromium as people would."""

import asyncio

import pytest_asyncio
from playwright.async_api import TimeoutError as NothingCame
from playwright.async_api import expect

from playground.tests.browser import pytestmark  # noqa: F401
from tests.conftest import open_house
from tests.e2e.playing import table_of
from tests.patience import LONGEST_SECONDS

MOVES = '.ephemeral .button[data-custom-id^="play:"]:not(:disabled)'
"""The buttons of an open hand that play something; those that only mark a card do not."""


@pytest_asyncio.fixture(loop_scope="session")
async def house(tmp_path):
    async with open_house(tmp_path) as opened:
        yield opened


async def sit(browser, house, name, width=1100):
    """Open the page as a person; anything it complains of fails the test."""
    page = await browser.new_page(viewport={"width": width, "height": 800})
    page.complaints = []
    page.on("pageerror", lambda error: page.complaints.append(str(error)))
    page.on("console", lambda message: page.complaints.append(message.text) if message.type == "error" else None)
    await page.goto(f"{house.discord.url}/?as={name}")
    return page


async def slash(page, command, **options):
    await page.fill("#text", f"/{command}")
    await page.click(".entry:first-child")
    for name, value in options.items():
        await page.fill(f"#command [name={name}]", str(value))
    await page.click("#send")


PRESS = """([moves, turns]) => {
    if (document.querySelector("[data-custom-id^=rematch]")) return "over"
    const isNew = (each) => !turns.includes(each.dataset.customId.split(":")[2])
    const offered = [...document.querySelectorAll(moves)].find(isNew)
    offered?.click()
    return offered?.dataset.customId
}"""
"""Press what is offered, in one step, as a computer that discards changes every hand's buttons.

Buttons of a turn that was played stand there for a moment, until the answer takes them away.
"""


async def play_to_the_end(page):
    """Press what the hand offers until there is a rematch to be had, in whatever language."""
    turns = []
    while True:
        try:
            pressed = await (await page.wait_for_function(PRESS, arg=[MOVES, turns])).json_value()
        except NothingCame as error:
            seen = await page.locator("body").inner_text()
            raise AssertionError(f"nothing is offered after {turns[-3:]}; the page shows {seen[-3000:]}") from error
        if pressed == "over":
            return
        turns.append(pressed.split(":")[2])


async def test_a_whole_game_against_two_computers(browser, house):
    page = await sit(browser, house, "Laura")
    await slash(page, "claro new", bots=2)
    await page.get_by_role("button", name="Start").click()
    await expect(page.locator(".only-you")).to_be_visible()
    await play_to_the_end(page)
    await expect(page.get_by_text("is the Superstar")).to_be_visible()
    await slash(page, "claro leaderboard")
    await expect(page.get_by_text("CLARO · leaderboard")).to_be_visible()
    assert page.complaints == []


async def test_two_windows_are_two_people(browser, house):
    laura, clara = [await sit(browser, house, name) for name in ("Laura", "Clara")]
    await slash(laura, "claro new")
    await clara.locator("[data-custom-id^=join]").click()
    await expect(laura.locator(".markdown").get_by_text("@Clara")).to_be_visible()
    await laura.get_by_role("button", name="Start").click()
    for page in (laura, clara):  # each has been dealt a hand, and sees nobody else's
        await expect(page.locator(".ephemeral")).to_have_count(1)
    hands = [await page.locator(".ephemeral").get_attribute("data-id") for page in (laura, clara)]
    assert hands[0] != hands[1]
    await clara.get_by_role("button", name="My hand").click()
    await expect(clara.locator(f".ephemeral:not([data-id='{hands[1]}'])")).to_have_count(1)
    await expect(clara.locator(".ephemeral")).to_have_count(1)
    await expect(laura.locator(".ephemeral")).to_have_attribute("data-id", hands[0])
    assert laura.complaints == clara.complaints == []


WITHOUT_HURRY = """() => {
    const later = setTimeout
    window.setTimeout = (task, ms) => later(task, ms >= 10_000 ? 1e8 : ms)
}"""
"""Let the page wait for as long as somebody presses a button."""


async def test_a_button_that_changes_while_it_is_pressed_is_clicked_all_the_same(browser, house):
    laura, clara = [await sit(browser, house, name) for name in ("Laura", "Clara")]
    await slash(laura, "claro new")
    await laura.evaluate(WITHOUT_HURRY)
    await laura.locator("[data-custom-id^=more]").hover()
    await laura.mouse.down()
    await clara.locator("[data-custom-id^=join]").click()
    await expect(clara.locator(".markdown").get_by_text("@Clara")).to_be_visible()
    await laura.mouse.up()
    await expect(laura.locator(".ephemeral [data-custom-id^=arrange]")).to_be_visible()
    await expect(laura.locator(".markdown").get_by_text("@Clara").first).to_be_attached()


async def test_an_ephemeral_message_can_be_dismissed(browser, house):
    page = await sit(browser, house, "Laura")
    await slash(page, "help")
    await page.get_by_text("Dismiss message").click()
    await expect(page.locator(".ephemeral")).to_have_count(0)


async def test_an_edit_does_not_bring_a_dismissed_message_back(browser, house):
    page = await sit(browser, house, "Laura")
    await slash(page, "claro new", bots=1)
    await page.get_by_role("button", name="Start").click()
    await expect(page.locator(".ephemeral [data-custom-id^=play]")).not_to_have_count(0)  # it is Laura's turn
    hand = house.discord.world.messages[int(await page.locator(".ephemeral").get_attribute("data-id"))]
    await page.get_by_text("Dismiss message").click()
    await expect(page.locator(".ephemeral")).to_have_count(0)
    before, table = str(hand.components), table_of(house)
    (seat,) = table.people_to_act()
    await house.app.room.play(table, table.seats[seat].user, None, table.position.legal_moves(seat)[0])
    await house.discord.until(lambda _: str(hand.components) != before, LONGEST_SECONDS)
    await slash(page, "help")  # whatever was sent before has arrived with its answer
    await expect(page.locator(".only-you")).to_have_count(1)


async def test_it_fits_a_phone(browser, house):
    page = await sit(browser, house, "Laura", width=360)
    await slash(page, "claro new", bots=5)
    await page.get_by_role("button", name="Start").click()
    await expect(page.locator(".only-you")).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert await page.evaluate("document.querySelector('#messages').scrollWidth <= window.innerWidth")
    await page.click("#menu")
    await page.select_option("#person", "Clara")
    await expect(page).to_have_url(f"{house.discord.url}/?as=Clara")


async def test_a_bot_that_does_not_answer(browser, house):
    page = await sit(browser, house, "Laura")
    await slash(page, "claro new", bots=1)
    await expect(page.get_by_role("button", name="Start")).to_be_visible()
    await house.stop_bot()
    house.discord.world.interaction_seconds = 1.0
    await page.get_by_role("button", name="Start").click()
    await expect(page.locator(".failure:visible")).to_have_text("⚠ This interaction failed")


IN_SIGHT = """() => {
    const of = (selector) => document.querySelector(selector).getBoundingClientRect()
    return of("#messages li:last-child").bottom <= of("#composer").top
}"""
A_PICTURE_COMES = """() => {
    const list = document.querySelector("#messages")
    list.scrollBy(0, -1)
    list.scrollBy(0, 1)  // as after a message: it comes in the same frame as the picture
    list.querySelector("li:last-child").style.minHeight = "500px"
}"""
A_FRAME_LATER = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


async def test_the_newest_message_stays_in_sight_for_whoever_reads_it(browser, house):
    page = await sit(browser, house, "Laura")
    for number in range(30):
        await page.fill("#text", f"line {number}")
        await page.press("#text", "Enter")
        await expect(page.get_by_text(f"line {number}", exact=True)).to_have_count(1)
    assert await page.evaluate(IN_SIGHT)
    await page.evaluate(A_PICTURE_COMES)
    await page.evaluate(A_FRAME_LATER)
    assert await page.evaluate(IN_SIGHT)
    await page.set_viewport_size({"width": 390, "height": 500})
    await page.evaluate(A_FRAME_LATER)
    assert await page.evaluate(IN_SIGHT)
    older = page.get_by_text("line 3", exact=True)
    await older.evaluate("(line) => line.scrollIntoView({ block: 'start' })")
    before = await older.bounding_box()
    await (await house.person("Clara")).say("line 30")
    await expect(page.get_by_text("line 30", exact=True)).to_have_count(1)
    await page.evaluate(A_FRAME_LATER)
    assert (await older.bounding_box())["y"] == before["y"]  # who reads older ones goes on, too
    assert page.complaints == []


async def test_what_is_typed_before_the_page_is_ready_is_not_lost(browser, house):
    page = await browser.new_page()
    ready = asyncio.Event()

    async def later(route):
        await ready.wait()
        await route.continue_()

    await page.route("**/playground.json", later)
    await page.goto(f"{house.discord.url}/?as=Clara")
    await expect(page.locator("#text")).to_be_disabled()
    ready.set()
    await page.fill("#text", "good evening")
    await page.press("#text", "Enter")
    await expect(page.get_by_text("good evening", exact=True)).to_have_count(1)
    assert page.url.endswith("/?as=Clara")
