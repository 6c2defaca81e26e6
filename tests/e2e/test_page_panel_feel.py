"""How the panel feels: its sounds, the signs that people give each other, and what Discord's window does for it."""

from playwright.async_api import expect

from playground.tests.browser import pytestmark  # noqa: F401
from tests.e2e.playing import seated
from tests.e2e.test_page_panel import panel  # noqa: F401
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
