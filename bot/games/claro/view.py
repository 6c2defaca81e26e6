"""The house rules of a table of Claro, and what each seat may see of a game."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.games.claro.deck import (
    ALL_CARDS,
    ALL_JOKERS,
    CARDS,
    JOKER_NAME,
    NAME_OF_BIT,
    CardSet,
    Deck,
    card_set,
    standard_deck,
)
from bot.games.game import Card, Move, Outcome, Round, Seat
from bot.games.lazy_moves import LazyMoves

PASS: Final = "pass"
DISCARD: Final = "discard"


@dataclass(frozen=True, slots=True)
class ClaroOptions:
    """The house rules of a table."""

    free_pass: bool = False
    """Whether a seat may pass although a card fits."""
    hand: int = 5
    """The number of cards in a full hand: 5, or 10 for two players."""
    deck: Deck = field(default_factory=standard_deck)


@dataclass(frozen=True, slots=True)
class Turn:
    """What a seat did on its turn: it played a card, or it passed and ``card`` is None."""

    seat: Seat
    card: Card | None


TURNS: Final = tuple(tuple(Turn(seat, card) for card in (*range(CARDS), None)) for seat in range(6))
"""Every possible turn, by seat and card; the last of each seat is its pass. A game has a hundred turns, so these are
looked up instead of made."""


@dataclass(frozen=True, slots=True)
class ClaroRound(Round):
    """A round that is over, with all its turns."""

    winner: Seat
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
    """The number of cards that each seat holds."""
    turns: tuple[Turn, ...]
    """The turns of this round so far."""
    top: Card | None
    """The card to play on; None before the round's first card."""
    passed: tuple[bool, ...]
    stars: tuple[int, ...]
    discarding: bool
    """Whether it is between two rounds, when all seats but the winner choose their discards."""
    chosen: tuple[bool, ...]
    """Whether each seat has chosen its discards; between rounds only."""
    draw_pile: int
    """The number of cards on the draw pile."""
    discard_pile: CardSet
    """The cards of the discard pile that were played in earlier rounds. Nobody has seen those that were discarded."""
    rounds: tuple[ClaroRound, ...]
    outcome: Outcome | None
    legal_moves: Sequence[Move]

    @property
    def last_to_play(self) -> Seat | None:
        """The seat that played the top card; None before the round's first card."""
        return next((turn.seat for turn in reversed(self.turns) if turn.card is not None), None)

    @property
    def fitting(self) -> CardSet:
        """The seat's own cards that fit on the top card; all of them if no card has been played."""
        return self.hand if self.top is None else self.hand & self.options.deck.fits[self.top]


class Discards(LazyMoves):
    """All possible discards of a hand. Each is made when it is asked for, because a hand of ten has over a thousand."""

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


def beliefs(view: ClaroView) -> tuple[CardSet, list[CardSet]]:
    """Return the cards that a view's seat has not seen, and which of them each seat may hold.

    Unseen are the cards in others' hands, on the draw pile and those that were discarded face down. It has seen its own
    cards, the cards of this round, and those cards of earlier rounds that are still on the discard pile. A seat that
    passed holds no card that would have fitted, unless passing is free (rulebook, "Nothing fits?").
    """
    played = card_set(turn.card for turn in view.turns if turn.card is not None)
    unseen = ALL_CARDS & ~(view.hand | view.discard_pile | played)
    return unseen, [unseen & ~each for each in barred(view, view.turns)]


def barred(view: ClaroView, turns: Iterable[Turn]) -> list[CardSet]:
    """Return, for each seat, the cards ruled out by its passes in these turns."""
    found = [0] * len(view.held)
    top: int | None = None
    for turn in turns:
        if turn.card is not None:
            top = turn.card
        elif top is not None and not view.options.free_pass:
            found[turn.seat] |= view.options.deck.fits[top]
    return found
