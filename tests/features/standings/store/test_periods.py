"""Which day, week and month a moment belongs to, and how long their leaderboards are kept."""

from datetime import UTC, date, datetime, timedelta, timezone

import pytest

from bot.store.periods import LEAST_GAMES, Period, expiry, keys_at


def at(year, month, day, hour=12, zone=UTC):
    return datetime(year, month, day, hour, tzinfo=zone)


@pytest.mark.parametrize(
    ("moment", "today", "week", "month"),
    [
        (at(2026, 5, 3), "d2026-05-03", "w2026-18", "m2026-05"),
        (at(2026, 5, 4), "d2026-05-04", "w2026-19", "m2026-05"),
        (at(2026, 1, 5), "d2026-01-05", "w2026-02", "m2026-01"),
        # The first days of January may belong to the last week of the year before, and the other way round.
        (at(2027, 1, 3), "d2027-01-03", "w2026-53", "m2027-01"),
        (at(2025, 12, 29), "d2025-12-29", "w2026-01", "m2025-12"),
        # A day begins and ends in UTC.
        (at(2026, 5, 4, 1, timezone(timedelta(hours=2))), "d2026-05-03", "w2026-18", "m2026-05"),
    ],
)
def test_a_moment_belongs_to_a_day_a_week_a_month_and_all_time(moment, today, week, month):
    keys = {Period.TODAY: today, Period.WEEK: week, Period.MONTH: month, Period.ALL: "all"}
    assert keys_at(moment, None) == keys
    assert keys_at(moment, 7) == {**keys, Period.SEASON: "s7"}


@pytest.mark.parametrize(
    ("moment", "day", "week", "month"),
    [
        (at(2026, 5, 3), date(2026, 5, 5), date(2026, 5, 5), date(2026, 6, 2)),  # a Sunday
        (at(2026, 5, 4), date(2026, 5, 6), date(2026, 5, 12), date(2026, 6, 2)),  # a Monday
        (at(2026, 5, 1), date(2026, 5, 3), date(2026, 5, 5), date(2026, 6, 2)),
        (at(2026, 1, 31), date(2026, 2, 2), date(2026, 2, 3), date(2026, 2, 2)),
        (at(2026, 12, 31), date(2027, 1, 2), date(2027, 1, 5), date(2027, 1, 2)),
        (at(2028, 2, 29), date(2028, 3, 2), date(2028, 3, 7), date(2028, 3, 2)),
        (at(2026, 5, 4, 1, timezone(timedelta(hours=2))), date(2026, 5, 5), date(2026, 5, 5), date(2026, 6, 2)),
    ],
)
def test_a_leaderboard_is_kept_for_a_day_after_its_period(moment, day, week, month):
    assert expiry(Period.TODAY, moment) == day
    assert expiry(Period.WEEK, moment) == week
    assert expiry(Period.MONTH, moment) == month


def test_seasons_and_all_time_are_kept_for_good():
    assert expiry(Period.SEASON, at(2026, 5, 4)) is None
    assert expiry(Period.ALL, at(2026, 5, 4)) is None


def test_a_rate_of_wins_needs_more_games_in_a_longer_period():
    assert LEAST_GAMES == {"d": 3, "w": 5, "m": 10, "s": 10, "a": 10}
    assert {key[0] for key in keys_at(at(2026, 5, 4), 7).values()} == set(LEAST_GAMES)
