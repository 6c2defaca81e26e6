"""Waiting as long as something takes by the machine's clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from typing import TypeVar

T = TypeVar("T")


async def within(seconds: float, what: Awaitable[T]) -> T:
    """Wait for something, for as long as this by the machine's clock: time that ``pass_time`` lets pass does not count.

    :raises TimeoutError: it has not come in time.
    """
    late = time.monotonic() + seconds
    waiting = asyncio.ensure_future(what)
    try:
        while not waiting.done():
            left = late - time.monotonic()
            if left <= 0:
                raise TimeoutError
            await asyncio.wait({waiting}, timeout=left)
        return waiting.result()
    finally:
        waiting.cancel()
