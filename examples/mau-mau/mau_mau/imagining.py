"""Imagines a game of Mau-Mau from what one seat sees, for computer players that search."""

from __future__ import annotations

from typing import Final

from bot.games.game import Card, Chance
from bot.games.imagining import AsTheyLie, ByChance, deal_unseen, past
from mau_mau.deck import PACKS
from mau_mau.rules import MauMauPosition
from mau_mau.view import DRAW, PASS, MauMauView

_CARDS: Final = AsTheyLie()


class ImaginedMauMau(MauMauPosition):
    """A position with a given view. All cards that the view does not show are random, and so are later shuffles."""

    __slots__ = ()

    def __init__(self, view: MauMauView, chance: Chance) -> None:
        super().__init__(len(view.held), _CARDS, view.options, view.leader, view.pack)
        self._dealer = ByChance(chance)
        seen = {*view.hand, *view.discards}
        held = [0 if seat == view.seat else count for seat, count in enumerate(view.held)]
        hands, self._stock = deal_unseen([card for card in PACKS[view.pack] if card not in seen], held, chance)
        self._hands = [view.hand if seat == view.seat else tuple(sorted(hand)) for seat, hand in enumerate(hands)]
        self._discards = list(view.discards)
        self._wish = view.wish
        self._due = view.due
        self._drawn = self._drawn_card(view, chance)
        self._stuck = _stuck(view)
        self._called = list(view.called)
        self._forgot = [
            sum(each.seat == seat and each.move != DRAW and each.drew > 0 for each in view.done)
            for seat in range(len(view.held))
        ]
        self._done = list(view.done)
        self._scores = list(view.scores)
        self._rounds = list(view.rounds)
        self.moves = past(view.turn)
        self.turn = view.turn
        self.to_act = view.to_act

    def _drawn_card(self, view: MauMauView, chance: Chance) -> Card | None:
        """Return the card that the seat whose turn it is has drawn. Another seat's can be any that it holds."""
        if not view.has_drawn or view.drawn is not None:
            return view.drawn
        hand = self._hands[view.to_act[0]]
        return hand[chance.randrange(len(hand))]


def _stuck(view: MauMauView) -> int:
    """Return how many seats in a row could neither play nor draw."""
    count = 0
    for each in reversed(view.done):
        if each.move != PASS:
            drew_first = count > 0 and each.move == DRAW and each.seat == view.done[-count].seat
            return count - drew_first
        count += 1
    return count
