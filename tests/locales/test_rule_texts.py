"""What the rule texts say of rules that were told wrong once, in every language."""

from __future__ import annotations

import pytest

from bot.locales.words import LANGUAGES, words_for

TOKEN = {"en": "token", "de": "marke", "fr": "jeton", "he": "אסימונ"}
SCORING = "(8)"
"""Stands in the line that tells what each place is worth."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_level_players_share_a_place_only_with_as_many_tokens(language):
    lines = words_for(language)("africa-rules").splitlines()
    (line,) = (each for each in lines if SCORING in each)
    assert line.casefold().count(TOKEN[language]) >= 2
