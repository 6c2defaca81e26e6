"""A tournament's table: everybody has agreed by signing up, and no player has power over another."""

import pytest

from bot.games.catalog import GAMES
from bot.runtime.refusal import Refusal
from bot.tables.live.opening import paired_table, places_in_draw
from bot.tables.rules import host_tools, lobby, playing
from bot.tables.rules.moment import Moment, Pace, first_turn_seconds
from bot.tables.rules.table import Status
from tests.tables.evening import ARMIN, CLARA, LAURA

KONRAD = 4


async def opened(evening, *players, game="claro"):
    """Open the table of a pairing; None is a computer player."""
    moment, places = Moment(evening.room.now(), Pace()), list(enumerate(players))
    opening = paired_table(GAMES[game], 1, 77, places, moment, options={}, tournament=5, pairing=9)
    return await evening.room.convene(GAMES[game], opening)


async def convened(evening, *players, **more):
    """Open the table of a pairing, and begin its game."""
    table = await opened(evening, *players, **more)
    await evening.room.do(table, lobby.begin)
    return table


async def test_it_begins_with_everybody_seated(evening):
    table = await convened(evening, LAURA, CLARA, None)
    assert table.status is Status.PLAYING
    assert sorted(table.people) == [LAURA, CLARA]
    assert table.capacity == len(table.seats) == 3


async def test_the_places_in_the_draw_are_known_after_the_seats_were_shuffled(evening):
    players = [LAURA, CLARA, ARMIN, KONRAD, None]
    table = await convened(evening, *players)
    assert [players[place] for place in places_in_draw(table.seats)] == [seat.user for seat in table.seats]


@pytest.mark.parametrize(
    ("command", "arguments", "more"),
    [
        (host_tools.end, (LAURA,), {"moderator": False}),
        (host_tools.end, (LAURA,), {"moderator": True}),
        (host_tools.pause, (CLARA,), {"moderator": True}),
        (host_tools.kick, (LAURA, CLARA), {"moderator": False}),
        (host_tools.kick, (ARMIN, CLARA), {"moderator": True}),
        (host_tools.substitute, (ARMIN, CLARA), {"moderator": True}),
    ],
)
async def test_no_player_has_power_over_another_one(evening, command, arguments, more):
    table = await convened(evening, LAURA, CLARA)
    with pytest.raises(Refusal) as refused:
        await evening.room.do(table, command, *arguments, **more)
    assert refused.value.code == "tournament_table"


async def test_a_moderator_who_does_not_play_may_pause_and_close_it(evening):
    table = await convened(evening, LAURA, CLARA)
    await evening.room.do(table, host_tools.pause, ARMIN, moderator=True)
    await evening.room.do(table, host_tools.resume, ARMIN, moderator=True)
    await evening.room.do(table, host_tools.end, ARMIN, moderator=True)
    assert table.status is Status.ENDED


async def test_when_everybody_has_left_the_computers_play_on(evening):
    table = await convened(evening, LAURA, CLARA)
    for person in (LAURA, CLARA):
        await evening.room.do(table, playing.leave, person)
    assert table.live
    assert table.people_to_act() == []


async def test_nobody_can_ask_for_a_rematch(evening):
    table = await convened(evening, LAURA, CLARA)
    await evening.room.do(table, host_tools.end, ARMIN, moderator=True)
    with pytest.raises(Refusal) as refused:
        await evening.room.rematch(table.id, LAURA)
    assert refused.value.code == "tournament_table"


async def test_nobody_joins_or_changes_its_lobby(evening):
    table = await opened(evening, LAURA, CLARA)
    for command, *arguments in [
        (lobby.join, ARMIN),
        (lobby.start, LAURA),
        (lobby.add_computer, LAURA),
        (lobby.arrange, LAURA, {}),
    ]:
        with pytest.raises(Refusal) as refused:
            await evening.room.do(table, command, *arguments)
        assert refused.value.code == "tournament_table"


async def test_it_counts_for_nobody_among_the_tables_that_one_hosts(evening):
    await convened(evening, LAURA, CLARA)
    assert [await evening.journal.hosted_by(user, 1) for user in (LAURA, CLARA, 0)] == [0, 0, 0]


async def test_it_is_not_played_for_money(evening):
    table = await convened(evening, LAURA, CLARA, ARMIN, game="stardust")
    assert table.stake == 0
    assert not table.for_gains
    assert [playing.close(table, Moment(evening.room.now(), Pace()), LAURA).settlement] == [None]


async def test_stars_are_won_there_as_anywhere(evening):
    assert (await convened(evening, LAURA, CLARA)).for_gains


@pytest.mark.parametrize(
    ("turn", "usual", "first"),
    [(10, 180, 60), (30, 180, 60), (45, 180, 90), (120, 180, 180), (600, 180, 600), (0.5, 0.5, 0.5), (30, 20, 30)],
)
def test_the_first_turn_follows_the_others_within_bounds(turn, usual, first):
    assert first_turn_seconds(turn, Pace(turn=usual)) == first


async def test_everybody_has_more_time_for_their_first_turn_while_they_are_called(evening):
    moment = Moment(evening.room.now(), Pace())
    players = [(0, LAURA), (1, CLARA)]
    more = {"options": {}, "tournament": 5, "pairing": 9, "turn_seconds": 45}
    table = await evening.room.convene(GAMES["claro"], paired_table(GAMES["claro"], 1, 77, players, moment, **more))
    await evening.room.do(table, lobby.begin)
    for seconds in (90, 90, 45, 45):
        assert table.deadline.timestamp() - evening.time == pytest.approx(seconds, abs=1)
        ((seat, *_), moves) = table.people_to_act(), len(table.position.moves)
        legal = table.position.legal_moves(seat)
        await evening.room.play(table, table.seats[seat].user, table.position.turn, legal[0])
        assert len(table.position.moves) > moves


@pytest.mark.parametrize("restart", [False, True])
async def test_a_move_that_the_rules_force_is_nobodys_first_turn(evening, restart):
    moment = Moment(evening.room.now(), Pace())
    more = {"options": {}, "tournament": 5, "pairing": 9, "turn_seconds": 45}
    found, channel = None, 100
    while found is None:  # until somebody who has had no choice is forced to move, and has a choice after that
        channel += 1
        pairing = paired_table(GAMES["claro"], 1, channel, [(0, LAURA), (1, CLARA), (2, ARMIN)], moment, **more)
        table = await evening.room.convene(GAMES["claro"], pairing)
        await evening.room.do(table, lobby.begin)
        forced, chosen = set(), set()
        while table.live and found is None:
            seat = table.position.to_act[0]
            if table.position.forced(seat) is not None:
                forced.add(seat)
                await evening.room.do(table, playing.play_forced, table.turn, seat)
            elif seat in forced - chosen:
                found = table
            else:
                chosen.add(seat)
                await evening.room.play(table, table.seats[seat].user, None, table.position.legal_moves(seat)[0])
    if restart:
        await evening.restart()
        found = await evening.room.find(found.id)
    deadline = found.deadline_after(moment)
    assert (deadline - moment.now).total_seconds() == 90
    assert deadline == found.deadline
