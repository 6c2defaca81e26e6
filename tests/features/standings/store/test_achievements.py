"""Achievements are written with the game that earns them, and a recount writes the same rows."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest
from sqlalchemy import select, update

from bot.features.people.store.privacy import Privacy
from bot.features.standings.rows import AchievementRow, PlayerRow
from bot.features.standings.rules.recount import recount
from bot.features.standings.store.achievements import Achievements
from bot.features.standings.store.ratings import Rating
from bot.features.standings.store.results import Finished, FinishedSeat, count
from bot.games.achievement import ACROSS_GAMES
from bot.games.catalog import GAMES
from bot.games.shuffle import Seeded
from bot.store.engine.models import GameRow, SeatRow
from bot.store.engine.status import Verdict
from bot.store.journal.entries import Opening, Seating
from bot.store.journal.played import finished_games
from bot.tables.rules.computers import computer
from bot.tables.rules.fairness import achieved_in, result_of
from bot.tables.rules.table import Table
from tests.features.standings.store.evening import BEGIN, PEOPLE, play_one, rows

TODAY = BEGIN.date()


async def an_evening(journal, count=30):
    """Play games of all kinds among people and computers."""
    chance, now = Random(3), BEGIN
    for number in range(count):
        name = list(GAMES)[number % 3]
        people = chance.sample(PEOPLE, 2)
        seats = tuple(Seating(user, None, now) for user in people)
        seats = (*seats, computer("easy", seats, now))
        now += timedelta(minutes=20)
        opening = Opening(name, 10, 1000 + number, people[0], 5, {}, seats, now)
        await play_one(journal, opening, chance, now)


async def stored(engine):
    return sorted(tuple(row) for row in await rows(engine, AchievementRow))


async def test_a_recount_changes_nothing(engine, journal):
    await an_evening(journal)
    before = await stored(engine)
    assert len({row[1] for row in before} - {ACROSS_GAMES}) == 3
    assert await recount(journal._writer, GAMES, TODAY)
    assert await stored(engine) == before


async def test_a_recount_finds_what_was_lost_and_drops_what_nobody_earned(engine, journal):
    await an_evening(journal, 12)
    before = await stored(engine)
    assert before
    async with engine.begin() as connection:
        lost = AchievementRow.name == before[0][2]
        await connection.execute(update(AchievementRow).values(name="unheard_of").where(lost))
    await recount(journal._writer, GAMES, TODAY)
    assert await stored(engine) == before


async def test_a_recount_is_the_same_for_the_others_after_somebody_was_forgotten(engine, journal):
    await an_evening(journal)
    before = await stored(engine)
    gone = before[0][3]
    await Privacy(engine).forget(gone, TODAY)
    left = [row for row in before if row[3] != gone]
    assert await stored(engine) == left
    await recount(journal._writer, GAMES, TODAY)
    assert await stored(engine) == left


async def test_every_row_follows_from_the_record_of_its_game(engine, journal):
    await an_evening(journal)
    async with engine.connect() as connection:
        games = await connection.run_sync(lambda each: list(finished_games(each)))
    tables = {played.saved.id: Table.restore(played.saved, GAMES[played.saved.game]) for played in games}
    own = [row for row in await stored(engine) if row[1] != ACROSS_GAMES]
    first = {}
    for number, table in tables.items():
        if table.position is not None and table.position.outcome is not None:
            achieved = result_of(table.game, table.position, table.seats).achieved
            for seat, some in zip(table.seats, achieved, strict=False):
                for name in some:
                    first.setdefault((10, table.game.name, name, seat.user), number)
    assert own == sorted((*key, number) for key, number in first.items())


async def test_another_version_of_the_rules_gives_what_it_meant(engine, journal):
    chance = Random(1)
    seats = tuple(Seating(user, None, BEGIN) for user in PEOPLE[:3])
    await play_one(journal, Opening("stardust", 10, 1, PEOPLE[0], 3, {}, seats, BEGIN), chance, BEGIN)
    async with engine.connect() as connection:
        (played,) = await connection.run_sync(lambda each: list(finished_games(each)))
    game = GAMES["stardust"]
    for rules in game.versions:
        table = Table.restore(replace(played.saved, rules=rules), game)
        assert table.rules == rules
        assert type(table.position) is type(game.start(3, table.position._dealer, game.read_options({}), rules=rules))
        achieved = game.achieved(table.position) if table.position.outcome else None
        if rules == played.saved.rules:
            counted = result_of(game, table.position, table.seats).achieved
            assert counted == tuple(tuple(sorted(each)) for each in achieved)


def over(game, seats):
    """Return a game that computers have played to its end."""
    chance = Random(2)
    position = game.start(len(seats), Seeded(chance.randbytes(32)), game.read_options({}))
    while position.to_act:
        seat = position.to_act[0]
        position.play(seat, game.players["natural"].choose(position.view(seat), chance))
    return position


def test_nothing_is_achieved_alone_against_weak_computers_nor_after_leaving():
    game = GAMES["claro"]
    one, two = (Seating(user, None, BEGIN) for user in PEOPLE[:2])
    easy, hard = (Seating(None, level, BEGIN, name="Ada") for level in ("easy", "hard"))
    for seats, some in (([one, two, easy], True), ([one, hard, hard], True), ([one, easy, hard], False)):
        position = over(game, seats)
        found = achieved_in(game, position, seats)
        assert bool(found) is some
        wanted = tuple(
            () if seat.level else tuple(sorted(names))
            for seat, names in zip(seats, game.achieved(position), strict=True)
        )
        assert found in ((), wanted)
    with_two = over(game, [one, two, hard])
    for accomplice in (
        replace(two, left_at=BEGIN, away=True),
        replace(two, taken_out=True, away=True),
        replace(two, settled=0),
        replace(two, away=True),
    ):
        for third in (easy, hard):
            assert achieved_in(game, with_two, [one, accomplice, third]) == ()
    assert achieved_in(game, with_two, [one, replace(two, user=None), easy])  # they have been forgotten since
    left = replace(two, left_at=BEGIN)
    three = Seating(PEOPLE[2], None, BEGIN)
    assert achieved_in(game, over(game, [one, left, three]), [one, left, three])[1] == ()


NEW, GOOD, BETTER = Rating(), Rating(27.0, 2.0), Rating(33.0, 2.0)


def finished(number, ratings, winner=0):
    """Return a game among people with these ratings, who have been forgotten, but for the first."""
    seats = [
        FinishedSeat(
            user=PEOPLE[0] if seat == 0 else None,
            verdict=Verdict.COUNTS,
            place=1 if seat == winner else 2,
            gain=0,
            fixed=None if seat == 0 else rating,
            tallies={},
        )
        for seat, rating in enumerate(ratings)
    ]
    return Finished(number, "claro", 10, 30, BEGIN, seats, len(seats))


@pytest.mark.parametrize(
    ("own", "rivals", "winner", "earned"),
    [
        (GOOD, [BETTER], 0, {"giant"}),
        (GOOD, [BETTER], 1, set()),
        (GOOD, [Rating(31.9, 2.0)], 0, set()),
        (NEW, [BETTER], 0, set()),
        (GOOD, [Rating(27.5, 2.0)] * 3, 0, {"underdog"}),
        (GOOD, [Rating(27.5, 2.0)] * 2, 0, set()),
        (GOOD, [Rating(27.5, 2.0)] * 2 + [GOOD], 0, set()),
    ],
)
async def test_who_wins_against_the_better(engine, journal, own, rivals, winner, earned):
    def work(connection):
        rated = {"mu": own.mu, "sigma": own.sigma, "rated": 9, "streak": 0, "best_streak": 0}
        player = {"guild_id": 10, "game": "claro", "user_id": PEOPLE[0], **rated}
        connection.execute(PlayerRow.__table__.insert().values(player))
        count(connection, finished(1, [own, *rivals], winner))

    await journal._writer.transact(work)
    assert {row[2] for row in await stored(engine)} == earned


async def test_nobody_is_beaten_who_gave_up(engine, journal):
    def work(connection):
        rated = {"mu": GOOD.mu, "sigma": GOOD.sigma, "rated": 9, "streak": 0, "best_streak": 0}
        player = {"guild_id": 10, "game": "claro", "user_id": PEOPLE[0], **rated}
        connection.execute(PlayerRow.__table__.insert().values(player))
        game = finished(1, [GOOD, BETTER])
        game.seats[1] = replace(game.seats[1], verdict=Verdict.GIVEN_UP)
        count(connection, game)

    await journal._writer.transact(work)
    assert await stored(engine) == []


@pytest.mark.parametrize(
    ("had", "earned"),
    [
        ([("africa", 1), ("stardust", 1)], {"polymath"}),
        ([("africa", 2)], set()),
        ([("claro", 11)], {"collector"}),
        ([("claro", 10)], set()),
    ],
)
async def test_who_achieves_many_things(engine, journal, had, earned):
    def work(connection):
        for game, times in had:
            for number in range(times):
                connection.execute(
                    AchievementRow.__table__.insert().values(
                        guild_id=10, game=game, name=f"thing {number}", user_id=PEOPLE[0], game_id=1
                    )
                )
        game = finished(2, [NEW, NEW])
        game.seats[0] = replace(game.seats[0], achieved=("phoenix",))
        count(connection, game)

    await journal._writer.transact(work)
    assert {row[2] for row in await stored(engine) if row[1] == ACROSS_GAMES} == earned


async def test_how_many_have_it(engine, journal):
    await an_evening(journal)
    kept = await stored(engine)
    store = Achievements(engine)
    users = {row[3] for row in kept}
    assert users
    for user in users:
        found = await store.of(10, "claro", user)
        assert found.games == {
            (row[1], row[2]): row[4] for row in kept if row[3] == user and row[1] in ("claro", ACROSS_GAMES)
        }
        for key, havers in found.havers.items():
            assert havers == sum((row[1], row[2]) == key for row in kept)
            assert havers <= found.people[key[0]]
        for number in {row[4] for row in kept if row[3] == user}:
            new = await store.new_in(number, 10, user)
            assert new == [(row[1], row[2]) for row in kept if row[3] == user and row[4] == number]
    async with engine.connect() as connection:
        query = select(SeatRow.user_id).join(GameRow, GameRow.id == SeatRow.game_id)
        played = set(await connection.scalars(query.where(GameRow.status == "finished", SeatRow.user_id.is_not(None))))
    assert found.people[ACROSS_GAMES] == len(played)


async def test_a_recount_leaves_out_games_whose_rules_raise_anything(engine, journal):
    await an_evening(journal)

    class Broken(type(GAMES["claro"])):
        def tallies(self, position):
            raise RuntimeError("no fingers to count on")

    before = await stored(engine)
    whole = await recount(journal._writer, GAMES, TODAY)
    assert 0 < await recount(journal._writer, {**GAMES, "claro": Broken()}, TODAY) < whole
    kept = await stored(engine)
    assert {row[1] for row in kept} < {row[1] for row in before}
