"""Who has a choice left in a game. Whoever has none can miss no turn, so only a sign of life shows that they are there.

In Stardust that is who has lost all, or has folded the last hand.
"""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import Final

from bot.games.game import AnyPosition, Seat

log = logging.getLogger(__name__)

QUIET_LAPS: Final = 2
"""For how many moves of each seat after their last sign of life a person without a choice keeps computers playing."""

FORESEEN: Final = 20_000
"""How many moves are foreseen; no game of ours is longer."""


def any_chooses_again(position: AnyPosition, seats: Collection[Seat]) -> bool:
    """Return whether one of these seats is to act, or will be once the time of all who act before it is up.

    If the rules fail, return True: that shows in the next move.
    """
    if not seats:
        return False
    try:
        ahead = position.copy()
        for _ in range(FORESEEN):
            if ahead.outcome is not None:
                return False
            if any(seat in seats and ahead.formality(seat) is None for seat in ahead.to_act):
                return True
            acts = ahead.to_act[0]
            ahead.play(acts, ahead.formality(acts) or ahead.automatic(acts))
    except Exception:  # somebody else may have written the game, and its rules may raise anything
        log.debug("the rules fail in the moves to come", exc_info=True)
    return True
