"""The deal of each day of the games with computer players: what it is, how well it was played, and when."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta
from typing import Any, Final

from sqlalchemy import func, select

from bot.features.solo.rows import DayRow
from bot.games.shuffle import commitment
from bot.store.engine.database import Store
from bot.store.engine.models import GameRow, SoloRow
from bot.store.engine.upsert import insert_or_ignore


@dataclass(frozen=True, slots=True)
class DayDeal:
    """What everybody plays on a day. Nobody may know the seed before it is closed."""

    seed: bytes
    options: Mapping[str, str] = field(default_factory=dict)
    rules: int = 1
    levels: tuple[str | None, ...] = (None,)
    """The level of the computer player in each seat; None for the person's seat."""
    seal: str | None = None
    """The SHA-256 of the seed in hex, as it was stored with it; None if there were no seals yet."""
    mark: str | None = None
    """The fingerprint of the deal; None if it is not known."""


def end_of(day: date) -> datetime:
    """Return when a UTC day ends."""
    return datetime.combine(day + timedelta(days=1), time(), UTC)


FINISHING: Final = timedelta(hours=1)
"""How long after its day a deal that was begun in time may be finished."""


def closes(day: date) -> datetime:
    """Return from when on nobody can play the deals of a UTC day for that day any more. Then their seeds are public."""
    return end_of(day) + FINISHING


class DealStore(Store):
    """Reads and writes the days' deals, and reads how people have played them.

    A game can only be begun on its day. It counts if it was finished before the day's deals were closed.
    """

    async def of(self, game: str, day: date, draw: Callable[[], DayDeal]) -> DayDeal:
        """Return a day's deal.

        :param draw: makes a deal; it is called if the day has none yet. Of several, the first that is stored holds.
        """
        asked = select(DayRow.__table__).where(DayRow.game == game, DayRow.day == day)
        row = await self._database.row(asked)
        if row is None:
            new = draw()
            made = {"options": dict(new.options), "rules": new.rules, "levels": list(new.levels), "mark": new.mark}
            values = {"game": game, "day": day, "seed": new.seed.hex(), "setup": made}
            values["commitment"] = commitment(new.seed)
            async with self._database.write() as connection:
                await connection.execute(insert_or_ignore(DayRow, connection.dialect.name).values(values))
                row = (await connection.execute(asked)).one()
        return _deal(row)

    async def on(self, day: date) -> tuple[dict[str, DayDeal], date | None]:
        """Return a day's deals by game, and the last day before it that has any."""
        asked = select(DayRow.__table__).where(DayRow.day == day).order_by(DayRow.game)
        earlier = select(func.max(DayRow.day)).where(DayRow.day < day)
        async with self._database.read() as connection:
            rows = (await connection.execute(asked)).all()
            before: date | None = await connection.scalar(earlier)
        return {row.game: _deal(row) for row in rows}, before

    async def best(self, game: str, day: date) -> tuple[int | None, int | None]:
        """Return the best score of a day among all people, and the strongest computer player's; None where unknown."""
        row = SoloRow
        in_time = (row.game == game, row.day == day, GameRow.ended_at < closes(day))
        theirs = select(func.max(row.score)).join(GameRow).where(*in_time)
        computers = select(DayRow.best).where(DayRow.game == game, DayRow.day == day)
        async with self._database.read() as connection:
            people = await connection.scalar(theirs)
            return people, await connection.scalar(computers)

    async def days(self, game: str, user: int) -> list[date]:
        """Return the days whose deal of a game a person has finished in time, the earliest first."""
        row = SoloRow
        over = row.day.is_not(None), GameRow.ended_at.is_not(None)
        asked = select(row.day, GameRow.ended_at).join(GameRow).where(row.user_id == user, row.game == game, *over)
        rows: list[Any] = list(await self._database.rows(asked))
        return sorted(row.day for row in rows if row.ended_at < closes(row.day))

    async def own(self, game: str, day: date, user: int) -> int | None:
        """Return the number of a person's game of a day's deal; None if they have none."""
        row = SoloRow
        asked = select(row.game_id).where(row.game == game, row.day == day, row.user_id == user)
        return await self._database.value(asked)


def _deal(row: Any) -> DayDeal:
    seed = bytes.fromhex(row.seed)
    if row.setup is None:
        return DayDeal(seed, seal=row.commitment)
    setup = row.setup
    levels = tuple(setup["levels"])
    return DayDeal(seed, setup["options"], setup["rules"], levels, row.commitment, setup.get("mark"))
