"""Positions that are imagined from a view: nobody can tell them from the true one by what their seat sees."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings

from bot.games.catalog import ALL_GAMES
from bot.games.claro.deck import cards_in
from bot.games.game import BadSetup, CannotImagine, Game
from bot.games.imagining import UNKNOWN, deal_unseen
from bot.games.shuffle import Seeded
from tests.games.cases import cases, positions, rules_of
from tests.games.claro.by_hand import CLARO, deal, play

EVERY = pytest.mark.parametrize("game", ALL_GAMES.values(), ids=ALL_GAMES.keys())


@EVERY
@settings(max_examples=8, deadline=None)
@given(cases)
def test_the_view_of_an_imagined_position_is_the_view_that_it_was_imagined_from(game, case):
    rules = rules_of(game, case)
    for number, (position, chance) in enumerate(positions(game, case)):
        if number % 5 and position.to_act:
            continue
        for seat in (None, *range(len(position.scores))):
            view = position.view(seat)
            imagined = game.imagine(view, chance, rules)
            assert imagined.view(seat) == view
            assert imagined.view(None) == position.view(None)
            assert imagined.copy().view(seat) == view


@EVERY
@settings(max_examples=8, deadline=None)
@given(cases)
def test_an_imagined_position_can_be_played_to_its_end(game, case):
    for number, (position, chance) in enumerate(positions(game, case)):
        if number % 17 == 3 and position.to_act:
            imagined = game.imagine(position.view(position.to_act[0]), chance, rules_of(game, case))
            ply = len(imagined.moves)
            assert all(move == UNKNOWN for _, move in imagined.moves)
            while imagined.to_act:
                seat = imagined.to_act[0]
                legal = imagined.legal_moves(seat)
                move = imagined.play(seat, legal[chance.randrange(min(len(legal), 40))])
                assert imagined.moves[ply] == (seat, move)
                ply += 1
            assert imagined.outcome is not None


@EVERY
@settings(max_examples=8, deadline=None)
@given(cases)
def test_an_imagined_position_has_each_card_once(game, case):
    for number, (position, chance) in enumerate(positions(game, case)):
        if number % 7 or not position.to_act:
            continue
        imagined = game.imagine(position.view(position.to_act[0]), chance, rules_of(game, case))
        held = Counter(name for seat in range(len(position.scores)) for name in imagined.hand(seat))
        assert not held - Counter(game.card_names)


@settings(max_examples=20, deadline=None)
@given(cases)
def test_who_bets_and_exchanges_next_follows_from_the_view(case):
    from bot.games.stardust.game import GAME

    for position, chance in positions(GAME, case):
        if position.to_act:
            imagined = GAME.imagine(position.view(position.to_act[0]), chance, rules_of(GAME, case))
            assert imagined._waiting == position._waiting
            assert imagined.settled == position.settled
            assert len(imagined._draw_pile) == len(position._draw_pile)


def test_a_seat_that_passed_holds_nothing_that_would_have_fitted():
    position = play(deal("50 1 2 3 4", "21 22 23 24 25", "26 27 28 29 31", draw=None), "50", "pass")
    fits = position.options.deck.fits[49]
    for number in range(200):
        imagined = CLARO.imagine(position.view(2), Random(number))
        assert not any(fits >> card & 1 for card in cards_in(imagined._hands[1]))


def test_every_unseen_card_is_dealt_about_equally_often_to_a_seat_that_may_hold_it():
    position = play(deal("50 1 2 3 4", "21 22 23 24 25", "26 27 28 29 31", draw=None), "50", "pass")
    fits, chance, deals = position.options.deck.fits[49], Random(3), 1500
    view = position.view(0)
    dealt = [Counter(), Counter()]
    for _ in range(deals):
        imagined = CLARO.imagine(view, chance)
        for seat in (1, 2):
            dealt[seat - 1].update(cards_in(imagined._hands[seat]))
    unseen = [card for card in range(55) if card != 49 and not view.hand >> card & 1]
    possible = [card for card in unseen if not fits >> card & 1]
    assert set(dealt[0]) == set(possible)
    assert set(dealt[1]) == set(unseen)
    expected = deals * 5 / len(possible)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in dealt[0].values())
    spare = [dealt[1][card] for card in unseen if card not in possible]
    assert all(abs(count - sum(spare) / len(spare)) < 5 * (sum(spare) / len(spare)) ** 0.5 for count in spare)


def test_every_deal_that_suits_is_equally_likely():
    barred = [{0, 1}, {0, 2}, set()]
    chance, found, deals = Random(1), Counter(), 6_000
    for _ in range(deals):
        hands, rest = deal_unseen(range(6), [2, 1, 1], chance, barred)
        found[tuple(tuple(sorted(hand)) for hand in (*hands, rest))] += 1
    possible = {
        (first, (second,), (third,), tuple(sorted({*range(6)} - {*first, second, third})))
        for first in combinations(range(6), 2)
        for second in range(6)
        for third in range(6)
        if len({*first, second, third}) == 4 and not {0, 1} & {*first} and second not in {0, 2}
    }
    assert set(found) == possible
    expected = deals / len(possible)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in found.values())


def test_a_deal_is_put_together_where_hardly_any_suits():
    cards = range(30)
    barred = [set(cards) - {*range(seat * 5, seat * 5 + 6)} for seat in range(5)]
    hands, rest = deal_unseen(cards, [5] * 5, Random(1), barred)
    assert all(not barred[seat] & set(hand) and len(hand) == 5 for seat, hand in enumerate(hands))
    assert sorted([*rest, *(card for hand in hands for card in hand)]) == list(cards)


def test_too_few_cards_are_refused():
    with pytest.raises(ValueError, match="no deal suits"):
        deal_unseen(range(4), [2, 2], Random(1), [{0, 1, 2}, {0}])
    with pytest.raises(ValueError, match="cards for a hand"):
        deal_unseen(range(3), [2, 2], Random(1))


@EVERY
def test_unknown_rules_are_refused(game):
    seats = game.seats.start
    position = game.start(seats, Seeded(bytes(32)), game.read_options({}))
    with pytest.raises(BadSetup):
        game.imagine(position.view(0), Random(1), rules=99)


def test_a_game_that_does_not_imagine_says_so():
    with pytest.raises(CannotImagine, match="cannot imagine"):
        Game.imagine(CLARO, deal("20 1 2 3 4", "21 22 23 24 25").view(0), Random(1))
