"""The list of a person's games, and the messages about their turn: in every language, within Discord's limits."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from bot.features.people.views.games import MOST_ALONE, OwnGame, Sight, Waiting, games_message
from bot.features.solo.store.solo import Unfinished
from bot.games.catalog import GAMES, PATIENCES
from bot.locales.words import LANGUAGES, words_for
from bot.store.journal.entries import Seating
from bot.tables.rules.table import Status, Table
from bot.tables.views.turn_notices import direct_turn_notice, turn_notice
from bot.testkit.limits import check_message
from tests.cases import for_each

NOW = datetime(2026, 5, 4, tzinfo=UTC)
LARGEST = 2**62
ME = LARGEST
HOSTILE = {LARGEST + seat: "[x](https://evil)\n# *" + "\u202e" * 5 + "W" * 20 for seat in range(6)}


def table_with(number, game="claro", seats=6, **changes):
    made = GAMES[game]
    table = Table(
        id=number,
        game=made,
        guild=LARGEST,
        channel=LARGEST + number,
        host=ME,
        capacity=seats,
        options={},
        seats=tuple(Seating(LARGEST + seat, None, NOW) for seat in range(seats)),
        message=LARGEST + number,
    )
    table.name_of = HOSTILE.get
    table.seed, table.status, table.deadline = bytes(32), Status.PLAYING, NOW + timedelta(minutes=number)
    table.position = table._deal(table.seed)
    for name, value in changes.items():
        setattr(table, name, value)
    return table


def is_mine(table):
    return any(table.seats[seat].user == ME for seat in table.people_to_act())


def text_of(view):
    return "\n".join(item["content"] for item in view.every() if "content" in item)


@for_each("language", LANGUAGES)
@for_each("sight", Sight)
def test_a_list_stays_within_the_limits_and_says_how_many_are_missing(language, sight):
    words = words_for(language)
    games = [OwnGame(table_with(number), sight, HOSTILE) for number in range(1, 21)]
    solo = Unfinished(LARGEST, next(iter(PATIENCES)), date(2026, 5, 4), NOW, against=False)
    alone = [replace(solo, id=LARGEST + number) for number in range(MOST_ALONE)]
    waiting = [Waiting("klaro"), Waiting("klaro")]
    for count, some in ((0, []), (70, games), (1050, games)):
        view = games_message(words, ME, some, alone if some else [], waiting if some else [], count)
        check_message(view)
        text = text_of(view)
        listed = text.count("<#")
        links = (f"(https://discord.com/channels/{LARGEST}/{game.table.channel}/{game.table.message})" for game in some)
        assert sum(link in text for link in links) == (0 if sight is Sight.HIDDEN else listed)
        if some:
            more = count - listed - text.count("klaro") - MOST_ALONE
            assert words.with_direction(words("games-more", count=more)) in text
        else:
            assert words.with_direction(words("games-none")) in text


def test_own_turns_come_first_and_pauses_and_lobbies_last():
    words = words_for("en")
    mine = next(number for number in range(1, 9) if is_mine(shuffled(number)))
    tables = {
        "lobby": table_with(1, status=Status.LOBBY, position=None, deadline=None),
        "paused": table_with(2, paused=True),
        "others": next(table for number in range(9) if not is_mine(table := shuffled(number, 3))),
        "mine": shuffled(mine, 4),
    }
    games = [OwnGame(table, Sight.SEEN, HOSTILE) for table in tables.values()]
    text = text_of(games_message(words, ME, games, [], [], len(games)))
    order = sorted(tables, key=lambda name: text.index(f"<#{tables[name].channel}>"))
    assert order == ["mine", "others", "paused", "lobby"]
    assert "evil" in text
    assert "(https://evil" not in text
    for sight in (Sight.UNKNOWN, Sight.HIDDEN):
        told = text_of(games_message(words, ME, [OwnGame(tables["others"], sight, HOSTILE)], [], [], 1))
        assert "evil" not in told
        assert "<t:" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_that_cannot_be_played_now_are_listed_after_the_others(language):
    words = words_for(language)
    games = [OwnGame(table_with(1), Sight.SEEN, HOSTILE)]
    waiting = [Waiting("klaro", LARGEST), Waiting("africa")]
    text = text_of(games_message(words, ME, games, [], waiting, 3))
    claro, africa = [words(f"{game}-title") for game in (games[0].table.game.name, "africa")]
    assert text.index(claro) < text.index("**klaro**") < text.index(africa)
    assert text.count(words("games-waiting")) == 2
    assert words("games-more", count=1) not in text


def shuffled(seed, number=5):
    """Return a table whose cards depend on a seed, and with them who begins."""
    table = table_with(number)
    seats = table.seats
    table.seats = (*seats[seed % len(seats) :], *seats[: seed % len(seats)])
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_notices_stay_on_their_lines_whatever_people_are_called(language):
    words, table = words_for(language), table_with(1)
    for users, told in (([ME], []), ([ME], [ME + 1]), ([ME, ME + 1, ME + 2], [ME + 3, ME + 4, ME + 5])):
        text = turn_notice(words, table, users, told)
        assert len(text.splitlines()) == 1
        assert len(text) <= 2000
        assert [text.count(f"<@{user}>") for user in (*users, *told)] == [1] * len(users) + [0] * len(told)
        assert "(https://" not in text
    first, link = direct_turn_notice(words, table).splitlines()
    assert words("claro-title") in first
    assert link == f"https://discord.com/channels/{LARGEST}/{table.channel}/{table.message}"
    table.deadline = None
    assert "<t:" not in turn_notice(words, table, [ME], []) + direct_turn_notice(words, table)
