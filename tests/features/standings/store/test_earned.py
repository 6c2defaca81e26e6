"""Results are earned: nobody gains from a seat that nobody played, or by beating the same person again and again."""

from datetime import timedelta

import pytest

from bot.features.people.store.privacy import Privacy
from bot.features.standings.rows import PlayerRow
from bot.features.standings.rules.rating_change import rating_change
from bot.features.standings.rules.recount import recount
from bot.features.standings.store.ratings import (
    WHOLE,
    Rated,
    Rating,
    RatingsBefore,
    part_of,
    points,
    rate,
    rate_in_part,
)
from bot.games.catalog import GAMES
from bot.store.engine.models import SeatRow, StandingRow
from bot.store.engine.status import Verdict
from bot.store.journal.entries import Opening, Seating
from bot.store.journal.journal import open_writer
from bot.tables.rules import host_tools, lobby, playing
from bot.tables.rules.fairness import result_at
from bot.tables.rules.moment import Moment
from bot.tables.rules.table import Table
from tests.features.standings.store.evening import BEGIN, dice, rows

MIA, OTHER, ARMIN = 1, 2, 3
CLARO = GAMES["claro"]


async def play(journal, people, chance, now, *, leaver=None, moves=0, kicks=None, substitute=None, back_after=None):
    """Play a game; ``leaver`` leaves after so many moves of theirs; somebody takes the seat; the host kicks another.

    :param back_after: after how many moves of the substitute's the owner has the seat back.
    """
    owner = leaver
    seats = tuple(Seating(user, None, now) for user in people)
    table = Table.restore(
        await journal.load(await journal.open(Opening("claro", 10, 20, people[0], 6, {}, seats, now))), CLARO
    )

    async def write(entry):
        await journal.write(entry)
        table.apply(entry)

    await write(lobby.start(table, Moment(now, draw_seed=lambda: chance.randbytes(32)), people[0]))
    while table.live:
        now += timedelta(seconds=1)
        for user in table.people:
            table.saw(user, now.timestamp())
        if kicks is not None and len(table.position.moves) > 12:
            await write(host_tools.kick(table, Moment(now), people[0], kicks, moderator=False))
            kicks = None
        if leaver is not None:
            seat = table.seat_of(leaver)
            if sum(each == seat for each, _ in table.position.moves) >= moves:
                await write(playing.leave(table, Moment(now), leaver))
                leaver = None
                if substitute is not None:
                    now += timedelta(seconds=1)
                    await write(playing.take_over(table, Moment(now), substitute))
        if back_after is not None and len(table.substituted) >= back_after:
            back_after = None
            await write(playing.leave(table, Moment(now), substitute))
            now += timedelta(seconds=1)
            await write(playing.come_back(table, Moment(now), owner))
        if table.computers_to_act():
            turn = table.computer_turn()
            move = turn.formality or CLARO.players[turn.kind].choose(turn.view, chance)
            await write(playing.computer_move(table, Moment(now), turn, move))
        else:
            seat = table.people_to_act()[0]
            user = table.seats[seat].user
            move = CLARO.players["natural"].choose(table.position.view(seat), chance)
            await write(playing.play(table, Moment(now), user, table.position.turn, move))
    return table


async def shown(engine, user):
    """Return the points that somebody's rating is shown as."""
    (row,) = [each for each in await rows(engine, PlayerRow) if each.user_id == user]
    return points(Rating(row.mu, row.sigma, row.least_sigma).value)


async def ratings(engine):
    """Return all that is stored of ratings."""
    return sorted((row.user_id, row.mu, row.sigma, row.least_sigma, row.rated) for row in await rows(engine, PlayerRow))


@pytest.mark.parametrize("moves", [0, 1])
async def test_a_second_account_that_leaves_at_once_is_no_farm(engine, journal, moves):
    chance = dice(3)
    for number in range(100):
        await play(journal, (MIA, OTHER), chance, BEGIN + timedelta(minutes=number), leaver=OTHER, moves=moves)
    assert await shown(engine, MIA) < 1100
    assert await shown(engine, OTHER) < 1000
    before = await ratings(engine)
    writer = open_writer(engine)
    await recount(writer, GAMES, BEGIN.date())
    await writer.close()
    assert await ratings(engine) == before


def test_a_second_account_that_loses_at_once_is_no_farm():
    """It makes two moves a game, such as a bet and a fold, a hundred times on a day."""
    mine, other = Rating(), Rating()
    seats = [Rated(1, Verdict.COUNTS, played=2), Rated(2, Verdict.COUNTS, played=2)]
    for number in range(100):
        parts = [part_of(seats, at, lambda _, number=number: number) for at in (0, 1)]
        mine, other = rate_in_part([mine, other], seats, parts)
    assert points(mine.value) < 1100
    whole = rate([Rating(), Rating()], [1, 2])[0]
    assert points(whole.value) > 1100  # one game in full would be more


async def test_nobody_gains_from_a_seat_that_nobody_played_and_who_left_it_is_last(engine, journal):
    table = await play(journal, (MIA, OTHER), dice(1), BEGIN, leaver=OTHER)
    players = {row.user_id: Rating(row.mu, row.sigma) for row in await rows(engine, PlayerRow)}
    assert players[MIA] == Rating()
    assert players[OTHER].mu < Rating().mu
    before = await RatingsBefore(engine).of(table.id)
    told = [rating_change(table, table.seat_of(user), before).after for user in (MIA, OTHER)]
    assert [(each.mu, each.sigma) for each in told] == [
        (players[each].mu, players[each].sigma) for each in (MIA, OTHER)
    ]


async def test_nobody_gains_from_a_seat_that_a_substitute_has_played_for_its_owner(engine, journal):
    table = await play(journal, (MIA, OTHER), dice(1), BEGIN, leaver=OTHER, substitute=ARMIN)
    seat = table.seat_of(ARMIN)
    assert sum(mover == seat for mover, _ in table.position.moves) > WHOLE
    assert not table.automatic
    read = Table.restore(await journal.load(table.id), CLARO)
    assert [result_at(each).played[seat] for each in (table, read)] == [0, 0]
    players = {row.user_id: Rating(row.mu, row.sigma) for row in await rows(engine, PlayerRow)}
    assert players[MIA] == Rating()
    assert players[OTHER].mu < Rating().mu
    before = await ratings(engine)
    writer = open_writer(engine)
    await recount(writer, GAMES, BEGIN.date())
    await writer.close()
    assert await ratings(engine) == before


async def test_what_a_substitute_has_played_stays_nobodys_once_the_owner_is_back(engine, journal):
    table = await play(journal, (MIA, OTHER), dice(1), BEGIN, leaver=OTHER, substitute=ARMIN, back_after=4)
    seat = table.seat_of(OTHER)
    made = {ply for ply, (mover, _) in enumerate(table.position.moves) if mover == seat}
    assert len(table.substituted) == 4
    assert made - table.made_for  # the owner's own
    read = Table.restore(await journal.load(table.id), CLARO)
    assert read.made_for == table.made_for >= table.substituted
    assert [result_at(each).played[seat] for each in (table, read)] == [len(made - table.made_for)] * 2


async def test_two_who_play_on_are_rated_as_if_the_third_had_not_sat_down(engine, journal):
    await play(journal, (MIA, OTHER, ARMIN), dice(2), BEGIN, leaver=ARMIN)
    players = {row.user_id: row.mu for row in await rows(engine, PlayerRow)}
    new = [each.mu for each in rate([Rating(), Rating()], [1, 2])]
    assert {players[MIA], players[OTHER]} <= {*new, Rating().mu}  # the computer may have come first
    assert players[ARMIN] < Rating().mu


def test_nobody_gains_whom_the_computer_has_beaten():
    seats = [
        Rated(2, Verdict.COUNTS, played=9),
        Rated(1, Verdict.GIVEN_UP, played=9),
        Rated(3, Verdict.COUNTS, played=9),
    ]
    after = rate_in_part([Rating()] * 3, seats, [1.0] * 3)
    assert after[0] == Rating()
    assert after[1].mu < Rating().mu


async def test_a_game_with_the_same_person_counts_half_on_the_same_day_and_in_full_on_the_next(engine, journal):
    chance = dice(5)
    for number in range(4):
        await play(journal, (MIA, OTHER), chance, BEGIN + timedelta(minutes=number))
    await play(journal, (MIA, OTHER), chance, BEGIN + timedelta(days=1))
    shares = {}
    for row in sorted(await rows(engine, SeatRow), key=lambda row: row.game_id):
        shares.setdefault(row.game_id, []).append(row.share)
    assert [max(each) for each in shares.values()] == [1, 1 / 2, 1 / 4, 1 / 8, 1]


async def test_a_recount_keeps_what_was_counted_in_full_and_what_the_forgotten_have_halved(engine, journal):
    chance = dice(7)
    for number in range(3):
        await play(journal, (MIA, OTHER), chance, BEGIN + timedelta(minutes=number))
    writer = open_writer(engine)
    async with engine.begin() as connection:  # as if an earlier version had counted the first of them
        await connection.exec_driver_sql("UPDATE seats SET share = NULL WHERE game_id = 1")
    await recount(writer, GAMES, BEGIN.date())
    before = await ratings(engine)
    await Privacy(engine).forget(OTHER, BEGIN.date())
    await recount(writer, GAMES, BEGIN.date())
    await writer.close()
    assert await ratings(engine) == [each for each in before if each[0] == MIA]


async def close_by(journal, people, closer, now, *, moderator=False):
    """Begin a game and close it; return its table."""
    seats = tuple(Seating(user, None, now) for user in people)
    number = await journal.open(Opening("claro", 10, 20, people[0], 6, {}, seats, now))
    table = Table.restore(await journal.load(number), CLARO)
    for command, *args in ((lobby.start, people[0]), (host_tools.end, closer)):
        more = {"moderator": moderator} if command is host_tools.end else {}
        entry = command(table, Moment(now), *args, **more)
        await journal.write(entry)
        table.apply(entry)
    return table


async def test_a_host_who_closes_a_game_of_others_has_lost_it_and_nobody_gains(engine, journal):
    for day in range(3):
        await close_by(journal, (MIA, OTHER, ARMIN), MIA, BEGIN + timedelta(days=day))
    players = {row.user_id: row for row in await rows(engine, PlayerRow)}
    assert players.keys() == {MIA}
    last = rate([Rating()] * 3, [2, 1, 1])[0]
    assert players[MIA].rated == 3
    assert players[MIA].mu < last.mu
    before = await ratings(engine)
    writer = open_writer(engine)
    await recount(writer, GAMES, BEGIN.date())
    assert await ratings(engine) == before
    await Privacy(engine).forget(OTHER, BEGIN.date())
    await recount(writer, GAMES, BEGIN.date())
    await writer.close()
    assert await ratings(engine) == before


async def test_a_moderator_without_a_seat_may_void_a_game(engine, journal):
    await close_by(journal, (MIA, OTHER), 99, BEGIN, moderator=True)
    assert await ratings(engine) == []


async def test_who_kicks_somebody_gains_nothing_and_a_loss_counts(engine, journal):
    for number in range(4):
        await play(journal, (MIA, OTHER, ARMIN), dice(number), BEGIN + timedelta(days=number), kicks=OTHER)
    boards = {(row.user_id, row.stars) for row in await rows(engine, StandingRow)}
    assert {stars for user, stars in boards if user == MIA} == {0}
    assert max(stars for user, stars in boards if user == ARMIN) > 0
    players = {row.user_id: row for row in await rows(engine, PlayerRow)}
    assert players[MIA].mu < Rating().mu
    assert OTHER not in players
    before = await ratings(engine)
    writer = open_writer(engine)
    await recount(writer, GAMES, BEGIN.date())
    await writer.close()
    assert await ratings(engine) == before


async def test_who_kicks_the_only_other_loses_to_the_computer_all_the_same(engine, journal):
    for number in range(4):
        await play(journal, (MIA, OTHER), dice(number), BEGIN + timedelta(days=number), kicks=OTHER)
    (mia,) = [row for row in await rows(engine, PlayerRow) if row.user_id == MIA]
    assert mia.mu < Rating().mu
    before = await ratings(engine)
    assert len(before) == 1
    writer = open_writer(engine)
    await recount(writer, GAMES, BEGIN.date())
    await writer.close()
    assert await ratings(engine) == before
