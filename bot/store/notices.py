"""The messages that have told people at live tables that it is their turn."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, select

from bot.store.engine.fence import Shard
from bot.store.engine.models import GameRow, NoticeRow, UndeletedNoticeRow
from bot.store.engine.status import LIVE
from bot.store.engine.upsert import insert_or_ignore, insert_or_replace
from bot.store.journal.journal import SharingStore, of_shard

NO_MESSAGE: Final = 0
"""Stands for the message of a notice that is about to be sent, or whose message was deleted in a pause."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A message that has told a person that it is their turn."""

    table: int
    user: int
    channel: int
    """The table's channel, or the person's direct messages."""
    message: int
    """``NO_MESSAGE`` if there is none."""
    turn: int
    stage: int
    """0 if it said that their turn had begun; else which reminder of the turn it was, from 1."""
    live: bool = True
    """Whether the table is not over."""


@dataclass(frozen=True, slots=True)
class Undeleted:
    """A turn reminder that is still to be deleted."""

    table: int
    channel: int
    message: int


class NoticeStore(SharingStore):
    """Stores notices, and reads them when their tables are restored.

    There is at most one for each person and table. The messages of earlier ones are stored until they are deleted.
    """

    async def save(self, notices: Collection[Notice]) -> None:
        """Store a table's notices, each in place of the former one of the same person at the same table.

        The message of the former one is stored as one that is still to be deleted, unless it is the same.
        """
        rows = [
            {"game_id": each.table, "user_id": each.user, "channel_id": each.channel}
            | {"message_id": each.message, "turn": each.turn, "stage": each.stage}
            for each in sorted(notices, key=lambda each: each.user)
        ]
        if rows:
            await self._transact(lambda connection: _replace(connection, rows))

    async def delete(self, table: int, message: int) -> None:
        """Delete what is stored about a message."""

        def work(connection: Connection) -> None:
            for row in (NoticeRow, UndeletedNoticeRow):
                connection.execute(delete(row).where(row.game_id == table, row.message_id == message))

        await self._transact(work)

    async def withdraw(self, table: int, users: Collection[int], turn: int) -> None:
        """Delete the notices of these people that have no message and are about this turn or an earlier one."""
        row = NoticeRow
        theirs = delete(row).where(row.game_id == table, row.user_id.in_(users))
        gone = theirs.where(row.message_id == NO_MESSAGE, row.turn <= turn)
        await self._transact(lambda connection: connection.execute(gone))

    async def of(self, shard: Shard | None) -> list[Notice]:
        """Return all notices, or those in a shard's servers, also those of tables that are over."""
        query = select(NoticeRow.__table__, GameRow.status).join(GameRow, GameRow.id == NoticeRow.game_id)
        return [
            Notice(row.game_id, row.user_id, row.channel_id, row.message_id, row.turn, row.stage, row.status in LIVE)
            for row in await self._database.rows(query.where(of_shard(shard)))
        ]

    async def undeleted(self, shard: Shard | None) -> list[Undeleted]:
        """Return the messages still to be deleted, or those in a shard's servers, whose people have had later ones."""
        row = UndeletedNoticeRow
        query = select(row.game_id, row.channel_id, row.message_id).join(GameRow, GameRow.id == row.game_id)
        return [Undeleted(*found) for found in await self._database.rows(query.where(of_shard(shard)))]


def _replace(connection: Connection, rows: list[dict[str, int]]) -> None:
    """Store notices; note which messages of the former ones are still to be deleted."""
    row, table, dialect = NoticeRow, rows[0]["game_id"], connection.dialect.name
    messages = {each["user_id"]: each["message_id"] for each in rows}
    former = select(row.user_id, row.channel_id, row.message_id).where(row.game_id == table, row.user_id.in_(messages))
    old = {
        each.message_id: each.channel_id
        for each in connection.execute(former)
        if each.message_id not in (NO_MESSAGE, messages[each.user_id])
    }
    if old:
        undeleted = [{"game_id": table, "message_id": each, "channel_id": old[each]} for each in sorted(old)]
        connection.execute(insert_or_ignore(UndeletedNoticeRow, dialect), undeleted)
    connection.execute(insert_or_replace(NoticeRow, dialect), rows)
