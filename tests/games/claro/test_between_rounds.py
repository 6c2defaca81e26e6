"""Stars, discards, drawing, and the end of the game."""

import pytest

from bot.games.claro.view import Discards
from bot.games.game import IllegalMove
from bot.games.shuffle import Seeded
from tests.games.claro.by_hand import CLARO, deal, play


def after_a_round():
    """Return a position after a round that seat 0 won with 50, and in which seats 1 and 2 passed for lack of stars."""
    return play(
        deal("50 1 2 3 4", "21 22 23 24 25", "26 27 28 29 42", draw="31 32 33 34 35 36 37 38 39 40"),
        "50",
        "pass",
        "pass",
    )


def code_of(position, seat, move):
    with pytest.raises(IllegalMove) as caught:
        position.play(seat, move)
    return caught.value.code


def test_the_winner_takes_a_star_keeps_the_cards_and_draws_up_to_five():
    position = after_a_round()
    assert position.scores == (1, 0, 0)
    assert position.hand(0) == ["1", "2", "3", "4", "31"]


def test_all_others_choose_at_the_same_time():
    position = after_a_round()
    assert position.to_act == (1, 2)
    position.play(2, "discard 26")
    assert position.to_act == (1,)
    assert position.hand(2) == ["26", "27", "28", "29", "42"]  # nothing is drawn before all have chosen


def test_the_refill_runs_clockwise_from_the_winners_left_whoever_chose_first():
    position = after_a_round()
    position.play(2, "discard 26 27")
    position.play(1, "discard 21")
    assert position.hand(1) == ["22", "23", "24", "25", "32"]
    assert position.hand(2) == ["28", "29", "33", "34", "42"]


def test_a_seat_may_discard_any_number_of_cards():
    position = after_a_round()
    assert len(position.legal_moves(1)) == 32
    position.play(1, "discard 21 22 23 24 25")
    position.play(2, "discard")
    assert position.hand(1) == ["32", "33", "34", "35", "36"]
    assert position.hand(2) == ["26", "27", "28", "29", "42"]


def test_the_winner_leads_the_next_round():
    position = after_a_round()
    position.play(1, "discard")
    position.play(2, "discard")
    assert position.to_act == (0,)
    assert "pass" not in position.legal_moves(0)


def test_the_winner_discards_nothing():
    assert code_of(after_a_round(), 0, "discard 1") == "winner_keeps"


def test_nobody_chooses_twice():
    position = after_a_round()
    position.play(1, "discard 21")
    assert code_of(position, 1, "discard 22") == "already_discarded"


def test_nobody_plays_before_all_have_chosen():
    position = after_a_round()
    assert code_of(position, 0, "1") == "wait_for_discards"
    assert code_of(position, 1, "21") == "discard_first"


def test_cards_are_discarded_between_rounds_only():
    assert code_of(deal("50 1 2 3 4", "21 22 23 24 25"), 0, "discard 1") == "no_discards_now"


@pytest.mark.parametrize("move", ["discard 26", "discard 21 21", "discard J"])
def test_a_seat_discards_only_cards_that_it_holds(move):
    assert code_of(after_a_round(), 1, move) == "not_your_card"


def test_a_discard_is_written_down_sorted():
    assert after_a_round().play(1, "discard 25 21") == "discard 21 25"


def test_the_discard_pile_becomes_the_new_draw_pile():
    position = deal("50 1 2 3 4", "21 22 23 24 25", draw="31")
    play(position, "50", "pass")  # the winner draws 31, the last card
    position._dealer.next = ["22", "50", "21"]
    position.play(1, "discard 21 22")
    assert position.hand(1) == ["22", "23", "24", "25", "50"]
    assert position.view(None).draw_pile == 1


def test_the_discard_of_a_seat_without_cards_is_a_formality():
    position = deal("21 23 25 27 29", "22 24 26 28 30", draw="31 32 33 34 35 36 37 38 39 40")
    play(position, "21", "22", "23", "24", "25", "26", "27", "28", "29", "30")
    assert position.to_act == (0,)
    assert (position.formality(0), position.formality(1)) == ("discard", None)
    play(position, "discard")
    assert len(position.hand(0)) == 5


def test_three_stars_win_the_game_at_once():
    position = deal("50 49 48 1 2", "21 22 23 24 25", draw="31 32 33 34 35 36 37 38 39 40")
    play(position, "50", "pass", "discard", "49", "pass", "discard", "48", "pass")
    assert position.outcome is not None
    assert (position.outcome.scores, position.outcome.winners) == ((3, 0), (0,))
    assert position.to_act == ()
    assert code_of(position, 0, "1") == "game_over"


def test_two_players_may_have_hands_of_ten():
    position = CLARO.start(2, Seeded(bytes(32)), CLARO.read_options({"hand": "10"}))
    assert [len(position.hand(seat)) for seat in (0, 1)] == [10, 10]


def test_discards_of_jokers_are_alike():
    hand = sum(1 << card for card in (0, 50, 51, 52))
    assert len(Discards(hand)) == 8
    assert len(set(Discards(hand))) == 8
    assert Discards(hand)[-1] == "discard 1 J J J"
