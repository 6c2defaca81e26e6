"""Bets: the bets that a seat may make, and the pots that they make up."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from bot.games.game import IllegalMove, Move, Seat
from bot.games.lazy_moves import LazyMoves
from bot.games.numbers import read_number
from bot.games.stardust.combinations import Strength

CHECK, CALL, FOLD, BET, RAISE = "check", "call", "fold", "bet", "raise"


@dataclass(frozen=True, slots=True)
class Pot:
    """Credits that are won together, and the seats that can win them."""

    amount: int
    seats: tuple[Seat, ...]


def pots_of(paid: Sequence[int], still_in: Collection[Seat]) -> list[Pot]:
    """Return the pots into which everybody's payments are split, the main pot first (RULINGS, "A hand").

    A seat that is all in plays for what it could match: of every payment, the part up to its own. What one seat has
    paid and nobody has matched is a pot of its own, which goes back to that seat.
    """
    pots: list[Pot] = []
    level = 0
    for next_level in sorted({paid[seat] for seat in still_in}):
        amount = sum(min(each, next_level) - min(each, level) for each in paid)
        if amount:
            pots.append(Pot(amount, tuple(seat for seat in still_in if paid[seat] >= next_level)))
        level = next_level
    rest = sum(max(each - level, 0) for each in paid)
    if rest:  # from seats that dropped out after they had paid more than those that stayed
        pots[-1] = Pot(pots[-1].amount + rest, pots[-1].seats)
    return pots


def shares(amount: int, winners: Sequence[Seat]) -> dict[Seat, int]:
    """Return what each winner gets of a pot. Odd credits go to the first winners (RULINGS, "Ties")."""
    each, odd = divmod(amount, len(winners))
    return {seat: each + (place < odd) for place, seat in enumerate(winners)}


def share_out(paid: Sequence[int], worth: Mapping[Seat, Strength], start: Seat) -> list[int]:
    """Return what each seat gets: every pot goes to the best hand of the seats that can win it.

    :param paid: what each seat has paid, in credits.
    :param worth: the strength of the hand of each seat that is still in.
    :param start: the start seat. Odd credits go to the seats after it, clockwise.
    """
    seats = len(paid)
    order = [seat for step in range(1, seats + 1) if (seat := (start + step) % seats) in worth]
    taken = [0] * seats
    for pot in pots_of(paid, order):
        best = max(worth[seat] for seat in pot.seats)
        for seat, share in shares(pot.amount, [seat for seat in pot.seats if worth[seat] == best]).items():
            taken[seat] += share
    return taken


@dataclass(frozen=True, slots=True)
class BetLimits:
    """What a seat may bet, in credits. Each bet is the seat's whole bet of this betting round."""

    high: int
    """The highest bet so far."""
    own: int
    """The seat's bet so far."""
    credits: int
    """What the seat has left."""
    step: int
    """The smallest bet and the smallest raise."""
    answered: bool
    """Whether another seat has credits left to answer a raise."""

    @property
    def to_call(self) -> int:
        """What the seat must pay to stay in: the difference to the highest bet, or all that it has left."""
        return min(self.high - self.own, self.credits)

    @property
    def most(self) -> int:
        """The highest bet that the seat can make, which is all in; 0 if it cannot raise."""
        everything = self.own + self.credits
        return everything if self.answered and everything > self.high else 0

    @property
    def least(self) -> int:
        """The lowest bet or raise that the seat can make; 0 if it cannot raise."""
        return min(self.high + self.step, self.most)

    @property
    def word(self) -> str:
        """The word for a higher bet: ``raise`` if there is a bet already, else ``bet``."""
        return RAISE if self.high else BET


def raised_to(limits: BetLimits, word: str, rest: Sequence[str], move: Move) -> int:
    """Return the credits to which a seat bets or raises, if it may.

    :param rest: the words of the move after ``bet`` or ``raise``.
    :raises IllegalMove: ``unknown_move``, ``bet_stands``, ``no_bet_yet``, ``cannot_raise``, ``bet_too_small`` or
        ``bet_too_large``.
    """
    amount = read_number(rest[0]) if len(rest) == 1 else None
    if amount is None:
        raise IllegalMove("unknown_move", move=move)
    if word != limits.word:
        raise IllegalMove("bet_stands" if word == BET else "no_bet_yet")
    if not limits.most:
        raise IllegalMove("cannot_raise")
    if amount < limits.least:
        raise IllegalMove("bet_too_small", least=str(limits.least))
    if amount > limits.most:
        raise IllegalMove("bet_too_large", most=str(limits.most))
    return amount


class Bets(LazyMoves):
    """All moves of a seat in a betting round. Each is made when it is asked for, because there may be a thousand."""

    __slots__ = ("_amounts", "_word", "_words")

    def __init__(self, limits: BetLimits) -> None:
        self._words = (CALL, FOLD) if limits.high > limits.own else (CHECK,)
        self._word = limits.word
        self._amounts = range(limits.least, limits.most + 1) if limits.most else range(0)

    def __len__(self) -> int:
        return len(self._words) + len(self._amounts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bets) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash((self._words, self._word, self._amounts))

    def __contains__(self, move: object) -> bool:
        if move in self._words:
            return True
        word, _, amount = str(move).partition(" ")
        return word == self._word and read_number(amount) in self._amounts

    def move_at(self, place: int) -> Move:
        """Return the move at a place."""
        words = len(self._words)
        return self._words[place] if place < words else f"{self._word} {self._amounts[place - words]}"
