"""Checks of the database: whether it can be reached, is intact, is up to date, and has room."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.doctor.finding import Finding, Verdict
from bot.store.engine.database import DatabaseUnavailable, open_engine, shown
from bot.store.engine.errors import DATABASE_FAILURES
from bot.store.engine.models import GameRow
from bot.store.engine.status import LIVE
from bot.store.holds import HoldStore
from bot.store.migrating import MIGRATIONS
from bot.tables.aside import outdated, told

ENOUGH_BYTES = 200 * 1024 * 1024
"""With less free space than this on the database's disk, the host is told."""

SUBJECT = "database"


async def check_database(url: str) -> list[Finding]:
    """Check the database without changing it. A file that does not exist yet is fine: the bot creates it."""
    try:
        engine = open_engine(url)
    except DatabaseUnavailable as error:
        return [Finding(Verdict.WRONG, SUBJECT, str(error), "correct DATABASE_URL; .env.example shows both kinds")]
    try:
        if engine.url.drivername.startswith("sqlite"):
            file = Path(engine.url.database or "")
            missing = await asyncio.to_thread(_check_folder, file)
            if missing is not None:
                return [missing]
        async with engine.connect() as connection:
            return [
                Finding(Verdict.FINE, SUBJECT, shown(engine)),
                *await _check_contents(engine, connection),
            ]
    except (*DATABASE_FAILURES, sqlite3.Error) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        return [
            Finding(
                Verdict.WRONG, SUBJECT, reason, "make sure that it is running, and that DATABASE_URL is its address"
            )
        ]
    finally:
        await engine.dispose()


def _check_folder(file: Path) -> Finding | None:
    """Return the finding about an SQLite file that does not exist; None if it exists."""
    if file.exists():
        return None
    if not file.absolute().parent.is_dir():
        return Finding(
            Verdict.WRONG, SUBJECT, f"there is no folder {file.absolute().parent}", "create it, or correct DATABASE_URL"
        )
    return Finding(Verdict.FINE, SUBJECT, f"{file} will be made by the first start")


async def _check_contents(engine: AsyncEngine, connection: AsyncConnection) -> list[Finding]:
    findings = [await connection.run_sync(_check_revision)]
    if findings[0].verdict is Verdict.FINE:
        games = await connection.scalar(select(func.count()).select_from(GameRow))
        waiting = GameRow.waits.is_not(None)
        live = select(func.count()).where(GameRow.status.in_(LIVE))
        going, waits = await connection.scalar(live.where(~waiting)), await connection.scalar(live.where(waiting))
        said = f"{games} in all, {going} in progress"
        if waits:
            advice = "the log says why: look for “waits”"
            findings.append(
                Finding(Verdict.NOTE, "games", f"{said}, {waits} {'waits' if waits == 1 else 'wait'}", advice)
            )
        else:
            findings.append(Finding(Verdict.FINE, "games", said))
        holds = await HoldStore(engine).all()
        if holds:
            counting = not all(map(outdated, holds))
            advice = "mend or upgrade the game, or let it go on: python -m bot aside (docs/hosting.md)"
            said = f"rules have held up the bot: {', '.join(map(told, holds))}"
            verdict = Verdict.NOTE if counting else Verdict.FINE
            findings.append(Finding(verdict, "set aside", said, advice if counting else ""))
    if engine.url.drivername.startswith("sqlite"):
        whole = (await connection.exec_driver_sql("PRAGMA quick_check(1)")).scalar()
        verdict = Verdict.FINE if whole == "ok" else Verdict.WRONG
        advice = "" if whole == "ok" else "stop the bot and restore a backup (docs/hosting.md)"
        findings.append(Finding(verdict, "file", f"quick check: {whole}", advice))
        free = await asyncio.to_thread(_free_bytes, Path(engine.url.database or ""))
        scarce = free < ENOUGH_BYTES
        advice = "free some space: nothing can be played with a full disk" if scarce else ""
        findings.append(
            Finding(Verdict.NOTE if scarce else Verdict.FINE, "disk", f"{free / 2**20:,.0f} MiB free", advice)
        )
    return findings


def _check_revision(connection: Connection) -> Finding:
    script = ScriptDirectory(str(MIGRATIONS))
    head = script.get_current_head()
    current = MigrationContext.configure(connection).get_current_revision()
    if current == head:
        return Finding(Verdict.FINE, "migrations", f"at {head}, the newest")
    if current is None or current in {each.revision for each in script.walk_revisions()}:
        at = "none applied yet" if current is None else f"at {current}, the newest is {head}"
        return Finding(Verdict.NOTE, "migrations", at, "the next start applies them; make a backup first")
    what = f"at {current}, which this version of the bot does not know"
    return Finding(Verdict.WRONG, "migrations", what, "run the newer version that made it")


def _free_bytes(file: Path) -> int:
    return shutil.disk_usage(file.absolute().parent).free
