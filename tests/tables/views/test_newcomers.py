"""What somebody reads who sees the tables for the first time."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from io import BytesIO

import pytest
from PIL import Image

from bot.faces.face import Icons
from bot.features.people.views.settings_pages import server_page
from bot.features.solo.rules.deals import Besides
from bot.features.solo.views.games import shared_message, solo_message
from bot.features.standings.store.standings import Page, RankedBy, Standing
from bot.features.standings.views.leaderboard import LeaderboardQuery, leaderboard_picture
from bot.games.catalog import GAMES, PATIENCES
from bot.games.shuffle import Seeded
from bot.interactions.components.layout import Kind
from bot.locales.words import LANGUAGES, words_for
from bot.store.journal.entries import Seating
from bot.store.settings import GuildSettings
from bot.tables.rules.lobby import join
from bot.tables.rules.moment import Moment
from bot.tables.rules.table import Status, Table
from bot.tables.views.arrangement import arrangement_form
from bot.tables.views.hand import advice_text
from bot.tables.views.table import table_message, who_at
from bot.tables.views.watching import guess_message
from tests.solo_tables import solo_table

NOW = datetime(2026, 5, 4, tzinfo=UTC)
ENGLISH = words_for("en")


def text_of(view):
    """Return the text of a message without marks of direction."""
    said = "\n".join(item["content"] for item in view.every() if "content" in item)
    return re.sub("[\u200f\u202a-\u202c]", "", said)


def rows_of(view):
    """Return the labels of the buttons in each row."""
    rows = (item["components"] for item in view.every() if item["type"] == Kind.ACTION_ROW)
    return [[child["label"] for child in row if "label" in child] for row in rows]


def lobby(*seats, game="claro", names=None):
    """Return a table before the game; each seat is a person's id, when they sat down, and whether they agree."""
    people = tuple(Seating(user, None, NOW + timedelta(minutes=at), agreed=agreed) for user, at, agreed in seats)
    table = Table(1, GAMES[game], 1, 1, seats[0][0], 6, {}, people)
    table.name_of = (names or {}).get
    return table


def playing(game="claro", names=None):
    table = lobby((1, 0, True), (2, 1, True), (3, 2, True), game=game, names=names)
    table.position = GAMES[game].start(3, Seeded(bytes(32)), GAMES[game].read_options({}))
    table.status = Status.PLAYING
    return table


def guesses(table, language="en"):
    words = words_for(language)
    view = guess_message(words, table, 9, who_at(words, table))
    return [option["label"] for item in view.every() for option in item.get("options", [])]


def test_the_list_of_guesses_has_names_without_numbers():
    assert guesses(playing(names={1: "Laura", 2: "Clara", 3: "Armin"})) == [
        "\u2068Laura\u2069",
        "\u2068Clara\u2069",
        "\u2068Armin\u2069",
    ]


def test_a_computer_player_has_its_own_name_in_the_list_of_guesses():
    table = playing(names={1: "Laura", 2: "Clara"})
    table.seats = (*table.seats[:2], Seating(None, "easy", NOW, name="Mira"))
    assert guesses(table)[2] == "\u2068Mira\u2069"


def test_only_a_name_that_does_not_tell_who_has_the_number_of_its_seat():
    assert guesses(playing(names={1: "Laura", 3: "Laura"})) == [
        "seat 1 · \u2068Laura\u2069",
        "seat 2",
        "seat 3 · \u2068Laura\u2069",
    ]
    assert guesses(playing(), "he") == ["כיסא 1", "כיסא 2", "כיסא 3"]
    assert guesses(playing(), "de") == ["Sitz 1", "Sitz 2", "Sitz 3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_says_who_was_invited_and_who_must_agree_to_new_rules(language):
    words = words_for(language)
    table = lobby((1, 0, True), (2, 0, False), (3, 5, False))
    said = text_of(table_message(words, Icons(), table))
    assert words("lobby-not-agreed", player="<@2>") in said
    assert words("lobby-rules-changed", player="<@3>") in said


def test_somebody_invited_who_has_agreed_once_must_agree_to_new_rules():
    table = lobby((1, 0, True), (2, 0, False))
    moment = Moment(NOW + timedelta(minutes=3))
    seats = join(table, moment, 2).seats
    table.seats = (seats[0], replace(seats[1], agreed=False))
    assert ENGLISH("lobby-rules-changed", player="<@2>") in text_of(table_message(ENGLISH, Icons(), table))


def test_advice_names_only_other_moves_that_are_about_as_good():
    table = playing()
    moves = table.position.legal_moves(table.position.to_act[0])[:3]
    user = table.position.to_act[0] + 1
    said = advice_text(ENGLISH, table, user, [(moves[0], 0.5), (moves[1], 0.48), (moves[2], 0.37)])
    assert re.fullmatch(r"The strongest computer player would play \*\*.+\*\*\. Just as good: [^,]+\.", said)
    assert "Just" not in advice_text(ENGLISH, table, user, [(moves[0], 0.5), (moves[1], 0.37)])
    assert "Just" not in advice_text(ENGLISH, table, user, [(moves[0], None), (moves[1], None)])


def bars(what, *scores):
    """Return for each score how many pixels of a bar the picture of a leaderboard has."""
    standings = [Standing(place, place, score, 0, 10, 0.0, 1000.0) for place, score in enumerate(scores, start=1)]
    picture = leaderboard_picture(
        words_for("en"), LeaderboardQuery("stardust", what), Page(0, standings, more=False, mine=None)
    )
    image = Image.open(BytesIO(picture.content)).convert("RGB")
    middle = [16 + 46 * row + 3 for row in range(len(scores))]
    return [sum(image.getpixel((x, y)) == (0x5B, 0x74, 0xD6) for x in range(68, image.width)) for y in middle]


def test_the_bars_of_a_leaderboard_are_as_long_as_what_was_won():
    full, half, none, loss = bars(RankedBy.STARS, 100, 50, 0, -57)
    assert full > 300
    assert full / 2 - 20 < half < full / 2 + 20
    assert (none, loss) == (0, 0)
    assert bars(RankedBy.STARS, -1, -57) == [0, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shared_result_of_the_day_names_the_command_that_deals_its_deck(language):
    game, words = PATIENCES["patience"], words_for(language)
    for day in (NOW.date(), None):
        position = game.start(1, Seeded(bytes(32)), game.read_options({}))
        while position.outcome is None:
            position.play(0, position.legal_moves(0)[0])
        said = text_of(shared_message(words, solo_table(game, 5, 10, position=position, day=day), Besides()))
        assert (words("alone-shared-day") in said) == (day is not None)
        assert words.command("africa daily") in words("alone-shared-day")


def test_settings_say_how_long_the_usual_time_for_a_turn_is():
    games = GAMES.values()
    assert "Time for a turn: 3 minutes (as usual)" in str(server_page(ENGLISH, GuildSettings(), [], games, 180, "en"))
    assert "Time for a turn: as usual" in str(server_page(ENGLISH, GuildSettings(), [], games, 47, "en"))
    form = arrangement_form(ENGLISH, lobby((1, 0, True)), 180).to_dict()
    assert "3 minutes (as usual)" in str(form)


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_told_how_to_keep_their_data_before_it_is_deleted(language):
    words = words_for(language).mentioning({"my": 7})
    assert "</my privacy:7>" in words("sure-forget")
    assert "docs/" not in words("record-note")


def test_the_usual_time_for_a_turn_is_offered_once():
    page = str(server_page(ENGLISH, GuildSettings(turn_seconds=180), [], GAMES.values(), 180, "en"))
    form = str(arrangement_form(ENGLISH, lobby((1, 0, True)), 180).to_dict())
    for seen in (page, form):
        assert seen.count("3 minutes") == 1
        assert "5 minutes" in seen
    assert str(server_page(ENGLISH, GuildSettings(), [], GAMES.values(), 180, "en")) == page


def test_a_patience_has_no_button_that_takes_nothing_back():
    game = PATIENCES["patience"]
    seen = solo_message(ENGLISH, Icons(), solo_table(game, 5, 10))
    assert "Hint" in str(rows_of(seen))
    assert ENGLISH("button-take-back") not in str(rows_of(seen))


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_one_is_told_says_what_it_is_about_without_the_list_above(language):
    words = words_for(language)
    told = {"en": "told", "de": "Benachrichtigung", "fr": "Notification", "he": "התראה"}[language]
    assert all(told in words(f"notify-in-{where}") for where in ("channel", "direct"))
