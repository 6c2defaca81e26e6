"""Pictures of messages, as Chromium draws them on the page. They need playwright, and Chromium."""

from __future__ import annotations

import shutil
from base64 import b64encode
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Final

from playground.driver.seen import Seen
from playground.world import Json, User, World

if TYPE_CHECKING:
    from playwright.async_api import Page

CHROMIUM: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb")
WIDTH: Final = 640
"""How wide a picture is, in points."""
ALIKE: Final = 0.001
"""Which share of the points may differ in pictures that are the same."""


class NoBrowser(Exception):
    """There is no browser for pictures; the text says what is missing."""


class Camera:
    """A browser that draws messages. It starts with the first picture."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._open = AsyncExitStack()
        self._page: Page | None = None

    async def picture(self, url: str, message: Seen, person: User) -> bytes:
        """Return a message as a person sees it, as a PNG file.

        :param url: the playground's address.
        :raises NoBrowser: playwright or Chromium is missing.
        """
        page = await self._ready(url)
        me = {"id": str(person.id), "locale": person.locale}
        await page.evaluate("(given) => show(...given)", [message.data, me, self._known(message.data)])
        return await page.locator("body").screenshot()

    async def difference(self, one: bytes, other: bytes) -> float:
        """Return which share of the points of two pictures differs; 1 for other sizes."""
        assert self._page is not None
        urls = [f"data:image/png;base64,{b64encode(each).decode()}" for each in (one, other)]
        share: float = await self._page.evaluate("(given) => difference(...given)", urls)
        return share

    async def close(self) -> None:
        """Close the browser."""
        self._page = None
        await self._open.aclose()

    async def _ready(self, url: str) -> Page:
        if self._page is None:
            try:
                from playwright.async_api import Error, async_playwright
            except ImportError as error:
                raise NoBrowser("pictures need playwright: pip install 'discord-playground[pictures]'") from error
            playwright = await self._open.enter_async_context(async_playwright())
            program = next(filter(None, map(shutil.which, CHROMIUM)), None)
            try:
                browser = await playwright.chromium.launch(executable_path=program, args=FLAGS)
            except Error as error:
                await self._open.aclose()
                raise NoBrowser("pictures need Chromium: apt-get install chromium-headless-shell") from error
            self._open.push_async_callback(browser.close)
            size = {"width": WIDTH, "height": 400}
            self._page = await browser.new_page(viewport=size, timezone_id="UTC")  # type: ignore[arg-type]
            await self._page.goto(f"{url}/page/message/picture.html", wait_until="load")
        return self._page

    def _known(self, message: Json) -> Json:
        """Return the names that a client knows that has seen only this message."""
        guild = self._world.guilds.get(int(message.get("guild_id") or 0), self._world.guild)
        people = [message["author"], *message.get("mentions", ())]
        return {
            "users": {each["id"]: each.get("global_name") or each["username"] for each in people},
            "roles": {str(each.id): each.name for each in guild.roles.values()},
            "channels": {str(each.id): each.name for each in guild.channels},
        }


async def compare(camera: Camera, made: bytes, file: Path, *, write: bool, alike: float = ALIKE) -> None:
    """Compare a picture with that of a file.

    :param write: whether the file is written anew.
    :param alike: which share of the points may differ.
    :raises AssertionError: it differs, or there is no such file. The new picture is then beside it, with ``.new``.
    """
    before = _content(file)
    differs = 0.0 if write else 1.0 if before is None else await camera.difference(made, before)
    beside = _settle(made, file, write=write, differs=differs > alike)
    if differs > alike:
        what = "does not exist" if before is None else f"differs in {differs:.2%} of its points"
        raise AssertionError(f"{file} {what}; see {beside.name}, and write it anew if that is right")


def _content(file: Path) -> bytes | None:
    return file.read_bytes() if file.exists() else None


def _settle(made: bytes, file: Path, *, write: bool, differs: bool) -> Path:
    """Write a picture where it belongs, and return the file for one that differs."""
    beside = file.with_suffix(".new.png")
    if write or differs:
        file.parent.mkdir(parents=True, exist_ok=True)
        (file if write else beside).write_bytes(made)
    if not differs:
        beside.unlink(missing_ok=True)
    return beside
