"""What ``make release-check`` runs is there, and its page says what came of it."""

import sys
from datetime import UTC, datetime

import pytest

from tests.docs.test_markdown import LONGEST
from tests.release_check import ROOT, STEPS, Result, Step, page, run

TARGETS = [step for step in STEPS if step.command[0] == "make"]


@pytest.mark.parametrize("step", TARGETS, ids=lambda step: step.what)
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
