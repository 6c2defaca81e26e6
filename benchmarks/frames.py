"""How smoothly cards fly in the panel: frames that Chromium displays meanwhile, with a slower processor and without."""

from __future__ import annotations

import asyncio
import json
import tempfile
from pathlib import Path

from playwright.async_api import Frame

from benchmarks.figure import Figure
from playground.tests.browser import PatientBrowser, open_browser
from tests.features.panel.pages import SECRET, PanelHouse, open_panel_house
from tests.features.panel.pictures import opened

SLOWER = 4
SIZE = (390, 844)
PRESS_SECONDS = 0.4
CATEGORIES = ["toplevel", "viz", "blink.user_timing"]
FLIGHT_MICROSECONDS = 420_000

WATCH = """() => new MutationObserver((all) => all.some((each) => each.addedNodes.length) && performance.mark("flight"))
    .observe(document.querySelector(".air"), { childList: true })"""
PLAY = """() => (document.querySelector("dialog.ask[open] .option")
    ?? document.querySelector(".tray .fan .card.playable")
    ?? document.querySelector(".tray .acts .button:not([disabled]):not(.list)"))?.click()"""


async def _smoothness(browser: PatientBrowser, panel: PanelHouse, name: str, slower: float, seconds: float) -> float:
    """Let somebody play against three computers; return the frames that are displayed in a second of flight."""
    person = await panel.house.person(name)
    await person.slash("claro new", bots=3)
    page = await opened(browser, panel, name, *SIZE, moves=True)
    frame: Frame = page.frames[-1]
    await frame.locator(".card-of-table").wait_for()
    devtools = await page.context.new_cdp_session(page)
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    await frame.evaluate(WATCH)
    started = page.context.browser
    assert started is not None
    await started.start_tracing(page=page, categories=CATEGORIES)
    await frame.get_by_role("button", name="Start").click()
    for _ in range(round(seconds / PRESS_SECONDS)):
        await asyncio.sleep(PRESS_SECONDS)
        await frame.evaluate(PLAY)
    events = json.loads(await started.stop_tracing())["traceEvents"]
    await page.close()
    return _a_second(
        [each["ts"] for each in events if each["name"] == "flight"],
        [each["ts"] for each in events if each["name"] == "Display::FrameDisplayed"],
    )


def _a_second(flights: list[int], displayed: list[int]) -> float:
    """Return how many frames are displayed in a second in which something flies; all times are in microseconds."""
    flown: list[list[int]] = []
    for begin in sorted(flights):
        if flown and begin <= flown[-1][1]:
            flown[-1][1] = begin + FLIGHT_MICROSECONDS
        else:
            flown.append([begin, begin + FLIGHT_MICROSECONDS])
    frames = sum(begin <= at < end for at in displayed for begin, end in flown)
    return frames / sum(end - begin for begin, end in flown) * 1e6


async def _measure(seconds: float) -> tuple[float, float]:
    with tempfile.TemporaryDirectory() as scratch:
        async with open_browser() as browser, open_panel_house(Path(scratch), language="en") as panel:
            panel.house.discord.world.client_secret = SECRET
            panel.house.discord.activity = f"{panel.address}/panel/"
            quick = await _smoothness(browser, panel, "Laura", 1, seconds)
            return quick, await _smoothness(browser, panel, "Clara", SLOWER, seconds)


def measure(quick: bool) -> list[Figure]:
    """Measure the frames of flying cards, beside the same with the processor as it is."""
    as_it_is, slower = asyncio.run(_measure(10.0 if quick else 30.0))
    return [
        Figure("frames.displayed", round(as_it_is, 1), "frames a second while a card flies"),
        Figure("frames.slower", round(slower, 1), f"frames a second, the page {SLOWER} times slower", as_it_is, 60.0),
        Figure("frames.vs_unslowed", round(slower / as_it_is, 2), "ratio", 1.0, 0.9),
    ]
