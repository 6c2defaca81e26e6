"""Say which parts of the suite are skipped on this machine, and what would bring them; ``make test`` begins with it."""

from __future__ import annotations

from playground.tests.browser import CHROMIUM
from playground.tests.description import DESCRIPTION, VARIABLE


def skipped() -> list[str]:
    """Return a line for each part."""
    parts = []
    if CHROMIUM is None:
        parts.append("the page in a browser (install chromium-headless-shell and fonts-noto-color-emoji)")
    if not DESCRIPTION.exists():
        parts.append(f"the traffic against Discord's own description of its API (name its openapi.json in {VARIABLE})")
    return parts


if __name__ == "__main__":
    for part in skipped():
        print(f"skipped: {part}")
