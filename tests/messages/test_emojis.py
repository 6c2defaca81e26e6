"""Uploading card faces as emojis while Discord, the database or another process gets in the way."""

import asyncio
from contextlib import asynccontextmanager, nullcontext

import pytest

from bot.faces.drawing import emoji_name
from bot.faces.face import Icons
from bot.faces.stardust import cards as stardust
from bot.messages.emojis import CardFaces
from bot.store.errors import NotSaved
from playground.faults import Fault

UPLOAD = "POST /applications/*/emojis"


@pytest.fixture(scope="module")
def pictures():
    return [(f"stardust_{name}", picture) for name, picture in stardust.faces()][:8]


def shown(icons, pictures):
    return [name for name, _ in pictures if icons.get(name)]


async def test_an_upload_whose_answer_is_lost_is_not_repeated(house, pictures):
    icons = Icons()
    faces = CardFaces(house.app.client, icons, lambda: pictures)
    house.discord.faults.strike(Fault.SLOW, Fault.RESET_AFTER)  # the first upload's answer is lost
    await faces.complete(nullcontext)
    assert shown(icons, pictures) == [name for name, _ in pictures]
    assert faces.uploaded == len(pictures) - 1
    assert house.discord.traffic.requests[UPLOAD] == len(house.discord.world.emojis) == len(pictures)


async def test_two_uploads_at_the_same_time_share_the_emojis(house, pictures):
    both = Icons(), Icons()
    faces = [CardFaces(house.app.client, icons, lambda: pictures) for icons in both]
    await asyncio.gather(*(each.complete(nullcontext) for each in faces))
    assert sum(each.uploaded for each in faces) == len(house.discord.world.emojis) == len(pictures)
    assert shown(both[0], pictures) == [name for name, _ in pictures]
    assert [both[0].get(name) for name, _ in pictures] == [both[1].get(name) for name, _ in pictures]


async def test_an_emoji_that_another_process_uploaded_first_is_used(house, pictures):
    await CardFaces(house.app.client, Icons(), lambda: pictures).complete(nullcontext)
    late = CardFaces(house.app.client, Icons(), lambda: pictures)  # its list of emojis is still empty
    (icon, picture), *_ = pictures
    await late._upload(emoji_name(icon, picture), picture)
    assert late.uploaded == 0
    assert set(late._there) == {emoji_name(*each) for each in pictures}
    assert len(house.discord.world.emojis) == len(pictures)


async def test_after_a_database_error_the_upload_is_tried_again(house, pictures, caplog):
    tries = []

    @asynccontextmanager
    async def alone():
        tries.append(None)
        if len(tries) == 1:
            raise NotSaved("no answer")
        yield

    icons = Icons()
    await CardFaces(house.app.client, icons, lambda: pictures).complete(alone)
    assert shown(icons, pictures) == [name for name, _ in pictures]
    assert [record.message for record in caplog.records if record.levelname == "WARNING"] == [
        "the card faces are not complete, trying again in 1 seconds: no answer"
    ]


async def test_an_emoji_that_discord_refuses_is_text_and_not_tried_again(house, pictures, caplog):
    icons = Icons()
    refused = [*pictures, ("stardust_bad", b"\x89PNG\r\n\x1a\n" + bytes(256 * 1024))]
    await CardFaces(house.app.client, icons, lambda: refused).complete(nullcontext)
    assert shown(icons, refused) == [name for name, _ in pictures]
    assert house.discord.traffic.requests[UPLOAD] == len(refused)
    assert "not all card faces are emojis" in caplog.text


async def test_a_changed_face_replaces_the_earlier_emoji(house, pictures):
    await CardFaces(house.app.client, Icons(), lambda: pictures).complete(nullcontext)
    (name, _), *others = pictures
    changed = [(name, others[0][1]), *others]
    icons = Icons()
    faces = CardFaces(house.app.client, icons, lambda: changed)
    await faces.take_over()
    assert shown(icons, pictures) == [name for name, _ in pictures]
    old = icons.get(name)
    await faces.complete(nullcontext)
    assert faces.uploaded == 1
    new = icons.get(name)
    assert new != old
    await CardFaces(house.app.client, icons, lambda: pictures).take_over()
    assert icons.get(name) == new  # of two versions the newer one is used


async def test_other_emojis_of_the_application_are_ignored(house):
    house.discord.world.emojis[5] = ("a_cat", b"", "image/png")
    icons = Icons()
    await CardFaces(house.app.client, icons, list).take_over()
    assert icons.get("a") is icons.get("a_cat") is None
