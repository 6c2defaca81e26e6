"""Interactions under way, so that stopping can wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

PATIENCE_SECONDS = 4.0
"""How long stopping waits; a host's supervisor kills after ten seconds or so."""


class Work:
    """Counts the interactions that are being answered."""

    def __init__(self) -> None:
        self._under_way = 0
        self._idle = asyncio.Event()
        self._idle.set()

    @contextmanager
    def in_progress(self) -> Iterator[None]:
        """Count an interaction as under way."""
        self._under_way += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._idle.set()

    async def finish(self) -> None:
        """Wait until none is under way, or patience runs out."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self._idle.wait()
        except TimeoutError:
            pass
