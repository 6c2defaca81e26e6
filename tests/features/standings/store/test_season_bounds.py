"""Which games count in a season: those that end while it is under way."""

from datetime import timedelta

from bot.features.standings.store.seasons import Seasons
from bot.features.standings.store.standings import Place, RankedBy, Standings
from bot.store.engine.models import BoardRow
from tests.features.standings.store.evening import BEGIN, rows
from tests.features.standings.store.test_standings import finish

HOUR = timedelta(hours=1)


async def games_in(engine, season):
    """Return how many games of the first person a season has."""
    page = await Standings(engine).page(Place("claro", 10, is_channel=False, period=f"s{season}"), RankedBy.WINS, 0, 1)
    return page.mine.games if page.mine else 0


async def test_a_game_that_ends_after_the_season_does_not_count_in_it(journal, engine):
    seasons = Seasons(engine)
    await seasons.start(10, "claro", "Spring", BEGIN)
    await finish(journal, (1, 2), (3, 1), (1, 2), at=BEGIN + HOUR)
    await seasons.end(10, "claro", BEGIN + 2 * HOUR)
    await finish(journal, (1, 2), (3, 1), (1, 2), at=BEGIN + 3 * HOUR)
    (spring,) = await seasons.all(10, "claro")
    assert await games_in(engine, spring.id) == 1
    assert sum(row.period == f"s{spring.id}" for row in await rows(engine, BoardRow)) == 2  # server and channel


async def test_a_game_that_ends_before_the_season_does_not_count_in_it(journal, engine):
    seasons = Seasons(engine)
    await seasons.start(10, "claro", "Spring", BEGIN + HOUR)
    await finish(journal, (1, 2), (3, 1), (1, 2), at=BEGIN)
    (spring,) = await seasons.all(10, "claro")
    assert await games_in(engine, spring.id) == 0


async def test_the_moment_of_its_beginning_belongs_to_a_season_and_that_of_its_end_does_not(journal, engine):
    seasons = Seasons(engine)
    await seasons.start(10, "claro", "Spring", BEGIN)
    await finish(journal, (1, 2), (3, 1), (1, 2), at=BEGIN)
    spring = await seasons.current(10, "claro")
    await seasons.start(10, "claro", "Summer", BEGIN + HOUR, ends=spring.id)
    await finish(journal, (1, 2), (3, 1), (1, 2), at=BEGIN + HOUR)
    summer, spring = await seasons.all(10, "claro")
    assert [await games_in(engine, season.id) for season in (spring, summer)] == [1, 1]
    await seasons.end(10, "claro", BEGIN + 2 * HOUR)
    await finish(journal, (1, 2), (3, 1), (1, 2), at=BEGIN + 2 * HOUR)
    assert [await games_in(engine, season.id) for season in (spring, summer)] == [1, 1]
