"""The picture that introduces Stardust: the cards of a system, and its points."""

from functools import lru_cache, partial
from typing import Final

from PIL import Image

from bot.art.canvas import INK, large
from bot.art.scene import WIDTH, Scene
from bot.faces.stardust.cards import face
from bot.games.stardust.deck import CARD_OF_NAME, POINTS

CARDS: Final = ("AL4", "AL3", "AL2", "FM4", "FM3")
"""A mixed system: three planets of one kind, two of another."""


@lru_cache(8)
def hero_picture(title: str, accent: str) -> bytes:
    """Return the PNG."""
    scene, middle = Scene(352), WIDTH / 2
    scene.rays((middle, 196), 150, "#AEB8E8")
    scene.fan([_card(name) for name in CARDS], (middle, 184), 156, 13)
    scene.star((middle, 276), 62, points=12, inner=0.8)
    scene.text(str(sum(POINTS[CARD_OF_NAME[name]] for name in CARDS)), (middle, 276), 50, INK, 90, bold=True)
    scene.ribbon(title, (middle, 52), 460, accent, 60)
    return scene.png()


@lru_cache(len(CARDS))
def _card(name: str) -> Image.Image:
    return large(partial(face, CARD_OF_NAME[name]))
