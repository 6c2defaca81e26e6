"""Code that does not come to an end is waited for only as long as it may take."""

import asyncio
import threading

import pytest

from bot.games.faults import BrokenRules
from bot.tables.live.limited import limited
from tests.patience import LONGEST_SECONDS

SOON, LATE = 0.01, LONGEST_SECONDS


def endless():
    while True:
        pass


def alive(name):
    return [each for each in threading.enumerate() if each.name == name]


async def test_it_ends_and_so_does_its_thread():
    with pytest.raises(TimeoutError):
        await limited(SOON, endless)
    for each in alive("endless"):
        await asyncio.to_thread(each.join)
    assert alive("endless") == []


async def test_its_thread_ends_with_whoever_waits_for_it():
    began = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def tell():
        loop.call_soon_threadsafe(began.put_nowait, threading.current_thread())
        endless()

    waiting = asyncio.create_task(limited(LATE, tell))
    thread = await began.get()
    waiting.cancel()
    await asyncio.wait([waiting])
    await asyncio.to_thread(thread.join)
    assert not thread.is_alive()


async def test_the_end_of_the_process_does_not_wait_for_it():
    daemon = await limited(LATE, lambda: threading.current_thread().daemon)
    assert daemon


async def test_what_it_returns_and_raises_comes_back():
    assert await limited(LATE, divmod, 7, 2) == (3, 1)
    with pytest.raises(ZeroDivisionError):
        await limited(LATE, lambda: 1 // 0)


@pytest.mark.parametrize("error", [SystemExit, KeyboardInterrupt, asyncio.CancelledError])
async def test_what_would_end_the_bot_is_a_fault_of_the_game(error):
    def fault():
        raise error

    with pytest.raises(BrokenRules):
        await limited(LATE, fault)
