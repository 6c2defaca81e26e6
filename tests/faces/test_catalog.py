"""A game is two folders, and one line in the catalogue of games joins them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from bot.faces.catalog import FACES, SOLO_FACES
from bot.faces.drawing import card_pictures, emoji_name, icon_of
from bot.games.catalog import GAMES, PATIENCES
from bot.games.claro.deck import Deck, standard_deck

BOT = Path(__file__).parents[2] / "bot"
SHARED = [
    file
    for folder in ("games", "faces", "locales")
    for file in (BOT / folder).glob("*.py")
    if file != BOT / "games" / "catalog.py"
]


def test_each_game_has_the_name_of_its_folders():
    for name, game in GAMES.items():
        assert game.name == name
        assert (BOT / "games" / name).is_dir()
        assert (BOT / "faces" / name).is_dir()


def test_each_game_has_a_face():
    assert list(FACES) == list(GAMES)
    assert SOLO_FACES.keys() == PATIENCES.keys()


def test_each_card_of_each_game_has_a_picture():
    icons = [icon for icon, _ in card_pictures(standard_deck())]

    assert icons == [f"{name}_{card}" for name, game in GAMES.items() for card in dict.fromkeys(game.card_names)]


def test_the_name_of_an_emoji_tells_its_icon():
    assert icon_of(emoji_name("claro_30", b"PNG")) == "claro_30"
    assert icon_of("somebody_elses") is None


def test_the_pictures_show_the_deck_that_the_host_plays_with():
    grey = dict(card_pictures(Deck([""] * 50)))
    usual = dict(card_pictures(standard_deck()))

    assert {icon for icon in usual if grey[icon] != usual[icon]} == {
        f"claro_{number}" for number in range(1, 51) if standard_deck().stars[number - 1]
    }


class WithoutProse(ast.NodeTransformer):
    """Leaves docstrings out; comments are gone from any tree."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        return None if isinstance(node.value, ast.Constant) else node


@pytest.mark.parametrize("file", SHARED, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_code_that_serves_all_games_names_none(file):
    code = ast.unparse(WithoutProse().visit(ast.parse(file.read_text(encoding="utf-8")))).lower()

    assert not [name for name in GAMES if name in code]
