"""The kit finds mistakes that are easily made, one by one, and says what to do."""

from dataclasses import replace

import pytest

from bot.testkit.rules import RulesTests
from tests.packaging.kit import EXAMPLES
from tests.tables.broken import edited
from tests.testkit import passing

PASSED = "() if seat is None else (self.passed[seat], self.passed[seat - 1] if None not in self.passed else None)"
ALL_PASSED = "self.passed"
PASSED_WHEN_ALL_HAVE = "self.passed if None not in self.passed else ()"
LAST = ' and not self.moves[-1][1].startswith("pass")'
HAND = "            () if seat is None else tuple(self.hand(seat)),\n"
HANDS_FROM_THE_SECOND_DEAL = "            () if seat is None and self.deals < 2 else tuple(self.hand(seat or 0)),\n"
ONE_MORE = "            (*(() if seat is None else self.hand(seat)), *(self.hand(0)[:1] if seat == 2 {}else ())),\n"

CARDS, CHOICES = "test_views_tell_nothing_of_the_cards_of_others", "test_nobody_sees_a_choice_before_all_have_chosen"
MISTAKES = {
    "everybody sees what is being passed": (CHOICES, PASSED, ALL_PASSED, "passed tells"),
    "everybody sees what was passed": (CARDS, PASSED, PASSED_WHEN_ALL_HAVE, "passed tells"),
    "the last move tells what is being passed": (CHOICES, LAST, "", "last_move tells"),
    "the last move tells what was passed": (
        CARDS,
        LAST,
        " and None not in self.passed",
        "last_move tells",
    ),
    "spectators see a hand from the second deal on": (
        CARDS,
        HAND,
        HANDS_FROM_THE_SECOND_DEAL,
        "hand tells a spectator",
    ),
    "a seat sees a card from the second deal on": (
        CARDS,
        HAND,
        ONE_MORE.format("and self.deals > 1 "),
        "hand tells seat 2",
    ),
    "a seat sees a card from the second trick on": (
        CARDS,
        HAND,
        ONE_MORE.format("and self.rounds "),
        "hand tells seat 2",
    ),
}


def kit(*edits):
    """Return the kit's tests of the game, in which something has been replaced."""

    class Tests(RulesTests):
        game = edited(passing.__file__, *edits)

    return Tests()


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_leak_is_found(mistake):
    test, old, new, said = MISTAKES[mistake]
    with pytest.raises(AssertionError, match=said):
        getattr(kit((old, new)), test)()


OWN = "() if seat in (None, each) and self.outcome is None else"
LANTERNS = [
    ("everybody sees a hand from the fifth move on", "() if (seat is None or seat == each > 0 < len(self.moves)) else"),
    ("spectators see all hands", "() if seat == each and self.outcome is None else"),
]


@pytest.mark.parametrize(("mistake", "new"), LANTERNS)
def test_a_leak_is_found_where_everybody_sees_the_hands_of_the_others(mistake, new):
    class Lanterns(RulesTests):
        game = edited(EXAMPLES / "lanterns" / "lanterns" / "game.py", (OWN, new))
        sees = "others"
        public_hints = frozenset({"hand", "known"})

    with pytest.raises(AssertionError, match="hands tells"):
        getattr(Lanterns(), CARDS)()


class Telling(RulesTests):
    """The kit's tests of the game with a log that tells of every move, also of one that hides what it names."""

    game = edited(passing.__file__)

    def secrets(self):
        return replace(super().secrets(), tell=lambda told: [f"{told.seat} plays {told.move}"])


def test_a_log_that_tells_what_is_being_passed_is_found():
    with pytest.raises(AssertionError, match="the log tells a spectator whether seat"):
        getattr(Telling(), CHOICES)()


@pytest.mark.parametrize("test", [CARDS, CHOICES])
def test_a_game_that_keeps_its_secrets_passes(test):
    getattr(kit(), test)()
