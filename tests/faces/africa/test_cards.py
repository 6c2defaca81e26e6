"""The faces of Star of Africa's cards: values and colours can be told apart without colour, at every size."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.faces.africa.cards import card_image
from bot.faces.africa.examples import EXAMPLES, example_picture
from bot.faces.africa.pictures import round_picture
from bot.faces.catalog import FACES
from bot.games.africa.deck import NAMES
from tests.cases import for_each
from tests.faces.stardust.test_cards import SIZES, changed
from tests.games.africa.by_hand import deal
from tests.games.claro.by_hand import play


def difference(one, other, size):
    return changed(card_image(NAMES.index(one), size), card_image(NAMES.index(other), size))


def test_every_card_has_a_face_of_its_own():
    pictures = {each.name: each.draw() for each in FACES["africa"].card_pictures({})}
    assert set(pictures) == set(NAMES)
    assert len(set(pictures.values())) == 54
    assert max(map(len, pictures.values())) < 256 * 1024


@for_each("size", SIZES)
@for_each(("one", "other"), list(combinations("RBGY", 2)))
@for_each("value", [2, 7, 10, 13])
def test_colours_differ_without_colour(size, one, other, value):
    assert difference(f"{value}{one}", f"{value}{other}", size) > 0.004


@for_each("size", SIZES)
@for_each(("one", "other"), list(combinations((2, 3, 6, 8, 9, 10, 11, 12, 13, 14), 2)))
def test_values_differ(size, one, other):
    assert difference(f"{one}R", f"{other}R", size) > 0.02


def test_rounds_have_a_picture():
    position = deal("3R 4R 5R 14R", "6B 7B 8B 13B", rounds="1")
    play(position, "3R", "6B", "under 4R", "7B", "under 5R", "8B", "14R")
    one, two = round_picture(position.rounds, ("", "")), round_picture(position.rounds * 2, ("", ""))
    assert one[:4] == two[:4] == b"\x89PNG"
    assert len(one) < len(two) < 100_000
    named = round_picture(position.rounds, ("Laura", "W" * 32))
    assert named != one
    assert named[16:24] == one[16:24]  # width and height


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_is_drawn(name):
    assert example_picture(name)[:4] == b"\x89PNG"
