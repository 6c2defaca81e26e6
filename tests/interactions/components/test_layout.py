"""What a message does with more text than Discord takes."""

import pytest

from bot.interactions.components.layout import (
    LONGEST_LABEL,
    MAX_ALT,
    MAX_TEXT,
    Beside,
    Option,
    Picture,
    choices_list,
    layout,
)
from bot.interactions.routes.routes import TableAct
from bot.locales.words import words_for


def texts(view):
    return [item["content"] for item in view.every() if "content" in item]


@pytest.mark.parametrize("accent", [None, 0x336699])
def test_the_text_that_is_too_much_is_cut_off_at_the_end(accent):
    view = layout(words_for("en"), ["a" * 3000, Beside("b" * 3000, "attachment://b.png", "b"), "c"], accent=accent)
    assert texts(view) == ["a" * 3000, "b" * 1000]
    assert view.content_length() == MAX_TEXT


def test_a_text_that_just_fits_stays_whole():
    view = layout(words_for("en"), ["a" * (MAX_TEXT - 1), "b", "c"])
    assert texts(view) == ["a" * (MAX_TEXT - 1), "b"]


def test_a_description_that_is_too_long_is_cut_off():
    blocks = [Picture("attachment://a.png", "a" * 2000), Beside("b", "attachment://b.png", "b" * 2000)]
    view = layout(words_for("en"), blocks)
    pictures = list(view.every())
    assert [len(each["items"][0]["description"]) for each in pictures if "items" in each] == [MAX_ALT]
    assert [len(each["accessory"]["description"]) for each in pictures if "accessory" in each] == [MAX_ALT]


@pytest.mark.parametrize(
    ("about", "shown"),
    [
        ("a" * LONGEST_LABEL, "a" * LONGEST_LABEL),
        (" ".join(["seven"] * 20), f"{' '.join(['seven'] * 16)}…"),
        ("a" * 200, f"{'a' * (LONGEST_LABEL - 1)}…"),
    ],
)
def test_what_a_choice_says_is_cut_where_a_word_ends(about, shown):
    (option,) = choices_list(TableAct.REMATCH(1), [Option("1", "One", about)])["options"]
    assert option["description"] == shown
