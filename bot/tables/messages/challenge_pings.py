"""How often challenges and rematches ping: two people once in a while, however often a table is opened and closed."""

import asyncio
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager

from bot.runtime.recent import Recent

PAUSE_SECONDS = 10 * 60.0
"""How long after a ping the same two people are not pinged by a challenge or a rematch again, in seconds."""

MOST_PAIRS = 10_000
"""How many pairs of people are remembered. Those of the oldest pings are forgotten first, as all are at a restart."""


class ChallengePings:
    """Remembers between which two people a challenge or a rematch has pinged one of them lately."""

    def __init__(self) -> None:
        self._until: Recent[frozenset[int], float] = Recent(MOST_PAIRS)
        """By pair, when the next one may ping again, by the event loop's clock."""
        self.kept: Recent[tuple[int, int], Sequence[int]] = Recent(MOST_PAIRS)
        """By person and taken channel, whom they have challenged there: a table in a thread is theirs, too."""

    @contextmanager
    def challenging(self, challenger: int, people: Collection[int]) -> Iterator[frozenset[int]]:
        """Yield which of these people must not be pinged. The others count as pinged, unless an error ends the block.

        :param challenger: who challenges them, or asks for the rematch.
        """
        now = asyncio.get_running_loop().time()
        quiet = frozenset(each for each in people if self._until.get(frozenset((challenger, each)), now) > now)
        pinged = [frozenset((challenger, each)) for each in people if each not in quiet]
        for pair in pinged:
            self._until[pair] = now + PAUSE_SECONDS
        try:
            yield quiet
        except Exception:
            for pair in pinged:
                self._until.pop(pair)
            raise
