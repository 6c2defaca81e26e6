"""Properties of every game of Claro, whoever plays and however they play."""

from itertools import chain
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.claro.deck import ALL_CARDS, BIT_OF_NAME, CARDS, cards_in
from bot.games.claro.rules import ClaroPosition
from bot.games.shuffle import Seeded
from tests.effort import effort
from tests.games.claro.by_hand import CLARO

games = st.fixed_dictionaries(
    {
        "seed": st.binary(min_size=32, max_size=32),
        "seats": st.integers(2, 6),
        "free_pass": st.sampled_from(["no", "yes"]),
        "long": st.booleans(),
        "chance": st.integers(0, 2**32),
    }
)
MANY = settings(max_examples=effort(25, 60), deadline=None)


def start(game):
    hand = "10" if game["long"] and game["seats"] == 2 else "5"
    options = CLARO.read_options({"free_pass": game["free_pass"], "hand": hand})
    return CLARO.start(game["seats"], Seeded(game["seed"]), options)


def positions(game):
    """Yield every position of a random game, with the dice that play it."""
    position, chance = start(game), Random(game["chance"])
    yield position, chance
    while position.to_act:
        seat = chance.choice(position.to_act)
        legal = position.legal_moves(seat)
        position.play(seat, legal[chance.randrange(len(legal))])
        yield position, chance


def piles(position: ClaroPosition) -> list[int]:
    """Return all cards of a position, in hands and on piles."""
    on_the_table = [turn.card for turn in position._turns if turn.card is not None]
    in_hands = chain.from_iterable(cards_in(hand) for hand in position._hands)
    return [*in_hands, *position._draw_pile, *cards_in(position._discard_pile), *on_the_table]


@MANY
@given(games)
def test_cards_are_conserved(game):
    for position, _ in positions(game):
        assert sorted(piles(position)) == list(range(CARDS))


@MANY
@given(games)
def test_each_round_has_one_winner_who_played_its_last_card(game):
    position = list(positions(game))[-1][0]
    assert sum(position.scores) == len(position.rounds)
    for each in position.rounds:
        assert [turn.seat for turn in each.turns if turn.card is not None][-1] == each.winner


@MANY
@given(games)
def test_a_game_ends_with_one_superstar_and_at_most_thirteen_stars(game):
    position = list(positions(game))[-1][0]
    assert position.outcome is not None
    assert sorted(position.scores)[-2:][0] < 3 == max(position.scores)
    assert sum(position.scores) <= 2 * game["seats"] + 1


@MANY
@given(games, st.randoms(use_true_random=False))
def test_a_view_never_depends_on_hidden_cards(game, shuffler):
    for number, (position, _) in enumerate(positions(game)):
        if number % 9:
            continue
        for seat in range(game["seats"]):
            other = position.copy()
            hidden = [card for each in range(game["seats"]) if each != seat for card in cards_in(position._hands[each])]
            hidden += position._draw_pile
            shuffler.shuffle(hidden)
            for each in range(game["seats"]):
                if each != seat:
                    count = position._hands[each].bit_count()
                    other._hands[each] = sum(1 << hidden.pop() for _ in range(count))
            other._draw_pile = hidden
            assert _comparable(other.view(seat)) == _comparable(position.view(seat))
            assert other.view(None) == position.view(None)


def _comparable(view):
    """Return a view with its lazy discards as a list."""
    return (view.hand, list(view.legal_moves), view.held, view.turns, view.stars, view.rounds, view.chosen, view.to_act)


def test_every_card_has_a_bit_of_its_own():
    assert sum(BIT_OF_NAME[str(number)] for number in range(1, 51)) | BIT_OF_NAME["J"] * 31 == ALL_CARDS
