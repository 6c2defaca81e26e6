"""Chromium, whose pages wait as long as it takes, and how tests and pictures start it.

A module with tests of pages imports ``pytestmark`` from here, and its conftest the fixtures.
"""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Page, async_playwright, expect

from playground.tests.effort import WHOLE
from playground.tests.patience import LONGEST_SECONDS, be_patient

WITH_WINDOWS: Final = ("chromium", "chromium-browser", "google-chrome")
SHELL: Final = "chromium-headless-shell"
"""Chromium without windows: it shows a page in a quarter of the time."""
CHROMIUM: Final = next(
    filter(None, map(shutil.which, (*WITH_WINDOWS, SHELL) if WHOLE else (SHELL, *WITH_WINDOWS))), None
)

FLAGS: Final = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine: apt-get install chromium"),
    pytest.mark.asyncio(loop_scope="session"),  # the browser's
    pytest.mark.usefixtures("patient_discord"),
]

LONGEST_MILLISECONDS: Final = LONGEST_SECONDS * 1000

DRAWN: Final = """async () => {
    await document.fonts.ready
    for (let still = false; !still;) {
        const moving = document.getAnimations().filter((each) => (
            each.playState === "running" && each.effect.getComputedTiming().endTime < Infinity))
        const coming = [...document.images].filter((each) => !each.complete)
        still = !moving.length && !coming.length
        await Promise.allSettled([...moving.map((each) => each.finished), ...coming.map((each) => each.decode())])
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
}"""
"""Waits until a page has drawn all that it has: pictures have come, and nothing moves that ends by itself."""


class PatientBrowser:
    """A browser whose pages have no limits of their own."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    @property
    def contexts(self) -> list[BrowserContext]:
        """What the pages are in, each in its own."""
        return self._browser.contexts

    async def new_page(self, **options: Any) -> Page:
        """Open a page; see playwright's ``Browser.new_page``."""
        page = await self._browser.new_page(**options)
        page.context.set_default_timeout(LONGEST_MILLISECONDS)
        return page


@asynccontextmanager
async def open_browser() -> AsyncIterator[PatientBrowser]:
    """Start Chromium. What is expected of its pages is waited for, and so it is of all others from now on."""
    expect.set_options(timeout=LONGEST_MILLISECONDS)
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, timeout=LONGEST_MILLISECONDS)
        yield PatientBrowser(launched)
        await launched.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium():
    """The only browser of a session, as it takes longer to start than most pages take to test."""
    async with open_browser() as launched:
        yield launched


@pytest_asyncio.fixture(loop_scope="session")
async def browser(chromium):
    """The browser without a page; each page has cookies and a storage of its own."""
    yield chromium
    for context in chromium.contexts:
        await context.close()


@pytest.fixture
def patient_discord(monkeypatch):
    """Let people wait as long as it takes where a test opens a playground itself, and let its bot answer as late."""
    be_patient(monkeypatch.setattr)
