"""Play money: people have what they were given in a server, plus what their games there have won and lost.

Only the gifts are stored. The rest follows from the games, as the leaderboards do.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any, Final

from sqlalchemy import BindParameter, Connection, Select, and_, bindparam, case, func, select

from bot.store.engine.database import Store
from bot.store.engine.models import BoardRow, GameRow, GiftRow, SeatRow, SpentRow, StandingRow
from bot.store.engine.status import Status
from bot.store.engine.upsert import insert_or_ignore
from bot.store.periods import Period
from bot.store.spent import digest, lock_person, purse


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
    spent: bool = False
    """Whether the first purse was used up today by somebody who was forgotten since; it is theirs again tomorrow."""

    def free(self, purse: int) -> int:
        """Return what can be brought to a table, where everybody begins with such a purse, in credits."""
        return purse * (1 + self.gifts - self.spent) + self.won - self.at_stake


def accounts(connection: Connection, guild: int, game: str, users: Sequence[int], today: date) -> Mapping[int, Account]:
    """Return these people's accounts, as this transaction sees them."""
    who = {"guild": guild, "game": game, "users": list(users)}
    won = {row.user_id: row.stars for row in connection.execute(_WON, who)}
    staked = {row.user_id: int(row.at_stake) for row in connection.execute(_AT_STAKE, who)}
    gifts = {row.user_id: (row.gifts, row.last) for row in connection.execute(_GIFTS, who)}
    digests = {digest(purse(guild, game), user, today): user for user in users}
    spent = {digests[row.digest] for row in connection.execute(_SPENT, {"digests": list(digests), "today": today})}
    return {
        user: Account(won.get(user, 0), staked.get(user, 0), *gifts.get(user, (0, None)), spent=user in spent)
        for user in users
    }


_GUILD: Final[BindParameter[Any]] = bindparam("guild")
_GAME: Final[BindParameter[Any]] = bindparam("game")
_USERS: Final[BindParameter[Any]] = bindparam("users", expanding=True)
_WON: Final[Select[int, int]] = (
    select(StandingRow.user_id, StandingRow.stars)
    .join(BoardRow, BoardRow.id == StandingRow.board_id)
    .where(BoardRow.place_id == _GUILD, BoardRow.game == _GAME, BoardRow.is_channel.is_(False))
    .where(BoardRow.period == Period.ALL.value, StandingRow.user_id.in_(_USERS))
)
# Whoever was taken out of a game has their stake back, but for what they had lost.
_BROUGHT: Final = case((SeatRow.taken_out, -func.coalesce(SeatRow.settled, 0)), else_=GameRow.stake)
_AT_STAKE: Final = (
    select(SeatRow.user_id, func.sum(_BROUGHT).label("at_stake"))
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
_SPENT: Final = select(SpentRow.digest).where(
    SpentRow.digest.in_(bindparam("digests", expanding=True)), SpentRow.day == bindparam("today")
)


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
