"""A game is two folders, and one line in the catalogue of games joins them."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random

import pytest

from bot.faces.catalog import FACES, SOLO_FACES, check_look
from bot.faces.drawing import drawings
from bot.faces.plain import PlainFace
from bot.games.catalog import GAMES, PATIENCES
from bot.games.claro.deck import Deck, standard_deck
from bot.games.packages import our_packages
from bot.games.shuffle import Seeded
from bot.locales.words import LANGUAGES, words_for
from tests.cases import for_each

BOT = Path(__file__).parents[2] / "bot"
SHARED = [
    file
    for folder in ("games", "faces", "locales")
    for file in (BOT / folder).glob("*.py")
    if file != BOT / "games" / "packages.py"  # which lists ours
]


def test_each_game_has_the_name_of_its_folders():
    for name, game in GAMES.items():
        assert game.name == name
        assert (BOT / "games" / name).is_dir()
        assert (BOT / "faces" / name).is_dir()


def test_each_game_has_a_face():
    assert list(FACES) == list(GAMES)
    assert SOLO_FACES.keys() == PATIENCES.keys()


@pytest.mark.parametrize("name", GAMES)
def test_when_a_game_is_over_its_title_counts_the_rounds_that_were_played(name):
    """So they do where the game ends before all rounds are played, and without a face of its own."""
    words, game = words_for("en"), GAMES[name]
    plain = PlainFace(game)
    plain.name = "plain"  # a game without words of its own
    for seed in range(10):
        chance, position = Random(seed), game.start(3, Seeded(bytes([seed] * 32)), game.read_options({}))
        while position.outcome is None:
            seat = position.to_act[0]
            position.play(seat, chance.choice(position.legal_moves(seat)))
        for face in (FACES[name], plain):
            stage = face.stage(words, position)
            assert re.search(r"\d+", stage)[0] == str(len(position.rounds)), stage


@pytest.mark.parametrize("package", our_packages(), ids=lambda each: each.name)
def test_our_own_games_pass_the_checks_that_others_must_pass_at_each_start(package):
    check_look(package, FACES[package.name])


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_game_is_introduced_by_a_line_and_a_picture(language):
    words = words_for(language)
    for name, face in FACES.items():
        assert face.hero(words).caption
        assert 20 < len(words(f"{name}-about")) <= 130
        assert "\n" not in words(f"{name}-about") + words(f"{name}-length")


def test_each_card_of_each_game_has_a_picture():
    signs = {f"{name}_{each.name}" for name, face in FACES.items() for each in face.sign_pictures()}
    icons = [each.icon for each in drawings(standard_deck()) if each.icon not in signs]

    assert icons == [f"{name}_{card}" for name, game in GAMES.items() for card in dict.fromkeys(game.card_names)]


def test_the_pictures_show_the_deck_that_the_host_plays_with():
    grey = {each.icon: each for each in drawings(Deck([""] * 50))}
    usual = {each.icon: each for each in drawings(standard_deck())}

    assert {icon for icon in usual if grey[icon].draw() != usual[icon].draw()} == {
        f"claro_{number}" for number in range(1, 51) if standard_deck().stars[number - 1]
    }
    assert {icon for icon in usual if grey[icon].emoji != usual[icon].emoji} == {
        f"claro_{number}" for number in range(1, 51) if standard_deck().stars[number - 1]
    }


class WithoutProse(ast.NodeTransformer):
    """Leaves docstrings out; comments are gone from any tree."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        return None if isinstance(node.value, ast.Constant) else node


@for_each("file", SHARED)
def test_code_that_serves_all_games_names_none(file):
    code = ast.unparse(WithoutProse().visit(ast.parse(file.read_text(encoding="utf-8")))).lower()

    assert not [name for name in GAMES if name in code]
