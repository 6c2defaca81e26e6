"""What the picture of a finished game shows of it, and what those hear who cannot see it."""

import re

import pytest

from bot.art.scene import STARS
from bot.art.writing import drawable
from bot.faces.catalog import FACES
from bot.faces.face import Icons
from bot.games.catalog import GAMES
from bot.games.game import Mode, Outcome
from bot.games.told import Told, ended_since
from bot.interactions.components.layout import Attachment
from bot.locales.words import LANGUAGES, words_for
from bot.tables.rules.table import Status
from bot.tables.views.table import table_message
from bot.tables.views.victory import end_picture, victory_alt, victory_of
from tests.cases import for_each
from tests.tables.views.test_games import LARGEST, table_with, text_of

PEOPLE = {LARGEST + seat: name for seat, name in enumerate(("Laura", "Clara", "Armin", "Vega"))}
WORDS, PICTURE = words_for("en"), Attachment("victory.png", b"")


def finished(game="claro", seats=3, outcome=None, patch=None):
    """Return a table whose game is over, with this outcome if it is given."""
    table = table_with(7, game, seats)
    position = table.position
    while position.to_act:
        position.play(position.to_act[0], position.automatic(position.to_act[0]))
    if outcome is not None:
        patch.setattr(type(position), "outcome", outcome)
    table.status, table.name_of = Status.FINISHED, PEOPLE.get
    return table


def test_the_winner_has_a_ribbon_and_the_others_have_rows_by_their_places():
    table = finished()
    outcome, stars = table.position.outcome, table.position.view(None).stars
    shown = victory_of(WORDS, table)
    assert shown.ribbons == (PEOPLE[LARGEST + outcome.winners[0]],)
    assert (shown.crowned, shown.score) == (True, "★★★")
    others = sorted((seat for seat in range(3) if seat not in outcome.winners), key=lambda seat: -stars[seat])
    assert [row[1] for row in shown.rows] == [PEOPLE[LARGEST + seat] for seat in others]
    assert [row[2] for row in shown.rows] == ["★" * stars[seat] + "☆" * (3 - stars[seat]) for seat in others]
    assert list(shown.cards) == FACES["claro"].won_with(table.position)


def test_several_winners_have_ribbons_and_too_many_have_rows(monkeypatch):
    shown = victory_of(WORDS, finished(outcome=Outcome((3, 3, 1), (0, 1)), patch=monkeypatch))
    assert shown.ribbons == ("Laura", "Clara")
    assert [row[:2] for row in shown.rows] == [("3.", "Armin")]
    all_level = victory_of(WORDS, finished(seats=4, outcome=Outcome((3,) * 4, (0, 1, 2, 3)), patch=monkeypatch))
    assert all_level.ribbons == ("CLARO",)
    assert [row[:2] for row in all_level.rows] == [("1.", name) for name in PEOPLE.values()]


def test_where_nobody_has_won_there_is_neither_crown_nor_card(monkeypatch):
    shown = victory_of(WORDS, finished(outcome=Outcome((1, 2, 2), ()), patch=monkeypatch))
    assert (shown.ribbons, shown.crowned, shown.cards) == (("Nobody wins.",), False, ())
    assert len(shown.rows) == 3


@pytest.mark.parametrize(("winners", "said"), [((0, 1, 2), "You have won together!"), ((), "You have lost together.")])
def test_who_plays_together_wins_or_loses_together(winners, said, monkeypatch):
    monkeypatch.setattr(GAMES["claro"], "mode", Mode.COOPERATIVE)
    shown = victory_of(WORDS, finished(outcome=Outcome((2, 2, 2), winners), patch=monkeypatch))
    assert (shown.ribbons, shown.crowned) == ((said,), bool(winners))
    assert [row[:2] for row in shown.rows] == [("", name) for name in ("Laura", "Clara", "Armin")]


@pytest.mark.parametrize(("scores", "crowned"), [((0, 0, 0), False), ((-10, 20, -10), True)])
def test_whoever_wins_without_a_gain_wears_no_crown(scores, crowned, monkeypatch):
    table = finished("stardust", outcome=Outcome(scores, (1,)), patch=monkeypatch)
    assert victory_of(WORDS, table).crowned is crowned


def test_who_has_no_name_in_any_font_is_a_number_in_a_circle():
    table = finished()
    table.name_of = lambda user: "\U000f0000"
    shown = victory_of(WORDS, table)
    assert {*shown.ribbons, *(row[1] for row in shown.rows)} == {"①", "②", "③"}
    text = text_of(table_message(WORDS, Icons(), table, PICTURE))
    assert all(mark in text for mark in "①②③")


@for_each("game", GAMES)
@for_each("language", LANGUAGES)
def test_the_picture_is_told_to_those_who_cannot_see_it(game, language):
    words, table = words_for(language), finished(game)
    alt = victory_alt(words, table)
    for name in ("Laura", "Clara", "Armin"):
        assert name in alt
    assert len(alt) <= 1024
    assert "<" not in alt
    assert "*" not in alt
    name, draw = end_picture(words, table)
    assert re.fullmatch(r"table-7-victory-[0-9a-f]{8}\.png", name)
    assert len(draw()) <= 60 * 1024
    table.name_of = {}.get  # somebody has been forgotten, or has another name: it is another picture
    assert end_picture(words, table)[0] != name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_a_picture_can_be_drawn(game, language, monkeypatch):
    for outcome in (Outcome((-1200, 1400, -200), (1,)), Outcome((0, 1, 2), (2,))):
        shown = victory_of(words_for(language), finished(game, outcome=outcome, patch=monkeypatch))
        for text in (*shown.ribbons, shown.score, *(text for row in shown.rows for text in row)):
            assert {*text} <= STARS or drawable(text) == text
        assert all(score for _, _, score in shown.rows)
    monkeypatch.setattr(GAMES[game], "mode", Mode.COOPERATIVE)
    for winners in ((0, 1, 2), ()):
        (said,) = victory_of(
            words_for(language), finished(game, outcome=Outcome((2, 2, 2), winners), patch=monkeypatch)
        ).ribbons
        assert drawable(said) == said


@for_each("game", GAMES)
def test_the_winner_is_named_once_beside_the_picture(game):
    table = finished(game)
    winner = LARGEST + table.position.outcome.winners[0]
    assert len(table.position.outcome.winners) == 1
    text = text_of(table_message(WORDS, Icons(), table, PICTURE))
    assert text.count(f"<@{winner}>") == 1
    for user in PEOPLE.keys() - {winner, LARGEST + 3}:
        (line,) = [line for line in text.splitlines() if f"<@{user}>" in line]
        assert line.startswith("-# ")
    bare = text_of(table_message(WORDS, Icons(), table))
    assert bare.count(f"<@{winner}>") >= 2  # without a picture, a line for everybody


def test_the_end_of_a_round_stands_out_until_something_else_is_told():
    table = table_with(7, "claro", 3)
    table.name_of = PEOPLE.get

    def play_one():
        """Return what stands on the table after the next move."""
        position = table.position
        seat, move = position.to_act[0], position.automatic(position.to_act[0])
        before, rounds = position.view(None), len(position.rounds)
        position.play(seat, move)
        table.recent.append(Told(seat, move, False, before, position.view(None), ended_since(position, rounds)))
        return text_of(table_message(WORDS, Icons(), table)).splitlines()

    seen = play_one()
    while not table.position.rounds:
        seen = play_one()
    shown = f"★ **<@{table.seats[table.position.rounds[-1].winner].user}> takes the star**"
    assert shown in seen
    while table.position.view(None).discarding:  # nothing is told of that
        assert shown in seen
        seen = play_one()
    assert shown in seen
    assert f"-# {shown}" in play_one()
