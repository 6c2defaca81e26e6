"""Once a day, the leaderboards of past days and weeks are deleted."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

from bot.store.standings.standings import Standings
from bot.tables.clock import Clock

log = logging.getLogger(__name__)

DAY_SECONDS = 24 * 60 * 60.0


class Sweeping:
    """Deletes past leaderboards when ``sweep`` is first called, and every day from then on."""

    def __init__(self, clock: Clock, standings: Standings) -> None:
        self._clock = clock
        self._standings = standings

    async def sweep(self) -> None:
        """Delete the leaderboards of past days and weeks, and set the timer for tomorrow.

        :raises NotSaved: the database does not answer.
        """
        now = self._clock.now()
        self._clock.set("sweep", now + DAY_SECONDS, self.sweep)
        swept = await self._standings.sweep(datetime.fromtimestamp(now, UTC).date())
        if swept:
            log.info("deleted %d past leaderboards", swept)
