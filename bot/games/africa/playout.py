"""Plays rounds of Star of Africa to their ends from guessed hands. For speed it uses rules of thumb and plain lists."""

from collections.abc import Sequence

from bot.games.africa.deck import POINTS, VALUE
from bot.games.africa.rules_of_thumb import carefully, naturally
from bot.games.africa.view import LAST_FORCED, AfricaView, Played
from bot.games.game import Card, Seat


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
        """Play the round to its end, with every seat playing ``carefully``.

        :param simple: the seats that play ``naturally`` instead.
        """
        while self.turn is not None:
            seat, hand = self.turn, self.hands[self.turn]
            simply = seat in simple
            self.play(
                seat, naturally(seat, hand, self.high) if simply else carefully(seat, hand, self.high, self.lying)
            )
