"""The browser, which the pages of a session share."""

import pytest_asyncio
from playwright.async_api import async_playwright

from tests.e2e.test_page import CHROMIUM, FLAGS


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium():
    """The only browser of a session, as it takes longer to start than most pages take to test."""
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield launched
        await launched.close()


@pytest_asyncio.fixture(loop_scope="session")
async def browser(chromium):
    """The browser without a page; each page has cookies and a storage of its own."""
    yield chromium
    for context in chromium.contexts:
        await context.close()
