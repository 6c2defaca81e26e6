"""Each seat's chance to win the game, judged by the stars alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bot.games.claro.rules import STARS_TO_WIN
from bot.games.game import Seat


@lru_cache(4096)
def chances(stars: tuple[int, ...]) -> tuple[float, ...]:
    """Return each seat's chance (0 to 1) to be the first with three stars, if all seats win rounds equally often.

    The chance takes no account of cards or skill. It shows how far each seat has come.
    """
    if STARS_TO_WIN in stars:
        return tuple(float(count == STARS_TO_WIN) for count in stars)
    futures = [chances((*stars[:seat], stars[seat] + 1, *stars[seat + 1 :])) for seat in range(len(stars))]
    return tuple(sum(future[seat] for future in futures) / len(stars) for seat in range(len(stars)))


def turning_point(winners: Sequence[Seat], seats: int) -> tuple[int, float, float]:
    """Return the round (from 1) that raised the chance of the game's winner most, and the chance before and after it.

    The last round always decides the game, so it does not count.

    :param winners: the winner of each round; the last of them has won the game.
    """
    stars = [(0,) * seats]
    for winner in winners:
        stars.append(tuple(count + (seat == winner) for seat, count in enumerate(stars[-1])))
    course = [chances(each)[winners[-1]] for each in stars]
    best = max(range(len(winners) - 1), key=lambda index: course[index + 1] - course[index])
    return best + 1, course[best], course[best + 1]
