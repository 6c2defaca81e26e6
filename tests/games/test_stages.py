"""Positions made of stages keep to the contract, and tell what each stage refuses."""

import pytest

from bot.games.game import IllegalMove
from bot.games.shuffle import Seeded
from bot.testkit.rules import RulesTests
from tests.packaging.kit import EXAMPLES
from tests.tables.broken import edited
from tests.testkit import bids

TESTS = (
    "test_turns_are_numbered",
    "test_refused_moves_leave_no_trace",
    "test_a_copy_is_independent",
    "test_every_game_ends",
    "test_every_game_ends_without_people",
    "test_records_replay_to_the_same_hash",
    "test_games_have_nothing_in_common",
)


class Bids(RulesTests):
    game = bids.GAME
    public_hints = frozenset({"bids"})


@pytest.mark.parametrize("test", TESTS)
def test_a_game_of_two_stages_keeps_to_the_contract(test):
    getattr(Bids(), test)()


def test_the_stage_says_who_acts_and_what_is_refused():
    position = bids.GAME.start(3, Seeded(bytes(32)), {})
    assert (position.stage, position.to_act, position.turn) == ("show", (0, 1, 2), 0)
    position.play(1, position.legal_moves(1)[0])
    assert (position.stage, position.to_act, position.turn) == ("show", (0, 2), 0)
    refused = {}
    for seat, move in ((1, "show 1"), (0, "bid 1")):
        with pytest.raises(IllegalMove) as raised:
            position.play(seat, move)
        refused[seat] = raised.value.code
    assert refused == {1: "not_your_turn", 0: "not_possible"}
    for seat in (0, 2):
        position.play(seat, position.legal_moves(seat)[0])
    assert (position.stage, position.to_act, position.turn) == ("bid", (0,), 3)
    assert all(move.startswith(("bid", "pass")) for move in position.legal_moves(0))


def test_seats_act_in_turn_and_a_stage_says_why_it_refuses():
    spades = edited(EXAMPLES / "spades" / "spades" / "game.py")
    position = spades.start(4, Seeded(bytes(32)), {"deals": "1"}, leader=2)
    for ply, seat in enumerate((2, 3, 0, 1)):
        assert (position.stage, position.to_act, position.turn) == ("bid", (seat,), ply)
        with pytest.raises(IllegalMove, match="bid first"):
            position.play(seat, "AS")
        position.play(seat, "bid 3")
    assert (position.stage, position.to_act) == ("play", (2,))
    lacking = next(name for name in spades.card_names if name not in position.hand(2))
    with pytest.raises(IllegalMove) as raised:
        position.play(2, lacking)
    assert (raised.value.code, raised.value.details) == ("not_your_card", {"card": lacking})
    for seat in (2, 3, 0, 1):
        assert position.to_act == (seat,)
        position.play(seat, position.legal_moves(seat)[0])
    assert position.to_act == (position.rounds[0].winner,)


@pytest.mark.parametrize(("old", "name"), [("bid(", "play"), ("end_round(", "end"), ("can_show(", "moves")])
def test_a_function_of_a_stage_is_not_named_as_what_it_would_replace(old, name):
    word = old.removesuffix("(")
    edits = [(f"def {old}", f"def {name}("), ("stages = MappingProxyType(", f"{word} = {name}\n    stages = dict(")]
    with pytest.raises(TypeError, match=f"has a function named {name}, as the contract has: rename it"):
        edited(bids.__file__, *edits)
