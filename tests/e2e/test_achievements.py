"""Achievements on the end card of whoever earned them, and on a page of their own."""

import re

from sqlalchemy import insert

from bot.features.standings.rows import AchievementRow
from tests.e2e.choosing import my_settings, server_settings
from tests.e2e.playing import hand_of, play_out, started, table_of

MANAGE_SERVER = 1 << 5


async def earned(house, person, name, game="claro"):
    """Write an achievement of the game under way, as if its last move had earned it."""
    table = table_of(house)
    row = {"guild_id": table.guild, "game": game, "name": name, "user_id": int(person.id), "game_id": table.id}
    async with house._engine.begin() as connection:
        await connection.execute(insert(AchievementRow).values(row))


def assert_short(page):
    """Check that a page says in a sentence what each achievement is that was earned, and of no other one."""
    earned = re.search(r"(\d+) von 18 erreicht", page)
    assert len(page.split()) < 150 + 15 * int(earned[1] if earned else 0)  # with a sentence for each of the 18: 278


async def test_a_new_achievement_is_on_the_end_card_of_its_earner_and_on_their_page(house):
    people = laura, clara = await started(house, "Laura", "Clara")
    await earned(house, laura, "number_one")
    await play_out(house, *people)
    for person in people:
        await person.until(lambda each: "Share" in hand_of(each).enabled)
    assert "☝️ **Number one**" in hand_of(laura).text
    assert "Number one" not in hand_of(clara).text

    stats = await clara.slash("my stats", member=laura.id)
    await my_settings(clara, language="de")
    page = await clara.click("Achievements", on=stats)
    assert page.ephemeral
    assert "❔ ??? · ein geheimer Erfolg" in page.text
    assert_short(page.text)
    assert "Nummer eins" not in page.text
    theirs = await laura.click("Achievements", on=await laura.slash("my stats"))
    assert "☝️ **Number one** · Take a star with the 1." in theirs.text
    assert "1 of 2 people here" in theirs.text
    own = await clara.click("Erfolge", on=await clara.slash("my stats"))
    assert "Nummer eins" not in own.text
    assert own.text.count("▫️") == 4  # two in each part, and how many others there are
    assert "davon geheim: " in own.text
    assert_short(own.text)
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
