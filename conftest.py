"""What the suites of the bot and of the playground share: how many processes run them, in which order, and garbage."""

from __future__ import annotations

import gc
import os

import pytest
from hypothesis import settings

pytest_plugins = ["playground.tests.description"]

gc.disable()  # until all tests are collected, as nothing becomes garbage before

settings.register_profile("house", deadline=None)
settings.load_profile("house")


@pytest.hookimpl(optionalhook=True)  # of pytest-xdist
def pytest_xdist_auto_num_workers() -> int:
    """Return more than two processes for each core, for -n auto: many tests wait for timers, disks and processes."""
    return min(6, 2 * (os.cpu_count() or 1) + 1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest tests: short ones at the end leave no process idle while another one is busy.

    Those with a browser come first, as the same process runs what comes first: the others start no browser.
    """
    items.sort(
        key=lambda item: (
            item.get_closest_marker("thorough") is None,
            "browser" not in getattr(item, "fixturenames", ()),
            "e2e" not in item.path.parts,
        )
    )


@pytest.hookimpl(trylast=True)  # what else is made then stays, too
def pytest_collection_finish() -> None:
    """Spare the garbage collector what stays to the end: thousands of tests and modules, of which none is garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    gc.enable()
