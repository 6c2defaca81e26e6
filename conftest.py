"""What the suites of the bot and of the playground share: how many processes run them, in which order, and garbage."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from itertools import islice
from pathlib import Path

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


@pytest.hookimpl(optionalhook=True)  # of pytest-xdist
def pytest_xdist_setupnodes(config: pytest.Config) -> None:
    """Compile changed tests once for all processes: in a fresh clone, that takes each of them ten seconds."""
    if sys.dont_write_bytecode:
        return
    suffix = f".{sys.implementation.cache_tag}-pytest-{pytest.__version__}.pyc"
    folders = [Path(str(config.rootpath), arg.partition("::")[0]) for arg in config.args]
    tests = [test for folder in folders for test in folder.rglob("test_*.py")]
    changed = [test for test in tests if _written(test.parent / "__pycache__" / (test.stem + suffix)) < _written(test)]
    if len(changed) > MANY:
        processes = os.cpu_count() or 1
        collect = (sys.executable, "-m", "pytest", "-qq", "--collect-only", "-n", "0", "-p", "no:cacheprovider")
        begun = [
            subprocess.Popen([*collect, *islice(changed, first, None, processes)], stdout=subprocess.DEVNULL)
            for first in range(processes)
        ]
        for each in begun:  # what cannot be collected, the processes that run the tests name
            each.wait()


MANY = 30
"""How many changed tests take so long to compile that this pays, though it imports the bot once more."""


def _written(file: Path) -> float:
    """Return when a file was written; 0 if there is none."""
    try:
        return file.stat().st_mtime
    except FileNotFoundError:
        return 0.0


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
