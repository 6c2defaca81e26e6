"""What is worth telling of a game of Stardust. Nothing in it depends on a hand that was not shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.game import Move, Outcome, Seat
from bot.games.highlights import Bold, Highlights
from bot.games.stardust.betting import BET, RAISE
from bot.games.stardust.combinations import strength
from bot.games.stardust.view import StardustHand

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
