"""The periods that have a leaderboard of their own: UTC days, weeks and months, a server's seasons, and all time."""

from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from enum import StrEnum
from typing import Final


class Period(StrEnum):
    """A period, seen from now."""

    TODAY = "today"
    WEEK = "week"
    MONTH = "month"
    SEASON = "season"
    ALL = "all"


LEAST_GAMES: Final[Mapping[str, int]] = {"d": 3, "w": 5, "m": 10, "s": 10, "a": 10}
"""How many games somebody needs to be ranked by their rate of wins, by the first letter of the period's key."""

KEPT_DAYS: Final = 1
"""How many days a leaderboard is kept after its period. Those of seasons are kept for good."""


def keys_at(moment: datetime, season: int | None) -> dict[Period, str]:
    """Return the key of each period that a moment belongs to.

    :param season: the id of the server's season at that moment; None if there was none.
    """
    day = moment.astimezone(UTC).date()
    year, week, _ = day.isocalendar()
    keys = {
        Period.TODAY: f"d{day.isoformat()}",
        Period.WEEK: f"w{year}-{week:02}",
        Period.MONTH: f"m{day.year}-{day.month:02}",
        Period.ALL: "all",
    }
    return keys if season is None else {**keys, Period.SEASON: f"s{season}"}


def expiry(period: Period, moment: datetime) -> date | None:
    """Return the first day on which the leaderboard of this moment's period may be deleted; None for never."""
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
