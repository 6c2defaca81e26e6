"""Properties of every game of Star of Africa, whoever plays and however they play."""

from __future__ import annotations

from itertools import chain
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.africa.deck import CARDS, NAMES, POINTS
from bot.games.africa.playout import Playout
from bot.games.africa.view import PASS, UNDER, Played
from bot.games.shuffle import Seeded
from tests.effort import effort
from tests.games.africa.by_hand import AFRICA

games = st.fixed_dictionaries(
    {
        "seed": st.binary(min_size=32, max_size=32),
        "seats": st.integers(2, 5),
        "rounds": st.sampled_from(["1", "3"]),
        "chance": st.integers(0, 2**32),
        "kinds": st.lists(st.sampled_from(["random", "natural", "careful"]), min_size=5, max_size=5),
    }
)
MANY = settings(max_examples=effort(15, 40), deadline=None)


def start(game):
    return AFRICA.start(game["seats"], Seeded(game["seed"]), AFRICA.read_options({"rounds": game["rounds"]}))


def positions(game):
    """Yield every position of a random game, with the dice that play it."""
    position, chance = start(game), Random(game["chance"])
    yield position, chance
    while position.to_act:
        (seat,) = position.to_act
        move = AFRICA.players[game["kinds"][seat]].choose(position.view(seat), chance)
        assert move in position.legal_moves(seat)
        position.play(seat, move)
        yield position, chance


@MANY
@given(games)
def test_cards_are_conserved(game):
    for position, _ in positions(game):
        if position.outcome is None:
            on_the_table = [played.card for played in position._trick]
            everywhere = [*chain.from_iterable(position._hands), *position._pile, *position._gone, *on_the_table]
            assert sorted(everywhere) == list(range(CARDS))


@MANY
@given(games)
def test_the_points_of_a_round_are_those_of_the_cards_taken_and_unpaid_tokens_carry_over(game):
    lying, rounds = 0, 0
    for position, _ in positions(game):
        view = position.view(None)
        if len(position.rounds) > rounds:  # the cards on the table, and the card that ended the round
            rounds += 1
            ended, (_, move) = position.rounds[-1], position.moves[-1]
            name = move.removeprefix(f"{UNDER} ")
            taken = lying + (0 if move == PASS else POINTS[NAMES.index(name)])
            paid = [had - left for had, left in zip(ended.tokens, ended.left, strict=True)]
            assert sum(ended.points) + 2 * sum(paid) == taken
            assert all(0 <= left <= had for had, left in zip(ended.tokens, ended.left, strict=True))
            assert all(points < 2 for points, left in zip(ended.points, ended.left, strict=True) if left)
            assert view.tokens == ended.left
        lying = sum(view.taken) + sum(POINTS[played.card] for played in view.trick)
        assert sum(view.taken) == sum(POINTS[card] for card in view.gone)


@MANY
@given(games, st.randoms(use_true_random=False))
def test_a_view_never_depends_on_hidden_cards(game, shuffler):
    for number, (position, _) in enumerate(positions(game)):
        if number % 11 or position.outcome is not None:
            continue
        for seat in range(game["seats"]):
            other = position.copy()
            rivals = [each for each in range(game["seats"]) if each != seat]
            hidden = [*chain.from_iterable(position._hands[each] for each in rivals), *position._pile]
            shuffler.shuffle(hidden)
            for each in rivals:
                count = len(position._hands[each])
                other._hands[each] = tuple(sorted(hidden[:count]))
                hidden = hidden[count:]
            other._pile = hidden
            assert other.view(seat) == position.view(seat)
            assert other.view(None) == position.view(None)


@MANY
@given(games)
def test_the_playout_follows_the_rules(game):
    """Played along with a round, a playout has the same turns, cards taken and tokens after every move."""
    position, chance = start(game), Random(game["chance"])
    beside = Playout(position.view(0), position._hands, position._pile[::-1])
    while not position.rounds and position.to_act:
        (seat,) = position.to_act
        assert beside.turn == seat
        assert [sorted(hand) for hand in beside.hands] == [list(hand) for hand in position._hands]
        assert (beside.taken, beside.tokens) == (position._taken, position._tokens)
        move = position.legal_moves(seat)[chance.randrange(len(position.legal_moves(seat)))]
        name = move.removeprefix(f"{UNDER} ")
        played = None if move == PASS else Played(seat, NAMES.index(name), under=name != move)
        position.play(seat, move)
        beside.play(seat, played)
    assert beside.turn is None
    assert tuple(beside.tokens) == position.rounds[0].tokens
