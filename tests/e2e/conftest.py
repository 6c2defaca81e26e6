"""The browser, which the pages of a session share."""

import pytest
import pytest_asyncio

from playground.driver import person
from playground.world import state
from tests.e2e.browser import open_browser
from tests.patience import LONGEST_SECONDS


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
    monkeypatch.setattr(person, "PATIENCE", LONGEST_SECONDS)
    monkeypatch.setattr(state, "INTERACTION_SECONDS", LONGEST_SECONDS)
