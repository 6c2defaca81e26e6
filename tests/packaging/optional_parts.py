"""Say which parts of the suite are skipped on this machine, and what would bring them; ``make test`` begins with it."""

from __future__ import annotations

from tests.e2e.browser import CHROMIUM
from tests.playground.openapi import DESCRIPTION


def skipped() -> list[str]:
    """Return a line for each part."""
    parts = []
    if CHROMIUM is None:
        parts.append("the page in a browser (install chromium-headless-shell and fonts-noto-color-emoji)")
    if not DESCRIPTION.exists():
        parts.append(f"the traffic against Discord's own description of its API (put it at {DESCRIPTION})")
    return parts


if __name__ == "__main__":
    for part in skipped():
        print(f"skipped: {part}")
