"""Entries as JSON: each form that was ever written is read for good."""

from datetime import UTC, datetime, timedelta, timezone

import pytest

from bot.features.tournaments.rules.entries import (
    Accepted,
    Adjusted,
    Announced,
    Begun,
    Challenged,
    ChallengeEnded,
    ChallengeTold,
    Changed,
    CheckedIn,
    CheckInOpened,
    Closed,
    DirectorAdded,
    DirectorRemoved,
    Drawn,
    Ended,
    Ending,
    HowEnded,
    Opened,
    Paused,
    Played,
    Ready,
    Replaced,
    Resumed,
    SignedUp,
    Why,
    Withdrawn,
)
from bot.features.tournaments.rules.options import Format, Options, Side
from bot.features.tournaments.rules.writing import KINDS, BadEntry, from_json, to_json
from tests.cases import for_each

AT = datetime(2026, 5, 4, 18, 0, 0, 250, tzinfo=UTC)
WHEN = "2026-05-04T18:00:00.000250+00:00"
CUP = Options("africa", Format.KNOCK_OUT, 4, 3, {"rounds": "3"}, "Cup", 2, limit=64, starts=AT, check_in=15)
LADDER = Options("claro", Format.LADDER, late=True, reach=2, days=3, weeks=4, follows=7)
ARENA = Options("claro", Format.ARENA, minutes=90, late=True, computers=True, turn_seconds=60)
CLUBS = Options("claro", Format.CLUBS, clubs=(Side(17, "Owls"), Side(18, "Füchse")), tables=3)

WRITTEN = [
    (
        Announced(AT, CUP, 900, "c" * 64),
        {
            "kind": "announced",
            "options": {
                "game": "africa",
                "format": "knock-out",
                "seats": 4,
                "least": 3,
                "house": {"rounds": "3"},
                "title": "Cup",
                "going_on": 2,
                "limit": 64,
                "starts": WHEN,
                "check_in": 15,
            },
            "organiser": 900,
            "commitment": "c" * 64,
        },
    ),
    (
        Announced(AT, ARENA, 900, "c" * 64),
        {
            "kind": "announced",
            "options": {
                "game": "claro",
                "format": "arena",
                "seats": 2,
                "minutes": 90,
                "late": True,
                "computers": True,
                "turn_seconds": 60,
            },
            "organiser": 900,
            "commitment": "c" * 64,
        },
    ),
    (
        Changed(AT, Options("claro", Format.SWISS, title="Cup"), 900),
        {"kind": "changed", "options": {"game": "claro", "format": "swiss", "seats": 2, "title": "Cup"}, "by": 900},
    ),
    (SignedUp(AT, 100), {"kind": "signed-up", "user": 100}),
    (SignedUp(AT, None, computer=True), {"kind": "signed-up", "user": None, "computer": True}),
    (CheckInOpened(AT), {"kind": "check-in-opened"}),
    (CheckedIn(AT, 3), {"kind": "checked-in", "entrant": 3}),
    (Withdrawn(AT, 0, Why.NOT_THERE), {"kind": "withdrawn", "entrant": 0, "why": "not-there"}),
    (
        Withdrawn(AT, 3, Why.DISQUALIFIED, 900, "Two accounts"),
        {"kind": "withdrawn", "entrant": 3, "why": "disqualified", "by": 900, "reason": "Two accounts"},
    ),
    (Replaced(AT, 3, 200, 900), {"kind": "replaced", "entrant": 3, "user": 200, "by": 900}),
    (Begun(AT), {"kind": "begun"}),
    (Drawn(AT, ((0, 1), (2, 3)), (4,)), {"kind": "drawn", "tables": [[0, 1], [2, 3]], "byes": [4]}),
    (Opened(AT, 0, 55, 66), {"kind": "opened", "pairing": 0, "table": 55, "channel": 66}),
    (Closed(AT, 0), {"kind": "closed", "pairing": 0}),
    (
        Played(AT, 0, (2, 1), (1, 3), (0,)),
        {"kind": "played", "pairing": 0, "places": [2, 1], "scores": [1, 3], "absent": [0]},
    ),
    (
        Adjusted(AT, 0, (1, 2), 900, "Mixed up"),
        {"kind": "adjusted", "pairing": 0, "places": [1, 2], "by": 900, "reason": "Mixed up"},
    ),
    (Paused(AT, 900), {"kind": "paused", "by": 900}),
    (Resumed(AT, 900), {"kind": "resumed", "by": 900}),
    (DirectorAdded(AT, 901, 900), {"kind": "director-added", "user": 901, "by": 900}),
    (DirectorRemoved(AT, 901, 900), {"kind": "director-removed", "user": 901, "by": 900}),
    (
        Announced(AT, LADDER, 900, "c" * 64),
        {
            "kind": "announced",
            "options": {
                "game": "claro",
                "format": "ladder",
                "seats": 2,
                "late": True,
                "reach": 2,
                "days": 3,
                "weeks": 4,
                "follows": 7,
            },
            "organiser": 900,
            "commitment": "c" * 64,
        },
    ),
    (Challenged(AT, 3, 1, AT), {"kind": "challenged", "challenger": 3, "challenged": 1, "until": WHEN}),
    (ChallengeTold(AT, 0, 77), {"kind": "challenge-told", "challenge": 0, "message": 77}),
    (Ready(AT, 0, 3), {"kind": "ready", "challenge": 0, "entrant": 3}),
    (
        ChallengeEnded(AT, 0, HowEnded.CONCEDED),
        {"kind": "challenge-ended", "challenge": 0, "how": "conceded"},
    ),
    (
        Announced(AT, CLUBS, 900, "c" * 64),
        {
            "kind": "announced",
            "options": {
                "game": "claro",
                "format": "clubs",
                "seats": 2,
                "clubs": [[17, "Owls"], [18, "Füchse"]],
                "tables": 3,
            },
            "organiser": 900,
            "commitment": "c" * 64,
        },
    ),
    (Accepted(AT, 901), {"kind": "accepted", "by": 901}),
    (SignedUp(AT, 100, side=1), {"kind": "signed-up", "user": 100, "side": 1}),
    (Ended(AT, Ending.FINISHED, "ab" * 32), {"kind": "ended", "ending": "finished", "seed": "ab" * 32}),
]


@for_each(("entry", "written"), WRITTEN)
def test_the_form_that_is_written(entry, written):
    assert to_json(entry) == {"v": 1, "at": WHEN, **written}
    assert from_json({"v": 1, "at": WHEN, **written}) == entry


def test_each_kind_is_among_them():
    assert {type(entry) for entry, _ in WRITTEN} == set(KINDS.values())


def test_who_was_forgotten_is_nobody():
    without = ("organiser", "user", "by")
    for entry, written in WRITTEN:
        left = {key: value for key, value in written.items() if key not in without}
        read = from_json({"v": 1, "at": WHEN, **left})
        assert type(read) is type(entry)
        assert [getattr(read, name, None) for name in without] == [None] * 3


def test_a_time_is_written_in_utc():
    there = datetime(2026, 5, 4, 20, 0, tzinfo=timezone(timedelta(hours=2)))
    assert to_json(Begun(there))["at"] == "2026-05-04T18:00:00+00:00"


def test_what_a_later_version_adds_to_an_entry_is_left_out():
    assert from_json({"v": 1, "kind": "begun", "at": WHEN, "weather": "fine"}) == Begun(AT)


@for_each(
    "written",
    [
        {},
        {"v": 2, "kind": "begun", "at": WHEN},
        {"v": 1, "kind": "danced", "at": WHEN},
        {"v": 1, "kind": "begun"},
        {"v": 1, "kind": "begun", "at": "today"},
        {"v": 1, "kind": "begun", "at": 5},
        {"v": 1, "kind": "checked-in", "at": WHEN},
        {"v": 1, "kind": "withdrawn", "at": WHEN, "entrant": 1, "why": "bored"},
        {"v": 1, "kind": "drawn", "at": WHEN, "tables": 7},
        {"v": 1, "kind": "announced", "at": WHEN, "options": {}, "commitment": ""},
        {"v": 1, "kind": "announced", "at": WHEN, "options": {"format": "dance"}, "commitment": ""},
    ],
)
def test_what_is_no_entry(written):
    with pytest.raises(BadEntry):
        from_json(written)
