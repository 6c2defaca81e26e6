"""Plays rounds of Star of Africa to their ends from guessed hands. For speed it uses rules of thumb and plain lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.africa.careful import WORTH
from bot.games.africa.deck import EMERALD, LION, POINTS, RUBY, VALUE
from bot.games.africa.view import LAST_FORCED, AfricaView, Played
from bot.games.game import Card, Seat

_DEAR: Final = tuple(9.5 if value == LION else float(value) for value in VALUE)
_WORTH: Final = tuple(WORTH.get(value, 0) for value in VALUE)
"""The least number of points on the table that are worth each card."""


class Playout:
    """A round at one moment, with guessed hands."""

    __slots__ = ("hands", "high", "lying", "passed", "pile", "taken", "tokens", "top", "turn")

    def __init__(self, view: AfricaView, hands: Sequence[Sequence[Card]], pile: Sequence[Card]) -> None:
        self.hands = [list(hand) for hand in hands]
        self.pile = list(pile)
        self.high = view.high
        self.top: Seat | None = view.top
        self.lying = sum(POINTS[played.card] for played in view.trick)
        self.passed = list(view.passed)
        self.taken = list(view.taken)
        self.tokens = list(view.tokens)
        self.turn: Seat | None = view.to_act[0]

    def play(self, seat: Seat, played: Played | None) -> None:
        """Play a card, or pass with None. Afterwards ``turn`` is the seat to act, or None when the round is over."""
        if played is None:
            self.passed[seat] = True
        else:
            card = played.card
            self.hands[seat].remove(card)
            if self.pile:
                self.hands[seat].append(self.pile.pop())
            self.lying += POINTS[card]
            if played.under:
                self.tokens[seat] += 1
            else:
                self.high = max(self.high, VALUE[card])
                self.top = seat
                self.passed = [False] * len(self.passed)
        self._go_on(seat)

    def _go_on(self, seat: Seat) -> None:
        """Set whose turn it is after this seat's, as ``AfricaPosition`` does."""
        seats, hands = len(self.hands), self.hands
        if sum(1 for hand in hands if hand) <= 1:
            if self.top is not None:
                self.taken[self.top] += self.lying
            self.turn = None
            return
        forced = self.high <= LAST_FORCED
        for step in range(1, seats + 1):
            other = (seat + step) % seats
            if hands[other] and (forced or (other != self.top and not self.passed[other])):
                self.turn = other
                return
        top = self.top
        assert top is not None
        self.taken[top] += self.lying
        self.lying = self.high = 0
        self.top = None
        self.passed = [False] * seats
        self.turn = next(each for each in ((top + step) % seats for step in range(seats)) if hands[each])

    def finish(self, simple: frozenset[Seat] = frozenset()) -> None:
        """Play the round to its end by the rules of thumb of ``CarefulPlayer``.

        :param simple: the seats that play by those of ``NaturalPlayer`` instead.
        """
        while self.turn is not None:
            seat = self.turn
            self.play(seat, self._choose_simply(seat) if seat in simple else self._choose(seat))

    def _choose_simply(self, seat: Seat) -> Played | None:
        hand, high = self.hands[seat], self.high
        on_top = [card for card in hand if VALUE[card] > high or (VALUE[card] == LION and high <= LAST_FORCED)]
        if high > LAST_FORCED:
            card = min(on_top, default=-1)
            return Played(seat, card, under=False) if card >= 0 and VALUE[card] <= EMERALD else None
        if on_top:
            return Played(seat, min(on_top, key=lambda card: (VALUE[card] <= high, VALUE[card])), under=False)
        return Played(seat, min(hand), under=True)

    def _choose(self, seat: Seat) -> Played | None:
        hand, high, lying = self.hands[seat], self.high, self.lying
        if not high:
            return Played(seat, min(hand, key=_DEAR.__getitem__), under=False)
        best = cheapest = beneath = -1
        for card in hand:
            value = VALUE[card]
            if value > high or (value == LION and high <= LAST_FORCED):
                if cheapest < 0 or _DEAR[card] < _DEAR[cheapest]:
                    cheapest = card
                if lying >= _WORTH[card] and (best < 0 or _DEAR[card] < _DEAR[best]):
                    best = card
            if value <= high and (beneath < 0 or card < beneath):
                beneath = card
        if best >= 0:
            return Played(seat, best, under=False)
        if high > LAST_FORCED:
            return None
        if cheapest >= 0 and (beneath < 0 or VALUE[cheapest] <= RUBY):
            return Played(seat, cheapest, under=False)
        return Played(seat, beneath, under=True)
