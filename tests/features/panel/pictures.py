"""``python -m tests.features.panel.pictures FOLDER [LANGUAGE…]``: pictures of the panel, for docs/pictures.

The page is shown alone, by a window that answers it as Discord's does.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PIL import Image
from playwright.async_api import Page

from bot.locales.words import LANGUAGES
from playground.tests.browser import DRAWN, PatientBrowser, open_browser
from tests.e2e.playing import choices, hand_of, next_choice, table_of
from tests.e2e.screenshots import COLOURS, SEED
from tests.features.panel.pages import SECRET, PanelHouse, open_panel_house

SIZES = {"": (1200, 800), "-tablet": (768, 1024), "-phone": (390, 844), "-across": (844, 390)}

WINDOW = """<!doctype html>
<style>* { margin: 0; border: 0 } iframe { width: 100vw; height: 100vh; display: block }</style>
<iframe src="PANEL"></iframe><script>
const answers = {
    AUTHORIZE: { code: "CODE" }, AUTHENTICATE: { scopes: ["identify", "rpc.activities.write"] },
    GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS: { participants: [] },
};
const asked = [], tell = (frame) => frames[0].postMessage([1, frame], "*");
addEventListener("message", ({ data: [op, { cmd, args, nonce }] }) => {
    if (op === 0) return tell({ cmd: "DISPATCH", evt: "READY", data: {} });
    asked.push([cmd, args]);
    tell({ cmd, nonce, ...(answers[cmd]?.message ? { evt: "ERROR" } : {}), data: answers[cmd] ?? {} });
});
</script>"""
"""A window around the panel that answers as Discord's does."""


async def opened(
    browser: PatientBrowser, panel: PanelHouse, name: str, width: int, height: int, *, moves: bool = False
) -> Page:
    """Open the panel of somebody in a window of its own, in which cards fly or do not."""
    person = await panel.house.person(name)
    instance, code = await person.join_activity(), await person.activity_code()
    page = await browser.new_page(
        viewport={"width": width, "height": height}, reduced_motion="no-preference" if moves else "reduce"
    )
    around = WINDOW.replace("PANEL", f"/panel/?frame_id=1&instance_id={instance}").replace("CODE", code)
    await page.route("**/window", lambda route: route.fulfill(body=around, content_type="text/html"))
    await page.goto(f"{panel.address}/window")
    return page


async def _play(browser: PatientBrowser, folder: Path, language: str) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        async with open_panel_house(Path(scratch), language=language) as panel:
            panel.house.discord.world.client_secret = SECRET
            panel.house.discord.activity = f"{panel.address}/panel/"
            panel.house.app.room._seed_of = lambda *_: SEED
            laura, clara = [await panel.house.person(name) for name in ("Laura", "Clara")]
            await laura.slash("claro new", bots=2)
            await clara.send_custom_id(next(iter(clara.messages.values())), _custom_id(clara, "join"))
            await laura.send_custom_id(next(iter(laura.messages.values())), _custom_id(laura, "start"))
            table = table_of(panel.house)
            laura_id = int(laura.id)
            while len(table.position.moves) < 6 or laura_id not in _acting(table):
                acting = _acting(table)
                for each in (laura, clara):
                    if int(each.id) in acting:
                        await each.until(choices)
                        await each.click(next_choice(each), on=hand_of(each))
                        break
                else:
                    await laura.request("GET", "/users/@me")  # while a computer decides
            await _picture(browser, panel, "Laura", folder, "panel", language)


def _acting(table) -> set[int | None]:
    return {table.seats[seat].user for seat in table.people_to_act()}


def _custom_id(person, verb: str) -> str:
    seen = next(iter(person.messages.values()))
    return next(each["custom_id"] for each in seen.buttons.values() if each["custom_id"].startswith(f"{verb}:"))


async def _picture(
    browser: PatientBrowser, panel: PanelHouse, name: str, folder: Path, what: str, language: str
) -> None:
    for size, (width, height) in SIZES.items():
        page = await opened(browser, panel, name, width, height)
        await page.frame_locator("iframe").locator("#title span").wait_for()
        await page.frames[-1].evaluate(DRAWN)
        path = folder / f"{what}{size}{'' if language == 'en' else f'-{language}'}.png"
        await page.screenshot(path=path)
        await page.close()
        with Image.open(path) as taken:
            colours = taken.convert("RGB").quantize(COLOURS, Image.Quantize.MAXCOVERAGE, 3, dither=Image.Dither.NONE)
        colours.save(path, optimize=True)


async def main(folder: Path, languages: Sequence[str]) -> None:
    """Take all pictures, in these languages."""
    async with open_browser() as browser:
        for language in languages:
            await _play(browser, folder, language)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2:] or LANGUAGES))
