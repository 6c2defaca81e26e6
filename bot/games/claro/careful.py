"""A computer player with rules of thumb: play the cards of least value, keep those worth more than a new card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from bot.games.claro.deck import NAMES, CardSet, Deck, cards_in
from bot.games.claro.values import KEPT_FROM, card_values, parting_values
from bot.games.claro.view import DISCARD, PASS, ClaroView
from bot.games.game import Chance, Move

Values = Callable[[int, int], Sequence[float]]


@lru_cache(32)
def _cheapest_first(values: Sequence[float], deck: Deck) -> tuple[CardSet, ...]:
    """Return the bit of every card, in the order in which to part with them."""
    parting = parting_values(values, deck)
    return tuple(1 << card for card in sorted(range(len(values)), key=lambda card: (parting[card], card)))


def worth_keeping(hand: CardSet, values: Sequence[float]) -> CardSet:
    """Return the cards of a hand that are worth more than cards from the draw pile."""
    return sum(1 << card for card in cards_in(hand) if values[card] >= KEPT_FROM)


def discard_move(hand: CardSet, values: Sequence[float]) -> Move:
    """Return the move that discards the cards that are not worth keeping."""
    thrown = hand & ~worth_keeping(hand, values)
    return " ".join([DISCARD, *(NAMES[card] for card in cards_in(thrown))])


class CarefulPlayer:
    """Plays the fitting card of least value. Between rounds it keeps only cards that are worth more than a new one."""

    def __init__(self, values: Values = card_values) -> None:
        self._values: Final = values

    def choose(self, view: ClaroView, chance: Chance, /) -> Move:
        """Return the move. It does not depend on chance."""
        values = self._values(len(view.held), view.options.hand)
        if view.discarding:
            return discard_move(view.hand, values)
        fitting = view.fitting
        if not fitting:
            return PASS
        cheapest = next(bit for bit in _cheapest_first(tuple(values), view.options.deck) if bit & fitting)
        return NAMES[cheapest.bit_length() - 1]
