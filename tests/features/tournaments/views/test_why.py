"""Why people sit together, in sentences."""

import pytest

from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.views.why import reason_texts
from bot.locales.words import LANGUAGES, words_for
from tests.features.tournaments.rules.whole_events import Event, by_strength

NAMES = {100 + number: name for number, name in enumerate(("Ann", "Ben", "Cay", "Dee", "Eve"))}
FIRST, LOT = "It was the first round, so the lot alone decided.", "The lot decided everything else."
NEW = "None of them had met before."


def why(event, pairing, language="en", **more):
    words = words_for(language).naming(NAMES.get)
    said = reason_texts(words, event.tournament, event.tournament.pairings[pairing], **more)
    return [each.replace("\u2068", "").replace("\u2069", "") for each in said]


def swiss():
    event = Event(Format.SWISS, 4, rounds=4).begin()
    for _ in range(3):
        event.draw()
        event.play(by_strength)
    event.draw()
    return event


def test_in_a_swiss_points_and_meetings_count_and_then_the_lot():
    event = swiss()
    assert why(event, 0) == [FIRST]
    assert why(event, 2) == ["Both had **1** point before this round.", NEW, LOT]
    assert why(event, 2, lot=False) == ["Both had **1** point before this round.", NEW]
    near, met, lot = why(event, 6)
    assert near.startswith("Their points were as near as could be: ")
    assert "had met once before" in met
    assert lot == LOT


def test_in_a_knock_out_the_bracket_brings_them_together():
    event = Event(Format.KNOCK_OUT, 3).begin()
    (bye,) = event.draw().byes
    assert why(event, 0) == [FIRST]
    event.play(by_strength)
    event.draw()
    came, final = why(event, 1)
    assert f"{NAMES[100 + bye]} without a table" in came
    assert "from table 1" in came
    assert final == "All who were left sit at one table."
    dealt = Event(Format.KNOCK_OUT, 16, seats=4, going_on=2).begin()
    dealt.draw()
    dealt.play(by_strength)
    dealt.draw()
    assert why(dealt, 4)[1:] == [LOT]


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Event(Format.ROUND_ROBIN, 3), ["Everybody meets everybody, and these two had not met."]),
        (
            Event(Format.ROUND_ROBIN, 2, seats=4, computers=1),
            [
                "3 pairs of them meet for the first time.",
                NEW,
                LOT,
                "The table has 1 seat fewer than it could have, because the entrants cannot be divided evenly.",
                "🤖 Computer 3: so that the table is full.",
            ],
        ),
        (
            Event(Format.ARENA, 2),
            [
                "They were free at the same time; the longest waited 1 minute.",
                "Both had **0** points before this round.",
            ],
        ),
    ],
    ids=["round robin", "tables of four", "arena"],
)
def test_other_formats_say_what_they_go_by(event, said):
    event.begin().later(90)
    event.draw()
    assert why(event, 0) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_the_sentences(language):
    assert all("{" not in text for pairing in range(8) for text in why(swiss(), pairing, language))
