"""What a table of Star of Africa agrees on, and what each seat may see of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.africa.deck import LION, VALUE
from bot.games.game import Card, Move, Outcome, Round, Seat

PASS: Final = "pass"
UNDER: Final = "under"

LAST_FORCED: Final = 10
"""While no card higher than this lies on the table, one must play; above it one may pass (rulebook, "The game")."""

JEWELS: Final = (8, 4, 2, 1, 0)
"""What the places of a round are worth: horseshoe, ruby, emerald, topaz, nothing (rulebook, "Counting points")."""


@dataclass(frozen=True, slots=True)
class AfricaOptions:
    """The house rules of a table."""

    rounds: int = 5
    """How many rounds make a game."""


@dataclass(frozen=True, slots=True)
class Played:
    """A card of a trick."""

    seat: Seat
    card: Card
    under: bool
    """Whether it was put underneath, for a thief token."""


@dataclass(frozen=True, slots=True)
class AfricaRound(Round):
    """A round that is over; its winner has the most points, the first of them in the order of play."""

    points: tuple[int, ...]
    """What each seat's cards counted, less what its thief tokens cost."""
    tokens: tuple[int, ...]
    """How many thief tokens each seat had when the round was over, with those left of earlier rounds."""
    left: tuple[int, ...]
    """How many of these the points could not pay: they stay."""
    jewels: tuple[int, ...]
    """What the round has brought each seat, in topazes."""


@dataclass(frozen=True, slots=True)
class AfricaView:
    """What one seat, or a spectator, may see."""

    seat: Seat | None
    options: AfricaOptions
    to_act: tuple[Seat, ...]
    turn: int
    hand: tuple[Card, ...]
    """The seat's own cards, sorted; none for a spectator."""
    held: tuple[int, ...]
    """How many cards each seat holds."""
    pile: int
    """How many cards are left to draw."""
    trick: tuple[Played, ...]
    """The cards on the table, in the order they were played."""
    high: int
    """The value that the next card must beat; 0 where one leads."""
    top: Seat | None
    """Who played the top card; None where one leads."""
    passed: tuple[bool, ...]
    """Who has passed since the top card was played."""
    taken: tuple[int, ...]
    """What the cards that each seat has taken in this round count so far."""
    gone: tuple[Card, ...]
    """The cards of the tricks of this round that are over; everybody has seen them."""
    tokens: tuple[int, ...]
    """How many thief tokens each seat has."""
    fortune: tuple[int, ...]
    """What each seat's jewels are worth, in topazes."""
    rounds: tuple[AfricaRound, ...]
    outcome: Outcome | None
    legal_moves: Sequence[Move]


def beats(card: Card, high: int) -> bool:
    """Tell whether a card can be laid on top: a higher one, or a lion on anything lower than 11 (RULINGS, "Rank")."""
    return VALUE[card] > high or (VALUE[card] == LION and high <= LAST_FORCED)


def jewels_of(worth: int) -> dict[int, int]:
    """Return how many of each jewel make up a fortune, changed into higher ones as far as that goes."""
    found: dict[int, int] = {}
    for jewel in JEWELS[:-1]:
        found[jewel], worth = divmod(worth, jewel)
    return found
