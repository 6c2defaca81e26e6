"""Games that one person plays alone, on both databases: moves, each written once, and the day's table."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256

import pytest
from sqlalchemy import update

from bot.features.people.store.own_tables import OwnTables
from bot.features.people.store.privacy import Privacy
from bot.features.solo.rules.games import SoloGames
from bot.features.solo.store.deals import DayDeal
from bot.features.solo.store.solo import Progress, SharedMessage, SoloStore
from bot.games.catalog import PATIENCES
from bot.runtime.refusal import Refusal
from bot.runtime.thinking import Thinker
from bot.store.engine.fence import OutOfDate
from bot.store.engine.models import SoloRow
from bot.store.journal.entries import Help
from bot.store.journal.played import count_finished
from tests.store.exported import exported

NOW = datetime(2026, 5, 4, 20, tzinfo=UTC)
PATIENCE = PATIENCES["patience"]


class Day:
    """A clock that the test sets."""

    def __init__(self):
        self.now = NOW

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Day()


@pytest.fixture
async def alone(engine, clock):
    seeds = iter(range(1, 1000))
    thinker = Thinker()
    yield SoloGames(PATIENCES, SoloStore(engine), thinker, lambda: next(seeds).to_bytes(32, "big"), clock)
    await thinker.close()


async def finished(alone, solo, user):
    while solo.position.to_act:
        move = solo.position.legal_moves(0)[0]
        solo = await alone.play(solo.id, user, len(solo.position.moves), move)
    await alone.besides(solo)
    return solo


async def refusal(action):
    with pytest.raises(Refusal) as caught:
        await action
    return caught.value.code


async def test_a_game_is_as_it_was_left(alone):
    solo = await alone.begin(PATIENCE, 7, None, {"hand": "3"})
    move = solo.position.legal_moves(0)[0]
    after = await alone.play(solo.id, 7, 0, move)
    again = await alone.find(solo.id, 7)
    assert again.solo == after.solo
    assert again.position.view(0) == after.position.view(0)
    assert again.position.moves == [(0, move)]


async def test_a_move_is_written_once(engine, alone):
    solo = await alone.begin(PATIENCE, 7, None, {})
    store, move = SoloStore(engine), solo.position.legal_moves(0)[0]
    await store.write(solo.id, 0, Progress(0, [(0, move)], None), NOW)
    with pytest.raises(OutOfDate):
        await store.write(solo.id, 0, Progress(0, [(0, move)], None), NOW)
    assert await refusal(alone.play(solo.id, 7, 0, move)) == "stale_button"


async def test_of_processes_that_decide_at_the_same_time_one_writes(engine, alone):
    solo = await alone.begin(PATIENCE, 7, None, {})
    moves = solo.position.legal_moves(0)[:4]
    writes = (SoloStore(engine).write(solo.id, 0, Progress(0, [(0, move)], None), NOW) for move in moves)
    written = await asyncio.gather(*writes, return_exceptions=True)
    assert written.count(None) == 1
    assert {type(each) for each in written} == {type(None), OutOfDate}
    assert (await alone.find(solo.id, 7)).position.moves == [(0, moves[written.index(None)])]


async def test_who_decided_before_a_move_was_taken_back_and_another_played_writes_nothing(engine, alone):
    solo = await alone.begin(PATIENCE, 7, None, {})
    first, second = solo.position.legal_moves(0)[:2]
    store = SoloStore(engine)
    await store.write(solo.id, 0, Progress(0, [(0, first)], None), NOW)
    await store.write(solo.id, 1, Progress(0, [], None, taken_back=1), NOW)
    await store.write(solo.id, 2, Progress(0, [(0, second)], None), NOW)
    with pytest.raises(OutOfDate):
        await store.write(solo.id, 1, Progress(1, [(0, second)], None), NOW)
    assert (await alone.find(solo.id, 7)).position.moves == [(0, second)]


async def test_nobody_else_and_nothing_unknown(alone):
    solo = await alone.begin(PATIENCE, 7, None, {})
    assert await refusal(alone.find(solo.id, 8)) == "not_yours"
    assert await refusal(alone.find(99, 7)) == "unknown_table"
    assert await refusal(alone.find(1 << 70, 7)) == "unknown_table"
    assert await refusal(alone.begin(PATIENCE, 7, None, {"hand": "9"})) == "bad_option"
    assert await refusal(alone.take_back(solo.id, 7)) == "cannot_take_back"


async def test_when_it_is_over_the_fewest_rows_are_told(alone):
    solo = await finished(alone, await alone.begin(PATIENCE, 7, None, {}), 7)
    best = (await alone.besides(solo)).best
    assert best is not None
    assert best <= solo.position.scores[0] == solo.solo.score


async def test_a_days_deck_is_the_same_for_everybody_and_another_the_next_day(alone, clock):
    one, other = await alone.daily(PATIENCE, 7, 10), await alone.daily(PATIENCE, 8, 10)
    assert one.position.view(0) == other.position.view(0)
    assert one.id != other.id
    assert (await alone.daily(PATIENCE, 7, 10)).id == one.id
    clock.now += timedelta(days=1)
    assert (await alone.daily(PATIENCE, 7, 10)).seed != one.seed


async def test_of_processes_that_draw_a_days_deck_at_once_all_seal_the_same_one(engine):
    stores = [SoloStore(engine).deals for _ in range(4)]
    seeds = iter(range(4))
    draws = [store.of("patience", NOW.date(), lambda: DayDeal(bytes([next(seeds)] * 32))) for store in stores]
    drawn = await asyncio.gather(*draws)
    assert all(each == drawn[0] for each in drawn)
    assert drawn[0].seal == sha256(drawn[0].seed).hexdigest()
    assert (await stores[0].on(NOW.date()))[0] == {"patience": drawn[0]}


async def test_a_days_game_begun_in_direct_messages_counts_in_the_server_where_it_is_asked_for_first(alone):
    begun = await alone.daily(PATIENCE, 7, None)
    for guild in (10, 11):
        assert (await alone.daily(PATIENCE, 7, guild)).id == begun.id
    await finished(alone, await alone.daily(PATIENCE, 7, 11), 7)
    assert (await alone.table(PATIENCE, 10, 7)).finished == 1
    assert (await alone.table(PATIENCE, 11, 7)).finished == 0


async def test_who_asks_twice_at_once_has_one_game_all_the_same(alone):
    both = await asyncio.gather(*(alone.daily(PATIENCE, 7, 10) for _ in range(4)))
    assert len({solo.id for solo in both}) == 1


async def test_a_days_table_ranks_who_has_finished(alone, engine):
    for user in (1, 2, 3):
        await finished(alone, await alone.daily(PATIENCE, user, 10), user)
    await alone.daily(PATIENCE, 4, 10)
    await finished(alone, await alone.daily(PATIENCE, 5, 11), 5)
    page = await alone.table(PATIENCE, 10, 2)
    assert [line.user for line in page.lines] == [1, 2, 3]
    assert {line.place for line in page.lines} == {1}  # all laid the first card that fits, so all are level
    assert page.finished == 3
    assert page.mine == page.lines[1]
    assert (await alone.table(PATIENCE, 10, 4)).mine is None
    assert (await SoloStore(engine).deals.best("patience", NOW.date()))[1] is not None


async def test_of_equal_results_the_one_with_less_help_is_better(alone, engine):
    for user, hints, taken_back in ((1, 2, 0), (2, 0, 1), (3, 0, 0), (4, None, None)):
        solo = await alone.daily(PATIENCE, user, 10)
        async with engine.begin() as connection:
            theirs = update(SoloRow).where(SoloRow.user_id == user)
            await connection.execute(theirs.values(hints=hints, taken_back=taken_back))
        await finished(alone, await alone.find(solo.id, user), user)
    lines = (await alone.table(PATIENCE, 10, 1)).lines
    assert [(line.place, line.user, line.help) for line in lines] == [
        (1, 3, Help()),
        (1, 4, None),
        (3, 2, Help(0, 1)),
        (4, 1, Help(2, 0)),
    ]


async def test_a_hint_is_counted_once_for_each_choice(alone):
    number = (await alone.daily(PATIENCE, 7, 10)).id
    for _ in range(3):
        solo, moves = await alone.hint(number, 7)
    assert (await alone.find(number, 7)).solo.help == Help(1, 0)
    await alone.play(number, 7, 0, moves[0])
    await alone.hint(number, 7)
    solo = await finished(alone, await alone.find(number, 7), 7)
    assert solo.solo.help == Help(2, 0)
    assert await refusal(alone.hint(number, 7)) == "game_over"


async def test_export_and_forget_know_shared_results(alone, engine):
    solo = await finished(alone, await alone.begin(PATIENCE, 7, 10, {}), 7)
    await alone.store.share(solo.id, 7, 10, SharedMessage(100, 1000))
    await alone.store.share(solo.id, 7, 10, SharedMessage(100, 1001))
    assert await alone.store.shared(solo.id, 10) == SharedMessage(100, 1001)
    assert await alone.store.shared(solo.id, 11) is None
    (row,) = (await exported(engine, 7, NOW.date()))["shared"]
    assert row["message_id"] == "1001"
    await Privacy(engine).forget(7, NOW.date())
    assert await exported(engine, 7, NOW.date()) == {}
    await alone.store.share(solo.id, 7, 10, SharedMessage(100, 1002))  # posted while they were forgotten
    assert await alone.store.shared(solo.id, 10) is None


async def test_export_and_forget_know_them(alone, engine):
    await alone.daily(PATIENCE, 7, 10)
    privacy = Privacy(engine)
    (row,) = (await exported(engine, 7, NOW.date()))["solo"]
    assert (row["user_id"], row["day"]) == ("7", date(2026, 5, 4).isoformat())
    await privacy.forget(7, NOW.date())
    assert await exported(engine, 7, NOW.date()) == {}


async def test_no_query_about_tables_finds_them(alone, engine, journal):
    over = await finished(alone, await alone.begin(PATIENCE, 7, 10, {}), 7)
    begun = await alone.begin(PATIENCE, 7, 10, {"hand": "3"})
    for number in (over.id, begun.id):
        assert await journal.load(number) is None
    assert await journal.live() == await journal.over_since(NOW - timedelta(days=1)) == []
    assert await journal.live_in(0) is None
    assert (await OwnTables(engine).of(7, 9)) == ([], 0)
    async with engine.connect() as connection:
        assert await connection.run_sync(count_finished) == 0
    await Privacy(engine).forget(7, NOW.date())  # they sit at no table
    assert await alone.store.find(begun.id) is None
