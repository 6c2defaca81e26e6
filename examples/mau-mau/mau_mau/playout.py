"""A round played on quickly from guessed hands, for the strongest computer player."""

from __future__ import annotations

from typing import Final

from bot.games.game import Card, Chance, Move, Seat
from mau_mau.deck import ACE, CARD_OF_NAME, EIGHT, JACK, PACKS, POINTS, RANK, SEVEN, SUITS, points_of
from mau_mau.rules import EACH_SEVEN
from mau_mau.thumb import FEW, best_wish
from mau_mau.view import AGAIN, DRAW, MAU, PASS, SKIP, MauMauView, fits

LONGEST: Final = 40
"""How many turns of each seat are played on at most."""


class Playout:
    """A round in which everybody plays by a short rule of thumb and calls the last card."""

    def __init__(self, view: MauMauView, hands: list[list[Card]], stock: list[Card], chance: Chance) -> None:
        self._options = view.options
        self._seats = len(view.held)
        self.hands = hands
        self._stock = stock
        self._discards = list(view.discards)
        self._wish = view.wish
        self._due = view.due
        self._drawn = view.drawn
        self._seat: Seat = view.to_act[0]
        self._chance = chance

    def play(self, move: Move) -> None:
        """Play a move for the seat that is to act."""
        if move == DRAW:
            self._draw()
        elif move == PASS:
            self._drawn = None
            self._step(1)
        else:
            name, *rest = move.split()
            card = CARD_OF_NAME[name]
            left = len(self.hands[self._seat]) - 1
            wish = next((SUITS.index(word) for word in rest if word != MAU), None)
            seat = self._seat
            self._lay(card, wish)
            if left == 1 and self._options.penalty and MAU not in rest:
                self._take(seat, self._options.penalty)

    def finish(self) -> tuple[Seat, int]:
        """Play the round to its end, and return its winner and what it gains."""
        for _ in range(LONGEST * self._seats):
            if not all(self.hands):
                break
            self._turn()
        points = [points_of(hand) for hand in self.hands]
        winner = points.index(min(points))
        return winner, sum(points) - self._seats * points[winner]

    def _turn(self) -> None:
        hand = self.hands[self._seat]
        card = self._choose([self._drawn] if self._drawn is not None else hand)
        if card is not None:
            self._lay(card, best_wish(hand, card) if RANK[card] == JACK and len(hand) > 1 else None)
        elif self._drawn is not None:
            self._drawn = None
            self._step(1)
        else:
            self._draw()

    def _choose(self, cards: list[Card]) -> Card | None:
        """Return a card that fits: jacks last, and sevens and eights first against somebody who is close to winning."""
        top, wish, due, free = self._discards[-1], self._wish, self._due, self._options.jack_on_jack
        close = len(self.hands[(self._seat + 1) % self._seats]) <= FEW
        best, most = None, -1
        for card in cards:
            if fits(card, top, wish, due, jack_on_jack=free):
                rank = RANK[card]
                worth = 0 if rank == JACK else 1 + POINTS[card]
                if rank in (SEVEN, EIGHT):
                    worth += 20 if close else 0
                if worth > most:
                    best, most = card, worth
        return best

    def _lay(self, card: Card, wish: int | None) -> None:
        self.hands[self._seat].remove(card)
        self._discards.append(card)
        self._wish = wish
        self._drawn = None
        rank = RANK[card]
        if rank == SEVEN:
            self._due += EACH_SEVEN
        ace = self._options.ace if rank == ACE else ""
        self._step(0 if ace == AGAIN else 2 if ace == SKIP or rank == EIGHT else 1)

    def _draw(self) -> None:
        cards = self._take(self._seat, self._due or 1)
        if cards and not self._due and not self._options.keep_drawn:
            self._drawn = cards[0]
        else:
            self._step(1)
        self._due = 0

    def _take(self, seat: Seat, count: int) -> list[Card]:
        cards: list[Card] = []
        while len(cards) < count:
            if not self._stock:
                self._stock = shuffle(self._discards[:-1], self._chance)
                del self._discards[:-1]
                if not self._stock:
                    break
            cards.append(self._stock.pop())
        self.hands[seat] += cards
        return cards

    def _step(self, steps: int) -> None:
        self._seat = (self._seat + steps) % self._seats


def guess(view: MauMauView, chance: Chance) -> tuple[list[list[Card]], list[Card]]:
    """Deal the cards that the seat has not seen, and return everybody's hands and the stock."""
    seen = {*view.hand, *view.discards}
    hidden = shuffle([card for card in PACKS[view.pack] if card not in seen], chance)
    hands: list[list[Card]] = []
    for seat, count in enumerate(view.held):
        if seat == view.seat:
            hands.append(list(view.hand))
        else:
            hands.append(hidden[:count])
            hidden = hidden[count:]
    return hands, hidden


def shuffle(cards: list[Card], chance: Chance) -> list[Card]:
    """Return the cards in random order."""
    mixed = cards.copy()
    for place in range(len(mixed) - 1, 0, -1):
        other = chance.randrange(place + 1)
        mixed[place], mixed[other] = mixed[other], mixed[place]
    return mixed
