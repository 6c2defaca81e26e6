"""The kit calls what the bot calls only now and then, and asks for the words that data ask for."""

import shutil

import pytest

from bot.games import claro
from bot.games.errors import BrokenRules
from bot.testkit.looks import GameTests
from bot.testkit.rules import RulesTests
from tests.effort import thorough
from tests.packaging.kit import EXAMPLES, install, run_kit
from tests.tables.broken import HIGHER, edited

IMAGINE = """

from bot.games.imagining import mixed


def imagine(self, view, chance, rules=None):
    position, seats = object.__new__(Position), len(view.scores)
    unseen = [card for card in range(len(NAMES)) if NAMES[card] not in (*view.hand, *view.table)]
    deck = DEALT
    position.hands = tuple(
        tuple(map(NAMES.index, view.hand)) if seat == view.seat else tuple(sorted(deck.pop() for _ in range(left)))
        for seat, left in enumerate(view.cards_left)
    )
    first = (view.to_act[0] - len(view.table)) % seats
    position.table = tuple((NAMES.index(name), (first + at) % seats) for at, name in enumerate(view.table))
    position.to_act, position.turn, position.scores, position.outcome = view.to_act, view.turn, view.scores, None
    position.moves, position.rounds = [(0, "1")] * view.turn, [Round(None)] * sum(view.scores)
    return position


Higher.imagine = imagine
"""
ACHIEVED = "Higher.achieved = lambda self, position: {}"
TOLD, WHOLE = "test_what_is_told_of_a_finished_game_can_be_kept", "test_games_have_nothing_in_common"
LIGHTS = "\nfrom bot.games.highlights import Bold, Highlights\nHigher.highlights = lambda self, position: {}"
DAY = "test_a_deal_of_the_day_is_worth_a_number"
DAILY = "\nfrom bot.games.game import Daily\nHigher.daily = Daily(('easy',), {{}})\n{}"
FAULTS = {
    "an achievement that is not declared": (TOLD, [], ACHIEVED.format("[['ace']] * len(position.scores)"), "'ace'"),
    "achievements of one seat only": (TOLD, [], ACHIEVED.format("[()]"), "seats have achieved is"),
    "an achievement that is no name": (TOLD, [], ACHIEVED.format("[[1]] * len(position.scores)"), "have achieved is"),
    "a margin that is a score": (TOLD, [], LIGHTS.format("Highlights(5)"), "the margin is from 0 to 1"),
    "highlights that are a pair": (TOLD, [], LIGHTS.format("(0.5, None)"), "its highlights are"),
    "boldness of nobody": (TOLD, [], LIGHTS.format("Highlights(0.5, Bold(9, 0.5))"), "the boldest thing of"),
    "boldness that names a list": (TOLD, [], LIGHTS.format("Highlights(0.5, Bold(0, 0.5, {'x': []}))"), "the boldest"),
    "a score of a day that is none": (
        DAY,
        [],
        DAILY.format("Higher.daily_score = lambda self, position, seat: None"),
        "a score is None",
    ),
    "a place of a day for each seat": (
        DAY,
        [],
        DAILY.format("Higher.daily_places = lambda self, position, seat: [1, 2]"),
        "daily_places has a place from 1 to 2 for each round",
    ),
    "what a parameter has by default": (
        WHOLE,
        [
            ("dealer, leader):\n        deck", "dealer, leader, rounds=[]):\n        deck"),
            ("self.moves, self.rounds, self", "self.rounds, self.moves, self"),
            ("= [], [], 0, None", "= rounds, [], 0, None"),
        ],
        "",
        "changes while another game is played: keep it in the position",
    ),
    "a list of the class": (
        WHOLE,
        [
            ("    def legal_moves", "    seen = []\n\n    def legal_moves"),
            ("tuple(NAMES[card] for card, _ in self.table)", "tuple(self.seen)"),
            ("        self.moves.append", "        self.seen.append(move)\n        self.moves.append"),
        ],
        "",
        "table changes|changes while another game is played",
    ),
    "an imagine that forgets what lies on the table": (
        "test_views_do_not_depend_on_hidden_cards",
        [],
        IMAGINE.replace("DEALT", "mixed(unseen, chance)").replace("(*view.hand, *view.table)", "view.hand"),
        "imagine deals .* to a hand, and it is somewhere else already",
    ),
    "an imagine that forgets the hand": (
        "test_views_do_not_depend_on_hidden_cards",
        [],
        IMAGINE.replace("DEALT", "mixed(unseen, chance)").replace("(*view.hand, *view.table)", "view.table"),
        "imagine deals .* to a hand, and it is somewhere else already",
    ),
    "an imagine without chance": (
        "test_views_do_not_depend_on_hidden_cards",
        [],
        IMAGINE.replace("DEALT", "unseen"),
        "imagine deals by its dice, chance",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault):
    test, edits, code, said = FAULTS[fault]

    class Tests(RulesTests):
        game = edited(HIGHER, *edits, fault=code)

    with pytest.raises((AssertionError, BrokenRules), match=said):
        getattr(Tests(), test)()


def test_a_game_without_these_faults_passes():
    class Tests(RulesTests):
        game = edited(HIGHER, fault=IMAGINE.replace("DEALT", "mixed(unseen, chance)"))

    for test in (TOLD, WHOLE, "test_views_do_not_depend_on_hidden_cards"):
        getattr(Tests(), test)()
    Tests.game = edited(HIGHER, fault=DAILY.format(""))
    getattr(Tests(), DAY)()


RULE = '\nfrom bot.games.game import OptionSpec\n\nHigher.option_specs = (OptionSpec("{}", ("yes", "no", "many")),)\n'
FACE = """
from dataclasses import replace

from bot.faces.face import Choice, SeatFace
from bot.faces.plain import PlainFace
from higher import game


class Face(PlainFace):
    def board(self, words, icons, view, who):
        return {board}

    def hand(self, words, icons, view, who, label, draft):
        hand = super().hand(words, icons, view, who, label, draft)
        return replace(hand, rows=[*hand.rows, *{more}])


FACE = Face(game.GAME)
"""
MANY = "[[Choice(str(at), draft=f'page {at}')] for at in range(40 if game.GAME.many else 0)]"
NOTING = """
GAME.many = False
start = Higher.start


def noted(self, seats, dealer, options, *more, **named):
    self.many = options.get("size") == "many"
    return start(self, seats, dealer, options, *more, **named)


Higher.start = noted
"""
SHARED = """
LAST = []
end = Position.end_of_trick


def noted(self):
    LAST[:] = [self.table]
    end(self)


Position.end_of_trick = noted
"""
ASKED = {
    "words of an achievement": (
        "\nfrom bot.games.achievement import Achievement\nHigher.achievements = (Achievement('two_aces', '🂡'),)\n",
        None,
        "data_ask",
        "en.ftl has no higher-achievement-two-aces, higher-achievement-two-aces-for",
    ),
    "words of the boldest thing": (
        LIGHTS.format("Highlights(0.5, Bold(0, 0.5, {'card': '7'}))") + "\n",
        None,
        "data_ask",
        "en.ftl has no higher-bold",
    ),
    "words of the score of a day": (
        "\nfrom bot.games.game import Daily\nHigher.daily = Daily(('easy',), {})\n",
        None,
        "data_ask",
        "en.ftl has no higher-day-score",
    ),
    "a hand that is too large by one house rule": (
        RULE.format("size") + NOTING,
        FACE.format(board="''", more=MANY),
        "within_the_limits",
        "a hand has 86 components",
    ),
    "a view that the plain face cannot read": (
        "\nView.teams = (0,)\n",
        FACE.format(board="''", more="[]").replace("FACE =", "Face.seat = lambda *asked: SeatFace('–')\nFACE =", 1),
        "stand_in",
        "IndexError",
    ),
    "a face that reads what the rules have in common": (
        SHARED,
        FACE.format(board="str(game.LAST)", more="[]"),
        "nothing_in_common",
        "changes while another game is played",
    ),
}


@thorough
@pytest.mark.parametrize("what", ASKED)
async def test_what_is_missing_or_too_much_is_found(what, tmp_path):
    code, face, test, said = ASKED[what]
    shutil.copytree(EXAMPLES / "template", tmp_path, dirs_exist_ok=True)
    install(tmp_path, "higher", "higher")
    rules = tmp_path / "higher" / "game.py"
    rules.write_text(f"{rules.read_text(encoding='utf-8')}\n{code}", encoding="utf-8")
    if face is not None:
        (tmp_path / "higher" / "face.py").write_text(face, encoding="utf-8")
    with pytest.raises(AssertionError, match=said):
        await run_kit(tmp_path, tmp_path, "-k", test)


def test_the_class_overrules_what_a_package_declares_and_nothing_else_can_be_declared(monkeypatch):
    monkeypatch.setattr(claro, "KIT", {"sees": "others", "most_moves": 7}, raising=False)
    tests = type("Tests", (GameTests,), {"name": "claro", "most_moves": 8})
    assert (tests.sees, tests.most_moves) == ("others", 8)
    monkeypatch.setattr(claro, "KIT", {"hints": ["top"]})
    with pytest.raises(LookupError, match=r"KIT of bot\.games\.claro has 'hints': it may have hides_cards, most_moves"):
        type("Tests", (GameTests,), {"name": "claro"})
