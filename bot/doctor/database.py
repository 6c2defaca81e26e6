"""Checks of the database: whether it can be reached, is intact, is up to date, and has room."""

import asyncio
import shutil
import sqlite3
from pathlib import Path

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.doctor.finding import Finding, Verdict, fine, note, wrong
from bot.store.engine.database import DatabaseUnavailable, check_used, open_engine, reason_of, shown
from bot.store.engine.fence import DATABASE_FAILURES, NotSaved
from bot.store.engine.models import GameRow
from bot.store.engine.status import LIVE, SOLO
from bot.store.migrating import MIGRATIONS
from bot.store.owner import OwnerStore

ENOUGH_BYTES = 200 * 1024 * 1024
"""With less free space than this on the database's disk, the host is told."""

SUBJECT = "database"


async def check_database(url: str) -> list[Finding]:
    """Check the database without changing it. A file that does not exist yet is fine: the bot creates it."""
    try:
        engine = open_engine(url)
    except DatabaseUnavailable as error:
        return [wrong(SUBJECT, str(error), "correct DATABASE_URL; .env.example shows both kinds")]
    try:
        if engine.url.drivername.startswith("sqlite"):
            file = Path(engine.url.database or "")
            missing = await asyncio.to_thread(_check_folder, file)
            if missing is not None:
                return [missing]
        async with engine.connect() as connection:
            return [fine(SUBJECT, shown(engine)), *await _check_contents(engine, connection)]
    except (*DATABASE_FAILURES, sqlite3.Error) as error:
        return [wrong(SUBJECT, reason_of(error), "make sure that it is running, and that DATABASE_URL is its address")]
    finally:
        await engine.dispose()


async def owner_of(url: str) -> int | None:
    """Return the application whose the database is; None if it is nobody's, or cannot be read."""
    engine: AsyncEngine | None = None
    try:
        engine = open_engine(url, writes=False)
        await check_used(engine)
        return await OwnerStore(engine).owner()
    except (DatabaseUnavailable, NotSaved):
        return None
    finally:
        if engine is not None:
            await engine.dispose()


def _check_folder(file: Path) -> Finding | None:
    if file.exists():
        return None
    if not file.absolute().parent.is_dir():
        return wrong(SUBJECT, f"there is no folder {file.absolute().parent}", "create it, or correct DATABASE_URL")
    return fine(SUBJECT, f"{file} will be made by the first start")


async def _check_contents(engine: AsyncEngine, connection: AsyncConnection) -> list[Finding]:
    findings = [await connection.run_sync(_check_revision)]
    if findings[0].verdict is Verdict.FINE:
        games = await connection.scalar(select(func.count()).where(GameRow.status != SOLO))
        waiting = GameRow.waits.is_not(None)
        live = select(func.count()).where(GameRow.status.in_(LIVE))
        going, waits = await connection.scalar(live.where(~waiting)), await connection.scalar(live.where(waiting))
        said = f"{games} in all, {going} in progress"
        if waits:
            said += f", {waits} {'waits' if waits == 1 else 'wait'}"
            findings.append(note("games", said, "the log says why: look for “waits”"))
        else:
            findings.append(fine("games", said))
    if engine.url.drivername.startswith("sqlite"):
        whole = (await connection.exec_driver_sql("PRAGMA quick_check(1)")).scalar()
        said, advice = f"quick check: {whole}", "stop the bot and restore a backup (docs/hosting.md)"
        findings.append(fine("file", said) if whole == "ok" else wrong("file", said, advice))
        file = Path(engine.url.database or "")
        free = await asyncio.to_thread(lambda: shutil.disk_usage(file.absolute().parent).free)
        said = f"{free / 2**20:,.0f} MiB free"
        full = note("disk", said, "free some space: nothing can be played with a full disk")
        findings.append(full if free < ENOUGH_BYTES else fine("disk", said))
    return findings


def _check_revision(connection: Connection) -> Finding:
    script = ScriptDirectory(str(MIGRATIONS))
    head = script.get_current_head()
    current = MigrationContext.configure(connection).get_current_revision()
    if current == head:
        return fine("migrations", f"at {head}, the newest")
    if current is None or current in {each.revision for each in script.walk_revisions()}:
        at = "none applied yet" if current is None else f"at {current}, the newest is {head}"
        return note("migrations", at, "the next start applies them; make a backup first")
    what = f"at {current}, which this version of the bot does not know"
    return wrong("migrations", what, "run the newer version that made it")
