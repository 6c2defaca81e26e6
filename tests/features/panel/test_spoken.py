"""What screen readers say of cards, and what players see of those who watch."""

import re
from importlib.resources import files
from types import SimpleNamespace

import pytest

from bot.faces.catalog import FACES
from bot.faces.decks import SYMBOLS
from bot.faces.face import SpokenFace
from bot.faces.plain import PlainFace
from bot.features.panel import scene
from bot.features.panel.panels import PAGE_WORDS
from bot.features.panel.server import FIRST_WORDS
from bot.games.catalog import GAMES
from bot.games.shuffle import Seeded
from bot.interactions.routes.routes import MoreAct
from bot.locales.words import LANGUAGES, words_for
from tests.cases import for_each
from tests.e2e.playing import started, table_of

COLOURS = {
    "claro": {"en": "blue yellow pink", "de": "blau gelb pink", "fr": "bleu jaune rose", "he": "כחול צהוב ורוד"},
    "africa": {
        "en": "red blue green yellow",
        "de": "rot blau grün gelb",
        "fr": "rouge bleu vert jaune",
        "he": "אדום כחול ירוק צהוב",
    },
}


@pytest.mark.parametrize("game", ["claro", "stardust", "africa"])
async def test_each_card_of_a_hand_and_of_the_table_has_a_name_in_words(panel, game):
    await started(panel.house, "Laura", "Clara", game=game, bots=1)
    for name in ("Laura", "Clara"):
        page = await panel.open(name)
        await page.until(lambda each: each.table and each.table["hand"])
        spoken = page.table["spoken"]
        shown = {each["card"] for each in page.hand["cards"]}
        assert {each for each in shown if each and each.removeprefix(f"{game}_") in GAMES[game].card_names} <= {*spoken}
        assert spoken
        assert all(each.isascii() for each in spoken.values())


@for_each("language", LANGUAGES)
def test_an_empty_place_has_a_name_in_the_language(language):
    face, words = PlainFace(GAMES["claro"]), words_for(language)
    face.deck = SYMBOLS
    board = SimpleNamespace(game="claro", view=None)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scene, "FACES", {"claro": face})
        spoken = scene._spoken('"claro_empty"', board, words)
    assert spoken == {"claro_empty": words("deck-empty")}


@for_each("game", sorted(COLOURS))
@for_each("language", LANGUAGES)
def test_colours_are_words_of_the_language(game, language):
    face, words = FACES[game], words_for(language)
    assert isinstance(face, SpokenFace)
    view = GAMES[game].start(2, Seeded(bytes(32)), GAMES[game].read_options({})).view(0)
    said = [face.card_spoken(words, view, each) for each in GAMES[game].card_names]
    colours = {word for each in said for word in each.split(", ")[1:]}
    assert colours == set(COLOURS[game][language].split())


async def test_players_see_how_others_cheer(panel):
    await started(panel.house, "Laura", "Clara")
    laura, armin = [await panel.open(name) for name in ("Laura", "Armin")]
    for page in (laura, armin):
        await page.until(lambda each: each.table)
    assert "cheers" not in laura.table
    custom_id = str(MoreAct.CHEER(table_of(panel.house).id, "clap"))
    await armin.send("press", custom_id=custom_id, values=[], on=None)
    await laura.until(lambda each: each.table.get("cheers") == {"👏": 1})
    await laura.send("press", custom_id=custom_id, values=[], on=None)  # who plays cannot
    await laura.until(lambda each: each.said or each.messages)
    assert laura.table["cheers"] == {"👏": 1}


def test_the_page_is_told_every_word_that_it_says_and_no_other():
    said = {
        word
        for file in (files("bot.features.panel") / "page").glob("*.js")
        for word in re.findall(r"say\(\"([a-z-]+)\"", file.read_text(encoding="utf-8"))
    }
    said |= {"other-tab", "connecting", "reconnecting"}  # what ``changed`` says by its name
    assert {each.removeprefix("panel-") for each in (*PAGE_WORDS, *FIRST_WORDS)} == said
