"""The chances of a review sum to one, are certain at the end, fair, true where they can be counted, and discreet."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from bot.games.africa import course as africa_course
from bot.games.catalog import GAMES
from bot.games.claro.course import CARELESS
from bot.games.claro.deck import ALL_CARDS, cards_in
from bot.games.shuffle import Seeded
from bot.games.stardust import course as stardust_course
from bot.games.stardust.combinations import strength
from bot.games.stardust.deck import CARDS as STARDUST_CARDS
from bot.games.stardust.view import Phase
from tests.effort import effort, thorough

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

SINGLE = {"claro": {}, "stardust": {"hands": "3"}, "africa": {"rounds": "1"}}

KINDS = {"claro": "natural", "stardust": "natural", "africa": "careful"}


@pytest.fixture
def quick(monkeypatch):
    """Try moves in a few deals only, where it does not matter how good they are."""
    for course in (stardust_course, africa_course):
        monkeypatch.setattr(course, "DEALS", effort(course.DEALS // 8, course.DEALS))


def begun(game, seed, seats=3, **options):
    """Deal."""
    return game.start(seats, Seeded(seed.to_bytes(32, "big")), game.read_options(options or SINGLE[game.name]))


def played(game, seed, seats=3, **options):
    """Yield every position of a game, the last one too."""
    position, chance = begun(game, seed, seats, **options), Random(seed)
    yield position
    while position.to_act:
        seat = position.to_act[0]
        move = position.formality(seat) or game.players[KINDS[game.name]].choose(position.view(seat), chance)
        position.play(seat, move)
        yield position


@EVERY
def test_chances_sum_to_one_and_are_certain_at_the_end(game):
    for number, position in enumerate(played(game, 7)):
        if position.outcome is None and number % 7:
            continue
        known = None if game.open_afterwards else (0,)
        chances = game.chances(position, Random(1), 20, known)
        assert sum(chances) == pytest.approx(1)
        assert all(0 <= each <= 1 for each in chances)
        if position.outcome is not None:
            winners = position.outcome.winners
            assert chances == tuple((seat in winners) / len(winners) for seat in range(3))


@EVERY
def test_the_same_position_has_the_same_chances(game):
    position = begun(game, 3)
    assert game.chances(position, Random(5), 30) == game.chances(position.copy(), Random(5), 30)


@thorough
@EVERY
def test_nobody_is_better_off_for_their_seat(game):
    """Over many deals, the seats that do not begin have nearly equal chances."""
    total = [0.0, 0.0, 0.0]
    deals = 60
    for seed in range(deals):
        for seat, chance in enumerate(game.chances(begun(game, seed), Random(seed), 60)):
            total[seat] += chance / deals
    assert total == pytest.approx([1 / 3] * 3, abs=0.13)


def swapped(position, first, second):
    """Return a copy of a position in which two seats have changed hands."""
    other = position.copy()
    other._hands[first], other._hands[second] = other._hands[second], other._hands[first]
    return other


@thorough
@pytest.mark.parametrize("game", [GAMES["claro"], GAMES["africa"]], ids=["claro", "africa"])
def test_who_changes_hands_changes_chances(game):
    """With two seats and nothing played, the chance belongs to the hand, except for what it is worth to lead."""
    for seed in range(5):
        position = begun(game, seed, 2)
        before = game.chances(position, Random(1), 2000)
        after = game.chances(swapped(position, 0, 1), Random(1), 2000)
        assert before[0] == pytest.approx(after[1], abs=0.3)
        led = position.copy()
        led._hands.reverse()
        led.to_act = (1,)
        if game.name == "africa":
            led._leader = 1
        assert game.chances(led, Random(2), 2000)[::-1] == pytest.approx(before, abs=0.06)


# Positions that can be counted


def by_tree(position):
    """Return the chances after every course that a round of Claro can take by the play-outs' rules, each counted."""
    if not position.to_act:
        return [Fraction(seat in position.outcome.winners) for seat in range(len(position.scores))]
    (seat,) = position.to_act
    moves = sorted(position.legal_moves(seat), key=lambda move: cheapness(position, move))
    total = [Fraction(0)] * len(position.scores)
    for place, move in enumerate(moves):
        share = Fraction(CARELESS) / len(moves) + (1 - Fraction(CARELESS)) * (place == 0)
        after = position.copy()
        after.play(seat, move)
        total = [had + share * more for had, more in zip(total, by_tree(after), strict=True)]
    return total


def cheapness(position, move):
    """Return where a card comes in the order in which to part with them."""
    from bot.games.claro.playout import order_of
    from bot.games.claro.values import card_values

    order = order_of(position.options.deck, card_values(len(position.scores), position.options.hand))
    return -1 if move == "pass" else int(order.bit[int(move) - 1])


def test_the_last_round_of_claro_is_counted_right():
    """All seats have two stars, so the round decides."""
    game = GAMES["claro"]
    tried = 0
    for seed in range(60):
        position = begun(game, seed, 3)
        position._stars = [2, 2, 2]
        position._hands = [sum(1 << card for card in cards_in(hand)[:3]) for hand in position._hands]
        if any(hand >> 50 for hand in position._hands):
            continue
        truth = [float(each) for each in by_tree(position)]
        assert game.chances(position, Random(seed), 20_000) == pytest.approx(truth, abs=0.02)
        tried += any(0.05 < each < 0.95 for each in truth)
    assert tried >= 2


def test_the_last_cards_of_africa_say_who_wins():
    """Before the last move of the last round, at most the last cards are open."""
    game = GAMES["africa"]
    *_, before, last = [position.copy() for position in played(game, 11)]
    assert game.chances(before, Random(1), 200)[last.outcome.winners[0]] > 0.6


def test_rounds_of_africa_that_are_left_are_counted_right():
    """With two seats, whoever wins a round gets four topazes more. The seat behind must win both that are left."""
    game = GAMES["africa"]
    position = begun(game, 2, 2, rounds="3")
    position._fortune = [8, 4]
    position.rounds = (object(),)
    wins_this = game.chances(begun(game, 2, 2, rounds="1"), Random(1), 3000)[1]
    assert game.chances(position, Random(1), 3000)[1] == pytest.approx(wins_this / 2, abs=0.03)


def test_the_showdown_of_the_last_hand_of_stardust_is_counted_right():
    """After the last exchange, with everybody all in, the best hand takes everything: that can be counted."""
    game = GAMES["stardust"]
    for seed in range(400):
        position = begun(game, seed, 3, hands="3")
        position.rounds = (None, None)
        position._credits, position.settled = [0, 0, 10], (200, 200, 210)
        position._paid, position._bets = [200, 200, 200], [0, 0, 0]
        position._phase, position._exchanged = Phase.EXCHANGE, [0, 0, None]
        position._waiting, position.to_act = [2], (2,)
        hands = [strength(hand) for hand in position._hands]
        if len(set(hands)) == 3:
            break
    chances = game.chances(position, Random(3), 400)
    drawn = [0.0, 0.0, 0.0]
    from bot.games.stardust.rules_of_thumb import worth_keeping

    kept = worth_keeping(position._hands[2])
    pool = [card for card in range(STARDUST_CARDS) if not any(card in hand for hand in position._hands)]
    ways = list(permutations(pool, 5 - len(kept)))[:: max(1, len(pool) ** (4 - len(kept)))]
    for cards in ways:
        last = strength([*kept, *cards])
        best = max(hands[0], hands[1], last)
        for seat, worth in enumerate((hands[0], hands[1], last)):
            drawn[seat] += (worth == best) / len(ways)
    assert chances == pytest.approx(drawn, abs=0.12)


# What a seat knows


def hidden_swapped(game, position, seat, seed):
    """Return a copy in which all cards that a seat does not see lie elsewhere."""
    other, dice = position.copy(), Random(seed)
    view = position.view(seat)
    if game.name == "claro":
        seen = view.hand | view.discard_pile
        for turn in view.turns:
            seen |= 0 if turn.card is None else 1 << turn.card
        pool = cards_in(ALL_CARDS & ~seen)
        dice.shuffle(pool)
        for place, held in enumerate(view.held):
            if place != seat:
                other._hands[place], pool = sum(1 << card for card in pool[:held]), pool[held:]
        other._draw_pile = pool[: len(other._draw_pile)]
    elif game.name == "africa":
        pool = [*(card for place, hand in enumerate(other._hands) if place != seat for card in hand), *other._pile]
        dice.shuffle(pool)
        for place, held in enumerate(view.held):
            if place != seat:
                other._hands[place], pool = tuple(sorted(pool[:held])), pool[held:]
        other._pile = pool
    else:
        pool = [*(card for place, hand in enumerate(other._hands) if place != seat for card in hand)]
        pool += other._draw_pile
        dice.shuffle(pool)
        for place, held in enumerate(view.held):
            if place != seat:
                other._hands[place], pool = tuple(sorted(pool[:held])), pool[held:]
        other._draw_pile = pool
    return other


@thorough
@EVERY
@pytest.mark.usefixtures("quick")
def test_a_move_is_judged_by_what_its_seat_sees(game):
    judged = 0
    for number, position in enumerate(played(game, 5)):
        if number % 9 or not position.to_act or judged > 5:
            continue
        seat = position.to_act[0]
        move = position.legal_moves(seat)[0]
        first = game.judge(position, seat, move, Random(4))
        assert game.judge(hidden_swapped(game, position, seat, number), seat, move, Random(4)) == first
        assert move in dict(first)
        assert [chance for _, chance in first] == sorted((chance for _, chance in first), reverse=True)
        assert all(0 <= chance <= 1 for _, chance in first)
        judged += 1
    assert judged > 3


@pytest.mark.parametrize("known", [(), (1,)])
def test_the_course_of_a_game_with_hidden_hands_follows_from_the_known_ones(known):
    game = GAMES["stardust"]
    for number, position in enumerate(played(game, 6)):
        if number % 5 or not position.to_act:
            continue
        seen_by = known[0] if known else None
        swapped_ = hidden_swapped(game, position, seen_by, number)
        assert game.chances(swapped_, Random(2), 25, known) == game.chances(position, Random(2), 25, known)


def test_playing_on_shows_no_hidden_hand():
    """Whatever the others really held, they hold the same cards in the game that is played on."""
    game = GAMES["stardust"]
    for number, position in enumerate(played(game, 8)):
        if number % 5 or not position.to_act:
            continue
        seat = position.to_act[0]
        ons = [
            game.unseen_anew(each, seat, bytes(range(32)))
            for each in (position, hidden_swapped(game, position, seat, number))
        ]
        assert all(ons[0].hand(each) == ons[1].hand(each) for each in range(3))
        assert ons[0].hand(seat) == position.hand(seat)
        held = [card for hand in ons[0]._hands for card in hand] + ons[0]._draw_pile
        assert len(held) == len(set(held))
        chance = Random(1)
        while ons[0].to_act:
            for on in ons:
                mover = on.to_act[0]
                on.play(mover, game.players["natural"].choose(on.view(mover), Random(chance.random())))
                assert on.hand(seat) == ons[0].hand(seat) or on is not ons[0]
            assert ons[0].moves == ons[1].moves


@EVERY
@pytest.mark.usefixtures("quick")
def test_the_played_move_is_always_among_those_that_are_judged(game):
    for number, position in enumerate(played(game, 9)):
        if number % 23 or not position.to_act:
            continue
        seat = position.to_act[0]
        for move in list(position.legal_moves(seat))[-2:]:
            assert move in dict(game.judge(position, seat, move, Random(4)))
