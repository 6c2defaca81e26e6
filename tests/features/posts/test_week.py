"""The news of a week are what its records say, counted in another way; and a recount changes nothing in them."""

from collections import defaultdict
from datetime import timedelta
from random import Random

from sqlalchemy import insert, update

from bot.features.posts.week import Records, told_to_server
from bot.features.standings.rows import PlayerRow
from bot.features.standings.rules.recount import recount
from bot.features.standings.store.ratings import points
from bot.games.catalog import GAMES
from bot.games.highlights import Highlights
from bot.store.engine.models import GameRow, SeatRow
from bot.store.journal import played
from bot.store.journal.entries import Opening, Seating
from bot.store.journal.played import WeekStore
from tests.features.standings.store.evening import BEGIN, PEOPLE, play_one, rows

GUILD, CHANNELS = 10, [30, 31]
BOTH = GUILD, GUILD + 1
UNTIL = BEGIN + timedelta(days=1)


async def an_evening(journal, count=18, engine=None):
    """Play games of Claro among three people who do not leave; return nothing.

    :param engine: where to write down first that their ratings have settled; None to let newcomers play.
    """
    chance, now = Random(8), BEGIN
    if engine is not None:
        settled = {"mu": 25, "sigma": 3, "least_sigma": 3, "rated": 40, "streak": 0, "best_streak": 0}
        rated = [{"guild_id": GUILD + other, "user_id": user} for other in (0, 1) for user in PEOPLE[:4]]
        async with engine.begin() as connection:
            await connection.execute(insert(PlayerRow), [{"game": "claro", **settled, **each} for each in rated])
    for number in range(count):
        now += timedelta(minutes=30)
        people = chance.sample(PEOPLE[:4], 3)
        seats = tuple(Seating(user, None, now) for user in people)
        opening = Opening("claro", GUILD + (number % 6 == 5), 30 + number % 2, people[0], 5, {}, seats, now)
        await play_one(journal, opening, chance, now)


async def week_of(engine, since=BEGIN, until=UNTIL, guilds=(GUILD,), channels=CHANNELS, user=None, **limits):
    """Return the news of servers, or of one person."""
    store, records = WeekStore(engine), Records(GAMES, user, **limits)
    games = [store.of_server(since, until, guild, channels) for guild in guilds]
    for each in games if user is None else [store.of_person(since, until, user)]:
        async for some in each:
            records.add(some)
    return records.week()


def about(week, kind):
    """Return what is told of a kind: the pieces of news, by the first person whom each is about."""
    return {each.users[0]: each for each in (*week.climbs, *week.news) if each.kind == kind}


async def independent(engine, since, until):
    """Return each person's wins, longest run and climb by the rows that are stored with the games."""
    seats, wins, runs, streak = defaultdict(list), defaultdict(int), defaultdict(int), defaultdict(int)
    for seat in await rows(engine, SeatRow):
        seats[seat.game_id].append(seat)
    every = sorted(await rows(engine, GameRow), key=lambda game: (game.ended_at, game.id))
    finished = [game for game in every if game.status == "finished" and game.guild_id == GUILD]
    within = [game for game in finished if since <= game.ended_at < until]
    ratings = defaultdict(list)
    for game in finished:
        for seat in seats[game.id]:
            ratings[seat.user_id].append((game.ended_at, points(seat.mu - 3 * seat.least_sigma)))
    for game in within:
        for seat in seats[game.id]:
            won = seat.place == 1 and not seat.left_at
            wins[seat.user_id] += won
            streak[seat.user_id] = streak[seat.user_id] + 1 if won else 0
            runs[seat.user_id] = max(runs[seat.user_id], streak[seat.user_id])
    climbs = {}
    for user, course in ratings.items():
        before = [value for at, value in course if since <= at < until][:1]
        after = [value for at, value in course if at >= until][:1]
        if before and after:
            climbs[user] = after[0] - before[0]
    return within, wins, runs, climbs


async def test_the_news_are_what_the_records_say(engine, journal):
    await an_evening(journal, engine=engine)
    since, until = BEGIN + timedelta(minutes=100), BEGIN + timedelta(minutes=450)
    week = await week_of(engine, since, until)
    within, wins, runs, climbs = await independent(engine, since, until)
    assert week.games == len(within) > 3
    assert +week.wins == {user: each for user, each in wins.items() if each}
    assert [each.number for each in about(week, "run").values()] == [max(runs.values())]
    told = {user: each.number for user, each in about(week, "climb").items()}
    assert climbs
    assert {user: told[user] for user in climbs} == climbs
    (closest,) = about(week, "close").values()
    assert closest.table in {game.id for game in within}


async def test_people_who_left_have_not_played_to_the_end(engine, journal):
    await an_evening(journal)
    seats = await rows(engine, SeatRow)
    left = 0
    for game in await rows(engine, GameRow):
        if game.status == "finished":
            stayed = [seat for seat in seats if seat.game_id == game.id and seat.left_at is None]
            week = await week_of(engine, game.ended_at, game.ended_at + timedelta(seconds=1), BOTH)
            assert (week.games, week.people) == (1, len(stayed))
            left += len(stayed) < 3
    assert left


async def test_a_seat_that_was_taken_over_is_its_owners_in_the_news(engine, journal):
    await an_evening(journal, engine=engine)
    climbed = set(about(await week_of(engine), "climb"))
    async with engine.begin() as connection:
        await connection.execute(update(SeatRow).where(SeatRow.left_at.is_not(None)).values(played_by=PEOPLE[4]))
    assert set(about(await week_of(engine), "climb")) == climbed


async def test_a_recount_changes_nothing_in_the_news(engine, journal):
    await an_evening(journal, 8)
    before = await week_of(engine)
    await recount(journal._writer, GAMES, BEGIN.date())
    assert await week_of(engine) == before


async def test_whose_games_are_told(engine, journal, monkeypatch):
    monkeypatch.setattr(played, "AT_ONCE", 5)
    await an_evening(journal, engine=engine)
    everywhere, here = await week_of(engine, guilds=BOTH), await week_of(engine)
    one, other = [await week_of(engine, channels=[channel]) for channel in CHANNELS]
    assert everywhere.games > here.games == one.games + other.games > one.games > 0
    assert await week_of(engine, channels=[]) is None
    assert await week_of(engine, UNTIL, UNTIL + timedelta(days=7), BOTH) is None
    own = await week_of(engine, user=PEOPLE[0])
    assert set(own.wins) == set(about(own, "climb")) == {PEOPLE[0]}
    assert set(about(own, "bold")) <= {PEOPLE[0]}


async def test_nobody_climbs_while_their_rating_settles(engine, journal):
    await an_evening(journal, 8)
    week = await week_of(engine, guilds=BOTH)
    assert week.games
    assert {each.number for each in week.climbs} <= {0}


async def test_a_climb_is_what_the_counted_games_have_brought(engine, journal):
    """Games between them in a channel that others cannot see have changed the rating, too."""
    await an_evening(journal, engine=engine)
    both, *parts = [about(await week_of(engine, channels=each), "climb") for each in (CHANNELS, [30], [31])]
    sums = {user: sum(part[user].number for part in parts if user in part) for user in both}
    assert sums == {user: climb.number for user, climb in both.items()}
    assert parts[0] != parts[1]


async def test_who_is_not_listed_is_not_named_and_where_ratings_are_hidden_nobody_climbs(engine, journal):
    await an_evening(journal, engine=engine)
    everything = await week_of(engine, guilds=BOTH)
    hidden = await week_of(engine, guilds=BOTH, ratings=lambda guild: guild != GUILD)
    assert {each.guild for each in everything.climbs} == set(BOTH)
    assert {each.guild for each in hidden.climbs} == {GUILD + 1}
    assert everything.guilds == hidden.guilds == [*BOTH]
    for gone in PEOPLE[:4]:
        week = await week_of(engine, guilds=BOTH, listed=lambda user, gone=gone: user != gone)
        assert (week.games, week.people) == (everything.games, everything.people)
        assert gone not in {user for each in (*week.climbs, *week.news) for user in each.users}
    assert told_to_server(await week_of(engine, guilds=BOTH, listed=lambda user: False)) == []


async def test_highlights_that_fail_cost_nobody_the_other_news(engine, journal, monkeypatch, caplog):
    await an_evening(journal)
    told = await week_of(engine)
    for wrong in (lambda _: Highlights(7.0), lambda _: {}[0]):
        caplog.clear()
        monkeypatch.setattr(GAMES["claro"], "highlights", wrong)
        week = await week_of(engine)
        assert (week.games, week.people, week.wins) == (told.games, told.people, told.wins)
        assert not about(week, "close")
        assert "has no highlights: " in caplog.text
        assert "claro (the bot itself)" in caplog.text
