"""A game whose pictures take too long keeps nobody else's from being drawn."""

import asyncio
import threading

import pytest

from bot.faces import studio as module
from bot.faces.studio import TWICE, Studio
from bot.games.catalog import PACKAGES
from bot.games.validation import Package
from tests.patience import LONGEST_SECONDS

SLOW = Package("slow", "slow", "slow", "claro-bot-slow 1.0")


@pytest.fixture(autouse=True)
def packages(monkeypatch):
    monkeypatch.setattr(module, "PACKAGES", {**PACKAGES, "slow": SLOW})


OVER = threading.Event()
"""Ends what never ends by itself once its test is over: else it would take the processor from all later tests."""


@pytest.fixture(autouse=True)
def over():
    OVER.clear()
    yield
    OVER.set()


def endless():
    while not OVER.is_set():
        pass


async def test_others_are_drawn_meanwhile():
    studio, began, over = Studio(), threading.Event(), threading.Event()

    def slow():
        began.set()
        over.wait()
        return b"late"

    waiting = asyncio.create_task(studio.draw("slow", "a picture", slow))
    await asyncio.to_thread(began.wait)
    assert await studio.draw("claro", "a picture", lambda: b"PNG") == b"PNG"
    over.set()
    assert await waiting == b"late"


async def test_after_a_few_that_take_too_long_it_draws_no_more_of_that_package(caplog, monkeypatch):
    monkeypatch.setattr(module, "LIMIT_SECONDS", 0.01)
    studio, drawn = Studio(), []
    for _ in range(TWICE):
        assert await studio.draw("slow", "table 1: the picture", endless) is None
    assert await studio.draw("slow", "table 1: the picture", lambda: drawn.append(1)) is None
    assert drawn == []
    first = "table 1: the picture of the game slow (claro-bot-slow 1.0) cannot be drawn: it takes more than 0.01 s"
    said = [each.getMessage() for each in caplog.records]
    assert said == [first, f"{first}; no more pictures of it are drawn"]


async def test_our_own_are_always_tried_again(monkeypatch):
    monkeypatch.setattr(module, "LIMIT_SECONDS", 0.01)
    studio = Studio()
    for _ in range(TWICE):
        assert await studio.draw("claro", "a picture", endless) is None
    monkeypatch.setattr(module, "LIMIT_SECONDS", LONGEST_SECONDS)
    assert await studio.draw("claro", "a picture", lambda: b"PNG") == b"PNG"


async def test_our_own_are_drawn_one_at_a_time():
    studio, drawing, most = Studio(), [], []

    def draw():
        drawing.append(1)
        most.append(len(drawing))
        drawing.pop()

    await asyncio.gather(*(studio.draw(game, "a picture", draw) for game in ("claro", "stardust", "africa") * 20))
    assert set(most) == {1}


async def test_one_that_fails_is_logged_and_left_out(caplog):
    assert await Studio().draw("slow", "a picture", lambda: 1 // 0) is None
    (line,) = caplog.records
    assert line.getMessage() == "a picture of the game slow (claro-bot-slow 1.0) cannot be drawn"
    assert line.exc_info is not None
