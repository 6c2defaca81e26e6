"""When a game counts, and for whom (docs/fairness.md)."""

import asyncio
from dataclasses import replace
from datetime import date
from functools import partial

import pytest
from sqlalchemy import select

from bot.features.standings.rows import PlayerRow
from bot.games.catalog import GAMES
from bot.runtime.refusal import Refusal
from bot.store.accounts import Wallets
from bot.store.engine.models import GiftRow, KickRow, SeatRow
from bot.store.engine.status import CloseReason, Verdict
from bot.store.spent import note_spent, purse
from bot.tables.rules import host_tools, lobby, playing
from bot.tables.rules.fairness import taken_away
from bot.tables.rules.purses import Purses, _may_have_another
from bot.tables.rules.table import Status
from tests.tables.evening import ARMIN, CLARA, CLARO, LAURA, code, play_first, user_to_act

STARDUST = GAMES["stardust"]


async def to_the_end(evening, table):
    """Let everybody who may play the first legal move, and the computer the rest."""
    while table.live:
        waiting = table.people_to_act()
        if waiting:
            seat = waiting[0]
            move = table.position.legal_moves(seat)[0]
            await evening.room.play(table, table.seats[seat].user, table.position.turn, move)
        else:
            await evening.pass_seconds(3)


async def players(evening):
    async with evening.engine.connect() as connection:
        found = await connection.execute(select(PlayerRow.user_id, PlayerRow.mu, PlayerRow.streak))
        return {row.user_id: row.mu for row in found}


# Agreeing


async def test_whoever_does_not_answer_a_rematch_is_not_in_it(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    await evening.finish(table)
    again = await evening.room.rematch(table.id, CLARA)
    await evening.room.do(again, lobby.join, LAURA)
    await evening.restart()
    again = await evening.room.find(again.id)
    await evening.room.do(again, lobby.start, LAURA)
    assert {seat.user for seat in again.seats} == {LAURA, CLARA}


async def test_a_rematch_against_somebody_asleep_cannot_start(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.finish(table)
    again = await evening.room.rematch(table.id, LAURA)
    with pytest.raises(Refusal) as caught:
        await evening.room.do(again, lobby.start, LAURA)
    assert code(caught) == "too_few_seats"
    assert again.status is Status.LOBBY


async def test_a_rematch_alone_starts_at_once(evening):
    table = await evening.start(LAURA, computers=2)
    await evening.finish(table)
    assert (await evening.room.rematch(table.id, LAURA)).status is Status.PLAYING


async def test_the_host_is_host_of_the_rematch_once_they_have_agreed(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    await evening.finish(table)
    again = await evening.room.rematch(table.id, CLARA)
    assert again.presiding == CLARA
    await evening.room.do(again, lobby.join, LAURA)
    assert again.presiding == LAURA


async def test_new_house_rules_have_to_be_agreed_to(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA)
    await evening.room.do(table, lobby.join, CLARA)
    await evening.room.do(table, lobby.arrange, LAURA, {"free_pass": "yes"})
    assert {seat.user: seat.agreed for seat in table.seats} == {LAURA: True, CLARA: False}
    await evening.room.do(table, lobby.join, CLARA)
    await evening.room.do(table, lobby.arrange, LAURA, {"free_pass": "yes"})  # nothing new
    assert all(seat.agreed for seat in table.seats)


async def test_agreement_survives_a_restart(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA)
    await evening.room.do(table, lobby.join, CLARA)
    await evening.room.do(table, lobby.arrange, LAURA, {"free_pass": "yes"})
    await evening.restart()
    assert {seat.user: seat.agreed for seat in (await evening.room.find(table.id)).seats} == {LAURA: True, CLARA: False}


# Being taken out


async def test_whoever_has_missed_a_turn_is_substituted(evening):
    table = await evening.start(LAURA, CLARA)
    absent = user_to_act(table)
    other = LAURA if absent == CLARA else CLARA
    await evening.pass_seconds(181)
    await evening.room.do(table, host_tools.substitute, other, absent, moderator=True)
    assert table.seats[table.seat_of(absent)].away
    assert table.seats[table.seat_of(absent)].verdict is Verdict.GIVEN_UP


async def test_a_kick_in_a_game_costs_nothing_but_the_seat(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    await evening.room.do(table, host_tools.kick, LAURA, CLARA, moderator=False)
    assert table.seats[table.seat_of(CLARA)].verdict is Verdict.TAKEN_OUT
    await to_the_end(evening, table)
    assert set(await players(evening)) == {LAURA, ARMIN}


async def test_somebody_who_is_kicked_while_away_could_have_come_back(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    await evening.room.do(table, playing.step_back, table.seat_of(CLARA))
    await evening.room.do(table, host_tools.kick, LAURA, CLARA, moderator=False)
    assert table.seats[table.seat_of(CLARA)].verdict is Verdict.TAKEN_OUT


async def test_somebody_who_is_kicked_after_leaving_has_given_up(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    await evening.room.do(table, playing.leave, CLARA)
    await evening.room.do(table, host_tools.kick, LAURA, CLARA, moderator=False)
    assert table.seats[table.seat_of(CLARA)].verdict is Verdict.GIVEN_UP


async def played(evening, table, *, by):
    """Let people play until this one has made a move."""
    while True:
        user = user_to_act(table)
        seat = table.seat_of(user)
        await evening.room.play(table, user, table.turn, next(iter(table.position.legal_moves(seat))))
        if user == by:
            return


@pytest.mark.parametrize("restart", [False, True])
async def test_a_game_that_others_resume_is_not_yours_until_you_act(evening, restart):
    table = await evening.start(LAURA, CLARA, ARMIN)
    await evening.room.do(table, host_tools.pause, LAURA, moderator=False)
    await evening.room.do(table, host_tools.resume, LAURA, moderator=False)
    if restart:
        await evening.restart()
        table = await evening.room.find(table.id)
    verdicts = {seat.user: seat.verdict for seat in table.seats}
    assert verdicts == {LAURA: Verdict.COUNTS, CLARA: Verdict.TAKEN_OUT, ARMIN: Verdict.TAKEN_OUT}
    await played(evening, table, by=CLARA)
    if restart:
        await evening.restart()
        table = await evening.room.find(table.id)
    assert table.seats[table.seat_of(CLARA)].verdict is Verdict.COUNTS


async def test_somebody_who_does_not_come_back_after_a_pause_loses_nothing(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.room.do(table, host_tools.pause, LAURA, moderator=False)
    await evening.room.do(table, host_tools.resume, LAURA, moderator=False)
    while not table.seats[table.seat_of(CLARA)].away:
        if user_to_act(table) == LAURA:
            await played(evening, table, by=LAURA)
        else:
            await evening.pass_seconds(200)
    assert table.seats[table.seat_of(CLARA)].verdict is Verdict.TAKEN_OUT
    await evening.room.do(table, playing.come_back, CLARA)
    assert table.seats[table.seat_of(CLARA)].verdict is Verdict.COUNTS


async def test_leaving_a_game_that_somebody_else_has_paused_costs_nothing(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    await evening.room.do(table, host_tools.pause, LAURA, moderator=False)
    await evening.room.do(table, playing.leave, CLARA)
    assert table.seats[table.seat_of(CLARA)].verdict is Verdict.TAKEN_OUT
    await evening.room.do(table, playing.leave, LAURA)
    assert table.seats[table.seat_of(LAURA)].verdict is Verdict.GIVEN_UP


@pytest.mark.parametrize("restart", [False, True])
async def test_leaving_a_game_that_one_has_paused_oneself_is_leaving(evening, restart):
    table = await stardust(evening, LAURA, CLARA, ARMIN)
    await evening.room.do(table, host_tools.pause, CLARA, moderator=True)
    if restart:
        await evening.restart()
        table = await evening.room.find(table.id)
    await evening.room.do(table, playing.leave, CLARA)
    assert table.seats[table.seat_of(CLARA)].verdict is Verdict.GIVEN_UP
    assert table.seats[table.seat_of(CLARA)].settled is None


async def test_whoever_paused_a_game_is_not_excused_when_somebody_else_resumes_it(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    await evening.room.do(table, host_tools.pause, CLARA, moderator=True)
    await evening.room.do(table, host_tools.resume, LAURA, moderator=False)
    verdicts = {seat.user: seat.verdict for seat in table.seats}
    assert verdicts == {LAURA: Verdict.COUNTS, CLARA: Verdict.COUNTS, ARMIN: Verdict.TAKEN_OUT}
    await evening.room.do(table, playing.leave, CLARA)
    assert table.seats[table.seat_of(CLARA)].verdict is Verdict.GIVEN_UP


@pytest.mark.parametrize("command", [host_tools.kick, host_tools.substitute])
async def test_nobody_kicks_or_substitutes_themselves(evening, command):
    table = await evening.room.open(CLARO, 10, 20, LAURA)
    await evening.room.do(table, lobby.join, CLARA)
    for starts in (True, False):
        for user, moderator in ((LAURA, False), (CLARA, True)):
            with pytest.raises(Refusal) as caught:
                await evening.room.do(table, command, user, user, moderator=moderator)
            assert code(caught) == "not_yourself"
        if starts:
            await evening.room.do(table, lobby.start, LAURA)
    await evening.room.do(table, host_tools.stand_aside, LAURA)
    with pytest.raises(Refusal) as caught:  # somebody else presides now
        await evening.room.do(table, command, LAURA, LAURA, moderator=False)
    assert code(caught) == "not_yourself"


@pytest.mark.parametrize("restart", [False, True])
async def test_a_kick_in_a_game_lasts(evening, restart):
    table = await evening.start(LAURA, CLARA, ARMIN)
    await evening.room.do(table, host_tools.kick, LAURA, CLARA, moderator=False)
    if restart:
        await evening.restart()
        table = await evening.room.find(table.id)
    for command in (playing.come_back, lobby.join):
        with pytest.raises(Refusal) as caught:
            await evening.room.do(table, command, CLARA)
        assert code(caught) == "kicked"
    assert table.seats[table.seat_of(CLARA)].away


async def test_nobody_is_kicked_twice(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    await evening.room.do(table, host_tools.kick, LAURA, CLARA, moderator=False)
    for command in (host_tools.kick, host_tools.substitute):
        with pytest.raises(Refusal) as caught:
            await evening.room.do(table, command, LAURA, CLARA, moderator=False)
        assert code(caught) == "player_not_seated"


async def test_a_kick_in_the_lobby_lasts_until_the_table_is_over(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA)
    await evening.room.do(table, lobby.join, CLARA)
    await evening.room.do(table, host_tools.kick, LAURA, CLARA, moderator=False)
    await evening.restart()
    table = await evening.room.find(table.id)
    with pytest.raises(Refusal) as caught:
        await evening.room.do(table, lobby.join, CLARA)
    assert code(caught) == "kicked"
    await evening.room.do(table, host_tools.end, LAURA, moderator=False)
    async with evening.engine.connect() as connection:
        assert (await connection.execute(select(KickRow.user_id))).all() == []
    other = await evening.room.open(CLARO, 10, 20, LAURA)
    await evening.room.do(other, lobby.join, CLARA)


async def test_coming_back_before_the_end_is_playing_to_the_end(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.room.do(table, playing.step_back, table.seat_of(CLARA))
    await evening.room.do(table, playing.come_back, CLARA)
    assert table.seats[table.seat_of(CLARA)].verdict is Verdict.COUNTS


# Play money


async def stardust(evening, *people, stake="1000", channel=20, **rules):
    table = await evening.room.open(STARDUST, 10, channel, people[0], options={"stake": stake, **rules})
    for user in people[1:]:
        await evening.room.do(table, lobby.join, user)
    await evening.room.do(table, lobby.start, people[0])
    return table


async def free(evening, user):
    today = evening.room.now().date()
    return (await Purses(Wallets(evening.engine)).of(STARDUST, 10, user, today)).free


async def play_hands(evening, table, count):
    """Play whole hands, calling every bet."""
    while table.live and len(table.position.rounds) < count:
        seat = table.people_to_act()[0]
        legal = table.position.legal_moves(seat)
        move = next((each for each in legal if each in ("call", "check")), legal[0])
        await evening.room.play(table, table.seats[seat].user, table.position.turn, move)


async def test_closing_a_table_returns_no_credits_that_were_lost(evening):
    table = await stardust(evening, LAURA, CLARA, ARMIN)
    await play_hands(evening, table, 1)
    scores = {table.seats[seat].user: score for seat, score in enumerate(table.position.scores)}
    assert min(scores.values()) < 0
    await evening.room.do(table, host_tools.end, 99, moderator=True)
    assert {user: await free(evening, user) for user in scores} == {
        user: 1000 + score for user, score in scores.items()
    }
    assert await players(evening) == {}


async def test_a_player_who_closes_the_table_loses_the_bets_of_the_running_hand(evening):
    table = await stardust(evening, LAURA, CLARA, ARMIN)
    ante = table.position.view(None).paid[table.seat_of(LAURA)]
    await evening.room.do(table, host_tools.end, LAURA, moderator=False)
    assert ante > 0
    assert await free(evening, LAURA) == 1000 - ante
    assert await free(evening, CLARA) == 1000


@pytest.mark.parametrize("restart", [False, True])
async def test_whoever_lets_a_pause_run_out_loses_the_bets_of_the_running_hand(evening, restart):
    table = await stardust(evening, LAURA, CLARA, ARMIN)
    evening.room.pace = evening.turns._pace = replace(evening.room.pace, pause=3600.0)
    ante = table.position.view(None).paid[table.seat_of(LAURA)]
    await evening.room.do(table, host_tools.pause, LAURA, moderator=False)
    if restart:
        await evening.restart()
        table = await evening.room.find(table.id)
    await evening.pass_seconds(3600)
    assert (table.status, table.close_reason) == (Status.ENDED, CloseReason.EXPIRED)
    assert ante > 0
    assert await free(evening, LAURA) == 1000 - ante
    assert await free(evening, CLARA) == 1000
    assert taken_away(table, table.seat_of(LAURA)) == -ante


async def test_whoever_is_kicked_takes_their_credits_along(evening):
    table = await stardust(evening, LAURA, CLARA, ARMIN)
    await play_hands(evening, table, 1)
    score = table.position.scores[table.seat_of(CLARA)]
    await evening.room.do(table, host_tools.kick, LAURA, CLARA, moderator=False)
    await to_the_end(evening, table)
    assert await free(evening, CLARA) == 1000 + score


async def test_whoever_is_kicked_has_their_stake_back_at_once(evening):
    table = await stardust(evening, LAURA, CLARA, ARMIN)
    await play_hands(evening, table, 1)
    score = table.position.scores[table.seat_of(CLARA)]
    await evening.room.do(table, host_tools.kick, LAURA, CLARA, moderator=False)
    await evening.room.do(table, host_tools.pause, LAURA, moderator=False)
    assert await free(evening, CLARA) == 1000 + score
    assert await free(evening, LAURA) == 0


@pytest.mark.parametrize("url", ["sqlite", "postgresql"], indirect=True)
async def test_a_new_purse_is_refused_to_somebody_forgotten_in_the_same_moment(engine):
    today = date(2026, 5, 4)
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: note_spent(sync, CLARA, [purse(10, "stardust")], today))
    purses = Purses(Wallets(engine))
    with pytest.raises(Refusal) as caught:
        await purses.give(STARDUST, 10, CLARA, today)
    assert code(caught) == "gift_taken"
    given = await Wallets(engine).give(10, "stardust", CLARA, today, partial(_may_have_another, STARDUST))
    assert not given, "the wallet itself refuses, too, in its transaction"
    async with engine.connect() as connection:
        assert (await connection.execute(select(GiftRow.user_id))).all() == []


async def test_starts_at_the_same_moment_spend_no_credit_twice(evening):
    evening.room._purses = None  # as if everybody had been asked before
    tables = []
    for number in range(100):
        table = await evening.room.open(STARDUST, 10, 100 + number, LAURA, options={"stake": "1000"})
        for user in (1000 + number, 2000 + number):
            await evening.room.do(table, lobby.join, user)
        tables.append(table)
    answers = await asyncio.gather(
        *(evening.room.do(table, lobby.start, LAURA) for table in tables), return_exceptions=True
    )
    refused = [each for each in answers if isinstance(each, BaseException)]
    assert {each.code for each in refused} == {"cannot_pay"}
    assert len(refused) == 99
    assert sum(table.status is Status.PLAYING for table in tables) == 1
    assert await free(evening, LAURA) == 0


async def test_what_a_game_brought_stands_with_its_seats(evening):
    table = await evening.start(LAURA, CLARA)
    while table.live:
        await play_first(evening, table)
    async with evening.engine.connect() as connection:
        rows = (await connection.execute(select(SeatRow.score, SeatRow.gain).order_by(SeatRow.seat))).all()
    assert all(row.score == row.gain for row in rows)


def test_a_seat_without_an_owner_counts(evening):
    assert replace(_computer_seat(), away=True).verdict is Verdict.COUNTS


def _computer_seat():
    from datetime import UTC, datetime

    from bot.store.journal.entries import Seating

    return Seating(None, "easy", datetime(2026, 1, 1, tzinfo=UTC))


async def test_nobody_is_excused_at_the_end_of_a_game_in_which_they_missed_nothing(evening):
    table = await evening.start(LAURA, CLARA, options={"hand": "5"})
    while True:
        await evening.room.do(table, host_tools.pause, LAURA, moderator=False)
        await evening.room.do(table, host_tools.resume, LAURA, moderator=False)
        user = user_to_act(table)
        await played(evening, table, by=user)
        if not table.live:
            break
    verdicts = [seat.verdict for seat in table.seats]
    assert verdicts == [Verdict.COUNTS, Verdict.COUNTS]
    assert set(await players(evening)) == {LAURA, CLARA}


async def test_a_press_in_the_last_choice_of_a_game_ends_the_excuse(evening):
    table = await evening.start(LAURA, CLARA, options={"hand": "5"})
    while True:
        seat = table.people_to_act()[0]
        ahead = table.position.copy()
        ahead.play(seat, ahead.automatic(seat))
        if ahead.outcome is not None:
            break
        await evening.room.play(table, table.seats[seat].user, None, table.position.automatic(seat))
    last = table.seats[seat].user
    host = LAURA if last == CLARA else CLARA
    await evening.room.do(table, host_tools.pause, host, moderator=True)
    await evening.room.do(table, host_tools.resume, host, moderator=True)
    assert table.seats[seat].settled is not None
    assert not table.seats[seat].taken_out
    for user in (host, last):
        table.saw(user, evening.time)
    await evening.pass_seconds(180)
    assert table.outcome is not None
    assert table.seats[seat].verdict is Verdict.COUNTS


async def test_a_look_at_ones_hand_ends_the_excuse(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    deadline = table.deadline
    await evening.room.do(table, host_tools.pause, LAURA, moderator=False)
    await evening.room.do(table, host_tools.resume, LAURA, moderator=False)
    assert await evening.room.do(table, playing.come_back, CLARA) is not None
    assert table.seats[table.seat_of(CLARA)].verdict is Verdict.COUNTS
    assert table.seats[table.seat_of(ARMIN)].verdict is Verdict.TAKEN_OUT
    assert table.deadline == deadline
    assert await evening.room.do(table, playing.come_back, CLARA) is None
