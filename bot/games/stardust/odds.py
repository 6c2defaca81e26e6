"""The computer players that bet by rules of thumb: by their own cards alone, or by the price of staying in."""

from typing import Final

from bot.games.game import Chance, Move
from bot.games.stardust import rules_of_thumb
from bot.games.stardust.betting import CALL, CHECK, FOLD
from bot.games.stardust.combinations import strength
from bot.games.stardust.deck import CARD_OF_JOKER, CARDS, NAMES, Joker
from bot.games.stardust.view import DISCARD, LAY, PAY, Phase, StardustView

GOOD: Final = 9
"""The fewest points with which the natural player raises."""

HOPEFUL: Final = 4
"""The fewest points with which the natural player calls for up to a quarter of its credits."""

DRAWS: Final = 24
"""The number of exchanges that the other one imagines to see what a hand may become."""

EAGER: Final = 1.6
"""That one raises if its chance to win is more than this many times an equal share."""


class NaturalPlayer:
    """Considers only its own cards: it calls with a fair system, raises a little with a good one, and lays no joker."""

    def choose(self, view: StardustView, chance: Chance, /) -> Move:
        """Return the move. It does not depend on chance."""
        move, limits = rules_of_thumb.without_bets(view), view.limits
        if move is not None:
            return move
        assert limits is not None
        worth = strength(view.hand)
        points = 99 if worth.rank else worth.points
        if points >= GOOD and limits.most and limits.high < 4 * limits.step:
            return f"{limits.word} {min(limits.high + 2 * limits.step, limits.most)}"
        if not limits.to_call:
            return CHECK
        dear = limits.to_call * 4 > limits.credits + limits.own
        return FOLD if points < (GOOD if dear else HOPEFUL) else CALL


class OddsPlayer:
    """Compares its chance to win with the price of a call, and lays jokers that its hand does not need."""

    def choose(self, view: StardustView, chance: Chance, /) -> Move:
        """Return the move. Chance deals the imagined draws."""
        if view.question is not None:
            if view.question.joker is Joker.DEATH:
                return f"{DISCARD} {NAMES[rules_of_thumb.least_missed(view.hand)]}"
            price = min(view.options.ante, view.credits[view.seat or 0])
            return PAY if self._chance_to_win(view, chance) * (view.pot + price) > price else FOLD
        if view.phase is Phase.EXCHANGE:
            return spare_joker(view) or rules_of_thumb.exchange_move(view.hand, rules_of_thumb.worth_keeping(view.hand))
        limits, win = view.limits, self._chance_to_win(view, chance)
        assert limits is not None
        equal = 1 / len(view.still_in)
        if limits.most and win > EAGER * equal and limits.high < view.pot:
            wanted = limits.high + max(limits.step, round(view.pot * win / 2))
            return f"{limits.word} {min(max(wanted, limits.least), limits.most)}"
        if not limits.to_call:
            return CHECK
        return CALL if win * (view.pot + limits.to_call) > limits.to_call else FOLD

    def _chance_to_win(self, view: StardustView, chance: Chance) -> float:
        """Return the chance (0 to 1) to have the best hand of all seats that are still in."""
        rivals = len(view.still_in) - 1
        if view.phase is Phase.SECOND_BETS or (view.seat is not None and view.exchanged[view.seat] is not None):
            return rules_of_thumb.share_beaten(strength(view.hand)) ** rivals
        kept = rules_of_thumb.worth_keeping(view.hand)
        count, others = len(view.hand) - len(kept), [card for card in range(CARDS) if card not in view.hand]
        drawn = [rules_of_thumb.drawn_from(others, count, chance) for _ in range(DRAWS)] if count else [[]]
        shares = [rules_of_thumb.share_beaten(strength([*kept, *each])) ** rivals for each in drawn]
        return sum(shares) / len(shares)


def spare_joker(view: StardustView) -> Move | None:
    """Return the move that lays a joker which the best combination does not need, or the Black Hole with a weak hand.

    The result is None if there is no such joker.
    """
    kept = rules_of_thumb.worth_keeping(view.hand)
    hole, death, water = (CARD_OF_JOKER[joker] for joker in (Joker.HOLE, Joker.DEATH, Joker.WATER))
    if hole in view.hand and (hole not in kept or len(kept) <= 2):
        return f"{LAY} {Joker.HOLE.value}"
    if death in view.hand and death not in kept:
        return rules_of_thumb.death_move(view)
    if water in view.hand and water not in kept:
        return f"{LAY} {Joker.WATER.value}"
    return None
