"""Positions of Claro that a seat cannot tell from the true one."""

from __future__ import annotations

from bot.games.claro.beliefs import beliefs
from bot.games.claro.deck import CardSet, card_set, cards_in
from bot.games.claro.rules import NOBODY, ClaroPosition
from bot.games.claro.view import ClaroView
from bot.games.game import Chance
from bot.games.imagining import AsTheyLie, ByChance, deal_unseen, past


class ImaginedClaro(ClaroPosition):
    """A position with everything that a view shows, and with random cards wherever it shows none.

    A seat that passed gets no card that would have fitted. If a seat has chosen its discards, these are random, because
    no view shows them: each of its cards is among them in one of two positions.
    """

    __slots__ = ()

    def __init__(self, view: ClaroView, chance: Chance) -> None:
        super().__init__(len(view.held), AsTheyLie(), view.options, leader=0)
        self._dealer = ByChance(chance)
        unknown = [0 if seat == view.seat else count for seat, count in enumerate(view.held)]
        unseen = cards_in(beliefs(view).unseen)
        hands, rest = deal_unseen(unseen, unknown, chance, [cards_in(each) for each in _barred(view)])
        self._hands = [view.hand if seat == view.seat else card_set(hand) for seat, hand in enumerate(hands)]
        self._draw_pile = rest[: view.draw_pile]
        self._discard_pile = view.discard_pile | card_set(rest[view.draw_pile :])
        self._seen = view.discard_pile
        self._stars = list(view.stars)
        self._rounds = list(view.rounds)
        self._turns = list(view.turns)
        self._top = NOBODY if view.top is None else view.top
        self._last = next((turn.seat for turn in reversed(view.turns) if turn.card is not None), self._last_winner)
        self._passed = sum(1 << seat for seat, passed in enumerate(view.passed) if passed)
        self._within = sum(1 << seat for seat, hand in enumerate(self._hands) if hand and not view.passed[seat])
        if view.discarding:
            self._discards = {
                seat: card_set(card for card in cards_in(self._hands[seat]) if chance.randrange(2))
                for seat, chosen in enumerate(view.chosen)
                if chosen
            }
        self.moves = past(view.turn + sum(view.chosen))
        self.turn = view.turn
        self.to_act = view.to_act

    @property
    def _last_winner(self) -> int:
        return self._rounds[-1].winner if self._rounds else NOBODY


def _barred(view: ClaroView) -> list[CardSet]:
    """Return, for each seat, the cards that it cannot hold, because it passed on a card on which they fit.

    Until the hands are refilled, this follows from the turns of the round that has just ended.
    """
    barred = [0] * len(view.held)
    if view.options.free_pass:
        return barred
    top: int | None = None
    for turn in view.rounds[-1].turns if view.discarding else view.turns:
        if turn.card is not None:
            top = turn.card
        elif top is not None:
            barred[turn.seat] |= view.options.deck.fits[top]
    if view.discarding:  # the winner has drawn cards since
        barred[view.rounds[-1].winner] = 0
    return barred
