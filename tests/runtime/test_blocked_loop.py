"""What holds the event loop for long is named in the log."""

import asyncio
import logging
import threading

import pytest

from bot.games.shuffle import Seeded
from bot.runtime.blocked_loop import HeldLoop
from tests.tables.broken import broken_game


class Heard(logging.Handler):
    """Tells of the next line in the log."""

    def __init__(self):
        super().__init__(logging.WARNING)
        self.lines = []
        self.event = threading.Event()

    def emit(self, record):
        self.lines.append(record.getMessage())
        self.event.set()


@pytest.fixture
def heard():
    handler = Heard()
    logger = logging.getLogger("bot.runtime.blocked_loop")
    logger.addHandler(handler)
    yield handler
    logger.removeHandler(handler)


async def test_rules_that_compute_for_long_are_named(heard):
    """They hold the event loop until the log has a line."""
    game = broken_game("Position.automatic = lambda self, seat: WAIT()")
    position = game.start(2, Seeded(bytes(32)), None)
    type(position).automatic.__globals__["WAIT"] = lambda: heard.event.wait(30)
    watch = HeldLoop(held=0.01, beat=0.01)
    watch.begin()
    watch.begin()  # which does nothing
    try:
        assert position.automatic(0)
        (line,) = heard.lines
        assert "the event loop has been held" in line
        assert "higher.game.<lambda>, line" in line
        heard.event.clear()
        await asyncio.sleep(0)
    finally:
        watch.close()
    await asyncio.to_thread(watch._thread.join)


async def test_a_loop_that_runs_is_not_mentioned(heard):
    watch = HeldLoop(held=30, beat=0.001)
    watch.begin()
    beats = asyncio.Queue()
    beat = watch._show_running
    watch._show_running = lambda: beats.put_nowait(beat())
    watch._show_running()
    for _ in range(3):
        await beats.get()
    watch.close()
    await asyncio.to_thread(watch._thread.join)
    assert heard.lines == []
