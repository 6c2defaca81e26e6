"""Who plays with whom: teams are chosen in the lobby, and the lot decides the rest."""

import asyncio
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.catalog import GAMES
from bot.games.shuffle import shuffled
from bot.runtime.refusal import Refusal
from bot.store.journal.entries import Seating
from bot.tables.rules import host_tools, lobby, playing
from bot.tables.rules.table import Status
from tests.tables.broken import edited
from tests.tables.evening import ARMIN, CLARA, LAURA
from tests.tables.test_lobby import refused

KONRAD, NOA, FREDA = 4, 5, 6
SPADES = "examples/spades/spades/game.py"
MORE_SEATS = ("seats = (SEATS,)", "seats = (SEATS, 6)")


def spades(*edits):
    return edited(SPADES, *edits, module="spades.game")


@pytest.fixture
async def table(evening):
    evening.room.games = {**GAMES, "spades": spades()}
    return await evening.room.open(evening.room.games["spades"], 10, 20, LAURA)


async def choose(evening, table, **teams):
    for name, team in teams.items():
        await evening.room.change_seats(table, lobby.choose_team, globals()[name.upper()], team)


def chosen(table):
    return {seat.user: seat.team for seat in table.seats if seat.user is not None}


def sitting(table, team):
    return {table.seats[seat].user for seat in table.teams[team]}


async def test_two_friends_play_together_against_two_computers_whatever_is_drawn(evening):
    evening.room.games = {**GAMES, "spades": spades()}
    leaders = set()
    for channel in range(20):
        table = await evening.room.open(evening.room.games["spades"], 10, 100 + channel, LAURA, computers=2)
        await choose(evening, table, laura=0, clara=0)
        await evening.room.start(table, LAURA)
        assert sitting(table, 0) == {LAURA, CLARA}
        assert [seat.team for seat in table.seats] == [None] * 4
        leaders.add(table.seats[0].user)
    assert leaders == {LAURA, CLARA}  # who of them sits where is drawn


async def test_who_has_no_seat_takes_one_by_choosing_a_team_and_can_change_to_another_one(evening, table):
    await choose(evening, table, laura=0, clara=0, armin=1, konrad=1)
    assert chosen(table) == {LAURA: 0, CLARA: 0, ARMIN: 1, KONRAD: 1}
    await evening.room.do(table, playing.leave, KONRAD)
    await choose(evening, table, clara=1, konrad=0)
    changes = evening.changes
    await choose(evening, table, konrad=0)  # once more changes nothing
    assert (chosen(table), evening.changes) == ({LAURA: 0, CLARA: 1, ARMIN: 1, KONRAD: 0}, changes)


async def test_of_two_who_want_the_last_place_of_a_team_one_gets_it_and_keeps_no_seat_from_the_other(evening, table):
    await choose(evening, table, laura=0)
    presses = (evening.room.change_seats(table, lobby.choose_team, each, 0) for each in (CLARA, ARMIN))
    won, lost = await asyncio.gather(*presses, return_exceptions=True)
    assert won is None
    assert (lost.code, lost.details) == ("team_full", {"team": "1"})
    assert chosen(table) == {LAURA: 0, CLARA: 0}
    await evening.room.do(table, playing.leave, CLARA)  # who leaves frees the place
    await choose(evening, table, armin=0)
    assert chosen(table) == {LAURA: 0, ARMIN: 0}


async def test_what_was_chosen_outlives_kills_and_is_gone_once_the_game_has_begun(evening, table):
    await choose(evening, table, armin=1, laura=0, clara=1)
    await evening.room.do(table, lobby.add_computer, LAURA)
    before = table.seats
    assert await evening.restart() == 1
    evening.room.games = {**GAMES, "spades": spades()}
    again = await evening.room.find(table.id)
    assert again.seats == before
    assert [seat.team for seat in again.seats] == [None, 0, 1, 1]
    await evening.room.start(again, LAURA)
    assert sitting(again, 1) == {ARMIN, CLARA}
    seats = again.seats
    await evening.restart()
    evening.room.games = {**GAMES, "spades": spades()}
    assert (await evening.room.find(table.id)).seats == seats


async def test_uneven_teams_do_not_begin_until_somebody_changes_or_the_host_lets_the_lot_decide(evening):
    table = await evening.room.open(spades(MORE_SEATS), 10, 20, LAURA, capacity=6)
    await choose(evening, table, laura=0, clara=0, armin=0, konrad=1)
    assert (table.taken, table.complete, table.missing) == (4, False, 2)
    with pytest.raises(Refusal) as caught:
        await evening.room.start(table, LAURA)
    assert (caught.value.code, caught.value.details) == ("uneven_teams", {"team": "1", "most": "2", "seats": "4"})
    assert await refused(evening, table, lobby.shuffle_teams, CLARA) == "only_host"
    await evening.room.do(table, lobby.arrange, LAURA, {}, 4)
    assert (table.complete, table.missing) == (False, None)
    await choose(evening, table, armin=1)
    assert table.complete
    await evening.room.do(table, lobby.shuffle_teams, LAURA)
    assert {*chosen(table).values()} == {None}
    await evening.room.start(table, LAURA)
    assert table.status is Status.PLAYING


async def test_computers_fill_up_uneven_teams(evening):
    table = await evening.room.open(spades(MORE_SEATS), 10, 20, LAURA)
    await choose(evening, table, laura=0, clara=0, armin=0, konrad=1)
    await evening.room.do(table, lobby.fill, LAURA)
    assert (len(table.seats), table.complete) == (6, True)


async def test_a_team_that_nobody_can_play_in_is_refused(evening, table):
    assert await refused(evening, table, lobby.choose_team, LAURA, 2) == "no_team"
    claro = await evening.room.open(GAMES["claro"], 10, 30, LAURA)
    assert claro.sides == ()
    assert await refused(evening, claro, lobby.choose_team, LAURA, 0) == "no_team"


async def test_who_has_to_agree_to_changed_rules_agrees_by_choosing_a_team(evening, table):
    await choose(evening, table, clara=1)
    terms = table.terms
    await evening.room.do(table, lobby.arrange, LAURA, {}, None, 60)
    assert table.asked == [CLARA]
    assert await refused(evening, table, lobby.choose_team, CLARA, 0, terms) == "terms_changed"
    await evening.room.do(table, lobby.choose_team, CLARA, 0, table.terms)
    assert (table.asked, chosen(table)) == ([], {LAURA: None, CLARA: 0})


async def test_people_keep_their_teams_in_a_rematch_and_computers_do_not(evening):
    evening.room.games = {**GAMES, "spades": spades()}
    table = await evening.room.open(evening.room.games["spades"], 10, 20, LAURA, computers=2)
    await choose(evening, table, laura=1, clara=1)
    await evening.room.start(table, LAURA)
    await evening.finish(table)
    again = await evening.room.rematch(table.id, CLARA)
    assert [(seat.user is None, seat.team) for seat in again.seats] == [(True, None)] * 2 + [(False, 1)] * 2
    await evening.room.join(again, LAURA)
    assert (again.status, sitting(again, 1)) == (Status.PLAYING, {LAURA, CLARA})


async def test_who_is_kicked_frees_the_place(evening, table):
    await choose(evening, table, laura=0, clara=0)
    await evening.room.do(table, host_tools.kick, LAURA, CLARA, moderator=False)
    await choose(evening, table, armin=0)
    assert chosen(table) == {LAURA: 0, ARMIN: 0}


@given(st.lists(st.sampled_from([None, 0, 1]), min_size=4, max_size=4), st.binary(min_size=32, max_size=32))
def test_the_seats_follow_from_the_seed_the_list_and_the_teams(teams, seed):
    """As docs/fairness.md tells it to whoever checks."""
    seats = [Seating(user, None, None, team=team) for user, team in enumerate(teams, start=1)]
    drawn, sides = shuffled(seed, "seats", seats), [range(0, 4, 2), range(1, 4, 2)]
    if max(Counter(each for each in teams if each is not None).values(), default=0) > 2:
        with pytest.raises(Refusal, match="uneven teams"):
            lobby.by_teams(drawn, sides)
        return
    found = lobby.by_teams(drawn, sides)
    assert {each.user for each in found} == {1, 2, 3, 4}
    for side, team in zip((0, 1), sides, strict=True):
        members = [drawn.index(next(each for each in drawn if each.user == found[seat].user)) for seat in team]
        assert members == sorted(members)
        assert all(drawn[each].team in (None, side) for each in members)
    if {*teams} == {None}:
        assert found == tuple(replace(each, team=None) for each in drawn)


TEAMS_OF_TWO = [
    MORE_SEATS,
    (
        "    def hand_size(",
        "    def teams(self, seats, options):\n"
        "        return [(each, each + seats // 2) for each in range(seats // 2)]\n\n    def hand_size(",
    ),
]


async def test_whoever_has_chosen_a_team_that_there_is_no_longer_is_drawn_by_lot(evening):
    game = spades(*TEAMS_OF_TWO)
    table = await evening.room.open(game, 10, 20, LAURA)
    await evening.room.do(table, lobby.arrange, LAURA, {}, 6)
    await choose(evening, table, laura=1, clara=2)
    await evening.room.do(table, lobby.arrange, LAURA, {}, 4)
    assert (len(table.sides), chosen(table), table.missing) == (2, {LAURA: 1, CLARA: None}, 2)
