"""Who has achieved what in a server."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import bindparam, func, or_, select

from bot.features.standings.rows import AchievementRow, PlayerRow
from bot.games.achievement import ACROSS_GAMES
from bot.store.engine.database import Store


@dataclass(frozen=True, slots=True)
class Achieved:
    """What a person has achieved in a game and across all games, beside how many others have."""

    games: Mapping[tuple[str, str], int]
    """By game and name, the number of the game in which they did it first."""
    havers: Mapping[tuple[str, str], int]
    """By game and name, how many people in the server have it. What nobody has is left out."""
    people: Mapping[str, int]
    """By game, how many people have finished a game in the server; for ``ACROSS_GAMES``, of any kind."""


class Achievements(Store):
    """Reads achievements."""

    async def of(self, guild: int, game: str, user: int) -> Achieved:
        """Return what a person has achieved in a game in a server, and across all games there."""
        here = {"guild": guild, "game": game}
        async with self._database.read() as connection:
            own = (await connection.execute(_OWN, {**here, "user": user})).all()
            havers = (await connection.execute(_HAVERS, here)).all()
            people = (await connection.execute(_PEOPLE, here)).one()
        return Achieved(
            {(row.game, row.name): row.game_id for row in own},
            {(row.game, row.name): row.people for row in havers},
            {game: people.here or 0, ACROSS_GAMES: people.everywhere},
        )

    async def new_in(self, table: int, guild: int, user: int) -> Sequence[tuple[str, str]]:
        """Return what a person has achieved for the first time at a table, as pairs of a game and a name."""
        rows = await self._database.rows(_NEW, {"table": table, "guild": guild, "user": user})
        return [(row.game, row.name) for row in rows]


_ROW: Final = AchievementRow
_HERE: Final = (_ROW.guild_id == bindparam("guild"), or_(_ROW.game == bindparam("game"), _ROW.game == ACROSS_GAMES))
_OWN: Final = select(_ROW.game, _ROW.name, _ROW.game_id).where(*_HERE, _ROW.user_id == bindparam("user"))
_HAVERS: Final = select(_ROW.game, _ROW.name, func.count().label("people")).where(*_HERE).group_by(_ROW.game, _ROW.name)
_PEOPLE: Final = select(
    func.count(func.distinct(PlayerRow.user_id)).label("everywhere"),
    func.count(func.distinct(PlayerRow.user_id)).filter(PlayerRow.game == bindparam("game")).label("here"),
).where(PlayerRow.guild_id == bindparam("guild"))
_NEW: Final = (
    select(_ROW.game, _ROW.name)
    .where(_ROW.guild_id == bindparam("guild"), _ROW.user_id == bindparam("user"))
    .where(_ROW.game_id == bindparam("table"))
    .order_by(_ROW.game, _ROW.name)
)
