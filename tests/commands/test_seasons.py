"""The name of a season is made up by people, so it is shown as it is, everywhere."""

import pytest

from tests.e2e.forging import Forger

NAME = "[x](http://example.org) **b** <@1>"
SHOWN = r"\[x\]\(http\://example.org\) \*\*b\*\* \<@1\>"


@pytest.fixture
async def laura(house):
    house.discord.world.guild.permissions |= 1 << 5  # everybody may manage the server
    return await house.person("Laura")


async def test_a_name_with_markdown_is_shown_as_it_is(laura):
    begun = await laura.slash("claro season", start=NAME)
    assert f"Season **{SHOWN}**" in begun.text
    board = await laura.slash("claro leaderboard", period="season")
    assert SHOWN in board.text
    assert "](http" not in board.text
    options = [option["label"] for each in board.components() for option in each.get("options", [])]
    assert f"season {NAME}" in options  # lists have no markdown


async def test_a_name_has_one_line_and_no_invisible_letters(laura):
    begun = await laura.slash("claro season", start=" Spring\n# 2026\u202e ")
    assert r"Season **Spring \# 2026**" in begun.text


async def test_a_blank_name_is_refused(house, laura, monkeypatch):
    for blank in (" ", "\n", "\u200b"):
        answer = await Forger(house, monkeypatch).slash(laura, "claro season", start=blank)
        assert "start cannot be" in answer.text
    assert "No season is under way" in (await laura.slash("claro season")).text


async def test_what_somebody_types_as_a_move_is_no_markdown_either(laura):
    await laura.slash("claro new", bots=1)
    await laura.click("Start")
    refused = await laura.slash("claro play", move=NAME)
    assert SHOWN in refused.text
    long = await laura.slash("claro play", move="x" * 6000)
    assert len(long.text) < 300
