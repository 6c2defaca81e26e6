"""The picture that introduces Star of Africa: ever higher cards, up to the Star."""

from functools import lru_cache, partial
from typing import Final

from PIL import Image

from bot.art.canvas import large
from bot.art.colours import GOLD
from bot.art.scene import WIDTH, Scene
from bot.faces.africa.cards import face
from bot.games.africa.deck import CARD_OF_NAME

CARDS: Final = ("4R", "8B", "11G", "13Y", "Star")
"""From the lowest to the highest."""


@lru_cache(8)
def hero_picture(title: str, accent: str, *, mirrored: bool) -> bytes:
    """Return the PNG, with the cards in the order in which a language is read."""
    scene, way = Scene(352), -1 if mirrored else 1
    where = [(WIDTH / 2 + way * (108 * step - 234), 270 - 16.0 * step) for step in range(len(CARDS))]
    scene.rays(where[-1], 120, GOLD)
    for step in range(len(CARDS))[::way]:  # a card's number is on its left
        scene.card(_card(CARDS[step]), where[step], 132 + 10 * step, way * (2 * step - 4))
    scene.ribbon(title, (WIDTH / 2, 52), 460, accent, 60)
    return scene.png()


@lru_cache(len(CARDS))
def _card(name: str) -> Image.Image:
    return large(partial(face, CARD_OF_NAME[name]))
