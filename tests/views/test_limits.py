"""Messages stay within Discord's limits, however long the game."""

from datetime import UTC, datetime
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.faces.face import Icons
from bot.games.catalog import GAMES
from bot.games.shuffle import Seeded
from bot.games.stardust.deck import NAMES
from bot.locales.words import LANGUAGES, words_for
from bot.store.journal.entries import Seating
from bot.tables.computers import COMPUTER_NAMES
from bot.tables.table import Status, Table
from bot.views.hand import hand_message
from bot.views.layout import MAX_TEXT
from bot.views.notice import draw_examples, rules_message
from bot.views.table import table_message

NOW = datetime(2026, 5, 4, tzinfo=UTC)


def icons():
    filled = Icons()
    names = [*(f"claro_{name}" for name in (*range(1, 51), "J")), *(f"stardust_{name}" for name in NAMES)]
    filled.fill({name: f"<:{name}_12345678:1234567890123456789>" for name in names})
    return filled


def table_at(position, game, status):
    people = [Seating(2**62 + seat, None, NOW) for seat in range(len(position.scores) - 1)]
    table = Table(1, game, 1, 1, 2**62, 6, {}, (*people, Seating(None, "easy", NOW, name=COMPUTER_NAMES[0])))
    table.seed, table.position, table.status, table.deadline = bytes(32), position, status, NOW
    return table


def check(view):
    components = view.to_components()
    every = list(view.walk_children())
    custom_ids = [item.custom_id for item in every if hasattr(item, "custom_id")]
    assert len(every) <= 40
    assert len(custom_ids) == len(set(custom_ids))
    assert view.content_length() <= MAX_TEXT
    return components


@settings(max_examples=25, deadline=None)
@given(
    st.integers(2, 6), st.integers(0, 2**32), st.booleans(), st.sampled_from(sorted(GAMES)), st.sampled_from(LANGUAGES)
)
def test_tables_and_hands_stay_within_the_limits(seats, chance, with_icons, name, language):
    game, dice, words = GAMES[name], Random(chance), words_for(language)
    shown = icons() if with_icons else Icons()
    seats = max(game.seats.start, min(seats, game.seats.stop - 1))
    options = {"hand": "10"} if name == "claro" and seats == 2 and chance % 2 else {}
    position = game.start(seats, Seeded(dice.randbytes(32)), game.read_options(options))
    table = table_at(position, game, Status.PLAYING)
    while position.to_act:
        seat = dice.choice(position.to_act)
        check(table_message(words, shown, table))
        for person in table.seats:
            if person.user is None:
                continue
            check(
                hand_message(
                    words,
                    shown,
                    table,
                    person.user,
                    draft=dice.choice([None, "marks 0", "marks 0 1 2 3", "marks x", "zz"]),
                    notice="x",
                )
            )
        legal = position.legal_moves(seat)
        position.play(seat, legal[dice.randrange(len(legal))])
    table.status = Status.FINISHED
    check(table_message(words, shown, table))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_stay_within_the_limits(name, language):
    words = words_for(language)
    pictures = draw_examples(words, name)
    assert pictures
    view = rules_message(words, icons(), name, pictures)
    check(view)
    assert view.content_length() < MAX_TEXT  # nothing was cut off
