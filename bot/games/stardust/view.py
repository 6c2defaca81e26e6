"""The house rules of a table of Stardust, and what each seat may see of a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from bot.games.game import Card, Move, Outcome, Round, Seat
from bot.games.stardust.betting import BetLimits
from bot.games.stardust.deck import CARD_OF_JOKER, CARDS, Joker

EXCHANGE, LAY, DISCARD, PAY = "exchange", "lay", "discard", "pay"

MOST_EXCHANGED: Final = 3
"""The most cards that a seat may exchange (rulebook, "Exchanging cards")."""


@dataclass(frozen=True, slots=True)
class StardustOptions:
    """The house rules of a table."""

    hands: int = 5
    """The number of hands in a game."""
    stake: int = 200
    """What each seat brings to the table, in credits."""
    ante: int = 10
    """What each seat pays into the pot before a hand, in credits. It is also the smallest bet and raise."""


class Phase(Enum):
    """The phases of a hand (rulebook, the phases of the game)."""

    FIRST_BETS = "first_bets"
    EXCHANGE = "exchange"
    SECOND_BETS = "second_bets"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Question:
    """A joker that was laid and that others must answer."""

    joker: Joker
    seat: Seat
    """The seat that has laid the joker."""


@dataclass(frozen=True, slots=True)
class StardustHand(Round):
    """A hand that is over. Its winner is the seat that took the most of the pot."""

    winner: Seat
    start: Seat
    """The start seat."""
    dealt: tuple[Seat, ...]
    """The seats that were dealt cards, clockwise from the start seat."""
    gains: tuple[int, ...]
    """What each seat has won or lost, in credits."""
    pot: int
    """All that was paid into the pot and did not go back, in credits."""
    taken: tuple[int, ...]
    """What each seat got of the pot, in credits."""
    shown: tuple[tuple[Seat, tuple[Card, ...]], ...]
    """The hands of the showdown, clockwise from the start seat; none if all but one seat had dropped out."""
    moves: int
    """The number of moves that had been played when the hand ended."""


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
    """The number of cards that each seat holds."""
    credits: tuple[int, ...]
    """What each seat has left."""
    bets: tuple[int, ...]
    """What each seat has bet in this betting round."""
    paid: tuple[int, ...]
    """What each seat has paid into the pot in this hand, without what went back."""
    folded: tuple[bool, ...]
    """Whether each seat has dropped out of this hand."""
    broke: tuple[bool, ...]
    """Whether each seat had nothing left when this hand was dealt."""
    start: Seat
    limits: BetLimits | None
    """What the seat may bet; None if it is not its turn to bet."""
    laid: tuple[tuple[Joker, ...], ...]
    """The jokers that each seat has laid in this hand."""
    exchanged: tuple[int | None, ...]
    """The number of cards that each seat has exchanged; None if it has not exchanged yet."""
    question: Question | None
    """The joker that the seats to act must answer; None if there is none."""
    rounds: tuple[StardustHand, ...]
    outcome: Outcome | None
    legal_moves: Sequence[Move]

    @property
    def pot(self) -> int:
        """All that has been paid into the pot in this hand, in credits."""
        return sum(self.paid)

    @property
    def still_in(self) -> tuple[Seat, ...]:
        """The seats that can still win this hand."""
        return tuple(seat for seat in range(len(self.credits)) if not self.folded[seat] and not self.broke[seat])

    @property
    def unseen(self) -> list[Card]:
        """The cards that may be anywhere: all but the seat's own and the jokers that were laid."""
        seen = {*self.hand, *(CARD_OF_JOKER[joker] for laid in self.laid for joker in laid)}
        return [card for card in range(CARDS) if card not in seen]
