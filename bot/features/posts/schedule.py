"""When something that a server gets every day or every week is due, by the server's own clock."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cache
from itertools import islice
from typing import Final
from zoneinfo import available_timezones

BEST_KNOWN: Final = (
    *("Europe/London", "Europe/Paris", "Europe/Berlin", "Europe/Athens", "Europe/Istanbul", "Asia/Jerusalem"),
    *("America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles", "America/Sao_Paulo"),
    *("Asia/Dubai", "Asia/Kolkata", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland", "UTC"),
)
"""The time zones that are offered before anything is typed."""


@cache
def zones() -> frozenset[str]:
    """Return the names of all time zones to choose from: those of places that this machine knows, and UTC."""
    return frozenset(each for each in available_timezones() if "/" in each or each == "UTC")


def zones_like(typed: str, most: int) -> list[str]:
    """Return time zones whose names contain what was typed; before anything is, some of the best known."""
    wanted = typed.strip().replace(" ", "_").casefold()
    found = sorted(each for each in zones() if wanted in each.casefold()) if wanted else BEST_KNOWN
    return list(islice(found, most))


@dataclass(frozen=True, slots=True)
class Schedule:
    """A full hour of every day, or of a weekday.

    Each of its dates has exactly one moment: an hour that the clocks skip comes an hour later by the new time, and of
    an hour that they repeat the first counts. Two moments are a day or a week apart by the calendar, but not always 24
    or 168 hours.
    """

    hour: int
    """The hour, 0 to 23."""
    zone: tzinfo
    weekday: int | None = None
    """The weekday, 0 for Monday; None for every day."""

    def last_due(self, now: datetime) -> datetime:
        """Return the latest moment, now or before, in UTC."""
        today = self.day_of(now)
        day = today if self.weekday is None else today - timedelta(days=(today.weekday() - self.weekday) % 7)
        due = self._moment(day)
        return due if due <= now else self._moment(day - self._period)

    def due_before(self, due: datetime) -> datetime:
        """Return the moment before one of its moments, in UTC."""
        return self._moment(self.day_of(due) - self._period)

    def next_due(self, now: datetime) -> datetime:
        """Return the first moment after now, in UTC."""
        return self._moment(self.day_of(self.last_due(now)) + self._period)

    def day_of(self, moment: datetime) -> date:
        """Return the date of a moment in the time zone."""
        return moment.astimezone(self.zone).date()

    @property
    def _period(self) -> timedelta:
        return timedelta(days=1 if self.weekday is None else 7)

    def _moment(self, day: date) -> datetime:
        return datetime.combine(day, time(self.hour), self.zone).astimezone(UTC)


@dataclass(frozen=True, slots=True)
class UtcDays(Schedule):
    """A full hour of a time zone, once in each UTC day. The deal of the day changes at midnight UTC.

    If the hour comes twice in a UTC day, the first counts. If it does not come at all, the day's first moment stands
    for it. Both happen when the clocks change.
    """

    def day_of(self, moment: datetime) -> date:
        """Return the UTC date of a moment."""
        return moment.astimezone(UTC).date()

    def _moment(self, day: date) -> datetime:
        dates = (day + timedelta(days=days) for days in (-1, 0, 1))
        near = (Schedule._moment(self, each) for each in dates)  # noqa: SLF001 - super() finds no class with slots
        start = datetime.combine(day, time(), UTC)
        return min((each for each in near if each.date() == day), default=start)
