"""``python -m bot simulate``: counts, records, and the same games from the same seed."""

import json
import os
import subprocess
import sys
from copy import copy
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.command_line.simulate import usual_players, wilson
from bot.games.catalog import ALL_GAMES, GAMES

ROOT = Path(__file__).parents[2]


def simulate(capsys, *arguments):
    assert main(["simulate", "claro", "--json", *map(str, arguments)]) == 0
    return json.loads(capsys.readouterr().out)


def test_every_record_replays_to_the_same_result(capsys, tmp_path):
    match = ("--games", 40, "--players", "natural,natural,random,random", "--seed", 1)
    result = simulate(capsys, *match, "--records", tmp_path)
    wins = {"natural": 0, "random": 0}
    records = sorted(tmp_path.iterdir())
    assert len(records) == 40
    for record in records:
        assert main(["replay", str(record), "--json"]) == 0
        replayed = json.loads(capsys.readouterr().out)
        assert replayed["complete"]
        wins[replayed["winners"][0].rstrip("12")] += 1
    assert {kind: row["wins"] for kind, row in result["players"].items()} == wins
    assert (result["game"], result["games"], result["seed"]) == ("claro", 40, 1)
    assert {kind: row["seats"] for kind, row in result["players"].items()} == {"natural": 2, "random": 2}


def test_every_game_can_be_simulated_and_its_records_replayed(capsys, tmp_path):
    for name, game in GAMES.items():
        kinds = ",".join(["natural"] * game.seats.start)
        arguments = ["simulate", name, "--json", "--games", "3", "--players", kinds, "--records", str(tmp_path / name)]
        assert main(arguments) == 0
        assert json.loads(capsys.readouterr().out)["game"] == name
        for record in (tmp_path / name).iterdir():
            assert main(["replay", str(record), "--json"]) == 0
            replayed = json.loads(capsys.readouterr().out)
            assert replayed["complete"]
            assert replayed["rounds"]


def test_house_rules_are_played_by_recorded_and_told(capsys, tmp_path):
    rules = ("--option", "hand=10", "--option", "free_pass=yes")
    match = ("--games", 3, "--players", "natural,random")
    result = simulate(capsys, *match, *rules, "--records", tmp_path)
    assert result["options"] == {"free_pass": "yes", "hand": "10"}
    for record in tmp_path.iterdir():
        text = record.read_text(encoding="utf-8")
        assert "option hand 10\n" in text
        assert "option free_pass yes\n" in text
        assert main(["replay", str(record), "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["complete"]
    assert simulate(capsys, *match)["options"] == {}
    assert simulate(capsys, *match, "--option", "hand=5")["options"] == {}  # the default
    together = simulate(capsys, *match, *rules, "--processes", 2)
    assert {kind: row["wins"] for kind, row in together["players"].items()} == {
        kind: row["wins"] for kind, row in result["players"].items()
    }


def test_the_number_of_hands_can_be_set(capsys, tmp_path):
    arguments = ["simulate", "stardust", "--json", "--games", "4", "--players", "natural,natural,natural"]
    assert main([*arguments, "--option", "hands=3", "--records", str(tmp_path)]) == 0
    assert json.loads(capsys.readouterr().out)["options"] == {"hands": "3"}
    for record in tmp_path.iterdir():
        assert main(["replay", str(record), "--json"]) == 0
        assert len(json.loads(capsys.readouterr().out)["rounds"]) <= 3


def test_people_are_told_the_house_rules(capsys):
    assert main(["simulate", "claro", "--games", "2", "--option", "hand=10"]) == 0
    assert "2 games of claro, hand=10, seed 1" in capsys.readouterr().out


def test_the_same_seed_plays_the_same_games(capsys, tmp_path):
    texts = []
    for name, seed in (("a", 7), ("b", 7), ("c", 8)):
        simulate(capsys, "--games", 3, "--players", "random,random", "--seed", seed, "--records", tmp_path / name)
        texts.append([file.read_text(encoding="utf-8") for file in sorted((tmp_path / name).iterdir())])
    assert texts[0] == texts[1] != texts[2]


def test_any_number_of_processes_plays_the_same_games(capsys):
    match = ("--games", 45, "--players", "careful,natural,random", "--seed", 3)
    alone, together = simulate(capsys, *match), simulate(capsys, *match, "--processes", 2)
    wins = [{kind: row["wins"] for kind, row in result["players"].items()} for result in (alone, together)]
    assert wins[0] == wins[1]
    assert sum(wins[0].values()) == 45


def test_the_seats_rotate(capsys, tmp_path):
    simulate(capsys, "--games", 3, "--players", "natural,random,random", "--records", tmp_path)
    seats = [file.read_text(encoding="utf-8").splitlines()[1].split()[1:] for file in sorted(tmp_path.iterdir())]
    assert [order.index("natural1") for order in seats] == [0, 2, 1]


def test_natural_beats_random(capsys):
    result = simulate(capsys, "--games", 300, "--players", "natural,random")
    natural = result["players"]["natural"]
    assert natural["low"] > 0.5
    assert natural["low"] < natural["rate"] < natural["high"]
    assert set(natural["decision_ms"]) == {"p50", "p99"}


def test_people_read_a_table(capsys):
    assert main(["simulate", "claro", "--games", "5"]) == 0
    assert "95 % interval" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--players", "genius,random"], "no player genius"),
        (["--players", "random"], "claro is played by 2 to 6, not 1: give 2 to 6, such as "),
        (["--games", "0"], "at least 1"),
        (["--records", "/dev/null/x"], "cannot write records"),
        (["--option", "free_pass"], "NAME=VALUE, not free_pass"),
        (
            ["--option", "hands=3"],
            "There is no house rule hands. Choose one that is offered. claro has free_pass=no|yes, hand=5|10",
        ),
        (
            ["--option", "hand=7"],
            "7 is not a choice for the house rule hand. Choose one that is offered."
            " claro has free_pass=no|yes, hand=5|10",
        ),
        (["--option", "hand=10", "--option", "hand=5"], "hand is given twice"),
        (["--option", "hand=10", "--players", "natural,random,random"], "with these options claro is played by 2, not"),
        (["--option", "deck=B.Y"], "cannot be played with"),
    ],
)
def test_what_makes_no_match(capsys, arguments, reason):
    assert main(["simulate", "claro", *arguments]) == 2
    assert reason in capsys.readouterr().err


def test_every_game_plays_with_its_own_players(capsys):
    for name, game in ALL_GAMES.items():
        assert main(["simulate", name, "--games", "1", "--json"]) == 0
        played = json.loads(capsys.readouterr().out)["players"]
        assert sum(row["seats"] for row in played.values()) == game.seats.start
        assert not played.keys() & game.slow
    assert usual_players(GAMES["claro"], 3) == ["careful", "natural", "random"]


def test_a_game_whose_levels_think_long_is_played_by_its_other_players():
    careful = GAMES["claro"].players["natural"]
    game = copy(GAMES["claro"])
    game.players, game.levels = {"careful": careful, "searching": careful}, {"hard": "searching"}
    game.slow = frozenset({"searching"})
    assert usual_players(game, 2) == ["careful", "careful"]


def test_a_game_that_is_not_there_is_named_with_the_games_that_are(capsys):
    assert main(["simulate", "bridge"]) == 2
    said = capsys.readouterr().err
    assert "no game bridge; there are africa, claro" in said
    assert "left out" not in said


def test_a_game_that_was_refused_is_named_with_the_reason(tmp_path):
    """Packages are found when Python starts, so a process of its own looks for the game."""
    (tmp_path / "higher").mkdir()
    (tmp_path / "higher" / "__init__.py").write_text("CONTRACT = 99\n", encoding="utf-8")
    installed = tmp_path / "claro_bot_higher-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: claro-bot-higher\nVersion: 1.0\n", encoding="utf-8"
    )
    (installed / "entry_points.txt").write_text("[claro_bot.games]\nhigher = higher\n", encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"}
    command = (sys.executable, "-m", "bot", "simulate", "higher")
    ended = subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert "higher (claro-bot-higher 1.0) is left out: it was written for version 99" in ended.stderr


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962), (10, 10, 0.7225, 1.0)]
)
def test_the_interval_of_a_rate(wins, games, low, high):
    """The expected values are from tables of Wilson's interval."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)
