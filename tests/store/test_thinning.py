"""Old games lose their moves, and nothing that is counted."""

import asyncio
import re
import sqlite3
from contextlib import closing
from datetime import UTC, date, datetime, timedelta

import pytest
from sqlalchemy import func, select, update

from bot.__main__ import main
from bot.config import BadSettings, read_settings
from bot.features.standings.rows import AchievementRow, DuelRow, PlayerRow, TallyRow
from bot.rows import METADATA
from bot.store import thinning
from bot.store.engine.database import open_engine, upgrade
from bot.store.engine.models import BoardRow, GameRow, GuessRow, MoveRow, SeatRow, StandingRow
from bot.store.journal.journal import open_writer
from bot.store.thinning import Thinning
from tests.command_line.test_copy_database import contents
from tests.conftest import open_house
from tests.e2e.playing import confirm, hand_of, play_out, started
from tests.features.standings.store.evening import dice, play_some
from tests.journals import open_journal

TODAY = date(2030, 6, 15)
KEPT = "That game was too long ago: only its result is kept."
COUNTED = (PlayerRow, TallyRow, DuelRow, AchievementRow, BoardRow, StandingRow, SeatRow, GuessRow)


async def thinned(engine, days, today=TODAY):
    writer = open_writer(engine)
    try:
        return await Thinning(engine, writer).thin(days, today)
    finally:
        await writer.close()


async def test_moves_and_seeds_of_old_games_go_and_everything_counted_stays(engine, journal, monkeypatch):
    monkeypatch.setattr(thinning, "AT_ONCE", 2)
    monkeypatch.setattr(thinning, "PAUSE_SECONDS", 0.0)
    await play_some(journal, 6, dice(2))
    at = datetime(2030, 5, 15, 23, 59, tzinfo=UTC)
    async with engine.begin() as connection:
        games = list(await connection.scalars(select(GameRow.id).where(GameRow.ended_at.is_not(None))))
        old, new = games[:5], games[5:]
        await connection.execute(update(GameRow).where(GameRow.id.in_(old)).values(ended_at=at))
        later = at + timedelta(minutes=1)
        await connection.execute(update(GameRow).where(GameRow.id.in_(new)).values(ended_at=later))
    url = engine.url.render_as_string(hide_password=False)
    before = await contents(url)
    assert await thinned(engine, 30) == len(old)
    after = await contents(url)
    for row in COUNTED:
        assert after[row.__tablename__] == before[row.__tablename__]
    async with engine.connect() as connection:
        moves = (await connection.execute(select(MoveRow.game_id, func.count()).group_by(MoveRow.game_id))).all()
        seeds = set(await connection.scalars(select(GameRow.id).where(GameRow.seed.is_not(None))))
    assert {game for game, _ in moves} & set(old) == set()
    assert {game for game, _ in moves} >= set(new)
    assert (seeds & set(old), seeds >= set(new)) == (set(), True)
    assert await thinned(engine, 30) == 0


async def test_a_game_that_was_closed_midway_says_that_too(house):
    laura, clara = await started(house, "Laura", "Clara")
    table = next(each for each in clara.messages.values() if not each.ephemeral)
    await confirm(laura, await laura.slash("table end"))
    await house.stop_bot()
    await house.change("UPDATE games SET ended_at = '2001-01-01 00:00:00.000000'")
    await house.start_bot()
    assert await thinned(house.app.base.engine, 14) == 1
    for label in ("My hand", "⋯"):
        assert (await clara.click(label, on=table)).text.startswith("That game was too long ago")


def test_what_is_part_of_a_game_is_kept_or_thinned():
    parts = {
        each.name
        for each in METADATA.tables.values()
        if any(key.column.table.name == "games" for key in each.foreign_keys)
    }
    assert {each.name for each in thinning._thinned()} == parts - {"seats", "guesses", "solo"}
    assert {"moves", "reviews", "kicks", "declines", "cheers"} <= parts


async def test_an_old_game_says_what_is_kept_of_it(tmp_path):
    async with open_house(tmp_path, keep_games_days=14) as house:
        laura, _ = people = await started(house, "Laura", "Clara")
        await play_out(house, *people)
        await laura.until(lambda each: "Share" in hand_of(each).enabled)
        card = hand_of(laura)
        counted = [(await laura.slash(each)).text for each in ("my stats", "claro leaderboard")]
        await house.stop_bot()
        await house.change("UPDATE games SET ended_at = '2001-01-01 00:00:00.000000'")
        await house.start_bot()
        await laura.until(lambda _: rows(house, "moves") == 0)
        assert (rows(house, "games"), rows(house, "seats")) == (1, 2)
        assert [(await laura.slash(each)).text for each in ("my stats", "claro leaderboard")] == counted
        table = next(each for each in laura.messages.values() if not each.ephemeral)
        for label, on in (("Share", card), ("Rematch", table), ("⋯", table)):
            told = await laura.click(label, on=on)
            assert re.fullmatch(rf"{KEPT} </claro new:[0-9]+>.* opens a new table\.", told.text)
            assert told.ephemeral


def rows(house, table):
    with closing(sqlite3.connect(house.database)) as connection:
        return connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]


def test_games_without_moves_are_not_counted_anew(tmp_path, monkeypatch, capsys):
    url = f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"
    monkeypatch.setenv("DATABASE_URL", url)

    async def fill():
        engine = open_engine(url)
        await upgrade(engine)
        journal = open_journal(engine)
        await play_some(journal, 6, dice(2))
        await thinned(engine, 14, date(2100, 1, 1))
        await journal.close()
        await engine.dispose()

    asyncio.run(fill())
    before = asyncio.run(contents(url))
    assert main(["rate", "--rebuild"]) == 2
    assert "keep their results only (KEEP_GAMES_DAYS), and would count no more" in capsys.readouterr().err
    assert asyncio.run(contents(url)) == before


@pytest.mark.parametrize(
    ("days", "good"), [("0", True), ("14", True), ("13", False), ("-1", False), ("14 days", False)]
)
def test_how_many_days(monkeypatch, days, good):
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    monkeypatch.setenv("KEEP_GAMES_DAYS", days)
    if good:
        assert read_settings().keep_games_days == int(days)
        return
    with pytest.raises(BadSettings, match="KEEP_GAMES_DAYS"):
        read_settings()
