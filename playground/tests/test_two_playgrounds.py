"""Two playgrounds in one process: each knows its own bots, whichever ends first."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from playground.server import Playground
from playground.tests.test_one_clock import started


async def _fails() -> None:
    raise ValueError("in a task of the second one's bot")


async def test_a_playground_that_ends_first_leaves_the_other_one_its_tasks(monkeypatch):
    loop = asyncio.get_running_loop()
    before = loop.get_task_factory()
    async with AsyncExitStack() as first_one, AsyncExitStack() as second_one:
        await started(await first_one.enter_async_context(Playground()), monkeypatch)
        second = await second_one.enter_async_context(Playground())
        client = await started(second, monkeypatch)
        await first_one.aclose()
        kept = await client.do(lambda: asyncio.create_task(_fails(), name="second"))
        await asyncio.wait({kept})
        assert second.troubles == ["error: ValueError: in a task of the second one's bot (a task of the bot: second)"]
        await second_one.aclose()
        assert loop.get_task_factory() is before


async def test_a_playground_that_ends_last_leaves_the_loop_as_it_was(monkeypatch):
    loop = asyncio.get_running_loop()
    before = loop.get_task_factory()
    async with Playground() as first:
        await started(first, monkeypatch)
        async with Playground() as second:
            await started(second, monkeypatch)
    assert loop.get_task_factory() is before


async def test_a_factory_that_somebody_sets_in_between_stays(monkeypatch):
    loop = asyncio.get_running_loop()
    before = loop.get_task_factory()
    try:
        async with Playground() as discord:
            await started(discord, monkeypatch)
            loop.set_task_factory(asyncio.eager_task_factory if hasattr(asyncio, "eager_task_factory") else None)
            set_between = loop.get_task_factory()
        assert loop.get_task_factory() is set_between
    finally:
        loop.set_task_factory(before)
