"""``python -m bot rate --rebuild``: recount standings, statistics and ratings from the records of the games."""

from __future__ import annotations

import argparse
import asyncio
import sys
from datetime import UTC, datetime
from typing import Never

from tqdm import tqdm

from bot.config import BadSettings, read_database_url
from bot.features.fleet.leases import stopped
from bot.features.standings.rules.recount import MissingGames, ThinnedGames, recount
from bot.games.catalog import GAMES
from bot.runtime.exits import refuse
from bot.store.engine.database import DatabaseUnavailable, open_engine, upgrade
from bot.store.engine.fence import NotSaved
from bot.store.journal.journal import open_writer


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument(
        "--rebuild", action="store_true", required=True, help="delete what was counted, and count again"
    )


def main(arguments: argparse.Namespace) -> int:
    """Recount. If that fails, print the reason in one line, change nothing, and return 2. The bot must be stopped."""
    try:
        counted = asyncio.run(_rebuild(read_database_url()))
    except (BadSettings, DatabaseUnavailable) as error:
        return refuse(error)
    except MissingGames as error:
        return refuse(f"nothing was changed: install {error} again, or their standings would be lost")
    except ThinnedGames as error:
        return refuse(f"nothing was changed: {error}, and would count no more; count a backup that has their moves")
    except NotSaved as error:
        return refuse(f"nothing was changed: {error.__cause__}")
    print(f"{counted} games counted")
    return 0


async def _rebuild(url: str) -> int:
    bar: tqdm[Never] = tqdm(unit=" games", disable=not sys.stderr.isatty(), leave=False)

    def progress(done: int, total: int) -> None:
        bar.total = total
        bar.update(done - bar.n)

    async with stopped(url):
        engine = open_engine(url)
        writer = open_writer(engine)
        try:
            await upgrade(engine)
            return await recount(writer, GAMES, datetime.now(UTC).date(), progress)
        finally:
            bar.close()
            await writer.close()
            await engine.dispose()
