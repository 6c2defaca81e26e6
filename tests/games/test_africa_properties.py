"""What holds in every game of Star of Africa, whoever plays and however."""

from __future__ import annotations

from itertools import chain
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.africa.deck import CARDS, NAMES, POINTS
from bot.games.africa.player import PLAYERS
from bot.games.africa.playout import Playout
from bot.games.africa.view import PASS, UNDER, Played
from bot.games.game import IllegalMove
from bot.games.record import replay, write_record
from bot.games.shuffle import Seeded
from tests.games.africa_by_hand import AFRICA

games = st.fixed_dictionaries(
    {
        "seed": st.binary(min_size=32, max_size=32),
        "seats": st.integers(2, 5),
        "rounds": st.sampled_from(["1", "3"]),
        "chance": st.integers(0, 2**32),
        "kinds": st.lists(st.sampled_from(["random", "natural", "careful"]), min_size=5, max_size=5),
    }
)
MANY = settings(max_examples=40, deadline=None)


def start(game):
    return AFRICA.start(game["seats"], Seeded(game["seed"]), AFRICA.read_options({"rounds": game["rounds"]}))


def positions(game):
    """Yield every position of a game, with the chance that decides it."""
    position, chance = start(game), Random(game["chance"])
    yield position, chance
    while position.to_act:
        (seat,) = position.to_act
        move = PLAYERS[game["kinds"][seat]].choose(position.view(seat), chance)
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
def test_the_points_of_a_round_add_up_to_what_was_taken_and_tokens_are_carried_over(game):
    taken, had = {}, {}
    for position, _ in positions(game):
        view = position.view(None)
        number = len(position.rounds)
        taken[number] = sum(view.taken) + sum(POINTS[played.card] for played in view.trick)
        had.setdefault(number, view.tokens)
        assert sum(view.taken) == sum(POINTS[card] for card in view.gone)
    for number, ended in enumerate(position.rounds):
        paid = [before - after for before, after in zip(ended.tokens, ended.left, strict=True)]
        assert sum(ended.points) + 2 * sum(paid) >= taken[number]
        assert all(0 <= after <= before for before, after in zip(ended.tokens, ended.left, strict=True))
        assert all(points < 2 for points, left in zip(ended.points, ended.left, strict=True) if left)
        if number + 1 in had:
            assert had[number + 1] == ended.left


@settings(max_examples=12, deadline=None)
@given(games)
def test_every_legal_move_can_be_played_and_every_other_is_refused_without_a_change(game):
    for position, chance in positions(game):
        for seat in range(game["seats"]):
            legal = position.legal_moves(seat)
            for move in legal:
                assert position.copy().play(seat, move) == move
            before = position.view(seat)
            for name in chance.sample(NAMES, 6):
                for move in (name, f"{UNDER} {name}", PASS):
                    if move not in legal:
                        try:
                            position.play(seat, move)
                        except IllegalMove:
                            assert position.view(seat) == before
                        else:
                            raise AssertionError(f"{move} is not legal for {seat}, and was played")


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
def test_the_play_out_keeps_to_the_rules(game):
    """Played beside a round, move by move, it says the same: whose turn it is, what was taken, who has tokens."""
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


@settings(max_examples=10, deadline=None)
@given(games)
def test_a_record_replays_to_the_same_end(game):
    position = [each for each, _ in positions(game)][-1]
    names = [f"p{seat}" for seat in range(game["seats"])]
    text = write_record(AFRICA, names, AFRICA.write_options(position.options), game["seed"], position.moves)
    result = replay(text, {"africa": AFRICA})
    assert result.error is None
    assert result.position.scores == position.scores
    assert result.position.rounds == position.rounds


@MANY
@given(games)
def test_the_automatic_move_is_legal(game):
    for position, _ in positions(game):
        for seat in position.to_act:
            assert position.automatic(seat) in position.legal_moves(seat)
            assert position.formality(seat) is None
