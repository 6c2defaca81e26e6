"""Thousands of schedules of a fleet: nobody shares a server, no server stays unserved, no session is lost for nothing.

Each former fault that is put back must be found, and the seed that finds it is named.
"""

import pytest

from bot.fleet import leases, live_session
from bot.fleet.leases import SHARDS, Leases
from bot.fleet.shards import Shards
from bot.store.errors import NotSaved
from bot.store.fence import Fence, Fenced
from tests.effort import effort, thorough
from tests.fleet.simulation import Simulation, Violation

RUNS = effort(300, 1_200)


def first_violation(seeds, **former):
    """Return the first violation of these runs; None if there is none."""
    for seed in seeds:
        try:
            Simulation(seed, **former).run()
        except Violation as violation:
            return str(violation)
    return None


@thorough
@pytest.mark.parametrize("part", range(2))
def test_no_schedule_breaks_a_fleet(part):
    """The seeds in two parts, for two cores."""
    assert first_violation(range(part, RUNS, 2)) is None


def test_the_same_seed_gives_the_same_run():
    runs = [Simulation(11) for _ in range(2)]
    for run in runs:
        run.run()
    assert runs[0].log == runs[1].log
    assert runs[0].now == runs[1].now
    assert [fence for _, fence in runs[0].issued] == [fence for _, fence in runs[1].issued]


# Former faults


class KeepsItsNumberOfShards(Leases):
    """Comes back without asking into how many shards the servers are divided now."""

    async def _agreed(self):
        return self.count if self._held_before else await super()._agreed()

    _held_before = False

    async def _come_back(self):
        self._held_before = True
        try:
            await super()._come_back()
        finally:
            self._held_before = False

    async def _lock_and_take(self, shard):
        if not await self._lock(SHARDS, shard):
            return False, None
        try:
            values = {"shard": shard, "shards": await super()._agreed()}  # no number of its own to compare
            taken = (await self._session.execute(leases._TAKE, values)).one()
        except NotSaved:
            await self._unlock(SHARDS, shard)
            return False, None
        self._held[shard] = Fence(shard, taken.fence, self.count)
        return True, None


def compare_numbers_only(connection, fences):
    """Check fences as before they named their number of shards."""
    fences = set(fences)
    rows = connection.execute(None, {"shards": sorted({fence.shard for fence in fences})})
    current = {(row.shard, row.fence) for row in rows}
    lost = frozenset(fence for fence in fences if (fence.shard, fence.number) not in current)
    if lost:
        raise Fenced(lost)


async def interrupted(work):
    """Let a cancellation break off what it hits."""
    return await work


class LeavesWithAnError(Shards):
    """Keeps the lease of a shard whose tables cannot be let go."""

    async def _pass_on(self, number, shard):
        session = self._stop(number)
        await self._work.finish(shard.has)
        await self._tables.let_go(shard, at_once=False)
        await self._leases.give_up(number, session)


BOTH = [(module, "uninterrupted", interrupted) for module in (leases, live_session)]
FORMER = {
    "can write about server": (range(60), {"leases": KeepsItsNumberOfShards, "check": compare_numbers_only}),
    "a cancelled statement cost it its session": (range(60), {"replace": BOTH}),
    "not all servers are served": (range(100, 200), {"shards": LeavesWithAnError}),
}
"""What is found, where it is searched for, and the fault that is put back."""


@pytest.mark.parametrize("what", FORMER)
def test_a_former_fault_is_found(what):
    seeds, former = FORMER[what]
    found = first_violation(seeds, **former)
    assert found is not None
    assert found.startswith("seed ")
    assert what in found
