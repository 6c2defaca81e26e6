"""How the panel feels: its sounds, the signs that people give each other, and what Discord's window does for it."""

import re
from dataclasses import replace

import pytest
from playwright.async_api import expect

from bot.features.panel import emotes, panels
from bot.features.panel.session import STOPPING
from bot.interactions import visible_channels
from playground.tests.browser import pytestmark  # noqa: F401
from tests.e2e.playing import play_one, play_out, seated, started, table_of
from tests.e2e.test_page_panel import HEAR, panel  # noqa: F401
from tests.features.panel import pictures

SOUNDS = """async () => {
    const page = document.querySelector("script[src]").src, rate = 8000, seconds = 2
    const { NAMES, make } = await import(page.replace("main", "sound"))
    return Promise.all(NAMES.map(async (name) => {
        const context = new OfflineAudioContext(1, rate * seconds, rate)
        make(name, context)
        const samples = (await context.startRendering()).getChannelData(0).map(Math.abs)
        return [name, Math.max(...samples), samples.findLastIndex((each) => each > 0.001) / rate]
    }))
}"""
"""Return of each sound how loud it is at most, and how long it lasts in seconds."""


async def test_each_sound_is_heard_hurts_nobody_and_is_short(browser, panel):  # noqa: F811
    await seated(panel.house, "Laura", "Clara")
    page = await pictures.opened(browser, panel, "Laura", 390, 844)
    sounds = await page.frames[-1].evaluate(SOUNDS)
    assert len(sounds) == 11
    for name, loudest, seconds in sounds:
        assert 0.01 < loudest < 0.5, name
        assert 0.02 < seconds < 1.3, name


async def test_who_wants_less_motion_switches_sounds_on_in_the_bar(browser, panel):  # noqa: F811
    await seated(panel.house, "Laura", "Clara")
    page = await pictures.opened(browser, panel, "Laura", 390, 844)
    switch = page.frame_locator("iframe").get_by_role("button", name="Sounds")
    await expect(switch).to_have_attribute("aria-pressed", "false")
    await switch.click()
    await expect(switch).to_have_attribute("aria-pressed", "true")


async def test_another_language_comes_to_a_page_that_is_open_and_nothing_lies_outside_it(browser, panel):  # noqa: F811
    laura, _ = await seated(panel.house, "Laura", "Clara")
    page = await pictures.opened(browser, panel, "Laura", 844, 390)
    inside, frame = page.frame_locator("iframe"), page.frames[-1]
    await inside.get_by_role("button", name="Start").wait_for()
    assert await frame.evaluate("scrollTo(0, 999), scrollY") == 0
    await inside.get_by_role("button", name="Start").click()
    await expect(inside.get_by_role("button", name="React")).to_be_visible()
    assert await frame.evaluate("scrollTo(0, 999), scrollY") == 0
    settings = panel.house.app.base.settings
    await settings.set_user(int(laura.id), replace(settings.user(int(laura.id)), language="de"))
    guest = next(each for each in panel.panels._guests.values() if each.person.user == int(laura.id))
    await panel.panels.show(guest)
    await expect(inside.get_by_role("button", name="Reagieren")).to_be_visible()
    await expect(inside.get_by_role("button", name="React")).to_have_count(0)


ASKED = "(cmd) => asked.filter(([each]) => each === cmd).map(([, args]) => args)"
"""Return what the page has asked of Discord's window, by a command's name."""


async def test_a_profile_says_what_somebody_plays_and_an_empty_chair_is_offered(browser, panel):  # noqa: F811
    await seated(panel.house, "Laura", "Clara")
    page = await pictures.opened(browser, panel, "Laura", 390, 844)
    await page.frame_locator("iframe").get_by_role("button", name="Invite").click()
    await page.wait_for_function(f"({ASKED})('OPEN_INVITE_DIALOG').length")
    (playing,) = await page.evaluate(ASKED, "SET_ACTIVITY")
    assert playing == {"activity": {"type": 0, "details": "CLARO"}}
    await page.evaluate("answers.OPEN_INVITE_DIALOG = { code: 4006, message: 'Invalid permissions' }")
    await page.frame_locator("iframe").get_by_role("button", name="Invite").click()
    await expect(page.frame_locator("iframe").locator(".toast")).to_have_text("Discord does not offer that here.")


async def test_a_result_is_shared_with_a_link(browser, panel):  # noqa: F811
    people = await started(panel.house, "Laura", "Clara")
    page = await pictures.opened(browser, panel, "Laura", 390, 844)
    await page.frame_locator("iframe").locator(".tray .card").first.wait_for()
    await play_out(panel.house, *people)
    await page.frame_locator("iframe").get_by_role("button", name="Share").click()
    await page.wait_for_function(f"({ASKED})('SHARE_LINK').length")
    (shared,) = await page.evaluate(ASKED, "SHARE_LINK")
    assert "Laura" in shared["message"]
    assert shared["message"].endswith("have played CLARO. Play along!")


LAYOUT = "(mode) => tell({ cmd: 'DISPATCH', evt: 'ACTIVITY_LAYOUT_MODE_UPDATE', data: { layout_mode: mode } })"
"""Say how Discord's window shows the page."""


async def test_a_small_picture_shows_whose_turn_it_is_and_the_top_card(browser, panel):  # noqa: F811
    await play_one(await started(panel.house, "Laura", "Clara"))
    page = await pictures.opened(browser, panel, "Armin", 240, 180)
    inside = page.frame_locator("iframe")
    await page.wait_for_function(f"({ASKED})('SET_CONFIG').length")
    assert await page.evaluate(ASKED, "SET_CONFIG") == [{"use_interactive_pip": True}]
    await page.evaluate(LAYOUT, 1)
    table = table_of(panel.house)
    (acting,) = table.people_to_act()
    name = {int(panel.house.discord.person(each).id): each for each in ("Laura", "Clara")}[table.seats[acting].user]
    await expect(inside.locator(".seat .name:visible")).to_contain_text([name])
    card = inside.locator(".pile [role=img]")
    await expect(card).to_be_in_viewport(ratio=0.9)
    await expect(inside.get_by_role("button")).to_have_count(0)


async def give(inside, sign):
    """Press the button at one's own plate, and a sign."""
    await inside.get_by_role("button", name="React", exact=True).click()
    await inside.locator("dialog").get_by_role("button", name=sign).click()


SIGNS = """() => {
    window.signs = []
    new MutationObserver((all) => all.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
        if (!node.matches?.(".emote")) return
        const seat = node.closest(".seat")?.dataset.seat ?? null
        signs.push([node.closest(".tray") !== null, seat, node.lastChild.textContent])
    }))).observe(document.body, { childList: true, subtree: true })
}"""
"""Keep where signs appear, which are gone after a moment: in one's own tray, at which seat, and what they are."""


async def test_a_sign_is_a_bubble_at_its_senders_plate_and_is_heard_once(browser, panel, monkeypatch):  # noqa: F811
    monkeypatch.setattr(emotes, "PAUSE_SECONDS", 0.0)
    await started(panel.house, "Laura", "Clara")
    pages = [await pictures.opened(browser, panel, name, 390, 844) for name in ("Laura", "Clara", "Armin")]
    laura, clara, armin = [page.frame_locator("iframe") for page in pages]
    for page, inside in zip(pages, (laura, clara, armin), strict=True):
        await inside.get_by_role("button", name="React", exact=True).wait_for()
        await page.frames[-1].evaluate(HEAR)
        await page.frames[-1].evaluate(SIGNS)
    await give(laura, "😂")
    for page in pages:
        await page.frames[-1].wait_for_function("() => heard.filter((each) => each.includes('😂')).length === 1")
    await expect(clara.locator(".emote")).to_have_count(0)
    await clara.get_by_role("button", name="React", exact=True).click()
    mute = clara.get_by_role("button", name=re.compile("Mute .*Laura"))
    await mute.click()
    await expect(mute).to_have_attribute("aria-pressed", "true")
    await clara.locator("dialog .shut").click()
    await give(laura, "👋")
    await give(armin, "👏")
    seat = str(table_of(panel.house).seat_of(int(panel.house.discord.person("Laura").id)))
    for page, own, given in zip(pages, (True, False, False), ("😂👋", "😂", "😂👋"), strict=True):
        await page.frames[-1].wait_for_function("() => signs.at(-1)[2] === '👏'")
        assert await page.frames[-1].evaluate("signs") == [*([own, seat, sign] for sign in given), [False, None, "👏"]]


@pytest.mark.parametrize("width", [320, 1200])
async def test_the_button_for_signs_is_large_enough_and_covers_nothing(browser, panel, width):  # noqa: F811
    await started(panel.house, "Laura", "Clara")
    page = await pictures.opened(browser, panel, "Laura", width, 700)
    inside = page.frame_locator("iframe")
    box = await inside.get_by_role("button", name="React", exact=True).bounding_box()
    assert min(box["width"], box["height"]) >= 44
    name = await inside.locator(".tray .name").bounding_box()
    assert name["x"] + name["width"] <= box["x"]
    assert name["width"] > 20


async def test_the_fifth_page_ends_the_first_which_says_so_and_comes_back(browser, panel):  # noqa: F811
    await seated(panel.house, "Laura", "Clara")
    pages = [await pictures.opened(browser, panel, "Laura", 390, 844)]
    first, again = pages[0].frame_locator("iframe"), pages[0].frame_locator("iframe").locator("#banner .button")
    for _ in range(panels.MOST_OWN):
        await pages[-1].frame_locator("iframe").locator(".card-of-table").wait_for()
        pages.append(await pictures.opened(browser, panel, "Laura", 390, 844))
    await expect(first.locator("#banner")).to_contain_text("The table is open in another tab or on another device.")
    await expect(first.locator("body")).to_have_class("cut")
    await expect(again).to_have_text("Go on here")
    await again.click()
    await expect(first.locator("#banner")).to_be_hidden()
    await expect(pages[1].frame_locator("iframe").locator("#banner")).to_be_visible()


async def test_where_the_bot_is_not_any_more_the_page_says_why_and_its_hand_is_grey(browser, panel, monkeypatch):  # noqa: F811
    monkeypatch.setattr(visible_channels, "ASKED_SECONDS", 0.5)
    await started(panel.house, "Laura", "Clara")
    page = await pictures.opened(browser, panel, "Laura", 390, 844)
    inside = page.frame_locator("iframe")
    await inside.locator(".tray .card").first.wait_for()
    code = await (await panel.house.person("Laura")).activity_code()
    await page.evaluate("(code) => { answers.AUTHORIZE = { code } }", code)
    world = panel.house.discord.world
    await panel.house.discord.service.servers.leave(world.guild, world.bot)
    await inside.locator(".tray .card").first.evaluate("(card) => card.click()")
    await expect(inside.locator("#banner")).to_contain_text("The bot is no longer in this server.")
    await expect(inside.locator("body")).to_have_class("cut")


async def test_a_card_chosen_beforehand_is_forgotten_when_the_whole_table_comes(browser, panel):  # noqa: F811
    people = await started(panel.house, "Laura", "Clara")
    table = table_of(panel.house)
    (acting,) = table.people_to_act()
    (waits,) = (each for each in people if int(each.id) != table.seats[acting].user)
    page = await pictures.opened(browser, panel, waits.name, 390, 844)
    inside = page.frame_locator("iframe")
    await inside.locator(".tray .fan .card").first.click()
    await expect(inside.locator(".tray .fan .card.prepared")).to_have_count(1)
    guest = next(each for each in panel.panels._guests.values() if each.person.user == int(waits.id))
    guest.show_again()  # as after a press that came too late, and after a connection that was lost
    await panel.panels.show(guest)
    await expect(inside.locator(".tray .fan .card.prepared")).to_have_count(0)
    await play_one(people)
    await expect(inside.locator(".tray.turn")).to_be_visible()
    assert len(table.position.moves) == 1


async def test_a_lesson_lies_there_again_when_the_bot_knows_nothing_of_it(browser, panel):  # noqa: F811
    await panel.house.person("Laura")
    page = await pictures.opened(browser, panel, "Laura", 390, 844)
    inside = page.frame_locator("iframe")
    await inside.locator("[data-id='learn:claro']").click()
    await expect(inside.locator(".tray .fan .card").first).to_be_visible()
    (guest,) = panel.panels._guests.values()
    panel.panels._guests.clear()  # as after a restart
    guest.leave(STOPPING)
    await expect(inside.locator("#banner")).to_be_visible()
    await expect(inside.locator("#banner")).to_be_hidden()
    (again,) = panel.panels._guests.values()
    while not again.boards:
        await inside.locator("body").count()
    assert [str(match) for _, match in again.boards.values()] == [str(match) for _, match in guest.boards.values()]
