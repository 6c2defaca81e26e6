"""The house rules of a table of Star of Africa, and what each seat may see of a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.africa.deck import LION, VALUE
from bot.games.game import Card, Move, Outcome, Round, Seat

PASS: Final = "pass"
UNDER: Final = "under"

LAST_FORCED: Final = 10
"""Up to this value of the top card, seats must play. Above it they may pass (rulebook, "The game")."""

JEWELS: Final = (8, 4, 2, 1, 0)
"""The worth of the places of a round, in topazes: horseshoe, ruby, emerald, topaz, nothing (rulebook, "Counting
points")."""


@dataclass(frozen=True, slots=True)
class AfricaOptions:
    """The house rules of a table."""

    rounds: int = 5
    """The number of rounds in a game."""


@dataclass(frozen=True, slots=True)
class Played:
    """A card of a trick, and the seat that played it."""

    seat: Seat
    card: Card
    under: bool
    """Whether the card was put underneath, for a thief token."""


@dataclass(frozen=True, slots=True)
class AfricaRound(Round):
    """A round that is over. Its winner has the most points; among equals, the fewest tokens; then the order of play."""

    winner: Seat
    points: tuple[int, ...]
    """The points of each seat's cards, less the cost of its thief tokens."""
    tokens: tuple[int, ...]
    """The number of thief tokens that each seat had at the end of the round, with those left from earlier rounds."""
    left: tuple[int, ...]
    """The number of these tokens that each seat's points could not pay. The seat keeps them for the next round."""
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
    """The number of cards that each seat holds."""
    pile: int
    """The number of cards left to draw."""
    trick: tuple[Played, ...]
    """The cards on the table, in the order in which they were played."""
    high: int
    """The value that the next card must beat; 0 at the beginning of a trick."""
    top: Seat | None
    """The seat that played the top card; None at the beginning of a trick."""
    passed: tuple[bool, ...]
    """Whether each seat has passed since the top card was played."""
    taken: tuple[int, ...]
    """The points of the cards that each seat has taken in this round."""
    gone: tuple[Card, ...]
    """The cards of this round's finished tricks. Everybody has seen them."""
    tokens: tuple[int, ...]
    """The number of thief tokens that each seat has."""
    leader: Seat
    """The seat that led the first round."""
    fortune: tuple[int, ...]
    """The worth of each seat's jewels, in topazes."""
    rounds: tuple[AfricaRound, ...]
    outcome: Outcome | None
    legal_moves: Sequence[Move]


def beats(card: Card, high: int) -> bool:
    """Tell whether a card beats the top card: a higher one does, and a lion beats any up to 10 (RULINGS, "Rank")."""
    return VALUE[card] > high or (VALUE[card] == LION and high <= LAST_FORCED)


def jewels_of(worth: int) -> dict[int, int]:
    """Return how many of each jewel make up a fortune, with as many high jewels as possible."""
    found: dict[int, int] = {}
    for jewel in JEWELS[:-1]:
        found[jewel], worth = divmod(worth, jewel)
    return found
