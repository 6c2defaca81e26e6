"""``python -m bot replay``: exit codes, text and JSON."""

import json
import subprocess
import sys

import pytest

from bot.__main__ import main

GOOD = """game claro
seats Laura Clara Armin
hand Laura 50 49 48 1 2
hand Clara 21 22 23 24 25
hand Armin 26 27 28 29 J
draw 31 32 33 34 35 36 37
Laura 50
Clara pass
Armin J
Laura 48
"""


@pytest.fixture
def run(tmp_path, capsys):
    def replay(text, *flags):
        file = tmp_path / "game.txt"
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
        code = main(["replay", str(file), *flags])
        printed = capsys.readouterr()
        return code, printed.out, printed.err.replace(str(file), "FILE")

    return replay


def test_a_legal_record(run):
    code, out, err = run(GOOD, "--json")
    assert (code, err) == (0, "")
    result = json.loads(out)
    hands = {name: sorted(cards) for name, cards in result.pop("hands").items()}
    assert hands == {
        "Laura": ["1", "2", "49"],
        "Clara": ["21", "22", "23", "24", "25"],
        "Armin": ["26", "27", "28", "29"],
    }
    assert result == {
        "game": "claro",
        "complete": False,
        "scores": {"Laura": 0, "Clara": 0, "Armin": 0},
        "rounds": [],
        "winners": [],
        "to_act": ["Armin"],
        "error": None,
    }


def test_rounds_and_winners(run):
    _, out, _ = run(GOOD + "Armin pass\n", "--json")
    result = json.loads(out)
    assert result["rounds"] == [{"winner": "Laura"}]
    assert result["scores"] == {"Laura": 1, "Clara": 0, "Armin": 0}
    assert sorted(result["to_act"]) == ["Armin", "Clara"]


def test_a_complete_game(run):
    text = "game claro\nseats A B\nhand A 50 49 48 1 2\nhand B 21 22 23 24 25\ndraw 31 32 33 34\n"
    text += "A 50\nB pass\nB discard\nA 49\nB pass\nB discard\nA 48\nB pass\n"
    code, out, _ = run(text, "--json")
    result = json.loads(out)
    assert (code, result["complete"], result["winners"], result["to_act"]) == (0, True, ["A"], [])
    assert result["rounds"] == [{"winner": "A"}] * 3


def test_the_first_line_that_is_not_legal(run):
    code, out, err = run(GOOD + "Armin 28\nArmin pass\n", "--json")
    assert code == 1
    assert err.startswith("FILE:11: ")
    error = json.loads(out)["error"]
    assert (error["line"], error["code"]) == (11, "does_not_fit")
    assert f"FILE:11: {error['reason']}\n" == err


def test_a_card_that_nobody_holds(run):
    code, _, err = run(GOOD + "Armin 3\n")
    assert (code, err) == (1, "FILE:11: You do not hold 3.\n")


@pytest.mark.parametrize("text", ["", "no record\n", b"\xff\xfe\x00", "# only a comment\n"])
def test_what_is_no_record(run, text):
    code, out, err = run(text, "--json")
    assert (code, out) == (2, "")
    assert err.startswith("FILE: ")


def test_a_file_that_is_not_there(capsys):
    assert main(["replay", "/nowhere/game.txt"]) == 2
    assert "/nowhere/game.txt" in capsys.readouterr().err


def test_it_is_a_command():
    done = subprocess.run(
        [sys.executable, "-m", "bot", "replay", "/nowhere"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


DEALT_AGAIN = {
    "stardust": (
        "game stardust\nrules 2\nseats A B C\nhand A FL1 AM1 DS1 Y1 Y2\nhand B FM1 AS1 DL1 Y3 FS2\n"
        "hand C FL2 AM2 DS2 R1 AL1\ndraw FL3\nA check\nB check\nC check\nA exchange\nB exchange\nC exchange\n"
        "A check\nB check\nreshuffle FL1\nC check\n"
    ),
    "africa": (
        "game africa\nseats A B\nhand A 10R 10B 10G 10Y\nhand B 3R 4R 5R 6R\nA 10R\nB under 3R\nA under 10B\n"
        "B under 4R\nA under 10G\nB under 5R\nreshuffle 2R\nA under 10Y\n"
    ),
}


@pytest.mark.parametrize("game", DEALT_AGAIN)
def test_a_reshuffle_of_the_whole_deck_is_told_so(run, game):
    code, out, err = run(DEALT_AGAIN[game], "--json")
    assert code == 1
    assert json.loads(out)["error"]["code"] == "bad_reshuffle"
    assert "the deck" in err
    assert "discard pile" not in err


def test_an_unknown_version_of_the_rules(run):
    code, _, err = run("game stardust\nrules 9\nseats A B C\n")
    assert (code, err) == (1, "FILE:2: There is no version 9 of these rules; the newest is 2.\n")


def test_a_file_that_is_not_there_is_no_bad_record(capsys):
    assert main(["replay", "/nowhere/at/all"]) == 2
    assert capsys.readouterr().err == "/nowhere/at/all: No such file or directory\n"


@pytest.mark.parametrize(("encoding", "text"), [("utf-16", "game claro"), ("latin-1", "game claro # Zoë")])
def test_a_file_in_another_encoding_is_told_to_be_that(tmp_path, capsys, encoding, text):
    file = tmp_path / "x.record"
    file.write_bytes(text.encode(encoding))
    assert main(["replay", str(file)]) == 2
    assert capsys.readouterr().err.endswith("not a record: it is not in UTF-8; save it anew in that encoding\n")


def test_an_unknown_move_is_not_told_to_use_a_button(run):
    code, _, said = run(f"game claro\nseats A B\nseed {'0' * 64}\nA fly\n")
    assert (code, said) == (1, "FILE:4: fly is no move of claro; docs/record-format.md says how moves are written\n")
