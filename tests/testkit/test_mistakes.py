"""The kit finds mistakes that are easily made, one by one, and says what to do."""

from dataclasses import replace

import pytest

from bot.faces.as_text import letter
from bot.faces.face import Icons
from bot.faces.plain import PlainFace
from bot.games.checks import check_position
from bot.games.errors import BrokenRules
from bot.games.fingerprint import fingerprint
from bot.games.game import Round
from bot.games.shuffle import Seeded
from bot.games.told import Told, ended_since
from bot.locales.words import words_for
from bot.testkit.leaks import difference
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


def kit(*edits, fault=""):
    """Return the kit's tests of the game, in which something has been replaced."""

    class Tests(RulesTests):
        game = edited(passing.__file__, *edits, fault=fault)

    return Tests()


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_leak_is_found(mistake):
    test, old, new, said = MISTAKES[mistake]
    with pytest.raises(AssertionError, match=said):
        getattr(kit((old, new)), test)()


def test_a_card_that_is_turned_up_by_a_move_that_may_be_taken_back_is_found():
    turned = ("tuple(NAMES[card] for card in self.table)", "(NAMES[len(self.moves) % 16],)")
    undoable = (
        "class Passing(",
        "Position.undoable = lambda self: self.moves[-1][1][:4] != 'pass'\n\n\nclass Passing(",
    )
    with pytest.raises(AssertionError, match="may be taken back, and turns up"):
        kit(turned, undoable).test_moves_that_may_be_taken_back_show_no_card()


PEEK = """

undoable = lambda self: self.moves[-1][1][:4] != "pass" and 0 < len(self.table) < len(self.hands)
view_of = Position.view


def view(self, seat):
    seen = view_of(self, seat)
    return View(**{**vars(seen), "passed": NAMES[len(self.moves) % 16]}) if seat == 1 else seen


Position.undoable, Position.view = undoable, view
"""


def test_a_card_that_one_seat_sees_by_a_move_that_may_be_taken_back_is_found():
    test = "test_moves_that_may_be_taken_back_show_no_card"
    with pytest.raises(AssertionError, match=r"may be taken back, and turns up .*: undoable returns False"):
        getattr(kit(fault=PEEK), test)()
    getattr(kit(fault=PEEK.replace("seat == 1", "seat == 9")), test)()


@pytest.mark.parametrize("kind", [str, tuple])
def test_a_text_or_a_tuple_with_an_attribute_is_compared_as_a_whole(kind):
    note = type("Note", (kind,), {"__init__": lambda self, *_: setattr(self, "kind", "note")})
    assert difference(note("ab"), note("ab")) is None
    assert difference((note("ab"),), (note("ac"),)) == "an item"


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


class Staged(RulesTests):
    """The kit's tests of the game with a face that shows a hand, or what is being passed, with the stage."""

    game = edited(passing.__file__)
    shown = "hands"

    def secrets(self):
        return replace(super().secrets(), stage=lambda position: str(getattr(position, self.shown)))


def test_a_stage_that_shows_what_is_hidden_is_found():
    with pytest.raises(AssertionError, match="the stage tells a spectator who has"):
        getattr(Staged(), CARDS)()
    tests = Staged()
    tests.shown = "passed"
    with pytest.raises(AssertionError, match="the stage tells a spectator whether seat"):
        getattr(tests, CHOICES)()


@pytest.mark.parametrize("test", [CARDS, CHOICES])
def test_a_game_that_keeps_its_secrets_passes(test):
    getattr(kit(), test)()


def test_a_partners_hand_that_is_seen_at_the_end_of_a_deal_is_found():
    """Cards that change places by chance seldom get that far, as everybody has to follow suit."""
    own = "() if seat is None else tuple(self.hand(seat)),"
    late = own.replace("(seat))", "(seat if len(self.hands[seat]) > 3 else (seat + 2) % 4))")

    class Spades(RulesTests):
        game = edited(EXAMPLES / "spades" / "spades" / "game.py", (own, late))

    with pytest.raises(AssertionError, match="hand tells seat"):
        getattr(Spades(), CARDS)()


TABLE = (
    (
        "self.passed, self.table, self.to_act = (None,) * seats, (), ",
        "self.passed, self.table, self.to_act = (None,) * seats, [], ",
    ),
    (
        "        self.table = (*(() if begins else self.table), card)\n",
        "        self.table[:] = [*([] if begins else self.table), card]\n",
    ),
    ("tuple(NAMES[card] for card in self.table)", "self.table"),
)


def test_a_view_that_shares_a_list_with_its_position_is_found():
    with pytest.raises(AssertionError, match="table of a view changes with a later move: let it have tuples"):
        kit(*TABLE).test_views_stay_as_they_were()
    kit(*TABLE[:2]).test_views_stay_as_they_were()


def test_a_second_deal_with_the_order_of_the_first_is_found():
    with pytest.raises(AssertionError, match=r"dealer.shuffle\(0, …\) is called twice in a game"):
        kit(("self.dealer.shuffle(self.deals,", "self.dealer.shuffle(0,")).test_no_two_shuffles_have_one_number()
    kit().test_no_two_shuffles_have_one_number()


SLOW = """

class Ponderer:
    def choose(self, view, chance):
        sum(range(1_000_000))
        return view.legal_moves[0]


GAME.players = {**GAME.players, "ponderer": Ponderer()}
"""


def test_each_player_that_takes_long_is_found():
    class Slow(RulesTests):
        game = edited(passing.__file__, fault=SLOW)

    with pytest.raises(AssertionError, match=r"'ponderer' thinks .* the limit is 400: put it into slow"):
        Slow().test_players_are_fast()
    Slow.game.slow = frozenset({"ponderer"})
    Slow().test_players_are_fast()


TURN = "self.to_act, self.turn = ((seat + 1) % len(self.hands),), len(self.moves)"
TURNS = {
    "it does not grow": (TURN, TURN.replace("len(self.moves)", "len(self.hands)"), "after 3 moves, turn is 2"),
    "it is a move late": (TURN, TURN.replace("len(self.moves)", "len(self.moves) - 1"), "after 3 moves, turn is 2"),
    "it grows while seats choose at the same time": (
        "        if not self.to_act:\n            kept",
        "        self.turn += 1\n        if not self.to_act:\n            kept",
        "after 1 moves, turn is 1: .* began, 0",
    ),
    "a view has another one": ("            self.turn,\n", "            0,\n", "0 in the view of None"),
}


@pytest.mark.parametrize("mistake", TURNS)
def test_a_wrong_turn_is_found(mistake):
    old, new, said = TURNS[mistake]
    with pytest.raises(AssertionError, match=said):
        kit((old, new)).test_turns_are_numbered()


def test_turns_that_are_numbered_rightly_pass():
    kit().test_turns_are_numbered()


def test_who_plays_or_offers_what_is_not_legal_is_named_once():
    legal = 'return tuple(f"{word}{name}" for name in dict.fromkeys(self.hand(seat)))'
    tests = kit(
        (legal, legal.replace("self.hand(seat)", "NAMES")), ("if move not in self.legal_moves(seat)", "if True")
    )
    tests.game.name = "passing-illegal"
    with pytest.raises(
        pytest.fail.Exception, match=r"legal_moves has 'pass .*, and play refuses it: .*Make them agree"
    ):
        tests.test_every_game_ends()
    with pytest.raises(pytest.skip.Exception, match="passing-illegal fails as before"):
        tests.test_seeds_reproduce()


def test_a_game_that_takes_longer_than_said_is_named_once():
    class Long(RulesTests):
        game = edited(passing.__file__)
        most_moves = 5

    Long.game.name = "passing-long"
    with pytest.raises(pytest.fail.Exception, match="after 5 moves, it has not ended with 2 seats"):
        Long().test_every_game_ends()
    for test in (Long().test_every_game_ends_without_people, Long().test_seeds_reproduce):
        with pytest.raises(pytest.skip.Exception, match="passing-long fails as before"):
            test()


CHEAT = """

class Cheat:
    def choose(self, view, chance):
        return "pass 0"


GAME.name = "passing-cheat"
GAME.players = {"cheat": Cheat()}
"""


def test_a_player_that_chooses_what_is_not_legal_is_named():
    class Cheated(RulesTests):
        game = edited(passing.__file__, fault=CHEAT)

    with pytest.raises(pytest.fail.Exception, match=r"Cheat chooses 'pass 0', which Position.legal_moves has not"):
        Cheated().test_every_game_ends()


TEAMS = "\n\nfrom bot.games.game import Mode\n\nPassing.mode, Passing.seats = Mode.TEAMS, (4,)\n"


def test_a_team_that_does_not_win_as_a_whole_is_found():
    class Teams(RulesTests):
        game = edited(passing.__file__, fault=TEAMS)

    with pytest.raises((AssertionError, BrokenRules), match="team"):
        Teams().test_every_game_ends()


def test_a_hand_size_that_does_not_fit_the_deal_is_found():
    with pytest.raises(AssertionError, match="hand_size says 5 for 2 seats"):
        kit(("        return HAND\n", "        return HAND + 1\n")).test_hands_have_as_many_cards_as_the_game_says()
    kit().test_hands_have_as_many_cards_as_the_game_says()


def test_an_uneven_deal_can_be_said():
    deal = "self.hands = tuple(tuple(sorted(deck[seat * HAND : (seat + 1) * HAND])) for seat in range(seats))"
    uneven = f"{deal}\n        self.hands = (tuple(sorted((*self.hands[0], deck[-1]))), *self.hands[1:])"
    for said, wrong in (("(HAND + 1, *[HAND] * (seats - 1))", None), ("HAND", "hand_size says 4 for 2 seats")):
        tests = kit((deal, uneven), ("        return HAND\n", f"        return {said}\n"))
        if wrong is None:
            tests.test_hands_have_as_many_cards_as_the_game_says()
            continue
        with pytest.raises(AssertionError, match=wrong):
            tests.test_hands_have_as_many_cards_as_the_game_says()


def test_a_hand_size_of_contract_1_need_not_know_the_seats():
    tests = kit(("        return HAND\n", "        return HAND if seats == 2 else HAND + 1\n"))
    with pytest.raises(AssertionError, match="hand_size says 5 for 4 seats"):
        tests.test_hands_have_as_many_cards_as_the_game_says()
    type(tests).contract = 1
    tests.test_hands_have_as_many_cards_as_the_game_says()
    tests = kit(("        return HAND\n", "        return HAND + 1\n"))
    type(tests).contract = 1
    with pytest.raises(AssertionError, match="hand_size says 5 for 2 seats"):
        tests.test_hands_have_as_many_cards_as_the_game_says()


def test_a_round_is_won_by_a_team():
    game = edited(EXAMPLES / "spades" / "spades" / "game.py", ("Round(winner)", "Round(None, team=winner % 2)"))
    plain, words, position = PlainFace(game), words_for("en"), game.start(4, Seeded(bytes(32)), {"deals": "1"})
    other = edited(EXAMPLES / "spades" / "spades" / "game.py").start(4, Seeded(bytes(32)), {"deals": "1"})
    lines = []
    while len(position.rounds) < 2:
        (seat,) = position.to_act
        before, over, move = position.view(None), len(position.rounds), position.legal_moves(seat)[0]
        position.play(seat, move)
        other.play(seat, move)
        told = Told(seat, move, False, before, position.view(None), ended_since(position, over))
        lines += plain.tell(words, Icons(), told, letter)[1:]
    assert lines == [f"★ Team {each.team + 1} wins round {number}" for number, each in enumerate(position.rounds, 1)]
    assert fingerprint(position, 4) != fingerprint(other, 4)
    position.rounds.append(Round(None, team=9))
    with pytest.raises(BrokenRules, match=r"the teams .* have won its rounds"):
        check_position(game, position, 4)


UNDO = """

def undoable(self):
    return {}


Position.undoable = undoable
"""


def test_a_move_that_may_be_taken_back_has_shown_no_card():
    test = "test_moves_that_may_be_taken_back_show_no_card"

    class Tests(RulesTests):
        game = edited(passing.__file__, fault=UNDO.format("True"))

    with pytest.raises(AssertionError, match=r"may be taken back, and shows \{.*: undoable returns False"):
        getattr(Tests(), test)()
    Tests.game = edited(passing.__file__, fault=UNDO.format("len(self.table) > 0 and any(self.hands)"))
    getattr(Tests(), test)()
