"""A whole game in every language."""

import asyncio
import re

import pytest

from bot.locales.words import LANGUAGES, words_for
from tests.conftest import open_house
from tests.e2e.playing import play_to_the_end
from tests.effort import thorough


def plain(text):
    """Return a text without the marks that turn its lines."""
    return re.sub("[\u200f\u202a\u202b\u202c]", "", text)


@thorough
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_whole_game_by_buttons(tmp_path, language):
    words = words_for(language)
    async with open_house(tmp_path, language=language) as house:
        laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
        lobby = await laura.slash("claro new", bots=1)
        assert lobby.text.count("🪑") == 4
        await clara.click(words("button-join"))
        await laura.click(words("button-start"))
        for person in (laura, clara):
            hand = await person.click(words("button-hand"))
            assert hand.ephemeral
        await asyncio.gather(play_to_the_end(laura), play_to_the_end(clara))
        result = laura.find(words("button-rematch"))
        assert words("result-title", game=words("claro-title")) in plain(result.text)
        refused = await clara.slash("table end")
        mentioning = house.app.base.languages.words(language)
        assert mentioning("refused-no-table-here") in plain(refused.text)
