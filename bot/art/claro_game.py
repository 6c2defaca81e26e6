"""A finished game of Claro at a glance: each round's run of cards, who played which, and where the stars went."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from bot.art.claro import joker_face, number_face
from bot.games.claro.deck import NUMBERS, Deck
from bot.games.claro.rules import STARS_TO_WIN
from bot.games.claro.view import ClaroRound
from bot.games.game import Card

CARD: Final = 76
"""The edge of a card, in pixels."""
GAP: Final = 10
MARGIN: Final = 24
ROW: Final = CARD + 40
LEFT: Final = 70
"""Room for the round's number."""
WIDE: Final = 9
"""Cards in a line: more would be too small on a phone."""
COLUMN: Final = 56
"""The width of a seat's column of stars."""
HEAD: Final = 40
COLOURS_KEPT: Final = 192

_PAPER: Final = "#20263F"
_LINE: Final = "#3A4266"
_TEXT: Final = "#F4F1E4"
_FAINT: Final = "#A9B0CC"
_GOLD: Final = "#F5C542"


def game_picture(deck: Deck, rounds: Sequence[ClaroRound], stars: Sequence[int]) -> bytes:
    """Return a PNG with a row for each round; the winning card has a golden edge, each card its seat's number below.

    Beside each row stand the stars that every seat has after it, so that the column reads as the course of the game.
    """
    heights = [_lines(each) * ROW for each in rounds]
    cards = LEFT + WIDE * (CARD + GAP)
    width, height = cards + 2 * MARGIN + COLUMN * len(stars), 2 * MARGIN + HEAD + sum(heights)
    image = Image.new("RGB", (width, height), _PAPER)
    draw = ImageDraw.Draw(image)
    columns = [cards + MARGIN + COLUMN * seat + COLUMN / 2 for seat in range(len(stars))]
    for seat, x in enumerate(columns, start=1):
        _write(draw, str(seat), (x, MARGIN + 12), 28, _TEXT)
    so_far, top = [0] * len(stars), MARGIN + HEAD
    for number, (each, tall) in enumerate(zip(rounds, heights, strict=True), start=1):
        so_far[each.winner] += 1
        draw.line((MARGIN, top - 6, width - MARGIN, top - 6), fill=_LINE, width=2)
        _write(draw, f"{number}.", (MARGIN + 22, top + CARD / 2), 28, _FAINT)
        _run(image, draw, deck, each, top)
        for seat, count in enumerate(so_far):
            _stars(draw, (columns[seat], top + CARD / 2), count, _GOLD if seat == each.winner else _FAINT)
        top += tall
    buffer = BytesIO()
    # A palette holds these few flat colours: a quarter of the bytes, and a seventh of the time to pack them.
    image.quantize(COLOURS_KEPT, method=Image.Quantize.FASTOCTREE).save(buffer, "PNG")
    return buffer.getvalue()


def _run(image: Image.Image, draw: ImageDraw.ImageDraw, deck: Deck, played: ClaroRound, top: int) -> None:
    """Draw a round's cards in the order they were played."""
    turns = [(turn.seat, turn.card) for turn in played.turns if turn.card is not None]
    for place, (seat, card) in enumerate(turns):
        line, column = divmod(place, WIDE)
        left, y = MARGIN + LEFT + column * (CARD + GAP), top + line * ROW
        if place == len(turns) - 1:
            edge = (left - 5, y - 3, left + CARD + 4, y + CARD + 6)
            draw.rounded_rectangle(edge, radius=16, outline=_GOLD, width=5)
        face = _face(deck, card)
        image.paste(face, (left, y + 2), face)
        _write(draw, str(seat + 1), (left + CARD / 2, y + CARD + 18), 22, _TEXT)


def _lines(played: ClaroRound) -> int:
    return -(-sum(turn.card is not None for turn in played.turns) // WIDE)


def _stars(draw: ImageDraw.ImageDraw, centre: tuple[float, float], count: int, fill: str) -> None:
    """Draw up to three stars above one another, those not won as outlines."""
    for place in range(STARS_TO_WIN):
        y = centre[1] + (1 - place) * 24
        draw.regular_polygon((centre[0], y, 8), 4, rotation=45, fill=fill if place < count else None, outline=fill)


@lru_cache(256)
def _face(deck: Deck, card: Card) -> Image.Image:
    picture = number_face(card + 1, deck.stars[card]) if card < NUMBERS else joker_face()
    return Image.open(BytesIO(picture)).convert("RGBA").resize((CARD, CARD), Image.Resampling.LANCZOS)


def _write(draw: ImageDraw.ImageDraw, text: str, centre: tuple[float, float], size: int, fill: str) -> None:
    draw.text(centre, text, font=ImageFont.load_default(size=size), fill=fill, anchor="mm")
