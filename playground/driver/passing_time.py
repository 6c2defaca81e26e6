"""Waiting as long as something takes by the machine's clock."""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import Awaitable, Callable
from textwrap import shorten
from typing import Any, Final, TypeVar

T = TypeVar("T")

LONGEST: Final = 200
"""How much of a condition is told, in characters."""


def holds(condition: Callable[[T], Any], of: T) -> bool:
    """Tell whether a condition holds. It does not where it raises a LookupError.

    :raises TypeError: it gives something to await, which would be true whatever comes of it.
    """
    try:
        found = condition(of)
    except LookupError:
        return False
    if inspect.iscoroutine(found):
        found.close()
        raise TypeError(f"a condition is a function without async, not {told(condition)}")
    return bool(found)


def told(condition: Callable[..., Any]) -> str:
    """Return the name of a condition or, of a lambda, the line in which it stands."""
    name: str = getattr(condition, "__name__", "<lambda>")
    if name != "<lambda>":
        return name
    try:
        return shorten(inspect.getsource(condition), LONGEST)
    except (OSError, TypeError):  # its file is gone, or it never had one
        return repr(condition)


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
