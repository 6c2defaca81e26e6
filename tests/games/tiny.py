"""Two tiny games for tests of the search: Kuhn poker, which OpenSpiel has too, and matching pennies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from bot.games.game import (
    BadSetup,
    Card,
    Chance,
    Dealer,
    Game,
    Move,
    Outcome,
    Position,
    RandomPlayer,
    Round,
    Seat,
    View,
)
from bot.games.plain_position import PlainPosition

V = TypeVar("V", bound=View)


class TinyGame(Game[None, V]):
    """A game for two without options."""

    seats = range(2, 3)
    option_specs = ()
    levels: Mapping[str, str] = {}
    strengths: Mapping[str, float] = {}
    slow: frozenset[str] = frozenset()
    players: Mapping[str, Any] = {"random": RandomPlayer()}

    def read_options(self, options: Mapping[str, str]) -> None:
        self.check_options(options)

    def write_options(self, options: None) -> dict[str, str]:
        return {}

    def seats_for(self, options: None) -> range:
        return self.seats

    def advise(self, view: V, chance: Chance) -> Sequence[tuple[Move, float | None]]:
        return [(view.legal_moves[0], None)]

    def tallies(self, position: Position[V]) -> Sequence[Mapping[str, int]]:
        return [{}, {}]

    def hand_size(self, options: None, seats: int) -> int:
        return 1


class TinyPosition(PlainPosition[V]):
    __slots__ = ()

    @property
    def rounds(self) -> Sequence[Round]:
        return ()

    def formality(self, seat: Seat) -> Move | None:
        return None

    def automatic(self, seat: Seat) -> Move:
        return self.legal_moves(seat)[0]

    def hand(self, seat: Seat) -> list[str]:
        return []


# Kuhn poker: a jack, a queen, a king; each seat antes 1 and may bet 1.

PASS, BET = "pass", "bet"


@dataclass(frozen=True)
class KuhnView:
    seat: Seat | None
    card: Card | None
    said: tuple[Move, ...]
    to_act: tuple[Seat, ...]
    turn: int
    legal_moves: tuple[Move, ...]


class KuhnPosition(TinyPosition[KuhnView]):
    __slots__ = ("cards", "moves", "to_act", "turn")

    def __init__(self, cards: Sequence[Card], said: Sequence[Move] = ()) -> None:
        self.cards = tuple(cards)
        self.moves = []
        self.turn = 0
        self.to_act = (0,)
        for number, move in enumerate(said):
            self.change(number % 2, move)

    @property
    def said(self) -> tuple[Move, ...]:
        return tuple(move for _, move in self.moves)

    def change(self, seat: Seat, move: Move) -> Move:
        self.moves.append((seat, move))
        self.turn = len(self.moves)
        over = self.said in ((PASS, PASS), (BET, PASS), (BET, BET), (PASS, BET, PASS), (PASS, BET, BET))
        self.to_act = () if over else (1 - seat,)
        return move

    @property
    def scores(self) -> tuple[int, ...]:
        if self.to_act:
            return (0, 0)
        if self.said[-2:] == (BET, PASS):
            winner, won = (len(self.said) - 2) % 2, 1
        else:
            winner, won = int(self.cards[1] > self.cards[0]), 2 if self.said[-1] == BET else 1
        return (won, -won) if winner == 0 else (-won, won)

    @property
    def outcome(self) -> Outcome | None:
        return None if self.to_act else Outcome(self.scores, (self.scores.index(max(self.scores)),))

    def legal_moves(self, seat: Seat) -> tuple[Move, ...]:
        return (PASS, BET) if seat in self.to_act else ()

    def view(self, seat: Seat | None) -> KuhnView:
        card = None if seat is None else self.cards[seat]
        legal = () if seat is None else self.legal_moves(seat)
        return KuhnView(seat, card, self.said, self.to_act, self.turn, legal)


class Kuhn(TinyGame[KuhnView]):
    name = "kuhn"
    card_names = ("J", "Q", "K")
    purse = 2

    def start(
        self, seats: int, dealer: Dealer, options: None, leader: Seat = 0, rules: int | None = None
    ) -> KuhnPosition:
        return KuhnPosition(dealer.shuffle(0, range(3))[:2])

    def imagine(self, view: KuhnView, chance: Chance, rules: int | None = None) -> KuhnPosition:
        if view.seat is None or view.card is None:
            raise BadSetup("bad_option")
        others = [card for card in range(3) if card != view.card]
        other = others[chance.randrange(2)]
        return KuhnPosition((view.card, other) if view.seat == 0 else (other, view.card), view.said)


# Matching pennies: both choose at once; the first seat wins if they are alike.


@dataclass(frozen=True)
class PenniesView:
    seat: Seat | None
    to_act: tuple[Seat, ...]
    turn: int
    legal_moves: tuple[Move, ...]


class PenniesPosition(TinyPosition[PenniesView]):
    __slots__ = ("moves", "to_act", "turn")

    def __init__(self) -> None:
        self.moves = []
        self.turn = 0
        self.to_act = (0, 1)

    def change(self, seat: Seat, move: Move) -> Move:
        self.moves.append((seat, move))
        self.to_act = tuple(each for each in self.to_act if each != seat)
        if not self.to_act:
            self.turn = 2
        return move

    @property
    def scores(self) -> tuple[int, ...]:
        if self.to_act:
            return (0, 0)
        return (1, 0) if self.moves[0][1] == self.moves[1][1] else (0, 1)

    @property
    def outcome(self) -> Outcome | None:
        return None if self.to_act else Outcome(self.scores, (self.scores.index(1),))

    def legal_moves(self, seat: Seat) -> tuple[Move, ...]:
        return ("heads", "tails") if seat in self.to_act else ()

    def view(self, seat: Seat | None) -> PenniesView:
        return PenniesView(seat, self.to_act, self.turn, () if seat is None else self.legal_moves(seat))


class Pennies(TinyGame[PenniesView]):
    name = "pennies"
    card_names = ()

    def start(
        self, seats: int, dealer: Dealer, options: None, leader: Seat = 0, rules: int | None = None
    ) -> PenniesPosition:
        return PenniesPosition()

    def imagine(self, view: Any, chance: Chance, rules: int | None = None) -> PenniesPosition:
        return PenniesPosition()
