"""Write the table of ``docs/gallery.md``: ``python -m tests.packaging.gallery``, run in the checkout.

It says of each package in ``examples`` what the package says of itself, and what has come of its kit.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from bot.features.packages.folder import announce
from tests.packaging.kit import EXAMPLES, ROOT, run_kit

PAGE: Final = ROOT / "docs" / "gallery.md"
BEGIN: Final = "<!-- table: python -m tests.packaging.gallery -->\n"
HEAD: Final = "| game | players | who wins | time | languages | the kit |\n|---|---|---|---|---|---|\n"
WON_BY: Final = {"competitive": "a player", "teams": "a team", "cooperative": "all"}
PASSES: Final = "passes"
_LOOK: Final = """
import json, sys
from bot.faces.catalog import FACES
from bot.games.catalog import GAMES, PACKAGES
from bot.games.record import seats_in_words
from bot.locales.words import files_of, words_for
from importlib.resources import files
found, words = {}, words_for("en")
for name in sys.argv[1:]:
    game = GAMES[name]
    spoken = sorted(each.name.removesuffix(".ftl") for each in (files(PACKAGES[name].look) / "words").iterdir())
    found[name] = [words(f"{name}-title"), words(f"{name}-length"),
                   seats_in_words(game.seats), game.mode.value, [each for each in spoken if not each.startswith("_")]]
print(json.dumps(found))
"""


def packages() -> list[Path]:
    """Return the folders of the examples, by name."""
    return sorted(each.parent for each in EXAMPLES.glob("*/pyproject.toml"))


def path_of(package: Path, notes: Path) -> tuple[list[str], str]:
    """Return the games of a package, and the PYTHONPATH with which they are found."""
    games, places = announce(package, notes)
    return games, os.pathsep.join(map(str, (*places, ROOT)))


def facts(package: Path, notes: Path) -> dict[str, list[Any]]:
    """Return what a package says of each of its games."""
    games, path = path_of(package, notes)
    command = [sys.executable, "-c", _LOOK, *games]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, check=True, capture_output=True, text=True)
    found: dict[str, list[Any]] = json.loads(done.stdout)
    return found


def row(package: Path, told: list[Any], result: str) -> str:
    """Return the line of a game."""
    title, length, seats, mode, languages = told
    name = f"[{title}](../examples/{package.name})"
    return f"| {name} | {seats} | {WON_BY[mode]} | {length} | {', '.join(languages)} | {result} |"


def result_of(package: Path, notes: Path) -> str:
    """Return what comes of a package's own tests."""
    _, path = path_of(package, notes)
    try:
        said = asyncio.run(run_kit(package, path))
    except AssertionError as error:
        return f"fails: {', '.join(re.findall('^FAILED (?:.*::)?([a-z_0-9]+)', str(error), re.MULTILINE))}"
    left_out = "no `imagine`" if "has no method imagine" in said else ""
    return ", ".join(filter(None, [PASSES, left_out]))


def table(results: dict[str, str]) -> str:
    """Return the table, with the result of each package by the name of its folder."""
    rows = []
    for package in packages():
        with tempfile.TemporaryDirectory() as notes:
            rows += [row(package, told, results[package.name]) for told in facts(package, Path(notes)).values()]
    return HEAD + "\n".join(rows) + "\n"


def results() -> dict[str, str]:
    """Run the kit of each package; return what has come of it, by the name of its folder."""
    found = {}
    for package in packages():
        with tempfile.TemporaryDirectory() as notes:
            found[package.name] = result_of(package, Path(notes))
    return found


if __name__ == "__main__":
    before = PAGE.read_text(encoding="utf-8").partition(BEGIN)[0]
    PAGE.write_text(before + BEGIN + "\n" + table(results()), encoding="utf-8")
