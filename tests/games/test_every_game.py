"""The contract of every game: legal moves, refusals, copies and records, whoever plays and however they play."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.catalog import ALL_GAMES
from bot.games.game import IllegalMove
from bot.games.record import replay, write_record
from bot.games.shuffle import Seeded

cases = st.fixed_dictionaries(
    {
        "seed": st.binary(min_size=32, max_size=32),
        "seats": st.integers(0, 5),
        "values": st.lists(st.integers(0, 9), min_size=4, max_size=4),
        "chance": st.integers(0, 2**32),
        "kinds": st.lists(st.integers(0, 9), min_size=6, max_size=6),
        "rules": st.integers(0, 9),
    }
)
EVERY = pytest.mark.parametrize("game", ALL_GAMES.values(), ids=ALL_GAMES)
MOST_TRIED = 30
"""The most legal moves that are tried at a position, which may have a thousand."""


def start(game, case):
    """Deal by some version of the rules, with some house rules, to as many seats as these allow."""
    chosen = {
        spec.name: spec.values[value % len(spec.values)]
        for spec, value in zip(game.option_specs, case["values"], strict=False)
    }
    options = game.read_options(chosen)
    possible = game.seats_for(options)
    return game.start(
        possible[case["seats"] % len(possible)], Seeded(case["seed"]), options, rules=rules_of(game, case)
    )


def rules_of(game, case):
    """Return the version of the rules of a case."""
    return game.versions[case["rules"] % len(game.versions)]


def positions(game, case):
    """Yield every position of a game among fast players, with the dice that play it."""
    quick = [player for kind, player in game.players.items() if kind not in game.slow]
    position, chance = start(game, case), Random(case["chance"])
    yield position, chance
    while position.to_act:
        seat = chance.choice(position.to_act)
        player = quick[case["kinds"][seat] % len(quick)]
        position.play(seat, player.choose(position.view(seat), chance))
        yield position, chance


def everything(position):
    """Return everything that anybody sees of a position, with lazy moves as lists."""
    views = [position.view(seat) for seat in (None, *range(len(position.scores)))]
    return [(view, list(islice(view.legal_moves, MOST_TRIED))) for view in views]


@EVERY
@settings(max_examples=6, deadline=None)
@given(cases)
def test_a_legal_move_can_be_played_and_any_other_is_refused_without_a_change(game, case):
    names = list(game.card_names)
    for number, (position, chance) in enumerate(positions(game, case)):
        if number % 3:
            continue
        before = everything(position)
        others = [move for seat in range(len(position.scores)) for move in islice(position.legal_moves(seat), 3)]
        others += [*chance.sample(names, 4), "pass", "call", "discard 24", "under 3R", "7R 1", "Star 1 2", "", "x y z"]
        for seat in range(len(position.scores)):
            legal = position.legal_moves(seat)
            for move in islice(legal, MOST_TRIED):
                after = position.copy()
                assert after.play(seat, move) == move
                assert len(after.moves) == len(position.moves) + 1
            for move in others:
                if move not in legal:
                    try:
                        played = position.copy().play(seat, move)
                    except IllegalMove:
                        with pytest.raises(IllegalMove):
                            position.play(seat, move)
                    else:
                        assert played in legal  # a legal move that is written in another way
        assert everything(position) == before


@EVERY
@settings(max_examples=12, deadline=None)
@given(cases)
def test_the_automatic_move_and_every_formality_are_legal(game, case):
    for position, _ in positions(game, case):
        for seat in position.to_act:
            assert position.automatic(seat) in position.legal_moves(seat)
            formality = position.formality(seat)
            assert formality is None or formality in position.legal_moves(seat)


@EVERY
@settings(max_examples=12, deadline=None)
@given(cases)
def test_a_copy_is_independent(game, case):
    position = start(game, case)
    before = everything(position)
    copied = position.copy()
    while copied.to_act and len(copied.moves) < 20:
        seat = copied.to_act[0]
        copied.play(seat, copied.legal_moves(seat)[0])
    assert everything(position) == before
    assert position.moves == []


@EVERY
@settings(max_examples=6, deadline=None)
@given(cases)
def test_a_record_replays_to_the_same_end(game, case):
    position = [each for each, _ in positions(game, case)][-1]
    assert position.outcome is not None
    names = [f"p{seat}" for seat in range(len(position.scores))]
    options = game.write_options(position.options)
    text = write_record(game, names, options, case["seed"], position.moves, rules_of(game, case))
    again = replay(text, ALL_GAMES)
    assert again.error is None
    assert again.position is not None
    assert (again.position.scores, again.position.outcome) == (position.scores, position.outcome)
    assert list(again.position.rounds) == list(position.rounds)


@EVERY
def test_options_that_are_written_are_read_back(game):
    for spec in game.option_specs:
        for value in spec.values:
            written = game.write_options(game.read_options({spec.name: value}))
            assert written == ({} if value == spec.values[0] else {spec.name: value})


@EVERY
def test_card_names_are_read_back(game):
    taken = set()
    for card, name in enumerate(game.card_names):
        assert game.card_name(card) == name
        read = game.read_card(name, taken)
        assert game.card_names[read] == name
        taken.add(read)
    assert taken == set(range(len(game.card_names)))
