"""The picture of the rounds of a finished game of Claro: the cards that won them, and who played those."""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.art.chart import STROKES
from bot.art.colours import FAINT, GOLD, LINE, PAPER, TEXT
from bot.art.packing import card_palette, png, scaled
from bot.art.writing import labels, write
from bot.faces.claro.cards import joker_face, number_face
from bot.games.claro.deck import NUMBERS, Deck
from bot.games.claro.view import ClaroRound
from bot.games.game import Card

CARD: Final = 88
"""The edge of a card, in pixels."""
GAP: Final = 14
MARGIN: Final = 24
ROW: Final = CARD + 40
WIDE: Final = 6
"""The number of cards in a line. With more, cards and names would be too small on a phone."""
WIDTH: Final = 2 * MARGIN + WIDE * (CARD + GAP) - GAP
NAME: Final = 21
"""The height of the names below the cards."""
CACHED: Final = 128
"""The number of pictures that are cached, because a message with a picture is edited again and again."""


@lru_cache(CACHED)
def game_picture(deck: Deck, rounds: tuple[ClaroRound, ...], names: tuple[str, ...]) -> bytes:
    """Return a PNG of a whole game: for each round the card that won it and who played that.

    All cards would make the picture so high that Discord shows it too small to be read.
    """
    image = Image.new("RGB", (WIDTH, 2 * MARGIN + -(-len(rounds) // WIDE) * ROW), PAPER)
    draw = ImageDraw.Draw(image)
    below = labels(names, NAME, CARD + GAP - 4)
    for place, won in enumerate(rounds):
        seat, card = next((turn.seat, turn.card) for turn in reversed(won.turns) if turn.card is not None)
        row, column = divmod(place, WIDE)
        left, y = MARGIN + column * (CARD + GAP), MARGIN + row * ROW
        face = card_face(deck, card, CARD)
        image.paste(face, (left, y), face)
        write(draw, below[seat], (left + CARD / 2, y + CARD + 20), NAME, STROKES[seat % len(STROKES)][0])
    return png(image, palette(deck))


@lru_cache(4)
def palette(deck: Deck) -> Image.Image:
    """Return the palette for all pictures with cards of this deck.

    Cards with stars of the same colours share theirs, so one of each kind is enough. Drawing a card takes long.
    """
    kinds = {frozenset(stars): card for card, stars in enumerate(deck.stars[:NUMBERS])}
    cards = (card_face(deck, card, CARD) for card in (*kinds.values(), NUMBERS))
    return card_palette(cards, (LINE, TEXT, FAINT, GOLD, *(colour for colour, _, _ in STROKES)))


@lru_cache(256)
def card_face(deck: Deck, card: Card, edge: int) -> Image.Image:
    """Return a card's face with this edge, in pixels."""
    return scaled(number_face(card + 1, deck.stars[card]) if card < NUMBERS else joker_face(), edge)
