"""What hosts and moderators can do, and to whom."""

import pytest

from bot.games.catalog import GAMES
from bot.runtime.refusal import Refusal
from bot.tables.rules import host_tools, lobby, playing
from bot.tables.rules.table import Status
from tests.tables.evening import ARMIN, CLARA, CLARO, LAURA, code, user_to_act
from tests.tables.test_fairness import play_hands

MODERATOR = 99


async def lobby_of(evening, *people, **more):
    table = await evening.room.open(CLARO, 10, 20, people[0], **more)
    for user in people[1:]:
        await evening.room.do(table, lobby.join, user)
    return table


async def refused(evening, table, command, *args, **kwargs):
    """Return the code with which a command is refused."""
    with pytest.raises(Refusal) as caught:
        await evening.room.do(table, command, *args, **kwargs)
    return code(caught)


async def test_in_the_lobby_only_the_person_who_is_kicked_loses_their_seat(evening):
    table = await lobby_of(evening, LAURA, CLARA, ARMIN)
    await evening.room.do(table, host_tools.kick, LAURA, CLARA, moderator=False)
    assert [seat.user for seat in table.seats] == [LAURA, ARMIN]
    assert table.host == LAURA
    assert await refused(evening, table, lobby.join, CLARA) == "kicked"
    await evening.restart()
    assert await refused(evening, await evening.room.find(table.id), lobby.join, CLARA) == "kicked"


async def test_in_a_game_the_computer_plays_for_the_person_who_is_kicked(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.room.do(table, host_tools.kick, LAURA, CLARA, moderator=False)
    seat = table.seats[table.seat_of(CLARA)]
    assert seat.away
    assert seat.left_at.timestamp() == evening.time
    assert seat.taken_out
    assert await refused(evening, table, lobby.join, CLARA) == "kicked"


async def test_nobody_is_kicked_who_has_no_seat_or_presides(evening):
    table = await lobby_of(evening, LAURA, CLARA)
    for command in (host_tools.kick, host_tools.substitute):
        assert await refused(evening, table, command, LAURA, ARMIN, moderator=False) == "player_not_seated"
    assert await refused(evening, table, host_tools.kick, MODERATOR, LAURA, moderator=True) == "kick_host"
    assert await refused(evening, table, host_tools.substitute, LAURA, CLARA, moderator=False) == "not_started"


async def test_only_the_host_and_moderators_may(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    for command, args in (
        (host_tools.end, ()),
        (host_tools.pause, ()),
        (host_tools.resume, ()),
        (host_tools.kick, (ARMIN,)),
        (host_tools.substitute, (ARMIN,)),
    ):
        assert await refused(evening, table, command, CLARA, *args, moderator=False) == "only_host_or_moderator"
    await evening.room.do(table, host_tools.end, MODERATOR, moderator=True)
    assert table.status is Status.ENDED
    for command in (host_tools.end, host_tools.pause, host_tools.resume):
        assert await refused(evening, table, command, LAURA, moderator=False) == "game_over"


async def test_somebody_who_is_away_is_substituted_without_leaving_for_good(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    await evening.room.do(table, playing.step_back, table.seat_of(CLARA))
    await evening.room.do(table, host_tools.substitute, LAURA, CLARA, moderator=False)
    seat = table.seats[table.seat_of(CLARA)]
    assert seat.away
    assert seat.left_at is None
    assert not seat.taken_out
    await evening.room.do(table, playing.leave, ARMIN)
    left = table.seats[table.seat_of(ARMIN)].left_at
    await evening.pass_seconds(1)
    await evening.room.do(table, host_tools.substitute, LAURA, ARMIN, moderator=False)
    assert table.seats[table.seat_of(ARMIN)].left_at == left


async def test_a_game_is_paused_once_and_resumed_once(evening):
    table = await lobby_of(evening, LAURA, CLARA)
    assert await refused(evening, table, host_tools.pause, LAURA, moderator=False) == "not_started"
    await evening.room.do(table, lobby.start, LAURA)
    assert await refused(evening, table, host_tools.resume, LAURA, moderator=False) == "not_paused"
    await evening.room.do(table, host_tools.pause, LAURA, moderator=False)
    assert (table.paused, table.deadline) == (True, None)
    assert await refused(evening, table, host_tools.pause, LAURA, moderator=False) == "paused"
    await evening.pass_seconds(10)
    await evening.room.do(table, host_tools.resume, LAURA, moderator=False)
    assert not table.paused
    assert table.deadline.timestamp() == evening.time + evening.room.pace.turn


async def test_no_time_runs_when_a_game_goes_on_with_a_computers_turn(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    await evening.room.do(table, host_tools.pause, LAURA, moderator=False)
    await evening.room.do(table, playing.step_back, table.seat_of(user_to_act(table)))
    await evening.room.do(table, host_tools.resume, MODERATOR, moderator=True)
    assert table.deadline is None


async def test_in_a_rematch_nobody_is_kicked_who_is_only_asked_and_the_host_stays_host(evening):
    old = await evening.start(LAURA, CLARA, ARMIN)
    await evening.finish(old)
    table = await evening.room.rematch(old.id, CLARA)
    assert (table.host, table.presiding) == (LAURA, CLARA)
    for asked in (LAURA, ARMIN):
        assert await refused(evening, table, host_tools.kick, CLARA, asked, moderator=False) == "kick_asked"
    await evening.room.do(table, lobby.join, ARMIN)
    await evening.room.do(table, host_tools.kick, CLARA, ARMIN, moderator=False)
    assert (table.host, table.presiding, table.kicked) == (LAURA, CLARA, {ARMIN})


async def test_the_computer_plays_for_who_lets_their_time_run_out_in_two_turns_in_a_row(evening):
    table = await evening.start(LAURA, CLARA)
    seat = table.seat_of(CLARA)
    table.idle[seat] = 1
    assert await refused(evening, table, host_tools.substitute, LAURA, CLARA, moderator=False) == "player_present"
    table.idle[seat] = 2
    await evening.room.do(table, host_tools.substitute, LAURA, CLARA, moderator=False)
    assert table.seats[seat].away


async def test_who_agrees_to_a_computer_has_one_and_agrees_once(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.room.do(table, host_tools.stand_aside, CLARA)
    seat = table.seats[table.seat_of(CLARA)]
    assert (seat.away, seat.left_at, seat.taken_out) == (True, None, False)
    assert await evening.room.do(table, host_tools.stand_aside, CLARA) is None


@pytest.mark.parametrize("game", ["claro", "stardust"])
async def test_who_is_excused_keeps_what_they_have_now_where_a_game_is_for_money(evening, game):
    options = {"stake": "1000"} if game == "stardust" else {}
    table = await evening.room.open(GAMES[game], 10, 20, LAURA, options=options)
    for user in (CLARA, ARMIN):
        await evening.room.do(table, lobby.join, user)
    await evening.room.do(table, lobby.start, LAURA)
    if options:
        await play_hands(evening, table, 1)
    await evening.room.do(table, host_tools.pause, LAURA, moderator=False)
    resumed = await evening.room.do(table, host_tools.resume, LAURA, moderator=False)
    now = table.position.broken_off(None)
    assert any(now) == bool(options)
    assert resumed.excused
    for seat, settled in resumed.excused.items():
        assert table.seats[seat].user != LAURA
        assert settled == (now[seat] if options else 0)
