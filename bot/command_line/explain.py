"""``python -m bot explain``: what a custom_id or a table's number is, and who handles it; without one, all routes."""

import argparse
import asyncio
import sys
from collections.abc import Iterator
from enum import Enum
from pathlib import Path

from sqlalchemy import func, select

from bot.commands.alone.alone import PrivateGames
from bot.commands.alone.learning import Learning
from bot.commands.alone.solo import SoloCommands
from bot.commands.clicks import Clicks
from bot.commands.events.club_clicks import ClubClicks
from bot.commands.events.ladder_clicks import LadderClicks
from bot.commands.events.ladder_pages import LadderPages
from bot.commands.events.tournament_clicks import TournamentClicks
from bot.commands.events.tournament_pages import TournamentPages
from bot.commands.person.help import Help
from bot.commands.person.menus import Menus
from bot.commands.person.settings import SettingsPages
from bot.commands.standings.pages import Pages
from bot.commands.standings.reviews import Reviews
from bot.commands.standings.seasons import SeasonChanges
from bot.commands.standings.wallet import Wallet
from bot.commands.table.confirmations import Parting
from bot.commands.table.table_clicks import TableClicks
from bot.commands.table.taken import Taken
from bot.config import BadSettings, read_database_url
from bot.store.engine.database import DatabaseUnavailable, check_used, open_engine
from bot.store.engine.models import GameRow, MoveRow, SeatRow
from bot.views.kit.custom_id import ONLY_SUBMITTED, ROUTES, Verb, parse
from bot.views.kit.route import Malformed, Meant, Route, handlers

UNKNOWN, CANNOT_READ = 1, 2

OWNERS = (
    *(TournamentClicks, TournamentPages, LadderClicks, LadderPages, ClubClicks, Clicks, PrivateGames, Parting),
    *(Learning, Taken, SoloCommands, Pages, Wallet, Reviews, Menus, Help, SettingsPages, SeasonChanges),
)
"""The classes whose marked methods handle clicks. What none of them handles is a table's."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("what", metavar="WHAT", nargs="?", help="a custom_id, or the number of a table")


def main(arguments: argparse.Namespace) -> int:
    """Explain something. Return 1 if there is no such thing, and 2 if the database does not answer."""
    what: str | None = arguments.what
    try:
        if what is None:
            every: list[Enum] = [route for routes in ROUTES.values() for route in routes]
            lines = [told(route)[0] for route in (*every, *Verb)]
        elif what.isascii() and what.isdecimal():
            lines = asyncio.run(_table(read_database_url(), int(what)))
        else:
            meant = parse(what)
            lines = told(meant.route if isinstance(meant, Meant) else meant.verb)
    except Malformed:
        lines = []
    except (BadSettings, DatabaseUnavailable) as error:
        print(f"bot: {error}", file=sys.stderr)
        return CANNOT_READ
    if not lines:
        print(f"{what}: no route makes this, and no table has this number", file=sys.stderr)
        return UNKNOWN
    print("\n".join(lines))
    return 0


def told(route: Enum) -> list[str]:
    """Return what a button is, and who handles it: one line first, then what else is known."""
    where = ", ".join(_handled(route))
    if not isinstance(route, Route):
        return [f"{route.value}: {'form' if route in ONLY_SUBMITTED else 'button, list or form'} · {where}"]
    kind = "form" if route.form else "list" if route.lists else "button"
    return [f"{route.pattern}: {kind} · {where}", route.about, f"for {route.may.value}"]


def _handled(route: Enum) -> Iterator[str]:
    """Give where a click, and then a submitted form, is handled: a file, its line and the method."""
    found = [
        handler
        for submitted in (False, True)
        for owner in OWNERS
        if (handler := handlers(owner, submitted=submitted).get(route))
    ]
    for each in found or [ClubClicks.clicked if isinstance(route, Route) else TableClicks.clicked]:
        code = each.__code__
        yield f"bot/commands/{Path(code.co_filename).name}:{code.co_firstlineno} {each.__qualname__}"


async def _table(url: str, number: int) -> list[str]:
    """Return what the database stores of a table; nothing of what anybody holds. Empty if there is none."""
    engine = open_engine(url)
    try:
        await check_used(engine)
        async with engine.connect() as connection:
            columns = (GameRow.game, GameRow.status, GameRow.waits, GameRow.started_at, GameRow.ended_at)
            game = (await connection.execute(select(*columns).where(GameRow.id == number))).one_or_none()
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
