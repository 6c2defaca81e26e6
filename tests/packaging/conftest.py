"""The browser, for a game on the page."""

from playground.tests.browser import browser, chromium

__all__ = ["browser", "chromium"]
