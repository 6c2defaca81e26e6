"""``python -m bot copy-database FROM TO``: move from SQLite to PostgreSQL or back, or make a copy."""

from __future__ import annotations

import argparse
import asyncio
import sys
from typing import Never

from tqdm import tqdm

from bot.features.fleet.leases import stopped
from bot.runtime.exits import refuse
from bot.store.copying import NotEmpty, copy_database
from bot.store.engine.database import DatabaseUnavailable


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("source", metavar="FROM", help="the address of the database to read, as in DATABASE_URL")
    parser.add_argument("target", metavar="TO", help="the address of an empty database")


def main(arguments: argparse.Namespace) -> int:
    """Copy a database while the bot is stopped. If that fails, print why, leave the target empty, and return 2."""
    bars: dict[str, tqdm[Never]] = {}

    def progress(name: str, done: int, total: int) -> None:
        bar = bars.setdefault(name, tqdm(desc=name, total=total, unit="row", disable=not sys.stderr.isatty()))
        bar.update(done - bar.n)

    async def copy() -> int:
        async with stopped(arguments.source), stopped(arguments.target, new=True):  # both are migrated
            return await copy_database(arguments.source, arguments.target, progress)

    try:
        rows = asyncio.run(copy())
    except (DatabaseUnavailable, NotEmpty) as error:
        return refuse(error)
    finally:
        for bar in bars.values():
            bar.close()
    print(f"{rows} rows copied; set DATABASE_URL to the new address, and start the bot")
    return 0
