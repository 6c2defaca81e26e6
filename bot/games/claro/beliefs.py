"""What a seat can know of the others' cards: which are still about, and which of them each seat cannot hold."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.claro.deck import ALL_CARDS, CardSet
from bot.games.claro.view import ClaroView
from bot.games.game import Seat


@dataclass(frozen=True, slots=True)
class Beliefs:
    """What is left open by everything a seat has seen."""

    unseen: CardSet
    """The cards in others' hands or on the draw pile, and those discarded unseen."""
    possible: tuple[CardSet, ...]
    """For each seat, those of the unseen cards that it may hold."""


def beliefs(view: ClaroView) -> Beliefs:
    """Return what the seat of a view can know.

    Seen are its own cards, this round's, and those of earlier rounds that lie in the discard pile still. And who passed
    holds nothing that would have fitted, unless passing is free (rulebook, "Nothing fits?").
    """
    seen = view.hand | view.discard_pile
    cannot = [0] * len(view.held)
    top: int | None = None
    for turn in view.turns:
        if turn.card is not None:
            seen |= 1 << turn.card
            top = turn.card
        elif top is not None and not view.options.free_pass:
            cannot[turn.seat] |= view.options.deck.fits[top]
    unseen = ALL_CARDS & ~seen
    return Beliefs(unseen, tuple(unseen & ~each for each in cannot))


def hidden_from(view: ClaroView) -> list[Seat]:
    """Return the seats, other than the view's own, that hold cards."""
    return [seat for seat, held in enumerate(view.held) if held and seat != view.seat]
