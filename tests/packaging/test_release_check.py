"""What ``make release-check`` runs is there, and its page says what came of it."""

import sys
from datetime import UTC, datetime

import pytest

from tests import release_check
from tests.cases import for_each
from tests.docs.test_markdown import LONGEST
from tests.release_check import ROOT, STEPS, Result, Step, page, python, run

TARGETS = [step for step in STEPS if step.command[0] == "make"]


@for_each("step", TARGETS)
def test_make_knows_each_target(step):
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert f"\n{step.command[1]}: " in makefile


def test_its_page_says_what_came_of_each_step_and_when():
    results = [Result(step, passed=number != 1, seconds=90.0 * number) for number, step in enumerate(STEPS)]
    text = page(results, commit="abc1234", machine="Linux, 2 processors", when=datetime(2027, 1, 2, 3, 4, tzinfo=UTC))
    assert "2027-01-02 03:04 UTC" in text
    assert "commit `abc1234`" in text
    assert text.count("| passed |") == len(STEPS) - 1
    assert f"| {STEPS[1].what} | **failed** | 2 |" in text
    assert max(map(len, text.splitlines())) <= LONGEST


@pytest.mark.parametrize("code", [0, 1])
def test_a_step_has_failed_if_its_command_has(code):
    step = Step("It", (sys.executable, "-c", f"raise SystemExit({code})"))
    assert run(step).passed is (code == 0)


def test_a_step_that_fails_ends_nothing_and_the_page_is_written_after_each(tmp_path, monkeypatch):
    file = tmp_path / "page.md"
    failing = Step("First", (sys.executable, "-c", "raise SystemExit(1)"))
    reading = Step("Second", (sys.executable, "-c", f"assert '| First | **failed** |' in open({str(file)!r}).read()"))
    monkeypatch.setattr(release_check, "PAGE", file)
    monkeypatch.setattr(release_check, "STEPS", (failing, reading))
    assert release_check.main() == 1
    assert "| Second | passed |" in file.read_text(encoding="utf-8")


def program(folder, name, prints, code=0):
    """Make a program that prints a line."""
    folder.mkdir(parents=True, exist_ok=True)
    made = folder / name
    made.write_text(f"#!/bin/sh\necho {prints}\nexit {code}\n", encoding="utf-8")
    made.chmod(0o755)
    return str(made)


def test_a_python_is_found_that_pyenv_has_and_does_not_offer(tmp_path, monkeypatch):
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path / "shims"))
    assert python("3.19") == "python3.19"
    program(tmp_path / "shims", "python3.19", "pyenv: command not found", code=127)
    there = program(tmp_path / "versions/3.19.2/bin", "python", "Python 3.19.2")
    assert python("3.19") == there
    program(tmp_path / "shims", "python3.19", "Python 3.19.0")
    assert python("3.19") == "python3.19"
