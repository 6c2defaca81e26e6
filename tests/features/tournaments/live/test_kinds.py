"""A ladder and a match of clubs are called by their own names, and not tournaments."""

import re
from pathlib import Path
from types import SimpleNamespace

from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.views.names import kind_of
from bot.locales.words import LANGUAGES, words_for
from tests.cases import for_each
from tests.features.tournaments.live.event import show_to_all, until
from tests.features.tournaments.live.test_ladders import climbing, press
from tests.locales.test_glossary import texts
from tests.locales.test_words import KEYS

NAMES = {"en": "tournament", "de": "turnier", "fr": "tournoi", "he": "טורניר"}
"""What begins the word for a tournament, in each language."""


SAID = re.compile(r'of_kind\(\s*words,\s*tournament,\s*"([\w-]+)"')
"""Where the bot says something of an event of any kind."""


@for_each("language", LANGUAGES)
@for_each("kind", ["ladder", "match"])
def test_the_words_of_a_kind_do_not_speak_of_tournaments(language, kind):
    sources = (Path(__file__).parents[4] / "bot").rglob("*.py")
    said = {key for source in sources for key in SAID.findall(source.read_text(encoding="utf-8"))}
    said -= {"tournament-untitled"} if kind == "match" else set()  # a match is called after its clubs
    assert len(said) > 15
    own, of_all = texts(language), {key for key in KEYS if key.startswith(f"{kind}-") and key.partition("-")[2] in KEYS}
    used = {f"{kind}-{key}" if f"{kind}-{key}" in of_all else key for key in said} | of_all
    assert {key: own[key] for key in used if NAMES[language] in own[key].casefold()} == {}


def test_each_format_has_a_kind():
    kinds = {each: kind_of(SimpleNamespace(options=SimpleNamespace(format=each))) for each in Format}
    assert kinds.pop(Format.LADDER) == "ladder"
    assert kinds.pop(Format.CLUBS) == "match"
    assert set(kinds.values()) == {"tournament"}


async def test_directors_of_a_ladder_end_a_season(house):
    ladder = await climbing(house, names=["Laura"])
    konrad = await house.person("Konrad")
    seen = next(each for each in konrad.messages.values() if "⋯" in each.enabled)
    page = await konrad.click("For directors", on=await konrad.click("⋯", on=seen))
    assert "Call off" not in page.enabled
    paused = await konrad.click("Pause", on=page)
    assert "The ladder is paused" in paused.text
    assert "tournament" not in paused.text
    refused = await press(house, "Laura", ladder, "challenge")
    assert "It is paused" in refused.text
    asked = await konrad.click("End the season", on=paused)
    assert "Do you want to end the season" in asked.text
    over = await konrad.click("Yes, end it", on=asked)
    assert "tournament" not in over.text
    await until(lambda: ladder.ended_at is not None)
    shown = await konrad.slash("ladder")
    assert "ended the season early" in shown.text
    refused = await press(house, "Laura", ladder, "challenge")
    assert "The season of this ladder is over" in refused.text
    assert words_for("en")("ladder-tournament-untitled", game="Star of Africa") in shown.text


async def test_who_may_not_announce_a_ladder_is_told_who_may(house):
    show_to_all(house)
    laura = await house.person("Laura")
    refused = await laura.slash("organise ladder", game="africa")
    assert "To announce that" in refused.text
    assert "*Manage Messages*" in refused.text
