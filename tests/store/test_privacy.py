"""What is stored about a person, and what is left of them once they are forgotten: on SQLite and on PostgreSQL."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import select

from bot.games.catalog import GAMES, PATIENCES
from bot.store.journal.entries import Ended, Opening, Seated, Seating
from bot.store.models import Base
from bot.store.open_messages import OpenMessage, OpenMessages
from bot.store.privacy import Privacy
from bot.store.settings import SettingsStore, UserSettings
from bot.store.solo import SoloStore
from bot.store.wallets import Wallets
from bot.tables.purses import Purses
from bot.tables.refusal import Refusal
from bot.tables.solo import SoloGames
from bot.tables.thinking import Thinker
from tests.store.standings.evening import BEGIN, PEOPLE, dice, play_some
from tests.store.test_wallets import PEOPLE as AT_THE_TABLE
from tests.store.test_wallets import all_in

PATIENCE, STARDUST = PATIENCES["patience"], GAMES["stardust"]
LAURA, CLARA = PEOPLE[:2]
TODAY = BEGIN.date()


@pytest.fixture
async def solo_games(engine):
    """Patiences on the evening's day; ``now`` can be changed."""
    thinker = Thinker()
    games = SoloGames(PATIENCES, SoloStore(engine), thinker, now=lambda: games.today)
    games.today = BEGIN
    yield games
    await thinker.close()


async def laid(solo_games, solo):
    """Lay a patience to its end."""
    while solo.position.to_act:
        move = solo.position.legal_moves(0)[0]
        solo = await solo_games.play(solo.saved.id, solo.saved.user, len(solo.saved.moves), move)
    return solo


async def refusal(action):
    with pytest.raises(Refusal) as caught:
        await action
    return caught.value


def anybody(account):
    """Let everybody have another purse."""
    return True


# Forgetting


async def everything(engine):
    """Return every value of every column of every table."""
    found = {}
    async with engine.connect() as connection:
        for table in Base.metadata.sorted_tables:
            for row in (await connection.execute(select(table))).mappings():
                for column, value in row.items():
                    found.setdefault((table.name, column), []).append(value)
    return found


async def places_of(engine, user):
    """Return the tables and columns that have a person's id, even within a text."""
    return {where for where, values in (await everything(engine)).items() if any(str(user) in str(v) for v in values)}


async def leave_a_trace_everywhere(engine, journal, solo_games, user):
    """Let a person do everything that is stored."""
    await play_some(journal, 12, dice(6))
    for day in (1, 0):
        solo_games.today = BEGIN - timedelta(days=day)
        await laid(solo_games, await solo_games.daily(PATIENCE, user, 10))
    await solo_games.begin(PATIENCE, user, None, {})
    await Wallets(engine).give(10, "stardust", user, TODAY, anybody)
    await SettingsStore(engine).set_user(user, UserSettings(language="de"))
    lobby = await journal.open(Opening("claro", 10, 30, CLARA, 6, {}, (Seating(CLARA, None, BEGIN),), BEGIN))
    await journal.write(Seated(lobby, CLARA, (Seating(CLARA, None, BEGIN),), kicked=user))
    messages = OpenMessages(engine, journal._writer)
    await messages.save([OpenMessage(lobby, user, "token", 5, False, "en", BEGIN + timedelta(minutes=9))], BEGIN)
    absent = await journal.open(Opening("claro", 10, 31, user, 6, {}, (Seating(CLARA, None, BEGIN),), BEGIN))
    await journal.write(Ended(absent, BEGIN))  # its host had no seat any more


async def test_a_person_is_forgotten_in_every_column_of_every_table(engine, journal, solo_games):
    await leave_a_trace_everywhere(engine, journal, solo_games, LAURA)
    assert {table for table, _ in await places_of(engine, LAURA)} == {
        *("games", "seats", "standings", "players", "tallies", "duels"),
        *("alone", "gifts", "user_settings", "kicks", "open_messages"),
    }
    others = await places_of(engine, CLARA)
    await Privacy(engine).forget(LAURA, TODAY)
    assert await places_of(engine, LAURA) == set()
    assert await places_of(engine, CLARA) == others


async def test_a_kick_is_forgotten_with_the_person(engine, journal, solo_games):
    await leave_a_trace_everywhere(engine, journal, solo_games, LAURA)
    await Privacy(engine).forget(LAURA, TODAY)
    assert (await everything(engine)).get(("kicks", "user_id"), []) == []


async def test_the_days_deck_stays_played_when_its_player_is_forgotten(engine, solo_games):
    played = await laid(solo_games, await solo_games.daily(PATIENCE, LAURA, 10))
    await Privacy(engine).forget(LAURA, TODAY)
    refused = await refusal(solo_games.daily(PATIENCE, LAURA, 11))
    midnight = datetime(2026, 5, 4, tzinfo=UTC)
    assert (refused.code, refused.details) == ("deck_spent", {"when": f"<t:{int(midnight.timestamp())}:R>"})
    assert await places_of(engine, LAURA) == set()
    assert (await solo_games.daily(PATIENCE, CLARA, 10)).saved.seed == played.saved.seed
    solo_games.today = midnight
    assert (await solo_games.daily(PATIENCE, LAURA, 10)).saved.moves == ()


async def test_a_day_on_which_no_deck_was_opened_stays_open(engine, solo_games):
    solo_games.today = BEGIN - timedelta(days=1)
    await solo_games.daily(PATIENCE, LAURA, 10)
    await Privacy(engine).forget(LAURA, TODAY)
    solo_games.today = BEGIN
    assert (await solo_games.daily(PATIENCE, LAURA, 10)).saved.moves == ()


async def test_a_purse_that_is_lost_is_not_filled_by_being_forgotten(engine, journal):
    loser = min(await all_in(journal))
    accounts = await Wallets(engine).of(10, "stardust", AT_THE_TABLE, TODAY)
    winner = max(AT_THE_TABLE, key=lambda user: accounts[user].won)
    purses = Purses(Wallets(engine))
    assert (await purses.of(STARDUST, 10, loser, TODAY)).free == 0
    for user in (loser, winner):
        await Privacy(engine).forget(user, TODAY)
    assert (await purses.of(STARDUST, 10, loser, TODAY)).free == 0
    assert (await refusal(purses.give(STARDUST, 10, loser, TODAY))).code == "gift_taken"
    assert (await purses.of(STARDUST, 10, winner, TODAY)).free == 1000
    assert (await purses.of(STARDUST, 11, loser, TODAY)).free == 1000
    tomorrow = TODAY + timedelta(days=1)
    assert (await purses.of(STARDUST, 10, loser, tomorrow)).free == 1000


async def test_a_purse_of_today_is_not_given_again_by_being_forgotten(engine):
    wallets, purses = Wallets(engine), Purses(Wallets(engine))
    await wallets.give(10, "stardust", LAURA, TODAY - timedelta(days=1), anybody)
    await wallets.give(10, "stardust", CLARA, TODAY, anybody)
    for user in (LAURA, CLARA):
        await Privacy(engine).forget(user, TODAY)
    assert (await purses.of(STARDUST, 10, LAURA, TODAY)).free == 1000
    assert (await purses.of(STARDUST, 10, CLARA, TODAY)).free == 0


async def test_what_was_used_up_goes_with_the_day(engine, solo_games):
    privacy = Privacy(engine)
    await solo_games.daily(PATIENCE, LAURA, 10)
    await privacy.forget(LAURA, TODAY)
    await privacy.sweep(TODAY)
    assert len((await everything(engine))["spent", "digest"]) == 1
    await privacy.sweep(TODAY + timedelta(days=1))
    assert ("spent", "digest") not in await everything(engine)
