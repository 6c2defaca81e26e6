"""The rows of a hand: lists can be told apart, and the kit finds what the bot cannot show."""

import pytest

from bot.faces.face import Ask, Choice, HandFace, Pick, PickOption
from bot.faces.guarded import Unfit
from bot.interactions.routes.route import Malformed
from bot.tables.views.hand import hand_rows
from bot.testkit.hands import check_hand, drafts
from tests.cases import for_each


def pick(word, *values, **more):
    return Pick("which?", word, [PickOption(value, value) for value in values], **more)


def custom_ids(*rows):
    return [each["custom_id"] for row in hand_rows(17, 42, rows) for each in row]


def test_the_first_list_of_a_word_has_the_custom_id_it_always_had():
    assert custom_ids(pick("play", "1"), pick("play", "2"), pick("lay", "3")) == [
        "pick:17:42:play",
        "pick:17:42:play:1",
        "pick:17:42:lay",
    ]
    assert custom_ids(pick("", "1"), pick("", "2")) == ["pick:17:42:", "pick:17:42::1"]
    assert custom_ids(pick("at", "1"), pick("at", "2", drafts=True)) == ["pick:17:42:at", "sketch:17:42:at"]


def test_a_hand_that_can_be_shown():
    rows = [pick("", "7H", "8H"), pick("", "9H"), [Choice("draw", move="draw"), Choice("more", draft="page 1")]]
    hand = HandFace("Your turn.", [*rows, [Ask("raise", "raise", "how much?", 1, 5)]], "about")
    check_hand(hand)
    assert [*drafts(hand)] == ["page 1"]


@for_each(
    "row",
    [
        [Choice("draw", move="draw"), Choice("again", move="draw")],
        [Choice("nothing")],
        [Choice("both", move="7H", draft="7H")],
        [Choice("back", draft="")],
        [Choice("7♥", move="7♥")],
        [Choice("x" * 81, move="7H")],
        [Choice(str(number), move=str(number)) for number in range(6)],
        [],
        pick("", *map(str, range(26))),
        pick("", "7H", "7H"),
        pick("", "7H", drafts=True),
        pick("swap", *(f"card{number}" for number in range(20)), most=20),
    ],
)
def test_a_hand_that_cannot_be_shown(row):
    with pytest.raises((AssertionError, Malformed, Unfit)):
        check_hand(HandFace("Your turn.", [row]))
