"""``python -m bot check``: before an upgrade, tell which games of a database a package's rules would change."""

import argparse
import asyncio
import faulthandler
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final, TypeAlias

from sqlalchemy import Connection

from bot.features.packages.folder import NoPackage, announce
from bot.runtime import child_processes as tied
from bot.runtime.dumps import BEGINS
from bot.runtime.exits import CANNOT, refuse
from bot.store.engine.database import DatabaseUnavailable, check_used, open_engine, raising_unavailable

if TYPE_CHECKING:  # it finds the packages
    from bot.features.packages.kept_games import Kept

SAME, CHANGED = 0, 1

OWN: Final = 40
"""What the process that runs the rules adds to its exit code. With another code, the rules have ended it."""

LIMIT_SECONDS: Final = 30.0
"""How long it may take to load the package, or to play one game: its rules may loop."""

Limited: TypeAlias = Callable[[str], AbstractContextManager[None]]
"""Limits the time of what is named."""


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
            found = announce(package, Path(notes)) if package.is_dir() else ([arguments.package], [])
        except NoPackage as error:
            return refuse(error)
        return compare(*found, url)


def compare(games: Sequence[str], places: Sequence[Path], url: str) -> int:
    """Do so by the rules of packages that Python finds in some places, before it looks anywhere else."""
    with TemporaryDirectory() as notes:
        doing = Path(notes, "doing")
        what = json.dumps([[*games], [*map(str, places)], url, LIMIT_SECONDS, str(doing)])
        process = tied.start(__spec__.name, what)
        try:
            code = process.wait()
        finally:
            tied.end(process)
        late, ended, _ = doing.read_text(encoding="utf-8").partition(BEGINS) if doing.exists() else ("", "", "")
    if code - OWN in (SAME, CHANGED, CANNOT):
        return code - OWN
    if ended:
        return refuse(f"{late} takes longer than {LIMIT_SECONDS:.0f} seconds")
    return refuse(f"the rules of {', '.join(games)} have ended the process, with code {code}")


def _run(games: Sequence[str], places: Sequence[str], url: str, limit: float, doing: str) -> int:
    """Do what ``main`` says, in a process that the rules may end."""
    sys.path[:0] = places
    try:
        return asyncio.run(_check(games, url, partial(_limited, limit, doing)))
    except (NoPackage, DatabaseUnavailable) as error:
        return refuse(error)


@contextmanager
def _limited(limit: float, doing: str, what: str) -> Iterator[None]:
    """End the process if something takes too long, even inside C.

    :param doing: a file that says what; if that has ended the process, where it was follows.
    """
    with Path(doing).open("w", encoding="utf-8") as file:
        file.write(what)
        file.flush()
        faulthandler.dump_traceback_later(limit, exit=True, file=file)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()


async def _check(names: Sequence[str], url: str, limited: Limited) -> int:
    with limited(f"to load {', '.join(names)}"):
        from bot.games.catalog import GAMES, REFUSED  # which finds the packages

    missing = [name for name in names if name not in GAMES]
    if missing:
        why = [f"{package}: {reason}" for package, reason in REFUSED.items()]
        raise NoPackage("; ".join(why) or f"{missing[0]}: there is no such folder, and no installed game is called so")
    engine = open_engine(url, writes=False)
    try:
        await check_used(engine)
        with raising_unavailable(engine):
            async with engine.connect() as connection:
                return max([await connection.run_sync(_compare, name, limited) for name in names])
    finally:
        await engine.dispose()


def _stored(connection: Connection, game: str) -> Iterator["Kept"]:
    from bot.features.packages.kept_games import kept_games

    after = ""
    try:
        for kept in kept_games(connection, game):
            yield kept
            after = f" after {kept.what}"
    except (ValueError, TypeError, LookupError, ArithmeticError) as error:
        why = f"{type(error).__name__}: {error}"
        raise DatabaseUnavailable(f"what is stored of a game of {game}{after} is damaged: {why}") from error


def _compare(connection: Connection, name: str, limited: Limited) -> int:
    from bot.games.catalog import GAMES
    from bot.games.origins import with_origin

    game, same, changed, unmarked = GAMES[name], 0, 0, 0
    for each in (game, *([game.patience] if game.patience is not None else [])):
        for kept in _stored(connection, each.name):
            with limited(f"to play {kept.what} by the rules of {with_origin(name)}"):
                change = kept.change(each)
            if change is None:
                same, unmarked = same + 1, unmarked + (not kept.marks)
            else:
                changed += 1
                print(f"{'finished' if kept.over else 'running'}: {kept.what}: {change}", flush=True)
    less = f" ({unmarked} without a fingerprint, of which only the moves were tried)" if unmarked else ""
    print(f"{with_origin(name)}: games that change: {changed}, games that stay as they are: {same}{less}")
    return CHANGED if changed else SAME


if __name__ == "__main__":
    sys.exit(OWN + _run(*json.loads(sys.argv[1])))
