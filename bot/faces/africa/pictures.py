"""Pictures of the rounds of Star of Africa: everybody's points and jewels, and the growth of the fortunes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.art.chart import STROKES, Chart, draw_chart
from bot.art.colours import FAINT, GOLD, LINE, PAPER, TEXT
from bot.art.packing import make_palette, png
from bot.art.writing import write
from bot.faces.africa.cards import card_image
from bot.games.africa.deck import CARD_OF_NAME
from bot.games.africa.view import AfricaRound, jewels_of

MARGIN: Final = 24
LEFT: Final = 60
"""The width of the round's number."""
COLUMN: Final = 150
ROW: Final = 74
HEAD: Final = 44
JEWEL: Final = 34
CHART: Final = 240
LEAST_WIDTH: Final = 520
CACHED: Final = 64

FACES: Final = {8: "14Y", 4: "13R", 2: "12G", 1: "11B"}
"""The card that stands for each jewel."""


@lru_cache(CACHED)
def round_picture(rounds: tuple[AfricaRound, ...]) -> bytes:
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
    for seat, x in enumerate(centres):
        write(draw, str(seat + 1), (x, MARGIN + 16), 30, TEXT)
    for number, ended in enumerate(rounds):
        top = MARGIN + HEAD + ROW * number
        draw.line((MARGIN, top - 6, width - MARGIN, top - 6), fill=LINE, width=2)
        write(draw, f"{number + 1}.", (MARGIN + 22, top + 18), 26, FAINT)
        for seat, x in enumerate(centres):
            write(draw, str(ended.points[seat]), (x, top + 14), 30, GOLD if seat == ended.winner else TEXT)
            _jewels(image, ended.jewels[seat], x, top + 30)
    if course:
        top = MARGIN + HEAD + ROW * len(rounds)
        _chart(draw, (MARGIN + LEFT + 10, top + 20, width - MARGIN - 40, top + CHART - 30), rounds)
    return png(image, _palette())


def _jewels(image: Image.Image, worth: int, centre: float, top: int) -> None:
    """Draw the jewels of a seat side by side."""
    faces = [FACES[jewel] for jewel, count in jewels_of(worth).items() for _ in range(count)]
    left = centre - len(faces) * (JEWEL + 4) / 2
    for place, name in enumerate(faces):
        drawn = card_image(CARD_OF_NAME[name], JEWEL)
        image.paste(drawn, (round(left + place * (JEWEL + 4)), top), drawn)


def _chart(draw: ImageDraw.ImageDraw, box: tuple[float, float, float, float], rounds: tuple[AfricaRound, ...]) -> None:
    fortunes = [(0,) * len(rounds[0].points)]
    for ended in rounds:
        fortunes.append(tuple(had + won for had, won in zip(fortunes[-1], ended.jewels, strict=True)))
    most = -(-max(fortunes[-1]) // 8) * 8
    values = tuple(tuple(each / most for each in line) for line in zip(*fortunes, strict=True))
    ticks = tuple((part / 4, str(most * part // 4)) for part in range(5))
    draw_chart(draw, box, Chart(values, ink=TEXT, faint=FAINT, lines=LINE, ticks=ticks))


@lru_cache(1)
def _palette() -> Image.Image:
    cards = []
    for name in FACES.values():
        paper = Image.new("RGB", (JEWEL, JEWEL), PAPER)
        drawn = card_image(CARD_OF_NAME[name], JEWEL)
        paper.paste(drawn, (0, 0), drawn)
        cards.append(paper)
    return make_palette(cards, (PAPER, LINE, TEXT, FAINT, GOLD, *(colour for colour, _, _ in STROKES)))
