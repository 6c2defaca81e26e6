"""Posters, and the pictures that introduce the games: small, transparent around what they show, and never missing."""

from io import BytesIO
from itertools import product

import pytest
from PIL import Image

from bot.art.canvas import INK
from bot.art.scene import LEGIBLE, SMALLEST, WIDTH, legible
from bot.faces import poster
from bot.faces.catalog import FACES
from bot.faces.face import Example
from bot.faces.guarded import GuardedFace, Unfit
from bot.faces.plain import PlainFace
from bot.games.catalog import GAMES
from bot.locales.words import LANGUAGES, words_for
from tests.cases import for_each

ENGLISH = words_for("en")
CLARO = GAMES["claro"]
MOST_BYTES = 60_000


def image_of(example):
    content = example.draw()
    assert len(content) <= MOST_BYTES
    return Image.open(BytesIO(content)).convert("RGBA")


@for_each("make, game, language", product((poster.poster, poster.hero), FACES, LANGUAGES))
def test_posters_and_introductions_are_small_and_transparent(make, game, language):
    made = make(words_for(language), game)
    drawn = image_of(made)
    assert made.caption
    assert drawn.width == WIDTH
    corners = [(x, y) for x in (0, WIDTH - 1) for y in (0, drawn.height - 1)]
    assert max(drawn.getpixel(corner)[3] for corner in corners) <= 1  # the palette may take nothing for hardly anything


@pytest.mark.parametrize("game", FACES)
def test_a_poster_names_its_cards_which_have_pictures(game):
    names = {each.name for each in FACES[game].card_pictures({})}
    shown = FACES[game].poster()
    assert set(shown) <= names
    for name in shown:
        assert FACES[game].card_label(ENGLISH, name) in poster.poster(ENGLISH, game).caption


def test_what_has_an_order_runs_as_the_language_is_read():
    english, hebrew = (image_of(poster.hero(words_for(language), "africa")) for language in ("en", "he"))
    tops = [[drawn.crop((left, 118, left + 320, 352)).getbbox()[1] for left in (0, 320)] for drawn in (english, hebrew)]
    assert [left > right for left, right in tops] == [True, False]  # the highest card comes last


def test_no_letter_is_too_small_however_long_the_title(monkeypatch):
    sizes = []
    monkeypatch.setattr("bot.art.scene.write", lambda draw, text, where, size, *more, **named: sizes.append(size))
    poster._draw.__wrapped__("claro", ("1",), "W" * 30, "ו" * 100, 0)
    poster._draw.__wrapped__("claro", (), "\U000f0000", "", 0xFFFFFF)
    assert min(sizes) >= SMALLEST


def test_ink_can_be_read_on_any_ribbon():
    def light(colour):
        parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
        linear = (each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts)
        return sum(part * share for part, share in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))

    for colour in ("#000000", "#5865F2", "#8C6FF0", "#F5C542", "#FFFFFF"):
        assert (light(legible(colour)) + 0.05) / (light(INK) + 0.05) >= LEGIBLE
    assert legible("#F5C542") == "#F5C542"


class Own(PlainFace):
    """A face with a poster of its own."""

    def poster(self):
        return ["1", "2"]

    def hero(self, words):
        return Example("hero", "two cards", lambda: b"")


class Bare:
    """A face that was written before there were posters."""


def test_a_face_without_a_poster_has_a_plain_one():
    plain = PlainFace(CLARO)
    assert len(set(plain.poster())) == 3
    assert GuardedFace(Bare(), plain).poster() == [*plain.poster()]
    assert GuardedFace(Bare(), plain).hero(ENGLISH) is None
    own = GuardedFace(Own(CLARO), plain)
    assert own.poster() == ["1", "2"]
    assert own.hero(ENGLISH).caption == "two cards"


def test_a_poster_that_fails_is_plain(caplog):
    broken = type("Broken", (PlainFace,), {"poster": lambda self: "12", "hero": lambda self, words: 1 / 0})
    face, plain = GuardedFace(broken(CLARO), PlainFace(CLARO)), PlainFace(CLARO)
    assert face.poster() == [*plain.poster()]
    assert face.hero(ENGLISH) is None
    face.strict = True
    with pytest.raises(Unfit):
        face.poster()


def test_a_game_without_an_introduction_has_its_poster_there(monkeypatch):
    monkeypatch.setattr(type(FACES["claro"]), "hero", lambda self, words: None)
    assert poster.hero(ENGLISH, "claro").name == "poster"
    monkeypatch.setattr(type(FACES["claro"]), "introduced_by", "example-a")
    assert poster.hero(ENGLISH, "claro").name == "example-a"
