"""Where the pictures of games are drawn: in threads, for a limited time each. What fails is logged and left out."""

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from bot.games.catalog import PACKAGES
from bot.games.origins import package_of
from bot.games.validation import described
from bot.runtime.limited import LIMIT_SECONDS, limited

log = logging.getLogger(__name__)

TWICE: Final = 2
"""How many pictures of a package may take too long before the bot draws no more of them until its next start."""

P = ParamSpec("P")
T = TypeVar("T")


class Studio:
    """Draws one picture of each package at a time, and one of all our own games: they share the processor."""

    def __init__(self) -> None:
        """Begin with no picture. Each may take ``LIMIT_SECONDS``."""
        self._drawing: defaultdict[str | None, asyncio.Lock] = defaultdict(asyncio.Lock)
        """Held while a picture is drawn, by the package's game; None for our own."""
        self._late: Counter[str] = Counter()
        """How many pictures of each package have taken too long."""

    async def draw(self, game: str, what: str, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T | None:
        """Return what some code of a game draws; None if it fails or takes too long, which the log says.

        :param game: the name of a game, or of a game's patience.
        :param what: what is drawn, for the log.
        :param work: draws it. It blocks, and may be anybody's code.
        """
        package = PACKAGES[package_of(game)]
        async with self._drawing[package.origin and package.name]:
            if self._late[game] >= TWICE:
                return None
            try:
                return await limited(LIMIT_SECONDS, work, *arguments, **named)
            except TimeoutError:
                self._late[game] += package.origin is not None
                rest = "; no more pictures of it are drawn" if self._late[game] >= TWICE else ""
                slow = "%s of the game %s cannot be drawn: it takes more than %g s%s"
                log.error(slow, what, described(package), LIMIT_SECONDS, rest)
            except Exception:
                log.exception("%s of the game %s cannot be drawn", what, described(package))
            return None
