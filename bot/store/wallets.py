"""Play money: people have what they were given in a server, plus what their games there have won and lost.

Only the gifts are stored here. The rest follows from the games, as the leaderboards do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import date

from sqlalchemy import Connection

from bot.store.accounts import Account, accounts
from bot.store.engine.database import Store
from bot.store.engine.models import GiftRow
from bot.store.engine.upsert import insert_or_ignore
from bot.store.spent import lock_person


class Wallets(Store):
    """Reads accounts, and stores gifts."""

    async def of(self, guild: int, game: str, users: Sequence[int], today: date) -> Mapping[int, Account]:
        """Return these people's accounts."""
        async with self._database.read() as connection:
            return await connection.run_sync(accounts, guild, game, users, today)

    async def give(self, guild: int, game: str, user: int, today: date, can_have: Callable[[Account], bool]) -> bool:
        """Give somebody a new purse; return False, having stored nothing, if they were given one today.

        :param can_have: told what they have in the transaction that gives, whether they may have another.
        """

        def work(connection: Connection) -> bool:
            lock_person(connection, user)
            gift = insert_or_ignore(GiftRow, connection.dialect.name)
            taken = connection.execute(gift.values(guild_id=guild, game=game, user_id=user, day=today)).rowcount > 0
            account = accounts(connection, guild, game, [user], today)[user]
            if taken and not can_have(replace(account, gifts=account.gifts - 1)):
                connection.rollback()
                return False
            return taken

        async with self._database.write() as connection:
            return await connection.run_sync(work)
