"""The kit finds what views tell of others' cards, what refused moves leave behind, and words that are not there."""

import sys
from collections import namedtuple
from dataclasses import dataclass, field
from random import Random

import pytest

from bot.games.game import IllegalMove
from bot.games.shuffle import Seeded
from bot.testkit.leaks import Played, Secrets, Tried, ahead, difference, leak
from bot.testkit.looks import named_keys, named_refusals
from tests.tables.broken import broken_game

FIELDS = "seat to_act turn legal_moves hand table cards_left scores outcome"
NAMED = f'View = namedtuple("View", "{FIELDS}")'
IMPORT = "from collections import namedtuple"
TABLE = "tuple(NAMES[card] for card, _ in self.table),"
HAND = "((), ()) if seat is None else (tuple(self.hand(seat)), self.legal_moves(seat))"
LAST = "self.scores, self.outcome)"

SPY = f'View = make_dataclass("View", [*"{FIELDS}".split(), ("spy", object, field(default=(), compare=False))])'

LEAKS = {
    "seat 1 sees a card of seat 0": [(TABLE, TABLE[:-1] + " + (() if seat != 1 else tuple(self.hand(0))[:1]),")],
    "spectators see the hand of seat 0": [
        (HAND, "(tuple(self.hand(seat or 0)), () if seat is None else self.legal_moves(seat))")
    ],
    "who waits sees the hand of who plays": [
        (HAND, HAND.replace("self.hand(seat)", "self.hand(self.to_act[0] if self.to_act else seat)"))
    ],
    "a field that does not count": [
        (IMPORT, "from dataclasses import field, make_dataclass"),
        (NAMED, SPY),
        (LAST, "self.scores, self.outcome, self.hands)"),
    ],
    "a flag that follows from the next seat's cards": [
        (NAMED, NAMED.replace("outcome", "outcome flag")),
        (LAST, "self.scores, self.outcome, sum(self.hands[-1]) % 2)"),
    ],
    "the next card of the pile": [
        (NAMED, NAMED.replace("outcome", "outcome pile")),
        (
            "self.scores, self.table, self.to_act =",
            "self.pile = deck[-1]\n        self.scores, self.table, self.to_act =",
        ),
        (LAST, "self.scores, self.outcome, self.pile)"),
    ],
    "a number that follows from who holds one card": [
        ("tuple(map(len, self.hands))", "tuple(len(hand) + (39 in hand) for hand in self.hands)")
    ],
}


def found_in(game, seats=3):
    """Return what is found in some games at random."""
    found, tried = set(), Tried()
    for number in range(8):
        seed, dice = bytes([number] * 32), Random(number)
        position = game.start(seats, Seeded(seed), None)
        while position.to_act:
            seat = position.to_act[0]
            position.play(seat, dice.choice(position.legal_moves(seat)))
        found.add(leak(Secrets(game), Played(seats, seed, None, 1, position.moves), dice, tried, 12))
    return found - {None}


@pytest.mark.parametrize("how", LEAKS)
def test_a_view_that_tells_others_cards_is_found(how):
    assert found_in(broken_game("", *LEAKS[how]))


def test_a_game_that_tells_nothing_passes():
    assert found_in(broken_game()) == set()


@dataclass(frozen=True)
class Seen:
    """A view with a field that does not count for ``==``."""

    seat: int
    spy: tuple = field(default=(), compare=False)


def test_a_difference_is_named():
    assert difference(Seen(1), Seen(1)) is None
    assert difference(Seen(1, (2,)), Seen(1, (3,))) == "spy"
    assert difference([Seen(1)], [Seen(2)]) == "an item.seat"
    assert difference((1, 2), (1,)) == "its length"
    named = namedtuple("Named", "seat left")
    assert difference(named(1, (2,)), named(1, (3,))) == "left"
    assert difference(named(1, 2), named(1, 3), besides={"left"}) is None
    assert difference({"a": (1,)}, {"a": (2,)}) is not None
    assert difference(1, "1") == "its class"
    marked = Seen(1)
    vars(marked)["more"] = 7
    assert difference(Seen(1), marked) == "more"


TRACE = """
_play = Position.play

def play(self, seat, move):
    try:
        return _play(self, seat, move)
    except IllegalMove:
        self.hands = tuple(reversed(self.hands))
        raise

Position.play = play
"""


def test_a_trace_that_no_view_of_a_spectator_shows_comes_to_light():
    position = broken_game(TRACE).start(2, Seeded(bytes(32)), None)
    before, public = ahead(position), position.view(None)
    assert ahead(position) == before
    with pytest.raises(IllegalMove):
        position.play(1, "1")
    assert difference(position.view(None), public) is None
    assert difference(ahead(position), before) is not None


CODE = '''
"""words("some-text") is no code."""
def tell(words, found):
    key = "some-told-one" if found else "some-told-two"
    return words(key) + words("some-title", name=f"some-{found}-more") + "other-title" + "some-"

def play(found):
    if found == "some_code":
        raise IllegalMove("first" if found else "second_code", card="third")
    raise game.IllegalMove("fourth")
'''


def test_what_code_names_is_found(tmp_path, monkeypatch):
    inner = tmp_path / "some_package" / "inner"
    inner.mkdir(parents=True)
    for folder in (inner.parent, inner):
        (folder / "__init__.py").touch()
    (inner / "face.py").write_text(CODE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert named_keys("some_package", "some") == {"some-told-one", "some-told-two", "some-title"}
    assert named_refusals("some_package") == {"first", "second_code", "fourth"}
    sys.modules.pop("some_package", None)
