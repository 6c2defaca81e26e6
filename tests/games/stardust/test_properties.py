"""Properties of every game of Stardust, whoever plays and however they play."""

from __future__ import annotations

from itertools import chain
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.shuffle import Seeded
from bot.games.stardust.deck import CARD_OF_JOKER, CARDS
from tests.effort import effort, thorough
from tests.games.stardust.by_hand import STARDUST

games = st.fixed_dictionaries(
    {
        "seed": st.binary(min_size=32, max_size=32),
        "seats": st.integers(3, 5),
        "stake": st.sampled_from(["100", "200", "1000"]),
        "rules": st.sampled_from(STARDUST.versions),
        "chance": st.integers(0, 2**32),
        "kinds": st.lists(st.sampled_from(["random", "natural", "odds"]), min_size=5, max_size=5),
    }
)
MANY = settings(max_examples=effort(25, 60), deadline=None)


def start(game):
    options = STARDUST.read_options({"stake": game["stake"]})
    return STARDUST.start(game["seats"], Seeded(game["seed"]), options, rules=game["rules"])


def positions(game):
    """Yield every position of a random game, with the dice that play it."""
    position, chance = start(game), Random(game["chance"])
    yield position, chance
    while position.to_act:
        seat = chance.choice(position.to_act)
        move = STARDUST.players[game["kinds"][seat]].choose(position.view(seat), chance)
        assert move in position.legal_moves(seat)
        position.play(seat, move)
        yield position, chance


GAMES = effort(1_000, whole=10_000)


@thorough
def test_credits_are_conserved():
    """Random players make pots of every kind."""
    chance = Random(4)
    options = STARDUST.read_options({})
    kinds = (STARDUST.players["random"], STARDUST.players["natural"])
    all_ins = 0
    for number in range(GAMES):
        seats = 3 + number % 3
        rules = STARDUST.versions[number // 3 % len(STARDUST.versions)]
        position = STARDUST.start(seats, Seeded(chance.randbytes(32)), options, rules=rules)
        while position.to_act:
            seat = position.to_act[0]
            view = position.view(seat)
            position.play(seat, kinds[(number + seat) % 2].choose(view, chance))
            assert sum(position._credits) + sum(position._paid) == seats * options.stake
        assert position.outcome is not None
        assert sum(position.scores) == 0
        assert all(sum(hand.taken) == hand.pot for hand in position.rounds)
        all_ins += min(position._credits) == 0
    assert all_ins > GAMES / 10


@MANY
@given(games)
def test_cards_are_conserved(game):
    for position, _ in positions(game):
        if position.outcome is None:
            laid = [CARD_OF_JOKER[joker] for joker in chain.from_iterable(position._laid)]
            seen = [*chain.from_iterable(position._hands), *position._draw_pile, *laid]
            assert len(seen) == len(set(seen)) <= CARDS


@MANY
@given(games, st.randoms(use_true_random=False))
def test_a_view_never_depends_on_hidden_cards(game, shuffler):
    for number, (position, _) in enumerate(positions(game)):
        if number % 5 or position.outcome is not None:
            continue
        for seat in range(game["seats"]):
            other = position.copy()
            rivals = [each for each in range(game["seats"]) if each != seat]
            hidden = [*chain.from_iterable(position._hands[each] for each in rivals), *position._draw_pile]
            shuffler.shuffle(hidden)
            for each in rivals:
                count = len(position._hands[each])
                other._hands[each] = tuple(sorted(hidden[:count]))
                hidden = hidden[count:]
            other._draw_pile = hidden
            assert other.view(seat) == position.view(seat)
            assert other.view(None) == position.view(None)
            if seat in position.to_act:
                moves = [STARDUST.players["odds"].choose(each.view(seat), Random(1)) for each in (position, other)]
                assert moves[0] == moves[1]
