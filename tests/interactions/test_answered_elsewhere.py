"""An interaction that has an answer already: ours, whose confirmation was lost, or another process's."""

import asyncio

import aiohttp
import pytest

from bot.interactions import answers, twins
from bot.interactions.components.layout import layout
from bot.locales.words import words_for
from playground.traffic.faults import Fault
from tests.conftest import House
from tests.e2e.playing import more

DEFER_UPDATE = 6


@pytest.fixture
async def click(house):
    """A click as the bot receives it, which nobody has answered yet."""
    laura = await house.person("Laura")
    await laura.slash("claro new")
    house.app.client._events = None  # the test answers
    arriving = asyncio.create_task(house.app.client.wait_for("interaction"))
    clicking = asyncio.create_task(more(laura, "Add computer"))
    yield await arriving
    clicking.cancel()
    await asyncio.gather(clicking, return_exceptions=True)


NOTICE = layout(words_for("en"), ["x"])


def change_clicked(click):
    """Answer in the clicked message."""
    return answers.show(click, NOTICE, public=lambda message: True)


def say(click):
    """Answer with a new message."""
    return answers.send(click, NOTICE, ephemeral=True)


@pytest.mark.parametrize("answer", [change_clicked, say, answers.acknowledge])
async def test_an_interaction_that_another_process_has_answered_is_not_answered_by_us(house, click, caplog, answer):
    caplog.set_level("INFO")
    url = f"{house.discord.api_url}/interactions/{click.id}/{click.token}/callback"
    async with aiohttp.ClientSession() as session, session.post(url, json={"type": DEFER_UPDATE}) as response:
        assert response.ok
    assert await answer(click) is None
    assert "has been answered already" in caplog.text


async def test_an_answer_whose_confirmation_was_lost_counts(house, click, caplog):
    house.discord.faults.strike(Fault.RESET_AFTER, on="/callback")
    shown = await change_clicked(click)
    assert house.discord.faults.done == {Fault.RESET_AFTER: 1}
    assert shown is not None
    assert shown.message == click.message.id
    assert "an answer came too late" not in caplog.text


async def test_another_bot_with_the_same_token_is_noticed(house, tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(twins, "SPAN_SECONDS", 0.0)
    told = []
    house.app.client.twins.tell = told.append
    twin = House(house.discord, tmp_path / "twin.db", tell_owner=True)
    both = [house.app.client.twins, (await twin.start_bot()).client.twins]
    try:
        laura = await house.person("Laura")
        for number in range(1, 2 * twins.ENOUGH):  # one of the two has enough then
            await laura.slash("help")
            while sum(each.total for each in both) < number:  # noqa: ASYNC110 - both bots share this loop
                await asyncio.sleep(0)
        while not (told or to_owner(house)):  # noqa: ASYNC110 - as above
            await asyncio.sleep(0)
    finally:
        await twin.stop_bot()
    warnings = [
        each for each in caplog.messages if each.startswith("another bot with this DISCORD_TOKEN answers people")
    ]
    assert warnings
    assert [*told, *to_owner(house)] == warnings


def to_owner(house):
    """Return the texts of the direct messages to whom the application belongs to."""
    world = house.discord.world
    own = {channel.id for channel in world.channels.values() if channel.recipient == world.owner.id}
    return [each.content for each in world.messages.values() if each.channel in own]


def test_the_host_is_told_once(monkeypatch):
    now, told = 1_000.0, []
    monkeypatch.setattr(twins.time, "monotonic", lambda: now)
    noticed = twins.Twins()
    noticed.tell = told.append
    for _ in range(3):
        now += twins.QUIET_SECONDS
        for _ in range(twins.ENOUGH):
            now += twins.SPAN_SECONDS / 2
            noticed.note()
    assert len(told) == 1


def test_a_burst_after_a_takeover_is_no_other_bot(caplog, monkeypatch):
    now = 1_000.0
    monkeypatch.setattr(twins.time, "monotonic", lambda: now)
    noticed = twins.Twins()
    for _ in range(3 * twins.ENOUGH):
        noticed.note()
    assert not caplog.messages
    for _ in range(twins.ENOUGH):  # one a minute is another process that was slow to let go
        now += 2 * twins.WITHIN_SECONDS
        noticed.note()
    assert not caplog.messages
    for _ in range(10 * twins.ENOUGH):
        now += twins.SPAN_SECONDS / 2
        noticed.note()
    assert len(caplog.messages) == 1
    now += twins.QUIET_SECONDS
    for _ in range(twins.ENOUGH):
        now += twins.SPAN_SECONDS / 2
        noticed.note()
    assert len(caplog.messages) == 2
