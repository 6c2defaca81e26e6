"""Messages that are kept up to date: what is shown when, and what becomes of an edit that fails."""

import asyncio

import pytest

from bot.store.engine.fence import NotOurs, NotSaved
from bot.tables.messages import live_message as kept
from bot.tables.messages.live_message import Kept, LiveMessage


class Message(LiveMessage[None, Kept]):
    """A message whose edits fail in turn with the given errors, and then succeed."""

    def __init__(self, *errors, pace=0.0):
        super().__init__()
        self.errors, self.pace, self.edits, self.ended = list(errors), pace, 0, 0
        self.state, self.showing = Kept(), asyncio.Event()

    def change(self):
        self.state.changes += 1
        if self.state.task is None:
            self._bring_up_to_date(None, self.state, "the message")
        return self.state.task

    def stop(self):
        self._closing.set()

    def _is_due(self, about, state):
        return state.changes > state.shown

    async def _show(self, about, state):
        self.edits += 1
        self.showing.set()
        await asyncio.sleep(0)
        if self.errors:
            raise self.errors.pop(0)
        return self.pace

    async def _refused(self, about, state, error):
        return state.refused(error)

    def _ended(self, about, state):
        self.ended += 1


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    monkeypatch.setattr(kept, "RETRY_SECONDS", 0.0)
    monkeypatch.setattr(kept, "REFUSED_SECONDS", 0.0)


async def test_many_changes_become_one_edit():
    message = Message()
    for _ in range(5):
        task = message.change()
    await task
    assert (message.edits, message.state.shown, message.ended, message.state.task) == (1, 5, 1, None)


async def test_a_change_during_an_edit_is_shown_by_another_one():
    message = Message()
    task = message.change()
    await message.showing.wait()
    message.change()
    await task
    assert (message.edits, message.state.shown) == (2, 2)


@pytest.mark.parametrize("error", [OSError(), NotSaved(), RuntimeError()])
async def test_no_error_keeps_a_message_from_ever_being_shown(error):
    message = Message(error, error)
    await message.change()
    assert (message.edits, message.state.shown, message.state.refusals) == (3, 1, 0)


async def test_what_another_process_shows_is_left_to_it():
    message = Message(NotOurs())
    await message.change()
    assert (message.edits, message.state.shown, message.ended) == (1, 0, 1)


async def test_a_stop_waits_for_no_pace():
    message = Message(pace=600.0)
    await message.change()
    task = message.change()
    message.stop()
    await task
    assert (message.edits, message.state.shown) == (2, 2)


@pytest.mark.parametrize("error", [OSError(), RuntimeError()])
async def test_what_fails_at_a_stop_is_not_tried_again(error):
    message = Message(error)
    message.stop()
    await message.change()
    assert (message.edits, message.state.shown, message.state.task) == (1, 0, None)


def test_pauses_after_refusals_become_longer(monkeypatch):
    monkeypatch.setattr(kept, "REFUSED_SECONDS", 10.0)
    state = Kept()
    assert [state.refused(RuntimeError(), 60.0) for _ in range(5)] == [10.0, 20.0, 40.0, 60.0, 60.0]
