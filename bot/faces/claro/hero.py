"""The picture that introduces Claro: a higher card, then one with the same star."""

from functools import lru_cache, partial
from typing import Final

from PIL import Image

from bot.art.canvas import Point, large
from bot.art.colours import GOLD
from bot.art.scene import PLATE, WIDTH, Scene
from bot.faces.claro.cards import FILL, number_face
from bot.games.claro.deck import standard_deck

CARDS: Final = (24, 30, 17)
"""30 is higher than 24; 17 has the same star as 30."""
EDGE: Final = 184
_APART: Final = 206
_TURNS: Final = (-5, 3, -3)
_LINE: Final = 212.0


@lru_cache(8)
def hero_picture(title: str, *, mirrored: bool) -> bytes:
    """Return the PNG, with the cards in the order in which a language is read."""
    scene, way, stars = Scene(340), -1 if mirrored else 1, standard_deck().stars
    shared = next(each for each in stars[CARDS[1] - 1] if each in stars[CARDS[2] - 1])
    higher, same = ((WIDTH / 2 + way * side * _APART / 2, _LINE + 36) for side in (-1, 1))
    for place, (number, turn) in enumerate(zip(CARDS, _TURNS, strict=True)):
        scene.card(_card(number), (WIDTH / 2 + way * (place - 1) * _APART, _LINE), EDGE, turn)
    scene.rays(same, 80, GOLD)
    for centre in (higher, same):
        scene.disc(centre, 44, PLATE, GOLD)
    scene.shape(_arrow(higher), GOLD)
    scene.star(same, 32, FILL[shared], points=8, inner=0.68)
    scene.ribbon(title, (WIDTH / 2, 52), 460, size=60)
    return scene.png()


@lru_cache(len(CARDS))
def _card(number: int) -> Image.Image:
    return large(partial(number_face, number, standard_deck().stars[number - 1]))


def _arrow(centre: Point) -> list[Point]:
    x, y = centre
    points = ((0, -26), (24, 2), (10, 2), (10, 24), (-10, 24), (-10, 2), (-24, 2))
    return [(x + right, y + down) for right, down in points]
