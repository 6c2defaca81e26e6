"""What a test of a bot costs with the playground, beside other tools for that: 100 tests in one run of pytest each.

Each test starts a bot in discord.py, uses one command, and looks at the answer. The tools are in an environment of
their own (``.venv-tools``), as their plugins for pytest would otherwise be loaded into every suite here.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final

from tqdm import tqdm

from benchmarks.figure import Figure

ROOT: Final = Path(__file__).parents[2]
PYTHON: Final = ROOT / ".venv-tools" / "bin" / "python"
"""What runs the other tools. ``make bench`` installs it."""
RUNS: Final = 5
QUICK: Final = 2
GOAL: Final = 2.0
TOOLS: Final = ("simcord", "dpytest")
"""The other tools. dpytest knows no slash commands; its tests type the command."""


def measure(quick: bool) -> list[Figure]:
    """Run the tests with each tool in turn, several times; return the ratios of the medians."""
    costs: dict[str, list[tuple[float, float]]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for _ in tqdm(range(QUICK if quick else RUNS), desc="tools", leave=False):
            costs.setdefault("playground", []).append(_run(folder, "playground", sys.executable))
            for tool in TOOLS if PYTHON.exists() else ():
                costs.setdefault(tool, []).append(_run(folder, tool, str(PYTHON)))
    figures: list[Figure] = []
    for which, of in enumerate(("processor", "wall")):
        ours = median(each[which] for each in costs["playground"])
        figures.append(Figure(f"100 tests, {of}, playground", ours, "s"))
        for tool in TOOLS:
            theirs = median(each[which] for each in costs[tool]) if tool in costs else None
            goal = GOAL if (tool, of) == ("simcord", "processor") else None
            ratio = None if theirs is None else ours / theirs
            name = f"100 tests, {of} ÷ {tool} {_version(tool)}".rstrip()
            figures.append(Figure(name, ratio, "", theirs, goal, at_most=True))
    return figures


def _run(folder: str, tool: str, python: str) -> tuple[float, float]:
    """Run the tests with a tool; return the seconds of processor, and of wall time.

    :raises RuntimeError: they do not pass.
    """
    # The files go to a folder of their own, away from the settings and the conftest.py of this one.
    for file in (f"with_{tool}.py", "greeter.py"):
        shutil.copy(Path(__file__).with_name(file), folder)
    plugin = ("-p", "playground.pytest_plugin") if tool == "playground" else ()
    options = ("-q", "-p", "no:cacheprovider", "-o", "asyncio_mode=auto")
    environment = {**os.environ, "PYTHONPATH": str(ROOT) if plugin else "", "PYTEST_ADDOPTS": ""}
    before, began = os.times(), time.monotonic()
    done = subprocess.run(
        [python, "-m", "pytest", *plugin, *options, f"with_{tool}.py"],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    wall, after = time.monotonic() - began, os.times()
    if done.returncode or "100 passed" not in done.stdout:
        raise RuntimeError(f"the tests with {tool} do not pass:\n{done.stdout}{done.stderr}")
    processor = after.children_user + after.children_system - before.children_user - before.children_system
    return processor, wall


def _version(tool: str) -> str:
    """Return the version of a tool that is installed; nothing if it is not."""
    if not PYTHON.exists():
        return ""
    code = f"from importlib.metadata import version; print(version({tool!r}))"
    return subprocess.run([str(PYTHON), "-c", code], capture_output=True, text=True, check=True).stdout.strip()
