"""Who sits where before the game, and what the host arranges."""

import asyncio

import pytest

from bot.games.catalog import GAMES
from bot.runtime.refusal import Refusal
from bot.runtime.thinking import default_level
from bot.tables.rules import lobby, playing
from bot.tables.rules.moment import A_DAY
from bot.tables.rules.table import Status
from tests.tables.evening import ARMIN, CLARA, CLARO, LAURA, code

KONRAD = 4


async def refused(evening, table, command, *args):
    """Return the code with which a command is refused."""
    with pytest.raises(Refusal) as caught:
        await evening.room.do(table, command, *args)
    return code(caught)


def users(table):
    return [seat.user for seat in table.seats]


def levels(table):
    return [seat.level for seat in table.seats]


async def test_people_sit_down_until_the_table_is_full(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA, capacity=3)
    assert await refused(evening, table, lobby.join, LAURA) == "already_seated"
    for user in (CLARA, ARMIN):
        await evening.room.do(table, lobby.join, user)
    assert users(table) == [LAURA, CLARA, ARMIN]
    assert await refused(evening, table, lobby.join, KONRAD) == "table_full"
    assert users(table) == [LAURA, CLARA, ARMIN]


async def test_computers_take_the_seats_that_a_game_lacks(evening):
    table = await evening.room.open(GAMES["stardust"], 10, 20, LAURA)
    assert await refused(evening, table, lobby.fill, CLARA) == "not_seated"
    await evening.room.do(table, lobby.add_computer, LAURA, "hard")
    for _ in range(2):  # once more changes nothing
        await evening.room.do(table, lobby.fill, LAURA)
        assert levels(table) == [None, "hard", "hard"]
    await evening.room.do(table, lobby.start, LAURA)
    assert await refused(evening, table, lobby.fill, LAURA) == "already_started"


async def test_nobody_sits_down_once_the_game_has_begun_or_is_over(evening):
    table = await evening.start(LAURA, CLARA)
    assert await refused(evening, table, lobby.join, LAURA) == "already_seated"
    for command in (lobby.add_computer, lobby.remove_computer, lobby.start):
        assert await refused(evening, table, command, ARMIN) == "already_started"
    await evening.room.do(table, playing.close, LAURA)
    for command in (lobby.join, lobby.add_computer, lobby.remove_computer, lobby.start):
        assert await refused(evening, table, command, ARMIN) == "game_over"


async def test_of_several_people_who_have_not_agreed_the_last_gives_way_to_a_guest(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA, capacity=3)
    for user in (CLARA, ARMIN):
        await evening.room.do(table, lobby.join, user)
    await evening.room.do(table, lobby.arrange, LAURA, {"free_pass": "yes"}, 3)
    await evening.room.do(table, lobby.join, KONRAD)
    assert users(table) == [LAURA, CLARA, KONRAD]


async def test_a_table_with_a_free_seat_keeps_those_who_have_not_agreed(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA, capacity=3)
    await evening.room.do(table, lobby.join, CLARA)
    await evening.room.do(table, lobby.arrange, LAURA, {"free_pass": "yes"})
    await evening.room.do(table, lobby.join, ARMIN)
    assert users(table) == [LAURA, CLARA, ARMIN]
    assert [seat.agreed for seat in table.seats] == [True, False, True]


async def test_a_computer_player_is_as_strong_as_the_last_one_or_as_usual(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA)
    await evening.room.do(table, lobby.add_computer, LAURA)
    await evening.room.do(table, lobby.add_computer, LAURA, "easy")
    await evening.room.do(table, lobby.add_computer, LAURA, "hard")
    await evening.room.do(table, lobby.add_computer, LAURA)
    assert levels(table) == [None, default_level(CLARO), "easy", "hard", "hard"]
    await evening.room.do(table, lobby.join, CLARA)
    names = [seat.name for seat in table.seats]
    await evening.room.do(table, lobby.remove_computer, CLARA)
    assert [seat.name for seat in table.seats] == [*names[:4], names[5]]  # the last one is gone
    assert await refused(evening, table, lobby.remove_computer, ARMIN) == "not_seated"


async def test_the_host_chooses_how_strong_all_computer_players_are(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA, computers=2, level="easy")
    await evening.room.do(table, lobby.join, CLARA)
    assert await refused(evening, table, lobby.set_level, CLARA, "hard") == "only_host"
    assert await refused(evening, table, lobby.set_level, LAURA, "godlike") == "unknown_level"
    await evening.room.do(table, lobby.set_level, LAURA, "hard")
    assert levels(table) == [None, "hard", "hard", None]
    await evening.room.do(table, lobby.start, LAURA)
    assert await refused(evening, table, lobby.set_level, LAURA, "easy") == "already_started"


@pytest.mark.parametrize(("wanted", "capacity"), [(None, 4), (1, 2), (2, 2), (3, 3), (6, 6), (7, 6), (99, 6)])
async def test_the_number_of_seats_is_brought_into_what_the_rules_allow(evening, wanted, capacity):
    table = await evening.room.open(CLARO, 10, 20, LAURA, capacity=4)
    await evening.room.do(table, lobby.arrange, LAURA, {}, wanted)
    assert table.capacity == capacity


async def test_there_are_never_fewer_seats_than_people(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA, computers=1)
    await evening.room.do(table, lobby.join, CLARA)
    with pytest.raises(Refusal) as caught:
        await evening.room.do(table, lobby.arrange, LAURA, {}, 2)
    assert (code(caught), caught.value.details) == ("too_many_seated", {"seated": "3", "most": "2"})
    await evening.room.do(table, lobby.arrange, LAURA, {}, 3)
    assert table.capacity == 3


async def test_only_the_host_arranges_and_only_before_the_game(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA)
    await evening.room.do(table, lobby.join, CLARA)
    assert await refused(evening, table, lobby.arrange, CLARA, {}) == "only_host"
    assert await refused(evening, table, lobby.start, CLARA) == "host_starts"
    assert await refused(evening, table, lobby.arrange, LAURA, {"hand": "11"}) == "bad_option"
    await evening.room.do(table, lobby.start, LAURA)
    assert await refused(evening, table, lobby.arrange, LAURA, {}) == "already_started"


@pytest.mark.parametrize(
    ("options", "turn_seconds", "agreed"),
    [({}, None, True), ({"free_pass": "yes"}, None, False), ({}, 60, False), ({"free_pass": "yes"}, 60, False)],
)
async def test_other_people_agree_again_to_new_rules_or_another_time(evening, options, turn_seconds, agreed):
    table = await evening.room.open(CLARO, 10, 20, LAURA, computers=1)
    await evening.room.do(table, lobby.join, CLARA)
    await evening.room.do(table, lobby.arrange, LAURA, options, None, turn_seconds)
    assert {seat.user: seat.agreed for seat in table.seats} == {LAURA: True, None: True, CLARA: agreed}
    assert table.turn_seconds == turn_seconds
    assert table.options.get("free_pass") == ("yes" if options else None)


async def test_house_rules_that_are_not_named_stay_as_they_are(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA, options={"free_pass": "yes"})
    await evening.room.do(table, lobby.arrange, LAURA, {}, 5)
    assert table.options["free_pass"] == "yes"


async def test_a_game_starts_with_the_tables_own_time(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA, turn_seconds=60)
    assert await refused(evening, table, lobby.start, LAURA) == "too_few_seats"
    await evening.room.do(table, lobby.join, CLARA)
    await evening.room.do(table, lobby.start, LAURA)
    assert table.deadline.timestamp() == evening.time + 60
    assert table.status is Status.PLAYING


async def test_nobody_agrees_to_other_rules_than_they_have_seen(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA)
    seen = table.terms
    await evening.room.do(table, lobby.arrange, LAURA, {"free_pass": "yes"})
    assert await refused(evening, table, lobby.join, CLARA, seen) == "terms_changed"
    await evening.room.do(table, lobby.join, CLARA, table.terms)
    await evening.room.do(table, lobby.start, LAURA)
    # In a game, an old button gives a seat back, or leads to the next game.
    await evening.room.do(table, lobby.join, ARMIN, seen)
    assert [*table.next] == [ARMIN]
    await evening.room.do(table, playing.step_back, table.seat_of(CLARA))
    await evening.room.do(table, lobby.join, CLARA, seen)
    assert not table.seats[table.seat_of(CLARA)].away


async def test_a_table_that_turns_quick_while_another_opens_in_its_channel_says_so(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA)
    await evening.room.do(table, lobby.arrange, LAURA, {}, None, A_DAY)
    opened, turned = await asyncio.gather(
        evening.room.open(CLARO, 10, 20, CLARA),
        evening.room.do(table, lobby.arrange, LAURA, {}, None, 60),
        return_exceptions=True,
    )
    assert opened.holds
    assert not table.holds
    assert turned.code == "table_here"
    assert await evening.room.at(20) is opened


async def test_who_has_not_agreed_to_changed_rules_accepts_them_before_they_start(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA)
    await evening.room.do(table, lobby.join, CLARA)
    with pytest.raises(Refusal) as caught:
        await evening.room.start(table, CLARA)
    assert code(caught) == "host_starts"
    await evening.room.do(table, lobby.arrange, LAURA, {"free_pass": "yes"})
    with pytest.raises(Refusal) as caught:
        await evening.room.start(table, CLARA)
    assert code(caught) == "accept_first"
    assert not table.start_asked
