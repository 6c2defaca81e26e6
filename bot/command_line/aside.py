"""``python -m bot aside``: which games are set aside, as their rules have held up the bot; and let them go on."""

import argparse
import asyncio

from bot.command_line import refuse
from bot.config import BadSettings, read_database_url
from bot.faces.catalog import UnknownGame
from bot.games.catalog import PACKAGES
from bot.store.engine.database import DatabaseUnavailable, open_engine
from bot.store.engine.fence import NotSaved
from bot.store.holds import HoldStore
from bot.tables.live.aside import package_of, told


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("--again", metavar="GAME", help="forget that the rules of this game have held up the bot")


def main(arguments: argparse.Namespace) -> int:
    """Tell or forget what is set aside. If that cannot be done, print the reason in one line; return 2."""
    try:
        print(asyncio.run(_aside(read_database_url(), arguments.again)))
    except (BadSettings, DatabaseUnavailable, UnknownGame) as error:
        return refuse(error)
    except NotSaved as error:
        return refuse(error.__cause__)
    return 0


async def _aside(url: str, again: str | None) -> str:
    engine = open_engine(url)
    try:
        store = HoldStore(engine)
        if again is not None:
            game = package_of(again)
            count = await store.forget(game)
            if not count and game not in PACKAGES:
                raise UnknownGame(f"there is no game {again}; there are {', '.join(PACKAGES)}")
            if not count:
                return f"nothing of {again} is set aside"
            return f"{count} times that {again} has held up the bot are forgotten; restart the bot"
        return "\n".join(map(told, await store.all())) or "nothing is set aside"
    finally:
        await engine.dispose()
