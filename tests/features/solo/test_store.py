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
from bot.features.solo.store.deals import DayDeal, DealStore
from bot.features.solo.store.solo import Hinted, SharedMessage, SoloStore, WentOn
from bot.games.catalog import PATIENCES
from bot.runtime.background import Clock
from bot.runtime.refusal import Refusal
from bot.runtime.thinking import Thinker
from bot.store.engine import database
from bot.store.engine.database import open_engine
from bot.store.engine.fence import OutOfDate
from bot.store.engine.models import SoloRow
from bot.store.journal.entries import Help
from bot.store.journal.played import count_finished
from bot.tables.rules.table import TURNS
from tests.journals import open_journal
from tests.store.exported import exported
from tests.templates import sqlite_template

NOW = datetime(2026, 5, 4, 20, tzinfo=UTC)
PATIENCE = PATIENCES["patience"]


@pytest.fixture
def clock():
    return Clock(NOW.timestamp)


@pytest.fixture
async def alone(engine, journal, clock):
    seeds = iter(range(1, 1000))
    thinker, store = Thinker(), SoloStore(engine, journal._writer)
    yield SoloGames(PATIENCES, journal, store, thinker, clock, draw_seed=lambda: next(seeds).to_bytes(32, "big"))
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


async def test_what_a_press_returns_is_what_is_read_again(alone):
    solo, taken_back = await alone.begin(PATIENCE, 7, None, {"hand": "3"}), None
    while solo.position.outcome is None:
        solo = await alone.play(solo.id, 7, len(solo.position.moves), solo.position.legal_moves(0)[0])
        if taken_back is None and solo.position.outcome is None and solo.position.can_take_back():
            taken_back = solo = await alone.take_back(solo.id, 7)
            again = await alone.find(solo.id, 7)
            assert (again.solo, again.position.moves) == (solo.solo, solo.position.moves)
    again = await alone.find(solo.id, 7)
    assert (again.solo, again.status, again.too_late) == (solo.solo, solo.status, solo.too_late)
    assert again.solo.help == Help(0, 1)


async def test_a_button_made_for_a_move_that_was_taken_back_plays_nothing(alone):
    solo = await alone.begin(PATIENCE, 7, None, {"hand": "3"})
    while not solo.position.can_take_back() or len(solo.position.legal_moves(0)) < 2:
        before, legal = solo.choice, solo.position.legal_moves(0)
        solo = await alone.play(solo.id, 7, before, legal[0])
    after = solo.choice
    solo = await alone.take_back(solo.id, 7, after)
    assert solo.choice == before  # it is the same choice again
    solo = await alone.play(solo.id, 7, before, legal[-1])
    assert len(solo.position.moves) == after % TURNS
    assert await refusal(alone.play(solo.id, 7, after, solo.position.legal_moves(0)[0])) == "stale_button"
    assert await refusal(alone.take_back(solo.id, 7, after)) == "stale_button"
    earlier = len(solo.position.moves)  # buttons of earlier versions go on
    await alone.play(solo.id, 7, earlier, solo.position.legal_moves(0)[0])


async def test_a_move_is_written_once(journal, alone):
    solo = await alone.begin(PATIENCE, 7, None, {})
    move = solo.position.legal_moves(0)[0]
    moved = WentOn(solo.id, 0, 0, NOW, [(0, move)], None)
    await journal.write(moved)
    with pytest.raises(OutOfDate):
        await journal.write(moved)
    assert await refusal(alone.play(solo.id, 7, 0, move)) == "stale_button"


async def test_of_processes_that_decide_at_the_same_time_one_writes(engine, alone):
    solo = await alone.begin(PATIENCE, 7, None, {})
    moves = solo.position.legal_moves(0)[:4]
    journals = [open_journal(engine) for _ in moves]
    moved = (WentOn(solo.id, 0, 0, NOW, [(0, move)], None) for move in moves)
    writes = (journal.write(each) for journal, each in zip(journals, moved, strict=True))
    written = await asyncio.gather(*writes, return_exceptions=True)
    await asyncio.gather(*(journal.close() for journal in journals))
    assert written.count(None) == 1
    assert {type(each) for each in written} == {type(None), OutOfDate}
    assert (await alone.find(solo.id, 7)).position.moves == [(0, moves[written.index(None)])]


async def test_of_many_who_play_at_the_same_time_in_a_file_nobody_waits_for_its_lock_in_vain(tmp_path, monkeypatch):
    monkeypatch.setattr(database, "BUSY_MILLISECONDS", 1)
    file = tmp_path / "x.db"
    file.write_bytes(sqlite_template())
    engine, thinker = open_engine(f"sqlite+aiosqlite:///{file}"), Thinker()
    journal = open_journal(engine)
    alone = SoloGames(PATIENCES, journal, SoloStore(engine, journal._writer), thinker, Clock(NOW.timestamp))
    begun = await asyncio.gather(*(alone.begin(PATIENCE, user, None, {}) for user in range(30)))
    moves = [each.position.legal_moves(0)[0] for each in begun]
    plays = (alone.play(each.id, each.host, 0, move) for each, move in zip(begun, moves, strict=True))
    assert [each.position.moves for each in await asyncio.gather(*plays)] == [[(0, move)] for move in moves]
    for each in (journal, thinker):
        await each.close()
    await engine.dispose()


async def test_who_decided_before_a_move_was_taken_back_and_another_played_writes_nothing(journal, alone):
    solo = await alone.begin(PATIENCE, 7, None, {})
    first, second = solo.position.legal_moves(0)[:2]
    await journal.write(WentOn(solo.id, 0, 0, NOW, [(0, first)], None))
    await journal.write(WentOn(solo.id, 1, 0, NOW, [], None, taken_back=1))
    await journal.write(WentOn(solo.id, 2, 0, NOW, [(0, second)], None))
    with pytest.raises(OutOfDate):
        await journal.write(WentOn(solo.id, 1, 1, NOW, [(0, second)], None))
    assert (await alone.find(solo.id, 7)).position.moves == [(0, second)]


async def test_nothing_is_written_of_a_game_that_is_closed(journal, alone):
    solo = await alone.begin(PATIENCE, 7, None, {})
    await alone.close_game(solo.id, 7)
    with pytest.raises(OutOfDate):
        await journal.write(WentOn(solo.id, 0, 0, NOW, [(0, solo.position.legal_moves(0)[0])], None))
    await journal.write(Hinted(solo.id, 0))
    saved = await alone.store.find(solo.id)
    assert (saved.moves, saved.solo.help) == ((), Help())


async def test_of_games_that_share_a_transaction_those_that_fit_are_written(journal, alone):
    games = [await alone.begin(PATIENCE, user, None, {}) for user in (7, 8, 9)]
    moved = [WentOn(each.id, 0, 0, NOW, [(0, each.position.legal_moves(0)[0])], None) for each in games]
    await journal.write(moved[1])
    written = await asyncio.gather(*map(journal.write, moved), return_exceptions=True)
    assert [type(each) for each in written] == [type(None), OutOfDate, type(None)]
    for each in games:
        assert len((await alone.find(each.id, each.host)).position.moves) == 1


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
    clock.now = (NOW + timedelta(days=1)).timestamp
    assert (await alone.daily(PATIENCE, 7, 10)).seed != one.seed


async def test_of_processes_that_draw_a_days_deck_at_once_all_seal_the_same_one(engine):
    stores = [DealStore(engine) for _ in range(4)]
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
    assert (await DealStore(engine).best("patience", NOW.date()))[1] is not None


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
