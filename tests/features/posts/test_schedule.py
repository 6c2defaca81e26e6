"""When something is due every day or every week, also where the clocks change."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest

from bot.features.posts.schedule import Schedule, UtcDays, zones, zones_like
from bot.store.settings import GuildSettings
from tests.cases import for_each

BERLIN, JERUSALEM = ZoneInfo("Europe/Berlin"), ZoneInfo("Asia/Jerusalem")
MONDAY, SUNDAY = 0, 6
ZONES = ("Europe/Berlin", "America/Chicago", "Asia/Kolkata", "Africa/Cairo", "Australia/Lord_Howe", "UTC")


def at(text):
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("now", "zone", "due"),
    [
        ("2026-05-04T08:59:59", UTC, "2026-04-27T09:00"),
        ("2026-05-04T09:00", UTC, "2026-05-04T09:00"),
        ("2026-05-10T23:00", UTC, "2026-05-04T09:00"),
        ("2026-05-04T07:00", BERLIN, "2026-05-04T07:00"),  # summer: two hours ahead
        ("2026-01-05T07:59", BERLIN, "2025-12-29T08:00"),
        ("2026-05-04T06:00", JERUSALEM, "2026-05-04T06:00"),
    ],
)
def test_it_is_due_at_the_hour_of_the_zone(now, zone, due):
    assert Schedule(9, zone, MONDAY).last_due(at(now)) == at(due)


def test_a_day_or_week_in_which_the_clocks_change_is_an_hour_shorter_or_longer():
    spring, autumn = at("2026-03-30T07:00"), at("2026-10-26T08:00")
    weekly, daily = Schedule(9, BERLIN, MONDAY), Schedule(9, BERLIN)
    assert spring - weekly.due_before(spring) == timedelta(days=7, hours=-1)
    assert autumn - weekly.due_before(autumn) == timedelta(days=7, hours=1)
    assert daily.next_due(at("2026-03-28T08:00")) == at("2026-03-29T07:00")
    assert daily.next_due(at("2026-10-24T07:00")) == at("2026-10-25T08:00")


def test_an_hour_that_is_skipped_comes_an_hour_later_and_of_one_that_is_repeated_the_first_counts():
    daily = Schedule(2, BERLIN)
    assert daily.next_due(at("2026-03-28T12:00")) == at("2026-03-29T01:00")  # 03:00, since there is no 02:00
    assert daily.next_due(at("2026-10-24T12:00")) == at("2026-10-25T00:00")  # 02:00, and again an hour later


@for_each("weekday", [None, SUNDAY])
@for_each("hour", [0, 1, 2, 3, 23])
@for_each("name", ZONES)
def test_each_day_or_week_has_one_moment_for_years(name, hour, weekday):
    zone = ZoneInfo(name)
    schedule, period = Schedule(hour, zone, weekday), timedelta(days=1 if weekday is None else 7)
    found = [schedule.next_due(at("2025-01-01T00:00"))]
    while found[-1] < at("2027-01-01T00:00"):
        found.append(schedule.next_due(found[-1]))
    days = [due.astimezone(zone).date() for due in found]
    assert all(later - earlier == period for earlier, later in pairwise(days))
    assert all(schedule.due_before(later) == earlier for earlier, later in pairwise(found))
    assert all(schedule.last_due(later) == later for later in found)
    assert all(schedule.last_due(later - timedelta(seconds=1)) == earlier for earlier, later in pairwise(found))
    hours = [due.astimezone(zone).hour for due in found]
    assert len(hours) - hours.count(hour) <= 2, "but for the hours that clocks skip"


@for_each("hour", [0, 1, 2, 3, 9, 23])
@for_each("name", [*ZONES, "Europe/London", "Pacific/Auckland"])
def test_each_utc_day_has_one_moment_for_years(name, hour):
    zone = ZoneInfo(name)
    schedule = UtcDays(hour, zone)
    found = [schedule.next_due(at("2025-01-01T00:00"))]
    while found[-1] < at("2028-01-01T00:00"):
        found.append(schedule.next_due(found[-1]))
    assert all(later.date() - earlier.date() == timedelta(days=1) for earlier, later in pairwise(found))
    assert all(schedule.last_due(later - timedelta(seconds=1)) == earlier for earlier, later in pairwise(found))
    hours = [due.astimezone(zone).hour for due in found]
    assert len(hours) - hours.count(hour) <= 6, "but for the days on which clocks change"


def test_a_zone_that_nobody_knows_is_utc():
    assert GuildSettings(time_zone="Middle/Earth").zone is UTC
    assert GuildSettings(time_zone="../../etc/passwd").zone is UTC
    assert GuildSettings().zone is UTC


def test_zones_are_found_by_a_part_of_their_names():
    assert "America/New_York" in zones_like("new york", 25)
    assert zones_like("berlin", 25) == ["Europe/Berlin"]
    assert len(zones_like("a", 25)) == 25
    assert set(zones_like("", 25)) <= zones()
