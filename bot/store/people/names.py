"""The names of people, as a server showed them last."""

import unicodedata
from collections.abc import Collection, Mapping
from typing import Final

from sqlalchemy import bindparam, delete, select

from bot.store.engine.graphemes import cut
from bot.store.engine.models import NameRow
from bot.store.engine.upsert import insert_or_replace
from bot.store.journal.writer import SharingStore

MOST_SEEN: Final = 32
"""How long a name is at most, in characters as people see them. Discord's names are not longer."""

MOST_STORED: Final = 64
"""How long a name is at most, in code points. A character as people see it can have several."""

_THEIRS: Final = select(NameRow.user_id, NameRow.name).where(
    NameRow.guild_id == bindparam("guild"), NameRow.user_id.in_(bindparam("users", expanding=True))
)


def storable(name: str) -> str:
    """Return a name as it is stored: cut if it is too long, and without what no database takes.

    These are control characters and halves of surrogate pairs. Everything else stays as it is.
    """
    kept = "".join(letter for letter in name if unicodedata.category(letter) not in ("Cc", "Cs"))
    return cut(kept, MOST_SEEN, MOST_STORED)


class NameStore(SharingStore):
    """Stores the names of people in servers."""

    async def save(self, names: Mapping[tuple[int, int], str]) -> None:
        """Store names, as ``storable`` returns them, by server and person, in place of the former ones."""
        if not names:
            return
        # In one order everywhere, so that two processes cannot wait for each other.
        rows = [{"guild_id": guild, "user_id": user, "name": name} for (guild, user), name in sorted(names.items())]
        stored = insert_or_replace(NameRow, self._database.dialect)
        await self._transact(lambda connection: connection.execute(stored, rows))

    async def of(self, guild: int, users: Collection[int]) -> dict[int, str]:
        """Return the names of people in a server, as far as they are known."""
        rows = await self._database.rows(_THEIRS, {"guild": guild, "users": sorted(users)})
        return {row.user_id: row.name for row in rows}

    async def forget_guild(self, guild: int) -> None:
        """Delete all names in a server."""
        await self._database.execute(delete(NameRow).where(NameRow.guild_id == guild))
