"""``python -m bot play``: run the bot on a local playground, and play in a browser."""

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import FrameType
from typing import NoReturn

from bot.command_line import load, run
from bot.features.packages.dev_server import play_packages
from bot.features.packages.folder import NoPackage, announce
from bot.runtime import child_processes as tied
from bot.runtime.exits import refuse

CANNOT_START = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("--port", type=int, default=8700, help="the page's port; 0 lets the system choose (8700)")
    parser.add_argument(
        "--people",
        default="Laura,Clara,Armin,Konrad",
        metavar="NAME,…",
        help="who can play; the first may manage the server and its messages (Laura,Clara,Armin,Konrad)",
    )
    parser.add_argument("--locales", default="", metavar="NAME=LOCALE,…", help="people's languages, if not en-US")
    parser.add_argument(
        "--package",
        action="append",
        type=Path,
        metavar="PATH",
        help="play the games of a package in this folder, with a workbench beside it; may be given several times",
    )
    parser.add_argument(
        "--reload", action="store_true", help="load the rules of these packages anew when a file is saved"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the page in a browser")


def main(arguments: argparse.Namespace) -> int:
    """Start the playground, print the page's address, run the bot, and stop the playground when the bot ends."""
    if arguments.reload and arguments.package is None:
        return refuse("--reload needs --package, a folder whose files it looks at")
    for number in (signal.SIGTERM, signal.SIGINT):  # until the bot has begun, which handles both itself
        signal.signal(number, _leave)
    with tempfile.TemporaryDirectory() as folder:  # as temporary as the playground's people and channels
        try:
            announced = None if arguments.package is None else _announced(arguments.package, Path(folder))
        except NoPackage as error:
            return refuse(error)
        return _play(arguments, Path(folder), announced)


def _announced(packages: Sequence[Path], place: Path) -> tuple[list[str], list[Path]]:
    """Announce several packages; see ``announce``."""
    found = [announce(each, place) for each in packages]
    return [game for games, _ in found for game in games], [each for _, places in found for each in places]


def _play(arguments: argparse.Namespace, folder: Path, announced: tuple[list[str], list[Path]] | None) -> int:
    leaving = threading.Event()
    chosen = [f"--{name}={getattr(arguments, name)}" for name in ("port", "people", "locales")]
    first = arguments.people.strip(", ").partition(",")[0]
    chosen += [f"--managers={first}", f"--moderators={first}"]  # some commands are shown to them only
    panel = _free_port()
    chosen.append(f"--activity=http://127.0.0.1:{panel}/panel/")
    playground = tied.start("playground", "--json", *chosen, stdout=subprocess.PIPE)
    try:
        assert playground.stdout is not None
        if announced is None:  # now, as the playground takes as long to start in its own process
            load("bot.command_line.serving")
        line = playground.stdout.readline()
        if not line:
            return playground.wait() or CANNOT_START
        described = json.loads(line)
        print(f"\n  Play at {described['url']}   (type /help; Ctrl-C stops)\n", flush=True)
        if not arguments.no_browser and has_browser(os.environ, sys.platform, terminal=sys.stdout.isatty()):
            # Some browsers keep their caller waiting.
            threading.Thread(target=webbrowser.open, args=(described["url"],), daemon=True).start()
        threading.Thread(target=_end_with, args=(playground, leaving), daemon=True).start()
        os.environ.setdefault("LOG_LEVEL", "WARNING")
        os.environ["DISCORD_TOKEN"] = described["bot_token"]
        os.environ["DISCORD_API_URL"] = described["api_url"]
        os.environ["DATABASE_URL"] = f"sqlite+aiosqlite:///{folder}/play.db"
        os.environ["DISCORD_CLIENT_SECRET"], os.environ["PAGES_PORT"] = described["client_secret"], str(panel)
        os.environ["OPERATOR"] = os.environ["OPERATOR_CONTACT"] = "whoever has started it"
        if announced is not None:
            people = {each["id"]: each["name"] for each in described["people"]}
            packages, settings = arguments.package, dict(os.environ)
            return play_packages(packages, announced, settings, folder, people, reload=arguments.reload)
        return run.serve()
    finally:
        leaving.set()
        tied.end(playground)


def _free_port() -> int:
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


def _end_with(playground: subprocess.Popen[str], leaving: threading.Event) -> None:
    """Stop the bot as soon as the playground has ended by itself: it would try to reach it for ever."""
    playground.wait()
    if not leaving.is_set():
        print("The playground has ended, and the bot with it.", file=sys.stderr, flush=True)
        os.kill(os.getpid(), signal.SIGTERM)


def _leave(number: int, _frame: FrameType | None) -> NoReturn:
    for each in (signal.SIGTERM, signal.SIGINT):  # a second one must not interrupt what ends the other processes
        signal.signal(each, lambda *_: None)
    raise SystemExit(128 + number)


def has_browser(environment: Mapping[str, str], platform: str, *, terminal: bool) -> bool:
    """Tell whether to open the page: only for somebody who sits before a screen, and not in CI.

    Without a screen, Python may find a browser that takes over the terminal.

    :param platform: as ``sys.platform`` has it.
    :param terminal: whether the output goes to a terminal.
    """
    if not terminal or environment.get("CI"):
        return False
    if platform in ("darwin", "win32"):
        return not environment.get("SSH_CONNECTION")
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
