"""Pictures of a round and of a finished game of Claro: the cards, the seats that played them, and the stars."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from bot.art.chart import STROKES, Chart, draw_chart
from bot.art.colours import FAINT, GOLD, LINE, PAPER, TEXT
from bot.art.packing import make_palette, png
from bot.art.writing import write
from bot.faces.claro.cards import joker_face, number_face
from bot.games.claro.chances import chances
from bot.games.claro.deck import NUMBERS, Deck
from bot.games.claro.rules import STARS_TO_WIN
from bot.games.claro.view import ClaroRound
from bot.games.game import Card, Seat

CARD: Final = 76
"""The edge of a card, in pixels."""
GAP: Final = 10
MARGIN: Final = 24
ROW: Final = CARD + 40
LEFT: Final = 70
"""The width of the round's number."""
WIDE: Final = 9
"""The number of cards in a line. With more, cards would be too small on a phone."""
COLUMN: Final = 56
"""The width of a seat's column of stars."""
HEAD: Final = 44
CHART: Final = 240
CACHED: Final = 128
"""The number of pictures that are cached, because a message with a picture is edited again and again."""


@lru_cache(CACHED)
def round_picture(deck: Deck, rounds: tuple[ClaroRound, ...], seats: int) -> bytes:
    """Return a PNG of the last of these rounds: its cards in order, and the stars that every seat has now."""
    sheet = _Sheet(deck, seats, _lines(rounds[-1]) * ROW)
    sheet.head(None)
    stars = _stars_after(rounds, seats)
    sheet.row(len(rounds), rounds[-1], stars[-1])
    return sheet.png()


@lru_cache(CACHED)
def game_picture(deck: Deck, rounds: tuple[ClaroRound, ...], seats: int) -> bytes:
    """Return a PNG with a row for each round: the cards, each with its seat's number, and everybody's stars after it.

    The winning card of a round has a golden edge, and the Superstar has a crown. Below the rows is the course of the
    game: each seat's chance to win it after every round.
    """
    course = _stars_after(rounds, seats)
    sheet = _Sheet(deck, seats, sum(_lines(each) * ROW for each in rounds) + CHART)
    sheet.head(course[-1].index(STARS_TO_WIN))
    for number, (each, stars) in enumerate(zip(rounds, course[1:], strict=True), start=1):
        sheet.row(number, each, stars)
    sheet.chart([chances(stars) for stars in course])
    return sheet.png()


def _stars_after(rounds: Sequence[ClaroRound], seats: int) -> list[tuple[int, ...]]:
    """Return everybody's stars before the first round and after each round."""
    course = [(0,) * seats]
    for each in rounds:
        course.append(tuple(count + (seat == each.winner) for seat, count in enumerate(course[-1])))
    return course


class _Sheet:
    """A picture that is drawn from top to bottom."""

    def __init__(self, deck: Deck, seats: int, height: int) -> None:
        self._deck = deck
        cards = LEFT + WIDE * (CARD + GAP)
        self._width = cards + 2 * MARGIN + COLUMN * seats
        self._columns = [cards + MARGIN + COLUMN * seat + COLUMN / 2 for seat in range(seats)]
        self._image = Image.new("RGB", (self._width, 2 * MARGIN + HEAD + height), PAPER)
        self._draw = ImageDraw.Draw(self._image)
        self._top = MARGIN + HEAD

    def head(self, superstar: Seat | None) -> None:
        """Write the seats' numbers above their columns, and draw a crown for the winner of the game."""
        for seat, x in enumerate(self._columns):
            self._write(str(seat + 1), (x, MARGIN + 16), 28, GOLD if seat == superstar else TEXT)
            if seat == superstar:
                points = ((-15, 0), (-18, -16), (-8, -8), (0, -20), (8, -8), (18, -16), (15, 0))
                self._draw.polygon([(x + dx, MARGIN - 1 + dy) for dx, dy in points], fill=GOLD)

    def row(self, number: int, played: ClaroRound, stars: Sequence[int]) -> None:
        """Draw a round's cards in the order in which they were played, and everybody's stars after it."""
        self._draw.line((MARGIN, self._top - 6, self._width - MARGIN, self._top - 6), fill=LINE, width=2)
        self._write(f"{number}.", (MARGIN + 22, self._top + CARD / 2), 28, FAINT)
        turns = [(turn.seat, turn.card) for turn in played.turns if turn.card is not None]
        for place, (seat, card) in enumerate(turns):
            line, column = divmod(place, WIDE)
            left, y = MARGIN + LEFT + column * (CARD + GAP), self._top + line * ROW
            if place == len(turns) - 1:
                edge = (left - 5, y - 3, left + CARD + 4, y + CARD + 6)
                self._draw.rounded_rectangle(edge, radius=16, outline=GOLD, width=5)
            face = card_face(self._deck, card, CARD)
            self._image.paste(face, (left, y + 2), face)
            self._write(str(seat + 1), (left + CARD / 2, y + CARD + 18), 22, TEXT)
        for seat, count in enumerate(stars):
            self._stars((self._columns[seat], self._top + CARD / 2), count, GOLD if seat == played.winner else FAINT)
        self._top += _lines(played) * ROW

    def _stars(self, centre: tuple[float, float], count: int, fill: str) -> None:
        """Draw three stars above one another. Those not yet won are outlines."""
        for place in range(STARS_TO_WIN):
            y = centre[1] + (1 - place) * 24
            inside = fill if place < count else None
            self._draw.regular_polygon((centre[0], y, 8), 4, rotation=45, fill=inside, outline=fill)

    def chart(self, course: Sequence[Sequence[float]]) -> None:
        """Draw each seat's chance to win after every round."""
        self._draw.line((MARGIN, self._top - 6, self._width - MARGIN, self._top - 6), fill=LINE, width=2)
        box = (MARGIN + LEFT, self._top + 20, self._width - MARGIN - 40, self._top + CHART - 30)
        draw_chart(self._draw, box, Chart(tuple(zip(*course, strict=True)), ink=TEXT, faint=FAINT, lines=LINE))

    def png(self) -> bytes:
        """Return the picture as a PNG."""
        return png(self._image, palette(self._deck))

    def _write(self, text: str, centre: tuple[float, float], size: int, fill: str) -> None:
        write(self._draw, text, centre, size, fill)


def _lines(played: ClaroRound) -> int:
    return -(-sum(turn.card is not None for turn in played.turns) // WIDE)


@lru_cache(4)
def palette(deck: Deck) -> Image.Image:
    """Return the palette for all pictures with cards of this deck."""
    cards = []
    for card in range(NUMBERS + 1):
        paper = Image.new("RGB", (CARD, CARD), PAPER)
        face = card_face(deck, card, CARD)
        paper.paste(face, (0, 0), face)
        cards.append(paper)
    return make_palette(cards, (PAPER, LINE, TEXT, FAINT, GOLD, *(colour for colour, _, _ in STROKES)))


@lru_cache(256)
def card_face(deck: Deck, card: Card, edge: int) -> Image.Image:
    """Return a card's face with this edge, in pixels."""
    picture = number_face(card + 1, deck.stars[card]) if card < NUMBERS else joker_face()
    return Image.open(BytesIO(picture)).convert("RGBA").resize((edge, edge), Image.Resampling.LANCZOS)
