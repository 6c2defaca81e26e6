"""The contract between a set of rules and everything that plays by them.

A game is its seed and its moves. A ``Game`` starts a ``Position``; a position says who may move, which moves are
legal and what each seat may see, and takes one move after another. Nothing here knows time, storage or Discord.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, Self, TypeAlias, TypeVar

from bot.games.refused import Refused

Seat: TypeAlias = int
"""A place at the table: 0 is the first in clockwise order."""

Move: TypeAlias = str
"""A move in its text form, the same in buttons, records, the database and logs: ``24``, ``pass``, ``discard 3 17``."""

Card: TypeAlias = int
"""A card by its index in its game's deck."""


class IllegalMove(Refused):
    """A move that the rules refuse."""


class BadSetup(Refused, ValueError):
    """A game that cannot start as asked: an unknown option, a wrong number of seats, an unknown card."""


class Dealer(Protocol):
    """Where the order of shuffled cards comes from."""

    def shuffle(self, number: int, cards: Sequence[Card]) -> list[Card]:
        """Return the cards of the game's shuffle with this number (0 is the first deal), top card first.

        :raises IllegalMove: this shuffle is not known (cards dealt by hand that have run out).
        """
        ...


class Chance(Protocol):
    """What a computer player may throw dice with; ``random.Random`` is one."""

    def randrange(self, stop: int, /) -> int:
        """Return a whole number from 0 up to, not including, ``stop``."""
        ...


@dataclass(frozen=True, slots=True)
class Round:
    """A round that is over."""

    winner: Seat


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game ended: a score for each seat, and who won (more than one only in a draw)."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


@dataclass(frozen=True)
class OptionSpec:
    """A house rule that a table may choose: its allowed values in text form, the default first."""

    name: str
    values: tuple[str, ...]


class View(Protocol):
    """Exactly what one seat, or a spectator, may see of a position."""

    @property
    def seat(self) -> Seat | None:
        """The seat that sees this; None for a spectator."""
        ...

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may move now."""
        ...

    @property
    def turn(self) -> int:
        """The number of the choice that is open; see ``Position.turn``."""
        ...

    @property
    def legal_moves(self) -> Sequence[Move]:
        """The moves this seat may play now; empty for a spectator."""
        ...


ViewT = TypeVar("ViewT", bound=View)
ViewIn = TypeVar("ViewIn", bound=View, contravariant=True)
OptionsT = TypeVar("OptionsT")


class Player(Protocol[ViewIn]):
    """A computer opponent. It is handed what a person in its seat would see, never the position."""

    def choose(self, view: ViewIn, chance: Chance, /) -> Move:
        """Return one of the view's legal moves."""
        ...


class Position(ABC, Generic[ViewT]):
    """A game at one moment. ``play`` is the only way to change it."""

    __slots__ = ()

    to_act: tuple[Seat, ...]
    """The seats that may move now: several where choices are made at the same time, none when the game is over."""

    turn: int
    """How many moves had been played when the present choice opened. Seats that choose at the same time share it,
    so a click can be checked against the choice it was made for."""

    moves: list[tuple[Seat, Move]]
    """All moves played, in order; its length is the ply of the next one."""

    @property
    @abstractmethod
    def rounds(self) -> Sequence[Round]:
        """The rounds that are over, in order."""

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """What each seat has won so far."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """Return the moves that the seat may play now; none unless it is to act."""

    @abstractmethod
    def play(self, seat: Seat, move: Move) -> Move:
        """Play a move, and return it in its canonical form (cards sorted).

        :raises IllegalMove: the rules refuse it; the position is as it was.
        """

    @abstractmethod
    def formality(self, seat: Seat) -> Move | None:
        """Return the move of a seat that is to act but holds nothing to decide about; None if it has a choice."""

    @abstractmethod
    def automatic(self, seat: Seat) -> Move:
        """Return the move played for a seat whose time is up: the most modest one the rules allow."""

    def can_take_back(self) -> bool:
        """Tell whether who plays alone may take the last move back: nothing new was seen after it."""
        return False

    @abstractmethod
    def view(self, seat: Seat | None) -> ViewT:
        """Return what the seat, or with None a spectator, may see. Nothing in it depends on hidden cards."""

    @abstractmethod
    def hand(self, seat: Seat) -> list[str]:
        """Return the names of the cards that the seat holds, sorted. For records and tests, not for players."""

    @abstractmethod
    def copy(self) -> Self:
        """Return a position of its own that can be played on."""


class Game(ABC, Generic[OptionsT, ViewT]):
    """A set of rules."""

    name: str
    """The name in commands, records and the database."""

    seats: range
    """How many seats may play."""

    card_names: Sequence[str]
    """The name of each card in moves and records, in the order of the deck; cards that are alike share one."""

    option_specs: tuple[OptionSpec, ...]
    """The house rules to choose from when a table is opened."""

    players: Mapping[str, Player[ViewT]]
    """The computer players by kind."""

    levels: Mapping[str, str]
    """The kind of computer player behind each level a table offers, weakest first."""

    slow: frozenset[str]
    """The kinds of player that take so long to decide that nobody else should have to wait for it."""

    strengths: Mapping[str, float]
    """How good each level is, on the scale of people's ratings, on which a newcomer stands at 25."""

    purse: int = 0
    """The play money that everybody has to begin with, and gets once more when it is gone, in credits; 0 where none is
    played for."""

    least_stake: int = 0
    """The lowest stake that a table can play for: who has less than that has nothing to play with."""

    patience: Game[Any, Any] | None = None
    """What one person can play alone with the same cards; the lower its score, the better."""

    open_afterwards: bool = True
    """Whether everybody's cards may be looked at once the game is over."""

    @abstractmethod
    def read_options(self, options: Mapping[str, str]) -> OptionsT:
        """Return the options written as text.

        :raises BadSetup: an option or value that the game does not know.
        """

    @abstractmethod
    def write_options(self, options: OptionsT) -> dict[str, str]:
        """Return as text what differs from the defaults, so that ``read_options`` gives the same again."""

    @abstractmethod
    def start(self, seats: int, dealer: Dealer, options: OptionsT, leader: Seat = 0) -> Position[ViewT]:
        """Deal, and return the position in which the leader is to begin.

        :raises BadSetup: not a number of seats that these options allow.
        """

    @abstractmethod
    def seats_for(self, options: OptionsT) -> range:
        """Return how many may play by these options."""

    def best(self, dealer: Dealer, options: OptionsT) -> int | None:
        """Return the best score that can be made of a deal, for who plays alone; None where nobody knows.

        It may take a second: not for the event loop.
        """
        return None

    def prepare(self) -> None:
        """Work out what takes a moment the first time, such as tables, before anybody has to wait for it."""
        return

    def stake(self, options: OptionsT) -> int:
        """Return what each seat brings to the table out of its purse; what it has won or lost is its score then."""
        return 0

    def check_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return the value of each house rule to choose from, with the defaults where nothing is said.

        :raises BadSetup: ``unknown_option`` or ``bad_option``.
        """
        chosen = {spec.name: spec.values[0] for spec in self.option_specs}
        allowed = {spec.name: spec.values for spec in self.option_specs}
        for name, value in options.items():
            if name not in allowed:
                raise BadSetup("unknown_option", option=name)
            if value not in allowed[name]:
                raise BadSetup("bad_option", option=name, value=value)
            chosen[name] = value
        return chosen

    def without_defaults(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return those of the house rules that are not as usual."""
        usual = {spec.name: spec.values[0] for spec in self.option_specs}
        return {name: value for name, value in options.items() if value != usual[name]}

    def check_seats(self, seats: int) -> None:
        """Check that so many can play.

        :raises BadSetup: ``too_few_seats`` or ``too_many_seats``.
        """
        if seats < self.seats.start:
            raise BadSetup("too_few_seats", least=str(self.seats.start))
        if seats >= self.seats.stop:
            raise BadSetup("too_many_seats", most=str(self.seats.stop - 1))

    @abstractmethod
    def advise(self, view: ViewT, chance: Chance) -> Sequence[tuple[Move, float | None]]:
        """Return what the strongest player thinks of the choices that a seat has, the best first.

        Beside each stands the chance (0 to 1) to win the game after it; None where it goes by a rule of thumb.
        """

    @abstractmethod
    def tallies(self, position: Position[ViewT]) -> Sequence[Mapping[str, int]]:
        """Return what is counted about each seat of a finished game for its player's statistics.

        These are names, of at most 32 characters, and how often; the game's face knows what they mean.
        """

    @abstractmethod
    def hand_size(self, options: OptionsT) -> int:
        """Return how many cards each seat is dealt."""

    def read_card(self, text: str, taken: set[Card]) -> Card:
        """Return the card of that name that is not yet taken; several cards may be alike.

        :raises BadSetup: ``unknown_card``, or ``card_taken``: no such card is left.
        """
        found = [card for card, name in enumerate(self.card_names) if name == text]
        if not found:
            raise BadSetup("unknown_card", card=text)
        free = [card for card in found if card not in taken]
        if not free:
            raise BadSetup("card_taken", card=text)
        return free[0]

    def card_name(self, card: Card) -> str:
        """Return the card's name in moves and records."""
        return self.card_names[card]


AnyGame: TypeAlias = Game[Any, Any]
"""Any game, where only the contract matters."""

AnyPosition: TypeAlias = Position[Any]
"""A position of any game, where only the contract matters."""


class RandomPlayer:
    """Plays any legal move, each as likely as the next. Serves every game."""

    def choose(self, view: View, chance: Chance, /) -> Move:
        """Return one of the legal moves at random."""
        return view.legal_moves[chance.randrange(len(view.legal_moves))]
