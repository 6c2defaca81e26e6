"""Play money: people have what they were given in a server, plus what their games there have won and lost.

Only the gifts are stored here. The rest follows from the games, as the leaderboards do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, Final

from sqlalchemy import BindParameter, Select, and_, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.database import Database
from bot.store.models import BoardRow, GameRow, GiftRow, SeatRow, StandingRow
from bot.store.standings.periods import Period
from bot.store.status import Status
from bot.store.upsert import insert_or_ignore


@dataclass(frozen=True, slots=True)
class Account:
    """What makes up somebody's play money for a game in a server, in credits."""

    won: int = 0
    """What they have won in all finished games; negative if they have lost more."""
    at_stake: int = 0
    """What they have put in at tables whose games are under way."""
    gifts: int = 0
    """How many new purses they were given."""
    last_gift: date | None = None
    """The day of the last of them; None without one."""


NOTHING: Final = Account()


class Wallets:
    """Reads accounts, and stores gifts."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._database = Database(engine)

    async def of(self, guild: int, game: str, users: Sequence[int]) -> Mapping[int, Account]:
        """Return these people's accounts.

        :raises NotSaved: the database does not answer.
        """
        who = {"guild": guild, "game": game, "users": list(users)}
        async with self._database.read() as connection:
            won = {row.user_id: row.stars for row in await connection.execute(_WON, who)}
            staked = {row.user_id: int(row.at_stake) for row in await connection.execute(_AT_STAKE, who)}
            gifts = {row.user_id: (row.gifts, row.last) for row in await connection.execute(_GIFTS, who)}
        return {user: Account(won.get(user, 0), staked.get(user, 0), *gifts.get(user, (0, None))) for user in users}

    async def give(self, guild: int, game: str, user: int, today: date) -> bool:
        """Give somebody a new purse; return False, having stored nothing, if they were given one today.

        :raises NotSaved: the database refused or did not answer. Nothing has changed.
        """
        async with self._database.write() as connection:
            gift = insert_or_ignore(GiftRow, connection.dialect.name)
            values = {"guild_id": guild, "game": game, "user_id": user, "day": today}
            return (await connection.execute(gift.values(values))).rowcount > 0


_GUILD: Final[BindParameter[Any]] = bindparam("guild")
_GAME: Final[BindParameter[Any]] = bindparam("game")
_USERS: Final[BindParameter[Any]] = bindparam("users", expanding=True)
_WON: Final[Select[int, int]] = (
    select(StandingRow.user_id, StandingRow.stars)
    .join(BoardRow, BoardRow.id == StandingRow.board_id)
    .where(BoardRow.place_id == _GUILD, BoardRow.game == _GAME, BoardRow.is_channel.is_(False))
    .where(BoardRow.period == Period.ALL.value, StandingRow.user_id.in_(_USERS))
)
_AT_STAKE: Final = (
    select(SeatRow.user_id, func.sum(GameRow.stake).label("at_stake"))
    .join(GameRow, GameRow.id == SeatRow.game_id)
    .where(SeatRow.user_id.in_(_USERS), GameRow.guild_id == _GUILD, GameRow.game == _GAME)
    .where(GameRow.status == Status.PLAYING)
    .group_by(SeatRow.user_id)
)
_GIFTS: Final = (
    select(GiftRow.user_id, func.count().label("gifts"), func.max(GiftRow.day).label("last"))
    .where(and_(GiftRow.guild_id == _GUILD, GiftRow.game == _GAME), GiftRow.user_id.in_(_USERS))
    .group_by(GiftRow.user_id)
)
