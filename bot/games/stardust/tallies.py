"""What is counted about each seat of a finished game of Stardust for statistics, and what is worth telling."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.game import Move, Outcome, Seat
from bot.games.highlights import Bold, Highlights
from bot.games.stardust.betting import BET, RAISE
from bot.games.stardust.combinations import Class, best_combination, strength
from bot.games.stardust.view import StardustHand

HANDS_DEALT, HANDS_WON, SHOWDOWNS, SHOWDOWNS_WON = "hands_dealt", "hands_won", "showdowns", "showdowns_won"
WON_WITH: Final = "won_with"
"""The beginning of a tally's name. The kind of combination that won a showdown follows."""

NOTHING: Final = "nothing"
"""Stands for a hand without a combination."""


def tallies(hands: Sequence[StardustHand], seats: int) -> Sequence[Mapping[str, int]]:
    """Return, for each seat, the hands that it was dealt, won and showed, and the combinations that won showdowns."""
    found: list[Counter[str]] = [Counter() for _ in range(seats)]
    for hand in hands:
        shown = dict(hand.shown)
        for seat in hand.dealt:
            found[seat][HANDS_DEALT] += 1
            won = hand.gains[seat] > 0
            found[seat][HANDS_WON] += won
            found[seat][SHOWDOWNS] += seat in shown
            if seat in shown and won:
                best = best_combination(shown[seat])
                found[seat][SHOWDOWNS_WON] += 1
                found[seat][f"{WON_WITH} {best.kind.value if best else NOTHING}"] += 1
    return [{name: count for name, count in each.items() if count} for each in found]


CLASSES: Final = (*(each.value for each in Class), NOTHING)
"""The kinds of hands that can win a showdown."""


WEAK: Final = 20
"""The economy points of a weak hand are fewer than these."""


def highlights(
    hands: Sequence[StardustHand], moves: Sequence[tuple[Seat, Move]], stake: int, outcome: Outcome
) -> Highlights:
    """Return what is worth telling: how near the second was, and the showdown won against bets with the weakest hand.

    :param stake: what each seat brought, in credits.
    """
    first, second = sorted(outcome.scores, reverse=True)[:2]
    margin = min(1.0, (first - second) / stake)
    found: list[tuple[int, int, Bold]] = []
    began = 0
    for hand in hands:
        of_hand = moves[began : hand.moves]
        began = hand.moves
        ranked = sorted(((strength(cards), seat) for seat, cards in hand.shown), reverse=True)
        betting = any(move.partition(" ")[0] in (BET, RAISE) for _, move in of_hand)
        if len(ranked) < 2 or not betting:
            continue
        best, seat = ranked[0]
        if not best.rank and best.points < WEAK and hand.gains[seat] > 0:
            details = {"points": best.points, "pot": hand.pot}
            found.append((-best.points, hand.pot, Bold(seat, 1 - best.points / WEAK, details)))
    return Highlights(margin, max(found, key=lambda each: each[:2])[2] if found else None)
