"""Standings of a game in which all play together speak of no ratings, of no rivals, and of nobody who guesses."""

from dataclasses import replace

import pytest

from bot.faces.face import Icons
from bot.features.standings.store.achievements import Achieved
from bot.features.standings.store.ratings import Rating
from bot.features.standings.store.standings import Page, Standing
from bot.features.standings.store.statistics import Duel, Statistics
from bot.features.standings.views.achievements import achievements_message, medals
from bot.features.standings.views.leaderboard import LeaderboardQuery, leaderboard_message
from bot.features.standings.views.statistics import statistics_message
from bot.games.catalog import GAMES
from bot.games.game import Mode
from bot.locales.words import words_for
from tests.features.solo.test_medals import NAMES, text_of

WORDS = words_for("en").naming(NAMES.get)
LOST = Statistics(1, 0, 7, Rating(), 0, 0, 0, {}, [], Duel(1, 0, 0))


def test_of_one_game_neither_a_rate_nor_a_best_row_is_told():
    own = text_of(statistics_message(WORDS, Icons(), "claro", 1, LOST))
    assert "1 game, no wins, 7 stars" in own
    assert "%" not in own
    assert "in a row" not in own
    more = replace(LOST, games=4, wins=2, streak=2, best_streak=2)
    own = text_of(statistics_message(WORDS, Icons(), "claro", 1, more)).replace("\xa0", " ")
    assert "4 games, 2 wins (50%)" in own
    assert "Wins in a row: 2 now, 2 at best" in own


@pytest.mark.parametrize("together", [True, False])
def test_nobody_is_rated_ahead_of_others_or_guessed(together, monkeypatch):
    if together:
        monkeypatch.setattr(GAMES["claro"], "mode", Mode.COOPERATIVE)
    own = text_of(statistics_message(WORDS, Icons(), "claro", 1, LOST, versus=2))
    assert "1 game" in own
    assert ("rating" in own, "ahead" in own) == (not together, not together)
    lines = [Standing(seat, 1, 7, 0, 1, 0.0, 1000.0) for seat in (1, 2)]
    board = leaderboard_message(WORDS, LeaderboardQuery("claro"), Page(0, lines, more=False, mine=None), [("all", "-")])
    labels = " · ".join(each.get("label") or "" for each in board.every())
    assert "Share" in labels
    assert ("Best predictions" in labels) is not together


@pytest.mark.parametrize(
    ("own", "rated", "shown"), [(True, True, True), (True, False, True), (False, True, True), (False, False, False)]
)
def test_achievements_are_on_buttons_of_games_in_which_there_are_some(own, rated, shown, monkeypatch):
    """Without any of its own, a game has those that ratings bring across all games, unless it is not rated."""
    if not own:
        monkeypatch.setattr(GAMES["claro"], "achievements", ())
    monkeypatch.setattr(GAMES["claro"], "rated", rated)
    statistics = statistics_message(WORDS, Icons(), "claro", 1, LOST, achievements=True)
    assert ("Achievements" in [each.get("label") for each in statistics.every()]) is shown
    nothing = Achieved({}, {}, {})
    page = achievements_message(WORDS, "stardust", 1, nothing, medals("stardust", nothing), ["claro"])
    assert ("CLARO" in [each.get("label") for each in page.every()]) is shown
