"""Shuffles that anybody can recompute from the seed, and the commitment that proves the seed came first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256, shake_256
from typing import TypeVar

from bot.games.game import BadSetup, Card, IllegalMove

SEED_BYTES = 32
"""Length of a seed; it is written as twice as many hex digits."""

_NUMBER_BYTES = 64
# 512 bits pick one of n! orders; for the 55 cards of the largest deck (below 2^243) the bias stays under 2^-268.

T = TypeVar("T")


def commitment(seed: bytes) -> str:
    """Return what is published before the game: the SHA-256 of the seed, in hex. It binds us and reveals nothing."""
    return sha256(seed).hexdigest()


def read_seed(text: str) -> bytes:
    """Return the seed written as 64 hex digits.

    :raises BadSetup: it is not.
    """
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES or len(text) != 2 * SEED_BYTES:
        raise BadSetup("bad_seed", seed=text)
    return seed


def shuffled(seed: bytes, label: str, items: Sequence[T]) -> list[T]:
    """Return the items in the order that the seed and the label decide.

    The 64 bytes of SHAKE-256(seed followed by the label in UTF-8), read as one big-endian number, are divided by
    n, n-1, … 2 in turn; each remainder r swaps the last item not yet placed with item r.
    """
    order = list(items)
    number = int.from_bytes(shake_256(seed + label.encode()).digest(_NUMBER_BYTES), "big")
    for last in range(len(order) - 1, 0, -1):
        number, other = divmod(number, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


class Seeded:
    """A dealer whose every shuffle follows from one seed."""

    __slots__ = ("seed",)

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def shuffle(self, number: int, cards: Sequence[Card]) -> list[Card]:
        """Return the cards as the game's shuffle with this number leaves them, top card first.

        They are put in the deck's order first, so the result does not depend on how they happened to lie.
        """
        return shuffled(self.seed, f"shuffle {number}", sorted(cards))


class ByHand:
    """A dealer for cards written down by hand: the first deal, then one reshuffle at a time."""

    def __init__(self, deal: Sequence[Card], card_name: Callable[[Card], str]) -> None:
        self._deal = list(deal)
        self._card_name = card_name
        self.next: Sequence[str] | None = None
        """The names of the next reshuffle's cards, top card first; None while none is written down."""

    def shuffle(self, number: int, cards: Sequence[Card]) -> list[Card]:
        """Return the cards in the order that was written down.

        :raises IllegalMove: ``draw_pile_empty`` without a reshuffle written down, ``bad_reshuffle`` when it does not
            name exactly the given cards.
        """
        if number == 0:
            return list(self._deal)
        if self.next is None:
            raise IllegalMove("draw_pile_empty")
        by_name: dict[str, list[Card]] = {}
        for card in cards:
            by_name.setdefault(self._card_name(card), []).append(card)
        if sorted(self.next) != sorted(self._card_name(card) for card in cards):
            raise IllegalMove("bad_reshuffle")
        order = [by_name[name].pop() for name in self.next]
        self.next = None
        return order
