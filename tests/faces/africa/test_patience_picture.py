"""The picture of the patience: how wide, how large, and that it shows the whole game."""

from io import BytesIO
from random import Random

from PIL import Image

from bot.faces.africa.patience import PatienceFace
from bot.faces.africa.patience_picture import SENT, patience_picture
from bot.faces.face import Icons
from bot.games.africa.patience import HintingPlayer, Patience
from bot.games.shuffle import Seeded
from bot.locales.words import LANGUAGES, words_for

LARGEST = 30_000
"""How many bytes the picture has at most until the last move."""


def positions():
    """Yield the views of some patiences, of which a good player and then a careless one lays every third move."""
    game = Patience()
    for number in range(6):
        seed, dice = number.to_bytes(32, "big"), Random(number)
        position = game.start(1, Seeded(seed), game.read_options({"hand": "23"[number % 2]}))
        while position.to_act:
            view = position.view(0)
            if position.turn % 3 == 0:
                yield view
            position.play(0, HintingPlayer().choose(view, dice) if number < 3 else dice.choice(view.legal_moves))
        yield position.view(0)


def test_it_is_light_and_stands_on_nothing():
    for view in positions():
        png = patience_picture(view.rows, view.hand)
        assert len(png) < LARGEST * (1 if view.hand else 1.2)
        with Image.open(BytesIO(png)) as drawn:
            assert drawn.width == SENT
            assert drawn.convert("RGBA").getpixel((0, 0))[3] == 0
            assert drawn.convert("RGBA").getpixel((SENT // 2, drawn.height - 40))[3] == 255


def test_what_differs_has_another_name_and_its_description_tells_each_row():
    face, names = PatienceFace(), set()
    views = list(positions())
    for view in views:
        names.update(face.picture(words_for(language), view)[0] for language in LANGUAGES)
        for language in LANGUAGES:
            said = face.board(words_for(language), Icons(), view)
            assert "*" not in said
            assert len(said) <= 1024
            for number in range(1, len(view.rows) + 1):
                assert str(number) in said
    assert len(names) == 2 * len(views)  # as it is, and mirrored


def test_hebrew_rows_run_from_the_right():
    view = next(positions())
    there, here = (patience_picture(view.rows, view.hand, mirrored) for mirrored in (False, True))
    assert there != here
