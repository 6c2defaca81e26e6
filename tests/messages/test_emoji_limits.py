"""Uploading card faces while Discord's rate limits refuse them."""

from contextlib import nullcontext

import pytest

from bot.faces.face import Icons
from bot.faces.stardust import cards as stardust
from bot.messages import emojis
from bot.messages.emojis import CardFaces
from playground.faults import Fault

TRIES = 5
"""How often discord.py sends a request that a rate limit refuses, before it gives up."""


@pytest.fixture(scope="module")
def pictures():
    return [(f"stardust_{name}", picture) for name, picture in stardust.faces()][:2]


async def test_an_upload_that_a_rate_limit_refuses_is_tried_again(house, pictures, monkeypatch, caplog):
    monkeypatch.setattr(emojis, "FIRST_PAUSE_SECONDS", 0.0)
    icons = Icons()
    faces = CardFaces(house.app.client, icons, lambda: pictures)
    house.discord.faults.strike(*[Fault.RATE_LIMIT] * TRIES)
    await faces.complete(nullcontext)
    assert house.discord.faults.done == {Fault.RATE_LIMIT: TRIES}
    assert "the card faces are not complete, trying again" in caplog.text
    assert all(icons.get(name) for name, _ in pictures)
    assert faces.uploaded == len(pictures)
