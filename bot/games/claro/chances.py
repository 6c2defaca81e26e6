"""Each seat's chance to win the game, judged by the stars alone."""

from functools import lru_cache

from bot.games.claro.rules import STARS_TO_WIN


@lru_cache(4096)
def chances(stars: tuple[int, ...]) -> tuple[float, ...]:
    """Return each seat's chance (0 to 1) to be the first with three stars, if all seats win rounds equally often.

    The chance takes no account of cards or skill. It shows how far each seat has come.
    """
    if STARS_TO_WIN in stars:
        return tuple(float(count == STARS_TO_WIN) for count in stars)
    futures = [chances((*stars[:seat], stars[seat] + 1, *stars[seat + 1 :])) for seat in range(len(stars))]
    return tuple(sum(future[seat] for future in futures) / len(stars) for seat in range(len(stars)))
