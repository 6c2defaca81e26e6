"""The command line: ``python -m bot COMMAND``, or ``claro-bot COMMAND`` once it is installed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn

from bot.command_line import load
from bot.runtime.exits import end

COMMANDS = {
    "run": "serve on Discord (settings from the environment and .env)",
    "play": "try the bot here, without Discord: a local playground with a web page",
    "new": "write the package of a small game, to begin your own with",
    "add": "install the package of a game, try it, and offer it",
    "remove": "uninstall a game's package; its games wait, and nothing is lost",
    "check": "before an upgrade, tell which games of a database a package's rules would change",
    "replay": "check the record of a game, line by line",
    "check-draws": "check that each round of a tournament was drawn from its seed",
    "status": "tell which version runs, on which database, since when, and how much is going on",
    "doctor": "look whether everything is as it should be, and say what to do if not",
    "pages": "write the pages about privacy and terms of use, for any host of static files",
    "backup": "copy the whole database into a file, while the bot runs",
    "copy-database": "copy all games into another, empty database: from SQLite to PostgreSQL, say",
    "explain": "tell what a custom_id, a command or a table is, and which function handles it; alone, list the routes",
    "rate": "count standings, statistics and ratings again from the games' records",
    "simulate": "let computer players play each other",
}

OF_FEATURES = {name: f"bot.features.packages.{name}" for name in ("add", "check", "new", "remove")}
"""The modules of the commands that belong to a feature."""


class _Version(argparse.Action):
    """Prints the version, which is loaded only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        """Print it, and end."""
        print(load("bot.version").Version.here())
        parser.exit()


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    if isinstance(sys.stdout, TextIOWrapper):  # whose encoding may lack some of our letters
        sys.stdout.reconfigure(errors="backslashreplace")
    called = Path(sys.argv[0]).name
    program = "python -m bot" if called == "__main__.py" else called
    parser = argparse.ArgumentParser(prog=program, description="Card games in Discord channels.")
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version, and what it runs on")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    # Only the command that is asked for is loaded: replaying a record needs no discord.py.
    asked = (sys.argv[1:] if argv is None else list(argv))[:1]
    for name, hint in COMMANDS.items():
        command = commands.add_parser(name, help=hint, description=hint)
        if [name] == asked:
            module = load(OF_FEATURES.get(name, f"bot.command_line.{name.replace('-', '_')}"))
            if hasattr(module, "add_arguments"):  # else the settings say everything
                module.add_arguments(command)
            command.set_defaults(main=module.main)
    arguments = parser.parse_args(argv)
    code: int = arguments.main(arguments)
    return code


def run() -> NoReturn:
    """Run a command, and end the process with its exit code."""
    try:
        code = main()
    except Exception:  # noqa: BLE001 - packages may have threads, so Python's own way out would wait for them
        sys.excepthook(*sys.exc_info())
        code = 1
    end(code)


if __name__ == "__main__":
    run()
