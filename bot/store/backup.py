"""Whole copies of the database, made while the bot runs, each in an SQLite file that can take the database's place."""

import asyncio
import os
import re
import sqlite3
from contextlib import closing, suppress
from datetime import date
from pathlib import Path
from threading import Event
from time import time
from typing import Final

from sqlalchemy import URL

from bot.store.copying import copy_database
from bot.store.engine.address import read_address
from bot.store.engine.database import DatabaseUnavailable, file_of

PAGES: Final = 256
"""How many pages of a file are copied before others may write to it. Each has 4 KiB."""

PART: Final = ".claro-copy"
"""How the name of a copy ends that is not whole."""

LEFT_SECONDS: Final = 24 * 3600.0
"""How old one is at least that nobody writes any more, in seconds."""

_DAILY: Final = re.compile(r"claro-\d{4}-\d\d-\d\d\.db")


async def back_up(url: str, target: Path) -> int:
    """Copy a database into a new file, as it is at one moment. It appears under its name only once it is whole.

    :param target: an absolute path.
    :return: how many games it has.
    :raises DatabaseUnavailable: the database cannot be read, the file cannot be written or is there already, or the
        copy is not intact.
    """
    begun, stop = target.with_name(f".{os.getpid()}{PART}"), Event()
    try:
        if await asyncio.to_thread(target.exists):
            raise DatabaseUnavailable(f"there is a file {target} already")
        target.parent.mkdir(parents=True, exist_ok=True)
        _remove(begun)
        file = file_of(read_address(url))
        if file is None:
            copy = URL.create("sqlite+aiosqlite", database=str(begun))
            await copy_database(url, copy.render_as_string())
        else:
            await asyncio.to_thread(_copy_file, file, begun, stop)
        games = await asyncio.to_thread(_check, begun)
        await asyncio.to_thread(_name, begun, target)
    except (OSError, sqlite3.Error) as error:
        raise DatabaseUnavailable(f"there is no copy at {target}: {error}") from error
    finally:
        stop.set()  # whoever waits for this may be cancelled, and a thread may not
        with suppress(OSError):
            _remove(begun)
    return games


def _remove(begun: Path) -> None:
    for end in ("", "-wal", "-shm", "-journal", ".lock"):
        begun.with_name(begun.name + end).unlink(missing_ok=True)


async def back_up_daily(url: str, folder: Path, day: date, keep: int) -> Path | None:
    """Make the copy of a day, unless it is there, and delete the oldest, so that so many are kept.

    :return: the new file; None if it was there.
    :raises DatabaseUnavailable: see ``back_up``. Nothing is deleted then.
    """
    target = folder / f"claro-{day.isoformat()}.db"
    try:
        there = await asyncio.to_thread(target.exists)
        if not there:
            await back_up(url, target)
        await asyncio.to_thread(_thin, target, keep)
    except OSError as error:
        raise DatabaseUnavailable(str(error)) from error
    return None if there else target


def _thin(target: Path, keep: int) -> None:
    """Delete all daily copies but the newest, and what copies that were killed have left."""
    every = [each for each in target.parent.iterdir() if each.is_file()]
    copies = sorted(each for each in every if _DAILY.fullmatch(each.name) and each != target)
    old = time() - LEFT_SECONDS
    left = [each for each in every if PART in each.name and each.stat().st_mtime < old]
    for each in (*copies[: len(copies) + 1 - keep], *left):
        each.unlink(missing_ok=True)


def _copy_file(source: Path, target: Path, stop: Event) -> None:
    def go_on(*_: object) -> None:
        if stop.is_set():
            raise InterruptedError("it was stopped")

    if not source.exists():
        raise DatabaseUnavailable(f"No such file: {source}")
    with (
        closing(sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True)) as reading,
        closing(sqlite3.connect(target)) as writing,
    ):
        reading.backup(writing, pages=PAGES, progress=go_on, sleep=0.001)
        writing.execute("PRAGMA journal_mode=DELETE")  # one file holds all of it


def _name(begun: Path, target: Path) -> None:
    """Give a copy its name, unless somebody has made such a file meanwhile."""
    try:
        os.link(begun, target)  # unlike a replacement, this fails if there is one
    except FileExistsError:
        raise
    except OSError:  # the disk knows no links, as those that Windows and cameras use
        if target.exists():
            raise
        begun.rename(target)


def _check(file: Path) -> int:
    """Return how many games a copy has.

    :raises DatabaseUnavailable: it is not intact, or none of the bot's.
    """
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=rw", uri=True)) as copied:
        said = copied.execute("PRAGMA quick_check(1)").fetchone()[0]
        tables = {name for (name,) in copied.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        copied.execute("PRAGMA journal_mode=DELETE")
        if said != "ok":
            raise DatabaseUnavailable(f"the copy is not intact: {said}")
        if not {"games", "alembic_version"} <= tables:
            raise DatabaseUnavailable("what DATABASE_URL names has not the tables of the bot")
        return int(copied.execute("SELECT count(*) FROM games").fetchone()[0])
