"""The page's modules by themselves, in Node: the tests are in the folder ``page``."""

import shutil
import subprocess
from pathlib import Path

import pytest
from playwright._impl._driver import compute_driver_executable

NODE = shutil.which("node") or compute_driver_executable()[0]
PAGE_TESTS = Path(__file__).parent / "page"
TESTS = sorted(PAGE_TESTS.glob("*.test.js"))


@pytest.mark.parametrize("test", TESTS, ids=[each.name for each in TESTS])
def test_in_node(test):
    told = subprocess.run([NODE, "--test", test], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
