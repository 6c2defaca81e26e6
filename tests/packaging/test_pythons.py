"""The Pythons that we name are the same wherever we name them."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NAMED = [
    line.rsplit(" ", 1)[1]
    for line in PROJECT["project"]["classifiers"]
    if line.startswith("Programming Language :: Python :: 3.")
]


def minor(version):
    return int(version.split(".")[1])


def test_pip_installs_on_these_and_newer_ones():
    oldest, newest = min(map(minor, NAMED)), max(map(minor, NAMED))
    assert sorted(map(minor, NAMED)) == list(range(oldest, newest + 1))
    assert PROJECT["project"]["requires-python"] == f">=3.{oldest}"


def test_make_and_ci_look_for_these():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(r"^PYTHONS := (.*)$", makefile, re.MULTILINE).group(1).split() == NAMED
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert re.search(r"^for version in (.*); do$", script, re.MULTILINE).group(1).split() == NAMED


def test_the_tools_check_for_the_oldest():
    oldest = min(NAMED, key=minor)
    assert PROJECT["tool"]["mypy"]["python_version"] == oldest
    assert PROJECT["tool"]["ruff"]["target-version"] == f"py{oldest.replace('.', '')}"
    assert "--python-version $(OLDEST) " in (ROOT / "Makefile").read_text(encoding="utf-8")


def test_platforms_find_what_to_install_and_are_told_the_pythons():
    lines = (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#")] == ["-r requirements/run.txt"]
    assert (ROOT / "requirements" / "run.txt").is_file()
    *some, last = NAMED
    told = " ".join((ROOT / "docs" / "hosting.md").read_text(encoding="utf-8").split())
    assert f"it contains one of {', '.join(some)} and {last}." in told
