"""Deck files of a host's own: reading them, and refusing bad ones with the faulty line."""

from pathlib import Path

import pytest

from bot.games.claro.deck import BadDeck, Deck, load_deck, standard_deck
from bot.games.game import BadSetup
from tests.games.claro.by_hand import CLARO

STANDARD = Path(__file__).parents[3] / "bot/games/claro/deck.toml"


def changed(tmp_path, old, new):
    text = STANDARD.read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "deck.toml"
    file.write_text(text.replace(old, new), encoding="utf-8")
    return file, text[: text.index(old)].count("\n") + 1


def test_the_deck_of_a_file_is_used(tmp_path):
    file, _ = changed(tmp_path, '24 = ""', '24 = "P"')
    deck = load_deck(file)
    assert deck.stars[23] == "P"
    assert deck != standard_deck()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('24 = ""', '24 = "G"'),
        ('24 = ""', '24 = "BB"'),
        ('24 = ""', "24 = 7"),
        ('24 = ""', '51 = ""'),
        ('24 = ""', '24 = "'),
        ('24 = ""', '23 = ""'),
    ],
)
def test_the_error_names_a_wrong_line(tmp_path, old, new):
    file, line = changed(tmp_path, old, new)
    with pytest.raises(BadDeck) as caught:
        load_deck(file)
    assert caught.value.line == line
    assert str(file) in str(caught.value)


def test_the_error_names_a_missing_number(tmp_path):
    file, _ = changed(tmp_path, '24 = ""\n', "")
    with pytest.raises(BadDeck, match="stars of 24 are missing"):
        load_deck(file)


def test_the_error_names_a_missing_file(tmp_path):
    with pytest.raises(BadDeck, match="nowhere"):
        load_deck(tmp_path / "nowhere.toml")


def test_a_deck_is_kept_in_the_options_of_a_game():
    deck = Deck([*["B"] * 49, ""])
    options = CLARO.read_options({"deck": deck.key})
    assert options.deck == deck
    assert CLARO.write_options(options) == {"deck": deck.key}
    assert CLARO.write_options(CLARO.read_options({})) == {}


@pytest.mark.parametrize("key", ["", "B.Y", "X" + ".-" * 49])
def test_a_malformed_deck_option_is_refused(key):
    with pytest.raises(BadSetup) as caught:
        CLARO.read_options({"deck": key})
    assert caught.value.code == "bad_deck"


@pytest.mark.parametrize(("name", "value", "code"), [("colour", "red", "unknown_option"), ("hand", "7", "bad_option")])
def test_unknown_house_rules_are_refused(name, value, code):
    with pytest.raises(BadSetup) as caught:
        CLARO.read_options({name: value})
    assert caught.value.code == code
