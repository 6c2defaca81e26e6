"""Uploading card faces as emojis while Discord, the database or another process gets in the way."""

import asyncio
import re
from contextlib import asynccontextmanager, nullcontext
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.faces.drawing import drawings
from bot.faces.face import Icons
from bot.features.emojis import card_emojis as emojis
from bot.features.emojis.card_emojis import CardFaces
from bot.games.claro.deck import standard_deck
from bot.store.engine.fence import NotSaved
from playground.traffic.faults import Fault
from tests.e2e.playing import hand_of, next_choice, on_turn, started

UPLOAD = "POST /applications/*/emojis"
DELETE = "DELETE /applications/*/emojis/*"
FACES = [each for each in drawings(standard_deck()) if each.icon.startswith("stardust_")][:8]
NUMBER = re.compile("_v[0-9]+$")
"""The version of the drawings, at the end of an emoji's name."""

NEXT = [replace(each, emoji=NUMBER.sub("_v99", each.emoji)) for each in FACES]
"""The same faces after somebody has raised their version."""
HASHED = [replace(each, emoji=NUMBER.sub("_0a1b2c3d", each.emoji)) for each in FACES]
"""The same faces with the names that version 0.1 gave them."""


def shown(icons):
    return [each.icon for each in FACES if icons.get(each.icon)]


def named(house):
    """Return the names of the application's emojis."""
    return sorted(name for name, _, _ in house.discord.world.emojis.values())


async def completed(house, faces, icons=None, **more):
    """Complete these faces, as a process does that starts."""
    provider = CardFaces(house.app.client, icons or Icons(), faces, **more)
    await provider.take_over()
    await provider.complete(nullcontext)
    return provider


async def test_an_upload_whose_answer_is_lost_is_not_repeated(house):
    icons = Icons()
    faces = CardFaces(house.app.client, icons, FACES)
    house.discord.faults.strike(Fault.SLOW, Fault.RESET_AFTER)  # the first upload's answer is lost
    await faces.complete(nullcontext)
    assert shown(icons) == [each.icon for each in FACES]
    assert faces.uploaded == len(FACES) - 1
    assert house.discord.traffic.requests[UPLOAD] == len(house.discord.world.emojis) == len(FACES)


async def test_two_uploads_at_the_same_time_share_the_emojis(house):
    both = Icons(), Icons()
    faces = [CardFaces(house.app.client, icons, FACES) for icons in both]
    await asyncio.gather(*(each.complete(nullcontext) for each in faces))
    assert sum(each.uploaded for each in faces) == len(house.discord.world.emojis) == len(FACES)
    assert shown(both[0]) == [each.icon for each in FACES]
    assert [both[0].get(each.icon) for each in FACES] == [both[1].get(each.icon) for each in FACES]


async def test_an_emoji_that_another_process_uploaded_first_is_used(house):
    await completed(house, FACES)
    late = CardFaces(house.app.client, Icons(), FACES)  # its list of emojis is still empty
    await late._upload(FACES[0])
    assert late.uploaded == 0
    assert set(late._there) == {each.emoji for each in FACES}
    assert len(house.discord.world.emojis) == len(FACES)


async def test_after_a_database_error_the_upload_is_tried_again(house, caplog):
    tries = []

    @asynccontextmanager
    async def alone():
        tries.append(None)
        if len(tries) == 1:
            raise NotSaved("no answer")
        yield

    icons = Icons()
    await CardFaces(house.app.client, icons, FACES).complete(alone)
    assert shown(icons) == [each.icon for each in FACES]
    assert [record.message for record in caplog.records if record.levelname == "WARNING"] == [
        "the card faces are not complete, trying again in 1 seconds: no answer"
    ]


async def test_an_emoji_that_discord_refuses_is_text_and_does_not_hold_up_the_others(house, caplog):
    icons = Icons()
    bad = replace(FACES[0], draw=lambda: b"\x89PNG\r\n\x1a\n" + bytes(256 * 1024))
    await completed(house, [bad, *FACES[1:]], icons)
    assert shown(icons) == [each.icon for each in FACES[1:]]
    assert house.discord.traffic.requests[UPLOAD] == len(FACES)
    assert f"not all card faces are emojis, {bad.icon} is shown as text" in caplog.text


async def test_each_face_is_used_as_soon_as_it_is_there(house, monkeypatch):
    monkeypatch.setattr(emojis, "TURN_SECONDS", 0.0)
    monkeypatch.setattr(emojis, "BETWEEN_TURNS_SECONDS", 0.0)
    people = await started(house, "Laura", "Clara")
    await on_turn(people).click(next_choice(on_turn(people)))
    table = house.app.room.tables[0]
    assert "<:" not in people[0].messages[str(table.message)].text
    told = []

    def gained(icons):
        told.append((len(house.discord.world.emojis), set(icons)))
        house.app.tables.gained(icons)

    cards = [each for each in drawings(standard_deck()) if each.icon.startswith("claro_")]
    await completed(house, cards, house.app.base.icons, gained=gained)
    assert told == [(number, {each.icon}) for number, each in enumerate(cards, start=1)]
    await people[0].until(lambda person: "<:claro_" in person.messages[str(table.message)].text)
    assert next_choice(on_turn(people)) in hand_of(on_turn(people)).enabled


@pytest.mark.parametrize("earlier", [FACES, HASHED], ids=["a version", "a hash"])
async def test_an_earlier_drawing_serves_until_the_new_one_is_there(house, earlier):
    before, icons = Icons(), Icons()
    await completed(house, earlier, before)
    gained = []
    faces = CardFaces(house.app.client, icons, NEXT, gained.append)
    await faces.take_over()
    assert shown(icons) == [each.icon for each in FACES]
    assert [icons.get(each.icon) for each in FACES] == [before.get(each.icon) for each in FACES]
    await faces.complete(nullcontext)
    assert faces.uploaded == len(NEXT)
    assert not {icons.get(each.icon) for each in FACES} & {before.get(each.icon) for each in FACES}
    assert not gained  # nothing was text, so no table has to be shown again
    assert named(house) == sorted(each.emoji for each in (*earlier, *NEXT))


async def test_a_face_with_other_marks_is_not_taken_for_a_card(house):
    usual = next(each for each in drawings(standard_deck()) if each.marks == "BY")
    other = replace(usual, marks="B", emoji=usual.emoji.replace("_BY_", "_B_"))
    await completed(house, [other])
    icons = Icons()
    await CardFaces(house.app.client, icons, [usual]).take_over()
    assert icons.get(usual.icon) is None


async def test_replaced_faces_go_after_a_month_and_nobody_elses_emoji_does(house):
    world = house.discord.world
    world.emojis[5] = ("a_cat", b"", "image/png")
    world.emojis[6] = ("claro_logo_v1", b"", "image/png")
    await completed(house, HASHED)
    await completed(house, FACES)
    by_hand = next(number for number, each in world.emojis.items() if each[0] == HASHED[0].emoji)
    world.emoji_owners[by_hand] = world.owner.id  # somebody uploaded it in the developer portal
    now = datetime.now(UTC)
    earlier = await completed(house, FACES, now=lambda: now + timedelta(days=29))
    await earlier.clear(nullcontext)
    back = await completed(house, HASHED, now=lambda: now + timedelta(days=29))  # the host went back a version
    await back.clear(nullcontext)
    assert (earlier.uploaded, back.uploaded, house.discord.traffic.requests[DELETE]) == (0, 0, 0)
    later = await completed(house, FACES, now=lambda: now + timedelta(days=31))
    await later.clear(nullcontext)
    assert named(house) == sorted(["a_cat", "claro_logo_v1", HASHED[0].emoji, *(each.emoji for each in FACES)])
    await later.clear(nullcontext)
    assert house.discord.traffic.requests[DELETE] == len(FACES) - 1


async def test_where_there_is_no_room_replaced_faces_make_some(house, monkeypatch, caplog):
    monkeypatch.setattr(emojis, "MOST_EMOJIS", len(FACES) + 1)
    await completed(house, HASHED)
    icons = Icons()
    await completed(house, FACES, icons)
    assert len(named(house)) == len(FACES) + 1
    assert {each.emoji for each in FACES} <= set(named(house))
    assert shown(icons) == [each.icon for each in FACES]
    monkeypatch.setattr(emojis, "MOST_EMOJIS", len(FACES))
    await completed(house, NEXT)
    assert "delete some on its page Emojis in the developer portal" in caplog.text
    assert {each.emoji for each in FACES} <= set(named(house))
