"""What a position of Star of Africa tells: the number of a choice, who leads and who has passed, what was paid."""

from random import Random

import pytest

from bot.games.africa.rules import HAND, TOKEN_COSTS
from bot.games.game import IllegalMove
from bot.games.shuffle import ByHand, Seeded
from tests.cases import for_each
from tests.games.africa.by_hand import AFRICA, deal
from tests.games.claro.by_hand import play

A, B, C = "3R 7R 11R 14R", "4R 8R 2R 13R", "5R 6R 12R Star"


def finished(seed, seats=3):
    """Return a game that was played at random, and who led each of its rounds."""
    chance = Random(seed)
    position = AFRICA.start(seats, Seeded(seed.to_bytes(32, "big")), AFRICA.read_options({"rounds": "3"}))
    leaders = [position.to_act]
    while position.to_act:
        before = len(position.rounds)
        seat = position.to_act[0]
        position.play(seat, chance.choice(list(position.legal_moves(seat))))
        if len(position.rounds) > before and position.to_act:
            leaders.append(position.to_act)
    return position, leaders


def test_the_first_choice_has_the_number_0_and_every_move_counts_on():
    position = deal(A, B, C)
    assert (position.turn, position.view(None).turn) == (0, 0)
    assert play(position, "3R").turn == 1


def test_before_the_first_card_there_is_nothing_to_beat_and_nobody_has_passed():
    view = deal(A, B, C).view(None)
    assert (view.high, view.top, view.passed) == (0, None, (False, False, False))


def test_a_card_on_top_and_one_underneath_are_seen_as_such():
    position = play(deal(A, B, C), "7R", "under 4R")
    assert [(played.seat, played.under) for played in position.view(None).trick] == [(0, False), (1, True)]


def test_the_lead_passes_to_the_left_in_each_round():
    _, leaders = finished(1)
    assert leaders == [(0,), (1,), (2,)]


@pytest.mark.parametrize("seats", [3, 4])
def test_too_few_cards_dealt_by_hand_are_refused(seats):
    cards = list(range(HAND * seats - 1))
    with pytest.raises(IllegalMove) as caught:
        AFRICA.start(seats, ByHand(cards, AFRICA.card_name), AFRICA.read_options({}))
    assert caught.value.code == "draw_pile_empty"


@for_each("seed", range(40))
def test_tokens_are_paid_with_points_as_far_as_they_go(seed):
    position, _ = finished(seed)
    for each in position.rounds:
        for points, tokens, left in zip(each.points, each.tokens, each.left, strict=True):
            paid = tokens - left
            taken = points + TOKEN_COSTS * paid
            assert paid == min(tokens, taken // TOKEN_COSTS)
            assert points >= 0


@for_each("seed", range(150))
def test_among_equal_fortunes_the_fewest_tokens_of_the_last_round_win(seed):
    position, _ = finished(seed, seats=4)
    fortune, tokens = position.scores, position.rounds[-1].tokens
    best = max((had, -took) for had, took in zip(fortune, tokens, strict=True))
    winners = tuple(seat for seat in range(4) if (fortune[seat], -tokens[seat]) == best)
    assert position.outcome.winners == winners
