"""Card faces as emojis, where uploading them does not go smoothly."""

import asyncio
from contextlib import asynccontextmanager, nullcontext

import pytest

from bot.art import stardust
from bot.cogs.emojis import provide_emojis
from bot.store.journal import NotSaved
from bot.views.face import Icons
from playground.faults import Fault

UPLOAD = "POST /applications/*/emojis"


@pytest.fixture(scope="module")
def pictures():
    return list(stardust.faces())[:8]


def shown(icons, pictures):
    return [name for name, _ in pictures if icons.get(name)]


async def test_a_broken_connection_costs_an_upload_not_the_pictures(house, pictures):
    icons = Icons()
    house.discord.faults.strike(Fault.SLOW, Fault.RESET_AFTER)  # the look goes well; the first upload's answer is lost
    assert await provide_emojis(house.bot, icons, lambda: pictures, nullcontext) == len(pictures) - 1
    assert shown(icons, pictures) == [name for name, _ in pictures]
    assert house.discord.traffic.requests[UPLOAD] == len(house.discord.world.emojis) == len(pictures)


async def test_two_that_upload_at_the_same_time_take_over_each_others(house, pictures):
    both = Icons(), Icons()
    made = await asyncio.gather(*(provide_emojis(house.bot, icons, lambda: pictures, nullcontext) for icons in both))
    assert house.discord.traffic.requests[UPLOAD] > len(house.discord.world.emojis) == sum(made) == len(pictures)
    for icons in both:
        assert shown(icons, pictures) == [name for name, _ in pictures]
    assert all(both[0].get(name) == both[1].get(name) for name, _ in pictures)


async def test_a_database_that_stumbles_costs_a_pause(house, pictures, caplog):
    tries = []

    @asynccontextmanager
    async def alone():
        tries.append(None)
        if len(tries) == 1:
            raise NotSaved("no answer")
        yield

    icons = Icons()
    assert await provide_emojis(house.bot, icons, lambda: pictures, alone) == len(pictures)
    assert shown(icons, pictures) == [name for name, _ in pictures]
    assert [record.message for record in caplog.records if record.levelname == "WARNING"] == [
        "no card faces as emojis yet, trying again in 1 seconds: no answer"
    ]


async def test_what_discord_refuses_is_not_tried_again(house, pictures, caplog):
    icons = Icons()
    refused = [*pictures, ("no picture", b"\x89PNG\r\n\x1a\nbut nothing after that")]
    await provide_emojis(house.bot, icons, lambda: refused, nullcontext)
    assert shown(icons, pictures) == []
    assert house.discord.traffic.requests[UPLOAD] == len(refused)
    assert "no card faces as emojis, cards are shown as text" in caplog.text
