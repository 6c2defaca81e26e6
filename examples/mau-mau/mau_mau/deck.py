"""The pack of French cards. A card is its suit's place times 13 plus its rank's place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.games.game import Card

SUITS: Final = "CSHD"
"""Clubs, spades, hearts and diamonds."""

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")

NAMES: Final = tuple(f"{rank}{suit}" for suit in SUITS for rank in RANKS)
CARD_OF_NAME: Final = {name: card for card, name in enumerate(NAMES)}

SUIT: Final = tuple(card // len(RANKS) for card in range(len(NAMES)))
"""The place in ``SUITS`` of each card's suit."""
RANK: Final = tuple(card % len(RANKS) for card in range(len(NAMES)))
"""The place in ``RANKS`` of each card's rank."""

SEVEN, EIGHT, JACK, ACE = (RANKS.index(rank) for rank in ("7", "8", "J", "A"))

_WORTH: Final = {"J": 20, "A": 11, "K": 10, "Q": 10}
POINTS: Final = tuple(_WORTH.get(RANKS[rank]) or int(RANKS[rank]) for rank in RANK)
"""What each card counts in the hand of somebody who has lost the round."""

PACKS: Final = {
    32: tuple(card for card in range(len(NAMES)) if RANK[card] >= SEVEN),
    52: tuple(range(len(NAMES))),
}
"""The cards of each pack, by their number."""


def points_of(cards: Iterable[Card]) -> int:
    """Return what cards count together."""
    return sum(POINTS[card] for card in cards)
