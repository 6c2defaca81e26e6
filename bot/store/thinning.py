"""Old games that are over lose their moves. Who took part, how it ended and what was counted stays."""

import asyncio
import logging
from datetime import UTC, date, datetime, time, timedelta
from functools import cache, partial
from typing import Final

from sqlalchemy import Connection, Table, delete, select, update

from bot.store.engine.models import Base, GameRow, GuessRow, SeatRow, SoloRow
from bot.store.journal.journal import SharingStore

log = logging.getLogger(__name__)

AT_ONCE: Final = 20
"""How many games one transaction thins."""

LOOKED_UP: Final = 2_000
"""How many are looked up at a time."""

PAUSE_SECONDS: Final = 0.05
"""How long others have the database to themselves after each of them."""

KEPT: Final = frozenset({each.__tablename__ for each in (SeatRow, GuessRow, SoloRow)})
"""The parts of a game from which standings, statistics and ratings are read."""


class Thinning(SharingStore):
    """Deletes what is needed only to play games again that are over: seeds, moves, and what belongs to a live table."""

    async def thin(self, days: int, today: date) -> int:
        """Thin all games that were over so many days before today; return how many there were.

        :raises NotSaved: the database did not take it. The games before that are thinned.
        """
        before, thinned = datetime.combine(today - timedelta(days), time.min, UTC), 0
        old = select(GameRow.id).where(GameRow.ended_at < before, GameRow.seed.is_not(None)).limit(LOOKED_UP)
        while games := list(
            await self._database.values(old)
        ):  # beside the moves: it reads all that were thinned before
            for start in range(0, len(games), AT_ONCE):
                some = games[start : start + AT_ONCE]
                await self._transact(partial(_thin_some, games=some))
                thinned += len(some)
                await asyncio.sleep(PAUSE_SECONDS)
        if thinned:
            log.info("%d games from before %s keep their results only", thinned, before.date())
        return thinned


def _thin_some(connection: Connection, games: list[int]) -> None:
    for table in _thinned():
        (key,) = (each.parent for each in table.foreign_keys if each.column is GameRow.__table__.c.id)
        connection.execute(delete(table).where(key.in_(games)))
    connection.execute(update(GameRow).where(GameRow.id.in_(games)).values(seed=None, secret=None))


@cache
def _thinned() -> list[Table]:
    """Return all other tables whose rows are parts of games, so that a new one cannot be missed."""
    game = GameRow.__table__.c.id
    tables = Base.metadata.sorted_tables
    return [each for each in tables if each.name not in KEPT and any(key.column is game for key in each.foreign_keys)]
