"""Changes of seasons by several people at the same moment: on SQLite and on PostgreSQL."""

import asyncio
from datetime import UTC, datetime, timedelta

from bot.features.standings.store.seasons import Seasons

BEGIN = datetime(2026, 5, 4, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
NAMES = [f"Season {number}" for number in range(8)]


async def under_way(seasons, game="claro"):
    return [each.name for each in await seasons.all(10, game) if each.ended_at is None]


async def test_of_several_first_seasons_at_once_one_begins(engine):
    seasons = Seasons(engine)
    begun = await asyncio.gather(*(seasons.start(10, "claro", name, BEGIN) for name in NAMES))
    assert sum(begun) == 1
    assert await under_way(seasons) == [NAMES[begun.index(True)]]


async def test_of_several_seasons_that_would_end_the_same_one_one_begins(engine):
    seasons = Seasons(engine)
    await seasons.start(10, "claro", "Spring", BEGIN)
    spring = await seasons.current(10, "claro")
    later = BEGIN + HOUR
    begun = await asyncio.gather(*(seasons.start(10, "claro", name, later, ends=spring.id) for name in NAMES))
    assert sum(begun) == 1
    assert await under_way(seasons) == [NAMES[begun.index(True)]]
    assert len(await seasons.all(10, "claro")) == 2


async def test_a_season_ends_only_the_one_that_it_names(engine):
    seasons = Seasons(engine)
    assert not await seasons.start(10, "claro", "Spring", BEGIN, ends=99)
    assert await seasons.start(10, "claro", "Spring", BEGIN)
    assert not await seasons.start(10, "claro", "Summer", BEGIN + HOUR)
    assert await seasons.start(10, "africa", "Summer", BEGIN + HOUR)
    assert await under_way(seasons) == ["Spring"]
    assert await under_way(seasons, "africa") == ["Summer"]
