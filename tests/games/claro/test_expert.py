"""The careful and the expert player: what they know, how they calculate, and how well they play."""

from itertools import pairwise
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.card_values import CONFIGURATIONS, _Dice, learn
from bot.games.catalog import GAMES
from bot.games.claro.careful import CarefulPlayer
from bot.games.claro.deck import ALL_CARDS, CARDS, NAMES, cards_in, standard_deck
from bot.games.claro.expert import ExpertPlayer, _deal
from bot.games.claro.playout import Playouts, order_of
from bot.games.claro.prospects import prospects
from bot.games.claro.values import KEPT_FROM, card_values
from bot.games.claro.view import beliefs
from bot.games.shuffle import Seeded
from tests.effort import effort, thorough
from tests.games.claro.by_hand import deal, play

CLARO = GAMES["claro"]
KINDS = ("natural", "careful", "expert")


def some_position(seats, seed, moves, kinds=("careful",)):
    """Return a position after some moves of a game."""
    chance = Random(seed)
    position = CLARO.start(seats, Seeded(chance.randbytes(32)), CLARO.read_options({}))
    for _ in range(moves):
        if not position.to_act:
            break
        seat = position.to_act[0]
        position.play(seat, CLARO.players[kinds[seat % len(kinds)]].choose(position.view(seat), chance))
    return position


some_kinds = st.lists(st.sampled_from(["random", "natural", "careful"]), min_size=2, max_size=3)
positions = st.builds(some_position, st.integers(2, 6), st.integers(0, 2**32), st.integers(0, 60))


# What they know


@settings(max_examples=200)
@given(st.builds(some_position, st.integers(2, 6), st.integers(0, 2**32), st.integers(0, 120), some_kinds))
def test_beliefs_never_exclude_a_card_that_a_seat_holds(position):
    for seat in position.to_act:
        view = position.view(seat)
        unseen, possible = beliefs(view)
        assert not unseen & view.hand
        for other in range(len(view.held)):
            if other != seat:
                hand = position.view(other).hand
                assert hand & possible[other] == hand


@settings(max_examples=30)
@given(positions, st.randoms(use_true_random=False))
def test_no_choice_depends_on_hidden_cards(position, chance):
    if not position.to_act:
        return
    seat = position.to_act[0]
    view = position.view(seat)
    other = position.copy()
    hidden = [each for each in range(len(view.held)) if each != seat]
    cards = [card for each in hidden for card in cards_in(other._hands[each])] + list(other._draw_pile)
    chance.shuffle(cards)
    for each in hidden:
        held = view.held[each]
        other._hands[each], cards = sum(1 << card for card in cards[:held]), cards[held:]
    other._draw_pile = cards
    assert other.view(seat) == view
    for kind in KINDS:
        player = CLARO.players[kind] if kind != "expert" else ExpertPlayer(rounds=2000)
        assert player.choose(view, Random(1)) == player.choose(other.view(seat), Random(1))


def test_a_pass_reveals_cards_that_the_seat_does_not_hold():
    position = play(deal("20 1 2 3 4", "50 5 6 7 8", "29 31 32 33 34", draw="9 10 11 12"), "20", "50", "pass")
    _, possible = beliefs(position.view(0))
    fits = standard_deck().fits[49]
    assert possible[2] & fits == 0
    assert possible[1] & fits
    free = deal("20 1 2 3 4", "50 5 6 7 8", "29 31 32 33 34", draw="9 10 11 12", free_pass="yes")
    play(free, "20", "50", "pass")
    assert beliefs(free.view(0))[1][2] & fits  # where passing is free, a pass reveals nothing


def test_cards_of_earlier_rounds_are_known_until_they_are_shuffled_again():
    position = some_position(2, 5, 0)
    chance = Random(1)
    shuffles, seen = 1, 0
    while position.outcome is None:
        seat = position.to_act[0]
        position.play(seat, CLARO.players["careful"].choose(position.view(seat), chance))
        if position.rounds and not position.view(None).discarding:
            unseen, _ = beliefs(position.view(0))
            about = ALL_CARDS & ~position._discard_pile
            assert (
                about
                & ~unseen
                & ~position.view(0).hand
                & ~sum(1 << turn.card for turn in position.view(0).turns if turn.card is not None)
                == 0
            )
            seen += 1
        shuffles = max(shuffles, position._shuffles)
    assert seen


# How they calculate


@settings(max_examples=60)
@given(positions)
def test_a_playout_in_arrays_ends_as_by_the_rules(position):
    view = position.view(None)
    if view.discarding or not position.to_act:
        return
    seats, seat = len(view.held), position.to_act[0]
    values = card_values(seats, 5)
    order = order_of(standard_deck(), values)
    hands = [position.view(each).hand for each in range(seats)]
    move = CarefulPlayer().choose(position.view(seat), Random(1))
    if move == "pass":
        return
    bits = np.array([[order.bit[cards_in(hand)].sum(dtype=np.uint64)] for hand in hands], dtype=np.uint64)
    worth = np.array([[order.worth[cards_in(hand)].sum()] for hand in hands])
    playouts = Playouts(order, bits, worth, view.passed)
    card = max(card for card in cards_in(hands[seat]) if NAMES[card] == move)
    playouts.play(seat, card, slice(0, 1))
    playouts.finish(seat)
    before = len(position.rounds)
    position.play(seat, move)
    left = hands.copy()
    left[seat] ^= 1 << card
    while len(position.rounds) == before:
        actor = position.to_act[0]
        chosen = CarefulPlayer().choose(position.view(actor), Random(1))
        if chosen != "pass":
            left[actor] ^= 1 << max(c for c in cards_in(left[actor]) if NAMES[c] == chosen)
        position.play(actor, chosen)
    assert position.rounds[-1].winner == playouts.winner[0]
    left_over = [sum(max(values[c], 0) for c in cards_in(hand)) for hand in left]
    assert playouts.worth[:, 0].tolist() == pytest.approx(left_over, abs=1e-9)


def test_the_expert_recognises_a_certain_win():
    # Clara has passed on 30, so Laura, who has two stars, is alone in the round and wins with any card.
    position = play(deal("50 44 20 30 21", "22 23 24 25 26", "1 2 3 4 5", draw="6 7 8 9"), "50", "pass")
    position._stars = [2, 0, 0]
    position._hands[2] = 0  # as if the third seat had played all its cards
    position.to_act = (0,)
    position._top = 29
    advice = ExpertPlayer().advise(position.view(0), Random(1))
    assert [chance for _, chance in advice] == [1.0] * len(advice)


def test_advice_lists_every_card_best_first_and_discards_by_rule():
    position = some_position(4, 3, 0)
    view = position.view(0)
    advice = ExpertPlayer().advise(view, Random(1))
    assert {move for move, _ in advice} == set(view.legal_moves)
    assert all(one >= other for (_, one), (_, other) in pairwise(advice))
    assert all(0 <= chance <= 1 for _, chance in advice)
    ended = play(deal("50 1 2 3 4", "21 29 31 24 44", draw="32 33 34"), "50", "pass")
    assert ExpertPlayer().advise(ended.view(1), Random(1)) == [("discard 21 24 29 31", None)]


def test_the_chances_told_to_all_seats_are_fair():
    """Whoever asks counts as no better than the others: all chances together are 1."""
    dice = np.random.default_rng(1)
    for seats in range(2, 7):
        left, winner = dice.random((seats, 500)) / 5, dice.integers(seats, size=500)
        for stars in ((0,) * seats, (2,) * seats, (2, *[0] * (seats - 1))):
            found = prospects(left, winner, stars)
            assert found.sum(axis=0) == pytest.approx(1)
            assert found.min() >= 0


def test_the_best_plan_is_told_by_other_deals_than_those_that_chose_it():
    """Of 24 plans for each card, one is always lucky in two deals. What is told must not be higher for that."""
    view = some_position(3, 11, 0).view(0)
    few, many = (
        [max(ExpertPlayer(rounds).chances(view, view.legal_moves, Random(seed))) for seed in range(12)]
        for rounds in (480, 48_000)
    )
    assert np.mean(few) < np.mean(many) + 0.01


def test_others_hold_better_cards_once_they_have_parted_with_some():
    """In the second round, what a seat thinks that the others hold is worth about as much as what they hold."""
    thought = held = 0.0
    for seed in range(60):
        position = some_position(4, seed, 0)
        while not position.rounds or position.view(None).discarding:
            seat = position.to_act[0]
            position.play(seat, CarefulPlayer().choose(position.view(seat), Random(seed)))
        view = position.view(position.to_act[0])
        order = order_of(standard_deck(), card_values(4, 5))
        _, worth = _deal(view, order, 100, np.random.default_rng(seed))
        thought += worth.mean(axis=1).sum()
        held += sum(order.worth[cards_in(position.view(seat).hand)].sum() for seat in range(4))
    assert thought == pytest.approx(held, rel=0.1)


# Values


def test_every_size_of_table_has_values():
    for seats, hand in CONFIGURATIONS:
        values = card_values(seats, hand)
        assert len(values) == CARDS
        assert len(set(values[50:])) == 1
        assert values[43] == max(values)  # 44: only starred numbers beat it
        assert values[21] < KEPT_FROM


@thorough
def test_learning_finds_the_values_of_the_file():
    again = learn(3, 5, 1500, _Dice(5))
    file = card_values(3, 5)
    best = sorted(range(50), key=lambda card: -again[card])[:8]
    assert sum(file[card] > KEPT_FROM for card in best) >= 7
    assert np.corrcoef(again[:50], file[:50])[0, 1] > 0.8


# How well they play


def wins_of_first(kinds, games, seed):
    """Return how many games the first kind wins. The seats rotate by one after each game."""
    won = 0
    for number in range(games):
        chance = Random(f"{seed} {number}")
        position = CLARO.start(len(kinds), Seeded(chance.randbytes(32)), CLARO.read_options({}))
        shift = number % len(kinds)
        while position.to_act:
            seat = position.to_act[0]
            kind = kinds[(seat + shift) % len(kinds)]
            position.play(seat, CLARO.players[kind].choose(position.view(seat), chance))
        won += (position.outcome.winners[0] + shift) % len(kinds) == 0
    return won


EXPERT_GAMES = effort(20, whole=60)


@thorough
def test_careful_beats_natural_and_expert_beats_careful():
    assert wins_of_first(["careful", "natural", "natural", "natural"], 400, 1) > 120  # an equal share would be 100
    assert wins_of_first(["expert", "natural"], EXPERT_GAMES, 1) > 0.55 * EXPERT_GAMES  # an equal share would be half
    assert wins_of_first(["expert", "natural", "natural", "natural"], EXPERT_GAMES, 1) > 0.33 * EXPERT_GAMES
