"""``python -m bot backup FILE``: copy the whole database into a file, while the bot runs."""

import argparse
import asyncio
from pathlib import Path

from bot.config import BadSettings, read_database_url
from bot.runtime.exits import refuse
from bot.store.backup import back_up
from bot.store.engine.database import DatabaseUnavailable


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("file", metavar="FILE", type=Path, help="the new SQLite file")


def main(arguments: argparse.Namespace) -> int:
    """Copy the database. If that fails, print why, leave no file, and return 2."""
    file = arguments.file.absolute()
    try:
        games = asyncio.run(back_up(read_database_url(), file))
    except (BadSettings, DatabaseUnavailable) as error:
        return refuse(error)
    said = f"{games} game{'' if games == 1 else 's'}"
    print(f"the database, with {said}, is in {file} ({file.stat().st_size / 2**20:.1f} MiB)")
    return 0
