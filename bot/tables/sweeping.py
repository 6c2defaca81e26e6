"""What is done once a day: leaderboards of days and weeks that are over are taken away."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

from bot.store.standings.standings import Standings
from bot.tables.clock import Clock

log = logging.getLogger(__name__)

DAY_SECONDS = 24 * 60 * 60.0


class Sweeping:
    """Sweeps when it is told to begin, and every day from then on."""

    def __init__(self, clock: Clock, standings: Standings) -> None:
        self._clock = clock
        self._standings = standings

    async def sweep(self) -> None:
        """Take away the leaderboards that are over, and set the timer for tomorrow.

        :raises NotSaved: the database does not answer.
        """
        now = self._clock.now()
        self._clock.set("sweep", now + DAY_SECONDS, self.sweep)
        swept = await self._standings.sweep(datetime.fromtimestamp(now, UTC).date())
        if swept:
            log.info("%d leaderboards are over and were taken away", swept)
