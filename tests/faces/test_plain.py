"""The default look: it shows what a view has and nothing else, and general words for what a game does not name."""

from dataclasses import dataclass
from types import SimpleNamespace

import pytest
from fluent.runtime import FluentResource

from bot.faces.face import Choice, Face, Icons, Pick
from bot.faces.plain import ON_A_PAGE, PlainFace
from bot.games.catalog import GAMES
from bot.games.game import OptionSpec, Outcome, Round
from bot.games.told import Told
from bot.locales.plain import general_words
from bot.locales.words import LANGUAGES, refusal_words, words_for

CARDS = tuple(str(number) for number in range(1, 51))
WORDS = words_for("en")
PLAIN = PlainFace(GAMES["claro"])
PLAIN.name = "plain"  # a game without words of its own


@dataclass
class Seen:
    """A view."""

    seat: int | None = 0
    to_act: tuple = (0,)
    turn: int = 0
    legal_moves: tuple = ()


def who(seat):
    return "ABC"[seat]


def hand(view, draft=None):
    return PLAIN.hand(WORDS, Icons(), view, who, who, draft)


def told(move, before=None, after=None):
    return PLAIN.tell(WORDS, Icons(), Told(0, move, False, before or Seen(), after or Seen()), who)


def seen(**more):
    view = Seen()
    vars(view).update(more)
    return view


def test_it_has_everything_that_a_face_has():
    asked = {name for name in {*Face.__annotations__, *vars(Face)} if not name.startswith("_")}
    assert [name for name in asked if not hasattr(PLAIN, name)] == []


def test_few_moves_are_buttons():
    rows = hand(seen(legal_moves=("7", "8", "draw", "bid 3"), hand=("7", "8"))).rows
    assert [each.label for row in rows for each in row] == ["7", "8", "Draw", "Bid 3"]


@pytest.mark.parametrize("count", [26, 100, 101, 1000])
def test_every_one_of_many_moves_can_be_chosen_from_the_lists_of_some_page(count):
    view = seen(legal_moves=tuple(f"bid {number}" for number in range(count)))
    offered, draft, pages = [], None, 0
    while True:
        rows, pages = hand(view, draft).rows, pages + 1
        assert len(rows) <= 5
        lists = [row for row in rows if isinstance(row, Pick)]
        assert all(len(row.options) <= 25 for row in lists)
        offered += [f"{row.word} {each.value}" for row in lists for each in row.options]
        steps = [each.draft for row in rows if not isinstance(row, Pick) for each in row if each.label == "Next"]
        if not steps:
            break
        (draft,) = steps
    assert pages == -(-count // ON_A_PAGE)
    played = [
        each.move
        for choice in offered
        for row in hand(view, choice).rows
        if not isinstance(row, Pick)
        for each in row
        if isinstance(each, Choice) and each.move
    ]
    assert played == list(view.legal_moves)


@pytest.mark.parametrize("draft", ["page 99", "at0 999", "at0", "zz", "marks 1", "page x"])
def test_a_draft_that_makes_no_sense_counts_as_none(draft):
    view = seen(legal_moves=tuple(f"bid {number}" for number in range(30)))
    assert hand(view, draft) == hand(view)


def test_only_cards_that_everybody_sees_are_told():
    assert told("7") == ["A: 1 card"]
    assert told("discard 7 8") == ["A: Discard 2 cards"]
    assert told("discard 7 8", after=seen(top="8")) == ["A: Discard **8** 1 card"]
    assert told("7", after=seen(table=("7",))) == ["A: **7**"]
    assert told("7", after=seen(last_move="discard")) == ["A: Discard"]
    assert told("lay", before=Seen(to_act=(0, 1))) == ["A has chosen"]
    assert told("lay", before=Seen(to_act=(0, 1)), after=seen(last_move="lay 7")) == ["A: Lay **7**"]


def test_a_view_may_have_little():
    assert PLAIN.board(WORDS, Icons(), Seen(), who) == ""
    assert PLAIN.seat(WORDS, Icons(), Seen(), 0).counts == "—"
    assert PLAIN.cards(WORDS, Icons(), Seen()) == "—"
    assert hand(Seen(to_act=())).text == "The game is over."
    assert hand(Seen(to_act=(1, 2))).text == "Waiting for B and C."


def test_a_view_may_have_much():
    view = seen(top="7", table=("8", "9"), hand=("1",), cards_left=(1, 2), scores=(0, 3), outcome=None)
    assert PLAIN.board(WORDS, Icons(), view, who) == "### On top: **7**\nOn the table: **8** **9**"
    assert PLAIN.seat(WORDS, Icons(), view, 1).counts == "3 points · 🎴×2"
    over = seen(scores=(0, 3), cards_left=(0, 2), outcome=Outcome((0, 3), (1,)))
    assert PLAIN.seat(WORDS, Icons(), over, 1).counts == "3 points"


def test_whoever_wins_a_round_is_told():
    view = seen(table=("7",))
    ended = Told(0, "7", False, Seen(), view, ((3, Round(1)),))
    assert PLAIN.tell(WORDS, Icons(), ended, who) == ["A: **7**", "★ B wins round 3"]
    whole = Told(0, "7", False, Seen(), seen(table=("7",), to_act=()), ((1, Round(1)),))
    assert PLAIN.tell(WORDS, Icons(), whole, who) == ["A: **7**"]  # the result says it


def test_a_picture_with_the_name_on_it_needs_no_name_beside_it():
    icons = Icons()
    icons.put("plain_7", "<:plain_7_v1:1>")
    assert PLAIN.card(WORDS, icons, "7") == "<:plain_7_v1:1>"
    claro = PlainFace(GAMES["claro"])
    claro.card_label = lambda words, name: f"seven of {name}"
    icons.put("claro_7", "<:claro_7_v1:1>")
    assert claro.card(WORDS, icons, "7") == "<:claro_7_v1:1> seven of 7"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_result_has_scores_only_where_the_seats_show_none(language):
    words, outcome = words_for(language), Outcome((0, 3), (1,))
    shown, hidden = seen(scores=(0, 3)), seen()
    for view, lines in ((shown, 1), (hidden, 3)):
        position = SimpleNamespace(outcome=outcome, scores=(0, 3), view=lambda _, view=view: view)
        said = PLAIN.result(words, Icons(), position, who).splitlines()
        assert len(said) == lines
        assert all(":" not in line or "\u00a0:" in line for line in said if language == "fr")


def test_what_a_game_does_not_name_has_general_words():
    class Other(type(GAMES["claro"])):
        name = "other"
        option_specs = (OptionSpec("free_pass", ("no", "yes")), OptionSpec("hand", ("5", "10")))
        levels = {"easy": "natural", "wild": "random"}  # noqa: RUF012 - nobody changes it

    keys = general_words([Other()])
    resource = FluentResource(keys)
    assert {type(entry).__name__ for entry in resource.body} == {"Message"}
    names = {entry.id.name for entry in resource.body}
    assert {"other-score", "other-character-easy", "other-character-wild", "computer-level-wild"} <= names
    assert {"other-option-free-pass-title", "other-option-free-pass-hint", "other-house-free-pass-yes"} <= names
    assert "other-house-free-pass-no" not in names
    assert "computer-level-easy" not in names


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_without_words_has_a_general_sentence(language):
    words = words_for(language)
    assert refusal_words(words, "no_such_refusal", {}, "claro") == words("plain-refused")
