"""A lobby is a poster, which is sent once: what happens in the lobby is text, and the game has no poster any more."""

import pytest

from bot.faces import poster
from playground.checks import answers
from playground.world import ATTACH_FILES
from tests.e2e.playing import more, play_out, result_of, seated, table_of
from tests.tables.messages.test_refused_edits import until_shown

A_PICTURE = 12_000
"""Fewer bytes than a poster has, and more than the messages of a few clicks."""


def pictures_of(seen):
    """Return the pictures of a message that are as wide as it is."""
    return [item for each in seen.components() if each["type"] == 12 for item in each["items"]]


async def test_a_lobby_shows_its_game_and_sends_the_picture_once(house):
    laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
    lobby = await laura.slash("claro new", bots=1)
    (shown,) = pictures_of(lobby)
    assert shown["description"] == "CLARO, with the cards 17, Joker and 50"
    assert "CLARO" not in lobby.text
    before = house.discord.traffic.received
    await clara.click("Join")
    await more(laura, "Add computer")
    await until_shown(laura, house)
    await laura.until(lambda each: each.messages[lobby.id].text.count("🪑") == 2)
    assert pictures_of(laura.messages[lobby.id])[0]["media"]["url"].split("?")[0] == shown["media"]["url"].split("?")[0]
    await laura.click("Start", on=lobby)
    await laura.until(lambda each: not pictures_of(each.messages[lobby.id]))
    assert house.discord.traffic.received - before < A_PICTURE
    assert laura.messages[lobby.id].data["attachments"] == []


@pytest.mark.parametrize("how", ["restart", "posted again"])
async def test_a_lobby_keeps_its_picture(house, how):
    laura, clara = await seated(house, "Laura", "Clara")
    lobby = laura.find("Start")
    if how == "restart":
        await house.stop_bot()
        await house.start_bot()
    else:
        await clara.slash("table show")
        lobby = clara.last
    before = house.discord.traffic.received
    await more(laura, "Add computer", on=lobby)
    await until_shown(laura, house)
    assert pictures_of(laura.messages[lobby.id])
    assert house.discord.traffic.received - before < A_PICTURE


async def test_without_the_permission_to_attach_files_a_lobby_says_what_is_played_and_how_long(house):
    laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
    world = house.discord.world
    world.channels[int(laura.channel)].denied[world.bot.id] = ATTACH_FILES
    lobby = await laura.slash("claro new")
    await clara.until(lambda each: lobby.id in each.messages)
    assert not pictures_of(clara.messages[lobby.id])
    assert clara.messages[lobby.id].text.splitlines()[:2] == [
        "## CLARO",
        f"**<@{laura.id}> wants to play** · about 15 minutes · 2 to 6 players",
    ]
    await clara.click("Join", on=clara.messages[lobby.id])
    world.channels[int(laura.channel)].denied.clear()
    await more(laura, "Add computer", on=lobby)  # the click tells that the bot may attach files again
    await laura.until(lambda each: pictures_of(each.messages[lobby.id]))


@pytest.mark.parametrize("trouble", ["refused", "failing"])
async def test_a_lobby_whose_picture_cannot_be_sent_goes_without(house, monkeypatch, trouble):
    laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
    if trouble == "refused":
        monkeypatch.setattr(answers, "MAX_FILE_BYTES", 1000)
    else:
        monkeypatch.setattr(poster, "_draw", lambda *more: 1 / 0)
    lobby = await laura.slash("claro new")
    assert lobby.text.startswith("## CLARO\n")
    await clara.click("Join")
    await laura.until(lambda each: "Start" in each.messages[lobby.id].enabled)
    await laura.click("Start")
    assert table_of(house).position is not None


async def test_a_rematch_has_no_poster(house):
    laura, clara = await seated(house, "Laura", "Clara")
    await laura.click("Start")
    await play_out(house, laura, clara)
    rematch = await laura.click("Rematch", on=result_of(laura))
    assert not pictures_of(rematch)
    assert "CLARO · rematch" in rematch.text
