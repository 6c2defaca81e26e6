"""What a seat can know of the others' cards: which are still about, and which of them each seat cannot hold."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.claro.deck import ALL_CARDS, CARDS, CardSet, card_set
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
    seen = view.hand | _on_discard_pile(view)
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


def _on_discard_pile(view: ClaroView) -> CardSet:
    """Return the cards of earlier rounds that have not been shuffled into the draw pile again.

    The discard pile holds the cards of the latest rounds, with discards that nobody has seen. How many it holds follows
    from what is elsewhere; so the rounds are gone through backwards for as long as their cards have room in it.
    """
    played = 0 if view.discarding else sum(turn.card is not None for turn in view.turns)
    room = CARDS - sum(view.held) - view.draw_pile - played
    pile: CardSet = 0
    for each in reversed(view.rounds):
        cards = [turn.card for turn in each.turns if turn.card is not None]
        if len(cards) > room:
            break
        room -= len(cards)
        pile |= card_set(cards)
    return pile


def hidden_from(view: ClaroView) -> list[Seat]:
    """Return the seats, other than the view's own, that hold cards."""
    return [seat for seat, held in enumerate(view.held) if held and seat != view.seat]
