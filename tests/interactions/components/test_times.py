"""Times in messages are still to come, whatever the clock says when a message is built."""

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.faces.face import Icons
from bot.features.people.views.games import OwnGame, Sight, games_message
from bot.games.catalog import GAMES
from bot.interactions.components.phrases import countdown
from bot.locales.words import LANGUAGES, words_for
from bot.tables.rules.table import Status
from bot.tables.views.hand import hand_message
from bot.tables.views.table import table_message
from bot.tables.views.turn_notices import direct_turn_notice, turn_notice
from tests.cases import for_each
from tests.tables.views.test_games import ME, table_with, text_of

BOT = Path(__file__).parents[3] / "bot"
MAY_HAVE_PASSED = {
    "features/tournaments/live/news.py": 1,
    "features/solo/views/games.py": 1,
    "features/people/views/games.py": 1,
    "interactions/components/phrases.py": 2,
}
"""How often a file calls what shows any moment: for the beginning of a game alone, for the next deal of the day in
that day's post, for a tournament's news, which nobody edits, and where it is defined and used."""

SITUATIONS = {
    "playing": {},
    "paused": {"paused": True},
    "lobby": {"status": Status.LOBBY, "position": None},
}


def everything_said(language, game, situation, deadline):
    """Return all texts that name the deadline of a table."""
    words = words_for(language)
    table = table_with(1, game, min(6, GAMES[game].seats.stop - 1), **SITUATIONS[situation], deadline=deadline)
    texts = [text_of(table_message(words, Icons(), table))]
    texts.append(text_of(games_message(words, ME, [OwnGame(table, Sight.SEEN, {})], [], [], 1)))
    if situation == "playing":
        texts += [text_of(hand_message(words, Icons(), table, seat.user)) for seat in table.seats]
        texts += [turn_notice(words, table, [ME], []), direct_turn_notice(words, table)]
    return "\n".join(texts)


@for_each("language", LANGUAGES)
@for_each("game", GAMES)
@for_each("situation", SITUATIONS)
def test_a_deadline_that_has_passed_is_not_shown(language, game, situation):
    now = datetime.now(UTC)
    assert "<t:" in everything_said(language, game, situation, now + timedelta(minutes=2))
    for ago in (timedelta(), timedelta(seconds=1), timedelta(days=2)):
        assert "<t:" not in everything_said(language, game, situation, now - ago)


def test_no_time_runs_for_computers():
    table = table_with(1, deadline=datetime.now(UTC) + timedelta(minutes=2))
    assert "<t:" in text_of(table_message(words_for("en"), Icons(), table))
    table.seats = tuple(replace(seat, user=None, name="Vega") for seat in table.seats)
    assert "<t:" not in text_of(table_message(words_for("en"), Icons(), table))


def test_a_table_with_one_person_says_that_the_game_will_be_paused():
    table = table_with(1, deadline=datetime.now(UTC) + timedelta(minutes=2))
    assert "⏳ <t:" in text_of(table_message(words_for("en"), Icons(), table))
    table.seats = (table.seats[0], *(replace(seat, user=None, name="Vega") for seat in table.seats[1:]))
    text = text_of(table_message(words_for("en"), Icons(), table))
    assert "the game is paused" in text
    assert "⏳ <t:" not in text


def test_a_table_at_which_nobody_who_is_there_waits_says_that_the_game_will_be_paused():
    table = table_with(1, deadline=datetime.now(UTC) + timedelta(minutes=2))
    (acts,) = table.people_to_act()
    for other in {*range(len(table.seats))} - {acts}:
        assert "⏳ <t:" in text_of(table_message(words_for("en"), Icons(), table))
        table.missed[other] = 1
    assert "the game is paused" in text_of(table_message(words_for("en"), Icons(), table))


def test_a_countdown_ends_a_second_before_its_moment():
    now = datetime(2026, 5, 4, tzinfo=UTC)
    assert countdown(now + timedelta(seconds=2), now) == f"<t:{int(now.timestamp()) + 2}:R>"
    assert countdown(now + timedelta(seconds=0.5), now) is None
    assert countdown(None) is None


def test_every_relative_time_goes_through_the_countdown():
    calls = {}
    for file in BOT.rglob("*.py"):
        found = len(re.findall(r"(?<![\w.])timestamp\(", file.read_text(encoding="utf-8")))
        if found:
            calls[file.relative_to(BOT).as_posix()] = found
    assert calls == MAY_HAVE_PASSED
    relative = {
        file.relative_to(BOT).as_posix() for file in BOT.rglob("*.py") if ":R>" in file.read_text(encoding="utf-8")
    }
    # A purse and a deck of tomorrow, and a club's next match are to come when they are told.
    assert relative == {
        "interactions/components/phrases.py",
        "features/standings/views/statistics.py",
        "features/solo/rules/games.py",
        "features/tournaments/live/crowding.py",
    }
