"""The names of the cards' emojis, which say what is drawn and by which version of the drawings."""

from hashlib import sha256
from io import BytesIO

import pytest
from PIL import Image

from bot.faces.catalog import FACES
from bot.faces.drawing import Named, drawings, read_name
from bot.games.claro.deck import standard_deck
from tests.cases import for_each

LONGEST_NAME = 32
"""Discord's limit for an emoji's name, in characters."""

PIXELS = {
    "claro": (3, "3b041990024409b9"),
    "stardust": (2, "1e4f2c7e9c0b9831"),
    "africa": (2, "30087bd17155a24c"),
}
"""The version of each game's drawings, and a hash of the pixels of all of them."""


def pixels(picture):
    """Return what a picture shows, however its file is compressed."""
    image = Image.open(BytesIO(picture)).convert("RGBA")
    return repr(image.size).encode() + image.tobytes()


@pytest.mark.parametrize("game", FACES)
def test_whoever_changes_a_picture_raises_the_version(game):
    face = FACES[game]
    pictures = sorted([*face.card_pictures({}), *face.sign_pictures()], key=lambda each: each.name)
    (version,) = {each.version for each in pictures}
    found = sha256(b"".join(pixels(each.draw()) for each in pictures)).hexdigest()[:16]
    assert (version, found) == PIXELS[game], (
        f"a face looks different: raise DRAWINGS in bot/faces/{game}/cards.py, and note it here with the hash {found}"
    )


def test_names_are_short_and_different_and_say_what_is_drawn():
    found = drawings(standard_deck())
    assert len({each.emoji for each in found}) == len(found) == 163
    assert max(len(each.emoji) for each in found) <= LONGEST_NAME
    for each in found:
        assert read_name(each.emoji) == Named(each.icon, each.marks)


@for_each(
    ("name", "named"),
    [
        ("claro_30_BY_v12", Named("claro_30", "BY")),
        ("claro_30_v1", Named("claro_30", "")),
        ("stardust_Water_v1", Named("stardust_Water", "")),
        ("africa_10R_0a1b2c3d", Named("africa_10R", None)),
        ("claro_logo_v1", None),
        ("claro_51_v1", None),
        ("claro_30", None),
        ("claro_30_v", None),
        ("claro_30_copy_v1", None),
        ("a_cat", None),
    ],
)
def test_the_name_of_an_emoji_tells_whether_it_is_ours(name, named):
    assert read_name(name) == named
