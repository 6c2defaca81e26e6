"""Being told to stop: by Ctrl-C, or by a supervisor."""

import asyncio
import signal
from collections.abc import Callable


def when_told_to_stop(call: Callable[[], object]) -> None:
    """Have something called in the running event loop, each time that the process is told to stop.

    Event loops on Windows know no signals. There, Python's own handler tells the loop.
    """
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, call)
        except NotImplementedError:
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(call))
