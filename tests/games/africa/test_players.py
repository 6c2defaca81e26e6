"""The computer players of Star of Africa."""

from __future__ import annotations

from random import Random

from bot.command_line.simulate import simulate
from bot.games.africa.expert import distinct, worth
from bot.games.africa.imagining import guess
from bot.games.shuffle import Seeded
from tests.effort import effort, thorough
from tests.games.africa.by_hand import AFRICA, deal
from tests.games.claro.by_hand import play


def choice(kind, position):
    (seat,) = position.to_act
    return AFRICA.players[kind].choose(position.view(seat), Random(1))


def test_every_level_has_a_player_and_a_strength():
    assert set(AFRICA.levels) == set(AFRICA.strengths) == {"easy", "normal", "hard"}
    assert set(AFRICA.levels.values()) <= set(AFRICA.players)


def test_natural_plays_the_lowest_card_that_beats_else_the_lowest_underneath():
    assert choice("natural", play(deal("5R 3B 3G 3Y", "4R 6R 8R 9R"), "5R")) == "6R"
    assert choice("natural", play(deal("10R 3B 3G 3Y", "4R 6R 8R 9R"), "10R")) == "under 4R"
    assert choice("natural", play(deal("11R 3B 3G 3Y", "4R 6R 8R 14R"), "11R")) == "pass"


def test_careful_plays_high_cards_only_for_many_points():
    assert choice("careful", play(deal("11R 3B 3G 3Y", "4R 6R 8R Star"), "11R")) == "pass"
    full = deal("9R 3B 3G 13R", "4R 6R 8R Star", "4B 4G 4Y 5R")
    play(full, "9R", "under 4R", "under 4B", "under 3B", "under 6R", "under 4G", "13R")
    assert choice("careful", full) == "Star"


def test_careful_leads_low_and_keeps_its_lions():
    assert choice("careful", deal("2R 4R 8R 13R", "3R 3B 3G 3Y")) == "4R"


def test_moves_that_differ_only_in_colour_are_one_choice():
    assert distinct(["5R", "5B", "7G", "under 3R", "under 3B", "pass"]) == ["5R", "7G", "under 3R", "pass"]


def test_a_guess_deals_the_unseen_cards():
    position = play(deal("5R 3B 3G 3Y", "4R 6R 8R 9R", draw=None), "5R")
    view = position.view(1)
    hands, pile = guess(view, Random(2))
    assert [len(hand) for hand in hands] == list(view.held)
    assert hands[1] == list(view.hand)
    assert len(pile) == view.pile
    assert len({card for hand in (*hands, pile) for card in hand}) == 53


def test_a_better_place_and_more_points_are_worth_more():
    assert worth(0, [20, 10], [0, 0]) > worth(0, [10, 20], [0, 0])
    assert worth(0, [20, 10], [0, 0]) > worth(0, [20, 10], [3, 0])


def test_advice_names_the_best_move_first():
    position = deal("2R 4R 8R 13R", "3R 3B 3G 3Y", draw=None)
    moves = [move for move, _ in AFRICA.advise(position.view(0), Random(1))]
    assert set(moves) == set(position.legal_moves(0))


@thorough
def test_normal_and_hard_beat_easy():
    easy = simulate(AFRICA, ["careful", *["natural"] * 3], 40, 1, None)
    assert easy["players"]["careful"]["low"] > 0.5
    won = {"expert": 0, "natural": 0}
    for number in range(effort(4, whole=12)):  # one round in each game, with changing seats
        kinds = ["expert", "natural"][:: 1 if number % 2 else -1]
        position = AFRICA.start(2, Seeded(number.to_bytes(32, "big")), AFRICA.read_options({"rounds": "1"}))
        while position.to_act:
            (seat,) = position.to_act
            position.play(seat, AFRICA.players[kinds[seat]].choose(position.view(seat), Random(number)))
        for kind, points in zip(kinds, position.rounds[0].points, strict=True):
            won[kind] += points
    assert won["expert"] > 1.5 * won["natural"]
