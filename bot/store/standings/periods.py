"""Stretches of time that have a leaderboard: days, weeks and months as UTC has them, a server's seasons, all time."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from enum import StrEnum
from typing import Final


class Period(StrEnum):
    """A stretch of time around now."""

    TODAY = "today"
    WEEK = "week"
    MONTH = "month"
    SEASON = "season"
    ALL = "all"


LEAST_GAMES: Final[Mapping[str, int]] = {"d": 3, "w": 5, "m": 10, "s": 10, "a": 10}
"""How many games it takes to be listed by one's rate of wins: for each first letter of a period's key."""

KEPT_DAYS: Final = 1
"""How long a leaderboard stays when its period is over, in days; seasons stay for good."""


def keys_at(moment: datetime, season: int | None) -> dict[Period, str]:
    """Return the key of each period that a moment belongs to.

    :param season: the number of the server's season at that moment; None without one.
    """
    day = moment.astimezone(UTC).date()
    year, week, _ = day.isocalendar()
    keys = {
        Period.TODAY: f"d{day.isoformat()}",
        Period.WEEK: f"w{year}-{week:02}",
        Period.MONTH: f"m{day.year}-{day.month:02}",
        Period.ALL: "all",
    }
    return keys if season is None else {**keys, Period.SEASON: season_key(season)}


def season_key(season: int) -> str:
    """Return the key of a season by its number."""
    return f"s{season}"


def expiry(period: Period, moment: datetime) -> date | None:
    """Return the day from which on nobody asks for the leaderboard of this moment's period; None for never."""
    day = moment.astimezone(UTC).date()
    match period:
        case Period.TODAY:
            over = day + timedelta(days=1)
        case Period.WEEK:
            over = day + timedelta(days=7 - day.weekday())
        case Period.MONTH:
            over = (day.replace(day=1) + timedelta(days=32)).replace(day=1)
        case _:
            return None
    return over + timedelta(days=KEPT_DAYS)
