"""Whole copies of the database, made while the bot runs, each in an SQLite file that can take the database's place."""

import asyncio
import os
import re
import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path
from threading import Event
from typing import Final

from bot.store.copying import copy_database
from bot.store.engine.address import read_address
from bot.store.engine.database import DatabaseUnavailable, file_of

PAGES: Final = 256
"""How many pages of a file are copied before others may write to it. Each has 4 KiB."""

_DAILY: Final = re.compile(r"claro-\d{4}-\d\d-\d\d\.db")


async def back_up(url: str, target: Path) -> None:
    """Copy a database into a new file, as it is at one moment. It appears under its name only once it is whole.

    :param target: an absolute path.
    :raises DatabaseUnavailable: the database cannot be read, the file cannot be written or is there already, or the
        copy is not intact.
    """
    if await asyncio.to_thread(target.exists):
        raise DatabaseUnavailable(f"there is a file {target} already")
    begun, stop = target.with_name(f"{target.name}.{os.getpid()}.part"), Event()
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        begun.unlink(missing_ok=True)
        file = file_of(read_address(url))
        if file is None:
            await copy_database(url, f"sqlite+aiosqlite:///{begun}")
        else:
            await asyncio.to_thread(_copy_file, file, begun, stop)
        await asyncio.to_thread(_check, begun)
        await asyncio.to_thread(_name, begun, target)
    except (OSError, sqlite3.Error) as error:
        raise DatabaseUnavailable(f"cannot back up to {target}: {error}") from error
    finally:
        stop.set()  # whoever waits for this may be cancelled, and a thread may not
        for leftover in (begun, *(begun.with_name(begun.name + end) for end in ("-wal", "-shm", "-journal", ".lock"))):
            leftover.unlink(missing_ok=True)


async def back_up_daily(url: str, folder: Path, day: date, keep: int) -> Path | None:
    """Make the copy of a day, unless it is there, and delete the oldest, so that so many are kept.

    :return: the new file; None if it was there.
    :raises DatabaseUnavailable: see ``back_up``. Nothing is deleted then.
    """
    target = folder / f"claro-{day.isoformat()}.db"
    there = await asyncio.to_thread(target.exists)
    if not there:
        await back_up(url, target)
    await asyncio.to_thread(_thin, folder, keep)
    return None if there else target


def _thin(folder: Path, keep: int) -> None:
    copies = sorted(each for each in folder.iterdir() if _DAILY.fullmatch(each.name))
    for each in copies[:-keep]:
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


def _check(file: Path) -> None:
    with closing(sqlite3.connect(file)) as copied:
        said = copied.execute("PRAGMA quick_check(1)").fetchone()[0]
        copied.execute("PRAGMA journal_mode=DELETE")
    if said != "ok":
        raise DatabaseUnavailable(f"the copy is not intact: {said}")
