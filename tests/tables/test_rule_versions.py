"""A game goes on by the version of the rules that it began with, whatever is the newest."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import insert

from bot.features.solo.rules.games import SoloGames
from bot.features.solo.store.solo import SoloStore
from bot.games.catalog import ALL_GAMES, GAMES
from bot.games.record import replay
from bot.runtime.background import Clock
from bot.runtime.refusal import Refusal
from bot.runtime.thinking import Thinker
from bot.store.engine.database import open_engine, upgrade
from bot.store.engine.models import GameRow, MoveRow, SeatRow
from bot.store.journal.entries import Opening, Seating
from bot.store.journal.played import finished_games
from bot.tables.rules import lobby, playing
from bot.tables.rules.moment import Moment
from bot.tables.rules.table import Table
from bot.tables.views.log import record_file
from tests.journals import open_journal

NOW = datetime(2026, 5, 4, 20, tzinfo=UTC)
STARDUST = GAMES["stardust"]
RECORDS = Path(__file__).parents[1] / "games" / "records"
BEFORE_VERSIONS = "0008"


def opening():
    return Opening("stardust", 10, 20, 101, 5, {}, tuple(Seating(user, None, NOW) for user in (101, 102, 103)), NOW)


async def play_on(journal, table, moves):
    """Play moves at a table as its people would."""
    for seat, move in moves:
        entry = playing.play(table, Moment(NOW), table.seats[seat].user, table.position.turn, move)
        await journal.write(entry)
        table.apply(entry)


@pytest.mark.parametrize("name", ["stardust-1-quick-death", "stardust-1-uncalled-bet", "stardust-1"])
async def test_a_game_from_before_there_were_versions_goes_on_as_it_began(empty_url, name):
    record = (RECORDS / f"{name}.txt").read_text(encoding="utf-8")
    played = replay(record, ALL_GAMES)
    lines = [line.split() for line in record.splitlines()]
    seed = next(words[1] for words in lines if words[0] == "seed")
    options = {words[1]: words[2] for words in lines if words[0] == "option"}
    moves, half = played.position.moves, len(played.position.moves) // 2

    engine = open_engine(empty_url)
    await upgrade(engine, BEFORE_VERSIONS)
    game = {"id": 1, "game": "stardust", "guild_id": 10, "channel_id": 20, "host_id": 100, "capacity": 5}
    game |= {"options": options, "seed": seed, "status": "playing", "created_at": NOW, "paused": False, "stake": 0}
    seats = [
        {"game_id": 1, "seat": seat, "user_id": 100 + seat, "away": False, "joined_at": NOW}
        for seat in range(len(played.names))
    ]
    written = [
        {"game_id": 1, "ply": ply, "seat": seat, "move": move, "automatic": False, "at": NOW}
        for ply, (seat, move) in enumerate(moves[:half])
    ]
    async with engine.begin() as connection:
        for row, values in ((GameRow, game), (SeatRow, seats), (MoveRow, written)):
            await connection.execute(insert(row.__table__), values)
    await upgrade(engine)

    journal = open_journal(engine)
    table = Table.restore(await journal.load(1), STARDUST)
    assert table.position.moves == moves[:half]
    await play_on(journal, table, moves[half:])
    assert table.outcome == played.position.outcome
    assert list(table.position.rounds) == list(played.position.rounds)

    again = Table.restore(await journal.load(1), STARDUST)
    assert again.outcome == played.position.outcome
    kept = replay(record_file(again).content.decode(), ALL_GAMES)
    assert kept.error is None
    assert list(kept.position.rounds) == list(played.position.rounds)
    await journal.close()
    await engine.dispose()


async def test_a_new_game_follows_the_newest_version_for_good(journal):
    number = await journal.open(opening())
    table = Table.restore(await journal.load(number), STARDUST)
    started = lobby.start(table, Moment(NOW, draw_seed=lambda: bytes(32)), 101)
    assert started.rules == STARDUST.rules
    await journal.write(started)
    table.apply(started)
    saved = await journal.load(number)
    assert saved.rules == STARDUST.rules
    again = Table.restore(saved, STARDUST)
    assert type(again.position) is type(table.position)
    assert type(again.position_after(0)) is type(table.position)
    assert f"\nrules {STARDUST.rules}\n" in record_file(again).content.decode()


async def test_finished_games_are_counted_again_by_their_versions(journal, engine):
    table = Table.restore(await journal.load(await journal.open(opening())), STARDUST)
    for rules in STARDUST.versions:
        started = replace(lobby.start(table, Moment(NOW, draw_seed=lambda: bytes(32)), 101), rules=rules)
        await journal.write(started)
        table.apply(started)
        while table.live:
            seat = table.position.to_act[0]
            await play_on(journal, table, [(seat, table.position.automatic(seat))])
        table = Table.restore(await journal.load(await journal.open(opening())), STARDUST)
    async with engine.connect() as connection:
        found = await connection.run_sync(lambda sync: [played.saved.rules for played in finished_games(sync)])
    assert found == list(STARDUST.versions)


async def test_a_lobby_from_before_an_upgrade_starts_with_the_newest_version(journal):
    saved = await journal.load(await journal.open(opening()))
    assert saved.rules == 1
    table = Table.restore(saved, STARDUST)
    table.apply(lobby.start(table, Moment(NOW, draw_seed=lambda: bytes(32)), 101))
    assert table.rules == STARDUST.rules


async def test_a_table_that_comes_from_another_process_keeps_its_version(journal):
    number = await journal.open(opening())
    table, stale = [Table.restore(await journal.load(number), STARDUST) for _ in range(2)]
    await journal.write(lobby.start(table, Moment(NOW, draw_seed=lambda: bytes(32)), 101))
    stale.become(Table.restore(await journal.load(number), STARDUST))
    assert stale.rules == STARDUST.rules
    assert type(stale.position_after(0)) is type(stale.position)


async def test_a_game_of_one_person_keeps_its_version(engine, journal):
    patience, store, thinker = ALL_GAMES["patience"], SoloStore(engine, journal._writer), Thinker()
    clock = Clock(NOW.timestamp)
    alone = SoloGames({"patience": patience}, journal, store, thinker, clock, draw_seed=lambda: bytes(32))
    solo = await alone.begin(patience, 7, None, {})
    assert (await store.find(solo.id)).rules == patience.rules
    daily = await alone.daily(patience, 7, None)
    assert (await store.find(daily.id)).rules == patience.rules
    saved = await store.find(solo.id)
    newer = await store.open(replace(saved, rules=patience.rules + 1), None)
    with pytest.raises(Refusal) as caught:  # written by a newer bot than this one
        await alone.find(newer.id, 7)
    assert caught.value.code == "game_away"
    await thinker.close()
