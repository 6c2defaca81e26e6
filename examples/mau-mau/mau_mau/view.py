"""The house rules of a table of Mau-Mau, and what each seat may see of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.game import Card, Move, Outcome, Round, Seat
from mau_mau.deck import JACK, RANK, SEVEN, SUIT

DRAW: Final = "draw"
PASS: Final = "pass"
MAU: Final = "mau"
PLAY: Final = ("play", "lay")
"""Optional first words of a move that plays a card."""

AGAIN, SKIP = "again", "skip"
"""What an ace can do: its player plays again, or the next seat is skipped."""


@dataclass(frozen=True, slots=True)
class MauMauOptions:
    """The house rules of a table."""

    pack: int = 0
    """The number of cards in the pack, 32 or 52; 0 for 32 if they suffice, and 52 otherwise."""
    hand: int = 5
    """The number of cards that each seat is dealt."""
    ace: str = ""
    """What an ace does: nothing, ``AGAIN`` or ``SKIP``."""
    jack_on_jack: bool = False
    keep_drawn: bool = False
    """Whether a turn ends with the card that was drawn; otherwise that card may be played at once."""
    penalty: int = 1
    """How many cards somebody draws who has not called the last card; 0 if nobody needs to call it."""
    rounds: int = 3
    """The number of rounds of a game; 0 if it is played to a number of points."""
    target: int = 0
    """The number of points that ends a game; 0 if it has a number of rounds."""


@dataclass(frozen=True, slots=True)
class Done:
    """What everybody saw of a move of this round."""

    seat: Seat
    move: Move
    drew: int
    """The number of cards that the seat drew with it, or because it did not call its last card."""


@dataclass(frozen=True, slots=True)
class MauMauRound(Round):
    """A round that is over."""

    winner: Seat
    gain: int
    """The points that the winner got."""
    hands: tuple[tuple[Card, ...], ...]
    """The cards that were left in each hand."""
    last: Card
    """The top card at the end."""
    forgot: tuple[int, ...]
    """How often each seat did not call its last card."""
    stopped: bool
    """Whether nobody got rid of all cards: nobody could go on, or the round had taken too long."""


@dataclass(frozen=True, slots=True)
class MauMauView:
    """What one seat, or a spectator, may see."""

    seat: Seat | None
    options: MauMauOptions
    pack: int
    """The number of cards in the pack, 32 or 52."""
    to_act: tuple[Seat, ...]
    turn: int
    leader: Seat
    """The seat that began this round."""
    hand: tuple[Card, ...]
    """The seat's own cards, sorted; empty for a spectator."""
    held: tuple[int, ...]
    """The number of cards that each seat holds."""
    discards: tuple[Card, ...]
    """The discard pile, the top card last."""
    wish: int | None
    """The place in ``SUITS`` of the suit that was wished for; None if the top card is no jack that was played."""
    due: int
    """The number of cards that the sevens ask the next seat to draw."""
    has_drawn: bool
    """Whether the seat that is to act has drawn a card on this turn."""
    drawn: Card | None
    """That card, if it is the seat's own."""
    stock: int
    """The number of cards in the stock."""
    called: tuple[bool, ...]
    """Whether each seat has called its last card and still holds only that."""
    done: tuple[Done, ...]
    """The moves of this round so far."""
    scores: tuple[int, ...]
    rounds: tuple[MauMauRound, ...]
    outcome: Outcome | None
    legal_moves: Sequence[Move]

    @property
    def top(self) -> Card:
        """The card to play on."""
        return self.discards[-1]

    @property
    def suit(self) -> int:
        """The place in ``SUITS`` of the suit to play: that of the top card, or the one that was wished for."""
        return SUIT[self.top] if self.wish is None else self.wish

    @property
    def can_draw(self) -> bool:
        """Whether there is any card to draw, in the stock or below the top card."""
        return self.stock + len(self.discards) > 1


def fits(card: Card, top: Card, wish: int | None, due: int, *, jack_on_jack: bool) -> bool:
    """Tell whether a card may be played.

    :param wish: the suit that was wished for, if any.
    :param due: the number of cards that sevens ask for. As long as there are any, only another seven fits.
    """
    rank = RANK[card]
    if due:
        return rank == SEVEN
    if rank == JACK:
        return jack_on_jack or RANK[top] != JACK
    if wish is not None:
        return SUIT[card] == wish
    return SUIT[card] == SUIT[top] or rank == RANK[top]
