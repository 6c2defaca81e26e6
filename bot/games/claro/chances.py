"""Who is likely to win from here, going by the stars alone."""

from __future__ import annotations

from functools import lru_cache

from bot.games.claro.rules import STARS_TO_WIN


@lru_cache(4096)
def chances(stars: tuple[int, ...]) -> tuple[float, ...]:
    """Return each seat's chance (0 to 1) to be the first with three stars, if all were to win rounds equally often.

    It knows no cards and no skill: what it shows is how far each has come.
    """
    if STARS_TO_WIN in stars:
        return tuple(float(count == STARS_TO_WIN) for count in stars)
    futures = [chances((*stars[:seat], stars[seat] + 1, *stars[seat + 1 :])) for seat in range(len(stars))]
    return tuple(sum(future[seat] for future in futures) / len(stars) for seat in range(len(stars)))
