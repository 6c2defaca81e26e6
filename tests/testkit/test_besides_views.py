"""What the bot asks a game besides its views tells nothing, either."""

import pytest

from bot.testkit.rules import RulesTests
from tests.tables.broken import edited
from tests.testkit import passing

CARDS, CHOICES = "test_views_tell_nothing_of_the_cards_of_others", "test_nobody_sees_a_choice_before_all_have_chosen"
REFUSED = 'raise IllegalMove("not_possible")'
MOST = "sum(map(len, (NAMES[card] for card in self.hands[0]))) + max(self.hands[0], default=0)"
ROUND = "self.rounds.append(Round(winner))"
AUTOMATIC = "        return self.legal_moves(seat)[0]\n"
BEST = "max(range(len(self.hands)), key=lambda seat: max(self.hands[seat], default=0))"
ASKED = {
    "a refusal": (REFUSED, f'raise IllegalMove("not_possible", best=str({MOST}))', "", "a refusal"),
    "automatic": (AUTOMATIC, f"        return self.legal_moves(seat)[{BEST} - 1 if seat else 0]\n", "", "automatic"),
    "undoable": (AUTOMATIC, AUTOMATIC, f"Position.undoable = lambda self: ({MOST}) % 2 == 0", "undoable"),
    "broken_off": (AUTOMATIC, AUTOMATIC, f"Position.broken_off = lambda self, closer: ({MOST},)", "broken_off"),
    "the winner of a round": (ROUND, f"self.rounds.append(Round({BEST}))", "", "the winner of a round"),
    "a refusal of what is chosen": (REFUSED, 'raise IllegalMove("no", given=str(self.passed))', "", "a refusal"),
}


@pytest.mark.parametrize("what", ASKED)
def test_what_the_bot_asks_besides_is_told_nowhere(what):
    old, new, fault, said = ASKED[what]

    class Tests(RulesTests):
        game = edited(passing.__file__, (old, new), fault=fault)

    with pytest.raises(AssertionError, match=f"{said} tells"):
        getattr(Tests(), CHOICES if "chosen" in what else CARDS)()


NOTE = """

class Kind:
    def __init__(self):
        self.kind = "note"


class Note(Kind):
    __slots__ = ("cards",)

    def __init__(self, cards):
        super().__init__()
        self.cards = cards


view_of = Position.view


def view(self, seat):
    seen = view_of(self, seat)
    return View(**{**vars(seen), "hand": Note(SHOWN)})


Position.view = view
"""
COMPARED = (
    *(CARDS, CHOICES, "test_a_copy_is_independent", "test_seeds_reproduce", "test_games_have_nothing_in_common"),
    *("test_refused_moves_leave_no_trace", "test_turns_are_numbered", "test_every_game_ends"),
)


def test_what_stands_in_slots_is_compared_though_its_class_does_not_say_how():
    class Tests(RulesTests):
        game = edited(passing.__file__, fault=NOTE.replace("SHOWN", "seen.hand"))

    for test in COMPARED:
        getattr(Tests(), test)()
    Tests.game = edited(passing.__file__, fault=NOTE.replace("SHOWN", "tuple(self.hand(0))"))
    with pytest.raises(AssertionError, match=r"hand\.cards tells"):
        getattr(Tests(), CARDS)()
