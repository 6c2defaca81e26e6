"""What people may expect of a rating: a win never lowers it, time only makes it less certain, places follow it."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import product
from statistics import mean

import pytest
from alembic import command
from hypothesis import given
from hypothesis import strategies as st

from bot.features.standings.rows import PlayerRow
from bot.features.standings.store.ratings import (
    SETTLED,
    Division,
    Rating,
    computer_rating,
    division,
    division_at,
    games_missing,
    points,
    rate,
)
from bot.features.standings.store.seasons import Seasons
from bot.features.standings.store.standings import RankedBy, Standings
from bot.features.standings.store.statistics import StatisticsStore
from bot.store.engine.database import upgrade
from bot.store.engine.models import GameRow, StandingRow, UserSettingsRow
from bot.store.migrating import migration_config
from bot.store.settings import SettingsStore, UserSettings
from tests.features.standings.store.evening import BEGIN, dice, play_some, rows
from tests.features.standings.store.test_standings import SERVER, again, finish, lines, stored

NOW = datetime(2026, 5, 3, tzinfo=UTC)
NEW = Rating().sigma
BETA = 25 / 6  # how much the model takes a performance to vary


@st.composite
def ratings(draw):
    """A rating as a row has it, with the least sigma it ever had."""
    mu, least = draw(st.floats(0, 50)), draw(st.floats(1, NEW))
    return Rating(mu, draw(st.floats(least, NEW)), least)


absences = st.timedeltas(timedelta(0), timedelta(days=10_000))


@given(st.lists(st.tuples(ratings(), absences), min_size=2, max_size=6))
def test_a_win_never_lowers_a_rating(players):
    before = [rating.grown(NOW - away, NOW) for rating, away in players]
    after = rate(before, list(range(1, len(players) + 1)))[0]
    assert after.mu >= before[0].mu
    assert after.value >= players[0][0].value == before[0].value


@given(st.lists(st.tuples(ratings(), absences), min_size=2, max_size=6), st.randoms())
def test_no_game_unsettles_a_rating(players, chance):
    before = [rating.grown(NOW - away, NOW) for rating, away in players]
    places = [chance.randint(1, len(players)) for _ in players]
    for old, new in zip(before, rate(before, places), strict=True):
        assert new.settled >= old.settled
        assert new.least_sigma <= old.least_sigma


@given(ratings(), absences, absences)
def test_time_only_widens(rating, one, more):
    first, second = (rating.grown(NOW, NOW + away) for away in (one, one + more))
    assert rating.sigma <= first.sigma <= second.sigma <= NEW
    assert {rating.mu} == {first.mu, second.mu}
    assert {rating.value} == {first.value, second.value}
    assert {division(rating)} == {division(first), division(second)}
    # Two absences make as much as one that is as long as both.
    assert first.grown(NOW + one, NOW + one + more).sigma == pytest.approx(second.sigma)


def test_a_clock_that_goes_back_takes_no_uncertainty_away():
    assert Rating(25, 3.0).grown(NOW, NOW - timedelta(days=3)).sigma == 3.0


def test_somebody_with_forty_games_is_uncertain_after_a_year():
    usual = Rating(25, 3.5)
    assert usual.grown(NOW, NOW + timedelta(days=364)).certain
    assert not usual.grown(NOW, NOW + timedelta(days=366)).certain
    assert usual.grown(NOW, NOW + timedelta(days=366)).settled


@given(ratings())
def test_fewer_games_are_missing_from_a_more_certain_rating(rating):
    missing = games_missing(rating)
    assert (missing > 0) >= (not rating.certain and rating.sigma > SETTLED + 0.05)
    assert games_missing(replace(rating, sigma=rating.sigma - 0.5)) <= missing <= games_missing(Rating())


def games_needed(chance, rating, group, others):
    """Return how many games of two or three a rating takes to be certain, in a group that plays among itself."""
    ratings = [rating, *[others] * (group - 1)]
    skills = [chance.gauss(25, 4) for _ in ratings]
    own = 0
    while not ratings[0].certain:
        players = chance.sample(range(group), chance.choice([2, 2, 3]))
        own += 0 in players
        order = sorted(players, key=lambda each: -chance.gauss(skills[each], 6))
        ranks = [1 + order.index(each) for each in players]
        for each, after in zip(players, rate([ratings[each] for each in players], ranks), strict=True):
            ratings[each] = after
    return own


@pytest.mark.parametrize(
    ("rating", "others"),
    [
        (Rating(), [Rating(), Rating(sigma=3.5)]),  # among newcomers, and among people who have played for long
        (Rating(sigma=7.0), [Rating(sigma=7.0), Rating(sigma=3.5)]),
        (Rating(sigma=7.0, least_sigma=3.5), [Rating(sigma=3.5)]),
        (Rating(sigma=6.0, least_sigma=3.5), [Rating(sigma=3.5)]),
    ],
)
def test_as_many_games_are_foreseen_as_it_takes_on_average(rating, others):
    chance = dice(5)
    needed = mean(games_needed(chance, rating, group=6, others=each) for each in others for _ in range(40))
    assert games_missing(rating) == pytest.approx(needed, rel=0.2, abs=1.0)


@given(st.integers(-3000, 6000))
def test_divisions_lie_side_by_side(shown):
    which = division_at(shown)
    assert which is Division.BRONZE or shown >= which.begins
    assert which.next is None or shown < which.next.begins


def test_there_is_no_division_before_a_rating_settles():
    assert division(Rating(60, 5.6)) is None
    assert division(Rating(60, 5.5)) is Division.CROWN


def test_three_ratings_in_five_settle_where_they_were_expected_to():
    chance, inside, trials = dice(11), 0, 600
    for _ in range(trials):
        strength = chance.normalvariate(25, 25 / 3)  # what the model takes a newcomer for
        rating = Rating()
        least, most = rating.expected
        while not rating.settled:
            rival = Rating(rating.mu, 3.5)
            ahead = chance.normalvariate(strength, BETA) > chance.normalvariate(
                chance.normalvariate(rival.mu, 3.5), BETA
            )
            rating = rate([rating, rival], [1, 2] if ahead else [2, 1])[0]
        inside += least <= rating.value <= most
    assert inside / trials == pytest.approx(0.6, abs=0.05)


def test_a_settled_rating_is_expected_where_it_is():
    assert Rating(30, 5.5).expected == (Rating(30, 5.5).value,) * 2
    least, most = Rating(30, 5.6).expected
    assert most - least < 2.2
    assert least < Rating(30, 5.5).value < most


# In the database


async def test_absence_counts_when_the_next_game_is_rated(journal, engine):
    await finish(journal, (1, 2), (3, 0), (1, 2), at=BEGIN)
    await finish(journal, (1, 2), (3, 0), (1, 2), at=BEGIN + timedelta(days=1000))
    first = [each.grown(None, BEGIN) for each in rate([Rating(), Rating()], [1, 2])]
    aged = [each.grown(BEGIN, BEGIN + timedelta(days=1000)) for each in first]
    assert aged[0].sigma > first[0].sigma
    second = rate(aged, [1, 2])
    assert second[0].sigma > second[0].least_sigma
    players = {row.user_id: row for row in await rows(engine, PlayerRow)}
    for user, rating in zip((1, 2), second, strict=True):
        row = players[user]
        assert Rating(row.mu, row.sigma, row.least_sigma) == rating
        assert row.rated_at == BEGIN + timedelta(days=1000)
    board = await lines(engine, RankedBy.RATING)
    assert [line.rating for line in board.lines] == [each.value for each in second]


async def test_games_of_earlier_versions_are_counted_again_as_they_were(journal, engine):
    await play_some(journal, 8, dice(7), gap=200)
    async with engine.begin() as connection:  # as an earlier version has left it
        await connection.exec_driver_sql("UPDATE seats SET least_sigma = NULL")
    await again(engine)
    before = await stored(engine)
    assert {row.least_sigma for row in before[1].values()} == {None}
    await again(engine)
    assert await stored(engine) == before
    # From the next game on time counts, also for numbers that an earlier version has counted.
    late = max(row.ended_at for row in await rows(engine, GameRow)) + timedelta(days=1000)
    await play_some(journal, 8, dice(8), begin=late, gap=200)
    before = await stored(engine)
    assert any(row.least_sigma is not None and row.sigma > row.least_sigma for row in before[1].values())
    await again(engine)
    assert await stored(engine) == before


async def settle(journal, one, other, games=31, begin=BEGIN):
    """Let two people play until their ratings settle. The first wins every other game, and the last one."""
    for number in range(games):
        places = (1 + number % 2, 2 - number % 2)
        await finish(journal, (one, other), (3, 0), places, at=begin + timedelta(days=number))


async def test_a_database_from_before_says_who_has_settled(journal, engine):
    """Also on the leaderboard of a season that was over before they had."""
    seasons = Seasons(engine)
    await seasons.start(10, "claro", "Spring", BEGIN)
    await settle(journal, 1, 2, games=10)
    await seasons.end(10, "claro", BEGIN + timedelta(days=10))
    await settle(journal, 1, 2, begin=BEGIN + timedelta(days=11))
    standings = {(row.board_id, row.user_id): row for row in await rows(engine, StandingRow)}
    assert {row.settled for row in standings.values()} == {True, False}
    async with engine.begin() as connection:
        for table in ("seats", "players"):  # earlier versions knew no growth
            await connection.exec_driver_sql(f"UPDATE {table} SET sigma = least_sigma")
        await connection.run_sync(lambda sync: command.downgrade(migration_config(sync), "0023"))
    await upgrade(engine)
    assert {(row.board_id, row.user_id): row for row in await rows(engine, StandingRow)} == standings


async def test_after_an_upgrade_ratings_grow_uncertain_from_the_last_game_that_was_rated(journal, engine):
    await play_some(journal, 20, dice(11), gap=3)
    rated = {row[:3]: row.rated_at for row in await rows(engine, PlayerRow)}
    assert len(set(rated.values())) > 3
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: command.downgrade(migration_config(sync), "0023"))
    await upgrade(engine)
    assert {row[:3]: row.rated_at for row in await rows(engine, PlayerRow)} == rated
    some = next(key for key, at in rated.items() if at is not None)
    found = await StatisticsStore(engine).of(some[0], "claro", some[2], None, rated[some] + timedelta(days=3000))
    assert found.rating.sigma == NEW
    await again(engine)
    assert {row[:3]: row.rated_at for row in await rows(engine, PlayerRow)} == rated


async def test_ratings_that_have_not_settled_come_after_all_others(journal, engine):
    await settle(journal, 1, 2)
    await finish(journal, (3, 4), (3, 0), (1, 2), at=BEGIN + timedelta(days=40))
    async with engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE standings SET rating = 99 WHERE user_id = 3")
    page = await lines(engine, RankedBy.RATING, user=3)
    assert [(line.user, line.settled) for line in page.lines] == [(1, True), (2, True), (3, False), (4, False)]
    assert [line.place for line in page.lines] == [1, 2, 0, 0]
    assert page.mine.place == 0


async def test_time_takes_no_place_away(journal, engine):
    await settle(journal, 1, 2)
    late = BEGIN + timedelta(days=5000)
    page = await Standings(engine).page(SERVER, RankedBy.RATING, 0, 1, now=late)
    assert [(line.user, line.settled, line.now.certain) for line in page.lines] == [(1, True, False), (2, True, False)]
    soon = await Standings(engine).page(SERVER, RankedBy.RATING, 0, 1, now=BEGIN + timedelta(days=31))
    assert [line.now.certain for line in soon.lines] == [True, True]
    assert [line.rating for line in soon.lines] == [line.rating for line in page.lines]


async def test_places_among_the_people_one_has_played_with(journal, engine):
    for number in range(10):
        for user in (10, 12, 14):
            winner, loser = (user, user + 1) if number % 3 else (user + 1, user)
            await finish(journal, (winner, loser), (3, 0), (1, 2), at=BEGIN + timedelta(days=number))
    for user in range(12, 33):  # somebody who has met many
        if user != 15:
            await finish(journal, (10, user), (user % 4, 1), (1, 2) if user % 4 > 1 else (2, 1))
    for what in RankedBy:
        everybody = [line for number in range(3) for line in (await lines(engine, what, number=number)).lines]
        places = {line.user: line.place for line in everybody}
        assert (0 in places.values()) == (what is RankedBy.RATING)
        met = [line for line in everybody if line.user != 15]
        found = []
        for number in range(-(-len(met) // 10)):
            page = await Standings(engine).page(SERVER, what, number, 10, met=True)
            found += page.lines
            assert page.more == (len(found) < len(met))
            ahead = sum(0 < line.place < places[10] for line in met)
            assert page.mine.place == (ahead + 1 if places[10] else 0)
        assert [line.user for line in found] == [line.user for line in met]
        for line in found:
            ahead = sum(0 < places[each.user] < places[line.user] for each in found)
            assert line.place == (ahead + 1 if places[line.user] else 0)


async def test_only_so_many_better_people_are_counted(engine):
    async with engine.begin() as connection:
        await connection.exec_driver_sql(
            "INSERT INTO boards (id, guild_id, place_id, is_channel, game, period)"
            " VALUES (1, 10, 10, false, 'claro', 'all')"
        )
        await connection.exec_driver_sql(
            "INSERT INTO standings (board_id, user_id, games, wins, stars) WITH RECURSIVE n(i) AS"
            " (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200) SELECT 1, i, 1, 1, i FROM n"
        )
    assert (await lines(engine, user=200)).mine.place == 1001
    assert (await lines(engine, user=201)).mine.place == 1000
    page = await lines(engine, number=110, user=95)
    assert [line.place for line in page.lines] == list(range(1101, 1111))


async def test_places_close_up_behind_somebody_who_is_not_listed(journal, engine):
    for number in range(14):
        for one, other in ((1, 2), (2, 3), (1, 3), (3, 4), (1, 4), (2, 4)):
            await finish(journal, (one, other), (3, 0), (1, 2), at=BEGIN + timedelta(days=number))
    settings, standings = SettingsStore(engine), Standings(engine)
    await settings.set_user(2, UserSettings(listed=False))
    for what, met in product(RankedBy, (False, True)):
        page = await standings.page(SERVER, what, 0, 3, met=met)
        assert [(line.place, line.user) for line in page.lines] == [(1, 1), (2, 3), (3, 4)]
        assert page.mine.place == 2
        own = await standings.page(SERVER, what, 0, 2, met=met)
        assert [(line.place, line.user) for line in own.lines] == [(1, 1), (2, 3), (3, 4)]
        assert (own.mine.user, own.mine.place) == (2, 2)
    everybody = [1, 3, 4]
    for user in everybody:
        await settings.set_user(user, UserSettings(listed=False))
    for met in (False, True):
        lacking = (await standings.page(SERVER, RankedBy.RATE, 0, 5, met=met)).unranked
        assert lacking.most == 0  # those who have many games are on no list
    for user in everybody:
        await settings.set_user(user, UserSettings())
    await settings.set_user(2, UserSettings())
    assert len((await standings.page(SERVER, RankedBy.STARS, 0, 3)).lines) == 4
    assert [row.listed for row in await rows(engine, UserSettingsRow)] == [True] * 4


def test_computers_do_not_become_less_certain():
    assert computer_rating(22.0).grown(None, NOW) == Rating(22.0, 1.0, 1.0)
    assert points(Rating().grown(None, NOW).value) == 1000
