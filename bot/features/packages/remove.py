"""``python -m bot remove``: uninstall a game's package. Its games stay, and those in progress wait."""

import argparse
import asyncio

from sqlalchemy import Connection, func, select

from bot.config import BadSettings, read_watched
from bot.features.packages.add import brought, offer, uninstall, uninterrupted
from bot.runtime.exits import refuse
from bot.store.engine.database import DatabaseUnavailable, check_used, file_of, open_engine, raising_unavailable
from bot.store.engine.models import GameRow
from bot.store.engine.status import LIVE


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("game", metavar="NAME", help="the name of a game, or of the package that brings it")


def main(arguments: argparse.Namespace) -> int:
    """Uninstall a package, and say what waits. If that is not possible, say why; return 2."""
    name: str = arguments.game
    package = next((each for each in brought() if name == each.name or name in each.games), None)
    if package is None:
        return refuse("no installed package has this name, or brings a game of this name", name)
    try:
        waiting = asyncio.run(_waiting(read_watched().database_url, package.games))
    except (BadSettings, DatabaseUnavailable) as error:
        return refuse(error)
    with uninterrupted():
        if why := uninstall(package.name):
            return refuse(why, package.name)
        print(f"{package.name} {package.version} was removed; {offer(package.games, offered=False)}")
    for game, count in waiting.items():
        print(f"{game}: tables that wait until it is installed again: {count}")
    return 0


async def _waiting(url: str, games: tuple[str, ...]) -> dict[str, int]:
    """Return how many tables of each game are live; nothing where there is no database yet."""
    engine = open_engine(url, writes=False)
    file = file_of(engine.url)
    try:
        if file is not None and not file.exists():
            return {}
        await check_used(engine, earlier=True)
        with raising_unavailable(engine):
            async with engine.connect() as connection:
                return await connection.run_sync(_count, games)
    finally:
        await engine.dispose()


def _count(connection: Connection, games: tuple[str, ...]) -> dict[str, int]:
    live = select(GameRow.game, func.count()).where(GameRow.game.in_(games), GameRow.status.in_(LIVE))
    return dict(connection.execute(live.group_by(GameRow.game).order_by(GameRow.game)).tuples().all())
