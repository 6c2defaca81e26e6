"""The faces of Stardust's cards: structures, sizes and suns can be told apart without colour, at every size."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.faces.catalog import FACES
from bot.faces.stardust.cards import card_image
from bot.faces.stardust.examples import EXAMPLES, example_picture
from bot.faces.stardust.pictures import course_picture
from bot.games.stardust.deck import CARD_OF_NAME, NAMES
from tests.cases import for_each

SIZES = (22, 48, 128)


def grey(picture):
    """Return a card on a dark background, as people see it who see no colours."""
    paper = Image.new("RGBA", picture.size, "#313338")
    paper.alpha_composite(picture)
    return paper.convert("L")


def changed(one, other):
    """Return the share of pixels that differ clearly between two pictures, for people who see no colours."""
    shades = ImageChops.difference(grey(one), grey(other)).point(lambda shade: 255 * (shade > 48))
    return shades.histogram()[255] / (one.width * one.height)


def difference(one, other, size):
    return changed(card_image(CARD_OF_NAME[one], size), card_image(CARD_OF_NAME[other], size))


def test_every_card_has_a_face_of_its_own():
    pictures = {each.name: each.draw() for each in FACES["stardust"].card_pictures({})}
    assert set(pictures) == set(NAMES)
    assert len(set(pictures.values())) == 48
    assert max(map(len, pictures.values())) < 256 * 1024


@for_each("size", SIZES)
@for_each(("one", "other"), list(combinations("FAD", 2)))
@for_each("planet", ["L", "M", "S"])
def test_structures_differ_without_colour(size, one, other, planet):
    assert difference(f"{one}{planet}2", f"{other}{planet}2", size) > {"L": 0.08, "M": 0.04, "S": 0.015}[planet]


@for_each("size", SIZES)
@for_each("structure", "FAD")
@for_each(("one", "other"), list(combinations("LMS", 2)))
def test_sizes_differ_without_colour(size, structure, one, other):
    assert difference(f"{structure}{one}2", f"{structure}{other}2", size) > 0.08


@for_each("size", SIZES)
@for_each("stripes", "123")
def test_red_and_yellow_suns_differ_without_colour(size, stripes):
    assert difference(f"R{stripes}", f"Y{stripes}", size) > 0.1


@for_each("size", SIZES)
@for_each(("one", "other"), list(combinations(NAMES[42:], 2)))
def test_jokers_differ_without_colour(size, one, other):
    assert difference(one, other, size) > 0.08


def test_the_course_of_a_game_has_a_picture_with_names():
    course = ((200, 200, 200), (220, 190, 190), (100, 400, 100))
    nameless, named = (course_picture(course, names) for names in (("",) * 3, ("Laura", "Clara", "Armin")))
    assert nameless != named
    assert nameless[:4] == named[:4] == b"\x89PNG"
    assert max(len(nameless), len(named)) < 50_000


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_is_drawn(name):
    assert example_picture(name)[:4] == b"\x89PNG"
