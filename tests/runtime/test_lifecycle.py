"""The order in which parts begin, take over, let go and stop."""

from __future__ import annotations

import asyncio

from bot.runtime.lifecycle import Component, Leaving, Lifecycle, Phase
from bot.store.engine.fence import Shard


def parts_that_tell(told, *stages):
    parts = Lifecycle()
    for stage in stages:
        parts.add(
            Component(
                stage,
                begin=lambda stage=stage: told.append(("begin", stage)),
                restore=lambda shard, stage=stage: told.append(("restore", stage)),
                let_go=lambda leaving, stage=stage: told.append(("let go", stage)),
                close=lambda stage=stage: told.append(("close", stage)),
            )
        )
    return parts


async def test_parts_begin_and_take_over_in_the_order_of_their_stages_and_end_in_the_opposite_order():
    told = []
    parts = parts_that_tell(told, Phase.EVENTS, Phase.STORE, Phase.SHARDS, Phase.NOTES)
    stages = [Phase.STORE, Phase.NOTES, Phase.EVENTS, Phase.SHARDS]
    shard = Shard(0, 2)
    await parts.forward(lambda each: each.begin())
    await parts.forward(lambda each: each.restore(shard))
    await parts.backward(lambda each: each.let_go(Leaving(shard, at_once=False)))
    await parts.backward(lambda each: each.close())
    forward, backward = [("begin", "restore"), ("let go", "close")]
    assert told == [(step, stage) for step in forward for stage in stages] + [
        (step, stage) for step in backward for stage in reversed(stages)
    ]


async def test_the_parts_of_a_stage_stop_at_the_same_time():
    met = asyncio.Barrier(2)
    parts = Lifecycle()
    parts.add(
        Component(Phase.MESSAGES, close=met.wait), Component(Phase.STORE), Component(Phase.MESSAGES, close=met.wait)
    )
    await parts.backward(lambda each: each.close())
    assert not met.broken


async def test_those_that_know_a_table_hear_which_tables_the_room_has_let_go():
    heard = []

    async def room(leaving):
        leaving.tables = [17]

    parts = Lifecycle()
    parts.add(
        Component(Phase.MESSAGES, let_go=lambda leaving: heard.append(list(leaving.tables))),
        Component(Phase.TABLES, let_go=room),
        Component(Phase.EVENTS, let_go=lambda leaving: heard.append(list(leaving.tables))),
    )
    leaving = Leaving(Shard(0, 1), at_once=True)
    await parts.backward(lambda each: each.let_go(leaving))
    assert heard == [[], [17]]
