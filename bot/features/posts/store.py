"""Which posts that come by the clock have been sent, so that each is sent once."""

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum, auto
from typing import Final

from sqlalchemy import ColumnElement, delete, select, update

from bot.features.posts.rows import PostRow
from bot.store.engine.database import Store
from bot.store.engine.models import UserSettingsRow
from bot.store.engine.upsert import insert_or_ignore
from bot.store.spent import lock_person

NOBODY: Final = 0
"""Stands for the person of a server's post, and for the server of a person's."""

KEPT: Final = timedelta(days=15)
"""For how long it is kept that something was posted."""


@dataclass(frozen=True, slots=True)
class PostKey:
    """What a server, or a person if the server is ``NOBODY``, gets on a day at most once."""

    kind: str
    """What it is: a word of 16 characters at most."""
    guild: int
    user: int
    day: date
    """The day on which it is due, in the server's time zone; for a deal, the deal's day, which is a UTC day."""


class Claim(Enum):
    """What a process may do about a post."""

    OURS = auto()
    """It sends it. Nobody has tried before."""
    AGAIN = auto()
    """It sends it, unless an earlier try has arrived after all."""
    WAIT = auto()
    """Another process is about to send it."""
    DONE = auto()
    """It is settled: sent, or there is nothing to send."""


class PostStore(Store):
    """Stores which posts are settled, and which a process has begun to send."""

    async def claim(self, key: PostKey, now: datetime, patience: timedelta) -> Claim:
        """Ask to send a post. Of several processes, or several calls, one gets it.

        A person gets nothing who does not wish it any more, as somebody who has been forgotten.

        :param patience: how long a process that has tried before is left alone.
        """
        row = PostRow
        async with self._database.write() as connection:
            if key.user != NOBODY:
                await connection.run_sync(lock_person, key.user)
                theirs = UserSettingsRow.user_id == key.user
                if not await connection.scalar(select(UserSettingsRow.week).where(theirs)):
                    return Claim.DONE
            first = insert_or_ignore(row, connection.dialect.name).values(**_columns(key), done=False, tried_at=now)
            if (await connection.execute(first)).rowcount:
                return Claim.OURS
            free = row.done.is_(False), row.tried_at.is_(None) | (row.tried_at <= now - patience)
            if (await connection.execute(update(row).where(*_this(key), *free).values(tried_at=now))).rowcount:
                return Claim.AGAIN
            return Claim.DONE if await connection.scalar(select(row.done).where(*_this(key))) else Claim.WAIT

    async def release(self, key: PostKey) -> None:
        """Note that a try has failed, so that the next claim gets the post at once."""
        await self._database.execute(update(PostRow).where(*_this(key)).values(tried_at=None))

    async def settle(self, key: PostKey) -> None:
        """Note that a post is sent, or that there is nothing to send."""
        values = {**_columns(key), "done": True, "tried_at": None}
        async with self._database.write() as connection:
            await connection.execute(insert_or_ignore(PostRow, connection.dialect.name).values(values))
            await connection.execute(update(PostRow).where(*_this(key)).values(done=True))

    async def finish(self, key: PostKey) -> None:
        """Note that a claimed post is sent, or that there is nothing to send.

        If its person or server has been forgotten since, nothing is noted.
        """
        await self._database.execute(update(PostRow).where(*_this(key)).values(done=True))

    async def settled(self, key: PostKey) -> bool:
        """Tell whether a post is sent, or there is nothing to send."""
        return bool(await self._database.value(select(PostRow.done).where(*_this(key))))

    async def sweep(self, now: datetime) -> None:
        """Delete what is kept about posts that were due long ago."""
        await self._database.execute(delete(PostRow).where(PostRow.day < (now - KEPT).date()))


def _columns(key: PostKey) -> dict[str, object]:
    return {"guild_id": key.guild, "user_id": key.user, "kind": key.kind, "day": key.day}


def _this(key: PostKey) -> tuple[ColumnElement[bool], ...]:
    row = PostRow
    return row.guild_id == key.guild, row.user_id == key.user, row.kind == key.kind, row.day == key.day
