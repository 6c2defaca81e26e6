"""``python -m bot add``: try the package of a game, install it, and offer it; ``python -m bot remove`` undoes that.

Whatever is tried lies in a folder of its own. What is not kept, or interrupted, leaves nothing behind.
"""

import argparse
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import invalidate_caches
from importlib.metadata import Distribution, PackageNotFoundError, distribution, distributions
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bot.config import BadSettings, read_watched
from bot.env_file import FILE, EnvFile, write
from bot.features.packages import check
from bot.games.packages import GROUP, OURS, RESERVED
from bot.runtime.exits import refuse
from bot.store.engine.address import read_address
from bot.store.engine.database import file_of

REFUSED: Final = 1
"""The exit code where a package was tried, and is not kept."""

INTERRUPTED: Final = 130
"""The exit code after Ctrl-C."""

LIMIT_SECONDS: Final = 1800.0
"""How long the kit may take."""

_KIT: Final = """from bot.testkit.looks import GameTests


class TestGame(GameTests):
    name = {game!r}
"""
"""What holds a game to the kit whose own tests are not at hand."""

AS_BUILT: Final = ("--no-deps", "--no-index")
"""How pip installs wheels that are there."""

NO_TESTS: Final = 5
"""The exit code of pytest where there is nothing to run."""

_BOT: Final = "claro-bot"
_GAMES: Final = re.compile(
    r"^([ \t]*(?:export[ \t]+)?GAMES[ \t]*=[ \t]*)([^\s#'\"][^\n#'\"]*?)[ \t]*(?:#.*)?$", re.MULTILINE
)
"""The line of ``.env`` that names the games to offer; not one that names none."""


@dataclass(frozen=True, slots=True)
class Brought:
    """A distribution, and the games that it brings."""

    name: str
    version: str
    games: tuple[str, ...]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("package", metavar="NAME", help="a package in a registry, a wheel, or the folder of a package")
    parser.add_argument("--from", dest="place", metavar="FOLDER", help="take it from this folder, and ask no registry")
    parser.add_argument("--anyway", action="store_true", help="keep it whatever the tests find")


def main(arguments: argparse.Namespace) -> int:
    """Try, install and offer. Return 0; 1 if the package is not kept; 2, with the reason, if it cannot be tried."""
    try:
        with TemporaryDirectory() as name:
            return _add(arguments, Path(name), read_watched().database_url)
    except BadSettings as error:
        return refuse(error)
    except OSError as error:
        return refuse(f"nothing was installed: {error.strerror} ({error.filename})", arguments.package)
    except KeyboardInterrupt:
        print(f"{arguments.package}: interrupted, and nothing was installed", file=sys.stderr)
        return INTERRUPTED


def _add(arguments: argparse.Namespace, folder: Path, database: str) -> int:
    trial = folder / "trial"
    wheels = _built(arguments.package, arguments.place, folder)
    if isinstance(wheels, str):
        return refuse(wheels, arguments.package)
    if wheels and (why := _pip("install", *AS_BUILT, "--target", str(trial), *wheels)):
        return refuse(why, arguments.package)
    named = _plain(re.split(r"[^\w.-]", arguments.package)[0])
    found = brought(trial) if wheels else [each for each in brought() if each.name == named]  # pip has nothing to do
    if not found:
        return refuse(f"it brings no game (no entry point in {GROUP})", arguments.package)
    games = [game for each in found for game in each.games]
    others = {
        game: each.name for each in brought() if each.name not in {one.name for one in found} for game in each.games
    }
    if taken := [game for game in games if game in {*OURS, *RESERVED, *others}]:
        return refuse(
            f"{others.get(taken[0], 'the bot itself')} has a game or a command named {taken[0]}", arguments.package
        )
    for each in found:
        print(f"{each.name} {each.version}: {', '.join(each.games)}; it is tried now, which takes a while", flush=True)
    good = _hold(games, Path(arguments.package), folder, trial)
    file = file_of(read_address(database))
    if file is not None and not file.exists():
        print(f"there is no database yet ({file}), so no game can change")
    else:
        good &= check.compare(games, [trial], database) == check.SAME
    if not good and not arguments.anyway:
        print(f"{', '.join(games)}: nothing was installed; --anyway installs a package whatever is found")
        return REFUSED
    with uninterrupted():
        if wheels and (why := _pip("install", *AS_BUILT, "--force-reinstall", *wheels)):
            return refuse(why, arguments.package)
        print(f"{', '.join(games)}: {offer(games)}")
    return 0


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Let Ctrl-C do nothing, here and in processes that are started: what is begun is done whole."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def brought(place: Path | None = None) -> list[Brought]:
    """Return the distributions that bring games, by name. Nothing of theirs is run.

    :param place: the folder where they are; None for those that are installed.
    """
    invalidate_caches()
    found = {_plain(each.metadata["Name"]): each for each in reversed(_whole(place))}
    games = {
        name: tuple(entry.name for entry in each.entry_points if entry.group == GROUP) for name, each in found.items()
    }
    return [Brought(name, found[name].version, games[name]) for name in sorted(games) if games[name]]


def _whole(place: Path | None = None) -> list[Distribution]:
    """Return the distributions, without the remains of one that pip has left, which have no name."""
    found = distributions() if place is None else distributions(path=[str(place)])
    return [each for each in found if each.metadata["Name"]]


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _built(package: str, place: str | None, folder: Path) -> list[str] | str:
    """Return the wheels of a package and of what it needs besides, or why there are none.

    Nothing is returned of what is installed already. What the bot itself runs on stays as it is.
    """
    wheels, constraints, report = folder / "wheels", folder / "constraints.txt", folder / "report.json"
    wheels.mkdir()
    source = [] if place is None else ["--no-index", "--find-links", place]
    build = ("wheel", "--no-deps", "--wheel-dir", str(wheels), *source)
    own = Path(package).exists()
    if own:
        if why := _pip(*build, str(Path(package).resolve())):
            return why
        (wheel,) = wheels.iterdir()
        package = str(wheel)
    games = {each.name for each in brought()}
    kept = [f"{each.name}=={each.version}" for each in _whole() if _plain(each.name) not in games]
    constraints.write_text("\n".join(sorted({*kept})), encoding="utf-8")
    command = ["install", "--dry-run", "--constraint", str(constraints), "--report", str(report), *source]
    try:
        distribution(_BOT)
    except PackageNotFoundError:  # it runs from a checkout, and a registry may know something else by that name
        command.append("--no-deps")
    if why := _pip(*command, package):
        return why
    new = json.loads(report.read_text(encoding="utf-8"))["install"]
    needed = [each["metadata"] for each in new if not (own and each["requested"])]
    if needed and (why := _pip(*build, *(f"{each['name']}=={each['version']}" for each in needed))):
        return why
    return sorted(map(str, wheels.iterdir()))


def _pip(*arguments: str) -> str | None:
    """Run pip; return why it fails, or None."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "--quiet", *arguments]
    done = subprocess.run(command, check=False, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if not done.returncode:
        return None
    lines = [line.strip() for line in done.stderr.splitlines() if line.strip()]
    built = [line for line, after in pairwise(lines) if after == "[end of output]"]  # of what builds the package
    wrong = built or [line for line in lines if line.startswith("ERROR")] or lines
    return wrong[-1].removeprefix("ERROR: ") if wrong else f"pip has ended with code {done.returncode}"


def uninstall(name: str) -> str | None:
    """Remove a distribution; return why that is not possible, or None."""
    return _pip("uninstall", "--yes", name)


def _hold(games: Sequence[str], source: Path, folder: Path, trial: Path) -> bool:
    """Hold games to the kit; say what is found.

    A folder's own tests are run, which may know more of them: which hints are public. They may say nothing of a game,
    and be no tests of the kit. Then the game is held to the kit as it is, without a golden game to compare with.
    """
    held, tests = folder / "held.txt", folder / "tests"
    paths = [str(trial), *filter(None, [os.environ.get("PYTHONPATH")])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "COLUMNS": "500"}
    held.touch()
    own = (source / "tests").is_dir()
    good = not own or _kit("its own tests", source, env, "tests", f"--held={held}")
    tests.mkdir()
    (tests / "conftest.py").write_text('pytest_plugins = ["bot.testkit.plugin"]\n', encoding="utf-8")
    for game in games if good else ():
        if game not in held.read_text(encoding="utf-8").splitlines():
            file = tests / f"test_{re.sub(r'[^0-9a-zA-Z]', '_', game)}.py"
            file.write_text(_KIT.format(game=game), encoding="utf-8")
            said = f"the kit, as its own tests have no GameTests for {game}" if own else "the kit"
            good &= _kit(said, folder, env, str(file), "-k", "not golden")
    return good


def _kit(said: str, folder: Path, env: Mapping[str, str], *what: str) -> bool:
    """Run tests in a folder, and say how many have passed, and which have not. Return whether all have."""
    command = [sys.executable, "-P", "-m", "pytest", "-q", "--no-header", "--tb=short"]  # the folder is not the package
    command += ["-p", "no:cacheprovider", "-p", "bot.testkit.plugin", *what]
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=env,
            check=False,
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            timeout=LIMIT_SECONDS,
        )
    except subprocess.TimeoutExpired:
        print(f"{said}: it takes longer than {LIMIT_SECONDS:.0f} seconds")
        return False
    lines = [line for line in done.stdout.splitlines() if line.strip()]
    failed = [line for line in lines if line.startswith(("FAILED", "ERROR"))]
    without = "No module named pytest" in done.stderr
    last = f"it is not there; pip install '{_BOT}[tests]' brings it" if without else (lines or [done.stderr])[-1]
    print("\n".join([f"{said}: {last.strip('= ')}", *failed]), flush=True)
    return done.returncode in (0, NO_TESTS) or without


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
            write(text[: line.start(2)] + ",".join(left) + text[line.end(2) :])
        except OSError as error:
            return f"{FILE} cannot be written ({error.strerror}): make GAMES {','.join(left)} there, and {then}"
    return then if left == names else f"GAMES in {FILE} is {','.join(left)} now; {then}"
