"""The language that is saved with an open hand."""

import sqlite3
from contextlib import closing

from bot.locales.words import words_for
from tests.e2e.choosing import my_settings
from tests.e2e.playing import hand_of, on_turn, started


def saved_language(house, person):
    with closing(sqlite3.connect(house.database)) as connection:
        query = "SELECT language FROM open_messages WHERE user_id = ?"
        return connection.execute(query, [int(person.id)]).fetchone()[0]


async def test_a_hand_that_changes_its_language_is_saved_with_the_new_one(house):
    people = await started(house, "Laura", "Clara")
    await house.app.tables.tokens.save()
    actor = on_turn(people)
    assert saved_language(house, actor) == "en"
    hand = hand_of(actor)
    await my_settings(actor, language="de")
    await actor.click(next_choice_of(hand), on=hand)
    await house.app.tables.tokens.save()
    assert words_for("de").language == saved_language(house, actor) == "de"


def next_choice_of(hand):
    return next(label for label in hand.enabled if hand.buttons[label]["custom_id"].startswith("play:"))
