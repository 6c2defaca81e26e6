"""Positions of Stardust that a seat cannot tell from the true one."""

from bot.games.game import Chance
from bot.games.imagining import AsTheyLie, ByChance, deal_unseen, past
from bot.games.stardust.deck import Joker
from bot.games.stardust.rules import StardustPosition, StardustPosition1
from bot.games.stardust.view import Phase, StardustView


class ImaginedStardust(StardustPosition):
    """A position with everything that a view shows, and with random cards wherever it shows none."""

    def __init__(self, view: StardustView, chance: Chance) -> None:
        super().__init__(len(view.held), AsTheyLie(), view.options, leader=0)
        self._dealer = ByChance(chance)
        unknown = [0 if seat == view.seat else count for seat, count in enumerate(view.held)]
        hands, rest = deal_unseen(view.unseen, unknown, chance)
        self._hands = [view.hand if seat == view.seat else tuple(sorted(hand)) for seat, hand in enumerate(hands)]
        self._draw_pile = rest[_thrown(view) :]
        self._phase = view.phase
        self._credits = list(view.credits)
        self.settled = tuple(left + paid for left, paid in zip(view.credits, view.paid, strict=True))
        self._paid = list(view.paid)
        self._bets = list(view.bets)
        self._broke = view.broke
        self._folded = list(view.folded)
        self._laid = list(view.laid)
        self._exchanged = list(view.exchanged)
        self._question = view.question
        self._answering = view.to_act if view.question is not None else ()
        self._start = view.start
        self.rounds = view.rounds
        self._shuffles = len(view.rounds) + 1
        self._waiting = self._still_waiting(view)
        self.moves = past(view.turn)
        self.turn = view.turn
        self.to_act = view.to_act

    def _still_waiting(self, view: StardustView) -> list[int]:
        """Return the seats that have yet to bet or to exchange cards, in their order."""
        if view.phase is Phase.EXCHANGE:
            return [seat for seat in self._in_order() if view.exchanged[seat] is None]
        if view.phase is Phase.OVER:
            return []
        order = self._in_order()
        place = order.index(view.to_act[0])
        high = max(view.bets)
        # Before the first bet, the seats ahead of this one have checked. After it, they are asked again.
        others = (*order[place:], *order[:place]) if high else order[place:]
        return [seat for seat in others if view.credits[seat] and (view.bets[seat] < high or not high)]


class ImaginedStardust1(ImaginedStardust, StardustPosition1):
    """The same, by version 1 of the rules."""


def _thrown(view: StardustView) -> int:
    """Return how many cards have been thrown away face down: in exchanges, and for Quick Death."""
    deaths = sum(joker is Joker.DEATH for laid in view.laid for joker in laid)
    unanswered = view.question is not None and view.question.joker is Joker.DEATH
    return sum(count or 0 for count in view.exchanged) + deaths - unanswered
