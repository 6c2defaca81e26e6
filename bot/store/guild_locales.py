"""The languages of servers, as Discord reported them last."""

from collections.abc import Mapping
from typing import Final

from sqlalchemy import delete, select

from bot.store.engine.fence import Shard
from bot.store.engine.models import GuildLocaleRow
from bot.store.engine.upsert import insert_or_replace
from bot.store.journal.journal import of_shard
from bot.store.journal.writer import SharingStore

MOST_STORED: Final = 16
"""How long a locale is at most, in characters. Discord's have up to six, such as ``es-419``."""


class GuildLocales(SharingStore):
    """Stores Discord's locale of each server in which somebody has used the bot."""

    async def save(self, locales: Mapping[int, str]) -> None:
        """Store locales of at most ``MOST_STORED`` characters by server, in place of the former ones."""
        if not locales:
            return
        # In one order everywhere, so that two processes cannot wait for each other.
        rows = [{"guild_id": guild, "locale": locale} for guild, locale in sorted(locales.items())]
        stored = insert_or_replace(GuildLocaleRow, self._database.dialect)
        await self._transact(lambda connection: connection.execute(stored, rows))

    async def of(self, shard: Shard | None) -> dict[int, str]:
        """Return the locales by server, of all servers or of a shard's."""
        row = GuildLocaleRow
        query = select(row.guild_id, row.locale).where(of_shard(shard, row.guild_id))
        return {each.guild_id: each.locale for each in await self._database.rows(query)}

    async def forget(self, guild: int) -> None:
        """Delete a server's locale."""
        await self._database.execute(delete(GuildLocaleRow).where(GuildLocaleRow.guild_id == guild))
