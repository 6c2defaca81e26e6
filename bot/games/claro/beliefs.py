"""What a seat can know about the others' cards: which it has not seen, and which of these each seat may hold."""

from collections.abc import Iterable

from bot.games.claro.deck import ALL_CARDS, CardSet, card_set
from bot.games.claro.view import ClaroView, Turn


def beliefs(view: ClaroView) -> tuple[CardSet, list[CardSet]]:
    """Return the cards that the seat of a view has not seen, and for each seat those of them that it may hold.

    Unseen are the cards in others' hands, on the draw pile and those that were discarded face down. It has seen its own
    cards, the cards of this round, and those cards of earlier rounds that are still on the discard pile. A seat that
    passed holds no card that would have fitted, unless passing is free (rulebook, "Nothing fits?").
    """
    played = card_set(turn.card for turn in view.turns if turn.card is not None)
    unseen = ALL_CARDS & ~(view.hand | view.discard_pile | played)
    return unseen, [unseen & ~each for each in barred(view, view.turns)]


def barred(view: ClaroView, turns: Iterable[Turn]) -> list[CardSet]:
    """Return, for each seat, the cards that it cannot hold, because in these turns it passed on a card they fit on."""
    found = [0] * len(view.held)
    top: int | None = None
    for turn in turns:
        if turn.card is not None:
            top = turn.card
        elif top is not None and not view.options.free_pass:
            found[turn.seat] |= view.options.deck.fits[top]
    return found
