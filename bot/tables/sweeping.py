"""Once a day, what has expired is deleted: leaderboards of past days and weeks, and traces of forgotten people."""

import logging

from bot.store.people.privacy import Privacy
from bot.store.standings.standings import Standings
from bot.tables.kit.clock import Clock

log = logging.getLogger(__name__)

DAY_SECONDS = 24 * 60 * 60.0


class Sweeping:
    """Deletes what has expired when ``sweep`` is first called, and every day from then on."""

    def __init__(self, clock: Clock, standings: Standings, privacy: Privacy) -> None:
        self._clock = clock
        self._standings = standings
        self._privacy = privacy

    async def sweep(self) -> None:
        """Delete what has expired, and set the timer for tomorrow.

        :raises NotSaved: the database does not answer.
        """
        self._clock.set("sweep", self._clock.now() + DAY_SECONDS, self.sweep)
        today = self._clock.utc().date()
        await self._privacy.sweep(today)
        swept = await self._standings.sweep(today)
        if swept:
            log.info("deleted %d past leaderboards", swept)
