"""Pictures of the showdown of a hand of Stardust and, at the end of a game, of the course of everybody's credits."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.art.chart import NAME as ENDS_NAME
from bot.art.chart import STROKES, chart_of, draw_chart
from bot.art.colours import FAINT, GOLD, LINE, PAPER, TEXT
from bot.art.packing import card_palette, png
from bot.art.writing import labels, write
from bot.faces.stardust.cards import card_image
from bot.games.game import Card
from bot.games.stardust.combinations import best_combination
from bot.games.stardust.deck import CARDS
from bot.games.stardust.view import StardustHand

CARD: Final = 84
"""The edge of a card, in pixels."""
GAP: Final = 14
MARGIN: Final = 24
HEAD: Final = 44
"""The height of the line above a hand."""
ROW: Final = HEAD + CARD + 20
MOST_CARDS: Final = 6
WIDTH: Final = 2 * MARGIN + MOST_CARDS * (CARD + GAP) - GAP
NAME: Final = 28
"""The height of names and numbers."""
CHART: Final = 260
ENDS: Final = 120
"""The width of the names beside the chart."""
SCALE: Final = 100
"""The top of the chart is a multiple of this many credits."""
CACHED: Final = 64
"""The number of pictures that are cached, because a message with a picture is edited again and again."""

Course = tuple[tuple[int, ...], ...]
"""What every seat had before the first hand and after each hand, in credits."""


@lru_cache(CACHED)
def showdown_picture(hand: StardustHand, names: tuple[str, ...], course: Course | None = None) -> bytes:
    """Return a PNG with a row for each hand that was shown: its seat, its points and, in gold, the seat's winnings.

    The cards that count have a golden edge. If there is a course, it is drawn as a chart below the rows.
    """
    height = len(hand.shown) * ROW + (CHART if course else 0) + 2 * MARGIN
    image = Image.new("RGB", (WIDTH, height), PAPER)
    draw = ImageDraw.Draw(image)
    above = labels(names, NAME, WIDTH - 2 * MARGIN - 220)
    for row, (seat, shown) in enumerate(hand.shown):
        _row(image, draw, MARGIN + row * ROW, above[seat], shown, hand.taken[seat])
    if course:
        top = MARGIN + len(hand.shown) * ROW
        box = (MARGIN + 50, top + 20, WIDTH - MARGIN - ENDS - 10, height - MARGIN - 30)
        draw_chart(draw, box, chart_of(course, SCALE, labels(names, ENDS_NAME, ENDS)))
    return png(image, _palette())


def _row(image: Image.Image, draw: ImageDraw.ImageDraw, top: int, name: str, cards: Sequence[Card], took: int) -> None:
    best = best_combination(cards)
    middle = top + HEAD / 2 - 4
    write(draw, name, (MARGIN, middle), NAME, GOLD if took else TEXT, anchor="lm")
    points = str(best.points) if best and best.points else "-"
    write(draw, points, (WIDTH - MARGIN - 130, middle), NAME, TEXT, anchor="rm")
    if took:
        write(draw, f"+{took}", (WIDTH - MARGIN, middle), NAME, GOLD, anchor="rm")
    counting = best.cards if best else ()
    top += HEAD
    for place, card in enumerate(sorted(cards, key=lambda each: each not in counting)):
        left = MARGIN + place * (CARD + GAP)
        if card in counting:
            edge = (left - 6, top - 6, left + CARD + 5, top + CARD + 5)
            draw.rounded_rectangle(edge, radius=18, outline=GOLD, width=5)
        face = card_image(card, CARD)
        image.paste(face, (left, top), face)


@lru_cache(1)
def _palette() -> Image.Image:
    cards = (card_image(card, CARD) for card in range(CARDS))
    return card_palette(cards, (LINE, TEXT, FAINT, GOLD, *(colour for colour, _, _ in STROKES)))
