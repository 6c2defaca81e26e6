"""The picture of a finished game of Claro: the cards, who played them, and the stars."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from bot.art.chart import NAME as ENDS_NAME
from bot.art.chart import STROKES, Chart, draw_chart
from bot.art.colours import FAINT, GOLD, LINE, PAPER, TEXT
from bot.art.packing import make_palette, png
from bot.art.writing import labels, write
from bot.faces.claro.cards import joker_face, number_face
from bot.games.claro.chances import chances
from bot.games.claro.deck import NUMBERS, Deck
from bot.games.claro.rules import STARS_TO_WIN
from bot.games.claro.view import ClaroRound
from bot.games.game import Card, Seat

CARD: Final = 88
"""The edge of a card, in pixels."""
GAP: Final = 14
MARGIN: Final = 24
HEAD: Final = 56
"""The height of the line above a round's cards."""
ROW: Final = CARD + 40
WIDE: Final = 6
"""The number of cards in a line. With more, cards and names would be too small on a phone."""
WIDTH: Final = 2 * MARGIN + WIDE * (CARD + GAP) - GAP
NAME: Final = 21
"""The height of the names below the cards."""
CHART: Final = 260
ENDS: Final = 120
"""The width of the names beside the chart."""
CACHED: Final = 128
"""The number of pictures that are cached, because a message with a picture is edited again and again."""


@lru_cache(CACHED)
def game_picture(deck: Deck, rounds: tuple[ClaroRound, ...], names: tuple[str, ...]) -> bytes:
    """Return a PNG of a whole game: the Superstar, and for each round the card that won it and who played that.

    Below is the course of the game: each seat's chance to win it after every round. All cards would make the picture so
    high that Discord shows it too small to be read.

    :param names: the name of each seat; empty if it is not known.
    """
    course = _stars_after(rounds, len(names))
    sheet = _Sheet(deck, names, HEAD + _height(len(rounds)) + CHART)
    superstar = course[-1].index(STARS_TO_WIN)
    sheet.winner(superstar)
    sheet.cards([_cards(each)[-1] for each in rounds], golden=None)
    sheet.chart([chances(stars) for stars in course])
    return sheet.png()


def _cards(played: ClaroRound) -> list[tuple[Seat, Card]]:
    """Return the cards of a round in the order of play, with who played each. The last one won it."""
    return [(turn.seat, turn.card) for turn in played.turns if turn.card is not None]


def _stars_after(rounds: Sequence[ClaroRound], seats: int) -> list[tuple[int, ...]]:
    """Return everybody's stars before the first round and after each round."""
    course = [(0,) * seats]
    for each in rounds:
        course.append(tuple(count + (seat == each.winner) for seat, count in enumerate(course[-1])))
    return course


class _Sheet:
    """A picture that is drawn from top to bottom."""

    def __init__(self, deck: Deck, names: Sequence[str], height: int) -> None:
        self._deck = deck
        self._names = names
        self._image = Image.new("RGB", (WIDTH, 2 * MARGIN + height), PAPER)
        self._draw = ImageDraw.Draw(self._image)
        self._top = MARGIN

    def winner(self, seat: Seat) -> None:
        """Draw the Superstar's crown, name and stars."""
        middle, left = self._top + HEAD / 2 - 8, float(MARGIN)
        points = ((0, 10), (0, -9), (10, 0), (18, -13), (26, 0), (36, -9), (36, 10))
        self._draw.polygon([(left + x, middle + y) for x, y in points], fill=GOLD)
        left += 48
        name = labels(self._names, 30, WIDTH - MARGIN - left - 120)[seat]
        write(self._draw, name, (left, middle), 30, STROKES[seat % len(STROKES)][0], anchor="lm")  # as below
        for place in range(STARS_TO_WIN):
            draw_star(self._draw, (WIDTH - MARGIN - 92 + 36 * place, middle), 15, filled=True)
        self._top += HEAD

    def cards(self, turns: Sequence[tuple[Seat, Card]], golden: int | None) -> None:
        """Draw cards, each with the name of who played it.

        :param golden: the place of the card that has a golden edge; None if none has.
        """
        below = labels(self._names, NAME, CARD + GAP - 4)
        for place, (seat, card) in enumerate(turns):
            line, column = divmod(place, WIDE)
            left, y = MARGIN + column * (CARD + GAP), self._top + line * ROW
            if place == golden:
                edge = (left - 5, y - 5, left + CARD + 4, y + CARD + 4)
                self._draw.rounded_rectangle(edge, radius=18, outline=GOLD, width=5)
            face = card_face(self._deck, card, CARD)
            self._image.paste(face, (left, y), face)
            write(self._draw, below[seat], (left + CARD / 2, y + CARD + 20), NAME, STROKES[seat % len(STROKES)][0])
        self._top += _height(len(turns))

    def chart(self, course: Sequence[Sequence[float]]) -> None:
        """Draw each seat's chance to win after every round."""
        self._draw.line((MARGIN, self._top - 2, WIDTH - MARGIN, self._top - 2), fill=LINE, width=2)
        box = (MARGIN + 60, self._top + 30, WIDTH - MARGIN - ENDS - 10, self._top + CHART - 30)
        names = labels(self._names, ENDS_NAME, ENDS)
        lines = tuple(zip(*course, strict=True))
        draw_chart(self._draw, box, Chart(lines, ink=TEXT, faint=FAINT, lines=LINE, names=names))

    def png(self) -> bytes:
        """Return the picture as a PNG."""
        return png(self._image, palette(self._deck))


def draw_star(draw: ImageDraw.ImageDraw, centre: tuple[float, float], radius: float, *, filled: bool) -> None:
    """Draw a star with five points, as the cards and the messages have it. One not yet won is an outline."""
    points = []
    for corner in range(10):
        reach = radius if corner % 2 == 0 else radius * 0.42
        angle = pi * corner / 5 - pi / 2
        points.append((centre[0] + reach * cos(angle), centre[1] + reach * sin(angle)))
    draw.polygon(points, fill=GOLD if filled else None, outline=GOLD if filled else FAINT)


def _height(cards: int) -> int:
    return -(-cards // WIDE) * ROW


@lru_cache(4)
def palette(deck: Deck) -> Image.Image:
    """Return the palette for all pictures with cards of this deck.

    Cards with stars of the same colours share theirs, so one of each kind is enough. Drawing a card takes long.
    """
    cards = []
    kinds = {frozenset(stars): card for card, stars in enumerate(deck.stars[:NUMBERS])}
    for card in (*kinds.values(), NUMBERS):
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
