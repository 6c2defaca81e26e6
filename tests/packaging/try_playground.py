"""Try the playground's own wheel where nothing of this checkout is: ``python -m tests.packaging.try_playground WHEEL``.

The wheel is installed into an environment of its own, with this one's libraries. A bot of twenty lines is tested there.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import tempfile
import venv
from pathlib import Path
from zipfile import ZipFile

from playground.tests.outside import BOT, FAILING, TESTS
from tests.packaging.try_wheel import environment, kept, output


def main(wheel: Path) -> None:
    """Look into the wheel, install it, and test a bot with it."""
    check_contents(wheel)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        programs = install(wheel, folder / "venv")
        suite = folder / "suite"
        suite.mkdir()
        (suite / "small_bot.py").write_text(BOT, encoding="utf-8")
        (suite / "test_small_bot.py").write_text(TESTS.replace("MARKS", ""), encoding="utf-8")
        (suite / "pytest.ini").write_text(
            "[pytest]\npythonpath = .\nasyncio_mode = auto\naddopts = --strict-markers\n", encoding="utf-8"
        )
        print(output(programs / "python", "-m", "pytest", "-q", cwd=suite).splitlines()[-1])
        (suite / "test_small_bot.py").write_text(FAILING.replace("MARKS", ""), encoding="utf-8")
        check_failure(programs, suite)
        assert "--rate-limits" in output(programs / "discord-playground", "--help", cwd=suite)
        for module in ("bot", "tests"):
            absent = f"import importlib.util; assert importlib.util.find_spec({module!r}) is None"
            output(programs / "python", "-c", absent, cwd=suite)
    print(f"{wheel.name} works")


def check_contents(wheel: Path) -> None:
    """Compare the wheel's files with those that git keeps, and with what it asks for."""
    expected = set(kept("playground"))
    with ZipFile(wheel) as archive:
        found = {file for file in archive.namelist() if ".dist-info/" not in file}
        (metadata,) = [file for file in archive.namelist() if file.endswith("/METADATA")]
        needed = [
            line
            for line in archive.read(metadata).decode().splitlines()
            if line.startswith("Requires-Dist: ") and "extra ==" not in line
        ]
    assert found == expected, f"missing: {sorted(expected - found)}; not expected: {sorted(found - expected)}"
    assert [line.split()[1].split(">")[0] for line in needed] == ["aiohttp", "yarl"], needed
    print(f"{len(found)} files, none missing")


def install(wheel: Path, place: Path) -> Path:
    """Install the wheel beside the libraries of this environment; return the folder of its commands."""
    venv.create(place, with_pip=True)
    programs = place / "bin"
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site = Path(output(programs / "python", "-c", where, cwd=place).strip())
    (site / "libraries.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    pip = [programs / "python", "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--no-deps", "--no-index", wheel.resolve()], check=True)
    return programs


def check_failure(programs: Path, suite: Path) -> None:
    """Let a test fail, and look for what its report shows."""
    done = subprocess.run(
        [programs / "python", "-m", "pytest", "-q"],
        cwd=suite, env=environment(), check=False, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 1, done.stdout
    assert "Laura: Hello Laura!" in done.stdout, done.stdout
    print("a failing test shows what people saw")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
