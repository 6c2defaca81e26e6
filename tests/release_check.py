"""Runs all that takes long before a release, and writes what came of it: ``make release-check``."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "release-check.md"


@dataclass(frozen=True)
class Step:
    """One of the things to run."""

    what: str
    command: tuple[str, ...]
    settings: dict[str, str] = field(default_factory=dict)


def python(version: str) -> str:
    """Return a Python of this version: from the path, or one of pyenv's, which need not be on it.

    :return: its usual name if there is none, so that the step that needs it fails and says so.
    """
    usual = f"python{version}"
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    for each in (usual, *map(str, sorted(pyenv.glob(f"versions/{version}.*/bin/python")))):
        if shutil.which(each):  # pyenv puts programs on the path that only say that it has no such Python chosen
            told = subprocess.run((each, "--version"), capture_output=True, text=True, check=False)
            if told.returncode == 0 and told.stdout.startswith(f"Python {version}."):
                return each
    return usual


NEWEST: Final = "VENV=.venv-newest"
STEPS: Final = (
    Step("Style, types, import contracts, dependencies", ("make", "lint")),
    Step("All tests on the oldest Python", ("make", "test")),
    Step("The playground's tests on the oldest Python", ("make", "test-playground")),
    Step("The thorough tests, with all of their cases", ("make", "test", "ARGS=-m thorough"), {"EFFORT": "whole"}),
    Step(
        "The playground's thorough tests, with all of their cases",
        ("make", "test-playground", "ARGS=-m thorough"),
        {"EFFORT": "whole"},
    ),
    Step("Another environment, for the newest Python", ("make", "install", NEWEST, f"PYTHON={python('3.13')}")),
    Step("All tests on the newest Python, each in full", ("make", "test", NEWEST), {"EFFORT": "whole"}),
    Step(
        "The playground's tests on the newest Python, each in full",
        ("make", "test-playground", NEWEST),
        {"EFFORT": "whole"},
    ),
    Step("The wheel and each of its commands", ("make", "wheel-test")),
    Step("Client libraries on the playground", ("make", "compat")),
    Step(
        "A fleet of 400 tables, one process paused for half a minute",
        (sys.executable, "-m", "pytest", "-q", "tests/e2e/test_fleet.py"),
        {"FLEET_TABLES": "400", "FLEET_PAUSE": "30"},
    ),
)


@dataclass(frozen=True)
class Result:
    """What came of a step."""

    step: Step
    passed: bool
    seconds: float


def run(step: Step) -> Result:
    """Run a step; what it prints is seen."""
    began = time.monotonic()
    done = subprocess.run(step.command, cwd=ROOT, env={**os.environ, **step.settings}, check=False)
    return Result(step, done.returncode == 0, time.monotonic() - began)


def page(results: list[Result], *, commit: str, machine: str, when: datetime) -> str:
    """Return the page that says what came of all steps, in Markdown."""
    rows = [
        f"| {each.step.what} | {'passed' if each.passed else '**failed**'} | {max(1, round(each.seconds / 60))} |"
        for each in results
    ]
    return "\n".join(
        (
            "# Release check",
            "",
            "What `make release-check` ran last, before a release. It writes this page.",
            "",
            f"- When: {when:%Y-%m-%d %H:%M} UTC",
            f"- What: commit `{commit}`",
            f"- Where: {machine}",
            "",
            "| | result | minutes |",
            "|---|---|---:|",
            *rows,
            "",
        )
    )


def main() -> int:
    """Run every step, also after one that fails; return 1 if one has failed.

    The page is written after each, so that who stops before the end keeps what is known by then.
    """
    commit = subprocess.run(
        ("git", "describe", "--always", "--dirty"), cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.strip()
    machine = f"{platform.system()}, {os.cpu_count()} processors, Python {platform.python_version()}"
    results: list[Result] = []
    for step in STEPS:
        results.append(run(step))
        text = page(results, commit=commit, machine=machine, when=datetime.now(UTC))
        PAGE.write_text(text, encoding="utf-8")
    print(text)
    return int(not all(each.passed for each in results))


if __name__ == "__main__":
    sys.exit(main())
