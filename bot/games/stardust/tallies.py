"""What is counted about each seat of a finished game of Stardust, for its player's statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.stardust.combinations import Class, best_combination
from bot.games.stardust.view import StardustHand

HANDS_DEALT: Final = "hands_dealt"
HANDS_WON: Final = "hands_won"
SHOWDOWNS: Final = "showdowns"
SHOWDOWNS_WON: Final = "showdowns_won"
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
