"""Positions of Star of Africa that a seat cannot tell from the true one."""

from __future__ import annotations

from bot.games.africa.deck import CARDS
from bot.games.africa.rules import AfricaPosition
from bot.games.africa.view import AfricaView
from bot.games.game import Chance
from bot.games.imagining import AsTheyLie, ByChance, deal_unseen, past


class ImaginedAfrica(AfricaPosition):
    """A position with everything that a view shows, and with random cards wherever it shows none."""

    __slots__ = ()

    def __init__(self, view: AfricaView, chance: Chance) -> None:
        super().__init__(len(view.held), AsTheyLie(), view.options, view.leader)
        self._dealer = ByChance(chance)
        seen = {*view.hand, *view.gone, *(played.card for played in view.trick)}
        unknown = [0 if seat == view.seat else count for seat, count in enumerate(view.held)]
        hands, rest = deal_unseen([card for card in range(CARDS) if card not in seen], unknown, chance)
        self._hands = [view.hand if seat == view.seat else tuple(sorted(hand)) for seat, hand in enumerate(hands)]
        self._pile = rest[: view.pile]
        self._trick = view.trick
        self._high = view.high
        self._top = view.top
        self._passed = list(view.passed)
        self._taken = list(view.taken)
        self._gone = view.gone
        self._tokens = list(view.tokens)
        self._fortune = list(view.fortune)
        self._rounds = view.rounds
        self.moves = past(view.turn)
        self.turn = view.turn
        self.to_act = view.to_act
