"""The picture of a round that is over: who has won it, what the others still held, and everybody's points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.art.chart import STROKES
from bot.art.colours import FAINT, GOLD, LINE, PAPER, TEXT
from bot.art.packing import make_palette, png
from bot.art.writing import labels, write
from bot.games.game import Card
from mau_mau.cards import back_image, card_image
from mau_mau.deck import points_of
from mau_mau.view import MauMauRound

MARGIN: Final = 16
CARD: Final = 50
GAP: Final = 5
MOST: Final = 8
"""How many cards of a hand stand in a line. More would be too small on a phone."""
LINES: Final = 2
"""How many lines of cards are shown at most; after them comes the number of the others."""
HEAD: Final = 44
"""The height of the signs above the columns of numbers."""
LINE_OF_TEXT: Final = 46
"""The height of a line with a name and its numbers. The cards stand below it."""
COLUMN: Final = 84
"""The width of a column of numbers."""
LETTERS: Final = 30
SIGN: Final = 32
CACHED: Final = 64

WIDTH: Final = 2 * MARGIN + MOST * (CARD + GAP)
COLUMNS: Final = tuple(WIDTH - MARGIN - COLUMN * place for place in (2, 1, 0))
"""Where the columns end: what is left in hand, what the round has brought, and the points of the game so far."""


@lru_cache(CACHED)
def round_picture(ended: MauMauRound, scores: tuple[int, ...], names: tuple[str, ...]) -> bytes:
    """Return a PNG with a row for each seat: its name, three numbers under their signs, and its cards below them.

    The numbers are what its cards count, what it has won with the round, and its points in the game so far. Their
    signs are a card's back, ``+`` and ``Σ``, which are the same in every language.

    :param scores: everybody's points after the round.
    :param names: the name of each seat; empty if it is not known.
    """
    heights = [LINE_OF_TEXT + (CARD + GAP) * min(LINES, _lines(len(hand))) for hand in ended.hands]
    image = Image.new("RGB", (WIDTH, 2 * MARGIN + HEAD + sum(heights)), PAPER)
    draw = ImageDraw.Draw(image)
    _head(image, draw)
    said = labels(names, LETTERS, COLUMNS[0] - COLUMN - MARGIN)
    best = max(scores)
    top = MARGIN + HEAD
    for seat, (hand, height) in enumerate(zip(ended.hands, heights, strict=True)):
        draw.line((MARGIN, top, WIDTH - MARGIN, top), fill=LINE, width=2)
        middle, won = top + LINE_OF_TEXT / 2, seat == ended.winner
        write(draw, said[seat], (MARGIN, middle), LETTERS, STROKES[seat % len(STROKES)][0], anchor="lm")
        total = GOLD if scores[seat] == best else TEXT
        numbers = ((points_of(hand), FAINT), (ended.gain if won else 0, GOLD if won else FAINT), (scores[seat], total))
        for right, (number, colour) in zip(COLUMNS, numbers, strict=True):
            write(draw, str(number), (right, middle), LETTERS, colour, anchor="rm")
        _cards(image, draw, hand, top + LINE_OF_TEXT)
        top += height
    return png(image, palette())


def _head(image: Image.Image, draw: ImageDraw.ImageDraw) -> None:
    """Draw the signs of the columns."""
    middle = MARGIN + HEAD // 2 - 4
    drawn = back_image(SIGN)
    image.paste(drawn, (COLUMNS[0] - SIGN, middle - SIGN // 2), drawn)
    for right, sign in zip(COLUMNS[1:], "+Σ", strict=True):
        write(draw, sign, (right, middle), LETTERS, TEXT, anchor="rm")


def _cards(image: Image.Image, draw: ImageDraw.ImageDraw, hand: Sequence[Card], top: int) -> None:
    """Draw a hand, or as much of it as there is room for, and the number of the other cards."""
    shown = hand[: MOST * LINES - 1] if len(hand) > MOST * LINES else hand
    for place, card in enumerate(shown):
        line, column = divmod(place, MOST)
        drawn = card_image(card, CARD)
        image.paste(drawn, (MARGIN + column * (CARD + GAP), top + line * (CARD + GAP)), drawn)
    if len(shown) < len(hand):
        where = (MARGIN + (MOST - 0.5) * (CARD + GAP), top + CARD / 2 + (LINES - 1) * (CARD + GAP))
        write(draw, f"+{len(hand) - len(shown)}", where, 26, FAINT)


def _lines(cards: int) -> int:
    return -(-cards // MOST)


@lru_cache(1)
def palette() -> Image.Image:
    """Return the palette for all pictures with cards."""
    drawn = []
    for face in (*(card_image(card, CARD) for card in (0, 9, 13, 22, 26, 35, 39, 48)), back_image(CARD)):
        paper = Image.new("RGB", (CARD, CARD), PAPER)
        paper.paste(face, (0, 0), face)
        drawn.append(paper)
    return make_palette(drawn, (PAPER, LINE, TEXT, FAINT, GOLD, *(colour for colour, _, _ in STROKES)))
