"""Playing a round to its end a thousand times at once: each array has one element for each of these rounds.

Cards are bits here, too, but in the order in which they are parted with: bit 0 is the card worth least. So "play the
fitting card that is worth least" is the lowest bit that fits, for all rounds in one operation.
"""

from __future__ import annotations

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
_ONE: Final = np.uint64(1)


class Order:
    """The cards of a deck in the order in which they are parted with, and what each is worth when it is kept."""

    def __init__(self, deck: Deck, values: Sequence[float]) -> None:
        parting = parting_values(values, deck)
        cheapest_first = sorted(range(CARDS), key=lambda card: (parting[card], card))
        rank = {card: place for place, card in enumerate(cheapest_first)}
        self.bit: Bits = np.array([1 << rank[card] for card in range(CARDS)], dtype=np.uint64)
        """For each card, its bit."""
        self.fits: Bits = np.array(
            [sum(1 << rank[other] for other in cards_in(deck.fits[card])) for card in range(CARDS)], dtype=np.uint64
        )
        """For each card, the bits of those that fit on it."""
        self.card: Numbers = np.array([*cheapest_first, CARDS], dtype=np.int64)
        """For the number of each bit, its card; the last stands for none."""
        self.worth: Floats = np.array([*(max(value, 0.0) for value in values), 0.0])
        """For each card, and for none, what it is worth to have it left over."""


@lru_cache(16)
def order_of(deck: Deck, values: Sequence[float]) -> Order:
    """Return the order that goes by these values."""
    return Order(deck, values)


class Playouts:
    """Many rounds that go on from the same moment, with other cards in each."""

    def __init__(self, order: Order, hands: Bits, worth: Floats, held: Sequence[int], passed: Sequence[bool]) -> None:
        """Take over the arrays, which will be changed.

        :param hands: for each seat, its hand in every round.
        :param worth: for each seat, what its hand would be worth if it were left over.
        :param held: how many cards each seat holds.
        """
        rounds = hands.shape[1]
        self._order = order
        self._hands = hands
        self.worth = worth
        """For each seat, what it has left over."""
        self._held: Numbers = np.tile(np.array(held, dtype=np.int64)[:, None], (1, rounds))
        self._passed: Marks = np.tile(np.array(passed)[:, None], (1, rounds))
        self._top: Numbers = np.zeros(rounds, dtype=np.int64)
        self.winner: Numbers = np.zeros(rounds, dtype=np.int64)
        """Who played last."""
        self._planner: Seat | None = None
        self._plans: Numbers = np.zeros((0, rounds), dtype=np.int64)
        self._planned: Marks = np.zeros((0, rounds), dtype=bool)

    def follow(self, seat: Seat, plans: Numbers) -> None:
        """Let a seat play by a plan in each round: the first of the plan's cards that fits.

        :param plans: for each place of the plan its card, in every round; they are all that the seat holds.
        """
        self._planner, self._plans, self._planned = seat, plans, np.ones(plans.shape, dtype=bool)

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
        """Play all rounds to their ends, clockwise after a seat.

        Everybody plays the fitting card that is worth least, who follows a plan the first that fits.
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
                chosen = fitting & (~fitting + _ONE)
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

    def _by_plan(self, fitting: Bits) -> tuple[Numbers, Bits]:
        """Return the card that comes first in each round's plan among those that fit, and its bit; none is CARDS."""
        card = np.full(len(fitting), CARDS, dtype=np.int64)
        chosen: Bits = np.zeros(len(fitting), dtype=np.uint64)
        for place, planned in enumerate(self._plans):
            bit = self._order.bit[planned]
            taken = self._planned[place] & (card == CARDS) & ((fitting & bit) != NOTHING)
            card = np.where(taken, planned, card)
            chosen = np.where(taken, bit, chosen)
            self._planned[place] &= ~taken
        return card, chosen
