"""Whoever has docs/draws.md and a record draws every round again: a second program, made after the text, agrees."""

import ast
import json
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.__main__ import main
from bot.features.tournaments.rules.entries import HowEnded
from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.rules.writing import KINDS, to_json
from tests.effort import effort, thorough
from tests.features.tournaments.rules.by_text import draws, tables
from tests.features.tournaments.rules.drawn_twice import Twice, sizes
from tests.features.tournaments.rules.whole_events import Event, by_chance

ROOT = Path(__file__).parents[4]
TEXT = (ROOT / "docs" / "draws.md").read_text(encoding="utf-8")
EXAMPLES = sorted((ROOT / "docs" / "draws").glob("*.jsonl"))
SEEDS = st.integers(0, 10**9)


def test_the_second_program_has_none_of_the_bots_code():
    ours = Path(draws.__file__).parent
    imported = set()
    for file in ours.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported.update(each.name for each in node.names)
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0
                imported.add(node.module)
    allowed = {"collections", "datetime", "fractions", "functools", "hashlib", "itertools", "json", "math", "networkx"}
    assert {each for each in imported if not each.startswith("tests.features.tournaments.rules.by_text.")} == allowed


# Whatever happens


def drawn_twice(form, seed, people):
    """Play a tournament in which both draw each round; return what has happened in it."""
    twice = Twice(seed, form, people).play()
    assert twice.differ == []
    recorded = list(draws.check("\n".join(twice.lines)))
    assert all(drawn == again for drawn, again in recorded)
    assert len(recorded) == len(twice.tournament.rounds)
    return twice.counts


@pytest.mark.parametrize("form", list(Format))
@settings(max_examples=effort(4, 8), deadline=None)
@given(seed=SEEDS)
def test_each_round_of_any_tournament_follows_from_the_text(form, seed):
    drawn_twice(form, seed, sizes(Random(seed)))


@thorough
@pytest.mark.parametrize("form", list(Format))
def test_each_round_of_many_tournaments_follows_from_the_text(form):
    counts = Counter()
    for seed in range(effort(25, 400)):
        counts += drawn_twice(form, seed, 2 + seed % 69)
    assert counts["draws"] > effort(60, 1000)


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        (Format.SWISS, {"rounds": 4}),
        (Format.ROUND_ROBIN, {"late": True}),
        (Format.ROUND_ROBIN, {"seats": 3}),
        (Format.ARENA, {"minutes": 10}),
        (Format.KNOCK_OUT, {"seats": 6, "going_on": 4}),
    ],
)
def test_more_than_forty_are_drawn_by_the_text(kind, options):
    event = Event(kind, 43, **options).begin()
    event.draw()
    event.play(by_chance(1))
    event.withdraw(event.tournament.playing[5].number)
    if options.get("late"):
        event.enter()
    for _ in range(3):
        event.later(61)
        event.draw()
        event.play(by_chance(2))
    text = "\n".join(json.dumps(to_json(entry)) for entry in event.record)
    recorded = list(draws.check(text, event.seed))
    assert len(recorded) == 4
    assert all(drawn == again for drawn, again in recorded)


def test_random_tournaments_have_all_that_the_text_speaks_of_and_both_draw_each_round_alike():
    seen, kinds, ends = Counter(), set(), set()
    for form in Format:
        for seed in range(40):
            twice = Twice(seed, form, 45 if seed % 20 == 7 else 4 + seed % 9).play()
            assert twice.differ == [], (form, seed)
            kinds |= {(form, json.loads(line)["kind"]) for line in twice.lines}
            tournament = twice.tournament
            if tournament.ladder is not None:
                ends |= {(each.how, each.won) for each in tournament.ladder.challenges}
            seen[form, "waiting"] += any(each.waiting for each in tournament.entrants)
            seen[form, "byes"] += any(each.byes for each in tournament.rounds)
            seen[form, "several"] += tournament.options.seats > 2
            for pairing in tournament.pairings:
                seen[form, "absent"] += bool(pairing.absent)
                seen[form, "computers"] += any(tournament.entrants[each].computer for each in pairing.entrants)
    assert {kind for _, kind in kinds} == set(KINDS)
    assert {how for how, _ in ends} >= set(HowEnded) - {HowEnded.BROKEN_OFF}
    assert {(HowEnded.PLAYED, True), (HowEnded.PLAYED, False)} <= ends
    always = {"waiting", "absent", "drawn", "adjusted", "withdrawn", "replaced", "changed", "check-in-opened"}
    for form in set(Format) - {Format.LADDER}:
        missing = {"byes"} if form is Format.ARENA else {"computers"} if form is Format.CLUBS else set()
        found = {name for kind, name in [*kinds, *(each for each in seen if seen[each])] if kind is form}
        assert (always | {"several", "byes", "computers", "paused"}) - missing <= found


# The examples of the text


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_each_round_of_an_example_follows_from_the_seed(file, capsys):
    recorded = list(draws.check(file.read_text(encoding="utf-8")))
    assert recorded
    assert all(drawn == again for drawn, again in recorded)
    assert main(["check-draws", str(file)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1 + len(recorded)


def test_the_lots_and_draws_that_the_text_shows_are_those_of_the_examples(capsys):
    shown = TEXT.split("## Examples")[1]
    parts = re.split(r"`([a-z-]+\.jsonl)`", shown)
    lots = drawn = 0
    for name, part in zip(parts[1::2], parts[2::2], strict=True):
        file = ROOT / "docs" / "draws" / name
        main(["check-draws", str(file)])
        printed = capsys.readouterr().out.splitlines()
        seed = bytes.fromhex(json.loads(file.read_text(encoding="utf-8").splitlines()[-1])["seed"])
        for line in re.findall(r"^    (\S.*)$", part, flags=re.MULTILINE):
            label, rest = line[:12].strip(), line[12:]
            if label.startswith("drawn"):
                drawn += 1
                assert printed[int(label.split()[1])].endswith(f"follows from the seed: {rest}")
                continue
            for numbers, found in re.findall(r"((?:\d+ )+)([0-9a-f]{16})\b", rest):
                lots += 1
                assert tables.lot(seed, label, *map(int, numbers.split())).startswith(found)
    assert (lots, drawn) == (41, 7)


def test_each_format_has_an_example():
    announced = (json.loads(file.read_text(encoding="utf-8").splitlines()[0]) for file in EXAMPLES)
    assert {each["options"]["format"] for each in announced} == set(Format)
