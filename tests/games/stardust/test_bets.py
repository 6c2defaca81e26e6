"""Bets, all-ins and pots."""

from __future__ import annotations

import pytest

from bot.games.stardust.betting import Pot, pots_of, shares
from tests.cases import for_each
from tests.games.claro.by_hand import play, refusal
from tests.games.stardust.by_hand import BEST, WEAK, deal, next_hand

# The first bets


def test_everybody_pays_the_ante_before_the_cards_come():
    view = deal(*WEAK).view(0)
    assert (view.credits, view.paid, view.pot) == ((190, 190, 190), (10, 10, 10), 30)


def test_the_start_seat_bets_first_then_the_others_clockwise():
    position = deal(*WEAK, leader=1)
    assert position.to_act == (1,)
    assert play(position, "check").to_act == (2,)
    assert play(position, "check").to_act == (0,)


def test_when_all_have_checked_the_exchange_begins():
    position = play(deal(*WEAK), "check", "check", "check")
    assert "exchange" in position.legal_moves(0)


def test_after_a_raise_everybody_acts_again():
    position = play(deal(*WEAK), "check", "bet 20", "raise 50")
    assert position.to_act == (0,)
    assert play(position, "call").to_act == (1,)
    assert "exchange" in play(position, "call").legal_moves(0)
    assert position.view(None).paid == (60, 60, 60)


def test_the_smallest_bet_and_raise_is_the_ante():
    position = deal(*WEAK)
    assert refusal(position, 0, "bet 9") == "bet_too_small"
    play(position, "bet 15")
    assert refusal(position, 1, "raise 24") == "bet_too_small"
    assert position.legal_moves(1)[:3] == ["call", "fold", "raise 25"]
    assert position.legal_moves(1)[-1] == "raise 190"


@for_each(
    ("before", "move", "code"),
    [
        ([], "raise 20", "no_bet_yet"),
        ([], "call", "nothing_to_call"),
        ([], "bet 191", "bet_too_large"),
        ([], "bet", "unknown_move"),
        ([], "bet x", "unknown_move"),
        ([], "check now", "unknown_move"),
        ([], "exchange", "no_exchange_now"),
        ([], "lay Hole", "no_exchange_now"),
        ([], "pay", "nothing_asked"),
        ([], "discard FL1", "nothing_asked"),
        ([], "dance", "unknown_move"),
        ([], "", "unknown_move"),
        (["bet 20"], "check", "must_call"),
        (["bet 20"], "bet 40", "bet_stands"),
    ],
)
def test_bets_that_are_refused(before, move, code):
    position = play(deal(*WEAK), *before)
    assert refusal(position, position.to_act[0], move) == code


def test_bets_out_of_turn_are_refused():
    assert refusal(deal(*WEAK), 1, "check") == "not_your_turn"


def test_a_seat_with_too_little_goes_all_in_and_does_not_act_again():
    position = play(deal(*WEAK, stake="100"), "bet 90")
    view = position.view(1)
    assert (view.limits.to_call, view.limits.most) == (90, 0)
    assert list(position.legal_moves(1)) == ["call", "fold"]
    play(position, "call", "call")
    assert position.view(None).credits == (0, 0, 0)
    play(position, "exchange", "exchange", "exchange")
    assert len(position.rounds) == 1  # nobody has credits left for the second bets


def test_a_seat_cannot_raise_when_all_others_are_all_in():
    position = next_hand(deal(*BEST, stake="100"), *WEAK)
    play(position, "bet 50", "call", "call", "exchange", "exchange", "exchange", "check", "check", "check")
    assert position.view(None).credits == (210, 30, 30)  # the next antes are paid
    play(position, "bet 30", "call")
    assert list(position.legal_moves(0)) == ["call", "fold"]
    assert refusal(position, 0, "raise 60") == "cannot_raise"


def test_the_last_seat_after_all_others_fold_takes_the_pot_and_shows_nothing():
    position = next_hand(deal(*WEAK), *WEAK)
    play(position, "bet 20", "fold", "fold")
    (hand,) = position.rounds
    assert (hand.winner, hand.gains, hand.shown) == (0, (20, -10, -10), ())


# Pots, by examples


@pytest.mark.parametrize(
    ("paid", "still_in", "pots"),
    [
        # Equal payments: one pot.
        ((30, 30, 30), (0, 1, 2), [Pot(90, (0, 1, 2))]),
        # One seat is all in with 20: a pot of three times 20, and a pot of what the others paid beyond it.
        ((20, 50, 50), (0, 1, 2), [Pot(60, (0, 1, 2)), Pot(60, (1, 2))]),
        # Two seats are all in, with 20 and with 50.
        ((20, 50, 80, 80), (0, 1, 2, 3), [Pot(80, (0, 1, 2, 3)), Pot(90, (1, 2, 3)), Pot(60, (2, 3))]),
        # A seat that has dropped out has paid too, but cannot win.
        ((20, 50, 50, 35), (0, 1, 2), [Pot(80, (0, 1, 2)), Pot(75, (1, 2))]),
        # A payment that nobody has matched goes back.
        ((20, 90), (0, 1), [Pot(40, (0, 1)), Pot(70, (1,))]),
        # The seats that had paid the most have dropped out: the one that stayed takes everything.
        ((50, 100, 100), (0,), [Pot(250, (0,))]),
    ],
)
def test_pots(paid, still_in, pots):
    assert pots_of(paid, still_in) == pots


def test_odd_credits_go_to_the_first_winner():
    assert shares(100, [4]) == {4: 100}
    assert shares(101, [2, 0]) == {2: 51, 0: 50}
    assert shares(11, [1, 2, 0]) == {1: 4, 2: 4, 0: 3}


def test_a_seat_that_is_all_in_wins_only_what_it_could_match():
    """Seat 1 has the best hand but only 20 credits. Seat 2 wins what seat 0 has paid beyond that."""
    position = next_hand(deal(*BEST, stake="100"), "DM1 AS1 FL1 Y1 Y2", *BEST[:2])
    play(position, "bet 60", "call", "fold", "exchange", "exchange", "check", "check")
    assert position.view(None).credits == (170, 20, 80)
    next_hand(position, *WEAK[:2])
    play(position, "bet 20", "raise 80", "call", *["exchange"] * 3)
    hand = position.rounds[1]
    assert hand.taken == (0, 90, 120)
    assert hand.gains == (-90, 60, 30)
    assert hand.winner == 2


def test_equal_hands_share_the_pot_and_the_odd_credit_goes_to_the_first_after_the_start_seat():
    level = ("FL4 FL1 DS1 DM2 AS1", "FM3 FM2 DS3 DL2 AS4")
    position = next_hand(deal(*level, "AM1 DL1 AL2 FS1 DM4", leader=1), *WEAK)
    play(position, "bet 15", "call", "call", *["exchange"] * 3, "check", "bet 10", "call", "call")
    (hand,) = position.rounds
    assert hand.pot == 105
    assert hand.taken == (53, 52, 0)
    assert hand.gains == (18, 17, -35)


def test_a_seat_that_could_check_cannot_fold():
    assert refusal(deal(*WEAK), 0, "fold") == "check_instead"


# What nobody matched of a bet

POOR = ("FL4 FL3 FL2 FM1 FM2", "AL4 AL3 DS3 DL1 R1", "Water DM2 AS4 DS1 FS1")
"""The first wins; the last has Dark Water."""


def with_unequal_credits(*hands, rules=None):
    """Return the second hand. Its seats have 260, 130 and 180 credits after the ante, and seat 1 is to bet."""
    position = next_hand(deal(*BEST, rules=rules), *hands)
    return play(position, "bet 50", "call", "fold", *["exchange"] * 2, "check", "check")


def test_what_nobody_matched_of_a_bet_goes_back_when_the_betting_round_ends():
    position = with_unequal_credits(*POOR)
    assert position.view(None).credits == (260, 130, 180)
    play(position, "bet 130", "call", "raise 250", "call")
    view = position.view(None)
    assert view.credits == (80, 0, 0)
    assert view.paid == (190, 140, 190)
    assert view.bets == (0, 0, 0)


def test_it_goes_back_although_its_owner_drops_out_later():
    """Seat 0 has raised to 250. Seat 2 could match 180 of it, and then lays Dark Water; seat 0 folds."""
    results = {}
    for rules in (1, 2):
        position = next_hand(with_unequal_credits(*POOR, rules=rules), *POOR)
        play(position, "bet 130", "call", "raise 250", "call")
        view = position.view(0)
        play(position, "exchange", "lay Water", "fold", "exchange")
        results[rules] = (view.credits, view.pot, position.rounds[1].gains)
    assert results[1] == ((10, 0, 0), 590, (-260, 280, -20))
    assert results[2] == ((80, 0, 0), 520, (-190, 280, -90))


def test_it_goes_back_before_the_showdown_so_nobody_wins_their_own_money():
    position = next_hand(with_unequal_credits(*WEAK), *WEAK)
    play(position, "bet 130", "call", "raise 250", "call", *["exchange"] * 3)
    assert position.rounds[1].pot == sum(position.rounds[1].taken) == 520


def test_bets_of_seats_that_dropped_out_were_matched():
    position = next_hand(deal(*BEST), *WEAK)
    play(position, "bet 50", "raise 120", "fold", "fold")
    (hand,) = position.rounds
    assert hand.gains == (-60, 70, -10)
    assert hand.pot == 130  # 60 from each of the two who bet, and an ante
    assert position.view(None).credits == (130, 260, 180)


@pytest.mark.parametrize("rules", [1, 2])
def test_a_bet_that_all_others_folded_to_wins_what_they_had_paid(rules):
    position = next_hand(deal(*BEST, rules=rules), *WEAK)
    play(position, "bet 50", "fold", "fold")
    (hand,) = position.rounds
    assert hand.gains == (20, -10, -10)
    assert hand.pot == {1: 80, 2: 30}[rules]
