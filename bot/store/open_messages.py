"""Messages of live tables that can still be edited through an interaction's token. The tokens are stored encrypted."""

import base64
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, Self

from cryptography.fernet import Fernet, InvalidToken, MultiFernet
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from sqlalchemy import ColumnElement, Connection, Select, Text, delete, func, literal, or_, select, type_coerce, update
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.engine.fence import Shard
from bot.store.engine.models import GameRow, OpenMessageRow
from bot.store.engine.status import LIVE
from bot.store.engine.upsert import insert
from bot.store.journal.journal import of_shard
from bot.store.journal.writer import SharingStore, Writer

log = logging.getLogger(__name__)

_PURPOSE: Final = b"claro-bot: interaction tokens at rest, version 1"
"""Keeps the derived key apart from any other key that is derived from the same token."""

SEALED: Final = "gAAAA"
"""How everything encrypted begins: Fernet's version and the first bits of the time. No interaction token does."""


class Seal:
    """Encrypts short secrets with the first of its keys, and decrypts them with any of its keys (Fernet)."""

    def __init__(self, keys: Sequence[str]) -> None:
        """Make a seal.

        :param keys: at least one key; each is 32 bytes in URL-safe base64, with padding.
        :raises ValueError: a key has another form.
        """
        self._fernet = MultiFernet([Fernet(key) for key in keys])

    @classmethod
    def derived_from(cls, secret: str) -> Self:
        """Return a seal whose only key follows from a secret (HKDF with SHA-256), such as the bot's token."""
        derived = HKDF(algorithm=SHA256(), length=32, salt=None, info=_PURPOSE).derive(secret.encode())
        return cls([base64.urlsafe_b64encode(derived).decode()])

    def seal(self, text: str) -> str:
        """Return a text in encrypted form. Each call returns another one."""
        return self._fernet.encrypt(text.encode()).decode()

    def unseal(self, sealed: str) -> str | None:
        """Return the text; None if none of the keys has encrypted it, or it was changed."""
        try:
            return self._fernet.decrypt(sealed.encode()).decode()
        except (InvalidToken, UnicodeError):
            return None


EVERYBODY: Final = 0
"""The user id of a message that shows the table, not somebody's hand."""

NO_MESSAGE: Final = 0
"""The id of no message: there is only a token, through which somebody can be given their hand."""

NO_TABLE: Final = 0
"""The number of no table: the interaction of this person was to be answered by the announcement of a thread."""


@dataclass(frozen=True, slots=True)
class OpenMessage:
    """A message and what is needed to edit it."""

    table: int
    user: int | None
    """The person whose hand it shows; None if it shows the table."""
    token: str
    message: int | None
    """The message's id; None if it is not known, ``NO_MESSAGE`` if there is none."""
    followed_up: bool
    """Whether it was a follow-up to the interaction's first answer. Such a message is edited by its id."""
    language: str
    until: datetime
    """When the token expires."""
    channel: int = 0
    """The channel of the table; 0 if that is not known. It is not stored."""


class OpenMessages(SharingStore):
    """Stores open messages, and reads them when their tables are restored."""

    def __init__(self, engine: AsyncEngine, writer: Writer, seal: Seal) -> None:
        super().__init__(engine, writer)
        self._seal = seal

    async def save(self, messages: Sequence[OpenMessage], now: datetime) -> None:
        """Store messages, at most one for each person and table, and delete those that have expired.

        Of two messages for the same person and table, the one whose token lives longer is kept: a process that was
        paused may write its message late.
        """
        rows = [
            {"game_id": each.table, "user_id": EVERYBODY if each.user is None else each.user}
            | {"token": self._seal.seal(each.token), "message_id": each.message, "followed_up": each.followed_up}
            | {"language": each.language, "until": each.until}
            for each in messages
        ]
        row, new = OpenMessageRow, insert(OpenMessageRow, self._database.dialect)
        changes = {name: new.excluded[name] for name in ("token", "message_id", "followed_up", "language", "until")}
        newer = new.on_conflict_do_update(
            index_elements=[row.game_id, row.user_id], set_=changes, where=new.excluded.until > row.until
        )

        def work(connection: Connection) -> None:
            connection.execute(delete(row).where(row.until <= now))
            if rows:
                connection.execute(newer, rows)

        await self._transact(work)

    async def seal_clear(self) -> None:
        """Encrypt the tokens that a process of an earlier version has stored in clear. They stay valid.

        Delete those that are damaged, as if they had expired.
        """
        row = OpenMessageRow

        def work(connection: Connection) -> None:
            _delete_damaged(connection)
            for token in connection.scalars(select(row.token).where(row.token.not_like(f"{SEALED}%"))).all():
                sealed = self._seal.seal(token)
                connection.execute(update(row).where(row.token == token).values(token=sealed))

        await self._transact(work)

    async def of(self, shard: Shard | None, now: datetime, ended_after: datetime | None = None) -> list[OpenMessage]:
        """Return the messages of live tables, and of those that ended lately, whose tokens have not expired.

        Tokens that none of our keys has encrypted count as expired.

        :param shard: only tables of this shard's servers; None for all servers.
        :param ended_after: also tables that ended after this moment; None for live tables only.
        """
        row = OpenMessageRow
        wanted: ColumnElement[bool] = GameRow.status.in_(LIVE)
        if ended_after is not None:
            wanted = wanted | (GameRow.ended_at > ended_after)
        query = select(row.__table__, GameRow.channel_id).join(GameRow, GameRow.id == row.game_id)
        return await self._read(query.where(wanted, row.until > now, of_shard(shard)))

    async def announcements(self, now: datetime, until: datetime) -> list[OpenMessage]:
        """Return the announcements of threads in any server; see ``NO_TABLE``.

        :param until: only those whose tokens expire up to then, of those that have not expired.
        """
        row = OpenMessageRow
        query = select(row.__table__, literal(0).label("channel_id"))
        return await self._read(query.where(row.game_id == NO_TABLE, row.until > now, row.until <= until))

    async def _read(self, query: Select[Any]) -> list[OpenMessage]:
        found = await self._database.rows(query)
        tokens = [self._seal.unseal(each.token) for each in found]
        lost = tokens.count(None)
        if lost:
            log.info("%d stored tokens cannot be decrypted; the next click renews each message", lost)
        return [
            OpenMessage(
                *(each.game_id, None if each.user_id == EVERYBODY else each.user_id, token),
                *(each.message_id, each.followed_up, each.language, each.until, each.channel_id),
            )
            for each, token in zip(found, tokens, strict=True)
            if token is not None
        ]


def _delete_damaged(connection: Connection) -> None:
    """Delete the rows that cannot be read: one of them would keep all others from being read, too.

    PostgreSQL keeps types and UTF-8 intact. SQLite stores any bytes in any column.
    """
    row = OpenMessageRow
    if connection.dialect.name != "sqlite":
        return
    texts = (row.token, row.language)  # both are printable ASCII, the token also before it is encrypted
    until = type_coerce(row.until, Text)
    damaged = or_(
        row.token == "",
        *(func.typeof(each) != "text" for each in texts),
        *(each.op("GLOB")("*[^!-~]*") for each in texts),
        func.strftime("%s", until).is_(None),
        until.not_like("____-__-__ __:__:__.______"),
    )
    deleted = connection.execute(delete(row).where(damaged)).rowcount
    if deleted:
        log.warning("%d stored tokens were damaged and are deleted; the next click renews each message", deleted)
