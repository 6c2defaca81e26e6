"""Moments, days and weeks in messages: Discord's own timestamps, which each client writes in its user's language."""

from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from bot.locales.words import Words

_SAME_DAY: Final = time(10, tzinfo=UTC)
"""At this time it is the same day from Hawaii to New Zealand, so nearly every client writes the date that is meant."""


def day_text(day: date) -> str:
    """Return a UTC day in Discord's markup, which only the text of a message may have."""
    return moment_text(datetime.combine(day, _SAME_DAY), "D")


def short_date(words: Words, day: date) -> str:
    """Return a day in the words of a language, for pictures and other places without markup."""
    return words("date-short", day=str(day.day), month=words(f"month-short-{day.month}"), year=str(day.year))


def period_text(words: Words, key: str) -> str | None:
    """Return the name of a day, week or month by its period's key; None for other periods and impossible dates."""
    try:
        match key[:1]:
            case "d":
                return day_text(date.fromisoformat(key[1:]))
            case "w":
                year, week = key[1:].split("-")
                return words("period-week-of", day=day_text(date.fromisocalendar(int(year), int(week), 1)))
            case "m":
                first = date.fromisoformat(f"{key[1:]}-01")
                return words("period-month-of", month=words(f"month-{first.month}"), year=str(first.year))
    except (ValueError, OverflowError):
        return None  # a client may have made the key up
    return None


LEAST: Final = timedelta(seconds=1)
"""A moment that is nearer than this has passed by the time that somebody reads of it."""


def countdown(moment: datetime | None, now: datetime | None = None) -> str | None:
    """Return the markup of a moment that is still to come; None if there is none or it has passed.

    A client would show "2 minutes ago" for a deadline that passed while the bot was stopped or slow. Without ``now``,
    it is the time of the machine's clock, which deadlines go by.
    """
    if moment is None or moment - (now or datetime.now(UTC)) < LEAST:
        return None
    return timestamp(moment)


def timestamp(moment: datetime) -> str:
    """Return the markup of a moment that may have passed."""
    return f"<t:{int(moment.timestamp())}:R>"


def moment_text(moment: datetime, style: str) -> str:
    """Return the markup of a moment as a date, a time or both, by Discord's letter for that."""
    return f"<t:{int(moment.timestamp())}:{style}>"
