"""Each seat's chance to win the game after rounds that were played out: by the cards that are left, and by the stars.

All seats count as equally good. So the chances of all together are 1, and each is right on average over the people at a
table, whoever asks.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from bot.games.claro.chances import chances as by_stars
from bot.games.claro.playout import Floats, Numbers
from bot.games.claro.rules import STARS_TO_WIN
from bot.games.game import Seat

KEPT: Final = 1.6
"""The weight of a card that is left over, compared with a card of a new hand. It is above 1 because it was kept by
choice."""

LEADS: Final = -0.02
"""How the chance to win a round changes for the seat that leads it, as the last round's winner must."""

LEAST, MOST = 0.02, 0.95
"""The limits of an estimated chance to win a round."""


def prospects(left: Floats, winner: Numbers, stars: Sequence[int]) -> Floats:
    """Return each seat's chance (0 to 1) to win the game after every round.

    :param left: for each seat, what the cards that it has left are worth in every round.
    :param winner: the winner of every round.
    :param stars: each seat's stars before the round.
    """
    seats = len(stars)
    others = (left.sum(axis=0) - left) / (seats - 1)
    leads = np.arange(seats)[:, None] == winner
    next_round = np.clip(1 / seats + KEPT * (left - others) + LEADS * leads, LEAST, MOST)
    next_round /= next_round.sum(axis=0)
    value: Floats = np.zeros_like(next_round)
    for last in range(seats):
        after = _with_star(stars, last)
        here = winner == last
        if STARS_TO_WIN in after:
            value[last, here] = 1.0
            continue
        futures: Floats = np.array([by_stars(_with_star(after, seat)) for seat in range(seats)])
        value[:, here] = futures.T @ next_round[:, here]
    return value


def _with_star(stars: Sequence[int], winner: Seat) -> tuple[int, ...]:
    return tuple(count + (seat == winner) for seat, count in enumerate(stars))
