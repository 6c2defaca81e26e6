"""``python -m tests.features.panel.pictures FOLDER [LANGUAGE…] [all]``: pictures of the panel, for docs/pictures.

With *all*, they are of every scene. Of each there is a sheet, which shows all sizes and languages.

The page is shown alone, by a window that answers it as Discord's does.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.async_api import Frame, Page

from bot.locales.words import LANGUAGES
from playground.tests.browser import DRAWN, PatientBrowser, open_browser
from tests.e2e.playing import play_next, table_of
from tests.e2e.screenshots import COLOURS, SEED
from tests.features.panel.pages import SECRET, PanelHouse, open_panel_house

SIZES = {"": (1200, 800), "-tablet": (768, 1024), "-phone": (390, 800), "-across": (844, 390)}
SHEET_HEIGHT, SMALL_SHEET_HEIGHT, STRIP_HEIGHT = 480, 145, 400
"""How high the pictures of a sheet are, to look at and in docs/, and those of a strip, in pixels."""
STRIP = 8
"""How many pictures a strip has."""

FLIGHT = "panel-flight"
SCENES = (
    "home", "lobby", "deal", "panel", FLIGHT, "star", "podium", "showdown", "lesson", "patience", "review",
)  # fmt: skip
"""What pictures are taken of; *panel* is one's own turn."""

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


FREEZE = """() => {
    const { animate } = Element.prototype, later = window.setTimeout, calls = []
    window.moving = []
    Element.prototype.animate = function (...given) {
        const made = animate.apply(this, given)
        made.pause()
        moving.push(made)
        return made
    }
    window.setTimeout = (call) => calls.push(call) && 0
    window.thaw = () => {
        Element.prototype.animate = animate
        window.setTimeout = later
        moving.forEach((each) => each.finish())
        calls.forEach((call) => call())
    }
}"""
"""Let what begins to move from now on stand still, and no time pass, until ``thaw`` is called."""

SEEK = """([selector, share]) => {
    const effects = moving.map(({ effect }) => effect).filter((each) => each?.target?.closest(selector))
    const times = effects.map((each) => each.getComputedTiming())
    const from = Math.min(...times.map(({ delay }) => delay)), until = Math.max(...times.map(({ endTime }) => endTime))
    for (const each of moving) each.currentTime = from + (until - from) * share
}"""
"""Show the moment at which so much of the way of something is behind it."""

SHOWN = "(plies) => Number(document.getElementById('board').dataset.plies) > plies"

MOVES = "(selector) => window.moving.some((each) => each.effect?.target?.closest(selector))"


class Eyes:
    """What Laura sees of one game in windows of all sizes."""

    def __init__(self, panel: PanelHouse, pages: dict[str, Page], folder: Path, language: str) -> None:
        self.panel, self.pages, self._folder = panel, pages, folder
        self._language = "" if language == "en" else f"-{language}"

    @property
    def frames(self) -> list[Frame]:
        """The panels' own frames."""
        return [page.frames[-1] for page in self.pages.values()]

    async def take(self, scene: str, selector: str) -> None:
        """Take pictures of a scene as soon as something is seen."""
        for size, page in self.pages.items():
            await page.frames[-1].locator(selector).first.wait_for()
            await page.frames[-1].evaluate(DRAWN)
            self._save(scene, size, await page.screenshot())

    async def take_resized(self, scene: str, selector: str) -> None:
        """Take pictures of what lies in one window, as large as each."""
        ((_, page),) = self.pages.items()
        for size, (width, height) in SIZES.items():
            await page.set_viewport_size({"width": width, "height": height})
            self.pages = {size: page}
            await self.take(scene, selector)
        await page.set_viewport_size(dict(zip(("width", "height"), SIZES[""], strict=True)))
        self.pages = {"": page}

    async def take_moving(
        self, scene: str, selector: str, share: float | None, *, own: bool = False, sizes: Sequence[str] = tuple(SIZES)
    ) -> None:
        """Let moves be made until something moves, and take pictures of that moment.

        :param share: how much of its way is behind it; None for a strip of pictures of the whole way.
        :param own: whether it has to be Laura's move.
        :param sizes: of which windows pictures are taken.
        """
        table = table_of(self.panel.house)
        for page in self.pages.values():
            await page.emulate_media(reduced_motion="no-preference")
        while not await self.pages[""].frames[-1].evaluate(f"Boolean(window.moving) && ({MOVES})({selector!r})"):
            mine = int(self.panel.house.discord.person("Laura").id) in acting(table)
            await self.step(freezes=mine or not own)
        for size, page in self.pages.items():
            await page.frames[-1].wait_for_function(MOVES, arg=selector)
            if size not in sizes:
                continue
            if share is None:
                shares = [(each / (STRIP - 1)) ** 1.8 for each in range(STRIP)]  # it is quickest at first
                taken = [Image.open(BytesIO(await self._at(page, selector, each))) for each in shares]
                self._save(scene, size, beside(taken, STRIP_HEIGHT))
            else:
                self._save(scene, size, await self._at(page, selector, share))
        await self.thaw()
        for page in self.pages.values():
            await page.emulate_media(reduced_motion="reduce")

    async def _at(self, page: Page, selector: str, share: float) -> bytes:
        await page.frames[-1].evaluate(SEEK, [selector, share])
        return await page.screenshot()

    async def step(self, *, freezes: bool = False) -> None:
        """Let one move be made, which all windows show."""
        table = table_of(self.panel.house)
        before = len(table.position.moves)
        await self.thaw()
        for frame in self.frames if freezes else ():
            await frame.evaluate(FREEZE)
        while len(table.position.moves) == before and table.live:
            await play_next(self.panel.house, table)
        for frame in self.frames:
            await frame.wait_for_function(SHOWN, arg=before)

    async def thaw(self) -> None:
        for frame in self.frames:
            await frame.evaluate("window.thaw?.(), window.thaw = undefined, window.moving = undefined")

    def _save(self, scene: str, size: str, taken: bytes | Image.Image) -> None:
        shown = Image.open(BytesIO(taken)) if isinstance(taken, bytes) else taken
        save(shown, self._folder / f"{scene}{size}{self._language}.png")


def save(picture: Image.Image, file: Path) -> None:
    """Write a picture with few colours, which looks the same in a quarter of the bytes."""
    whole = picture.convert("RGB")
    palette = whole.quantize(COLOURS, Image.Quantize.MEDIANCUT, 3)
    whole.quantize(palette=palette, dither=Image.Dither.NONE).save(file, optimize=True)


def beside(pictures: Sequence[Image.Image], height: int) -> Image.Image:
    """Put pictures beside each other, all of one height."""
    small = [each.convert("RGB").resize((each.width * height // each.height, height)) for each in pictures]
    made = Image.new("RGB", (sum(each.width + 6 for each in small), height + 6), "white")
    for place, each in enumerate(small):
        made.paste(each, (sum(before.width + 6 for before in small[:place]), 0))
    return made


def below(pictures: Sequence[Image.Image]) -> Image.Image:
    """Put pictures below each other."""
    made = Image.new("RGB", (max(each.width for each in pictures), sum(each.height for each in pictures)), "white")
    for place, each in enumerate(pictures):
        made.paste(each, (0, sum(before.height for before in pictures[:place])))
    return made


def acting(table) -> set[int | None]:
    """Return whose turn it is of the people at a table."""
    return {table.seats[seat].user for seat in table.people_to_act()}


@asynccontextmanager
async def eyes(browser: PatientBrowser, folder: Path, language: str, sizes: Sequence[str]) -> AsyncIterator[Eyes]:
    """Open Laura's panel in windows of these sizes, in a house in which nobody moves by themselves."""
    with tempfile.TemporaryDirectory() as scratch:
        changes = {"language": language, "think_seconds": 60, "breath_seconds": 3600}
        async with open_panel_house(Path(scratch), **changes) as panel:
            panel.house.discord.world.client_secret = SECRET
            panel.house.discord.activity = f"{panel.address}/panel/"
            panel.house.app.room._seed_of = lambda *_: SEED
            pages = {size: await opened(browser, panel, "Laura", *SIZES[size]) for size in sizes}
            yield Eyes(panel, pages, folder, language)
            for page in pages.values():
                await page.close()


async def seat(panel: PanelHouse, command: str) -> None:
    """Let four sit down, one of them a computer player."""
    people = [await panel.house.person(name) for name in ("Laura", "Clara", "Armin")]
    await people[0].slash(command, bots=1)
    for each in people[1:]:
        await press(each, "join")


async def press(person, verb: str) -> None:
    """Press a button of the table's message."""
    seen = next(iter(person.messages.values()))
    every = (each["custom_id"] for each in seen.buttons.values())
    await person.send_custom_id(seen, next(each for each in every if each.startswith(f"{verb}:")))


async def play_claro(browser: PatientBrowser, folder: Path, language: str, *, every: bool) -> None:
    async with eyes(browser, folder, language, [*SIZES]) as seen:
        if every:
            await seen.take("home", ".ways")
        await seat(seen.panel, "claro new")
        if every:
            await seen.take("lobby", ".card-of-table")
        laura = await seen.panel.house.person("Laura")
        for page in seen.pages.values():
            await page.frames[-1].locator(".card-of-table").wait_for()
            await page.emulate_media(reduced_motion="no-preference" if every else "reduce")
            await page.frames[-1].evaluate(FREEZE)
        await press(laura, "start")
        table = table_of(seen.panel.house)
        if every:
            await seen.take_moving("deal", ".ghost", 0.55)
        while len(table.position.moves) < 6 or int(laura.id) not in acting(table):
            await seen.step()
        await seen.take("panel", ".tray.turn .card")
        if every or language == "en":
            await seen.take_moving(FLIGHT, ".ghost", None, own=True, sizes=tuple(SIZES) if every else ("-phone",))
        if not every:
            return
        await seen.take_moving("star", ".ghost.star", 0.4)
        while table.live:
            await play_next(seen.panel.house, table)
        await seen.take("podium", ".podium .button")


async def play_stardust(browser: PatientBrowser, folder: Path, language: str) -> None:
    async with eyes(browser, folder, language, [*SIZES]) as seen:
        await seat(seen.panel, "stardust new")
        await press(await seen.panel.house.person("Laura"), "start")
        await seen.take_moving("showdown", ".label", 1)


async def play_alone(browser: PatientBrowser, folder: Path, language: str) -> None:
    """Take pictures of what one does alone: each in one window, which becomes as large as the others."""
    async with eyes(browser, folder, language, [""]) as seen:
        page = seen.pages[""]
        frame = page.frames[-1]
        await frame.locator("[data-id='learn:claro']").click()
        await seen.take_resized("lesson", ".said .text")
        await frame.locator("[data-id=leave]").click()
        await page.mouse.move(0, 0)
        await frame.locator("[data-id='africa patience']").click()
        for _ in range(9):
            before = await frame.locator("#board").get_attribute("data-plies")
            await frame.locator(".fan .card.playable").first.click()
            await frame.locator(f"dialog .option, #board:not([data-plies='{before}'])").first.wait_for()
            if await frame.locator("dialog .option").count():
                await frame.locator("dialog .option").last.click()
            await frame.locator(f"#board:not([data-plies='{before}'])").wait_for()
        await page.mouse.move(0, 0)
        await seen.take_resized("patience", ".zones .laid")
        await frame.locator("[data-id=leave]").click()
        await seat(seen.panel, "claro new")
        await press(await seen.panel.house.person("Laura"), "start")
        table = table_of(seen.panel.house)
        while table.live:
            await play_next(seen.panel.house, table)
        await frame.locator("[data-id^='more:']").first.click()
        await frame.locator("[data-id^='review:']").first.click()
        await frame.locator("#board[data-kind=past]").wait_for()
        await seen.take_resized("review", "#board[data-kind=past]")


def sheet(folder: Path, scene: str, languages: Sequence[str], height: int) -> None:
    """Put together what has been taken of a scene."""
    rows = []
    for language in languages:
        names = [f"{scene}{size}{'' if language == 'en' else f'-{language}'}.png" for size in SIZES]
        every = [Image.open(folder / each) for each in names]
        rows.append(below(every) if scene == FLIGHT else beside(every, height))
    save(below(rows), folder / f"{scene}-sheet.png")


async def main(folder: Path, *given: str) -> None:
    """Take the pictures, in the languages that are given, or all."""
    languages, every = [each for each in given if each != "all"] or LANGUAGES, "all" in given
    async with open_browser() as browser:
        for language in languages:
            await play_claro(browser, folder, language, every=every)
            if every:
                await play_stardust(browser, folder, language)
                await play_alone(browser, folder, language)
    for scene in SCENES if every else ("panel",):
        sheet(folder, scene, languages, SHEET_HEIGHT if every else SMALL_SHEET_HEIGHT)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), *sys.argv[2:]))
