"""Work that a cancellation must not break off in the middle."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


async def uninterrupted(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end, and return what it returns.

    If the caller is cancelled meanwhile, the coroutine is finished first; then the cancellation takes effect, and what
    the coroutine returned or raised is lost.
    """
    task = asyncio.create_task(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait([task])  # a cancellation ends the waiting, not the task
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        if not task.cancelled():
            task.exception()  # or asyncio would log that nobody has seen it
        raise cancelled
    return task.result()
