"""The rules of Star of Africa, sentence by sentence: turns, thieves, tricks, rounds, points, the end of a game."""

from __future__ import annotations

import pytest

from bot.games.africa.deck import CARD_OF_NAME, NAMES, POINTS, VALUE
from bot.games.africa.rules import jewels_for
from bot.games.africa.view import beats, jewels_of
from bot.games.game import BadSetup
from bot.games.shuffle import Seeded
from tests.cases import for_each
from tests.games.africa.by_hand import AFRICA, deal, next_round
from tests.games.claro.by_hand import play, refusal

A, B, C = "3R 7R 11R 14R", "4R 8R 2R 13R", "5R 6R 12R Star"


# The cards


def test_there_are_four_cards_of_each_value_and_one_star_and_one_brigand():
    assert len(NAMES) == len(set(NAMES)) == 54
    for value in range(2, 15):
        assert [VALUE[CARD_OF_NAME[f"{value}{colour}"]] for colour in "RBGY"] == [value] * 4
    assert {"Star", "Brigand"} <= set(NAMES)


@pytest.mark.parametrize(
    ("name", "points"), [("Star", 3), ("Brigand", 2), ("14R", 2), ("13B", 2), ("11Y", 2), ("10R", 1), ("2G", 1)]
)
def test_the_points_of_cards(name, points):
    assert POINTS[CARD_OF_NAME[name]] == points


@for_each(
    ("card", "high", "can"),
    [
        ("4R", 3, True),
        ("4R", 4, False),
        ("Brigand", 14, True),
        ("Star", 15, True),
        ("Brigand", 16, False),
        ("2R", 10, True),
        ("2R", 2, True),
        ("2R", 11, False),
    ],
)
def test_which_card_beats_which(card, high, can):
    assert beats(CARD_OF_NAME[card], high) == can


# Setting up


def test_everybody_is_dealt_four_cards_and_the_rest_is_the_pile():
    position = AFRICA.start(5, Seeded(bytes(32)), AFRICA.read_options({}))
    view = position.view(None)
    assert view.held == (4,) * 5
    assert view.pile == 34


def test_the_deal_passes_to_the_left():
    position = next_round(deal("3R 4R 5R 6R", "3B 4B 5B 7R", leader=1), "3R 4R 5R 6R", "3B 4B 5B 7R")
    assert position.to_act == (1,)
    _play_out(position)
    assert len(position.rounds) == 1
    assert position.to_act == (0,)


def _play_out(position):
    while not position.rounds:
        play(position, position.legal_moves(position.to_act[0])[0])


# A turn


def test_the_leader_may_play_any_card():
    assert deal(A, B, C).legal_moves(0) == ["3R", "7R", "11R", "14R"]


def test_the_others_play_higher_or_take_a_token_and_put_a_card_underneath():
    position = play(deal(A, B, C), "7R")
    assert position.legal_moves(1) == ["2R", "8R", "13R", "under 2R", "under 4R"]
    play(position, "under 4R")
    assert position.view(None).tokens == (0, 1, 0)
    assert position.view(None).high == 7
    assert position.to_act == (2,)


def test_a_player_holding_only_higher_cards_must_play_one():
    position = play(deal("3R 7R 11R 14R", "4R 8R 9R 13R", C), "3R")
    assert position.legal_moves(1) == ["4R", "8R", "9R", "13R"]
    assert refusal(position, 1, "pass") == "must_play"


def test_a_card_that_is_higher_cannot_go_underneath():
    assert refusal(play(deal(A, B, C), "3R"), 1, "under 8R") == "too_high_for_under"


def test_up_to_ten_everybody_plays_again_even_the_player_of_the_top_card():
    position = play(deal("9R 7R 11R 14R", "4R 8R 3B 13R"), "9R", "under 4R")
    assert position.to_act == (0,)
    assert position.legal_moves(0) == ["11R", "14R", "under 7R"]


def test_above_ten_players_play_higher_or_pass_at_no_cost():
    position = play(deal(A, B, C), "11R")
    assert position.legal_moves(1) == ["13R", "pass"]
    assert refusal(position, 1, "under 4R") == "no_under_now"
    play(position, "pass")
    assert position.view(None).tokens == (0, 0, 0)


def test_a_lion_beats_any_card_below_eleven_and_counts_as_the_card_that_it_beat():
    position = play(deal("9R 7R 11R 14R", B, "10R 6R 12R Star"), "9R", "2R")
    assert position.view(None).high == 9
    assert position.legal_moves(2)[:3] == ["10R", "12R", "Star"]
    assert refusal(play(deal(A, B, C), "11R"), 1, "2R") == "too_low"


def test_a_pass_is_for_that_turn_alone():
    position = play(deal("11R 3R 3B 3G", "4R 4B 4G 14R", "13R 5R 5B 5G"), "11R", "pass", "13R", "pass")
    assert position.to_act == (1,)
    assert "14R" in position.legal_moves(1)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("pass", "must_lead"),
        ("under 3R", "must_lead"),
        ("Star", "not_your_card"),
        ("99R", "unknown_move"),
        ("under", "unknown_move"),
        ("", "unknown_move"),
    ],
)
def test_moves_that_cannot_be_led(move, code):
    assert refusal(deal(A, B, C), 0, move) == code


def test_moves_out_of_turn_or_too_low_are_refused():
    position = play(deal(A, B, C), "7R")
    assert refusal(position, 2, "12R") == "not_your_turn"
    assert refusal(position, 1, "4R") == "too_low"


def test_each_card_played_is_replaced_while_the_pile_lasts():
    position = play(deal(A, B, C, draw="9R"), "3R")
    assert "9R" in position.hand(0)
    assert position.view(None).pile == 0
    play(position, "4R")
    assert len(position.hand(1)) == 3


# The trick


def test_when_all_others_have_passed_the_player_of_the_top_card_takes_the_trick_and_leads():
    position = play(deal(A, B, C), "3R", "4R", "12R", "pass", "pass")
    view = position.view(None)
    assert view.taken == (0, 0, 4)
    assert position.to_act == (2,)
    assert view.trick == ()
    assert position.legal_moves(2) == ["5R", "6R", "Star"]


def test_if_the_taker_of_the_trick_has_no_cards_the_next_player_with_cards_leads():
    position = deal("3R 4R 5R 14R", "3B 4B 5B 6B", "3G 4G 5G 6G")
    play(position, "3R", "4B", "5G", "under 4R", "6B", "under 3G", "under 5R", "under 3B", "under 4G")
    assert position.hand(0) == ["14R"]
    play(position, "14R", "pass", "pass")
    assert position.view(None).taken[0] == 11
    assert position.to_act == (1,)


# The end of a round


def test_the_round_ends_on_the_turn_of_the_last_player_with_cards():
    """Seat 1's last cards are discarded. The trick on the table goes to the player of its top card."""
    position = next_round(deal("3R 4R 5R 14R", "6B 7B 8B 13B", rounds="3"), "3R 4R 5R 6R", "3B 4B 5B 6B")
    play(position, "3R", "6B", "under 4R", "7B", "under 5R", "8B", "14R")
    (ended,) = position.rounds
    assert ended.points == (8 - 4, 0)
    assert ended.tokens == (2, 0)
    assert ended.winner == 0


# Points


def test_each_thief_token_costs_two_points_and_unpaid_tokens_stay():
    position = next_round(deal("3R 4R 5R 6R", "7B 8B 9B 10B", rounds="3"), "3R 4R 5R 6R", "3B 4B 5B 7B")
    play(position, "3R", "7B", "under 4R", "8B", "under 5R", "9B", "under 6R")
    (ended,) = position.rounds
    assert ended.tokens == (3, 0)
    assert ended.points == (0, 7)
    assert ended.left == (3, 0)
    assert position.view(None).tokens == (3, 0)


@pytest.mark.parametrize(
    ("points", "tokens", "jewels"),
    [
        ((20, 15, 10, 5), (0, 0, 0, 0), (8, 4, 2, 1)),
        ((20, 15, 10, 5, 3), (0, 0, 0, 0, 0), (8, 4, 2, 1, 0)),
        ((41, 5), (0, 0), (9, 4)),
        ((40, 5), (0, 0), (8, 4)),
        # Equal points and tokens: the seats share the better place, and the next one is not given.
        ((20, 20, 10), (1, 1, 0), (8, 8, 2)),
        # Equal points: the seat with fewer tokens is ahead.
        ((20, 20, 10), (1, 0, 0), (4, 8, 2)),
    ],
)
def test_places_bring_jewels(points, tokens, jewels):
    assert jewels_for(points, tokens) == jewels


@pytest.mark.parametrize(
    ("worth", "jewels"), [(0, (0, 0, 0, 0)), (15, (1, 1, 1, 1)), (40, (5, 0, 0, 0)), (6, (0, 1, 1, 0))]
)
def test_jewels_are_changed_into_higher_ones(worth, jewels):
    assert tuple(jewels_of(worth).values()) == jewels


# The end of the game


def test_the_game_ends_after_its_rounds_and_the_largest_fortune_wins():
    position = deal("3R 4R 5R 14R", "6B 7B 8B 13B", rounds="1")
    play(position, "3R", "6B", "under 4R", "7B", "under 5R", "8B", "14R")
    assert position.outcome is not None
    assert position.outcome.winners == (0,)
    assert position.scores == (8, 4)
    assert position.to_act == ()
    assert refusal(position, 0, "pass") == "game_over"


def test_equal_fortunes_are_decided_by_the_thief_tokens_of_the_last_round_or_drawn():
    position = deal("3R 4R 5R 14R", "6B 7B 8B 13B", rounds="1")
    play(position, "3R", "6B", "under 4R", "7B", "under 5R", "8B", "14R")
    position._fortune = [8, 8]
    assert position.outcome.winners == (1,)
    last = position.rounds[-1]
    position.rounds = (type(last)(0, last.points, (1, 1), last.left, last.jewels),)
    assert position.outcome.winners == (0, 1)


@pytest.mark.parametrize(("seats", "code"), [(1, "too_few_seats"), (6, "too_many_seats")])
def test_two_to_five_can_play(seats, code):
    with pytest.raises(BadSetup) as caught:
        AFRICA.start(seats, Seeded(bytes(32)), AFRICA.read_options({}))
    assert caught.value.code == code


def test_the_automatic_move_passes_or_plays_the_lowest_card_that_beats_or_puts_one_underneath():
    position = deal(A, B, C)
    assert position.automatic(0) == "3R"
    play(position, "11R")
    assert position.automatic(1) == "pass"
    assert play(deal("10R 3R 4G 5G", "4R 5R 6R 7R"), "10R").automatic(1) == "under 4R"
