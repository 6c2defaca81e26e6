"""Times as people type them, in the language they read and by the clock of their server."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.locales.typed_times import read_minutes, read_moment
from bot.locales.words import words_for
from bot.runtime.refusal import Refusal

BERLIN = ZoneInfo("Europe/Berlin")
WEDNESDAY = datetime(2026, 3, 25, 12, tzinfo=BERLIN)
"""Four days before the clocks go forward."""


def read(typed, language="en", now=WEDNESDAY, **how):
    """Return what somebody in Berlin has typed, by the clocks there; None if it was refused."""
    try:
        found = read_moment(words_for(language), BERLIN, now, typed, **how)
    except Refusal as refused:
        return None if (refused.code, refused.details["zone"]) == ("bad_time", "Europe/Berlin") else refused
    assert found.at.tzinfo is UTC
    return format(found.at.astimezone(BERLIN), "%d.%m.%y %H:%M")


TODAY, TOMORROW, SATURDAY, CHRISTMAS = "25.03.26 20:00", "26.03.26 20:00", "28.03.26 20:00", "24.12.26 20:00"
IN_TWO_HOURS, IN_NINETY_MINUTES = "25.03.26 14:00", "25.03.26 13:30"

UNDERSTOOD = {
    "en": {
        TODAY: "20:00|8pm|8 pm|8:00 p.m.|Wed 20:00|wednesday 8pm|today at 20:00|at 20:00",
        TOMORROW: "tomorrow 20:00|tomorrow at 8pm|Thu 8pm|TOMORROW, 20:00",
        SATURDAY: "Sat 20:00|sa 20:00|on Saturday at 8 pm|Sat. 8pm|sat 28.3. 20:00",
        CHRISTMAS: "24.12. 20:00|24/12 20:00|24 Dec 20:00|Dec 24th, 8pm|24 december 2026 20:00|2026-12-24 20:00",
        IN_TWO_HOURS: "in 2 h|2h|2 hours|120|in 120 min",
        IN_NINETY_MINUTES: "90|90 min|90m|1 h 30 min|in 90 minutes",
        "26.03.26 00:00": "12am|0:00|00:00",
        "26.03.26 11:00": "11:00|11am",
        "01.04.26 11:00": "Wed 11:00",
        "25.03.26 12:30": "12:30pm",
    },
    "de": {
        TODAY: "20:00|20 Uhr|20.00 Uhr|um 20 Uhr|heute 20 Uhr|Mi 20:00|8pm",
        TOMORROW: "morgen 20:00|morgen um 20 Uhr|Do. 20 Uhr",
        "27.03.26 20:00": "übermorgen 20:00",
        SATURDAY: "Sa 20:00|Sa. 20 Uhr|Samstag um 20 Uhr|am Samstag um 20:00|Sat 20:00",
        CHRISTMAS: "24.12. 20:00|24.12. um 20 Uhr|24.12.2026, 20:00|24. Dezember 20:00|24. Dez. 20 Uhr|24/12 20:00",
        IN_TWO_HOURS: "in 2 h|2h|2 Std.|in 2 Stunden",
        IN_NINETY_MINUTES: "90|90 min|in 90 Minuten",
        "01.03.27 20:00": "1. März 20 Uhr|1.3. 20:00",
    },
    "fr": {
        TODAY: "20h|20 h|20h00|20:00|20 heures|aujourd’hui à 20h|mer. 20h",
        TOMORROW: "demain 20h|demain à 20:00|jeu. 20h",
        "27.03.26 20:00": "après-demain 20h",
        SATURDAY: "sam. 20h|samedi 20h|samedi à 20\u202fh|sam 20:00",
        "28.03.26 20:30": "samedi à 20 h 30|sam. 20h30",
        CHRISTMAS: "24/12 20h|24 déc. 20h|24 decembre à 20h|le 24/12 à 20:00",
        IN_TWO_HOURS: "dans 2 h|dans 2h|dans 2 heures",
        IN_NINETY_MINUTES: "90|90 min|dans 90 minutes",
        "01.01.27 20:00": "1er janvier 20h",
    },
    "he": {
        TODAY: "20:00|ב-20:00|היום בשעה 20:00|יום ד׳ 20:00",
        TOMORROW: "מחר 20:00|מחר ב-20:00|יום חמישי 20:00",
        SATURDAY: "שבת 20:00|יום שבת 20:00|בשבת ב-20:00|ביום שבת בשעה 20:00|\u200fשבת 20:00",
        "30.03.26 20:00": "יום ב' 20:00|יום ב׳ 20:00|שני 20:00",
        CHRISTMAS: "24.12. 20:00|24 בדצמבר 20:00|24/12 20:00",
        IN_TWO_HOURS: "בעוד שעתיים|בעוד 2 שעות|שעתיים|in 2 h",
        IN_NINETY_MINUTES: "90|90 דקות|בעוד 90 דקות",
        "25.03.26 13:00": "עוד שעה",
    },
}


@pytest.mark.parametrize("language", UNDERSTOOD)
def test_a_time_is_understood_as_people_of_a_language_write_it(language):
    wrong = {
        typed: read(typed, language)
        for wanted, every in UNDERSTOOD[language].items()
        for typed in every.split("|")
        if read(typed, language) != wanted
    }
    assert not wrong


def test_what_is_half_understood_is_refused():
    texts = "|tomorrow|Sat|foo|sat at 8|25:00|20:60|13pm|24:00|31.2. 20:00|12/24 20:00|20:00 20:00|1:2:3|99999999|-5"
    texts += "|Fri 24.12. 20:00|noon-ish 20:00|0.0. 20:00|24.0. 20:00|9999999 d|999999 d 999999 d 999999 d 999999 d"
    assert {each: read(each) for each in texts.split("|") if read(each)} == {}
    assert read("x" * 10_000) is None


def test_only_americans_write_the_month_first():
    assert read("12/24 20:00", month_first=True) == CHRISTMAS
    assert read("24.12. 20:00", month_first=True) == CHRISTMAS
    assert read("24/12 20:00", month_first=True) is None


def test_a_leap_day_is_the_next_one():
    assert read("29.2. 20:00", now=datetime(2027, 6, 1, tzinfo=UTC)) == "29.02.28 20:00"
    assert read("29.2. 20:00") is None


def test_an_hour_that_the_clocks_skip_comes_later_and_of_two_the_first_counts():
    words = words_for("en")
    skipped = read_moment(words, BERLIN, WEDNESDAY, "Sun 02:30")
    assert (skipped.at, skipped.skipped, skipped.repeated) == (datetime(2026, 3, 29, 1, 30, tzinfo=UTC), True, False)
    repeated = read_moment(words, BERLIN, WEDNESDAY, "25.10. 02:30")
    assert (repeated.at, repeated.repeated) == (datetime(2026, 10, 25, 0, 30, tzinfo=UTC), True)
    between = datetime(2026, 10, 25, 0, 45, tzinfo=UTC)  # the first has passed
    second = read_moment(words, BERLIN, between, "02:30")
    assert (second.at, second.repeated) == (datetime(2026, 10, 25, 1, 30, tzinfo=UTC), False)


def test_the_same_hour_in_some_days_and_some_hours_from_now_differ_where_the_clocks_change():
    saturday = datetime(2026, 3, 28, 20, tzinfo=BERLIN)
    assert read("in 1 day", now=saturday) == "29.03.26 20:00"
    assert read("in 24 h", now=saturday) == "29.03.26 21:00"


def test_a_length_of_time_is_minutes_if_nothing_else_is_said():
    lengths = {"90": 90, "90 min": 90, "2 h": 120, "1 h 30 min": 90, "1 day": 1440}
    assert {each: read_minutes(words_for("en"), each) for each in lengths} == lengths
    assert read_minutes(words_for("fr"), "2 h") == read_minutes(words_for("he"), "שעתיים") == 120
    for each in ("", "soon", "20:00", "-5", "1.5 h"):
        with pytest.raises(Refusal, match="bad span"):
            read_minutes(words_for("en"), each)
