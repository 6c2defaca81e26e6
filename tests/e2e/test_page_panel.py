"""A game in the panel, as Discord's page shows it beside the channel: tapped cards here, buttons there."""

import re

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.faces.lessons import LESSONS
from bot.features.solo.routes import LessonAct
from bot.interactions.routes.routes import MoreAct
from bot.tables.rules import host_tools
from playground.tests.browser import pytestmark  # noqa: F401
from tests.e2e.playing import choices, hand_of, next_choice, play_out, seated, started, table_of
from tests.e2e.screenshots import SEED
from tests.e2e.test_page import sit, slash
from tests.effort import thorough
from tests.features.panel import pictures
from tests.features.panel.pages import SECRET, open_panel_house

TAP = """(plies) => {
    const shown = Number(document.getElementById("board").dataset.plies)
    const now = performance.now(), [at, when] = window.tapped ?? []
    if (shown > plies) return true
    const waits = document.querySelector(".tray [aria-busy]") || (at === plies && now < when + 1000)
    if (shown < plies) return false
    document.querySelector("dialog.ask[open] .option")?.click()
    if (waits) return false
    const offered = document.querySelector(".tray .fan .card.playable")
        ?? document.querySelector(".tray .acts .button:not([disabled]):not(.list)")
    if (offered) window.tapped = [plies, now]
    offered?.click()
    return false
}"""
"""Tap a card that can be played, or else what the hand offers, to pass or to keep all, until the next move is shown.

A card that can be played in two ways asks for one. A move that the rules force may be played by itself before that, and
a tap may come while cards are still moving.
"""


SHOWN = "(plies) => Number(document.getElementById('board').dataset.plies) > plies"


@pytest_asyncio.fixture(loop_scope="session")
async def panel(tmp_path):
    async with open_panel_house(tmp_path) as opened:
        opened.house.discord.world.client_secret = SECRET
        opened.house.discord.activity = f"{opened.address}/panel/"
        yield opened


async def opened(page):
    """Press the table's button, and return the frame in which the panel is."""
    await page.get_by_role("button", name="Table view").first.click()
    frame = page.frame_locator("#activity iframe").frame_locator("iframe")
    await expect(frame.locator("#title")).to_contain_text("CLARO")
    return frame, page.frames[-1]


SIZES = [(1200, 800), (768, 1024), (390, 844), (844, 390)]
"""Of windows, in pixels: a screen, a tablet, and a phone held upright and sideways."""


@thorough
async def test_a_whole_game_is_tapped_by_one_and_clicked_by_the_other(browser, panel):
    page = await sit(browser, panel.house, "Laura", width=1300)
    await slash(page, "claro new")
    await expect(page.get_by_role("button", name="Join")).to_be_visible()
    clara = await panel.house.person("Clara")
    await clara.click("Join")
    inside, frame = await opened(page)
    await expect(inside.locator(".seat")).to_have_count(2)
    await inside.get_by_role("button", name="Start").click()
    await expect(inside.locator(".tray .fan .card").first).to_be_visible()
    await clara.until(hand_of)
    table, laura = table_of(panel.house), int(panel.house.discord.person("Laura").id)
    while table.live:
        before = len(table.position.moves)
        acting = {table.seats[seat].user for seat in table.people_to_act()}
        if laura in acting:
            await frame.wait_for_function(TAP, arg=before)
        elif acting:
            await clara.until(choices)
            await clara.click(next_choice(clara), on=hand_of(clara))
            await frame.wait_for_function(SHOWN, arg=before)
        else:
            await frame.wait_for_function(SHOWN, arg=before)
    await expect(inside.get_by_role("button", name="Rematch")).to_be_visible()
    assert page.complaints == []


@pytest.mark.parametrize("width", [390, 1300])
async def test_what_stands_behind_the_dots_is_a_sheet_that_escape_closes(browser, panel, width):
    page = await sit(browser, panel.house, "Laura", width=width)
    await slash(page, "claro new")
    inside, _ = await opened(page)
    await inside.get_by_role("button", name="More").click()
    add = inside.get_by_role("button", name="Add computer")
    await add.click()
    await expect(inside.locator(".seat")).to_have_count(2)
    await add.press("Escape")
    await expect(add).to_have_count(0)
    assert page.complaints == []


async def test_a_review_that_was_asked_for_in_a_sheet_is_not_covered_by_it(browser, panel):
    await started(panel.house, "Laura", "Clara")
    page = await pictures.opened(browser, panel, "Laura", 390, 800)
    inside = page.frame_locator("iframe")
    await inside.locator(".tray .card").first.wait_for()
    await play_out(panel.house)
    await inside.get_by_role("button", name="My result").click()
    await inside.locator("dialog").get_by_role("button", name="Review").click()
    await inside.locator("#board[data-kind=past]").wait_for()
    await expect(inside.locator("dialog")).to_have_count(0)


HEAR = """() => {
    window.heard = []
    new MutationObserver((all) => all.forEach(({ target }) => target.textContent && heard.push(target.textContent)))
        .observe(document.getElementById("said"), { childList: true, characterData: true, subtree: true })
}"""
"""Keep what a screen reader is told."""

HEARD = "(said) => heard.some((each) => each.includes(said))"


SEE = """(kind) => {
    window.seen = []
    new MutationObserver((all) => all.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
        if (node.matches?.(kind)) seen.push(node.textContent)
    }))).observe(document.body, { childList: true, subtree: true })
}"""
"""Keep what elements of a kind say, which are gone after a moment."""


async def playing(browser, panel):
    """Begin a game of Laura, who has the panel open, and Clara; return the page, its panel and the panel's frame."""
    page = await sit(browser, panel.house, "Laura", width=1300)
    await slash(page, "claro new")
    clara = await panel.house.person("Clara")
    await expect(page.get_by_role("button", name="Join")).to_be_visible()
    await clara.click("Join")
    inside, frame = await opened(page)
    await inside.get_by_role("button", name="Start").click()
    await expect(inside.locator(".tray .fan .card").first).to_be_visible()
    await frame.evaluate(HEAR)
    return page, inside, frame


async def test_a_screen_reader_hears_the_colours_of_stars(browser, panel):
    panel.house.app.room._seed_of = lambda *_: SEED  # in which there are some
    page, inside, _ = await playing(browser, panel)
    await expect(inside.get_by_role("button", name=re.compile(r"^\d+, (blue|yellow|pink)")).first).to_be_visible()
    assert page.complaints == []


async def test_a_cheer_is_a_bubble_and_is_heard(browser, panel):
    page, inside, frame = await playing(browser, panel)
    await frame.evaluate(SEE, ".cheer")
    armin = await panel.house.person("Armin")
    await armin.send_custom_id(next(iter(armin.messages.values())), str(MoreAct.CHEER(table_of(panel.house).id, "wow")))
    await frame.wait_for_function("seen.join() === '😮'")
    await frame.wait_for_function(HEARD, arg="Those who watch cheer: 😮")
    await expect(inside.locator(".cheer")).to_have_count(0)
    assert page.complaints == []


async def test_the_page_says_when_the_connection_is_back(browser, panel):
    page, inside, frame = await playing(browser, panel)
    await page.context.set_offline(True)
    await expect(inside.locator("#banner")).to_be_visible()
    await page.context.set_offline(False)
    await frame.wait_for_function(HEARD, arg="The connection is back.")
    await expect(inside.locator("#banner")).to_be_hidden()


async def test_the_page_says_at_once_that_the_bot_has_died_and_then_that_it_is_back(browser, panel):
    _, inside, frame = await playing(browser, panel)
    await frame.evaluate(SEE, ".toast")
    await frame.evaluate("window.later = setTimeout; window.setTimeout = () => 0")  # no time passes
    for connection in panel.serving._sockets.values():
        connection.abort()
    await expect(inside.locator("#banner")).to_contain_text("The connection is lost. Trying again …")
    await frame.evaluate("window.setTimeout = later")
    await inside.get_by_role("button", name="Try again").click()
    await frame.wait_for_function("seen.includes('The connection is back.')")
    await expect(inside.locator("#banner")).to_be_hidden()


LYING = """() => {
    const box = (node) => node.getBoundingClientRect(), shown = (node) => box(node).width > 0
    const card = box(document.querySelector(".card-of-table"))
    const seats = [...document.querySelectorAll(".seat")].filter(shown)
    const covered = seats.map(box).filter((each) => (
        each.left < card.right && each.right > card.left && each.top < card.bottom && each.bottom > card.top))
    const lowest = seats.toSorted((one, other) => box(other).bottom - box(one).bottom)[0]
    const texts = [...document.querySelectorAll(".card-of-table .text, .card-of-table code")]
    const wide = texts.filter((each) => box(each).right > card.right || box(each).left < card.left)
    const lines = box(document.querySelector(".card-of-table code")).height / 24
    return [seats.length, covered.length, lowest.classList.contains("you"), wide.length, Math.ceil(lines)]
}"""
"""Return how many seats are shown, how many of them the message covers, and whether one's own is the lowest.

Then, how many texts go beyond the message, and how many lines the seal takes.
"""


@pytest.mark.parametrize("size", [(844, 320), (320, 568), *(pytest.param(each, marks=thorough) for each in SIZES)])
async def test_a_lobby_covers_nobody_and_has_oneself_at_the_bottom(browser, panel, size):
    await seated(panel.house, "Laura", "Clara", bots=4)
    page = await pictures.opened(browser, panel, "Clara", *size)
    await page.frames[-1].locator(".card-of-table").wait_for()
    assert await page.frames[-1].evaluate(LYING) == [6, 0, True, 0, 1]
    assert "Clara" not in await page.frames[-1].locator(".card-of-table").inner_text()  # who sits there already


async def test_a_message_stands_beside_the_table_where_there_is_room(browser, panel):
    await started(panel.house, "Laura", "Clara")
    page = await pictures.opened(browser, panel, "Laura", 1200, 800)
    inside = page.frame_locator("iframe")
    await inside.locator(".tray .card").first.wait_for()
    table = await inside.locator(".table").bounding_box()
    await inside.get_by_role("button", name="More").click()
    sheet = await inside.locator("dialog.sheet").bounding_box()
    assert sheet["x"] >= table["x"] + table["width"]
    await page.set_viewport_size({"width": 390, "height": 800})
    sheet = await inside.locator("dialog.sheet").bounding_box()
    assert (sheet["x"], sheet["width"], sheet["y"] + sheet["height"]) == (0, 390, 800)


ENDS = """() => [...document.querySelectorAll(".middle .name > *")].map((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return Math.round(range.getBoundingClientRect().right)
})"""
"""Return where the texts of one's name and of the remark below it end on the right."""


async def test_hebrew_says_two_hours_once_and_a_latin_name_begins_on_the_right(browser, tmp_path):
    async with open_panel_house(tmp_path, language="he", more_people=("Al",)) as panel:
        panel.house.discord.world.client_secret = SECRET
        panel.house.discord.activity = f"{panel.address}/panel/"
        await seated(panel.house, "Al")
        page = await pictures.opened(browser, panel, "Al", 390, 844)
        inside = page.frame_locator("iframe")
        await inside.locator(".middle .name small").wait_for()
        name, remark = await page.frames[-1].evaluate(ENDS)
        assert abs(name - remark) <= 1
        await inside.get_by_role("button", name="עוד").click()
        await expect(inside.locator("dialog time")).to_have_text("בעוד שעתיים")


PLAIN = """async (text) => {
    const page = document.querySelector("script[src]").src
    return (await import(page.replace("main", "markdown"))).plain(text)
}"""
"""Return what a screen reader is told of a text."""


async def test_lines_that_are_heard_do_not_run_into_each_other(browser, panel):
    await seated(panel.house, "Laura", "Clara")
    page = await pictures.opened(browser, panel, "Laura", 390, 844)
    said = await page.frames[-1].evaluate(PLAIN, "1. Laura: **28**\n2. Clara: 24\n- last")
    assert said == "Laura: 28. Clara: 24. last"


CALL = """async (name) => {
    const page = document.querySelector("script[src]").src
    return (await import(page.replace("main", "acts"))).command(name)
}"""
"""Call a command without options."""


async def test_a_channel_that_a_message_mentions_is_named(browser, panel):
    await seated(panel.house, "Laura", "Clara")
    name = next(iter(panel.house.discord.world.channels.values())).name
    page = await pictures.opened(browser, panel, "Laura", 390, 844)
    inside = page.frame_locator("iframe")
    await inside.locator(".seat").first.wait_for()
    await page.frames[-1].evaluate(CALL, "my games")
    await expect(inside.get_by_text(f"#{name}").first).to_be_visible()
    await expect(inside.get_by_text("<#")).to_have_count(0)


REFUSED = "Discord hat nicht gesagt, wer du bist"


async def test_whoever_refuses_is_asked_again_only_if_they_wish(browser, panel):
    page = await browser.new_page(locale="de-DE")
    asked = []

    async def refuse(route):
        asked.append(route.request.url)
        await route.fulfill(status=400, json={"error": "access_denied"})

    await page.route("**/oauth2/authorize*", refuse)
    await page.goto(f"{panel.house.discord.url}/?as=Laura")
    await slash(page, "claro new")
    await page.get_by_role("button", name="Table view").first.click()
    inside = page.frame_locator("#activity iframe").frame_locator("iframe")
    await expect(inside.locator("#banner")).to_contain_text(REFUSED)
    assert len(asked) == 1
    async with page.expect_request("**/oauth2/authorize*"):
        await inside.get_by_role("button", name="Noch einmal").click()
    await expect(inside.locator("#banner")).to_contain_text(REFUSED)
    assert len(asked) == 2


HELD = """(plies) => Number(document.getElementById("board").dataset.plies) > plies || (
    document.querySelector(".tray.turn")
    && document.activeElement.matches(".tray .card:not(.dim):not(.lies), .tray .button"))
"""
"""Whether a card or button of the hand has the focus that can be pressed, or the game has gone on."""


async def test_the_keyboard_stays_in_the_hand(browser, panel):
    page, _, frame = await playing(browser, panel)
    table, presses = table_of(panel.house), 0
    laura = int(panel.house.discord.person("Laura").id)
    clara = await panel.house.person("Clara")
    mine = 0
    while mine < 4 and table.live:
        before = len(table.position.moves)
        acting = {table.seats[seat].user for seat in table.people_to_act()}
        if laura in acting:
            await frame.wait_for_function(HELD, arg=before)
            if not await frame.evaluate("document.activeElement.matches('.playable, .button')"):
                await page.keyboard.press("Tab")  # from the cards to throw away to the button that confirms
                presses += 1
            await page.keyboard.press("Enter")
            presses += 1
            mine += 1
        elif acting:
            await clara.until(choices)
            await clara.click(next_choice(clara), on=hand_of(clara))
        await frame.wait_for_function(SHOWN, arg=before)
    assert presses <= 2 * mine
    assert page.complaints == []


BESIDE = """() => [...document.querySelectorAll("#actions > *")].map((each) => each.getBoundingClientRect())
    .filter((box) => box.left < 0 || box.right > innerWidth).length"""
"""Return how many buttons of the bar lie beside the window."""


async def test_a_game_alone_is_heard_and_fits_a_phone_and_one_press_leaves_it(browser, panel):
    page = await pictures.opened(browser, panel, "Laura", 390, 800)
    inside, frame = page.frame_locator("iframe"), page.frames[-1]
    await inside.locator(".ways").first.wait_for()
    await frame.evaluate(HEAR)
    await inside.locator("[data-id='africa patience']").click()
    await frame.wait_for_function(HEARD, arg="patience. ")
    await expect(inside.locator(".tray .card:focus")).to_have_count(1)
    assert await frame.evaluate(BESIDE) == 0
    await inside.get_by_role("button", name="Hint").click()
    await frame.wait_for_function(HEARD, arg="Hint: ")
    await inside.get_by_role("button", name="Close").click()
    await expect(inside.locator("#home button").first).to_be_focused()
    await expect(inside.locator("#home button", has_text="<t:")).to_have_count(0)


async def test_whoever_sits_down_at_a_lobby_is_heard(browser, panel):
    await seated(panel.house, "Laura")
    page = await pictures.opened(browser, panel, "Laura", 390, 800)
    frame = page.frames[-1]
    await frame.locator(".card-of-table").wait_for()
    await frame.evaluate(HEAR)
    await (await panel.house.person("Clara")).click("Join")
    await frame.wait_for_function(HEARD, arg="Clara")


async def test_a_table_that_was_closed_leads_on_to_what_can_be_played(browser, panel):
    await seated(panel.house, "Laura")
    page = await pictures.opened(browser, panel, "Laura", 390, 800)
    inside = page.frame_locator("iframe")
    await inside.locator(".card-of-table").wait_for()
    table = table_of(panel.house)
    await panel.house.app.room.do(table, host_tools.end, table.host, moderator=False)
    await inside.get_by_role("button", name="Play", exact=True).click()
    await inside.locator("dialog .ways").first.wait_for()
    await inside.locator("dialog [data-id='help:claro:computers']").click()
    await inside.locator("#board[data-kind=alone]").wait_for()
    await expect(inside.locator("dialog")).to_have_count(0)


PRESS = """(id) => import(document.querySelector("link[href*='acts.js']").href)
    .then(({ press }) => press(id, null, null))"""
"""Press what a custom_id stands for."""


async def test_the_end_of_a_lesson_offers_a_game_where_a_phone_shows_it(browser, panel):
    page = await pictures.opened(browser, panel, "Laura", 390, 800)
    inside, lesson = page.frame_locator("iframe"), LESSONS["claro"]
    await inside.locator(".ways").first.wait_for()
    await page.frames[-1].evaluate(PRESS, str(LessonAct.GO("claro", lesson.version, len(lesson.steps))))
    await expect(inside.get_by_role("button", name="Play against the computers")).to_be_in_viewport(ratio=1)
