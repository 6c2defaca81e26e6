"""``python -m bot status``: which version runs, on which database, since when, and how much is going on."""

import argparse
import asyncio
from datetime import timedelta
from typing import Any

import aiohttp
from sqlalchemy import Connection, func, select

from bot.config import BadSettings, read_watched
from bot.runtime.exits import refuse
from bot.store.engine.database import DatabaseUnavailable, check_used, open_engine, raising_unavailable, shown
from bot.store.engine.fence import NotSaved
from bot.store.engine.models import GameRow
from bot.store.engine.status import LIVE
from bot.store.owner import OwnerStore
from bot.version import Version

UNWELL = 1

ANSWER_SECONDS = 5.0
"""How long the bot may take to say how it is, in seconds."""


def main(arguments: argparse.Namespace) -> int:
    """Print it, and change nothing. Return 1 if a bot is to answer at HEALTH_PORT and is not well."""
    try:
        settings = read_watched()
        lines, well = asyncio.run(_look(settings.database_url, settings.health))
    except (BadSettings, DatabaseUnavailable) as error:
        return refuse(error)
    except OSError as error:
        return refuse(error.strerror, error.filename)
    except NotSaved as error:
        return refuse(f"the database cannot be asked: {error.__cause__}")
    print("\n".join(f"{subject:9} {said}" for subject, said in lines))
    return 0 if well else UNWELL


async def _look(database: str, health: str | None) -> tuple[list[tuple[str, str]], bool]:
    engine = open_engine(database, writes=False)
    try:
        await check_used(engine)
        with raising_unavailable(engine):
            async with engine.connect() as connection:
                games = await connection.run_sync(_games)
        owner = await OwnerStore(engine).owner()
        whose = "nobody's yet" if owner is None else f"of the application {owner}"
        lines = [("version", str(Version.here())), ("database", f"{shown(engine)}, {whose}"), *games]
    finally:
        await engine.dispose()
    if health is None:
        return [*lines, ("bot", "HEALTH_PORT is not set, so nobody tells whether it runs")], True
    try:
        said = await ask(health)
        up = timedelta(seconds=said["uptime_seconds"])
        discord = f"Discord {said['discord']}, the database {said['database']}"
        what = f"{said['status']}: claro-bot {said['bot']}, up for {up}, {discord}, {said['tables']} tables"
    except (aiohttp.ClientError, OSError, ValueError) as error:
        return [*lines, ("bot", f"no answer at {health}: {str(error) or type(error).__name__}")], False
    except (LookupError, TypeError, OverflowError):
        return [*lines, ("bot", f"what answers at {health} is no bot: see HEALTH_PORT")], False
    lines.append(("bot", what))
    return lines, said["status"] == "ok"


def _games(connection: Connection) -> list[tuple[str, str]]:
    """Return a line for each game that was ever played: how many of it there are, and how many go on."""
    live = func.count().filter(GameRow.status.in_(LIVE))
    counted = select(GameRow.game, func.count(), live).group_by(GameRow.game).order_by(GameRow.game)
    return [(game, f"{count} in all, {going} at tables now") for game, count, going in connection.execute(counted)]


async def ask(health: str) -> dict[str, Any]:
    """Return how a bot says it is.

    :raises aiohttp.ClientError, OSError, ValueError: nobody answers there, or not as a bot does.
    """
    limit = aiohttp.ClientTimeout(total=ANSWER_SECONDS)
    async with aiohttp.ClientSession(timeout=limit) as http, http.get(health) as answer:
        said: dict[str, Any] = await answer.json()
        return said
