"""The browser, for a game on the page."""

from tests.e2e.conftest import browser, chromium

__all__ = ["browser", "chromium"]
