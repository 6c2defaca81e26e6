"""The picture of a game that is over: a crown, who has won, with which cards, and the places of all others.

It is made of what any face gives, and drawn in the same way for all games.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.art.canvas import large
from bot.art.colours import GOLD
from bot.art.scene import SILVER, STARS, WIDTH, Scene
from bot.faces.catalog import FACES

MOST_CARDS: Final = 8
"""How many cards or signs a picture shows."""
MOST_RIBBONS: Final = 3
"""How many winners have a ribbon. If there are more, all have plates."""
MOST_ROWS: Final = 8
LARGEST: Final = 200
"""The edge of a card that has won alone, in pixels."""
ROW: Final = 52
ROW_WIDTH: Final = 560
RIBBON: Final = 520


@dataclass(frozen=True, slots=True)
class Victory:
    """What the picture shows.

    :ivar ribbons: the names of the winners; a sentence where nobody has won, or all together.
    :ivar crowned: whether somebody has won.
    :ivar score: what the winners have reached; it may consist of stars.
    :ivar rows: the others, the best first: place, name and score.
    :ivar cards: the names of the cards or signs that have won, as the face's pictures have them.
    :ivar mirrored: whether it is read from right to left.
    """

    ribbons: tuple[str, ...]
    crowned: bool
    score: str = ""
    rows: tuple[tuple[str, str, str], ...] = ()
    cards: tuple[str, ...] = ()
    mirrored: bool = False


def draw_victory(game: str, victory: Victory, deck: str | None = None) -> bytes:
    """Return the PNG. Drawing takes a while, so do not do it on the event loop.

    :param deck: the host's deck at that table, see ``Face.card_pictures``.
    """
    found = [card_image(game, deck, each) for each in victory.cards[:MOST_CARDS]]
    pictures = [each for each in found if each is not None]
    count = len(pictures)
    edge = min(LARGEST, ROW_WIDTH / (0.62 * (count - 1) + 1.2)) if count else 0.0
    crown = 112 if victory.crowned else 20
    top = crown + edge * 0.5
    ribbon = top + edge * (0.62 + 0.04 * max(count - 2, 0)) + 40
    below = ribbon + 78 * (len(victory.ribbons) - 1) + 50
    starry = bool(victory.score) and set(victory.score) <= STARS
    rows = below + (90 if starry else 66 if victory.score else 0)
    hidden = len(victory.rows) - MOST_ROWS
    shown = victory.rows if hidden <= 0 else (*victory.rows[: MOST_ROWS - 1], ("", f"+{hidden + 1}", ""))
    scene = Scene(round(rows + ROW * len(shown) + 8))
    middle = WIDTH / 2
    if victory.crowned:
        scene.rays((middle, ribbon - 40), min(ribbon - 50, 310), GOLD)
    if pictures:
        step = 14.0 if count < MOST_CARDS - 2 else 12.0
        scene.fan(pictures, (middle, top), edge, step)
    if victory.crowned:
        scene.crown((middle, crown - 6 if count % 2 else crown), 118)
    fill = GOLD if victory.crowned else SILVER
    for place, name in enumerate(victory.ribbons):
        scene.ribbon(name, (middle, ribbon + 78 * place), RIBBON, fill, 48)
    if starry:
        scene.stars(victory.score, (middle, below + 36), 32)
    elif victory.score:
        scene.plate(victory.score, (middle, below + 28), 340, 34, GOLD)
    for place, row in enumerate(shown):
        scene.row(*row, (middle, rows + ROW * (place + 0.5)), ROW_WIDTH, mirrored=victory.mirrored)
    return scene.png()


@lru_cache(64)
def card_image(game: str, deck: str | None, name: str) -> Image.Image | None:
    """Return a card or a sign of this name, larger than it is ever shown; None if the game has none."""
    face = FACES[game]
    pictures = (*face.card_pictures({} if deck is None else {"deck": deck}), *face.sign_pictures())
    draw = next((each.draw for each in pictures if each.name == name), None)
    return None if draw is None else large(draw)
