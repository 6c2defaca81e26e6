"""Where Discord's description of its API is, and what becomes of the tests that need it where it is not at hand."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pytest

VARIABLE: Final = "DISCORD_OPENAPI"
"""The environment variable with the file's path."""

MISSING: Final = f"Discord's description of its API is not at hand; {VARIABLE} may name a copy of its openapi.json"

_BESIDE = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"

DESCRIPTION: Final = Path(os.environ.get(VARIABLE) or _BESIDE)
"""Discord's own file, ``specs/openapi.json`` of ``discord/discord-api-spec`` on GitHub; it need not be there."""

needs_description = pytest.mark.needs_description
"""Marks a test that compares with the description."""


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker."""
    config.addinivalue_line("markers", "needs_description: compares with Discord's description of its API")


@pytest.hookimpl(trylast=True)  # after all else has chosen
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what needs the description where it is not at hand, but for one test, whose reason tells of all."""
    needing = [item for item in items if item.get_closest_marker(needs_description.name)]
    if DESCRIPTION.exists() or not needing:
        return
    # Each of pytest-xdist's processes must keep the same one, whatever order it has drawn.
    told, *untold = sorted(needing, key=lambda item: item.nodeid)
    told.add_marker(pytest.mark.skip(reason=f"{MISSING} ({len(needing)} tests)"))
    left_out = set(untold)
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=untold)
