"""Cheers and guesses of people without a seat, at the tables and in the database."""

from dataclasses import replace

import pytest
from sqlalchemy import select

from bot.games.catalog import GAMES
from bot.runtime.refusal import Refusal
from bot.store.engine.models import CheerRow, GuessRow
from bot.store.journal.entries import Seated
from bot.tables.rules import host_tools, lobby, watching
from tests.tables.evening import ARMIN, CLARA, LAURA, code, play_first

KONRAD, VEGA = 4, 5


async def rows(evening, model):
    async with evening.engine.connect() as connection:
        return (await connection.execute(select(model.__table__))).all()


async def play_on(evening, table, until):
    while not until(table):
        await play_first(evening, table)


async def test_a_guess_is_judged_with_the_last_move(evening):
    table = await evening.start(LAURA, CLARA)
    for user, seat in ((ARMIN, 0), (KONRAD, 1), (VEGA, 1), (VEGA, 0)):
        await evening.room.do(table, watching.guess, user, seat)
    assert await evening.room.do(table, watching.guess, VEGA, 0) is None
    await play_on(evening, table, lambda table: not table.live)
    (winner,) = table.outcome.winners
    judged = {row.user_id: row.good for row in await rows(evening, GuessRow)}
    assert judged == {ARMIN: winner == 0, KONRAD: winner == 1, VEGA: winner == 0}
    again = await evening.room.find(table.id)
    assert again.guesses == {ARMIN: 0, KONRAD: 1, VEGA: 0}


async def test_guesses_close_when_the_first_round_is_over(evening):
    table = await evening.start(LAURA, CLARA)
    await play_on(evening, table, lambda table: table.position.rounds)
    assert not table.guessing
    with pytest.raises(Refusal) as refused:
        await evening.room.do(table, watching.guess, ARMIN, 0)
    assert code(refused) == "guesses_closed"


@pytest.mark.parametrize("people", [(LAURA, CLARA), (LAURA, CLARA, VEGA)])
async def test_guesses_at_a_game_of_one_round_close_when_everybody_has_had_a_move(evening, people):
    table = await evening.room.open(GAMES["africa"], 10, 20, LAURA, options={"rounds": "1"})
    for user in people[1:]:
        await evening.room.do(table, lobby.join, user)
    await evening.room.do(table, lobby.start, LAURA)
    while {seat for seat, _ in table.position.moves} != set(range(len(people))):
        assert table.guessing
        await evening.room.do(table, watching.guess, ARMIN, len(table.position.moves) % 2)
        if table.people_to_act():
            await play_first(evening, table)
        else:
            await evening.pass_seconds(3)
    assert not table.position.rounds
    with pytest.raises(Refusal) as refused:
        await evening.room.do(table, watching.guess, KONRAD, 0)
    assert code(refused) == "guesses_closed_single"


async def test_whoever_takes_a_seat_loses_their_guess(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.room.do(table, watching.guess, ARMIN, 0)
    await evening.room.do(table, watching.guess, KONRAD, 0)

    def take_over(table, moment):
        seats = (replace(table.seats[0], user=ARMIN), table.seats[1])
        return Seated(table.id, table.host, seats)

    await evening.room.do(table, take_over)
    assert table.guesses == {KONRAD: 0}
    await play_on(evening, table, lambda table: not table.live)
    assert {row.user_id for row in await rows(evening, GuessRow)} == {KONRAD}


async def test_cheers_and_guesses_outlive_a_restart_and_go_with_a_table_that_is_closed(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.room.do(table, watching.cheer, ARMIN, "wow")
    await evening.room.do(table, watching.cheer, KONRAD, "wow")
    await evening.room.do(table, watching.guess, ARMIN, 1)
    await evening.restart()
    again = await evening.room.at(20)
    assert (again.cheers, again.guesses) == ({"wow": 2}, {ARMIN: 1})
    await evening.room.do(again, host_tools.end, LAURA, moderator=False)
    assert (again.cheers, again.guesses) == ({}, {})
    assert await rows(evening, CheerRow) == await rows(evening, GuessRow) == []


@pytest.mark.parametrize("command", [(watching.cheer, "clap"), (watching.guess, 0)])
async def test_nobody_cheers_or_guesses_at_a_paused_game(evening, command):
    table = await evening.start(LAURA, CLARA)
    await evening.room.do(table, host_tools.pause, LAURA, moderator=False)
    with pytest.raises(Refusal) as refused:
        await evening.room.do(table, command[0], ARMIN, command[1])
    assert code(refused) == "paused"


async def test_a_person_cheers_once_in_each_turn(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.room.do(table, watching.cheer, ARMIN, "clap")
    with pytest.raises(Refusal) as refused:
        await evening.room.do(table, watching.cheer, ARMIN, "fire")
    assert code(refused) == "has_cheered"
    await play_first(evening, table)
    await evening.room.do(table, watching.cheer, ARMIN, "fire")
    assert table.cheers == {"clap": 1, "fire": 1}
