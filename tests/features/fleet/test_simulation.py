"""Thousands of schedules of a fleet: nobody shares a server, no server stays unserved, no session is lost for nothing.

At the end of each, all processes are restarted, some with another number of shards, and every click that is heard is
answered once.

Each former fault that is put back must be found, and the seed that finds it is named.
"""

import pytest

from bot.features.fleet import leases, live_session
from bot.features.fleet.shards import Shards
from bot.store.engine.fence import Fenced
from tests.effort import effort, thorough
from tests.features.fleet.simulation import Simulation, Violation

RUNS = effort(90, 800)


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


def compare_shards_only(connection, fences):
    """Check fences without asking whether the lease is the current one."""
    fences = set(fences)
    rows = list(connection.execute(None, {"servers": sorted({fence.server for fence in fences})}))
    current = {(row.shards, row.shard) for row in rows}
    lost = frozenset(fence for fence in fences if (fence.shards, fence.shard) not in current)
    if lost:
        raise Fenced(lost)


class DividesAtOnce(leases.Leases):
    """Divides the servers anew while a process that leaves still answers what it has heard."""

    async def _divide(self, count):
        await self._session.execute(leases._DIVIDE, {"shards": count})
        return True


async def interrupted(work):
    """Let a cancellation break off what it hits."""
    return await work


class LeavesWithAnError(Shards):
    """Keeps the lease of a shard whose tables cannot be let go."""

    async def _pass_on(self, shard):
        session = self._stop(shard)
        await self._work.finish(shard.has)
        await self._tables.let_go(shard, at_once=False)
        await self._leases.give_up(shard, session)


BOTH = [(module, "uninterrupted", interrupted) for module in (leases, live_session)]
FORMER = {
    "can write about server": (range(60), {"check": compare_shards_only}),
    "a cancelled statement cost it its session": (range(60), {"replace": BOTH}),
    "not all servers are served": (range(100, 200), {"shards": LeavesWithAnError}),
    "answered 0 times": (range(200), {"leases": DividesAtOnce}),
}
"""What is found, where it is searched for, and the fault that is put back or in."""


@thorough
@pytest.mark.parametrize("what", FORMER)
def test_a_former_fault_is_found(what):
    seeds, former = FORMER[what]
    found = first_violation(seeds, **former)
    assert found is not None
    assert found.startswith("seed ")
    assert what in found
