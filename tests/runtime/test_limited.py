"""Code that does not come to an end is waited for only as long as it may take."""

import asyncio
import threading

import pytest

from bot.games.errors import BrokenRules
from bot.runtime.limited import limited
from tests.patience import LONGEST_SECONDS

SOON, LATE = 0.01, LONGEST_SECONDS


async def test_it_is_waited_for_only_as_long_as_it_may_take():
    came = threading.Event()
    with pytest.raises(TimeoutError):
        await limited(SOON, came.wait)
    came.set()


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
