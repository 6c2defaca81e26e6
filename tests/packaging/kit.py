"""Hold seven games to the kit, and print each test: ``python -m tests.packaging.kit``, run in the checkout.

Ours are three, and those in ``examples`` are read as if they were installed.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic
from typing import Final

ROOT: Final = Path(__file__).parents[2]
EXAMPLES: Final = ROOT / "examples"
MAU_MAU: Final = EXAMPLES / "mau-mau"
KIT_TESTS: Final = {
    "mau-mau": "test_kit.py",
    **{each: f"test_{each}.py" for each in ("lanterns", "quarry", "spades")},
}
"""Where each example is held to the kit."""


def install(folder: Path, game: str, package: str) -> None:
    """Put the metadata of a game's package into a folder of the PYTHONPATH, as if it were installed there."""
    installed = folder / f"claro_bot_{game.replace('-', '_')}-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: claro-bot-{game}\nVersion: 1.0\n", encoding="utf-8"
    )
    (installed / "entry_points.txt").write_text(f"[claro_bot.games]\n{game} = {package}\n", encoding="utf-8")


def path_with(folder: Path, *games: str) -> str:
    """Return a PYTHONPATH with which games in ``examples`` are found as if they were installed.

    :param folder: where their metadata are put.
    """
    for game in games:
        install(folder, game, game.replace("-", "_"))
    return os.pathsep.join(map(str, (folder, *(EXAMPLES / game for game in games), ROOT)))


def path_with_mau_mau(folder: Path) -> str:
    """Return a PYTHONPATH with which Mau-Mau is found as if it were installed; see ``path_with``."""
    return path_with(folder, MAU_MAU.name)


async def run_kit(package: Path, path: str | Path, *options: str) -> str:
    """Run the tests of a package, and return what they print.

    :param package: the folder with its tests.
    :param path: where Python finds it.
    :raises AssertionError: a test fails.
    """
    command = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *options, "tests")
    env = {**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{ROOT}"}
    env.pop("PYTEST_ADDOPTS", None)
    pipe, output = asyncio.subprocess.PIPE, asyncio.subprocess.STDOUT
    process = await asyncio.create_subprocess_exec(*command, cwd=package, env=env, stdout=pipe, stderr=output)
    said, _ = await process.communicate()
    assert process.returncode == 0, said.decode()
    return said.decode()


def main() -> int:
    """Run the kit; return 0 if every game passes."""
    began, failed = monotonic(), 0
    with tempfile.TemporaryDirectory() as name:
        env = {**os.environ, "PYTHONPATH": path_with(Path(name), *KIT_TESTS)}
        options = ("-v", "--no-header", "-p", "no:cacheprovider", "-p", "no:randomly", "-p", "no:xdist")
        suites = [
            subprocess.Popen(
                [sys.executable, "-m", "pytest", *options, tests], cwd=folder, env=env, stdout=subprocess.PIPE
            )
            for folder, tests in (
                (ROOT, "tests/games/test_contract.py"),
                *((EXAMPLES / each, f"tests/{file}") for each, file in KIT_TESTS.items()),
            )
        ]
        for suite in suites:  # at the same time, printed one after the other
            said, _ = suite.communicate()
            sys.stdout.write(said.decode())
            failed += suite.returncode != 0
    print(f"seven games in {monotonic() - began:.0f} s")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
