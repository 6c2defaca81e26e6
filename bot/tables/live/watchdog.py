"""Once a minute, every table is looked at. A game that nothing will ever move again is logged and set going.

A table at which nobody has done anything for a while leaves memory.
"""

import asyncio
import logging

from bot.runtime.background import Clock
from bot.runtime.refusal import Refusal
from bot.store.engine.fence import NotOurs, NotSaved
from bot.tables.live.room import Room
from bot.tables.live.turns import Turns
from bot.tables.rules.table import Table

log = logging.getLogger(__name__)

LOOK_SECONDS = 60.0
"""How often the tables are looked at, in seconds."""

AT_ONCE = 100
"""How many tables are looked at before clicks get their turn."""


class Watchdog:
    """Looks for stuck tables, and for idle ones.

    There should never be a stuck one: each is an error in the bot, which the log then shows.
    """

    def __init__(self, room: Room, clock: Clock, turns: Turns) -> None:
        self._room = room
        self._clock = clock
        self._turns = turns
        self._logged: set[int] = set()
        """The numbers of the live tables that have been found stuck."""
        self.stuck = 0
        """How many tables were stuck at the last look."""

    def begin(self) -> None:
        """Look for the first time in ``LOOK_SECONDS``."""
        self._clock.set("watchdog", self._clock.now() + LOOK_SECONDS, self.look)

    async def look(self) -> None:
        """Look at all tables: set going those that are stuck, let idle ones rest. Set the timer for the next look."""
        self.begin()
        stuck: set[int] = set()
        for place, table in enumerate(self._room.tables, start=1):
            if await self._look_at(table):
                stuck.add(table.id)
            else:
                self._room.rest(table)
            if not place % AT_ONCE:
                await asyncio.sleep(0)
        for number in self._room.unattended:
            stuck.add(number)
            if number not in self._logged:
                log.error("table %d: nothing would have rebuilt it; rebuilding it now", number)
            self._room.wake(number)
        self.stuck = len(stuck)
        self._logged = stuck | (self._logged & {table.id for table in self._room.tables})

    async def _look_at(self, table: Table) -> bool:
        first = table.id not in self._logged
        try:
            if not self._turns.is_stuck(table):
                return False
            if first:
                log.error("table %d: nothing would have moved it again; setting it going", table.id)
            await self._turns.rescue(table)
        except (Refusal, NotOurs, NotSaved) as error:
            log.warning("table %d cannot be set going now: %r", table.id, error)
        except Exception:
            if first:
                log.exception("table %d cannot be set going", table.id)
        return True
