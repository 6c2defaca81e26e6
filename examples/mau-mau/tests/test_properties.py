"""What holds in every game, whoever plays and whatever the house rules are."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from mau_by_hand import MAU_MAU, random_game

from bot.games.game import IllegalMove
from bot.games.record import replay, write_record
from bot.games.shuffle import Seeded
from mau_mau.deck import NAMES, PACKS
from mau_mau.rules import MOST_MOVES

KINDS = ("random", "natural", "careful")
cases = st.fixed_dictionaries(
    {
        "seats": st.integers(0, 9),
        "values": st.lists(st.integers(0, 9), min_size=7, max_size=7),
        "seed": st.binary(min_size=32, max_size=32),
        "chance": st.integers(0, 2**32).map(Random),
        "kinds": st.lists(st.sampled_from(KINDS), min_size=1, max_size=4),
    }
)


def everything(position):
    return [position.view(seat) for seat in (None, *range(len(position.scores)))]


@given(cases)
def test_cards_are_conserved(case):
    for position, _ in random_game(MAU_MAU, **case):
        if len(position.moves) % 7:
            continue
        held = [card for hand in position._hands for card in hand]
        assert sorted([*held, *position._stock, *position._discards]) == list(PACKS[position._pack])


@settings(max_examples=12)
@given(cases)
def test_a_legal_move_can_be_played_and_any_other_is_refused_without_a_trace(case):
    for position, _ in random_game(MAU_MAU, **case):
        if len(position.moves) % 11:
            continue
        before = everything(position)
        for seat in range(len(position.scores)):
            legal = position.legal_moves(seat)
            assert bool(legal) == (seat in position.to_act)
            assert len(set(legal)) == len(legal)
            for move in legal:
                after = position.copy()
                assert after.play(seat, move) == move
                assert after.moves == [*position.moves, (seat, move)]
            for move in (
                "draw",
                "pass",
                "mau",
                *NAMES[::5],
                *(f"{name} mau" for name in NAMES[::9]),
                "JH H",
                "JH S mau",
            ):
                if move not in legal:
                    with pytest.raises(IllegalMove):
                        position.play(seat, move)
        assert everything(position) == before


@settings(max_examples=12)
@given(cases, st.randoms(use_true_random=False))
def test_a_view_never_depends_on_hidden_cards(case, shuffler):
    for position, _ in random_game(MAU_MAU, **case):
        if len(position.moves) % 9:
            continue
        seats = range(len(position.scores))
        for seat in (None, *seats):
            if position._drawn is not None and seat not in position.to_act:
                continue  # which card was drawn belongs to the hand that is hidden; see the next test
            other = position.copy()
            hidden = [card for each in seats if each != seat for card in position._hands[each]] + position._stock
            shuffler.shuffle(hidden)
            for each in seats:
                if each != seat:
                    count = len(position._hands[each])
                    other._hands[each] = tuple(sorted(hidden[:count]))
                    del hidden[:count]
            other._stock = hidden
            assert other.view(seat) == position.view(seat)


@settings(max_examples=12)
@given(cases)
def test_nobody_else_sees_the_card_that_was_drawn(case):
    for position, _ in random_game(MAU_MAU, **case):
        if position._drawn is None:
            continue
        other = position.copy()
        other._drawn = next(card for card in range(52) if card != position._drawn)
        for seat in (None, *range(len(position.scores))):
            if seat not in position.to_act:
                assert other.view(seat) == position.view(seat)


@given(cases)
def test_every_game_ends(case):
    *_, (position, _) = random_game(MAU_MAU, **case)
    assert position.outcome is not None
    assert position.to_act == ()
    assert position.outcome.scores == position.scores
    assert all(len(each.hands) == len(position.scores) for each in position.rounds)


@settings(max_examples=10)
@given(cases)
def test_a_game_ends_even_if_everybody_s_time_is_up(case):
    position, _ = next(random_game(MAU_MAU, **case))
    while position.to_act:
        seat = position.to_act[0]
        assert position.automatic(seat) in position.legal_moves(seat)
        assert position.formality(seat) in (None, *position.legal_moves(seat))
        position.play(seat, position.automatic(seat))
    assert len(position.moves) <= MOST_MOVES * len(position.scores) * len(position.rounds)


@given(cases)
def test_a_record_replays_to_the_same_end(case):
    *_, (position, options) = random_game(MAU_MAU, **case)
    names = [f"p{seat}" for seat in range(len(position.scores))]
    written = MAU_MAU.write_options(options)
    assert MAU_MAU.read_options(written) == options
    text = write_record(MAU_MAU, names, written, case["seed"], position.moves)
    again = replay(text, {MAU_MAU.name: MAU_MAU})
    assert again.error is None
    assert everything(again.position) == everything(position)


@given(cases)
def test_a_copy_is_independent(case):
    position, _ = next(random_game(MAU_MAU, **case))
    before, copied = everything(position), position.copy()
    while copied.to_act and len(copied.moves) < 60:
        copied.play(copied.to_act[0], copied.legal_moves(copied.to_act[0])[0])
    assert everything(position) == before
    assert position.moves == []


@given(cases)
def test_the_seed_decides_everything(case):
    position, options = next(random_game(MAU_MAU, **case))
    again = MAU_MAU.start(len(position.scores), Seeded(case["seed"]), options)
    assert everything(again) == everything(position)


def test_options_that_are_written_are_read_back():
    for spec in MAU_MAU.option_specs:
        for value in spec.values:
            written = MAU_MAU.write_options(MAU_MAU.read_options({spec.name: value}))
            assert written == ({} if value == spec.values[0] else {spec.name: value})


def test_what_is_counted_adds_up():
    *_, (position, _) = random_game(MAU_MAU, 3, [2] * 7, bytes(32), Random(1))
    counted = MAU_MAU.tallies(position)
    assert [each.get("points", 0) for each in counted] == list(position.scores)
    assert sum(each.get("rounds_won", 0) for each in counted) == len(position.rounds)
    assert all(len(name) <= 32 for each in counted for name in each)
