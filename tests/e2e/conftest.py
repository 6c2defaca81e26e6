"""The browser, which the pages of a session share."""

from playground.tests.browser import browser, chromium, patient_discord

__all__ = ["browser", "chromium", "patient_discord"]
