"""Games are counted again in the order in which they were counted first, whatever the clock said."""

from datetime import UTC, datetime
from random import Random

import pytest

from bot.features.standings.rows import AchievementRow, DuelRow, PlayerRow, TallyRow
from bot.features.standings.rules.recount import recount
from bot.features.standings.store.finished import History
from bot.features.standings.store.ratings import Rating
from bot.features.standings.store.statistics import StatisticsStore
from bot.games.catalog import GAMES
from bot.store.engine.models import GameRow, SeatRow, StandingRow
from bot.tables.live.opening import paired_table
from bot.tables.rules import lobby
from bot.tables.rules.moment import Moment
from tests.features.standings.store.evening import rows
from tests.tables.evening import ARMIN, CLARA, CLARO, LAURA, Evening

GUILD = 10
COUNTED = (PlayerRow, DuelRow, TallyRow, AchievementRow, SeatRow)


@pytest.fixture
async def evening(engine):
    evening = Evening(engine)
    yield evening
    await evening.close()


async def play_out(evening, table, at, chance):
    """Play a game to its end, at a moment at which the clock stands still."""
    while table.live:
        if not table.people_to_act():
            await evening.pass_seconds(2)
            continue
        seat = table.people_to_act()[0]
        evening.time = at
        move = chance.choice(list(table.position.legal_moves(seat)))
        await evening.room.play(table, table.seats[seat].user, table.turn, move)


async def everything(engine):
    return [sorted(map(str, await rows(engine, model))) for model in COUNTED]


@pytest.mark.parametrize("back", [0.0, 0.5, 90_000.0], ids=["at once", "a moment earlier", "a day earlier"])
async def test_the_last_opened_table_ends_first(engine, evening, back):
    chance, tables = Random(1), []
    for channel in (20, 21, 22):
        table = await evening.room.open(CLARO, GUILD, channel, LAURA)
        await evening.room.do(table, lobby.join, CLARA)
        await evening.room.do(table, lobby.start, LAURA)
        tables.append(table)
    at = evening.time + 1_000_000
    for table in reversed(tables):
        await play_out(evening, table, at, chance)
        at -= back
    opened = [table.id for table in tables]
    assert {row.id: row.counted for row in await rows(engine, GameRow)} == dict(zip(opened, (3, 2, 1), strict=True))
    before = await everything(engine)
    await recount(evening.journal._writer, GAMES, datetime.fromtimestamp(0, UTC).date())
    assert await everything(engine) == before

    history = await History(engine).of_user(LAURA, GUILD, "claro", 0)
    assert [each.id for each in history.games] == opened
    own = {row.game_id: Rating(row.mu, row.sigma, row.least_sigma) for row in before_of(await rows(engine, SeatRow))}
    found = await StatisticsStore(engine).of(GUILD, "claro", LAURA, None, datetime.fromtimestamp(at, UTC))
    assert [value for _, value in found.course[:-1]] == [own[number].value for number in reversed(opened)]


def before_of(seats):
    return [seat for seat in seats if seat.user_id == LAURA]


async def test_credits_of_a_tournament_s_table_are_nobody_s_when_it_is_counted_again(engine, evening):
    moment, players = Moment(datetime.fromtimestamp(evening.time, UTC)), [(0, LAURA), (1, CLARA), (2, ARMIN)]
    game, more = GAMES["stardust"], {"options": {"stake": "1000"}, "tournament": 5, "pairing": 9}
    table = await evening.room.convene(game, paired_table(game, GUILD, 20, players, moment, **more))
    await evening.room.do(table, lobby.begin)
    await play_out(evening, table, evening.time, Random(1))
    before = await everything(engine)
    assert table.outcome is not None
    assert {row.stars for row in await rows(engine, StandingRow)} == {0}
    await recount(evening.journal._writer, GAMES, datetime.fromtimestamp(0, UTC).date())
    assert {row.stars for row in await rows(engine, StandingRow)} == {0}
    assert await everything(engine) == before
