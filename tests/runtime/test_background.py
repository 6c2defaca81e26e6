"""Tasks that nobody waits for: a failure is told once, and a stop ends them."""

import asyncio
import logging

from bot.runtime.background import Background


async def fail():
    raise ZeroDivisionError


async def test_what_fails_is_logged_once_with_its_place_and_nothing_else_ends(caplog):
    background, never = Background(), asyncio.Event()
    going_on = background.begin(never.wait())
    with caplog.at_level(logging.INFO):
        failed = background.begin(fail(), "counting")
        await asyncio.wait([failed])
        await asyncio.sleep(0)
    assert [record.getMessage() for record in caplog.records] == ["the task counting failed"]
    assert caplog.records[0].exc_info[0] is ZeroDivisionError
    assert list(background) == [going_on]
    never.set()
    assert await background.finish(30.0)


async def test_a_stop_waits_for_what_ends_in_time_and_cancels_the_rest_without_a_word(caplog):
    background, ended = Background(), []

    async def end():
        await asyncio.sleep(0)
        ended.append(True)

    background.begin(end())
    late = background.begin(asyncio.Event().wait())
    with caplog.at_level(logging.INFO):
        assert await background.finish(0.1)
    assert (ended, late.cancelled()) == ([True], True)
    await asyncio.sleep(0)
    assert not await background.finish(0.1)
    assert not caplog.records
