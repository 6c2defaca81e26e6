"""What a seat chooses in secret is found wherever it is told, and what lies open is not accused."""

from dataclasses import replace

import pytest

from bot.faces.as_text import letter
from bot.faces.face import Icons
from bot.faces.plain import PlainFace
from bot.games.shuffle import Seeded
from bot.games.told import Told
from bot.locales.words import words_for
from bot.testkit.rules import RulesTests
from tests.tables.broken import edited
from tests.testkit import bids, passing

ONE_BY_ONE = (
    ("(None,) * seats, (), tuple(range(seats))", "(None,) * seats, (), (0,)"),
    (
        "self.to_act = tuple(each for each in self.to_act if each != seat)",
        "self.to_act, self.turn = (seat + 1,) if None in self.passed else (), len(self.moves)",
    ),
)
"""Everybody passes a card on, one after the other, in place of all at the same time."""

DECLARED = '\nGAME.secret_moves = frozenset({"pass"})\n'
LAST = (' and not self.moves[-1][1].startswith("pass")', "")
OWN = "() if seat is None else (self.passed[seat], self.passed[seat - 1] if None not in self.passed else None)"
CHOSEN = "            self.choose(seat, card)\n"
EVERYBODYS = (OWN, "self.passed")
CARDS = "test_views_tell_nothing_of_the_cards_of_others"
SECRETS, CHOICES = "test_secrets", "test_nobody_sees_a_choice_before_all_have_chosen"


def kit(*edits, fault="", file=passing.__file__, hints=(), **instead):
    """Return the kit's tests of a game, in which something has been replaced, with the plain face's log."""

    class Tests(RulesTests):
        game = edited(file, *edits, fault=fault)
        public_hints = frozenset(hints)

        def secrets(self):
            face, words = PlainFace(self.game), words_for("en")
            found = replace(super().secrets(), tell=lambda told: face.tell(words, Icons(), told, letter))
            return replace(found, **instead)

        def test_secrets(self):
            said = []
            self.test_nobody_sees_what_is_chosen_in_secret(lambda _, line: said.append(line))
            return said

    return Tests()


TELLS = {
    "the last move": ([LAST], {}, "the log tells everybody whether seat . has chosen .*, which is secret: keep it"),
    "a public field": ([EVERYBODYS], {}, "passed tells a spectator"),
    "a public field that is named as a hint": ([EVERYBODYS], {"hints": ["passed"]}, "passed tells a spectator"),
    "the scores": ([(CHOSEN, f"{CHOSEN}            self.scores = (card, *self.scores[1:])\n")], {}, "scores tells a"),
    "the log": ([], {"tell": lambda told: [f"{told.seat} plays {told.move}"]}, "the log tells"),
    "the stage": ([], {"stage": lambda position: str(position.passed)}, "the stage tells"),
    "the face": ([], {"shown": lambda position, watcher: str(position.passed)}, "the face tells"),
}


@pytest.mark.parametrize("where", TELLS)
def test_what_is_declared_secret_is_told_nowhere(where):
    edits, more, said = TELLS[where]
    with pytest.raises(AssertionError, match=said):
        getattr(kit(*ONE_BY_ONE, *edits, fault=DECLARED, **more), SECRETS)()


def test_what_the_log_keeps_is_told_nowhere():
    with pytest.raises(AssertionError, match="passed tells a spectator whether seat"):
        getattr(kit(*ONE_BY_ONE, EVERYBODYS), SECRETS)()


def test_nobody_but_who_gets_a_card_sees_which_it_is():
    neighbour = OWN.replace("self.passed[seat - 1] if None not in self.passed else None", "self.passed[seat - 2]")
    with pytest.raises(AssertionError, match="passed tells seat"):
        getattr(kit(*ONE_BY_ONE, (OWN, neighbour)), SECRETS)()


@pytest.mark.parametrize("test", [SECRETS, CARDS])
@pytest.mark.parametrize("fault", ["", DECLARED])
def test_a_game_that_keeps_its_secrets_passes(test, fault):
    getattr(kit(fault=fault), test)()
    getattr(kit(*ONE_BY_ONE, fault=fault), test)()


@pytest.mark.parametrize("edits", [[], [('    secret_moves = frozenset({"bid"})\n', "")]], ids=["declared", "by trial"])
@pytest.mark.parametrize("test", [SECRETS, CARDS, CHOICES])
def test_bids_and_cards_that_are_laid_open_together_are_not_accused_nor_is_a_second_deck(test, edits):
    tests = kit(*edits, file=bids.__file__, hints=["bids"])
    type(tests).games = 40
    getattr(tests, test)()


def test_a_bid_that_is_told_too_early_is_found():
    early = ("self.prize, self.laid,", "self.prize, self.bids or self.laid,")
    with pytest.raises(AssertionError, match=r"bids tells|the log tells everybody"):
        getattr(kit(early, file=bids.__file__, hints=["bids"]), SECRETS)()


ACE = "\nBids.achieved = lambda self, position: [['ace'] if position.deck[-1] > 7 else []] * len(position.scores)\n"


@pytest.mark.parametrize(
    ("what", "edits", "fault"),
    [("highlights", [("position.prizes[0]", "position.deck[-1]")], ""), ("achieved", [], ACE)],
)
def test_highlights_and_achievements_tell_what_everybody_saw(what, edits, fault):
    with pytest.raises(AssertionError, match=rf"{what} tells everybody, at the end, where .* were"):
        getattr(kit(*edits, fault=fault, file=bids.__file__, hints=["bids"]), CARDS)()


def test_the_plain_log_tells_the_word_of_a_secret_move_only():
    game = edited(bids.__file__)
    face, words, view = PlainFace(game), words_for("en"), game.start(2, Seeded(bytes(32)), {}).view(None)
    view = view._replace(to_act=(0,), last_move=None)
    said = [face.tell(words, Icons(), Told(0, move, False, view, view), letter) for move in ("bid 7", "bid high")]
    assert said == [["A: Bid 1 card"], ["A: Bid"]]


def test_what_everybody_learns_of_moves_is_said():
    told = [line.partition(". ")[0] for line in getattr(kit(), SECRETS)()]
    assert told == ["passing tells everybody the cards of these moves: cards alone"]


def test_a_hint_is_one_for_everybody():
    hand = "            () if seat is None else tuple(self.hand(seat)),\n"
    one_more = "            (*(() if seat is None else self.hand(seat)), *(self.hand(0)[:1] if seat == 2 else ())),\n"
    with pytest.raises(AssertionError, match=r"hand, of which a spectator learns nothing, tells seat 2"):
        getattr(kit((hand, one_more), hints=["hand"]), CARDS)()


LOOK = """

def look(view_of):
    def view(self, seat):
        alone = len(self.moves) > 6 and seat == 1
        return View(**{**vars(view_of(self, seat)), "passed": SHOWN if alone else None})

    return view


Position.view = look(Position.view)
"""


def looks(shown, *named):
    class Tests(RulesTests):
        game = edited(
            passing.__file__,
            (
                "        self.hands = tuple(tuple(sorted(deck[",
                "        self.deck = deck\n        self.hands = tuple(tuple(sorted(deck[",
            ),
            ('        "dealer",\n', '        "deck",\n        "dealer",\n'),
            ("seats = range(2, 5)", "seats = (2, 3)"),
            fault=LOOK.replace("SHOWN", shown),
        )
        private_looks = frozenset(named)

    return Tests()


def test_a_seat_may_look_at_a_card_that_nobody_holds_where_it_is_said():
    getattr(looks("NAMES[self.deck[-1]]", "passed"), CARDS)()
    for tests in (looks("NAMES[self.deck[-1]]"), looks("NAMES[max(self.hands[0], default=0)]", "passed")):
        with pytest.raises(AssertionError, match="passed tells seat 1 who has"):
            getattr(tests, CARDS)()


def test_a_hint_does_not_make_the_kit_blind_for_legal_moves():
    with pytest.raises(AssertionError, match=r"public_hints has .'legal_moves'.: name the field"):
        getattr(kit(hints=["legal_moves"]), CARDS)()
