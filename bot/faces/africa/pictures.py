"""Pictures of the rounds of Star of Africa: everybody's points and jewels, and the growth of the fortunes."""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.art.chart import NAME as ENDS_NAME
from bot.art.chart import STROKES, chart_of, draw_chart
from bot.art.colours import FAINT, GOLD, LINE, PAPER, TEXT
from bot.art.packing import card_palette, png
from bot.art.writing import labels, write
from bot.faces.africa.cards import sign_image
from bot.games.africa.view import AfricaRound, jewels_of

MARGIN: Final = 24
LEFT: Final = 60
"""The width of the round's number."""
COLUMN: Final = 150
ROW: Final = 84
HEAD: Final = 44
JEWEL: Final = 44
CHART: Final = 240
LEAST_WIDTH: Final = 520
NARROW: Final = 646
"""In a picture that is wider than this, the chart's numbers are larger, because a phone shows all of it smaller."""
NAME: Final = 28
"""The height of the names above the columns."""
ENDS: Final = 120
"""The width of the names beside the chart."""
CACHED: Final = 64

JEWELS: Final = {8: "horseshoe", 4: "ruby", 2: "emerald", 1: "topaz"}
"""The signs of the jewels of a fortune by their worth in topazes."""


@lru_cache(CACHED)
def round_picture(rounds: tuple[AfricaRound, ...], names: tuple[str, ...]) -> bytes:
    """Return a PNG with a row for each round: every seat's points, and below them the jewels that they brought.

    After more than one round, the picture ends with a chart of all fortunes.
    """
    seats = len(rounds[0].points)
    width = max(LEAST_WIDTH, LEFT + COLUMN * seats) + 2 * MARGIN
    course = len(rounds) > 1
    image = Image.new("RGB", (width, 2 * MARGIN + HEAD + ROW * len(rounds) + (CHART if course else 0)), PAPER)
    draw = ImageDraw.Draw(image)
    column = (width - 2 * MARGIN - LEFT) / seats
    centres = [MARGIN + LEFT + column * (seat + 0.5) for seat in range(seats)]
    for name, x, (colour, _, _) in zip(labels(names, NAME, column - 8), centres, STROKES, strict=False):
        write(draw, name, (x, MARGIN + 16), NAME, colour)
    for number, ended in enumerate(rounds):
        top = MARGIN + HEAD + ROW * number
        draw.line((MARGIN, top - 6, width - MARGIN, top - 6), fill=LINE, width=2)
        write(draw, f"{number + 1}.", (MARGIN + 22, top + 18), 28, FAINT)
        for seat, x in enumerate(centres):
            write(draw, str(ended.points[seat]), (x, top + 14), 30, GOLD if seat == ended.winner else TEXT)
            _jewels(image, ended.jewels[seat], x, top + 30)
    if course:
        top = MARGIN + HEAD + ROW * len(rounds)
        scale = max(1.0, width / NARROW)
        right = width - MARGIN - ENDS * scale - 10
        box = (MARGIN + LEFT + 10, top + 20, right, top + CHART - 30 * scale)
        fortunes = [(0,) * seats]
        for ended in rounds:
            fortunes.append(tuple(had + won for had, won in zip(fortunes[-1], ended.jewels, strict=True)))
        draw_chart(draw, box, chart_of(fortunes, max(JEWELS), labels(names, ENDS_NAME * scale, ENDS * scale)), scale)
    return png(image, _palette())


def _jewels(image: Image.Image, worth: int, centre: float, top: int) -> None:
    signs = [JEWELS[jewel] for jewel, count in jewels_of(worth).items() for _ in range(count)]
    left = centre - len(signs) * (JEWEL + 4) / 2
    for place, name in enumerate(signs):
        drawn = sign_image(name, JEWEL)
        image.paste(drawn, (round(left + place * (JEWEL + 4)), top), drawn)


@lru_cache(1)
def _palette() -> Image.Image:
    jewels = (sign_image(name, JEWEL) for name in JEWELS.values())
    return card_palette(jewels, (LINE, TEXT, FAINT, GOLD, *(colour for colour, _, _ in STROKES)))
