"""Hold four games to the kit, and print each test: ``python -m tests.packaging.kit``, run in the checkout.

Ours are three, and ``examples/mau-mau`` is read as if it were installed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic
from typing import Final

ROOT: Final = Path(__file__).parents[2]
MAU_MAU: Final = ROOT / "examples" / "mau-mau"
METADATA: Final = "Metadata-Version: 2.1\nName: claro-bot-mau-mau\nVersion: 0.1.0\n"


def path_with_mau_mau(folder: Path) -> str:
    """Return a PYTHONPATH with which the game is found as if it were installed.

    :param folder: an empty folder, where its metadata are put.
    """
    installed = folder / "claro_bot_mau_mau-0.1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(METADATA, encoding="utf-8")
    (installed / "entry_points.txt").write_text("[claro_bot.games]\nmau-mau = mau_mau\n", encoding="utf-8")
    return os.pathsep.join(map(str, (folder, MAU_MAU, ROOT)))


def main() -> int:
    """Run the kit; return 0 if every game passes."""
    began, failed = monotonic(), 0
    with tempfile.TemporaryDirectory() as name:
        env = {**os.environ, "PYTHONPATH": path_with_mau_mau(Path(name))}
        options = ("-v", "--no-header", "-p", "no:cacheprovider", "-p", "no:randomly", "-p", "no:xdist")
        suites = [
            subprocess.Popen(
                [sys.executable, "-m", "pytest", *options, tests], cwd=folder, env=env, stdout=subprocess.PIPE
            )
            for folder, tests in ((ROOT, "tests/games/test_contract.py"), (MAU_MAU, "tests/test_kit.py"))
        ]
        for suite in suites:  # at the same time, printed one after the other
            said, _ = suite.communicate()
            sys.stdout.write(said.decode())
            failed += suite.returncode != 0
    print(f"four games in {monotonic() - began:.0f} s")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
