"""Games of teams, games that all lose together, and games in which fewer points are better, as they are counted."""

from dataclasses import replace

import pytest

from bot.features.standings.rows import DuelRow
from bot.features.standings.store.ratings import Rating, rate
from bot.features.standings.store.standings import RankedBy
from bot.features.standings.store.statistics import StatisticsStore
from bot.store.journal.entries import Moved, Opening, Seating, Started
from tests.features.standings.store.evening import BEGIN, rows
from tests.features.standings.store.test_standings import lines
from tests.store.results import result


async def finish(journal, how):
    """Store a game with this result, of people with the numbers from 1."""
    seats = tuple(Seating(user, None, BEGIN) for user in range(1, len(how.places) + 1))
    table = await journal.open(Opening("claro", 10, 20, 1, 6, {}, seats, BEGIN))
    await journal.write(Started(table, seats, bytes(32), "c" * 64, BEGIN, None))
    await journal.write(Moved(table, 0, 0, "24", automatic=False, at=BEGIN, deadline=None, result=how))


async def test_teams_are_rated_as_teams(journal, engine):
    await finish(journal, replace(result([5, 3, 5, 3], [1, 2, 1, 2]), teams=(0, 1, 0, 1)))
    expected = rate([Rating()] * 4, [1, 2, 1, 2], [0, 1, 0, 1])
    found = [await StatisticsStore(engine).of(10, "claro", user, None, BEGIN) for user in range(1, 5)]
    assert [each.rating.mu for each in found] == pytest.approx([each.mu for each in expected])
    assert [each.wins for each in found] == [1, 0, 1, 0]
    duels = {(row.first_id, row.second_id) for row in await rows(engine, DuelRow)}
    assert duels == {(1, 2), (1, 4), (2, 3), (3, 4)}  # partners are no rivals


async def test_a_lost_game_of_all_is_no_win_and_rates_nobody(journal, engine):
    await finish(journal, replace(result([4, 4], [2, 2]), teams=(0, 0), rated=False))
    found = await StatisticsStore(engine).of(10, "claro", 1, None, BEGIN)
    assert (found.games, found.wins, found.rated, found.streak) == (1, 0, 0, 0)
    assert (found.rating.mu, found.rating.sigma) == (Rating().mu, Rating().sigma)
    ranked = (await lines(engine, RankedBy.WINS)).lines
    assert {line.user: line.wins for line in ranked} == {1: 0, 2: 0}
    assert (await lines(engine, RankedBy.RATING)).lines == []


async def test_whoever_has_fewer_points_wins_where_they_are_better(journal, engine):
    await finish(journal, replace(result([9, 2], [2, 1]), gains=(0, 0)))
    ranked = (await lines(engine, RankedBy.WINS)).lines
    assert [(line.user, line.wins, line.stars) for line in ranked][:1] == [(2, 1, 0)]
    first, second = [await StatisticsStore(engine).of(10, "claro", user, None, BEGIN) for user in (1, 2)]
    assert second.rating.mu > Rating().mu > first.rating.mu
