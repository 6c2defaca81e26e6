"""What a table of Stardust agrees on, and what each seat may see of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from bot.games.game import Card, Move, Outcome, Round, Seat
from bot.games.stardust.betting import BetLimits
from bot.games.stardust.deck import Joker

EXCHANGE: Final = "exchange"
LAY: Final = "lay"
DISCARD: Final = "discard"
PAY: Final = "pay"

MOST_EXCHANGED: Final = 3
"""How many cards one may exchange (rulebook, "Exchanging cards")."""


@dataclass(frozen=True, slots=True)
class StardustOptions:
    """What a table plays for."""

    hands: int = 5
    """How many hands make a game."""
    stake: int = 200
    """What each seat brings to the table, in credits."""
    ante: int = 10
    """What each seat pays into the pot before a hand; the smallest bet and raise, too. In credits."""


class Phase(Enum):
    """How far a hand is (rulebook, the phases of the game)."""

    FIRST_BETS = "first_bets"
    EXCHANGE = "exchange"
    SECOND_BETS = "second_bets"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Question:
    """What a joker that was laid asks of others."""

    joker: Joker
    seat: Seat
    """Who has laid it."""


@dataclass(frozen=True, slots=True)
class StardustHand(Round):
    """A hand that is over; its winner is who took most of the pot."""

    start: Seat
    """Who was the start seat."""
    dealt: tuple[Seat, ...]
    """Who was dealt cards, clockwise from the start seat."""
    gains: tuple[int, ...]
    """What each seat has won or lost, in credits."""
    pot: int
    """What was in the middle, in credits."""
    taken: tuple[int, ...]
    """What each seat got of that."""
    shown: tuple[tuple[Seat, tuple[Card, ...]], ...]
    """The hands of the showdown, clockwise from the start seat; none if all but one had dropped out."""
    moves: int
    """How many moves had been played when it ended."""


@dataclass(frozen=True, slots=True)
class StardustView:
    """What one seat, or a spectator, may see."""

    seat: Seat | None
    options: StardustOptions
    to_act: tuple[Seat, ...]
    turn: int
    phase: Phase
    hand: tuple[Card, ...]
    """The seat's own cards, sorted; none for a spectator."""
    held: tuple[int, ...]
    """How many cards each seat holds."""
    credits: tuple[int, ...]
    """What each seat has left."""
    bets: tuple[int, ...]
    """What each seat has bet in this betting round."""
    paid: tuple[int, ...]
    """What each seat has paid into the pot in this hand."""
    folded: tuple[bool, ...]
    """Who has dropped out of this hand."""
    broke: tuple[bool, ...]
    """Who had nothing left when this hand was dealt."""
    start: Seat
    limits: BetLimits | None
    """What the seat may bet; None where it is not to bet."""
    laid: tuple[tuple[Joker, ...], ...]
    """The jokers that each seat has laid in this hand."""
    exchanged: tuple[int | None, ...]
    """How many cards each seat has exchanged; None if it has not yet."""
    question: Question | None
    """What those to act have to answer; None where nothing is asked."""
    rounds: tuple[StardustHand, ...]
    outcome: Outcome | None
    legal_moves: Sequence[Move]

    @property
    def pot(self) -> int:
        """What is in the middle, in credits."""
        return sum(self.paid)

    @property
    def still_in(self) -> tuple[Seat, ...]:
        """Who can still win this hand."""
        return tuple(seat for seat in range(len(self.credits)) if not self.folded[seat] and not self.broke[seat])
