"""Where the database does not answer, everything that reads or writes raises ``NotSaved`` and nothing else."""

import sqlite3
from datetime import UTC, datetime

import pytest

from bot.features.fleet.departures import Departure, Departures
from bot.features.people.store.privacy import Privacy
from bot.features.solo.store.deals import DayDeal, DealStore
from bot.features.solo.store.solo import SoloStore, WentOn
from bot.features.standings.rules.recount import recount, recount_if_missing
from bot.features.standings.store.finished import History
from bot.features.standings.store.seasons import Seasons
from bot.features.standings.store.standings import Place, RankedBy, Standings
from bot.features.standings.store.statistics import StatisticsStore
from bot.games.catalog import GAMES, PATIENCES
from bot.rows import METADATA
from bot.store.accounts import Wallets
from bot.store.engine import database
from bot.store.engine.database import Database, open_engine, upgrade
from bot.store.engine.fence import NotSaved
from bot.store.journal.entries import Ended
from bot.store.journal.journal import Journal, open_writer
from bot.store.settings import GuildSettings, SettingsStore, UserSettings
from tests.solo_tables import saved_solo
from tests.store.exported import parts_of

NOW = datetime(2026, 5, 4, 20, tzinfo=UTC)
TODAY = NOW.date()
SOLO, DAILY = (saved_solo(PATIENCES["patience"], 5, 10, day=day) for day in (None, TODAY))

READS = {
    "a leaderboard": lambda engine: Standings(engine).page(Place("claro", 10, False, "all"), RankedBy.STARS, 0, 5),
    "leaderboards that are over": lambda engine: Standings(engine).sweep(TODAY),
    "statistics": lambda engine: StatisticsStore(engine).of(10, "claro", 5, 6, NOW),
    "all seasons": lambda engine: Seasons(engine).all(10, "claro"),
    "the current season": lambda engine: Seasons(engine).current(10, "claro"),
    "a channel's history": lambda engine: History(engine).of_channel(20, "claro", 0),
    "a server's history": lambda engine: History(engine).of_guild(10, "claro", 0, [20, 21]),
    "a person's history": lambda engine: History(engine).of_user(5, 10, "claro", 0),
    "a person's history in some channels": lambda engine: History(engine).of_user(5, 10, "claro", 0, [20]),
    "an export": lambda engine: parts_of(engine, 5, TODAY),
    "accounts": lambda engine: Wallets(engine).of(10, "stardust", [5, 6], TODAY),
    "all settings": lambda engine: SettingsStore(engine).load(),
    "a server's settings": lambda engine: SettingsStore(engine).follow("guild 10"),
    "a person's settings": lambda engine: SettingsStore(engine).follow("user 5"),
    "a game played alone": lambda engine: with_store(engine, lambda store: store.find(1)),
    "a day's table": lambda engine: with_store(engine, lambda store: store.table("patience", TODAY, 10, 5)),
    "the deals of a day": lambda engine: DealStore(engine).on(TODAY),
    "live tables": lambda engine: with_writer(engine, lambda writer: Journal(engine, writer).live()),
    "a channel's table": lambda engine: with_writer(engine, lambda writer: Journal(engine, writer).live_in(20)),
    "tables that ended": lambda engine: with_writer(engine, lambda writer: Journal(engine, writer).over_since(NOW)),
    "a table": lambda engine: with_writer(engine, lambda writer: Journal(engine, writer).load(1)),
}

WRITES = {
    "a new season": lambda engine: Seasons(engine).start(10, "claro", "Spring", NOW),
    "a season's end": lambda engine: Seasons(engine).end(10, "claro", NOW),
    "a purse": lambda engine: Wallets(engine).give(10, "stardust", 5, TODAY, lambda account: True),
    "forgetting what was used up": lambda engine: Privacy(engine).sweep(TODAY),
    "forgetting": lambda engine: Privacy(engine).forget(5, TODAY),
    "what a server sets": lambda engine: SettingsStore(engine).set_guild(10, GuildSettings(language="de")),
    "what a person sets": lambda engine: SettingsStore(engine).set_user(5, UserSettings(language="de")),
    "dropping what a person set": lambda engine: SettingsStore(engine).forget_user(5),
    "a new game alone": lambda engine: with_store(engine, lambda store: store.open(SOLO, None)),
    "a new game of the day": lambda engine: with_store(engine, lambda store: store.open(DAILY, None)),
    "a move alone": lambda engine: with_writer(
        engine, lambda writer: Journal(engine, writer).write(WentOn(1, 0, 0, NOW, [(0, "a")], None))
    ),
    "a day's deck": lambda engine: DealStore(engine).of("patience", TODAY, lambda: DayDeal(bytes(32))),
    "a day's best": lambda engine: with_store(engine, lambda store: store.solved("patience", TODAY, 3)),
    "an entry": lambda engine: with_writer(engine, lambda writer: Journal(engine, writer).write(Ended(1, NOW))),
    "a departure": lambda engine: with_writer(engine, lambda writer: Departures(engine, writer).note(10, NOW, None)),
    "a missing server": lambda engine: with_writer(
        engine, lambda writer: Departures(engine, writer).miss([10], NOW, [])
    ),
    "a server that is back": lambda engine: with_writer(
        engine, lambda writer: Departures(engine, writer).take_back([10])
    ),
    "forgetting a server": lambda engine: with_writer(
        engine, lambda writer: Departures(engine, writer).forget_some(Departure(10, NOW), None)
    ),
    "dropping what a server set": lambda engine: SettingsStore(engine).forget_guild(10),
    "a recount": lambda engine: with_writer(engine, lambda writer: recount(writer, GAMES, TODAY)),
    "a first count": lambda engine: with_writer(engine, lambda writer: recount_if_missing(writer, GAMES, TODAY)),
}


async def with_writer(engine, work):
    """Open a writer, do something with it, and close it."""
    writer = open_writer(engine)
    try:
        return await work(writer)
    finally:
        await writer.close()


async def with_store(engine, work):
    return await with_writer(engine, lambda writer: work(SoloStore(engine, writer)))


@pytest.fixture
async def without_tables(engine):
    """A database of each kind whose tables were dropped."""
    async with engine.begin() as connection:
        await connection.run_sync(METADATA.drop_all)
    return engine


@pytest.fixture
async def locked(tmp_path, monkeypatch):
    """An SQLite file that another program has locked. We wait for it only 20 ms."""
    monkeypatch.setattr(database, "BUSY_MILLISECONDS", 20)
    url = f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"
    first = open_engine(url)
    await upgrade(first)
    await first.dispose()
    other = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
    other.execute("PRAGMA locking_mode=EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    engine = open_engine(url)
    yield engine
    await engine.dispose()
    other.close()


@pytest.fixture
async def unreachable():
    """A PostgreSQL address at which no server listens."""
    engine = open_engine("postgresql+asyncpg://nobody@127.0.0.1:1/cards")
    yield engine
    await engine.dispose()


async def answers(engine):
    """Read and write everything; return the results, or other errors, of what did not raise ``NotSaved``."""
    found = {}
    for name, call in [*READS.items(), *WRITES.items()]:
        try:
            found[name] = await call(engine)
        except NotSaved:
            continue
        except Exception as error:  # noqa: BLE001 - to list them all
            found[name] = error
    return found


async def test_without_tables(without_tables):
    assert await answers(without_tables) == {}


async def test_a_file_that_another_program_has_locked(locked):
    assert await answers(locked) == {}


async def test_a_server_that_cannot_be_reached(unreachable):
    assert await answers(unreachable) == {}


async def fail(engine, error):
    """Delete all seasons, and fail in the same transaction."""
    async with Database(engine).write() as connection:
        await connection.exec_driver_sql("DELETE FROM seasons")
        if error is not None:
            raise error
        await connection.exec_driver_sql("DELETE FROM nowhere")


@pytest.mark.parametrize(("error", "raised"), [(None, NotSaved), (OSError(), NotSaved), (LookupError(), LookupError)])
async def test_what_is_written_before_a_failure_is_taken_back(engine, error, raised):
    seasons = Seasons(engine)
    await seasons.start(10, "claro", "Spring", NOW)
    with pytest.raises(raised):
        await fail(engine, error)
    assert [season.name for season in await seasons.all(10, "claro")] == ["Spring"]
