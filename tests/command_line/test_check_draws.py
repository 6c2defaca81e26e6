"""``python -m bot check-draws``: what follows from the seed, what does not, and what is no record."""

import json
from datetime import timedelta

import pytest

from bot.__main__ import main
from bot.features.tournaments.rules.entries import Begun, Challenged, Drawn, Ended, Ending, Ready
from bot.features.tournaments.rules.options import BY_OTHER_COMMANDS, Format
from bot.features.tournaments.rules.writing import to_json
from tests.features.tournaments.rules.test_clubs import match
from tests.features.tournaments.rules.whole_events import SEED, Event, by_chance, by_strength


@pytest.fixture
def run(tmp_path, capsys):
    def check(lines, *flags):
        file = tmp_path / "event.jsonl"
        file.write_text(
            lines if isinstance(lines, str) else "".join(f"{json.dumps(each)}\n" for each in lines), encoding="utf-8"
        )
        code = main(["check-draws", str(file), *flags])
        printed = capsys.readouterr()
        return code, printed.out, printed.err.replace(str(file), "FILE")

    return check


def written(event):
    return [to_json(entry) for entry in event.record]


def over(event):
    event.put(Ended(event.later(), Ending.FINISHED, event.seed.hex()))
    return written(event)


@pytest.mark.parametrize("kind", [each for each in Format if each not in BY_OTHER_COMMANDS])
def test_a_true_record(run, kind):
    event = Event(kind, 9, minutes=10, late=kind is not Format.KNOCK_OUT).begin()
    event.draw()
    event.play(by_strength)
    event.withdraw(event.tournament.playing[-1].number)
    event.finish(by_chance(1), most=1000)
    code, out, err = run(over(event))
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "the seed is the one that was committed to"
    assert len(lines) == 1 + len(event.tournament.rounds)
    first = event.tournament.rounds[0]
    assert lines[1].startswith(f"round 1 follows from the seed: {'-'.join(map(str, first.pairings[0].entrants))}")
    assert "NOT" not in out


def test_a_ladder_draws_who_is_ready(run):
    event = Event(Format.LADDER, 3)
    event.put(Challenged(event.later(), 2, 0, event.now + timedelta(days=7)))
    event.put(Ready(event.later(), 0, 0))
    event.put(Ready(event.later(), 0, 2))
    event.draw()
    event.play(by_strength)
    code, out, _ = run(over(event))
    assert code == 0
    assert "round 1 follows from the seed: 2-0" in out


def test_the_true_record_of_a_match_of_clubs(run):
    event = match(9, 6, tables=2, seats=4, rounds=3).begin().finish(by_chance(1))
    code, out, err = run(over(event))
    assert (code, err) == (0, "")
    assert len(out.splitlines()) == 4
    assert "NOT" not in out


def test_a_draw_that_was_made_by_hand(run):
    event = Event(Format.SWISS, 4, rounds=1).begin()
    drawn = event.draw()
    event.play(by_strength)
    (one, two), (three, four) = drawn.tables
    lines = over(event)
    at = next(number for number, entry in enumerate(event.record) if isinstance(entry, Drawn))
    lines[at]["tables"] = [[one, three], [two, four]]
    code, out, _ = run(lines)
    assert code == 1
    assert "round 1 does NOT follow from the seed" in out
    assert f"drawn: {one}-{three} {two}-{four}\n" in out
    assert f"seed:  {one}-{two} {three}-{four}\n" in out


def test_a_draw_before_the_beginning(run):
    event = Event(Format.SWISS, 4, rounds=1).begin()
    event.draw()
    event.play(by_strength)
    lines = [line for line, entry in zip(over(event), event.record, strict=True) if not isinstance(entry, Begun)]
    code, out, _ = run(lines)
    assert code == 1
    assert "no draw is possible" in out


def test_another_seed_than_the_one_that_was_committed_to(run):
    event = Event(Format.SWISS, 8).begin().finish(by_strength)
    code, out, _ = run(over(event), "--seed", "ab" * 32)
    assert code == 1
    assert out.startswith("the seed is NOT the one that was committed to")


def test_a_tournament_that_is_not_over(run):
    event = Event(Format.SWISS, 5).begin()
    event.draw()
    code, _, err = run(written(event))
    assert (code, err) == (2, "FILE: not a record: the tournament is not over, so its seed is not published\n")
    code, out, _ = run(written(event), "--seed", SEED.hex())
    assert code == 0
    assert "round 1 follows from the seed: " in out
    assert f"; byes {event.tournament.rounds[0].byes[0]}\n" in out


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "it does not begin with an announcement"),
        ("[]\n", "line 1: no JSON object"),
        ("{}\n", "line 1: an entry of version None"),
        ("\n{", "line 2: "),
        ("\x00", "line 1: "),
        ("[" * 100_000, "line 1: "),
    ],
)
def test_what_is_no_record(run, text, reason):
    code, _, err = run(text)
    assert code == 2
    assert err.startswith(f"FILE: not a record: {reason}")


def test_an_entry_that_is_not_possible(run):
    event = Event(Format.SWISS, 2).begin().finish(by_strength)
    lines = over(event)
    played = next(line for line in lines if line["kind"] == "played")
    played["pairing"] = 77
    code, _, err = run(lines)
    assert code == 2
    assert "is not possible there" in err


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        (Format.KNOCK_OUT, {"going_on": 2}),
        (Format.KNOCK_OUT, {"going_on": 0}),
        (Format.SWISS, {"seats": 0}),
        (Format.SWISS, {"seats": -3}),
        (Format.SWISS, {"seats": 1, "least": 1}),
        (Format.SWISS, {"least": 5}),
        (Format.ARENA, {"minutes": 10**30}),
    ],
)
def test_options_that_no_tournament_has(run, kind, options):
    lines = over(Event(kind, 4, minutes=10).begin().finish(by_strength, most=1000))
    lines[0]["options"].update(options)
    code, _, err = run(lines)
    assert code == 2
    assert err.startswith("FILE: not a record: line 1: ")


def test_a_number_that_no_machine_holds(run):
    event = Event(Format.SWISS, 2).begin().finish(by_strength)
    lines = over(event)
    next(line for line in lines if line["kind"] == "played")["pairing"] = -(10**30)
    assert run(lines)[0] == 2


def test_what_is_missing_is_named_in_one_line(run):
    lines = over(Event(Format.SWISS, 2).begin().finish(by_strength))
    del lines[0]["commitment"]
    code, _, err = run(lines)
    assert code == 2
    assert err == (
        "FILE: not a record: line 1: an entry of the kind 'announced' that cannot be read: commitment: Field required\n"
    )


def test_kinds_that_are_not_known_are_passed_over(run):
    lines = over(Event(Format.SWISS, 4).begin().finish(by_strength))
    lines.insert(2, {"v": 1, "kind": "applauded", "at": lines[1]["at"]})
    assert run(lines)[0] == 0


def test_a_seed_that_is_none_and_a_file_that_is_not_there(run, capsys):
    event = Event(Format.SWISS, 2).begin().finish(by_strength)
    assert run(over(event), "--seed", "x")[0] == 2
    assert main(["check-draws", "/nowhere/at/all"]) == 2
    assert capsys.readouterr().err == "/nowhere/at/all: No such file or directory\n"
