"""The languages of servers, as Discord reported them last."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.engine.database import Database
from bot.store.engine.errors import raising_not_saved
from bot.store.engine.fence import Shard
from bot.store.engine.models import GuildLocaleRow
from bot.store.engine.upsert import insert_or_replace
from bot.store.journal.journal import of_shard
from bot.store.journal.writer import SERVER_SECONDS, Writer

MOST_STORED: Final = 16
"""How long a locale is at most, in characters. Discord's have up to six, such as ``es-419``."""


class GuildLocales:
    """Stores Discord's locale of each server in which somebody has used the bot."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._database = Database(engine)
        self._writer = writer

    async def save(self, locales: Mapping[int, str]) -> None:
        """Store locales by server, in place of the former ones.

        :param locales: locales of at most ``MOST_STORED`` characters.
        :raises NotSaved: the database refused or did not answer. If it refused, nothing has changed.
        """
        if not locales:
            return
        # In one order everywhere, so that two processes cannot wait for each other.
        rows = [{"guild_id": guild, "locale": locale} for guild, locale in sorted(locales.items())]
        with raising_not_saved():
            async with asyncio.timeout(SERVER_SECONDS):
                await self._writer.transact(
                    lambda connection: connection.execute(
                        insert_or_replace(GuildLocaleRow, connection.dialect.name), rows
                    )
                )

    async def of(self, shard: Shard | None) -> dict[int, str]:
        """Return the locales by server.

        :param shard: only this shard's servers; None for all servers.
        :raises NotSaved: the database does not answer.
        """
        row = GuildLocaleRow
        async with self._database.read() as connection:
            found = await connection.execute(select(row.guild_id, row.locale).where(of_shard(shard, row.guild_id)))
            return {each.guild_id: each.locale for each in found}

    async def forget(self, guild: int) -> None:
        """Delete a server's locale.

        :raises NotSaved: the database refused or did not answer. If it refused, nothing has changed.
        """
        async with self._database.write() as connection:
            await connection.execute(delete(GuildLocaleRow).where(GuildLocaleRow.guild_id == guild))
