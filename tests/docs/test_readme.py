"""The README: whoever reads one of the bot's languages finds there that the bot speaks it, and how to choose it."""

import pytest

from bot.locales.words import LANGUAGES, words_for
from tests.docs.test_markdown import HERE


@pytest.mark.parametrize("language", LANGUAGES)
def test_readers_of_each_language_find_how_to_choose_it(language):
    readme, words = (HERE / "README.md").read_text(encoding="utf-8"), words_for(language)
    for command in ("my", "server"):
        assert f"`/{words(f'name-{command}')} {words('name-settings')}`" in readme
    own = words(f"language-{language}")
    assert own.casefold() in readme.casefold()
