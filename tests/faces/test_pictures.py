"""The pictures of rounds and games can be read on a phone, whatever people are called."""

from io import BytesIO
from random import Random

import pytest
from PIL import Image

from bot.art import writing
from bot.faces.catalog import FACES
from bot.games.catalog import GAMES
from bot.games.shuffle import Seeded

PHONE = 358
"""How wide a phone of 390 pixels shows a picture, in pixels."""
LEAST = 11
"""The least height of text there, in pixels."""
NAMES = ("W" * 32, "\U000f0000", "Laura", "Clara", "Armin", "Vega")
"""The second name has no letters in any font."""


def pictures(game, seats):
    """Yield each picture of a game that somebody plays at random."""
    dice = Random(seats)
    position = game.start(seats, Seeded(bytes(32)), game.read_options({}))
    drawn = set()
    while True:
        found = FACES[game.name].picture(position, NAMES[:seats])
        if found is not None and found[0] not in drawn:
            drawn.add(found[0])
            yield found[1]()
        if not position.to_act:
            return
        seat = dice.choice(position.to_act)
        legal = position.legal_moves(seat)
        position.play(seat, legal[dice.randrange(len(legal))])


@pytest.mark.parametrize("name", GAMES)
def test_text_is_large_enough_on_a_phone(name, monkeypatch):
    sizes, stamp = [], writing._stamp
    monkeypatch.setattr(writing, "_stamp", lambda text, size, anchor: sizes.append(size) or stamp(text, size, anchor))
    for seats in GAMES[name].seats:
        sizes.clear()
        for picture in pictures(GAMES[name], seats):
            width, height = Image.open(BytesIO(picture)).size
            if sizes:  # a picture that was drawn before comes from the cache
                assert min(sizes) * PHONE / width >= LEAST
            assert height <= 1.5 * width
            sizes.clear()


def test_whose_name_cannot_be_drawn_is_a_number_in_a_circle():
    assert writing.labels(["Laura", "\U000f0000"], 20, 200) == ["Laura", "\u2461"]
    assert writing.circled(6) == "\u2465"
