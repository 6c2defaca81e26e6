"""Whole games in every language, and who is spoken to in which."""

import asyncio
import re

import pytest

from bot.games.catalog import GAMES
from bot.locales.words import LANGUAGES, words_for
from tests.conftest import open_house
from tests.e2e.playing import hand_of, play_to_the_end


def plain(text):
    """Return a text without the marks that turn its lines."""
    return re.sub("[\u200f\u202b\u202c]", "", text)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_whole_game_by_buttons(tmp_path, language):
    words = words_for(language)
    async with open_house(tmp_path, language=language) as house:
        laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
        lobby = await laura.slash("claro new", bots=1)
        assert words("lobby-seats", taken=2, seats=6) in plain(lobby.text)
        await clara.click(words("button-join"))
        await laura.click(words("button-start"))
        for person in (laura, clara):
            hand = await person.click(words("button-hand"))
            assert hand.ephemeral
        await asyncio.gather(play_to_the_end(laura), play_to_the_end(clara))
        result = laura.find(words("button-rematch"))
        assert words("result-title", game=words("claro-title")) in plain(result.text)
        refused = await clara.slash("claro end")
        assert words("refused-no-table-here") in plain(refused.text)


async def test_everybody_reads_the_table_in_the_servers_language_and_their_hand_in_their_own(tmp_path):
    async with open_house(tmp_path, language="de") as house:
        house.discord.world.people[int(house.discord.person("Clara").id)].locale = "fr"
        laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
        await laura.slash("claro new")
        await clara.click("Mitspielen")
        table = await laura.click("Start")
        assert "Runde 1" in table.text
        await laura.click("Meine Hand")
        await clara.click("Meine Hand")
        french = [words_for("fr")(key) for key in ("claro-hand-lead", "claro-pass")]
        waiting = hand_of(clara).text
        assert french[0] in waiting or "ouvre, avec" in waiting
        refused = await clara.slash("claro join")
        assert refused.text == words_for("fr")("refused-already-seated")


async def test_commands_are_named_in_every_language(house):
    commands = {command["name"]: command for command in house.discord.world.commands.values()}
    claro, settings = commands["claro"], commands["settings"]
    assert set(commands) == {*GAMES, "settings", "privacy"}
    assert settings["description_localizations"]["de"] == words_for("de")("command-settings")
    new = next(command for command in claro["options"] if command["name"] == "new")
    assert new["name_localizations"] == {"de": "neu", "fr": "nouvelle", "he": "חדש"}
    assert set(new["description_localizations"]) == {"de", "fr", "he"}
    bots = next(option for option in new["options"] if option["name"] == "bots")
    assert bots["name_localizations"]["de"] == "computer"
    passing = next(option for option in new["options"] if option["name"] == "free_pass")
    assert passing["choices"][1]["name_localizations"]["fr"] == "quand on veut"


async def test_a_server_whose_language_we_do_not_speak(tmp_path):
    async with open_house(tmp_path, language="pl") as house:
        laura = await house.person("Laura")
        lobby = await laura.slash("claro new")
        assert "1 of 6 seats taken" in lobby.text
