"""Leaderboards, ratings, statistics, histories, seasons, privacy: on SQLite and on PostgreSQL."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from bot.features.people.store.privacy import Privacy, StillSeated
from bot.features.standings.rows import DuelRow, PlayerRow, TallyRow
from bot.features.standings.rules.recount import recount, recount_if_missing
from bot.features.standings.store.finished import History, PastSeat
from bot.features.standings.store.ratings import Rating, points, rate
from bot.features.standings.store.seasons import Seasons
from bot.features.standings.store.standings import Place, RankedBy, Standings
from bot.features.standings.store.statistics import StatisticsStore
from bot.games.catalog import GAMES
from bot.store.engine.fence import NotSaved
from bot.store.engine.models import BoardRow, GameRow, SeatRow, StandingRow
from bot.store.journal.entries import Moved, Opening, SeatControl, Seating, Started
from bot.store.journal.journal import Journal, open_writer
from bot.store.periods import Period, expiry, keys_at
from tests.features.standings.store.evening import BEGIN, PEOPLE, compare, dice, play_some, rows, stored
from tests.store.exported import exported
from tests.store.results import result

SERVER = Place("claro", 10, is_channel=False, period="all")
LONG_AGO = date(2026, 1, 1)


async def finish(journal, people, scores, places, *, channel=20, parent=None, at=BEGIN, gone=()):
    """Store a game with these people and results. Those in ``gone`` have left it."""
    seats = tuple(Seating(user, None, at) for user in people)
    table = await journal.open(Opening("claro", 10, channel, people[0], 6, {}, seats, at, parent=parent))
    await journal.write(Started(table, seats, bytes(32), "c" * 64, at, None))
    for seat, user in enumerate(people):
        if user in gone:
            await journal.write(SeatControl(table, seat, away=True, left_at=at, deadline=None))
    given_up = [seat for seat, user in enumerate(people) if user in gone]
    how = result(scores, places, given_up)
    last = Moved(table, 0, 0, "24", automatic=False, at=at, deadline=None, result=how)
    await journal.write(last)
    return last


async def lines(engine, what=RankedBy.STARS, place=SERVER, number=0, user=0):
    return await Standings(engine).page(place, what, number, user)


async def again(engine, count=recount):
    """Recount all games."""
    writer = open_writer(engine)
    try:
        return await count(writer, GAMES, LONG_AGO)
    finally:
        await writer.close()


# Counting


async def test_a_game_in_a_thread_counts_for_its_channel_too(journal, engine):
    thread, channel, other = [Place("claro", number, is_channel=True, period="all") for number in (20, 30, 40)]
    await finish(journal, [1, 2], [3, 1], [1, 2], parent=30)
    await finish(journal, [1, 2], [0, 3], [2, 1], channel=21, parent=30)
    await finish(journal, [1, 2], [2, 0], [1, 2], channel=30)

    async def stars(place):
        return {line.user: (line.games, line.stars) for line in (await lines(engine, place=place)).lines}

    assert await stars(SERVER) == {1: (3, 5), 2: (3, 4)}
    assert await stars(channel) == {1: (3, 5), 2: (3, 4)}
    assert await stars(thread) == {1: (1, 3), 2: (1, 1)}
    assert await stars(other) == {}


@pytest.mark.parametrize("gap", [0, 400])
async def test_everything_stored_is_what_the_records_say_and_a_recount_gives_the_same(journal, engine, gap):
    await play_some(journal, 24, dice(3), gap=gap)
    games, people = await compare(engine)
    assert games > 24
    assert people > len(PEOPLE)  # in two servers
    before = await stored(engine), sorted(await rows(engine, SeatRow)), await ratings_shown(engine)
    assert await again(engine) > 15
    assert (await stored(engine), sorted(await rows(engine, SeatRow)), await ratings_shown(engine)) == before


async def ratings_shown(engine):
    boards = {row.id: (row.place_id, row.is_channel, row.period) for row in await rows(engine, BoardRow)}
    return {
        (*boards[row.board_id], row.user_id): (row.rating, row.rate, row.settled)
        for row in await rows(engine, StandingRow)
    }


async def test_a_database_from_before_the_standings_is_counted_once(journal, engine):
    await play_some(journal, 5, dice(4))
    whole = await stored(engine)
    async with engine.begin() as connection:
        for model in (StandingRow, BoardRow, PlayerRow, DuelRow, TallyRow):
            await connection.execute(model.__table__.delete())
    assert await again(engine, recount_if_missing) > 0
    assert await stored(engine) == whole
    assert await again(engine, recount_if_missing) == 0


async def test_the_same_last_move_twice_counts_once(journal, engine):
    last = await finish(journal, (1, 2), (3, 1), (1, 2))
    with pytest.raises(NotSaved):
        await journal.write(last)  # the same answer twice, as after a crash between game end and answer
    page = await lines(engine)
    assert [(line.user, line.stars, line.wins, line.games) for line in page.lines] == [(1, 3, 1, 1), (2, 1, 0, 1)]


async def test_a_seat_the_computer_finished_is_lost_for_who_left(journal, engine):
    await finish(journal, (1, 2, 3), (3, 1, 2), (1, 3, 2), gone=(1,))
    page = await lines(engine)
    assert [(line.user, line.stars, line.wins) for line in page.lines] == [(3, 2, 0), (2, 1, 0), (1, 0, 0)]
    players = {row.user_id: row for row in await rows(engine, PlayerRow)}
    # The computer came first: nobody has gained by it.
    assert players[3].mu == players[2].mu == Rating().mu > players[1].mu


async def test_one_person_alone_changes_no_rating(journal, engine):
    seats = (Seating(1, None, BEGIN), Seating(None, "normal", BEGIN, name="Vega"))
    table = await journal.open(Opening("claro", 10, 20, 1, 6, {}, seats, BEGIN))
    await journal.write(Started(table, seats, bytes(32), "c" * 64, BEGIN, None))
    await journal.write(Moved(table, 0, 0, "24", False, BEGIN, None, result((3, 0), (1, 2), strengths=(None, 25.0))))
    (player,) = await rows(engine, PlayerRow)
    assert (player.mu, player.sigma, player.rated, player.streak) == (Rating().mu, Rating().sigma, 0, 1)
    assert (await lines(engine, RankedBy.RATING)).lines == []
    assert [line.stars for line in (await lines(engine)).lines] == [3]


async def test_a_rating_is_what_openskill_says_and_levels_out(journal, engine):
    first = rate([Rating(), Rating()], [1, 2])
    await finish(journal, (1, 2), (3, 0), (1, 2))
    players = {row.user_id: Rating(row.mu, row.sigma) for row in await rows(engine, PlayerRow)}
    assert players == {1: first[0], 2: first[1]}
    assert points(Rating().value) == 1000
    assert points(first[0].value) > 1000 > points(first[1].value) - 100
    await finish(journal, (1, 2), (0, 3), (2, 1), at=BEGIN + timedelta(days=1))
    players = {row.user_id: Rating(row.mu, row.sigma) for row in await rows(engine, PlayerRow)}
    assert players[1].mu == pytest.approx(players[2].mu, abs=1.0)


# Leaderboards


async def test_level_people_share_a_place_on_every_page(journal, engine):
    everybody = list(range(1, 26))
    for one, other in zip(everybody[::2], everybody[1::2], strict=False):
        await finish(journal, (one, other), (3, 1), (1, 2), channel=one)
    first, second = await lines(engine, user=24), await lines(engine, number=1, user=24)
    assert [line.place for line in first.lines] == [1] * 10
    assert [line.place for line in second.lines] == [1, 1, *[13] * 8]
    third = await lines(engine, number=2, user=24)
    assert [line.place for line in third.lines] == [13] * 4
    assert (first.more, second.more, third.more) == (True, True, False)
    seen = [line.user for page in (first, second, third) for line in page.lines]
    assert sorted(seen) == everybody[:24]
    assert all(
        page.mine is not None and (page.mine.user, page.mine.place) == (24, 13) for page in (first, second, third)
    )
    assert (await lines(engine, user=25)).mine is None


async def test_each_place_and_period_has_its_own(journal, engine):
    await finish(journal, (1, 2), (3, 0), (1, 2), channel=20, at=BEGIN)
    await finish(journal, (2, 1), (3, 1), (1, 2), channel=21, at=BEGIN + timedelta(hours=4))
    sunday, monday = keys_at(BEGIN, None), keys_at(BEGIN + timedelta(hours=4), None)
    assert sunday[Period.TODAY] != monday[Period.TODAY]
    assert sunday[Period.WEEK] != monday[Period.WEEK]
    assert sunday[Period.MONTH] == monday[Period.MONTH]

    async def stars(place):
        return {line.user: line.stars for line in (await lines(engine, place=place)).lines}

    assert await stars(SERVER) == {1: 4, 2: 3}
    assert await stars(replace(SERVER, id=20, is_channel=True)) == {1: 3, 2: 0}
    assert await stars(replace(SERVER, id=21, is_channel=True)) == {1: 1, 2: 3}
    assert await stars(replace(SERVER, period=sunday[Period.WEEK])) == {1: 3, 2: 0}
    assert await stars(replace(SERVER, period=monday[Period.TODAY])) == {1: 1, 2: 3}
    assert await stars(replace(SERVER, id=11)) == {}
    rating = {line.user: line.rating for line in (await lines(engine, RankedBy.RATING)).lines}
    here = replace(SERVER, id=20, is_channel=True)
    assert {line.user: line.rating for line in (await lines(engine, RankedBy.RATING, here)).lines} == rating


async def test_a_rate_of_wins_takes_some_games(journal, engine):
    for number in range(10):
        assert (await lines(engine, RankedBy.RATE)).lines == []
        await finish(journal, (1, 2), (3, 0) if number < 4 else (0, 3), (1, 2) if number < 4 else (2, 1))
    assert [(line.user, line.rate) for line in (await lines(engine, RankedBy.RATE)).lines] == [(2, 0.6), (1, 0.4)]
    wins = (await lines(engine, RankedBy.WINS)).lines
    assert [(line.user, line.wins) for line in wins] == [(2, 6), (1, 4)]


async def test_leaderboards_that_are_over_are_taken_away(journal, engine):
    await finish(journal, (1, 2), (3, 0), (1, 2))
    standings = Standings(engine)
    assert await standings.sweep(BEGIN.date() + timedelta(days=1)) == 0
    assert await standings.sweep(BEGIN.date() + timedelta(days=2)) == 4  # two of the server, two of the channel
    assert {row.period[0] for row in await rows(engine, BoardRow)} == {"m", "a"}
    assert len(await rows(engine, StandingRow)) == 8
    assert (await lines(engine)).lines != []


@pytest.mark.parametrize(
    ("period", "gone"),
    [(Period.TODAY, date(2026, 5, 5)), (Period.WEEK, date(2026, 5, 5)), (Period.MONTH, date(2026, 6, 2))],
)
def test_when_leaderboards_go(period, gone):
    assert expiry(period, BEGIN) == gone
    assert expiry(Period.ALL, BEGIN) is None


# Seasons


async def test_a_season_keeps_its_table_when_it_is_over(journal, engine):
    seasons = Seasons(engine)
    await seasons.start(10, "claro", "Spring", BEGIN)
    await finish(journal, (1, 2), (3, 0), (1, 2), at=BEGIN + timedelta(hours=1))
    spring = await seasons.current(10, "claro")
    await seasons.start(10, "claro", "Summer", BEGIN + timedelta(hours=2), ends=spring.id)
    await finish(journal, (1, 2), (0, 3), (2, 1), at=BEGIN + timedelta(hours=3))
    summer, spring = await seasons.all(10, "claro")
    assert (spring.name, summer.name, summer.ended_at) == ("Spring", "Summer", None)
    old = replace(SERVER, period=f"s{spring.id}")
    before = (await lines(engine, RankedBy.RATING, old)).lines
    assert [(line.user, line.stars) for line in before] == [(1, 3), (2, 0)]
    new = await lines(engine, place=replace(SERVER, period=f"s{summer.id}"))
    assert [(line.user, line.stars) for line in new.lines] == [(2, 3), (1, 0)]
    assert await seasons.end(10, "claro", BEGIN + timedelta(hours=4))
    assert not await seasons.end(10, "claro", BEGIN + timedelta(hours=4))
    await finish(journal, (1, 2), (0, 3), (2, 1), at=BEGIN + timedelta(hours=5))
    assert (await lines(engine, RankedBy.RATING, old)).lines == before
    assert await seasons.current(10, "claro") is None


async def test_seasons_are_counted_again_as_they_were(journal, engine):
    seasons = Seasons(engine)
    await play_some(journal, 5, dice(8))
    middle = max(row.ended_at for row in await rows(engine, GameRow)) + timedelta(minutes=1)
    await seasons.start(10, "claro", "One", middle)
    await play_some(journal, 6, dice(9), begin=middle)
    late = max(row.ended_at for row in await rows(engine, GameRow)) + timedelta(minutes=1)
    await seasons.end(10, "claro", late)
    await play_some(journal, 4, dice(10), begin=late)
    before = await stored(engine), await ratings_shown(engine)
    assert any(key[2].startswith("s") for key in before[0][0])
    await again(engine)
    names = await ratings_shown(engine)
    assert (await stored(engine), names) == before


# Statistics and history


async def test_statistics_say_what_was_counted(journal, engine):
    await play_some(journal, 16, dice(5))
    players = [row for row in await rows(engine, PlayerRow) if row.rated > 2]
    assert players
    one = players[0]
    other = next(row for row in await rows(engine, DuelRow) if one.user_id in (row.first_id, row.second_id))
    versus = other.second_id if other.first_id == one.user_id else other.first_id
    found = await StatisticsStore(engine).of(other.guild_id, "claro", one.user_id, versus, BEGIN)
    assert found is not None
    everywhere = (await stored(engine))[0][other.guild_id, False, "all", one.user_id]
    assert (found.games, found.wins, found.stars) == (everywhere["games"], everywhere["wins"], everywhere["stars"])
    assert found.tallies["rounds_won"] == found.stars or found.tallies["rounds_won"] > found.stars
    assert len(found.course) == found.games + 1
    assert found.course[-1][1] == found.rating.value
    assert found.duel is not None
    assert found.duel.games == other.games
    back = await StatisticsStore(engine).of(other.guild_id, "claro", versus, one.user_id, BEGIN)
    assert back is not None
    assert back.duel is not None
    assert (back.duel.ahead, back.duel.behind) == (found.duel.behind, found.duel.ahead)
    assert await StatisticsStore(engine).of(999, "claro", one.user_id, None, BEGIN) is None


async def test_a_history_has_the_newest_first_and_knows_channels(journal, engine):
    for number in range(7):
        await finish(
            journal, (1, 2), (3, number % 3), (1, 2), channel=20 + number % 2, at=BEGIN + timedelta(hours=number)
        )
    history = History(engine)
    first = await history.of_guild(10, "claro", 0, [20, 21])
    second = await history.of_guild(10, "claro", 1, [20, 21])
    assert (len(first.games), first.more, len(second.games), second.more) == (5, True, 2, False)
    ends = [past.ended_at for page in (first, second) for past in page.games]
    assert ends == sorted(ends, reverse=True)
    assert {past.channel for past in (await history.of_guild(10, "claro", 0, [21])).games} == {21}
    assert len((await history.of_channel(20, "claro", 0)).games) == 4
    assert len((await history.of_user(1, 10, "claro", 1)).games) == 2
    assert (await history.of_user(3, 10, "claro", 0)).games == []
    assert first.games[0].seats == [PastSeat(1, None, 3, 1), PastSeat(2, None, 0, 2)]


# Privacy


async def ids_of(engine, user):
    """Return the tables and columns that have a person's id."""
    found = set()
    for model in (GameRow, SeatRow, StandingRow, PlayerRow, DuelRow, TallyRow):
        for row in await rows(engine, model):
            found |= {(model.__tablename__, key) for key, value in row._mapping.items() if value == user}
    return found


async def test_export_has_everything_and_forget_takes_it_out(journal, engine):
    await play_some(journal, 12, dice(6))
    user, privacy = PEOPLE[0], Privacy(engine)
    kept = await exported(engine, user, BEGIN.date())
    assert set(kept) == {"games", "standings", "players", "tallies", "duels"}
    assert str(PEOPLE[1]) not in str(kept)
    seats = [row for row in await rows(engine, SeatRow) if row.user_id == user]
    assert len(kept["games"]) == len(seats) > 0
    others = {key: line for key, line in (await stored(engine))[0].items() if key[3] != user}
    assert await ids_of(engine, user)
    await privacy.forget(user, BEGIN.date())
    assert await ids_of(engine, user) == set()
    assert await exported(engine, user, BEGIN.date()) == {}
    assert (await stored(engine))[0] == others
    after = await stored(engine), await ratings_shown(engine)
    await again(engine)  # the games are kept, and so are everybody else's numbers
    assert (await stored(engine), await ratings_shown(engine)) == after


async def test_who_sits_at_a_table_is_not_forgotten_yet(journal, engine):
    await finish(journal, (1, 2), (3, 0), (1, 2))
    await journal.open(Opening("claro", 10, 99, 1, 6, {}, (Seating(1, None, BEGIN),), BEGIN))
    before = await stored(engine)
    with pytest.raises(StillSeated) as refused:
        await Privacy(engine).forget(1, BEGIN.date())
    assert [(each.guild, each.channel, each.parent) for each in refused.value.tables] == [(10, 99, None)]
    assert await stored(engine) == before


async def test_a_database_that_fails_forgets_nothing(journal, engine):
    await finish(journal, (1, 2), (3, 0), (1, 2))
    async with engine.begin() as connection:
        await connection.exec_driver_sql("ALTER TABLE tallies RENAME TO elsewhere")
    with pytest.raises(NotSaved):
        await Privacy(engine).forget(1, BEGIN.date())
    with pytest.raises(NotSaved):
        await again(engine)
    assert [line.user for line in (await lines(engine)).lines] == [1, 2]
    assert isinstance(journal, Journal)
