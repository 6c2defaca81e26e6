"""Moments and lengths of time as people type them: ``20:00``, ``Sat 8pm``, ``24.12. 20:00``, ``in 2 h``, ``90``.

What is understood is the reader's language and English, from the words of ``typed.ftl``. The libraries that read dates
in many languages guess where they understand half: *samedi 20h* is the 20th for them. Here that is a refusal.
"""

import re
import unicodedata
from calendar import isleap
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cache
from itertools import chain
from typing import Final

from bot.locales.words import Words, words_for
from bot.runtime.refusal import Refusal

LONGEST: Final = 40
"""How many characters are read."""

_DAY: Final = 24 * 60
"""In minutes."""

_AFTER_LETTERS = re.compile(r"(?<=[^\W\d_])['.\u2019\u05f3]")
_HEBREW_AT = re.compile("\\b\u05d1-?(?=[0-9])")
_SPAN = re.compile(r"([0-9]{1,6})?\s*([^\W\d_]+)")
_ISO = re.compile(r"([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})")
_NUMERIC = re.compile(r"([0-9]{1,2})([./])([0-9]{1,2})(?:[./]([0-9]{4})?)?")
_NAMED = re.compile(r"([0-9]{1,2})(?:\.|er|st|nd|rd|th)? ([^\W\d_]+)(?: ([0-9]{4}))?")
_NAMED_FIRST = re.compile(r"([^\W\d_]+) ([0-9]{1,2})(?:st|nd|rd|th)?(?: ([0-9]{4}))?")


@dataclass(frozen=True, slots=True)
class TypedMoment:
    """A moment that was typed."""

    at: datetime
    """It, in UTC."""
    skipped: bool = False
    """Whether the clocks skip what was typed: it is as much later as they skip."""
    repeated: bool = False
    """Whether the clocks show it twice: it is the first of both that is to come."""


@dataclass(frozen=True)
class _Vocabulary:
    """What is understood in a language, and in English, folded."""

    days: dict[str, int]
    weekdays: list[list[str]]
    months: list[list[str]]
    leads: frozenset[str]
    fillers: frozenset[str]
    units: dict[str, int]
    clock: re.Pattern[str]


def read_minutes(words: Words, typed: str) -> int:
    """Return a length of time in minutes: ``90``, ``90 min``, ``2 h``.

    :raises Refusal: ``bad_span``, with the ``value``.
    """
    text = _folded(typed)
    if (span := _span(_vocabulary(words.language), text)) is None:
        raise Refusal("bad_span", value=typed[:LONGEST])
    return sum(span)


def read_moment(words: Words, zone: tzinfo, now: datetime, typed: str, *, month_first: bool = False) -> TypedMoment:
    """Return a moment. A time of day without a date is the next one, and a date without a year, too.

    :param month_first: whether ``12/24`` is in December; else ``24/12`` is.
    :raises Refusal: ``bad_time``, with the ``value`` and the ``zone``.
    """
    text, known, now = _folded(typed), _vocabulary(words.language), now.astimezone(UTC)
    try:
        first, _, rest = text.partition(" ")
        span = _span(known, rest) if first in known.leads else None
        if span is None and (found := known.clock.search(text)) is not None:
            day = " ".join(f"{text[: found.start()]} {text[found.end() :]}".replace(",", " ").split())
            return _next(known, zone, now, day, _time_of_day(found), month_first=month_first)
        if span is None and (span := _span(known, text)) is None:
            raise ValueError(text)
        days, minutes = span
        if days:  # the same hour on another day, also if the clocks change between
            then = now.astimezone(zone).replace(tzinfo=None) + timedelta(minutes=days)
            now = _moment(then, zone, now).at
        return TypedMoment((now + timedelta(minutes=minutes)).astimezone(UTC).replace(microsecond=0))
    except (ValueError, OverflowError):
        raise Refusal("bad_time", value=typed[:LONGEST], zone=str(zone)) from None


def _folded(typed: str) -> str:
    """Return a text in small letters without accents, and without signs that stand for something left out."""
    apart = unicodedata.normalize("NFKD", typed[:LONGEST].casefold())
    plain = "".join(each for each in apart if unicodedata.category(each) not in ("Mn", "Cf"))
    return " ".join(_HEBREW_AT.sub("", _AFTER_LETTERS.sub("", plain)).split())


@cache
def _vocabulary(language: str) -> _Vocabulary:
    both = (words_for(language), words_for("en"))

    def every(key: str) -> Iterable[str]:
        return chain.from_iterable(_folded_words(words(key)) for words in both)

    units: dict[str, int] = {}
    for words in both:
        for line in words("typed-units").split(";"):
            minutes, _, names = line.partition(":")
            units |= dict.fromkeys(_folded_words(names), int(minutes))
    weekdays = [_folded_words(words("typed-weekdays")) for words in both]
    marks = "|".join(sorted(map(re.escape, every("typed-o-clock")), key=len, reverse=True))
    return _Vocabulary(
        days={name: ahead for words in both for ahead, name in enumerate(_folded_words(words("typed-days")))},
        weekdays=[[name for names in each for name in names.split("/")] for each in zip(*weekdays, strict=True)],
        months=[[_folded(words(f"month-{month}")) for words in both] for month in range(1, 13)],
        leads=frozenset(every("typed-leads")),
        fillers=frozenset(every("typed-fillers")),
        units=units,
        clock=re.compile(
            rf"(?<![0-9.:/-])([0-9]{{1,2}})(?::([0-9]{{2}}) ?([ap]m|{marks})?"
            rf"|(?:\.([0-9]{{2}}))? ?([ap]m|{marks})(?: ?([0-9]{{2}}))?)(?![\w:])"
        ),
    )


def _folded_words(text: str) -> list[str]:
    # Each for itself, as what is folded has a longest length.
    return [_folded(each) for each in text.split()]


def _span(known: _Vocabulary, text: str) -> tuple[int, int] | None:
    """Return the days and the rest of a length of time, both in minutes; None if it is none."""
    if re.fullmatch("[0-9]{1,6}", text):
        return 0, int(text)
    parts = _SPAN.findall(text)
    if not parts or _SPAN.sub("", text).strip(" ,") or any(unit not in known.units for _, unit in parts):
        return None
    lengths = [int(number or 1) * known.units[unit] for number, unit in parts]
    days = sum(length for length, (_, unit) in zip(lengths, parts, strict=True) if known.units[unit] >= _DAY)
    return days, sum(lengths) - days


def _time_of_day(found: re.Match[str]) -> time:
    hour, colon, mark, dot, other_mark, late = found.groups()
    mark, number = mark or other_mark, int(hour)
    if mark in ("am", "pm"):
        if not 1 <= number <= 12 or late:
            raise ValueError(found.group())
        number = number % 12 + (12 if mark == "pm" else 0)
    return time(number, int(colon or dot or late or 0))


def _next(known: _Vocabulary, zone: tzinfo, now: datetime, day: str, at: time, *, month_first: bool) -> TypedMoment:
    """Return the next moment with a time of day, on a day as it was typed."""
    today = now.astimezone(zone).date()
    said = [each for each in day.split() if each not in known.fillers]
    weekday = _named(known.weekdays, said[0]) if said else None
    wanted = " ".join(said if weekday is None else said[1:])
    if wanted in known.days:
        dates = [today + timedelta(days=known.days[wanted])]
    elif wanted:
        dates = _dates(known, wanted, today, month_first=month_first)
    else:
        near = (today + timedelta(days=ahead) for ahead in range(8))
        dates = [each for each in near if weekday in (None, each.weekday())]
    moments = [_moment(datetime.combine(each, at), zone, now) for each in dates]
    found = next((each for each in moments if each.at > now), moments[-1])
    if weekday not in (None, found.at.astimezone(zone).weekday()):
        raise ValueError(day)
    return found


def _dates(known: _Vocabulary, said: str, today: date, *, month_first: bool) -> list[date]:
    """Return the dates that can be meant, the next one first."""
    if found := _ISO.fullmatch(said):
        return [date(*map(int, found.groups()))]
    if found := _NUMERIC.fullmatch(said):
        one, sign, other, year = found.groups()
        day, month = map(int, (other, one) if month_first and sign == "/" else (one, other))
    elif found := _NAMED.fullmatch(said) or _NAMED_FIRST.fullmatch(said):
        one, other, year = found.groups()
        number, name = (one, other) if one.isdecimal() else (other, one)
        index = _named(known.months, name)
        day, month = int(number), 0 if index is None else index + 1
    else:
        raise ValueError(said)
    years = [int(year)] if year else [today.year, today.year + 1]
    if (month, day) == (2, 29):
        years = [each for each in years if isleap(each)] or years
    return [date(each, month, day) for each in years]


def _named(names: list[list[str]], word: str) -> int | None:
    """Return the only number that has a name, or one that begins like this."""
    for each in (word, word.removeprefix("\u05d1")):  # Hebrew writes *on* and *in* before the word
        found = {
            number
            for number, known in enumerate(names)
            for name in known
            if name == each or (len(each) > 1 and name.startswith(each))
        }
        if len(found) == 1:
            return found.pop()
    return None


def _moment(typed: datetime, zone: tzinfo, now: datetime) -> TypedMoment:
    """Return when the clocks of a zone show something."""
    one, other = (typed.replace(tzinfo=zone, fold=fold).astimezone(UTC) for fold in (0, 1))
    if one == other:
        return TypedMoment(one)
    if one.astimezone(zone).replace(tzinfo=None) != typed:
        return TypedMoment(one, skipped=True)
    return TypedMoment(one, repeated=True) if one > now else TypedMoment(other)
