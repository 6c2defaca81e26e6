"""``python -m bot add``: install the package of a game, try it, and offer it; ``python -m bot remove`` undoes that."""

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import invalidate_caches
from importlib.metadata import Distribution, PackageNotFoundError, distribution, distributions
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bot.config import BadSettings, read_watched
from bot.env_file import FILE, EnvFile
from bot.features.packages import check
from bot.games.packages import GROUP
from bot.runtime.exits import refuse
from bot.store.engine.address import read_address
from bot.store.engine.database import file_of

REFUSED: Final = 1
"""The exit code where a package was tried, and is not kept."""

LIMIT_SECONDS: Final = 1800.0
"""How long the kit may take."""

_KIT: Final = """from bot.testkit.looks import GameTests


class TestGame(GameTests):
    name = "{game}"
"""
"""What holds a game to the kit whose own tests are not at hand."""

_BOT: Final = "claro-bot"
_GAMES: Final = re.compile(
    r"^([ \t]*(?:export[ \t]+)?GAMES[ \t]*=[ \t]*)([^\s#'\"][^\n#'\"]*?)[ \t]*(?:#.*)?$", re.MULTILINE
)
"""The line of ``.env`` that names the games to offer; not one that names none."""


@dataclass(frozen=True, slots=True)
class Brought:
    """An installed distribution, and the games that it brings."""

    name: str
    version: str
    games: tuple[str, ...]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("package", metavar="NAME", help="a package in a registry, a wheel, or the folder of a package")
    parser.add_argument("--from", dest="place", metavar="FOLDER", help="take it from this folder, and ask no registry")
    parser.add_argument("--anyway", action="store_true", help="keep it whatever the tests find")


def main(arguments: argparse.Namespace) -> int:
    """Install, try and offer. Return 0; 1 if the package is not kept; 2, with the reason, if it cannot be installed."""
    try:
        database = read_watched().database_url
    except BadSettings as error:
        return refuse(error)
    before, there = {each.name for each in brought()}, {_plain(each.name) for each in _whole()}
    with TemporaryDirectory() as name:
        folder = Path(name)
        told = _install(arguments.package, arguments.place, folder)
        if isinstance(told, str):
            return refuse(told, arguments.package)
        found = [each for each in brought() if each.name in told]
        if not found:
            new = [each for each in told if each not in there]  # the bot itself may need what was there before
            uninstall(new)
            done = ", and was removed again" if new else ""
            return refuse(f"it brings no game (no entry point in {GROUP}){done}", arguments.package)
        tried = [_try(each, Path(arguments.package), folder, database) for each in found]
    names = [game for each in found for game in each.games]
    if not all(tried) and not arguments.anyway:
        new = [each.name for each in found if each.name not in before]
        uninstall(new)
        done = "was removed again" if new else "stays installed, as it replaced an earlier version: install that again"
        print(f"{', '.join(names)}: it {done}; --anyway keeps a package whatever is found")
        return REFUSED
    print(f"{', '.join(names)}: {offer(names)}")
    return 0


def brought() -> list[Brought]:
    """Return the installed distributions that bring games, by name. Nothing of theirs is run."""
    invalidate_caches()
    found = {_plain(each.name): each for each in reversed(_whole())}
    games = {
        name: tuple(entry.name for entry in each.entry_points if entry.group == GROUP) for name, each in found.items()
    }
    return [Brought(name, found[name].version, games[name]) for name in sorted(games) if games[name]]


def _whole() -> list[Distribution]:
    """Return the installed distributions, without the remains of one that pip has left, which have no name."""
    return [each for each in distributions() if each.metadata["Name"]]


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _install(package: str, place: str | None, folder: Path) -> list[str] | str:
    """Install a package; return the names of the distributions that are new, or why it cannot be installed.

    What the bot itself runs on stays as it is.
    """
    games = {each.name for each in brought()}
    kept = [f"{each.name}=={each.version}" for each in _whole() if _plain(each.name) not in games]
    constraints, report = folder / "constraints.txt", folder / "report.json"
    constraints.write_text("\n".join(sorted({*kept})), encoding="utf-8")
    command = ["install", "--quiet", "--constraint", str(constraints), "--report", str(report)]
    if place is not None:
        command += ["--no-index", "--find-links", place]
    try:
        distribution(_BOT)
    except PackageNotFoundError:  # it runs from a checkout, and a registry may know something else by that name
        command.append("--no-deps")
    if Path(package).exists():
        command += ["--force-reinstall", "--no-deps"] if Path(package).is_file() else []
        package = str(Path(package).resolve())
    done = _pip(*command, package)
    if done.returncode:
        wrong = [line for line in done.stderr.splitlines() if line.startswith("ERROR")] or done.stderr.splitlines()
        return wrong[-1].removeprefix("ERROR: ") if wrong else f"pip has ended with code {done.returncode}"
    told = json.loads(report.read_text(encoding="utf-8"))["install"]
    there = re.split(r"[^\w.-]", package)[0]  # pip does nothing if this very version is installed
    return [_plain(each["metadata"]["name"]) for each in told] or [_plain(there)]


def _pip(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments]
    return subprocess.run(command, check=False, capture_output=True, text=True, stdin=subprocess.DEVNULL)


def uninstall(names: Sequence[str]) -> str | None:
    """Remove distributions; return why that is not possible, or None."""
    done = _pip("uninstall", "--quiet", "--yes", *names) if names else None
    return done.stderr.strip().splitlines()[-1] if done is not None and done.returncode else None


def _try(package: Brought, source: Path, folder: Path, database: str) -> bool:
    """Hold each game of a package to the kit and to the games of the database; say what is found."""
    print(f"{package.name} {package.version}: {', '.join(package.games)}", flush=True)
    own = (source / "tests").is_dir()
    good = [
        _kit(None if own else game, source if own else folder) for game in (package.games[:1] if own else package.games)
    ]
    file = file_of(read_address(database))
    if file is not None and not file.exists():
        print("there is no database yet, so no game can change")
        return all(good)
    changes = [check.main(argparse.Namespace(package=game, database=database)) for game in package.games]
    return all(good) and not any(changes)


def _kit(game: str | None, folder: Path) -> bool:
    """Run a package's own tests or, for the name of a game, the kit as it is without settings of the author's.

    Then there is no golden game to compare with.
    """
    if game is not None:
        (folder / "tests").mkdir(exist_ok=True)
        (folder / "tests" / "conftest.py").write_text('pytest_plugins = ["bot.testkit.plugin"]\n', encoding="utf-8")
        (folder / "tests" / f"test_{game.replace('-', '_')}.py").write_text(_KIT.format(game=game), encoding="utf-8")
    tests = "tests" if game is None else f"tests/test_{game.replace('-', '_')}.py"
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", "-p", "no:cacheprovider", tests]
    command += [] if game is None else ["-k", "not golden"]
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            check=False,
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            timeout=LIMIT_SECONDS,
        )
    except subprocess.TimeoutExpired:
        print(f"the kit: it takes longer than {LIMIT_SECONDS:.0f} seconds")
        return False
    lines = done.stdout.splitlines()
    failed = [line for line in lines if line.startswith(("FAILED", "ERROR"))]
    without = "No module named pytest" in done.stderr
    last = f"it is not there; pip install '{_BOT}[tests]' brings it" if without else lines[-1] if lines else done.stderr
    print("\n".join(["the kit: " + last.strip("= "), *failed]), flush=True)
    return done.returncode == 0 or without


def offer(games: Sequence[str], *, offered: bool = True) -> str:
    """Write into ``.env`` that games are offered, or no longer, if it names those to offer.

    Return what is left to be done.
    """
    then = "restart the bot to offer it" if offered else "restart the bot"
    if EnvFile().place("GAMES") is None:
        return then
    text = FILE.read_text(encoding="utf-8")
    line = _GAMES.search(text)
    if line is None:  # it is empty, and all are offered; or it is written in a way of somebody's own
        return (
            then
            if re.search(r"^[ \t]*GAMES[ \t]*=[ \t]*(#.*)?$", text, re.MULTILINE)
            else f"change GAMES in {FILE}, and {then}"
        )
    names = [each.strip() for each in line[2].split(",")]
    left = (
        [*names, *(each for each in games if each not in names)]
        if offered
        else [each for each in names if each not in games]
    )
    if not left:  # an empty one would offer all
        return f"change GAMES in {FILE}, which names no other game, and {then}"
    if left != names:
        try:
            FILE.write_text(text[: line.start(2)] + ",".join(left) + text[line.end(2) :], encoding="utf-8")
        except OSError as error:
            return f"{FILE} cannot be written ({error.strerror}): make GAMES {','.join(left)} there, and {then}"
    return then if left == names else f"GAMES in {FILE} is {','.join(left)} now; {then}"
