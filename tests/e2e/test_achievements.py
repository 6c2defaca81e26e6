"""Achievements on the end card of whoever earned them, and on a page of their own."""

import re

from sqlalchemy import insert

from bot.features.standings.rows import AchievementRow
from bot.interactions.components.layout import Kind
from tests.e2e.choosing import my_settings, server_settings
from tests.e2e.playing import hand_of, play_out, started, table_of

MANAGE_SERVER = 1 << 5


async def earned(house, person, name, game="claro"):
    """Write an achievement of the game under way, as if its last move had earned it."""
    table = table_of(house)
    row = {"guild_id": table.guild, "game": game, "name": name, "user_id": int(person.id), "game_id": table.id}
    async with house._engine.begin() as connection:
        await connection.execute(insert(AchievementRow).values(row))


def shelf_of(page):
    """Return the description of a shelf's picture, and its address."""
    (gallery,) = [each for each in page.components() if each["type"] == Kind.MEDIA_GALLERY]
    return gallery["items"][0]["description"], gallery["items"][0]["media"]["url"]


def listed(page):
    """Return the list of what medals are for: its custom_id, and its options by value."""
    (found,) = [each for each in page.components() if each["type"] == Kind.LIST]
    return found["custom_id"], {each["value"]: (each["label"], each["description"]) for each in found["options"]}


async def test_a_new_achievement_is_on_the_end_card_of_its_earner_and_on_their_page(house):
    people = laura, clara = await started(house, "Laura", "Clara")
    await earned(house, laura, "number_one")
    await play_out(house, *people)
    for person in people:
        await person.until(lambda each: "Share" in hand_of(each).enabled)
    assert "☝️ **Number one**" in hand_of(laura).text
    assert "\n-# ☝️ Take a star with the 1." in hand_of(laura).text
    assert "Number one" not in hand_of(clara).text

    stats = await clara.slash("my stats", member=laura.id)
    await my_settings(clara, language="de")
    page = await clara.click("Achievements", on=stats)
    assert page.ephemeral
    assert "6\u00a0❔ **???** · 7\u00a0" in page.text
    assert re.match(r"Ein Regal mit \S*18\S* nummerierten Medaillen\. Golden: .*\?\?\?", shelf_of(page)[0])
    assert "Nummer eins" not in page.text + str(listed(page))
    assert listed(page)[1]["6"] == ("6\u00a0❔ ???", "ein geheimer Erfolg")
    assert len(page.text.split()) < 110  # a list says what the medals are for
    theirs = await laura.click("Achievements", on=await laura.slash("my stats"))
    assert "6\u00a0☝️ **Number one**" in theirs.text
    custom_id, medals = listed(theirs)
    assert list(medals) == [str(number) for number in range(1, 19)]
    told = await laura.choose(custom_id, "6", on=theirs)
    assert "6\u00a0☝️ **Number one** · Take a star with the 1.\n-# 1 of 2 people here" in told.text
    assert shelf_of(told) == shelf_of(theirs)  # it is not sent again
    assert "17\u00a0Polymath · Achieve something in" in (await laura.choose(custom_id, "17", on=told)).text
    own = await clara.click("Erfolge", on=await clara.slash("my stats"))
    assert "Nummer eins" not in own.text
    assert shelf_of(own)[1] != shelf_of(page)[1]
    assert "6\u00a0??? · " in own.text
    back = await clara.click("Statistik", on=own)
    assert "Wertung" in back.text


async def test_whoever_switches_them_off_shows_none_to_anybody(house):
    people = laura, clara = await started(house, "Laura", "Clara")
    await earned(house, laura, "phoenix")
    del laura.messages[(await my_settings(laura, achievements=False)).id]  # it is not their hand
    await play_out(house, *people)
    await laura.until(lambda each: "Share" in hand_of(each).enabled)
    assert "Phoenix" not in hand_of(laura).text
    theirs = await clara.slash("my stats", member=laura.id)
    assert "Achievements" not in theirs.buttons
    old = await clara.slash("my stats")
    house.discord.world.guild.permissions |= MANAGE_SERVER
    await server_settings(clara, achievements=False)
    assert "Achievements are switched off here" in (await clara.click("Achievements", on=old)).text
