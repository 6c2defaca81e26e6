"""Interactions of servers that this process does not serve, or is not sure to serve; and stopping in time."""

import asyncio
import logging
import time

import pytest

from bot.store.engine.fence import NotOurs, NotSaved
from playground.driver import InteractionFailed
from tests.features.tournaments.live.event import until


class Unsure:
    """Says of every server that its lease may be lost."""

    def fence(self, guild):
        raise NotSaved("the shard may have been taken over")


class Nobody:
    """Says of every server that another process serves it."""

    def fence(self, guild):
        raise NotOurs


@pytest.fixture
async def laura(house):
    person = await house.person("Laura")
    yield person
    await person.close()


async def test_who_is_not_sure_answers_with_a_sentence_and_no_error(house, laura, caplog):
    await laura.slash("claro new", bots=1)
    house.app.base.ownership = house.app.room._ownership = Unsure()
    with caplog.at_level(logging.WARNING):
        assert "again" in (await laura.click("Start")).text
        assert "again" in (await laura.slash("claro new")).text
    assert not [record for record in caplog.records if record.exc_info or record.name.startswith("discord")]


async def test_who_does_not_serve_a_server_stays_silent_and_says_so_in_one_line(house, laura, caplog):
    await laura.slash("claro new", bots=1)
    house.app.base.ownership = house.app.room._ownership = Nobody()
    house.discord.world.interaction_seconds = 1.0

    def said():
        return sum("leaving an interaction" in record.message for record in caplog.records)

    with caplog.at_level(logging.INFO):
        with pytest.raises(InteractionFailed):
            await laura.click("Start")
        await until(said)
    assert said() == 1
    assert not [record for record in caplog.records if record.levelno > logging.INFO]


async def test_stopping_does_not_wait_for_a_computer_that_thinks(house):
    began = asyncio.Event()

    async def think():
        began.set()
        await house.app.base.thinker._in_worker("somebody", time.sleep, 3600.0)

    house.app.base.clock.set("thinking", 0.0, think)
    await began.wait()
    await house.stop_bot()
