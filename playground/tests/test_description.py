"""Where Discord's description of its API is not at hand, one line says which tests were left out."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from playground.tests.description import VARIABLE

ROOT = Path(__file__).parents[2]
TESTS = """
import pytest


@pytest.mark.needs_description
@pytest.mark.parametrize("number", range(5))
def test_described(number):
    pass


@pytest.mark.needs_description
def test_described_too():
    pass


def test_else():
    pass
"""


@pytest.mark.parametrize("processes", ["0", "2"])
@pytest.mark.parametrize("at_hand", [True, False])
async def test_what_needs_the_description_is_left_out_in_one_line(tmp_path, at_hand, processes):
    (tmp_path / "test_it.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    file = tmp_path / "openapi.json"
    if at_hand:
        file.write_text("{}", encoding="utf-8")
    options = ("-p", "playground.tests.description", "-p", "no:cacheprovider", "-q", "-rs", "-n", processes)
    started = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "pytest", *options),
        cwd=tmp_path,
        env={**os.environ, VARIABLE: str(file), "PYTHONPATH": str(ROOT), "PYTEST_ADDOPTS": ""},
        stdout=asyncio.subprocess.PIPE,
    )
    printed = (await started.communicate())[0].decode()
    assert started.returncode == 0, printed
    if at_hand:
        assert "7 passed" in printed
    else:
        assert "1 passed, 1 skipped" in printed
        assert printed.count(VARIABLE) == 1
        assert "(6 tests)" in printed
        assert str(file) not in printed
