"""Shuffles that anybody can recompute from the seed, and the commitment that proves the seed came first."""

from collections.abc import Callable, Sequence
from hashlib import sha256, shake_256
from typing import TypeVar

from bot.games.game import BadSetup, Card, IllegalMove

SEED_BYTES = 32
"""The length of a seed. Written down, it has twice as many hex digits."""

_NUMBER_BYTES = 64
# 512 bits choose one of n! orders. The largest deck has 55 cards: 55! is below 2^243, so the bias is below 2^-268.

T = TypeVar("T")


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of the seed in hex. It is published before the game: it binds us and reveals nothing."""
    return sha256(seed).hexdigest()


def sealed_seed(secret: bytes, message: int) -> bytes:
    """Return the seed of a table whose seal first stood in the message with this id: a SHA-256 of both.

    Whoever draws the secret does not choose the id. It follows the secret in decimal digits, in ASCII.
    """
    return sha256(secret + str(message).encode()).digest()


def read_seed(text: str) -> bytes:
    """Read a seed from 64 hex digits.

    :raises BadSetup: ``bad_seed``: the text is something else.
    """
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES or len(text) != 2 * SEED_BYTES:
        raise BadSetup("bad_seed", seed=text)
    return seed


def shuffled(seed: bytes, label: str, items: Sequence[T]) -> list[T]:
    """Return the items in the order that the seed and the label determine.

    The first 64 bytes of SHAKE-256(seed followed by the label in UTF-8) are read as one big-endian number. It is
    divided by n, n-1, … 2 in turn. Each remainder r swaps the last item that has no place yet with item r.
    """
    order = list(items)
    number = int.from_bytes(shake_256(seed + label.encode()).digest(_NUMBER_BYTES), "big")
    for last in range(len(order) - 1, 0, -1):
        number, other = divmod(number, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


class Seeded:
    """A dealer whose shuffles all follow from one seed."""

    __slots__ = ("seed",)

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def shuffle(self, number: int, cards: Sequence[Card]) -> list[Card]:
        """Return the cards in the order of the game's shuffle with this number, top card first.

        The cards are sorted first, so the order in which they are given does not matter.
        """
        return shuffled(self.seed, f"shuffle {number}", sorted(cards))


class ByHand:
    """A dealer for cards that are written down: the first deal, then one reshuffle at a time."""

    def __init__(self, deal: Sequence[Card], card_name: Callable[[Card], str]) -> None:
        self._deal = list(deal)
        self._card_name = card_name
        self.next: Sequence[str] | None = None
        """The names of the next reshuffle's cards, top card first; None if no reshuffle is written down."""

    def shuffle(self, number: int, cards: Sequence[Card]) -> list[Card]:
        """Return the cards in the order that was written down.

        :raises IllegalMove: ``draw_pile_empty`` if no reshuffle is written down; ``bad_reshuffle`` if the reshuffle
            does not name exactly the given cards.
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
