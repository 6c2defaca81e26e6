"""Records are read, written and replayed, and every error names its line."""

from random import Random

import pytest

from bot.games.catalog import GAMES
from bot.games.folding import folded
from bot.games.record import NotARecord, replay, write_record
from bot.games.shuffle import Seeded
from tests.cases import for_each

HEAD = """game claro
seats Laura Clara    # clockwise
hand Laura 50 49 48 1 2
hand Clara 21 22 23 24 25
draw 31 32 33 34 35 36 37
"""
ROUND = "Laura 50\nClara pass\n"


def error(text):
    result = replay(text, GAMES)
    assert result.error is not None
    return result.error.line, result.error.code


def test_a_record_by_hand_is_replayed():
    result = replay(HEAD + ROUND + "Clara discard 21\nLaura 49\n", GAMES)
    assert result.error is None
    assert result.position is not None
    assert result.position.scores == (1, 0)
    assert result.position.hand(1) == ["22", "23", "24", "25", "32"]


def test_comments_and_blank_lines_do_not_matter():
    assert replay("# a game\n\n" + HEAD.replace("\n", "   # so\n\n") + ROUND, GAMES).error is None


def test_the_leader_can_be_named():
    result = replay(HEAD + "leader Clara\nClara 21\nLaura 50\n", GAMES)
    assert result.error is None


def test_the_discard_of_an_empty_hand_may_be_left_out():
    text = (
        "game claro\nseats A B\nhand A 21 23 25 27 29\nhand B 22 24 26 28 30\ndraw 31 32 33 34 35 36 37 38 39 40\n"
        "A 21\nB 22\nA 23\nB 24\nA 25\nB 26\nA 27\nB 28\nA 29\nB 30\n"
    )
    assert replay(text + "B 31\n", GAMES).error is None
    assert replay(text + "A discard\nB 31\n", GAMES).error is None


def test_a_reshuffle_is_written_before_the_move_that_needs_it():
    text = HEAD.replace("draw 31 32 33 34 35 36 37", "draw 31") + ROUND
    result = replay(text + "reshuffle 22 50 21\nClara discard 21 22\n", GAMES)
    assert result.error is None
    assert result.position is not None
    assert result.position.hand(1) == ["22", "23", "24", "25", "50"]


SHORT = HEAD.replace("draw 31 32 33 34 35 36 37", "draw 31")


@for_each(
    ("text", "line", "code"),
    [
        ("game chess\n", 1, "unknown_game"),
        ("game claro\nseats Laura\n", 2, "bad_seats"),
        ("game claro\nseats A B A\n", 2, "bad_name"),
        ("game claro\nseats hand B\n", 2, "bad_name"),
        ("game claro\nseats A B\nseats A B\n", 3, "twice"),
        ("game claro\nhand A 1 2 3 4 5\n", 2, "no_seats"),
        ("game claro\nseats A B\noption colour red\n", 3, "unknown_option"),
        ("game claro\nseats A B\noption hand 7\n", 3, "bad_option"),
        ("game claro\nseats A B\nseed 12\n", 3, "bad_seed"),
        ("game claro\nseats A B\nhand A 1 2 3 4\n", 3, "hand_size"),
        ("game claro\nseats A B\nhand A 1 2 3 4 51\n", 3, "unknown_card"),
        ("game claro\nseats A B\nhand A 1 2 3 4 4\n", 3, "card_taken"),
        ("game claro\nseats A B\nhand C 1 2 3 4 5\n", 3, "unknown_seat"),
        ("game claro\nseats A B\nhand A 1 2 3 4 5\nA 1\n", 4, "no_cards"),
        ("game claro\nseats A B\nA 1\n", 3, "no_cards"),
        ("game claro\nseats A B\n", 2, "no_cards"),
        (f"game claro\nseats A B\nseed {'0' * 64}\ndraw 1\n", 4, "seed_and_cards"),
        (f"game claro\nseats A B C\noption hand 10\nseed {'0' * 64}\n", 4, "hand_for_two"),
        (HEAD + "Laura 3\n", 6, "not_your_card"),
        (HEAD + "Laura 51\n", 6, "unknown_move"),
        (HEAD + "Clara 21\n", 6, "not_your_turn"),
        (HEAD + "Konrad 21\n", 6, "unknown_seat"),
        (HEAD + "Laura 50\nClara 25\n", 7, "does_not_fit"),
        (HEAD + "Laura 50\nseed 12\n", 7, "setup_after_moves"),
        (HEAD.replace("draw 31 32 33 34 35 36 37\n", "") + ROUND, 6, "draw_pile_empty"),
        (SHORT + ROUND + "Clara discard 21\n", 8, "draw_pile_empty"),
        (SHORT + ROUND + "reshuffle 22 50\nClara discard 21 22\n", 8, "bad_reshuffle"),
        (SHORT + "reshuffle 50\nLaura 50\n", 6, "bad_reshuffle"),
        (SHORT + ROUND + "reshuffle 50\n", 8, "bad_reshuffle"),
    ],
)
def test_each_error_has_its_line(text, line, code):
    assert error(text) == (line, code)


def test_the_moves_before_the_error_have_been_played():
    result = replay(HEAD + ROUND + "Clara discard 50\n", GAMES)
    assert result.position is not None
    assert len(result.position.moves) == 2


@pytest.mark.parametrize("text", ["", "# nothing\n", "seats A B\n", "game\n", "hello there\n"])
def test_texts_that_are_no_records(text):
    with pytest.raises(NotARecord):
        replay(text, GAMES)


@pytest.mark.parametrize("options", [{}, {"free_pass": "yes"}, {"hand": "10"}])
def test_a_written_record_replays_to_the_same_end(options):
    game, seed = GAMES["claro"], bytes(range(32))
    position, chance = game.start(2, Seeded(seed), game.read_options(options)), Random(5)
    while position.to_act:
        seat = position.to_act[0]
        position.play(seat, game.players["random"].choose(position.view(seat), chance))
    text = write_record(game, ["Laura P.", "#1 seed", "x"][:2], options, seed, position.moves)
    result = replay(text, GAMES)
    assert result.error is None
    assert result.position is not None
    assert result.position.outcome == position.outcome
    assert result.position.moves == position.moves


def test_names_are_adapted_for_a_record():
    text = write_record(GAMES["claro"], ["draw", "draw", "A  B#c"], {}, bytes(32), [])
    assert text.splitlines()[1] == "seats draw_2 draw_3 A_B_c"


COMPOSED, DECOMPOSED = "Zoë", "Zoe\N{COMBINING DIAERESIS}"


def test_a_name_is_the_same_however_its_letters_are_composed():
    result = replay(HEAD.replace("Laura", COMPOSED) + f"{DECOMPOSED} 50\n", GAMES)
    assert (result.error, result.names[0]) == (None, COMPOSED)
    assert error(f"game claro\nseats {COMPOSED} {DECOMPOSED}\n") == (2, "bad_name")


def test_names_that_differ_only_in_capitals_are_two_as_they_were():
    result = replay(HEAD.replace("Laura", "anna").replace("Clara", "Anna") + "anna 50\n", GAMES)
    assert result.error is None
    assert error(HEAD.replace("Laura", "anna").replace("Clara", "Anna") + "ANNA 50\n") == (6, "unknown_seat")


def test_names_that_look_the_same_are_two_in_a_written_record():
    names = [COMPOSED, DECOMPOSED, "zo\N{ZERO WIDTH SPACE}ë", "\N{HANGUL FILLER}"]
    text = write_record(GAMES["claro"], names, {}, bytes(32), [])
    seats = text.splitlines()[1].split()[1:]
    assert [seats[0], seats[1], seats[3]] == [COMPOSED, f"{COMPOSED}_2", "player"]
    assert len({folded(each) for each in seats}) == 4
    assert replay(text, GAMES).error is None


def test_long_names_that_look_the_same_are_two():
    text = write_record(GAMES["claro"], ["\ufdfa" * 32] * 2, {}, bytes(32), [])
    assert len(set(text.splitlines()[1].split()[1:])) == 2
