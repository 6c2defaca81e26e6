"""How many buttons the messages of a table may have, so that they do not grow back."""

from __future__ import annotations

import pytest

from bot.faces.face import Icons
from bot.features.tournaments.feature import show_button
from bot.games.catalog import GAMES
from bot.games.shuffle import Seeded
from bot.locales.words import words_for
from bot.tables.rules.table import Status
from bot.tables.views.table import table_message, with_buttons
from tests.tables.views.test_newcomers import lobby, playing

WORDS = words_for("en")


def labels(view):
    """Return what the buttons of a message say."""
    return [item["label"] for item in view.every() if "custom_id" in item and "label" in item]


def of_table(table):
    return labels(with_buttons(table_message(WORDS, Icons(), table), show_button(WORDS, table)))


def over(game, **changes):
    """Return a table whose game is over."""
    table = playing(game)
    table.position = GAMES[game].start(3, Seeded(bytes(32)), GAMES[game].read_options({}))
    while table.position.outcome is None:
        seat = table.position.to_act[0]
        table.position.play(seat, table.position.view(seat).legal_moves[0])
    table.status, table.seed = Status.FINISHED, bytes(32)
    for name, value in changes.items():
        setattr(table, name, value)
    return table


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("rematch", [None, 7])
def test_a_lobby_has_three(game, rematch):
    least = min(GAMES[game].seats)
    table = lobby(*((user, user, rematch is None) for user in range(1, least + 1)), game=game)
    table.rematch_of = rematch
    assert of_table(table) == ["I'm in" if rematch else "Join", "Start", "⋯"]
    alone = lobby((1, 0, True), game=game)
    assert of_table(alone) == ["Join", "Add a computer" if least == 2 else f"Add {least - 1} computers", "⋯"]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_table_has_two_and_one_more_while_it_is_paused_or_for_its_tournament(game):
    table = playing(game)
    assert of_table(table) == ["My hand", "⋯"]
    table.failing = True
    assert of_table(table) == ["My hand", "⋯"]
    table.failing, table.paused = False, True
    assert of_table(table) == ["Resume", "My hand", "⋯"]
    table.paused, table.tournament = False, 3
    assert of_table(table) == ["My hand", "⋯", "Overview"]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_result_has_two(game):
    assert of_table(over(game)) == ["Rematch", "⋯"]
    assert of_table(over(game, tournament=3)) == ["⋯", "Overview"]
