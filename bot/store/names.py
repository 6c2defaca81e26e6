"""What a server showed last: the names of people, and its own language."""

import unicodedata
from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar, Final

from sqlalchemy import bindparam, delete, select

from bot.store.engine.fence import Shard
from bot.store.engine.graphemes import cut
from bot.store.engine.models import GuildLocaleRow, NameRow
from bot.store.engine.upsert import insert_or_replace
from bot.store.journal.journal import SharingStore, of_shard

MOST_SEEN: Final = 32
"""How long a name is at most, in characters as people see them. Discord's names are not longer."""

MOST_STORED: Final = 64
"""How long a name is at most, in code points. A character as people see it can have several."""

LONGEST_LOCALE: Final = 16
"""How long a locale is at most, in characters. Discord's have up to six, such as ``es-419``."""

_THEIRS: Final = select(NameRow.user_id, NameRow.name).where(
    NameRow.guild_id == bindparam("guild"), NameRow.user_id.in_(bindparam("users", expanding=True))
)


def storable(name: str) -> str:
    """Return a name as it is stored: cut if it is too long, and without what no database takes.

    These are control characters and halves of surrogate pairs. Everything else stays as it is.
    """
    kept = "".join(letter for letter in name if unicodedata.category(letter) not in ("Cc", "Cs"))
    return cut(kept, MOST_SEEN, MOST_STORED)


class _ShownLast(SharingStore):
    """Stores what servers showed last, each time in place of what they showed before."""

    _row: ClassVar[type[NameRow | GuildLocaleRow]]

    async def _save(self, rows: Sequence[Mapping[str, int | str]]) -> None:
        """Store rows. They are in one order everywhere, so that two processes cannot wait for each other."""
        if rows:
            stored = insert_or_replace(self._row, self._database.dialect)
            await self._transact(lambda connection: connection.execute(stored, rows))

    async def forget_guild(self, guild: int) -> None:
        """Delete everything that a server has shown."""
        await self._database.execute(delete(self._row).where(self._row.guild_id == guild))


class NameStore(_ShownLast):
    """Stores the names of people in servers."""

    _row = NameRow

    async def save(self, names: Mapping[tuple[int, int], str]) -> None:
        """Store names, as ``storable`` returns them, by server and person, in place of the former ones."""
        await self._save(
            [{"guild_id": guild, "user_id": user, "name": name} for (guild, user), name in sorted(names.items())]
        )

    async def of(self, guild: int, users: Collection[int]) -> dict[int, str]:
        """Return the names of people in a server, as far as they are known."""
        rows = await self._database.rows(_THEIRS, {"guild": guild, "users": sorted(users)})
        return {row.user_id: row.name for row in rows}


class GuildLocales(_ShownLast):
    """Stores Discord's locale of each server in which somebody has used the bot."""

    _row = GuildLocaleRow

    async def save(self, locales: Mapping[int, str]) -> None:
        """Store locales of at most ``LONGEST_LOCALE`` characters by server, in place of the former ones."""
        await self._save([{"guild_id": guild, "locale": locale} for guild, locale in sorted(locales.items())])

    async def of(self, shard: Shard | None) -> dict[int, str]:
        """Return the locales by server, of all servers or of a shard's."""
        row = GuildLocaleRow
        query = select(row.guild_id, row.locale).where(of_shard(shard, row.guild_id))
        return {each.guild_id: each.locale for each in await self._database.rows(query)}
