"""Rules have versions: a record is replayed by the version it was played by."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.command_line.replay import as_json
from bot.games.catalog import ALL_GAMES
from bot.games.game import BadSetup
from bot.games.record import replay, write_record
from bot.games.shuffle import Seeded
from tests.cases import for_each

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))
"""Games named by game and version. Beside each is what ``replay --json`` printed by the code that first had the
version. Never change them: a record that reads differently now means a change of rules that needs a new version."""

EVERY = pytest.mark.parametrize("game", ALL_GAMES.values(), ids=ALL_GAMES)
SEED = "0" * 64


@for_each("file", RECORDS)
def test_a_record_is_replayed_as_it_was_played(file):
    result = as_json(replay(file.read_text(encoding="utf-8"), ALL_GAMES))
    assert result == json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))


def test_every_version_has_a_record():
    versions = {f"{name}-{version}" for name, game in ALL_GAMES.items() for version in game.versions}
    assert versions <= {file.stem for file in RECORDS}


@pytest.mark.parametrize("name", ["stardust-1-quick-death", "stardust-1-uncalled-bet"])
def test_the_versions_differ(name):
    text = (Path(__file__).parent / "records" / f"{name}.txt").read_text(encoding="utf-8")
    first, second = (replay(text.replace("seats", f"rules {rules}\nseats"), ALL_GAMES) for rules in (1, 2))
    assert first.error is None
    assert first.position is not None
    assert second.position is not None
    assert second.error is not None or second.position.rounds != first.position.rounds


@EVERY
def test_new_games_follow_the_newest_version(game):
    assert game.rules == max(game.versions)
    seats, options = game.seats.start, game.read_options({})
    for rules in (None, *game.versions):
        position = game.start(seats, Seeded(bytes(32)), options, rules=rules)
        assert type(position) is type(game.start(seats, Seeded(bytes(32)), options, rules=rules or game.rules))


@EVERY
@pytest.mark.parametrize("rules", [0, -1, 99])
def test_a_version_that_there_is_not(game, rules):
    with pytest.raises(BadSetup) as caught:
        game.start(game.seats.start, Seeded(bytes(32)), game.read_options({}), rules=rules)
    assert caught.value.code == "unknown_rules"
    assert caught.value.details == {"rules": str(rules), "newest": str(game.rules)}


@EVERY
def test_a_record_says_its_version_where_there_are_several(game):
    names = [f"p{seat}" for seat in range(game.seats.start)]
    for rules in (None, *game.versions):
        text = write_record(game, names, {}, bytes(32), [], rules)
        said = [line for line in text.splitlines() if line.startswith("rules")]
        assert said == ([f"rules {rules or game.rules}"] if len(game.versions) > 1 else [])
        again = replay(text, ALL_GAMES)
        assert again.error is None
        started = game.start(len(names), Seeded(bytes(32)), game.read_options({}), rules=rules)
        assert type(again.position) is type(started)


@EVERY
def test_a_record_may_say_the_only_version(game):
    seats = " ".join("ABC"[: game.seats.start])
    assert replay(f"game {game.name}\nrules 1\nseats {seats}\nseed {SEED}\n", ALL_GAMES).error is None


def test_a_record_without_a_version_is_of_the_first():
    text = f"game stardust\nseats A B C\nseed {SEED}\n"
    said, unsaid = replay(text + "rules 1\n", ALL_GAMES), replay(text, ALL_GAMES)
    assert type(unsaid.position) is type(said.position)
    assert type(unsaid.position) is not type(replay(text + "rules 2\n", ALL_GAMES).position)


@for_each(
    ("lines", "line", "code"),
    [
        ("rules 3", 3, "unknown_rules"),
        ("rules 0", 3, "unknown_rules"),
        ("rules", 3, "malformed"),
        ("rules 1 2", 3, "malformed"),
        ("rules 02", 3, "malformed"),
        ("rules ٢", 3, "malformed"),
        ("rules two", 3, "malformed"),
        ("rules 2\nrules 2", 4, "twice"),
        ("A check\nrules 2", 4, "setup_after_moves"),
    ],
)
def test_a_line_with_the_version_may_be_in_error(lines, line, code):
    error = replay(
        f"game stardust\nseats A B C\n{lines}\n".replace("A check", f"seed {SEED}\nA check"), ALL_GAMES
    ).error
    assert error is not None
    assert (error.line, error.code) == (line + lines.count("A check"), code)
