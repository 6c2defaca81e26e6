"""The computer players that go by rules of thumb: by the numbers, or by what each card is worth."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from bot.games.claro.deck import ALL_JOKERS, NAMES, CardSet, Deck, bits, cards_in
from bot.games.claro.values import KEPT_FROM, card_values, parting_values
from bot.games.claro.view import DISCARD, PASS, ClaroView
from bot.games.game import Chance, Move

_WORTH_KEEPING: Final = 30
# A card below this number without a star rarely fits and rarely wins.

Values = Callable[[int, int], Sequence[float]]


@lru_cache(32)
def _cheapest_first(values: Sequence[float], deck: Deck) -> tuple[CardSet, ...]:
    parting = parting_values(values, deck)
    return tuple(1 << card for card in sorted(range(len(values)), key=lambda card: (parting[card], card)))


def discard_move(hand: CardSet, values: Sequence[float]) -> Move:
    """Return the move that discards the cards that are not worth more than cards from the draw pile."""
    return " ".join([DISCARD, *(NAMES[card] for card in cards_in(hand) if values[card] < KEPT_FROM)])


class NaturalPlayer:
    """Plays the lowest number that fits, and a joker only when nothing else fits.

    Between rounds it discards its starless cards below 30.
    """

    def choose(self, view: ClaroView, chance: Chance, /) -> Move:
        """Return the move. It does not depend on chance."""
        if view.discarding:
            stars = view.options.deck.stars
            thrown = [NAMES[c] for c in cards_in(view.hand & ~ALL_JOKERS) if c + 1 < _WORTH_KEEPING and not stars[c]]
            return " ".join([DISCARD, *thrown])
        lowest = next(bits(view.fitting), None)  # jokers have higher bits than all numbers
        return PASS if lowest is None else NAMES[lowest.bit_length() - 1]


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
