"""``python -m bot check``: before an upgrade, tell which games of a database a package's rules would change."""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection

from bot.command_line import refuse
from bot.command_line.packages import NoPackage, announce
from bot.store.engine.database import DatabaseUnavailable, check_used, open_engine, raising_unavailable

SAME, CHANGED = 0, 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("package", metavar="PACKAGE", help="the folder of a package, or an installed game's name")
    parser.add_argument("database", metavar="DATABASE", help="an SQLite file, or the address of a database")


def main(arguments: argparse.Namespace) -> int:
    """Play each game again. Return 0 if none changes, 1 if one does, and 2, with the reason, if that cannot be told."""
    package, database = Path(arguments.package), arguments.database
    url = database if "://" in database else f"sqlite+aiosqlite:///{database}"
    with TemporaryDirectory() as notes:
        try:
            games = [arguments.package]
            if package.is_dir():
                games, places = announce(package, Path(notes))
                sys.path[:0] = map(str, places)
            return asyncio.run(_check(games, url))
        except (NoPackage, DatabaseUnavailable) as error:
            return refuse(error)


async def _check(names: Sequence[str], url: str) -> int:
    from bot.games.catalog import GAMES, REFUSED  # which finds the packages

    missing = [name for name in names if name not in GAMES]
    if missing:
        why = [f"{package}: {reason}" for package, reason in REFUSED.items()]
        raise NoPackage("; ".join(why) or f"{missing[0]}: there is no such folder, and no installed game is called so")
    engine = open_engine(url)
    try:
        await check_used(engine)
        with raising_unavailable(engine):
            async with engine.connect() as connection:
                return max([await connection.run_sync(_compare, name) for name in names])
    finally:
        await engine.dispose()


def _compare(connection: Connection, name: str) -> int:
    """Print what becomes of the games of this name, and of its patience."""
    from bot.command_line.kept_games import kept_games
    from bot.games.catalog import GAMES
    from bot.tables.aside import with_origin

    game, same, changed, unmarked = GAMES[name], 0, 0, 0
    for each in (game, *([game.patience] if game.patience is not None else [])):
        for kept in kept_games(connection, each.name):
            change = kept.change(each)
            if change is None:
                same, unmarked = same + 1, unmarked + (not kept.marks)
            else:
                changed += 1
                print(f"{'finished' if kept.over else 'running'}: {kept.what}: {change}")
    less = f" ({unmarked} without a fingerprint, of which only the moves were tried)" if unmarked else ""
    print(f"{with_origin(name)}: games that change: {changed}, games that stay as they are: {same}{less}")
    return CHANGED if changed else SAME
