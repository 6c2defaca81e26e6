"""Code of games that may block, beside the event loop: each piece has a thread of its own, and a limited time.

Nobody waits for a thread whose time is over, not even the end of the process. It goes on for nobody. A thread of
asyncio's own pool is waited for, and there are few of them.
"""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Final, ParamSpec, TypeVar

from bot.games.errors import BrokenRules, told

LIMIT_SECONDS: Final = 10.0
"""How long a piece of a game's code may take, in seconds. Our own pictures take a tenth of one."""

P = ParamSpec("P")
T = TypeVar("T")


async def limited(seconds: float, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """Run a piece of code in a thread of its own, and return what it returns.

    :param seconds: how long it may take.
    :raises TimeoutError: it takes longer.
    :raises BrokenRules: it raises something that is no exception.
    """
    future: Future[T] = Future()
    future.set_running_or_notify_cancel()  # so that what it returns too late is no error

    def run() -> None:
        try:
            future.set_result(work(*arguments, **named))
        except Exception as error:  # noqa: BLE001 - raised where it is waited for
            future.set_exception(error)
        except BaseException as error:  # noqa: BLE001 - even SystemExit would end only this thread, and say nothing
            future.set_exception(BrokenRules(told(error)))

    threading.Thread(target=run, daemon=True, name=getattr(work, "__name__", "limited")).start()
    async with asyncio.timeout(seconds):
        return await asyncio.wrap_future(future)
