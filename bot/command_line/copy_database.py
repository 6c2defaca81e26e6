"""``python -m bot copy-database FROM TO``: move from SQLite to PostgreSQL or back, or make a copy."""

from __future__ import annotations

import argparse
import asyncio
import sys
from typing import Never

from tqdm import tqdm

from bot.fleet.leases import stopped
from bot.store.engine.copying import NotEmpty, Progress, copy_database
from bot.store.engine.database import DatabaseUnavailable

CANNOT_COPY = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("source", metavar="FROM", help="the address of the database to read, as in DATABASE_URL")
    parser.add_argument("target", metavar="TO", help="the address of an empty database")


def main(arguments: argparse.Namespace) -> int:
    """Copy a database. If that fails, print the reason in one line, leave the target empty, and return 2.

    The bot must be stopped.
    """
    bars: dict[str, tqdm[Never]] = {}

    def progress(name: str, done: int, total: int) -> None:
        bar = bars.setdefault(name, tqdm(desc=name, total=total, unit="row", disable=not sys.stderr.isatty()))
        bar.update(done - bar.n)

    try:
        rows = asyncio.run(_copy(arguments.source, arguments.target, progress))
    except (DatabaseUnavailable, NotEmpty) as error:
        print(f"bot: {error}", file=sys.stderr)
        return CANNOT_COPY
    finally:
        for bar in bars.values():
            bar.close()
    print(f"{rows} rows copied; set DATABASE_URL to the new address, and start the bot")
    return 0


async def _copy(source: str, target: str, progress: Progress) -> int:
    async with stopped(source), stopped(target, new=True):  # both are migrated
        return await copy_database(source, target, progress)
