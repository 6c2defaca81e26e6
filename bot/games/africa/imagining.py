"""Positions of Star of Africa that a seat cannot tell from the true one."""

from bot.games.africa.deck import CARDS
from bot.games.africa.rules import AfricaPosition
from bot.games.africa.view import AfricaView
from bot.games.game import Card, Chance
from bot.games.imagining import AsTheyLie, ByChance, deal_unseen, past


class ImaginedAfrica(AfricaPosition):
    """A position with everything that a view shows, and with random cards wherever it shows none."""

    def __init__(self, view: AfricaView, chance: Chance) -> None:
        super().__init__(len(view.held), AsTheyLie(), view.options, view.leader)
        self._dealer = ByChance(chance)
        hands, pile = guess(view, chance)
        self._hands = [tuple(sorted(hand)) for hand in hands]
        self._pile = pile[: view.pile]
        self._trick = view.trick
        self._high = view.high
        self._top = view.top
        self._passed = list(view.passed)
        self._taken = list(view.taken)
        self._gone = view.gone
        self._tokens = list(view.tokens)
        self._fortune = list(view.fortune)
        self.rounds = view.rounds
        self.moves = past(view.turn)
        self.turn = view.turn
        self.to_act = view.to_act


def guess(view: AfricaView, chance: Chance) -> tuple[list[list[Card]], list[Card]]:
    """Deal the cards that the seat has not seen, and return everybody's hands and the pile."""
    seen = {*view.hand, *view.gone, *(played.card for played in view.trick)}
    unknown = [0 if seat == view.seat else count for seat, count in enumerate(view.held)]
    hands, pile = deal_unseen([card for card in range(CARDS) if card not in seen], unknown, chance)
    return [list(view.hand) if seat == view.seat else hand for seat, hand in enumerate(hands)], pile
