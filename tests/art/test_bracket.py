"""The picture of a knock-out: every table is in it once, whatever the names and however many tables there are."""

from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageColor

from bot.art.colours import GOLD, PAPER
from bot.features.tournaments.pictures.bracket import WIDTH, BracketName, BracketTable, bracket_picture
from bot.features.tournaments.pictures.cross_table import (
    COLOURS,
    MOST_CELLS,
    Cell,
    Result,
    TableRow,
    cross_table_picture,
)
from tests.cases import for_each

HOSTILE = ["W" * 32, "דנה כהן", "𝕏🔥", "", "\u202e\u3164", "a\nb", "ليلى 7", "é" * 40]


def knock_out(entrants, seats=2, going_on=1, *, names=HOSTILE):
    """Return the tables of a whole knock-out, in which the first of each table go on."""
    tables, there, came, depth = [], list(range(entrants)), {}, 0
    while True:
        groups = [there[first : first + seats] for first in range(0, len(there), seats)]
        there, next_came = [], {}
        for who in groups:
            lines = tuple(
                BracketName(names[each % len(names)], each + 1, f"{place}.", on=place <= going_on)
                for place, each in enumerate(who, start=1)
            )
            before = tuple(dict.fromkeys(came[each] for each in who if each in came))
            next_came |= dict.fromkeys(who[:going_on], len(tables))
            there += who[:going_on]
            tables.append(BracketTable(lines, depth, before, final=len(groups) == 1))
        if len(groups) == 1:
            return tuple(tables)
        came, depth = next_came, depth + 1


def drawn(picture):
    return Image.open(BytesIO(picture)).convert("RGB")


def share(image, colour):
    """Return how much of a picture has a colour, about, from 0 to 1."""
    wanted = ImageColor.getrgb(colour)
    near = sum(
        count
        for count, found in image.getcolors(1 << 20)
        if max(abs(a - b) for a, b in zip(found, wanted, strict=True)) < 12
    )
    return near / (image.width * image.height)


@for_each("mirrored", [False, True])
@for_each(
    ("entrants", "seats", "going_on"), [(2, 2, 1), (4, 2, 1), (7, 2, 1), (16, 2, 1), (64, 2, 1), (16, 4, 2), (64, 4, 2)]
)
def test_a_bracket_is_as_wide_as_any_and_high_enough_for_its_tables(entrants, seats, going_on, mirrored):
    tables = knock_out(entrants, seats, going_on)
    image = drawn(bracket_picture(tables, mirrored=mirrored))
    lines = sum(len(table.names) for table in tables)
    assert image.width == WIDTH
    assert image.height >= lines * 28 / 2
    assert share(image, PAPER) < 0.8


def test_a_large_bracket_has_two_halves_of_about_the_same_height():
    image = drawn(bracket_picture(knock_out(64, names=["Laura"])))
    bottom = image.crop((0, image.height - 100, image.width, image.height))
    for half in (bottom.crop((0, 0, WIDTH // 2, 100)), bottom.crop((WIDTH // 2, 0, WIDTH, 100))):
        assert share(half, PAPER) < 0.6


def test_who_went_on_is_gold():
    won, lost = BracketName("WWWWWWWW", 1, on=True), BracketName("WWWWWWWW", 2, on=False)
    assert share(drawn(bracket_picture((BracketTable((won, lost), 0),))), GOLD) > 0
    assert share(drawn(bracket_picture((BracketTable((lost, lost), 0),))), GOLD) == 0


def test_a_bracket_read_from_right_to_left_is_another_picture():
    tables = knock_out(8)
    assert bracket_picture(tables) != bracket_picture(tables, mirrored=True)


def test_a_name_that_cannot_be_drawn_is_a_number():
    empty = [bracket_picture((BracketTable((BracketName("\u3164", number),), 0),)) for number in (1, 2)]
    assert empty[0] != empty[1]


def test_a_bracket_without_tables_is_none():
    with pytest.raises(ValueError, match="table"):
        bracket_picture(())


@settings(deadline=None, max_examples=30)
@given(st.lists(st.text(max_size=40), min_size=2, max_size=4), st.text(max_size=6))
def test_any_names_can_be_drawn(names, mark):
    lines = tuple(BracketName(name, number, mark) for number, name in enumerate(names))
    assert drawn(bracket_picture((BracketTable(lines, 0),))).width == WIDTH
    rows = tuple(TableRow(10**6, name, number, mark, (Cell(mark, Result.WON),)) for number, name in enumerate(names))
    assert drawn(cross_table_picture((mark,), rows)).width == WIDTH


@pytest.mark.parametrize("rounds", [0, 1, MOST_CELLS])
def test_each_result_of_a_cross_table_has_its_colour(rounds):
    cells = tuple(Cell("+104", result) for result in [*Result, *Result])[:rounds]
    rows = tuple(TableRow(place, "W" * 32, place, "9½", cells, medal=place) for place in range(1, 17))
    for mirrored in (False, True):
        image = drawn(cross_table_picture(tuple(map(str, range(rounds))), rows, mirrored=mirrored))
        for cell in cells:
            assert share(image, COLOURS[cell.result]) > 0.001
