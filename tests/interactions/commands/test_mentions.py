"""Commands that messages name: a click on them chooses the command."""

import re

import pytest

from bot.interactions.commands.translator import published
from bot.locales.words import LANGUAGES, words_for
from playground.traffic.faults import Fault
from tests.conftest import open_house


def ids(house):
    return {each["name"]: each["id"] for each in house.discord.world.commands.values()}


async def test_a_message_mentions_the_commands_of_its_game_or_of_every_game(house):
    laura, number = await house.person("Laura"), ids(house)
    refused = await laura.slash("stardust hand")
    assert refused.text == (
        f"There is no table in this channel; it may be in a thread. Open one with </stardust new:{number['stardust']}>."
    )
    lobby = await laura.slash("claro new")
    gone = await laura.send_custom_id(lobby, "hand:999")
    every = [f"</{game} new:{number[game]}>" for game in ("claro", "stardust", "africa")]
    assert gone.text == f"That table is gone. Open a new one with {every[0]}, {every[1]} or {every[2]}."
    season = await laura.slash("claro leaderboard", period="season")
    assert f"</server season:{number['server']}>" in season.text
    await laura.slash("africa patience")
    clara = await house.person("Clara")
    assert f"</africa patience:{number['africa']}>" in (await clara.send_custom_id(lobby, "hint:s2")).text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_mentions_have_the_english_name_and_marks_in_hebrew(tmp_path, language):
    async with open_house(tmp_path, language=language) as house:
        laura, number = await house.person("Laura"), ids(house)["claro"]
        mention, text = f"</claro new:{number}>", (await laura.slash("table join")).text
        assert mention in text
        assert (f"\u200f\u202a{mention}\u202c\u200f" in text) == (language == "he")


async def test_a_process_that_does_not_publish_asks_for_the_ids_and_can_do_without(house):
    languages, laura = house.app.base.languages, await house.person("Laura")
    assert await published(house.app.client) == languages._commands
    house.discord.faults.strike(Fault.CLOUDFLARE)
    languages._commands, languages._words = await published(house.app.client), {}
    text = (await laura.send_custom_id(await laura.slash("africa patience"), "hand:999")).text
    assert "`/claro new`, `/stardust new`" in text  # nobody has used these commands since
    assert f"</africa new:{ids(house)['africa']}>" in text
    assert words_for("de").command("claro new") == "`/claro neu`"


def test_names_run_from_left_to_right_in_hebrew_lines():
    words = words_for("he")
    turned = words.with_direction("x </claro new:1> `/claro חדש`")
    assert re.findall("\u200f\u202a([<`]/[^\u202c]*)\u202c\u200f", turned) == ["</claro new:1>", "`/claro חדש`"]
