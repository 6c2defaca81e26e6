"""Uploading card faces while Discord's rate limits refuse them."""

from contextlib import nullcontext

from bot.faces.drawing import drawings
from bot.faces.face import Icons
from bot.features.emojis import card_emojis as emojis
from bot.features.emojis.card_emojis import CardFaces
from bot.games.claro.deck import standard_deck
from playground.traffic.faults import Fault

TRIES = 5
"""How often discord.py sends a request that a rate limit refuses, before it gives up."""


FACES = drawings(standard_deck())[:2]


async def test_an_upload_that_a_rate_limit_refuses_is_tried_again(house, monkeypatch, caplog):
    monkeypatch.setattr(emojis, "FIRST_PAUSE_SECONDS", 0.0)
    icons = Icons()
    faces = CardFaces(house.app.client, icons, FACES)
    house.discord.faults.strike(*[Fault.RATE_LIMIT] * TRIES)
    await faces.complete(nullcontext)
    assert house.discord.faults.done == {Fault.RATE_LIMIT: TRIES}
    assert "the card faces are not complete, trying again" in caplog.text
    assert all(icons.get(each.icon) for each in FACES)
    assert faces.uploaded == len(FACES)
