"""Worker processes that never finish a decision are replaced."""

import asyncio
import signal
import time
from contextlib import suppress
from os import getpid

import pytest

from bot.tables import thinking
from bot.tables.thinking import Thinker


@pytest.fixture
async def thinker(monkeypatch):
    monkeypatch.setattr(thinking, "DECISION_SECONDS", 0.3)
    made = Thinker()
    yield made
    await made.close()


async def asked(thinker, work, *arguments):
    """Ask until somebody answers: while a process starts, every answer comes too late."""
    while True:
        with suppress(TimeoutError):
            return await thinker._in_worker(work, *arguments)


async def test_a_hung_process_costs_one_decision(thinker, caplog):
    before = await asked(thinker, getpid)
    with pytest.raises(TimeoutError):
        await thinker._in_worker(signal.pause)  # for ever
    async with asyncio.timeout(30):
        after = await asked(thinker, getpid)
    assert after != before
    assert [await thinker._in_worker(getpid) for _ in range(6)] == [after] * 6
    assert caplog.text.count("its process was killed") == 1


async def test_decisions_behind_a_hung_one_go_to_the_new_process(thinker):
    await asked(thinker, getpid)
    results = await asyncio.gather(
        thinker._in_worker(signal.pause), *(asked(thinker, getpid) for _ in range(4)), return_exceptions=True
    )
    assert isinstance(results[0], TimeoutError)
    assert len(set(results[1:])) == 1


async def test_the_other_processes_go_on(monkeypatch):
    monkeypatch.setattr(thinking, "DECISION_SECONDS", 0.5)
    two = Thinker(2)
    try:
        await asked(two, getpid)
        hung = asyncio.create_task(two._in_worker(signal.pause))
        await asyncio.sleep(0)
        other = await asked(two, getpid)
        with pytest.raises(TimeoutError):
            await hung
        assert other in await asyncio.gather(asked(two, getpid), asked(two, getpid))
    finally:
        await two.close()


async def test_a_decision_that_waits_too_long_for_its_turn_kills_nobody(thinker):
    process = await asked(thinker, getpid)
    busy = [thinker._in_worker(time.sleep, 0.2) for _ in range(3)]
    late = [each for each in await asyncio.gather(*busy, return_exceptions=True) if isinstance(each, TimeoutError)]
    assert late
    assert await asked(thinker, getpid) == process
