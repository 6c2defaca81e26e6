"""Positions of Claro that a seat cannot tell from the true one."""

from bot.games.claro.deck import card_set, cards_in
from bot.games.claro.rules import NOBODY, ClaroPosition
from bot.games.claro.view import ClaroView, barred, beliefs
from bot.games.game import Chance
from bot.games.imagining import AsTheyLie, ByChance, deal_unseen, past


class ImaginedClaro(ClaroPosition):
    """A position with everything that a view shows, and with random cards wherever it shows none.

    A seat that passed gets no card that would have fitted. If a seat has chosen its discards, these are random, because
    no view shows them: each of its cards is among them in one of two positions.
    """

    def __init__(self, view: ClaroView, chance: Chance) -> None:
        super().__init__(len(view.held), AsTheyLie(), view.options, leader=0)
        self._dealer = ByChance(chance)
        unknown = [0 if seat == view.seat else count for seat, count in enumerate(view.held)]
        unseen, _ = beliefs(view)
        # Until hands are refilled, the round that has just ended tells what a seat cannot hold.
        excluded = barred(view, view.rounds[-1].turns if view.discarding else view.turns)
        if view.discarding:  # the winner has drawn cards since
            excluded[view.rounds[-1].winner] = 0
        hands, rest = deal_unseen(cards_in(unseen), unknown, chance, [cards_in(each) for each in excluded])
        self._hands = [view.hand if seat == view.seat else card_set(hand) for seat, hand in enumerate(hands)]
        self._draw_pile = rest[: view.draw_pile]
        self._discard_pile = view.discard_pile | card_set(rest[view.draw_pile :])
        self._seen = view.discard_pile
        self._stars = list(view.stars)
        self._rounds = list(view.rounds)
        self._turns = list(view.turns)
        self._top = NOBODY if view.top is None else view.top
        last_winner = view.rounds[-1].winner if view.rounds else NOBODY
        self._last = last_winner if view.last_to_play is None else view.last_to_play
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
