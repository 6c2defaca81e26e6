"""What an export of a person's data has in its files."""

from __future__ import annotations

import json
from io import BytesIO
from zipfile import ZipFile

from bot.features.people.store.privacy import Privacy


async def parts_of(engine, user, today, **how):
    """Export a person's data, and return the parts."""
    async with Privacy(engine).export(user, today, **how) as parts:
        return [part async for part in parts]


def rows_in(content):
    """Return the rows of an archive by file, without the number of the part in its name."""
    found = {}
    with ZipFile(BytesIO(content)) as archive:
        assert archive.testzip() is None
        for name in archive.namelist():
            if name.endswith(".jsonl"):
                found[name.rsplit("-", 1)[0]] = [json.loads(line) for line in archive.read(name).splitlines()]
    return found


def about(content):
    """Return what an archive says of itself."""
    with ZipFile(BytesIO(content)) as archive:
        (name,) = [each for each in archive.namelist() if each.endswith(".json")]
        return json.loads(archive.read(name))


async def exported(engine, user, today, **how):
    """Return all rows of an export by file."""
    found = {}
    for part in await parts_of(engine, user, today, **how):
        for name, rows in rows_in(part.content).items():
            found.setdefault(name, []).extend(rows)
    return found
