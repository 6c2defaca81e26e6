"""The faces of Claro's cards: each is different, and they can be told apart without colour, at every size."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.faces.catalog import FACES
from bot.faces.claro.pictures import game_picture
from bot.games.catalog import GAMES
from bot.games.claro.chances import chances
from bot.games.shuffle import Seeded
from tests.cases import for_each
from tests.faces.colour_blindness import SEEN, face, simulated

SIZES = (22, 48, 128)
"""The sizes at which Discord shows an emoji, in pixels: in a line, in a title, enlarged."""


def shades(stars, size, kind="no colour at all"):
    """Return the lower part of a card, with its stars, on white, as a person with these eyes sees it."""
    seen = simulated(face(7, stars), SEEN[kind]).resize((size, size), Image.Resampling.LANCZOS)
    white = Image.new("RGBA", seen.size, "#FFFFFF")
    white.alpha_composite(seen)
    return white.convert("RGB").crop((0, size * 6 // 10, size, size))


def outline(stars, size):
    """Return the shape of a star, whatever its colour: the pixels that are darker than the paper around it."""
    return shades(stars, size).convert("L").point(lambda shade: 255 * (shade < 230), "1")


def area(shape):
    """Return the number of pixels in a shape."""
    return shape.convert("L").histogram()[255]


@for_each("size", SIZES)
@for_each(("one", "other"), list(combinations("BYP", 2)))
def test_any_two_star_shapes_differ_in_greyscale(size, one, other):
    mine, theirs = outline(one, size), outline(other, size)
    different = area(ImageChops.logical_xor(mine, theirs)) / area(ImageChops.logical_or(mine, theirs))
    assert different > 0.15


@for_each("kind", SEEN)
@for_each(("one", "other"), list(combinations(("", "B", "Y", "P", "BY", "BP", "YP", "BYP"), 2)))
def test_any_two_kinds_of_stars_look_different_to_everybody(kind, one, other):
    difference = ImageChops.difference(shades(one, 48, kind), shades(other, 48, kind)).convert("L")
    assert difference.getextrema()[1] > 60


def test_every_card_has_a_face_of_its_own():
    pictures = {each.name: each.draw() for each in FACES["claro"].card_pictures({})}
    assert len(pictures) == len(set(pictures.values())) == 51
    assert max(map(len, pictures.values())) < 256 * 1024


def test_a_game_of_any_length_has_a_picture():
    game = GAMES["claro"]
    for seats in (2, 4, 6):
        position = game.start(seats, Seeded(bytes(31) + bytes([seats])), game.read_options({}))
        while position.outcome is None:
            seat = position.to_act[0]
            position.play(seat, position.legal_moves(seat)[0])
        rounds = tuple(position.rounds)
        nobody, named = ("",) * seats, ("Laura", "W" * 32, "<@5>\n**", "לורה", "", "ليلى")[:seats]
        whole = game_picture(position.options.deck, rounds, nobody)
        assert whole != game_picture(position.options.deck, rounds, named)
        for names in (nobody, named):
            for picture in (game_picture(position.options.deck, rounds, names),):
                assert picture.startswith(b"\x89PNG")
                assert len(picture) < 1024 * 1024
                width, height = (int.from_bytes(picture[at : at + 4], "big") for at in (16, 20))
                assert height < 1.5 * width  # Discord makes a higher one too small to be read on a phone
        assert whole != game_picture(position.options.deck, (*reversed(rounds[:-1]), rounds[-1]), nobody)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_chances_go_by_the_stars(seats):
    level = chances((0,) * seats)
    assert level == pytest.approx((1 / seats,) * seats)
    ahead = chances((2, *(0,) * (seats - 1)))
    assert sum(ahead) == pytest.approx(1)
    assert ahead[0] > max(ahead[1:]) == min(ahead[1:]) > 0
    assert chances((3, *(2,) * (seats - 1))) == (1.0, *(0.0,) * (seats - 1))
    if seats == 2:  # one seat needs one more star, the other two in a row
        assert chances((2, 1)) == pytest.approx((0.75, 0.25))
