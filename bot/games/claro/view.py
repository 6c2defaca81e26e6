"""What a table of Claro agrees on, and what each seat may see of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.games.claro.deck import ALL_JOKERS, CARDS, JOKER_NAME, NAME_OF_BIT, CardSet, Deck, standard_deck
from bot.games.game import Card, Move, Outcome, Round, Seat
from bot.games.lazy_moves import LazyMoves

PASS: Final = "pass"
DISCARD: Final = "discard"


@dataclass(frozen=True, slots=True)
class ClaroOptions:
    """The house rules of a table."""

    free_pass: bool = False
    """Whether one may pass although a card fits."""
    hand: int = 5
    """Cards in a full hand: 5, or for two players 10."""
    deck: Deck = field(default_factory=standard_deck)


@dataclass(frozen=True, slots=True)
class Turn:
    """What a seat did in a round: played a card, or passed (``card`` is None)."""

    seat: Seat
    card: Card | None


TURNS: Final = tuple(tuple(Turn(seat, card) for card in (*range(CARDS), None)) for seat in range(6))
"""Every turn there can be: by seat, then by card, last of all the pass. Looked up, since a game makes a hundred."""


@dataclass(frozen=True, slots=True)
class ClaroRound(Round):
    """A round that is over, with all that was played in it."""

    turns: tuple[Turn, ...]


@dataclass(frozen=True, slots=True)
class ClaroView:
    """What one seat, or a spectator, may see."""

    seat: Seat | None
    options: ClaroOptions
    to_act: tuple[Seat, ...]
    turn: int
    hand: CardSet
    """The seat's own cards; empty for a spectator."""
    held: tuple[int, ...]
    """How many cards each seat holds."""
    turns: tuple[Turn, ...]
    """This round so far."""
    top: Card | None
    """The card to play on; None before the round's first card."""
    passed: tuple[bool, ...]
    stars: tuple[int, ...]
    discarding: bool
    """Whether this is between two rounds, when all but the winner choose what to discard."""
    chosen: tuple[bool, ...]
    """Between rounds: who has chosen."""
    draw_pile: int
    """How many cards are left to draw."""
    discard_pile: CardSet
    """The cards of earlier rounds that lie in the discard pile; those thrown away there nobody has seen."""
    rounds: tuple[ClaroRound, ...]
    outcome: Outcome | None
    legal_moves: Sequence[Move]

    @property
    def fitting(self) -> CardSet:
        """The seat's own cards that fit on the top card; all of them where it is to lead."""
        return self.hand if self.top is None else self.hand & self.options.deck.fits[self.top]


class Discards(LazyMoves):
    """All the discards a hand allows, worked out one at a time: a hand of ten has over a thousand."""

    __slots__ = ("_jokers", "_numbers")

    def __init__(self, hand: CardSet) -> None:
        self._numbers = hand & ~ALL_JOKERS
        self._jokers = (hand & ALL_JOKERS).bit_count()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Discards) and (self._numbers, self._jokers) == (other._numbers, other._jokers)

    def __hash__(self) -> int:
        return hash((self._numbers, self._jokers))

    def __len__(self) -> int:
        return (self._jokers + 1) << self._numbers.bit_count()

    def move_at(self, place: int) -> Move:
        """Return the move at a place."""
        jokers, chosen = divmod(place, 1 << self._numbers.bit_count())
        words, rest = [DISCARD], self._numbers
        while chosen:
            low = rest & -rest
            if chosen & 1:
                words.append(NAME_OF_BIT[low])
            rest ^= low
            chosen >>= 1
        return " ".join([*words, *[JOKER_NAME] * jokers] if jokers else words)
