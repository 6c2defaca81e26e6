"""Medals are for what was won; words with numbers are right for every number."""

from __future__ import annotations

from datetime import UTC, date, datetime
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from bot.faces.catalog import FACES
from bot.faces.face import Icons
from bot.features.solo.rules.deals import DealResult
from bot.features.solo.store.solo import DayPage, Placed
from bot.features.solo.views.computers import day_message, shared_deal_message
from bot.features.standings.store.finished import Past, PastPage, PastSeat
from bot.features.standings.store.standings import Page, RankedBy, Standing
from bot.features.standings.views.history import HistoryQuery, history_message
from bot.features.standings.views.leaderboard import LeaderboardQuery, leaderboard_message, leaderboard_picture
from bot.games.catalog import GAMES
from bot.games.shuffle import Seeded
from bot.games.stardust.tallies import WON_WITH
from bot.locales.words import words_for
from tests.solo_tables import solo_table

NAMES = {1: "Laura", 2: "Clara", 3: "Armin"}
ENGLISH = words_for("en")


def text_of(view):
    return "\n".join(item["content"] for item in view.every() if "content" in item)


def board(what, *lines):
    """Return a leaderboard's text and picture: for each line its score and wins, all of ten games."""
    standings = [
        Standing(place, place, score, wins, 10, wins / 10, 1000.0) for place, (score, wins) in enumerate(lines, start=1)
    ]
    query, page = LeaderboardQuery("stardust", what), Page(0, standings, more=False, mine=None)
    picture = leaderboard_picture(words_for("en").naming(NAMES.get), query, page)
    return text_of(leaderboard_message(ENGLISH.naming(NAMES.get), query, page, [("all", "all time")])), picture


@pytest.mark.parametrize("what", RankedBy)
def test_who_has_won_nothing_has_no_medal(what):
    text, _ = board(what, (300, 2), (0, 0), (-300, 0))
    assert "🥇" in text
    assert "🥈" not in text
    assert "🥉" not in text
    assert "**3.**" in text


def test_a_negative_score_has_no_medal_even_with_wins():
    text, drawn = board(RankedBy.STARS, (-20, 1), (-30, 1))
    assert "🥇" not in text
    assert "**1.**" in text
    _, with_medals = board(RankedBy.STARS, (20, 1), (10, 1))
    gold = bytes((0xF5, 0xC5, 0x42))
    assert gold in palette_used(with_medals)
    assert gold not in palette_used(drawn)


def test_gold_for_stars_does_not_wait_for_the_rating_to_settle():
    gold = bytes((0xF5, 0xC5, 0x42))
    pages = [Page(0, [Standing(place, 1, 20, 2, 3, None, 1000.0, settled=False)], False, None) for place in (1, 0)]
    by_stars = leaderboard_picture(
        words_for("en").naming(NAMES.get), LeaderboardQuery("claro", RankedBy.STARS), pages[0]
    )
    by_rating = leaderboard_picture(
        words_for("en").naming(NAMES.get), LeaderboardQuery("claro", RankedBy.RATING), pages[1]
    )
    assert gold in palette_used(by_stars)
    assert by_rating is None


def palette_used(picture):
    """Return the colours of a picture's pixels."""
    image = Image.open(BytesIO(picture.content)).convert("RGB")
    return {bytes(colour) for _, colour in image.getcolors(1 << 24)}


def test_a_history_has_a_cup_for_a_score_above_zero_only():
    seats = [[PastSeat(1, None, score, 1), PastSeat(2, None, -5, 2)] for score in (5, 0)]
    past = [Past(1, 5, datetime(2026, 5, 4, tzinfo=UTC), each) for each in seats]
    text = text_of(history_message(ENGLISH.naming(NAMES.get), HistoryQuery("stardust"), PastPage(past, more=False)))
    assert text.count("🏆") == 1


def ended(game, place):
    """Return a game of three with a first, a second and a third, where the first seat has this place."""
    for number in range(1000):
        dice = Random(number)
        position = game.start(3, Seeded(number.to_bytes(32, "big")), game.read_options({}))
        while position.outcome is None:
            seat = min(position.to_act)
            position.play(seat, dice.choice(position.legal_moves(seat)))
        places = game.places(position.outcome, 3)
        if len({*places}) == 3 and places[0] == place:
            return position
    raise AssertionError(f"nobody ends in place {place}")


@pytest.mark.parametrize(
    ("game", "place", "praised"),
    [("claro", 1, True), ("claro", 3, False), ("africa", 1, True), ("africa", 2, True), ("africa", 3, False)],
)
def test_the_best_known_result_of_a_deal_is_praised_unless_it_is_last(game, place, praised):
    rules = GAMES[game]
    position = ended(rules, place)
    score = rules.daily_score(position, 0)
    result = DealResult(score, (1, 2), score, settled=True, counts=True, streak=0, longest=0)
    day, levels = date(2026, 5, 4), (None, "easy", "easy")
    table = solo_table(rules, 1, number=1, levels=levels, position=position, day=day, score=score)
    text = text_of(shared_deal_message(ENGLISH.naming(NAMES.get), table, result))
    assert ("Best result so far" in text) == praised


def day_of(game, *scores):
    """Return what a day's table says of people with these scores, the best first."""
    lines = [Placed(1 + sum(other > each for other in scores), user, each) for user, each in enumerate(scores, start=1)]
    page = DayPage(lines, len(lines), None)
    return text_of(day_message(ENGLISH.naming(NAMES.get), game, date(2026, 5, 4), page))


@pytest.mark.parametrize(
    ("scores", "medals"),
    [
        ((40,), ""),
        ((40, 30), "🥇"),
        ((40, 40), ""),
        ((40, 40, 30), "🥇🥇"),
        ((40, 30, 20), "🥇🥈"),
        ((4, 3, 2, 1), "🥇🥈🥉"),
    ],
)
def test_a_medal_of_the_day_is_for_whoever_is_ahead_of_somebody(scores, medals):
    assert "".join(sign for sign in day_of("africa", *scores) if sign in "🥇🥈🥉") == medals


def test_nobody_has_a_medal_of_the_day_for_a_game_that_others_have_won():
    assert "🥇" not in day_of("claro", -1, -2)
    assert "🥇" in day_of("claro", 1, -2)


TIMES = {
    "en": ("(once)", "(twice)", "(3 times)"),
    "de": ("(einmal)", "(zweimal)", "(3-mal)"),
    "fr": ("(une fois)", "(2 fois)", "(3 fois)"),
    "he": ("(פעם אחת)", "(פעמיים)", "(3 פעמים)"),
}


@pytest.mark.parametrize("language", TIMES)
def test_times_are_counted_as_the_language_counts(language):
    words = words_for(language)
    for times, said in enumerate(TIMES[language], start=1):
        stardust = FACES["stardust"].statistics(words, Icons(), {f"{WON_WITH} two": times})
        claro = FACES["claro"].statistics(words, Icons(), {f"{WON_WITH} 30": times})
        assert said in stardust
        assert said in claro


def test_shares_of_games_are_written_as_the_language_writes_percentages():
    page = Page(0, [Standing(1, 1, 20, 12, 16, 0.75, None)], False, None)
    query = LeaderboardQuery("claro", RankedBy.RATE)
    english, french = (leaderboard_picture(words_for(each).naming(NAMES.get), query, page) for each in ("en", "fr"))
    assert english.content != french.content
