"""Messages of live tables that can still be edited through an interaction's token."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, delete, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.database import Database
from bot.store.errors import raising_not_saved
from bot.store.fence import Shard
from bot.store.journal.journal import of_shard
from bot.store.journal.writer import SERVER_SECONDS, Writer
from bot.store.models import GameRow, OpenMessageRow
from bot.store.status import LIVE
from bot.store.upsert import insert

EVERYBODY: Final = 0
"""The user id of a message that shows the table, not somebody's hand."""


@dataclass(frozen=True, slots=True)
class OpenMessage:
    """A message and what is needed to edit it."""

    table: int
    user: int | None
    """The person whose hand it shows; None if it shows the table."""
    token: str
    message: int | None
    """The message's id; None if it is not known."""
    followed_up: bool
    """Whether it was a follow-up to the interaction's first answer. Such a message is edited by its id."""
    language: str
    until: datetime
    """When the token expires."""


class OpenMessages:
    """Stores open messages, and reads them when their tables are restored."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._database = Database(engine)
        self._writer = writer

    async def save(self, messages: Sequence[OpenMessage], now: datetime) -> None:
        """Store messages, at most one for each person and table, and delete those that have expired.

        Of two messages for the same person and table, the one whose token lives longer is kept: a process that was
        paused may write its message late.

        :raises NotSaved: the database refused or did not answer.
        """
        rows = [
            {
                "game_id": each.table,
                "user_id": EVERYBODY if each.user is None else each.user,
                "token": each.token,
                "message_id": each.message,
                "followed_up": each.followed_up,
                "language": each.language,
                "until": each.until,
            }
            for each in messages
        ]
        with raising_not_saved():
            async with asyncio.timeout(SERVER_SECONDS):
                await self._writer.transact(lambda connection: _save(connection, rows, now))

    async def of(self, shard: Shard | None, now: datetime) -> list[OpenMessage]:
        """Return the messages of live tables whose tokens have not expired.

        :param shard: only tables of this shard's servers; None for all servers.
        :raises NotSaved: the database does not answer.
        """
        row = OpenMessageRow
        query = (
            select(row.__table__)
            .join(GameRow, GameRow.id == row.game_id)
            .where(GameRow.status.in_(LIVE), row.until > now, of_shard(shard))
        )
        async with self._database.read() as connection:
            found = (await connection.execute(query)).all()
        return [
            OpenMessage(
                each.game_id,
                None if each.user_id == EVERYBODY else each.user_id,
                each.token,
                each.message_id,
                each.followed_up,
                each.language,
                each.until,
            )
            for each in found
        ]


def _save(connection: Connection, rows: list[dict[str, Any]], now: datetime) -> None:
    connection.execute(delete(OpenMessageRow).where(OpenMessageRow.until <= now))
    if rows:
        new = insert(OpenMessageRow, connection.dialect.name)
        changes = {name: new.excluded[name] for name in ("token", "message_id", "followed_up", "language", "until")}
        keys = [OpenMessageRow.game_id, OpenMessageRow.user_id]
        newer = new.excluded.until > OpenMessageRow.until
        connection.execute(new.on_conflict_do_update(index_elements=keys, set_=changes, where=newer), rows)
