"""``python -m bot explain``: what a custom_id, a command or a table's number is, and who handles it; or all routes."""

import argparse
import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from pydantic import SecretStr
from sqlalchemy import func, select

import bot
from bot.app import App
from bot.config import DEFAULT_DATABASE, BadSettings, Settings, read_database_url
from bot.interactions.commands.command import functions_of
from bot.interactions.routes.route import Malformed, Route
from bot.runtime.exits import refuse
from bot.store.engine.database import DatabaseUnavailable, check_used, open_engine
from bot.store.engine.models import GameRow, MoveRow, SeatRow

UNKNOWN: Final = 1

ROUTES: Final = "routes"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument(
        "what", metavar="WHAT", nargs="?", default=ROUTES, help="a custom_id, a slash command, or a table's number"
    )


def main(arguments: argparse.Namespace) -> int:
    """Explain something. Return 1 if there is no such thing, and 2 if the database does not answer."""
    what: str = arguments.what
    try:
        if what.isascii() and what.isdecimal():
            lines = asyncio.run(_table(read_database_url(), int(what)))
        else:
            lines = asyncio.run(_code(what))
    except (BadSettings, DatabaseUnavailable) as error:
        return refuse(error)
    if not lines:
        print(f"{what}: no route makes this, and no command or table is called so", file=sys.stderr)
        return UNKNOWN
    print("\n".join(lines))
    return 0


async def _code(what: str) -> list[str]:
    # The bot is made for that, but neither connected nor given a database.
    app = App(Settings(_env_file=None, discord_token=SecretStr("none")), open_engine(DEFAULT_DATABASE))
    if what == ROUTES:
        return [_told(app, each) for routes in app.registry.clicks.routes for each in routes]
    with suppress(Malformed):
        route = app.registry.clicks.parse(what).route
        return [_told(app, route), route.about, f"for {route.may.value}"]
    await app.registry.offer()
    found = functions_of(app.registry.commands, what.removeprefix("/").lower())
    return [f"/{name}: command · {_place(function)}" for name, function in found.items()]


def _told(app: App, route: Route) -> str:
    kind = "form" if route.form else "list" if route.lists else "button"
    return f"{route.pattern}: {kind} · {', '.join(map(_place, app.registry.clicks.handlers(route)))}"


def _place(handler: Callable[..., object]) -> str:
    code = handler.__code__
    file = Path(code.co_filename).relative_to(Path(bot.__file__).parents[1])
    return f"{file.as_posix()}:{code.co_firstlineno} {handler.__qualname__}"


async def _table(url: str, number: int) -> list[str]:
    """Return what the database stores of a table; nothing of what anybody holds. Empty if there is none."""
    engine = open_engine(url)
    try:
        await check_used(engine)
        async with engine.connect() as connection:
            game = (await connection.execute(select(GameRow.__table__).where(GameRow.id == number))).one_or_none()
            if game is None:
                return []
            seated = select(SeatRow.level, SeatRow.left_at).where(SeatRow.game_id == number).order_by(SeatRow.seat)
            seats = (await connection.execute(seated)).all()
            moves = await connection.scalar(select(func.count()).where(MoveRow.game_id == number))
    finally:
        await engine.dispose()
    people = [each.level or ("has left" if each.left_at else "a person") for each in seats]
    waits = f", waits: {game.waits}" if game.waits else ""
    return [
        f"table {number}: {game.game}, {game.status}{waits}",
        f"seats: {', '.join(people)}",
        f"moves: {moves}",
        f"started: {game.started_at or '-'}, ended: {game.ended_at or '-'}",
    ]
