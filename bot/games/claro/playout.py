"""Plays a thousand rounds to their ends at once. Each array has one element for each round.

Cards are bits here too, but in the order in which to part with them: bit 0 is the card of least value. So the fitting
card of least value is the lowest bit that fits, which one operation finds for all rounds.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from bot.games.claro.deck import CARDS, Deck, cards_in
from bot.games.claro.values import parting_values
from bot.games.game import Card, Seat

Bits = npt.NDArray[np.uint64]
Floats = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.int64]
Marks = npt.NDArray[np.bool_]

NOTHING: Final = np.uint64(0)
ONE: Final = np.uint64(1)


class Order:
    """The cards of a deck in the order in which to part with them, and the value of each as a card that is kept."""

    def __init__(self, deck: Deck, values: Sequence[float]) -> None:
        parting = parting_values(values, deck)
        cheapest_first = sorted(range(CARDS), key=lambda card: (parting[card], card))
        rank = {card: place for place, card in enumerate(cheapest_first)}
        self.bit: Bits = np.array([1 << rank[card] for card in range(CARDS)], dtype=np.uint64)
        """For each card, its bit."""
        fits = [sum(1 << rank[other] for other in cards_in(deck.fits[card])) for card in range(CARDS)]
        self.fits: Bits = np.array([*fits, (1 << CARDS) - 1], dtype=np.uint64)
        """For each card, the bits of the cards that fit on it. The last element, for no card, has all of them."""
        self.card: Numbers = np.array([*cheapest_first, CARDS], dtype=np.int64)
        """For the number of each bit, its card. The last element, CARDS, stands for no card."""
        self.worth: Floats = np.array([*(max(value, 0.0) for value in values), 0.0])
        """For each card, what it is worth if it is left over. The last element, for no card, is 0."""


@lru_cache(16)
def order_of(deck: Deck, values: Sequence[float]) -> Order:
    """Return the order of a deck's cards by these values."""
    return Order(deck, values)


class Playouts:
    """Many rounds that continue from the same moment, each with another deal of the unseen cards."""

    def __init__(self, order: Order, hands: Bits, worth: Floats, passed: Sequence[bool]) -> None:
        """Prepare the rounds. They change the arrays ``hands`` and ``worth``.

        :param hands: for each seat, its hand in every round.
        :param worth: for each seat, what its hand is worth in every round if it is left over.
        :param passed: whether each seat has passed.
        """
        rounds = hands.shape[1]
        self._order = order
        self._hands = hands
        self.worth = worth
        """For each seat, what the cards that it has left are worth in every round."""
        self._held: Numbers = np.bitwise_count(hands).astype(np.int64)
        self._passed: Marks = np.tile(np.array(passed)[:, None], (1, rounds))
        self._top: Numbers = np.zeros(rounds, dtype=np.int64)
        self.winner: Numbers = np.zeros(rounds, dtype=np.int64)
        """The seat that played last in every round."""
        self._planner: Seat | None = None
        self._plans: Numbers = np.zeros((0, rounds), dtype=np.int64)
        self._planned: Marks = np.zeros((0, rounds), dtype=bool)

    def follow(self, seat: Seat, plans: Numbers) -> None:
        """Let a seat play by a plan in each round: it plays the first card of the plan that fits.

        :param plans: for each place of the plan, its card in every round. A plan has all cards of the seat.
        """
        self._planner, self._plans, self._planned = seat, plans, np.ones(plans.shape, dtype=bool)

    def lie(self, seat: Seat, card: Card) -> None:
        """Continue from a card that a seat has played already; from CARDS, the first card is yet to come."""
        self._top[:] = card
        self.winner[:] = seat

    def play(self, seat: Seat, card: Card, rounds: slice) -> None:
        """Play a card in some of the rounds."""
        self._hands[seat, rounds] &= ~self._order.bit[card]
        self.worth[seat, rounds] -= self._order.worth[card]
        self._held[seat, rounds] -= 1
        self._top[rounds] = card
        self.winner[rounds] = seat
        if seat == self._planner:
            self._planned[:, rounds] &= self._plans[:, rounds] != card

    def finish(self, after: Seat) -> None:
        """Play all rounds to their ends, clockwise from the seat after this one.

        Every seat plays its fitting card of least value, except the seat that follows a plan.
        """
        seats = len(self._hands)
        within = (~self._passed).sum(axis=0)
        left = (self._held * ~self._passed).sum(axis=0)
        over = (within == 1) | (left == 0)
        seat = after
        while not over.all():
            seat = (seat + 1) % seats
            hand = self._hands[seat]
            to_act = ~(over | self._passed[seat] | (hand == NOTHING))
            fitting = np.where(to_act, hand & self._order.fits[self._top], NOTHING)
            plays = fitting != NOTHING
            if seat == self._planner:
                card, chosen = self._by_plan(fitting)
            else:
                chosen = self._choose(fitting)
                card = self._order.card[np.where(plays, np.frexp(chosen.astype(np.float64))[1] - 1, CARDS)]
            self._hands[seat] = hand ^ chosen
            self.worth[seat] -= self._order.worth[card]
            self._top = np.where(plays, card, self._top)
            self.winner = np.where(plays, seat, self.winner)
            passes = to_act & ~plays
            self._passed[seat] |= passes
            within = within - passes
            left = left - plays - np.where(passes, self._held[seat], 0)
            self._held[seat] -= plays
            over |= (within == 1) | (left == 0)

    def _choose(self, fitting: Bits) -> Bits:
        """Return the bit of the fitting card of least value in every round; nothing where none fits."""
        chosen: Bits = fitting & (~fitting + ONE)
        return chosen

    def _by_plan(self, fitting: Bits) -> tuple[Numbers, Bits]:
        """Return, for each round, the first card of the plan that fits, or CARDS if none does; and the card's bit."""
        card = np.full(len(fitting), CARDS, dtype=np.int64)
        chosen: Bits = np.zeros(len(fitting), dtype=np.uint64)
        for place, planned in enumerate(self._plans):
            bit = self._order.bit[planned]
            taken = self._planned[place] & (card == CARDS) & ((fitting & bit) != NOTHING)
            card = np.where(taken, planned, card)
            chosen = np.where(taken, bit, chosen)
            self._planned[place] &= ~taken
        return card, chosen
