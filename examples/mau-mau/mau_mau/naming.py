"""Writes cards and suits: as an emoji with a name, or, without emojis, as a rank and the sign of the suit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.faces.face import Icons, icon_name
from bot.games.game import Card
from bot.locales.words import Words
from mau_mau.cards import SIGN_NAMES, SIGNS
from mau_mau.deck import NAMES, RANK, RANKS, SUIT, SUITS

GAME: Final = "mau-mau"


def icon(name: str) -> str:
    """Return the name of the icon of a card or a sign."""
    return icon_name(GAME, name)


class CardNames:
    """Writes cards in a language, with the emojis that there are."""

    def __init__(self, words: Words, icons: Icons) -> None:
        self._words = words
        self._icons = icons

    def emoji(self, card: Card) -> str | None:
        """Return a card's emoji; None if it has none."""
        return self._icons.get(icon(NAMES[card]))

    def label(self, card: Card) -> str:
        """Return a card's rank and the plain sign of its suit, in this order in every language."""
        return self._words.left_to_right(label(card))

    def full(self, card: Card) -> str:
        """Return a card as an emoji, and in bold as its rank and suit."""
        emoji = self.emoji(card)
        return f"{emoji} **{self.label(card)}**" if emoji else f"**{self.label(card)}**"

    def short(self, card: Card) -> str:
        """Return a card's emoji, or else its rank and suit."""
        return self.emoji(card) or self.label(card)

    def run(self, cards: Iterable[Card]) -> str:
        """Return cards side by side."""
        return " ".join(self.short(card) for card in cards)

    def suit_emoji(self, suit: int) -> str:
        """Return the sign of a suit."""
        letter = SUITS[suit]
        return self._icons.get(icon(SIGN_NAMES[letter])) or SIGNS[letter]

    def suit_name(self, suit: int) -> str:
        """Return the name of a suit."""
        return self._words(f"{GAME}-suit-{SIGN_NAMES[SUITS[suit]]}")

    def suit(self, suit: int) -> str:
        """Return the sign and the name of a suit."""
        return f"{self.suit_emoji(suit)} **{self.suit_name(suit)}**"


def label(card: Card) -> str:
    """Return a card's rank and the plain sign of its suit: the same in every language, as the card's picture shows."""
    return f"{RANKS[RANK[card]]}{SIGNS[SUITS[SUIT[card]]][0]}"
