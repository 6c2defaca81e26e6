"""The rules for playing, passing and the end of a round, sentence by sentence."""

import pytest

from bot.games.game import BadSetup
from bot.games.shuffle import Seeded
from tests.games.claro.by_hand import CLARO, deal, play, refusal

REST = "33 34 35 36 37 38 39 40 41 42 43 44"


def test_the_leader_may_play_any_card_even_a_joker():
    position = deal("24 17 3 48 J", "1 2 5 6 7")
    assert position.legal_moves(0) == ["3", "17", "24", "48", "J"]


def test_the_leader_must_play():
    assert refusal(deal("24 17 3 48 J", "1 2 5 6 7"), 0, "pass") == "must_lead"


def test_seats_play_clockwise():
    position = deal("1 2 5 6 7", "8 9 10 11 12", "13 14 15 16 18", leader=1)
    assert [play(position, move).to_act for move in ("8", "13")] == [(2,), (0,)]
    assert play(position, "1").to_act == (1,)


def test_a_seat_with_a_fitting_card_must_play_one():
    position = play(deal("24 17 3 48 J", "30 2 5 6 7"), "24")
    assert position.legal_moves(1) == ["30"]
    assert refusal(position, 1, "pass") == "must_play"


def test_a_seat_without_a_fitting_card_passes():
    position = play(deal("50 24 3 48 J", "21 22 23 25 26"), "50")
    assert position.legal_moves(1) == ["pass"]


def test_with_the_free_pass_a_seat_may_pass_although_a_card_fits():
    position = play(deal("24 17 3 48 J", "30 2 5 6 7", free_pass="yes"), "24")
    assert position.legal_moves(1) == ["30", "pass"]


def test_with_the_free_pass_the_leader_must_still_lead():
    assert refusal(deal("24 17 3 48 J", "30 2 5 6 7", free_pass="yes"), 0, "pass") == "must_lead"


@pytest.mark.parametrize(
    ("top", "card", "code"),
    [
        ("48", "13", "does_not_fit"),
        ("31", "J", "joker_on_grey"),
        ("J", "32", "grey_on_joker"),
        ("48", "45", "not_your_card"),
    ],
)
def test_why_a_card_is_refused(top, card, code):
    position = play(deal("48 31 J 2 3", "13 J 32 49 1"), top)
    assert refusal(position, 1, card) == code


def test_moves_out_of_turn_are_refused():
    assert refusal(deal("48 31 J 2 3", "13 J 32 49 1"), 1, "13") == "not_your_turn"


@pytest.mark.parametrize("move", ["", "51", "0", "j", "Pass", "discard x", "24 25"])
def test_unknown_moves_are_refused(move):
    assert refusal(deal("48 31 J 2 3", "13 J 32 49 1"), 0, move) == "unknown_move"


def test_a_seat_that_has_passed_keeps_its_cards_and_is_out_until_the_round_ends():
    position = play(deal("44 45 1 2 3", "21 22 23 25 26", "46 47 4 5 6"), "44", "pass", "46")
    assert position.to_act == (0,)
    play(position, "1")
    assert position.to_act == (2,)
    assert position.hand(1) == ["21", "22", "23", "25", "26"]


def test_nobody_draws_during_a_round():
    position = play(deal("1 2 5 6 7", "8 9 10 11 12", draw=REST), "1", "8")
    assert [len(position.hand(seat)) for seat in (0, 1)] == [4, 4]


def test_example_a_the_round_ends_when_all_others_have_passed():
    # Clockwise: Armin, Laura, Clara, Konrad. The pile is 24, 30, 17, 29. Each holds two or three more cards than in the
    # picture, which fit no better.
    position = deal("24 13 26 25 23", "30 3 31 2 5", "17 J 20 22 21", "29 10 7 8 9", draw=REST)
    play(position, "24", "30", "17", "29")
    assert position.legal_moves(0) == ["pass"]
    play(position, "pass", "31")
    assert position.legal_moves(2) == ["pass"]
    play(position, "pass")
    assert position.legal_moves(3) == ["pass"]
    play(position, "pass")
    assert [each.winner for each in position.rounds] == [1]
    assert position.scores == (0, 1, 0, 0)


def test_example_b_the_round_ends_when_all_who_are_in_have_played_their_last_card():
    # Clockwise: Laura, Clara, Konrad, Armin. Armin, with 36, 39 and 13, passes. Then Konrad plays 48, Laura her last
    # card, 3, and Clara her last card, a joker. Konrad, with 42, passes.
    position = deal("7 12 18 45 3", "8 14 19 5 J", "9 15 44 48 42", "11 16 36 39 13", draw="1 2 4 6 10")
    play(position, "7", "8", "9", "11", "12", "14", "15", "16", "18", "19", "44")
    assert position.legal_moves(3) == ["pass"]
    play(position, "pass", "45", "5", "48", "3", "J")
    assert position.legal_moves(2) == ["pass"]
    play(position, "pass")
    assert [each.winner for each in position.rounds] == [1]


def test_a_seat_without_cards_has_not_passed_and_can_still_win():
    position = deal("21 23 25 27 49", "22 24 26 28 29", draw=REST)
    play(position, "21", "22", "23", "24", "25", "26", "27", "28", "49")
    assert position.to_act == (1,)
    play(position, "pass")
    assert position.rounds[0].winner == 0


def test_the_last_seat_with_cards_continues_on_its_own_card_and_wins():
    position = deal("21 23 25 27 29", "22 24 26 28 30", draw=REST)
    position._hands[0] = 1 << 20  # as if Laura had only her 21 left
    play(position, "21", "22", "24", "26", "28")
    assert position.to_act == (1,)
    play(position, "30")
    assert position.rounds[0].winner == 1


def test_the_last_seat_with_cards_passes_if_none_fits_on_its_own_card():
    position = deal("21 23 25 27 29", "22 24 1 2 3", draw=REST)
    position._hands[0] = 1 << 20
    play(position, "21", "22", "24")
    assert position.legal_moves(1) == ["pass"]
    play(position, "pass")
    assert position.rounds[0].winner == 1


@pytest.mark.parametrize(("count", "code"), [(1, "too_few_seats"), (7, "too_many_seats")])
def test_two_to_six_can_play(count, code):
    with pytest.raises(BadSetup) as caught:
        CLARO.start(count, Seeded(bytes(32)), CLARO.read_options({}))
    assert caught.value.code == code


def test_hands_of_ten_are_for_two():
    with pytest.raises(BadSetup) as caught:
        CLARO.start(3, Seeded(bytes(32)), CLARO.read_options({"hand": "10"}))
    assert caught.value.code == "hand_for_two"
