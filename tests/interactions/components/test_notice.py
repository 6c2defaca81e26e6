"""The rules of a game name each house rule that one can choose, and its values."""

import re

import pytest

from bot.faces.face import Icons
from bot.features.solo.views.games import solo_rules_message
from bot.games.catalog import GAMES, PATIENCES
from bot.interactions.components.notice import rules_message
from bot.locales.words import LANGUAGES, dashed, words_for


def texts(view):
    """Return the texts of a message, without the marks that turn their direction."""
    shown = [each for top in view.to_components() for each in top.get("components", [top])]
    text = "\n".join(each["content"] for each in shown if "content" in each)
    return re.sub("[\u200f\u202a-\u202c\u2066-\u2069]", "", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_each_house_rule(language):
    words = words_for(language)
    shown = {name: (game, texts(rules_message(words, Icons(), name, []))) for name, game in GAMES.items()}
    shown |= {name: (game, texts(solo_rules_message(words, Icons(), game))) for name, game in PATIENCES.items()}
    missing = []
    for name, (game, text) in shown.items():
        for spec in game.option_specs:
            key = f"{name}-option-{dashed(spec.name)}"
            said = [words(f"{key}-title"), *(words(f"{key}-{value}") for value in spec.values)]
            listed = text.partition(words("rules-house-rules"))[2]
            missing += [each for each in said if each not in listed]
    assert sum(len(game.option_specs) for game, _ in shown.values()) == 6
    assert missing == []
