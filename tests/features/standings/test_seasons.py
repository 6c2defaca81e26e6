"""The name of a season is made up by people, so it is shown as it is, everywhere."""

import asyncio

import pytest

from tests.e2e.forging import Forger

NAME = "[x](http://example.org) **b** <@1>"
SHOWN = r"\[x\]\(http\://example.org\) \*\*b\*\* \<@1\>"


@pytest.fixture
async def laura(house):
    house.discord.world.guild.permissions |= 1 << 5  # everybody may manage the server
    return await house.person("Laura")


async def test_a_name_with_markdown_is_shown_as_it_is(laura):
    begun = await laura.slash("server season", game="claro", start=NAME)
    assert f"Season **{SHOWN}**" in begun.text
    board = await laura.slash("claro leaderboard", period="season")
    assert SHOWN in board.text
    assert "](http" not in board.text
    options = [option["label"] for each in board.components() for option in each.get("options", [])]
    assert f"season {NAME}" in options  # lists have no markdown


async def test_a_name_has_one_line_and_no_invisible_letters(laura):
    begun = await laura.slash("server season", game="claro", start=" Spring\n# 2026\u202e ")
    assert r"Season **Spring \# 2026**" in begun.text


async def test_a_blank_name_is_refused(house, laura, monkeypatch):
    for blank in (" ", "\n", "\u200b"):
        answer = await Forger(house, monkeypatch).slash(laura, "server season", game="claro", start=blank)
        assert "start cannot be" in answer.text
    assert "No season is under way" in (await laura.slash("server season", game="claro")).text


async def test_a_season_during_another_asks_once_more(house, laura):
    await laura.slash("server season", game="claro", start="Spring")
    await laura.slash("server season", game="claro", start="Summer")
    await laura.until(lambda each: each.modal)
    about = str(laura.modal["components"])
    assert "Season **Spring** has been under way since" in about
    assert "cannot be continued" in about
    assert "Season **Spring**" in (await laura.slash("server season", game="claro")).text  # nothing has changed yet
    await house.stop_bot()
    await house.start_bot()
    assert "Season **Late Summer**" in (await laura.submit(name="Late Summer")).text
    assert "Season **Late Summer**" in (await laura.slash("server season", game="claro")).text


async def test_a_form_about_a_season_that_is_over_changes_nothing(house, laura):
    await laura.slash("server season", game="claro", start="Spring")
    clara = await house.person("Clara")
    for person, name in ((laura, "Summer"), (clara, "Autumn")):
        await person.slash("server season", game="claro", start=name)
        await person.until(lambda each: each.modal)
    assert "Season **Summer**" in (await laura.submit()).text
    refused = await clara.submit()
    assert "nothing was changed" in refused.text
    assert "server season" in refused.text
    assert "Season **Summer**" in (await laura.slash("server season", game="claro")).text


async def test_of_two_first_seasons_at_once_one_begins_and_the_other_person_is_told(house, laura):
    clara = await house.person("Clara")
    answers = await asyncio.gather(
        laura.slash("server season", game="claro", start="Spring"),
        clara.slash("server season", game="claro", start="Summer"),
    )
    texts = [each.text for each in answers if each is not None]
    told = [name for name in ("Spring", "Summer") if any(f"Season **{name}**" in text for text in texts)]
    assert len(told) == 1
    assert f"Season **{told[0]}**" in (await laura.slash("server season", game="claro")).text


async def test_only_members_who_may_manage_the_server_can_send_the_form(house, laura):
    await laura.slash("server season", game="claro", start="Spring")
    await laura.slash("server season", game="claro", start="Summer")
    await laura.until(lambda each: each.modal)
    house.discord.world.guild.permissions &= ~(1 << 5)
    assert "Only members with" in (await laura.submit()).text
    house.discord.world.guild.permissions |= 1 << 5
    assert "Season **Spring**" in (await laura.slash("server season", game="claro")).text


async def test_what_somebody_types_as_a_move_is_no_markdown_either(laura):
    await laura.slash("claro new", bots=1)
    await laura.click("Start")
    refused = await laura.slash("claro play", move=NAME)
    assert SHOWN in refused.text
    long = await laura.slash("claro play", move="x" * 6000)
    assert len(long.text) < 300
