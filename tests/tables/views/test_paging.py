"""Tests for lists in pages: one page has no buttons to others, and no two buttons have the same custom_id."""

import pytest

from bot.features.standings.store.finished import PastPage
from bot.features.standings.store.guessers import GuesserPage
from bot.features.standings.store.standings import Page
from bot.features.standings.views.guessers import guessers_message
from bot.features.standings.views.history import HistoryQuery, history_message
from bot.features.standings.views.leaderboard import LeaderboardQuery, leaderboard_message
from bot.interactions.components.layout import Paged
from bot.interactions.routes.routes import PageAct
from bot.locales.words import words_for

WORDS = words_for("en")


def steps(view):
    return [each for each in view.every() if each.get("label") in ("Back", "Next")]


def to(number):
    return PageAct.LOG(1, number)


def test_a_list_on_one_page_has_no_buttons_to_others():
    board = leaderboard_message(WORDS, LeaderboardQuery("claro"), Page(0, [], more=False, mine=None), [("all", "-")])
    past = history_message(WORDS, HistoryQuery("claro"), PastPage([], more=False))
    guessers = guessers_message(WORDS, "claro", 0, GuesserPage([], more=False, mine=None))
    assert [steps(each) for each in (board, past, guessers)] == [[], [], []]
    assert Paged(range(5), 5, 0).steps(WORDS, to) == []
    assert Paged(range(5), 5, 0).line(WORDS) == ""


def test_a_list_that_goes_on_has_both_buttons():
    page = Page(0, [], more=True, mine=None)
    board = leaderboard_message(WORDS, LeaderboardQuery("claro"), page, [("all", "-")])
    assert [(each["label"], each["disabled"]) for each in steps(board)] == [("Back", True), ("Next", False)]


@pytest.mark.parametrize("wanted", range(5))
def test_each_page_shows_its_part_and_leads_to_those_beside_it(wanted):
    paged = Paged(range(7), 3, wanted)
    number = min(wanted, 2)
    assert (paged.number, paged.first, list(paged.shown)) == (number, 3 * number, list(range(7))[3 * number :][:3])
    assert paged.line(WORDS) == f"-# Page {number + 1} of 3"
    back, on = paged.steps(WORDS, to)
    assert back["custom_id"] != on["custom_id"]
    assert (back["disabled"], on["disabled"]) == (number == 0, number == 2)
    assert back["disabled"] or back["custom_id"] == str(to(number - 1))
    assert on["disabled"] or on["custom_id"] == str(to(number + 1))
