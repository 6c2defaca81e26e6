"""Pictures of the showdown of a hand of Stardust and, at the end of a game, of the course of everybody's credits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.art.chart import STROKES, Chart, draw_chart
from bot.art.colours import FAINT, GOLD, LINE, PAPER, TEXT
from bot.art.packing import make_palette, png
from bot.art.writing import write
from bot.faces.stardust.cards import card_image
from bot.games.game import Card, Seat
from bot.games.stardust.combinations import best_combination
from bot.games.stardust.deck import CARDS
from bot.games.stardust.view import StardustHand

CARD: Final = 84
"""The edge of a card, in pixels."""
GAP: Final = 14
MARGIN: Final = 24
ROW: Final = CARD + 26
LEFT: Final = 56
"""The width of the seat's number."""
MOST_CARDS: Final = 6
RIGHT: Final = 210
"""The width of the points and of what the seat took."""
CHART: Final = 260
SCALE: Final = 100
"""The top of the chart is a multiple of this many credits."""
CACHED: Final = 64
"""The number of pictures that are cached, because a message with a picture is edited again and again."""

Course = tuple[tuple[int, ...], ...]
"""What every seat had before the first hand and after each hand, in credits."""


@lru_cache(CACHED)
def showdown_picture(hand: StardustHand, course: Course | None = None) -> bytes:
    """Return a PNG with a row for each hand that was shown.

    The cards that count have a golden edge. After them come their points and, in gold, what the seat took.

    :param course: what to draw as a chart below the rows; None for no chart.
    """
    cards = LEFT + MOST_CARDS * (CARD + GAP)
    width = cards + RIGHT + 2 * MARGIN
    height = len(hand.shown) * ROW + (CHART if course else 0) + 2 * MARGIN
    image = Image.new("RGB", (width, height), PAPER)
    draw = ImageDraw.Draw(image)
    for row, (seat, shown) in enumerate(hand.shown):
        _row(image, draw, MARGIN + row * ROW, seat, shown, hand.taken[seat])
    if course:
        top = MARGIN + len(hand.shown) * ROW
        _chart(draw, (MARGIN + LEFT + 30, top + 20, width - MARGIN - 40, height - MARGIN - 30), course)
    return png(image, _palette())


def _row(image: Image.Image, draw: ImageDraw.ImageDraw, top: int, seat: Seat, cards: Sequence[Card], took: int) -> None:
    write(draw, str(seat + 1), (MARGIN + 20, top + CARD / 2), 34, GOLD if took else TEXT)
    best = best_combination(cards)
    counting = best.cards if best else ()
    for place, card in enumerate(sorted(cards, key=lambda each: each not in counting)):
        left = MARGIN + LEFT + place * (CARD + GAP)
        if card in counting:
            draw.rounded_rectangle(
                (left - 6, top - 6, left + CARD + 5, top + CARD + 5), radius=18, outline=GOLD, width=5
            )
        face = card_image(card, CARD)
        image.paste(face, (left, top), face)
    right = MARGIN + LEFT + MOST_CARDS * (CARD + GAP)
    write(draw, str(best.points) if best and best.points else "-", (right + 40, top + CARD / 2), 40, TEXT)
    if took:
        write(draw, f"+{took}", (right + RIGHT - 10, top + CARD / 2), 34, GOLD, anchor="rm")


def _chart(draw: ImageDraw.ImageDraw, box: tuple[float, float, float, float], course: Course) -> None:
    most = -(-max(max(each) for each in course) // SCALE) * SCALE
    values = tuple(tuple(each / most for each in line) for line in zip(*course, strict=True))
    ticks = tuple((part / 4, str(round(most * part / 4))) for part in range(5))
    draw_chart(draw, box, Chart(values, ink=TEXT, faint=FAINT, lines=LINE, ticks=ticks))


@lru_cache(1)
def _palette() -> Image.Image:
    """Return the palette for all pictures with cards of Stardust."""
    cards = []
    for card in range(CARDS):
        paper = Image.new("RGB", (CARD, CARD), PAPER)
        face = card_image(card, CARD)
        paper.paste(face, (0, 0), face)
        cards.append(paper)
    return make_palette(cards, (PAPER, LINE, TEXT, FAINT, GOLD, *(colour for colour, _, _ in STROKES)))
