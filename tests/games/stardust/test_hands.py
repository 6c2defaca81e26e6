"""Exchange, jokers, showdown, and the end of the game."""

from __future__ import annotations

import pytest

from bot.games.game import BadSetup, IllegalMove
from bot.games.shuffle import Seeded
from bot.games.stardust.deck import CARD_OF_NAME, NAMES, POINTS, Joker
from bot.games.stardust.view import Phase
from tests.cases import for_each
from tests.games.claro.by_hand import play, refusal
from tests.games.stardust.by_hand import BEST, STARDUST, WEAK, deal, next_hand

CHECKS = ("check",) * 3
KEEP = ("exchange",) * 3


def exchanging(*hands, **options):
    return play(deal(*(hands or WEAK), **options), *CHECKS)


BOTH = pytest.mark.parametrize("rules", STARDUST.versions)


# The deck


def test_the_deck_has_36_planets_six_suns_and_six_jokers():
    planets = [name for name in NAMES if len(name) == 3]
    assert len(NAMES) == len(set(NAMES)) == 48
    assert sorted(planets) == sorted(f"{a}{b}{c}" for a in "FAD" for b in "LMS" for c in "1234")
    assert {name for name in NAMES if len(name) == 2} == {"R1", "R2", "R3", "Y1", "Y2", "Y3"}
    assert set(NAMES[-6:]) == {joker.value for joker in Joker}
    assert [POINTS[CARD_OF_NAME[name]] for name in ("FL4", "DS1", "R3", "Prism", "Water")] == [4, 1, 0, 4, 1]


def test_everybody_is_dealt_five_cards():
    position = deal(*WEAK)
    assert [sorted(position.hand(seat)) for seat in range(3)] == [sorted(hand.split()) for hand in WEAK]


# The exchange


def test_a_seat_exchanges_up_to_three_cards():
    position = exchanging(draw="FL3 FL4 FM4 FM3")
    play(position, "exchange FL1 Y1 DS1")
    assert sorted(position.hand(0)) == ["AM1", "FL3", "FL4", "FM4", "Y2"]
    assert position.to_act == (1,)
    assert position.view(None).exchanged == (3, None, None)


def test_a_seat_may_keep_all_cards():
    position = play(exchanging(), "exchange")
    assert sorted(position.hand(0)) == sorted(WEAK[0].split())


def test_the_exchange_goes_once_around_from_the_start_seat():
    position = play(deal(*WEAK, leader=2), *CHECKS)
    order = []
    while position.view(None).phase is Phase.EXCHANGE:
        order.append(position.to_act[0])
        play(position, "exchange")
    assert order == [2, 0, 1]


@for_each(
    ("move", "code"),
    [
        ("exchange FL1 AM1 DS1 Y1", "too_many_exchanged"),
        ("exchange FL4", "not_your_card"),
        ("exchange FL1 FL1", "not_your_card"),
        ("exchange Sirius", "not_your_card"),
        ("check", "no_bets_now"),
        ("lay Hole", "not_your_card"),
        ("lay Prism", "cannot_lay"),
        ("lay FL1", "cannot_lay"),
        ("lay", "unknown_move"),
        ("lay Sirius", "unknown_move"),
    ],
)
def test_exchanges_that_are_refused(move, code):
    assert refusal(exchanging(), 0, move) == code


def test_a_pile_dealt_by_hand_may_run_out():
    assert refusal(exchanging(draw="FL3"), 0, "exchange FL1 AM1") == "draw_pile_empty"


# Jokers that are laid for their effects


def test_the_black_hole_is_laid_for_two_cards():
    position = exchanging("Hole AM1 DS1 Y1 Y2", *WEAK[1:], draw="FL3 FL4 FM4")
    play(position, "lay Hole")
    assert sorted(position.hand(0)) == ["AM1", "DS1", "FL3", "FL4", "Y1", "Y2"]
    assert position.to_act == (0,)
    assert position.view(1).laid[0] == (Joker.HOLE,)
    assert len(play(position, "exchange AM1").hand(0)) == 6


def test_a_laid_joker_does_not_count_among_the_three():
    position = play(exchanging("Hole AM1 DS1 Y1 Y2", *WEAK[1:]), "lay Hole")
    play(position, "exchange AM1 DS1 Y1")
    assert position.to_act == (1,)


@BOTH
def test_quick_death_lets_a_rival_exchange_one_card_of_their_choice(rules):
    position = exchanging("Death AM1 DS1 Y1 Y2", *WEAK[1:], draw="FL3 FL4 FM4", rules=rules)
    play(position, "lay Death 3")
    assert position.to_act == (2,)
    assert refusal(position, 2, "exchange") == "death_asks"
    assert refusal(position, 2, "discard FM4") == "not_your_card"
    assert refusal(position, 0, "exchange") == "not_your_turn"
    play(position, "discard R1")
    assert "R1" not in position.hand(2)
    assert [len(position.hand(seat)) for seat in range(3)] == [5, 5, 5]
    assert position.to_act == (0,)


def test_the_rival_draws_before_whoever_laid_quick_death():
    position = exchanging("Death AM1 DS1 Y1 Y2", *WEAK[1:], draw="FL3 FL4 FM4")
    play(position, "lay Death 3")
    assert position.view(None).held == (4, 5, 5)
    play(position, "discard R1")
    assert "FL3" in position.hand(2)
    assert "FL4" in position.hand(0)


def test_by_version_1_the_rival_draws_last():
    position = exchanging("Death AM1 DS1 Y1 Y2", *WEAK[1:], draw="FL3 FL4 FM4", rules=1)
    play(position, "lay Death 3")
    assert "FL3" in position.hand(0)
    assert position.view(None).held == (5, 5, 5)
    assert "FL4" in play(position, "discard R1").hand(2)


def test_a_pile_dealt_by_hand_may_run_out_after_quick_death():
    position = exchanging("Death AM1 DS1 Y1 Y2", *WEAK[1:], draw="FL3")
    play(position, "lay Death 3")
    assert refusal(position, 2, "discard R1") == "draw_pile_empty"


@pytest.mark.parametrize("rival", ["", " 1", " 4", " 0", " x", " 2 3"])
def test_quick_death_needs_a_rival(rival):
    position = exchanging("Death AM1 DS1 Y1 Y2", *WEAK[1:])
    assert refusal(position, 0, f"lay Death{rival}") == "no_such_rival"


def test_quick_death_cannot_be_laid_before_a_seat_that_has_dropped_out():
    position = play(deal("Death AM1 DS1 Y1 Y2", *WEAK[1:]), "bet 20", "fold", "call")
    assert refusal(position, 0, "lay Death 2") == "no_such_rival"


def test_dark_water_makes_everybody_pay_the_ante_or_drop_out():
    position = exchanging("Water AM1 DS1 Y1 Y2", *WEAK[1:], draw="FL3 FL4")
    play(position, "lay Water")
    assert "FL3" in position.hand(0)
    assert position.view(None).paid == (20, 10, 10)
    assert set(position.to_act) == {1, 2}
    turn = position.turn
    assert refusal(position, 1, "check") == "water_asks"
    position.play(2, "pay")
    assert position.turn == turn  # both seats choose at the same time
    position.play(1, "fold")
    assert position.view(None).paid == (20, 10, 20)
    assert position.view(None).folded == (False, True, False)
    play(position, "exchange")
    assert position.to_act == (2,)


def test_if_all_others_drop_out_dark_water_wins_the_pot():
    position = next_hand(exchanging("Water AM1 DS1 Y1 Y2", *WEAK[1:]), *WEAK)
    play(position, "lay Water", "fold", "fold")
    assert position.rounds[0].gains == (20, -10, -10)
    assert position.rounds[0].shown == ()


def test_dark_water_does_not_ask_a_seat_that_is_all_in():
    position = play(deal("Water AM1 DS1 Y1 Y2", *WEAK[1:], stake="100"), "bet 90", "call", "call")
    play(position, "lay Water")
    assert position.to_act == (0,)


# The showdown


def test_the_most_points_take_the_pot_and_all_remaining_seats_show_their_hands():
    position = next_hand(deal(*BEST), *WEAK)
    play(position, "bet 20", "call", "fold", "exchange", "exchange", "check", "check")
    (hand,) = position.rounds
    assert hand.winner == 0
    assert hand.gains == (40, -30, -10)
    assert [seat for seat, _ in hand.shown] == [0, 1]
    assert sorted(NAMES[card] for card in hand.shown[1][1]) == sorted(BEST[1].split())


def test_no_view_shows_another_hand_before_the_showdown_or_a_folded_hand_at_all():
    position = next_hand(deal(*BEST), *WEAK)
    secret = {CARD_OF_NAME[name] for name in BEST[2].split()}
    for move in ("bet 20", "call", "fold", "exchange", "exchange", "check", "check"):
        for seat in (0, 1, None):
            view = position.view(seat)
            assert not secret & set(view.hand)
            assert not view.rounds
        play(position, move)
    for seat in (0, 1, None):
        assert not secret & {card for hand in position.view(seat).rounds for _, cards in hand.shown for card in cards}


# One hand after the other


def test_the_start_seat_moves_clockwise():
    position = next_hand(deal(*BEST), *WEAK)
    play(position, *CHECKS, *KEEP, *CHECKS)
    assert position.to_act == (1,)
    assert position.view(None).start == 1
    assert len(position.rounds) == 1


def test_a_seat_without_credits_is_dealt_nothing():
    position = next_hand(deal(*BEST, stake="100"), *WEAK[:2])
    play(position, "bet 90", "call", "fold", *KEEP[:2])
    assert position.view(None).credits == (200, 0, 80)
    assert position.view(None).broke == (False, True, False)
    assert position.view(None).held == (5, 0, 5)
    assert position.to_act == (2,)  # seat 1 would have started


def test_the_game_ends_after_its_hands():
    position = deal(*BEST, hands="3")
    for _ in range(2):
        play(next_hand(position, *BEST), *CHECKS, *KEEP, *CHECKS)
    assert position.outcome is None
    play(position, *CHECKS, *KEEP, *CHECKS)
    assert position.outcome is not None
    assert position.outcome.winners == (0,)
    assert position.outcome.scores == position.scores == (60, -30, -30)
    assert position.to_act == ()
    assert refusal(position, 0, "check") == "game_over"


def test_the_game_ends_when_one_seat_has_all_credits():
    position = deal(*BEST, stake="100")
    play(position, "bet 90", "call", "call", *KEEP)
    assert position.outcome is not None
    assert position.outcome.winners == (0,)
    assert position.scores == (200, -100, -100)


def test_the_score_is_what_was_won_in_hands_that_are_over():
    position = play(deal(*BEST), "bet 50")
    assert position.scores == (0, 0, 0)


def test_several_seats_win_with_equal_credits():
    level = ("FL4 FL1 DS1 DM2 AS1", "FM3 FM2 DS3 DL2 AS4", "AM1 DL1 Y1 Y2 FS1")
    position = deal(*level, hands="3")
    for _ in range(2):
        play(next_hand(position, *level), *CHECKS, *KEEP, *CHECKS)
    play(position, *CHECKS, *KEEP, *CHECKS)
    assert position.outcome is not None
    assert position.outcome.winners == (0, 1)


# House rules and automatic moves


@pytest.mark.parametrize(("seats", "code"), [(2, "too_few_seats"), (6, "too_many_seats")])
def test_three_to_five_can_play(seats, code):
    with pytest.raises(BadSetup) as caught:
        STARDUST.start(seats, Seeded(bytes(32)), STARDUST.read_options({}))
    assert caught.value.code == code


def test_house_rules():
    options = STARDUST.read_options({"hands": "10", "stake": "500"})
    assert (options.hands, options.stake, options.ante) == (10, 500, 10)
    assert STARDUST.write_options(options) == {"hands": "10", "stake": "500"}
    assert STARDUST.write_options(STARDUST.read_options({})) == {}
    assert STARDUST.stake(options) == 500
    with pytest.raises(BadSetup):
        STARDUST.read_options({"stake": "7"})


def test_the_automatic_move_checks_or_folds_and_keeps_all_and_discards_the_least_useful_card():
    position = deal("Death Water DS1 Y1 Y2", "FM4 FM1 DL1 Y3 FS2", WEAK[2])
    assert position.automatic(0) == "check"
    play(position, "bet 20")
    assert position.automatic(1) == "fold"
    play(position, "call", "call")
    assert position.automatic(0) == "exchange"
    play(position, "lay Death 2")
    assert position.automatic(1) in ("discard DL1", "discard FS2")
    play(position, position.automatic(1), "lay Water")
    assert position.automatic(1) == "fold"


def test_a_hand_with_too_few_cards_cannot_be_dealt():
    with pytest.raises(IllegalMove):
        deal(*WEAK[:2], "FL2 AM2 DS2 R1", draw="")
