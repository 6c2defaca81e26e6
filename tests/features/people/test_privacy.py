"""What is stored about a person, and what is left of them once they are forgotten: on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from sqlalchemy import insert, select, update

from bot.features.people.store import export
from bot.features.people.store.export import MARGIN
from bot.features.people.store.privacy import AT_ONCE, ExportUnderWay, Privacy, StillSeated
from bot.features.posts.store import NOBODY, PostKey, PostStore
from bot.features.solo.rules.games import SoloGames
from bot.features.solo.store.solo import DeckSpent, SoloStore, WentOn
from bot.features.standings.rows import AchievementRow
from bot.features.tournaments.clubs.rules import join
from bot.features.tournaments.clubs.store import ClubStore
from bot.games.catalog import GAMES, PATIENCES
from bot.rows import METADATA
from bot.runtime.background import Clock
from bot.runtime.refusal import Refusal
from bot.runtime.thinking import Thinker
from bot.store.accounts import Wallets
from bot.store.engine.fence import OutOfDate
from bot.store.engine.models import GameRow, GiftRow, MoveRow, SeatRow
from bot.store.engine.status import SOLO, Status
from bot.store.engine.upsert import insert_or_ignore
from bot.store.journal.entries import Ended, Guessed, Opening, Seated, Seating
from bot.store.names import NameStore
from bot.store.notices import Notice, NoticeStore
from bot.store.settings import GuildSettings, SettingsStore, UserSettings
from bot.tables.rules import lobby, playing
from bot.tables.rules.moment import Moment
from bot.tables.rules.purses import Purses
from bot.tables.rules.table import Table
from tests.effort import thorough
from tests.features.standings.store.evening import BEGIN, PEOPLE, dice, play_one, play_some
from tests.features.standings.store.evening import rows as stored
from tests.features.tournaments.written import WrittenTournaments
from tests.solo_tables import saved_solo
from tests.store.exported import about, exported, parts_of, rows_in
from tests.store.taking_part import take_part
from tests.store.test_wallets import PEOPLE as AT_THE_TABLE
from tests.store.test_wallets import all_in

PATIENCE, STARDUST = PATIENCES["patience"], GAMES["stardust"]
LAURA, CLARA = PEOPLE[:2]
TODAY = BEGIN.date()


@pytest.fixture
async def solo_games(engine, journal):
    """Patiences on the evening's day; ``today`` can be changed."""
    thinker = Thinker()
    clock = Clock(lambda: games.today.timestamp())
    games = SoloGames(PATIENCES, journal, SoloStore(engine, journal._writer), thinker, clock)
    games.today = BEGIN
    yield games
    await thinker.close()


async def laid(solo_games, solo):
    """Lay a patience to its end."""
    while solo.position.to_act:
        move = solo.position.legal_moves(0)[0]
        solo = await solo_games.play(solo.id, solo.host, len(solo.position.moves), move)
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
        for table in METADATA.sorted_tables:
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
    await journal.write(Seated(lobby, CLARA, (Seating(CLARA, None, BEGIN),), kicked=user, declined={user}))
    await NameStore(engine, journal._writer).save({(10, user): "Laura", (11, user): "Lola"})
    await NoticeStore(engine, journal._writer).save([Notice(lobby, user, 30, 6, turn=1, stage=0)])
    await journal.write(Guessed(lobby, 10, user, 0))
    achieved = {"guild_id": 10, "game": "claro", "name": "phoenix", "user_id": user, "game_id": 1}
    async with engine.begin() as connection:
        await connection.execute(insert_or_ignore(AchievementRow, engine.dialect.name).values(achieved))
    await PostStore(engine).settle(PostKey("week", NOBODY, user, BEGIN.date()))
    await SettingsStore(engine).set_guild(11, GuildSettings(week_channel=31, posts_by=user))
    await take_part(WrittenTournaments(engine, journal), user, CLARA)
    clubs = ClubStore(engine)
    await clubs.found(10, f"Owls {user - LAURA}", None, user, BEGIN)
    foxes = await clubs.found(10, f"Foxes {user - LAURA}", None, CLARA, BEGIN)
    await clubs.change(10, foxes.id, [user], lambda roll: join(roll, BEGIN, user))
    absent = await journal.open(Opening("claro", 10, 31, user, 6, {}, (Seating(CLARA, None, BEGIN),), BEGIN))
    await journal.write(Ended(absent, BEGIN))  # its host had no seat any more


async def test_a_person_is_forgotten_in_every_column_of_every_table(engine, journal, solo_games):
    await leave_a_trace_everywhere(engine, journal, solo_games, LAURA)
    assert {table for table, _ in await places_of(engine, LAURA)} == {
        *("games", "seats", "standings", "players", "tallies", "duels", "achievements"),
        *("solo", "gifts", "user_settings", "kicks", "names", "notices", "guesses", "posts"),
        *("declines", "guild_settings", "tournament_entries", "clubs", "club_members"),
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
    assert (await solo_games.daily(PATIENCE, CLARA, 10)).seed == played.seed
    solo_games.today = midnight
    assert (await solo_games.daily(PATIENCE, LAURA, 10)).position.moves == []


async def test_a_day_on_which_no_deck_was_opened_stays_open(engine, solo_games):
    solo_games.today = BEGIN - timedelta(days=1)
    await solo_games.daily(PATIENCE, LAURA, 10)
    await Privacy(engine).forget(LAURA, TODAY)
    solo_games.today = BEGIN
    assert (await solo_games.daily(PATIENCE, LAURA, 10)).position.moves == []


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


async def test_a_pair_that_has_met_today_has_met_although_one_was_forgotten(engine, journal):
    privacy, shares = Privacy(engine), []
    for number, leaves in enumerate((LAURA, CLARA, CLARA, None)):
        seats = tuple(Seating(user, None, BEGIN) for user in (LAURA, CLARA))
        opening = Opening("claro", 10, 100, LAURA, 2, {}, seats, BEGIN)
        table = await play_one(journal, opening, dice(10 + number), BEGIN)
        assert table.status is Status.FINISHED
        shares.append([row.share for row in await stored(engine, SeatRow) if row.game_id == table.id])
        if leaves is not None:
            await privacy.forget(leaves, TODAY)
    assert [[each / shares[0][0] for each in pair] for pair in shares] == [[0.5**n] * 2 for n in range(4)]


async def test_what_was_used_up_goes_with_the_day(engine, solo_games):
    privacy = Privacy(engine)
    await solo_games.daily(PATIENCE, LAURA, 10)
    await privacy.forget(LAURA, TODAY)
    await privacy.sweep(TODAY)
    assert len((await everything(engine))["spent", "digest"]) == 1
    await privacy.sweep(TODAY + timedelta(days=1))
    assert ("spent", "digest") not in await everything(engine)


async def test_a_kick_goes_the_day_after_its_table_is_over(engine, journal):
    seats = (Seating(CLARA, None, BEGIN), Seating(LAURA, None, BEGIN))
    over = await journal.open(Opening("claro", 10, 30, CLARA, 6, {}, seats, BEGIN, kicked=frozenset({7})))
    live = await journal.open(Opening("claro", 10, 31, CLARA, 6, {}, seats, BEGIN, kicked=frozenset({8})))
    before = await journal.open(Opening("claro", 10, 32, CLARA, 6, {}, seats, BEGIN, kicked=frozenset({9})))
    async with engine.begin() as connection:
        ended = {"status": Status.FINISHED, "ended_at": BEGIN}
        await connection.execute(update(GameRow).where(GameRow.id.in_((over, before))).values(ended))
    again = Opening("claro", 10, 32, CLARA, 6, {}, seats, BEGIN, rematch_of=before, kicked=frozenset({9}))
    rematch = await journal.open(again)
    await Privacy(engine).sweep(BEGIN.date())
    assert (await journal.load(over)).kicked == {7}
    await Privacy(engine).sweep(BEGIN.date() + timedelta(days=1))
    assert (await journal.load(over)).kicked == frozenset()
    assert (await journal.load(live)).kicked == {8}
    assert (await journal.load(before)).kicked == (await journal.load(rematch)).kicked_before == {9}


# Exporting


async def test_an_export_has_every_row_of_a_person_and_of_nobody_else(engine, journal, solo_games):
    await leave_a_trace_everywhere(engine, journal, solo_games, LAURA)
    kept = await exported(engine, LAURA, TODAY)
    assert set(kept) == {
        *("games", "solo", "hosted", "kicks", "standings", "players", "tallies", "duels", "gifts", "achievements"),
        *("guesses", "names", "notices", "settings", "posts", "posts_set_up"),
        *("declines", "tournaments", "clubs", "clubs_founded"),
    }
    stored = await everything(engine)
    assert len(kept["games"]) + len(kept["solo"]) == stored["seats", "user_id"].count(LAURA)
    assert len(kept["solo"]) == stored["solo", "user_id"].count(LAURA) == 3
    assert len(kept["kicks"]) == len(kept["declines"]) == len(kept["hosted"]) == 1
    assert str(CLARA) not in str(kept)
    assert "token" not in str(kept)
    for game in (*kept["games"], *kept["solo"]):
        assert [move["move"] for move in game["moves"]] == await moves_of(engine, game["game_id"], game["seat"])


async def moves_of(engine, game, seat):
    query = select(MoveRow.move).where(MoveRow.game_id == int(game), MoveRow.seat == seat).order_by(MoveRow.ply)
    async with engine.connect() as connection:
        return list(await connection.scalars(query))


async def test_no_seed_leaves_us_before_the_game_and_the_day_are_over(engine, solo_games):
    solo_games.today = BEGIN - timedelta(days=1)
    left_yesterday = await solo_games.daily(PATIENCE, LAURA, 10)
    solo_games.today = BEGIN
    todays = await laid(solo_games, await solo_games.daily(PATIENCE, LAURA, 10))
    over = await laid(solo_games, await solo_games.begin(PATIENCE, LAURA, None, {}))
    begun = await solo_games.begin(PATIENCE, LAURA, None, {})
    alone = (await exported(engine, LAURA, TODAY))["solo"]
    assert not any("mark" in row for row in alone)  # it follows from the seed, too
    seeds = {int(row["game_id"]): row["seed"] for row in alone}
    secret = (left_yesterday, todays, begun)
    assert seeds == {over.id: over.seed.hex(), **{solo.id: None for solo in secret}}
    later = await exported(engine, LAURA, TODAY + timedelta(days=1))
    assert {int(row["game_id"]) for row in later["solo"] if row["seed"]} == {todays.id, over.id}


@thorough
async def test_no_seed_of_a_table_is_exported(engine, journal, solo_games):
    await leave_a_trace_everywhere(engine, journal, solo_games, LAURA)
    stored, kept = await everything(engine), str(await exported(engine, LAURA, TODAY))
    games = zip(stored["games", "seed"], stored["games", "status"], strict=True)
    seeds = [seed for seed, status in games if seed and status != SOLO]  # who plays alone may know theirs afterwards
    assert seeds
    assert not [seed for seed in seeds if seed in kept]


async def many_games(engine, user, count, moves=40):
    """Store finished games of a person whose moves cannot be compressed well."""
    chance, game = Random(1), {"guild_id": 10, "host_id": 1, "capacity": 2, "options": {}, "status": "finished"}
    games = [
        {**game, "id": number, "game": "claro", "channel_id": number, "created_at": BEGIN}
        for number in range(1, count + 1)
    ]
    seats = [
        {"game_id": number, "seat": 1, "user_id": user, "away": False, "joined_at": BEGIN}
        for number in range(1, count + 1)
    ]
    played = [
        {"game_id": number, "ply": ply, "seat": 1, "move": chance.randbytes(50).hex(), "automatic": False, "at": BEGIN}
        for number in range(1, count + 1)
        for ply in range(moves)
    ]
    async with engine.begin() as connection:
        for model, rows in ((GameRow, games), (SeatRow, seats), (MoveRow, played)):
            await connection.execute(insert(model), rows)


async def test_an_export_comes_in_parts_and_no_part_is_too_large(engine):
    await many_games(engine, LAURA, 260)
    most = MARGIN + 100_000
    parts = await parts_of(engine, LAURA, TODAY, part_bytes=most)
    assert len(parts) > 2
    assert [part.number for part in parts] == list(range(1, len(parts) + 1))
    assert all(len(part.content) <= most for part in parts)
    games = [[int(row["game_id"]) for row in rows_in(part.content)["games"]] for part in parts]
    assert [number for some in games for number in some] == list(range(1, 261))
    assert [part.rest for part in parts] == [*(some[0] for some in games[1:]), None]
    assert [about(part.content)["rest"] for part in parts] == [part.rest and str(part.rest) for part in parts]


async def test_a_missing_part_is_exported_from_its_first_game_on(engine):
    await many_games(engine, LAURA, 120)
    await SettingsStore(engine).set_user(LAURA, UserSettings(language="de"))
    rest = await exported(engine, LAURA, TODAY, from_game=100)
    assert [int(row["game_id"]) for row in rest["games"]] == list(range(100, 121))
    assert len(rest["settings"]) == 1


async def test_somebody_of_whom_nothing_is_kept_gets_one_file(engine):
    (part,) = await parts_of(engine, LAURA, TODAY)
    assert rows_in(part.content) == {}
    assert about(part.content) == {
        "user_id": str(LAURA),
        "day": TODAY.isoformat(),
        "from_game": "0",
        "rest": None,
        "part": 1,
    }


async def test_a_person_has_one_export_at_a_time(engine):
    privacy = Privacy(engine)
    async with privacy.export(LAURA, TODAY):
        with pytest.raises(ExportUnderWay):
            async with privacy.export(LAURA, TODAY):
                pass
        async with privacy.export(CLARA, TODAY) as parts:
            assert len([part async for part in parts]) == 1
    async with privacy.export(LAURA, TODAY) as parts:
        assert len([part async for part in parts]) == 1


async def test_only_a_few_exports_are_made_at_once_and_the_others_follow(engine):
    privacy, under_way, most = Privacy(engine), 0, 0

    async def export(user):
        nonlocal under_way, most
        async with privacy.export(user, TODAY) as parts:
            under_way += 1
            most = max(most, under_way)
            found = [part async for part in parts]
            under_way -= 1
        return found

    assert all(await asyncio.gather(*(export(user) for user in PEOPLE)))
    assert most == AT_ONCE


async def test_an_export_that_is_left_early_ends(engine):
    await many_games(engine, LAURA, 260)
    privacy = Privacy(engine)
    async with privacy.export(LAURA, TODAY, part_bytes=MARGIN + 50_000) as parts:
        assert (await anext(parts)).number == 1
    exporting = asyncio.create_task(anything_of(privacy, LAURA))
    await asyncio.sleep(0)
    exporting.cancel()
    await asyncio.gather(exporting, return_exceptions=True)
    assert len(await anything_of(privacy, LAURA)) == 1


async def anything_of(privacy, user):
    async with privacy.export(user, TODAY) as parts:
        return [part async for part in parts]


async def test_rows_that_come_in_several_pages_come_once(engine, monkeypatch):
    monkeypatch.setattr(export, "ROWS", 3)
    async with engine.begin() as connection:
        gifts = [
            {"guild_id": guild, "game": "stardust", "user_id": LAURA, "day": TODAY - timedelta(days=days)}
            for guild in (10, 11)
            for days in range(5)
        ]
        await connection.execute(insert(GiftRow), gifts)
    found = [(row["guild_id"], row["day"]) for row in (await exported(engine, LAURA, TODAY))["gifts"]]
    assert found == sorted((str(gift["guild_id"]), gift["day"].isoformat()) for gift in gifts)


async def until_forgotten(privacy, user):
    """Ask to be forgotten again and again; return whether that succeeded within some tries."""
    for _ in range(40):
        try:
            await privacy.forget(user, TODAY)
        except StillSeated:
            continue
        return True
    return False


async def test_a_purse_lost_in_the_moment_of_forgetting_stays_lost(engine, journal):
    privacy, purses, chance = Privacy(engine), Purses(Wallets(engine)), Random(5)
    forgotten = 0
    for number in range(12):
        people = tuple(1000 + 3 * number + each for each in range(3))
        seats, last = await all_but_over(journal, people, channel=20 + number, seed=number)
        gains = zip(seats, last.result.gains, strict=True)
        loser = next((seat.user for seat, gain in gains if gain == -1000), None)
        if loser is None:
            await journal.write(last)
            continue

        async def end(entry=last):
            for _ in range(chance.randrange(60)):
                await asyncio.sleep(0)
            await journal.write(entry)

        was_forgotten, _ = await asyncio.gather(until_forgotten(privacy, loser), end())
        if was_forgotten:
            forgotten += 1
            assert (await purses.of(STARDUST, 10, loser, TODAY)).free <= 0
    assert forgotten > 3


async def all_but_over(journal, people, *, channel, seed):
    """Let people play a game for their whole purse; return its seats and its last move, which is not written yet."""
    seats = tuple(Seating(user, None, BEGIN) for user in people)
    opening = Opening("stardust", 10, channel, people[0], 3, {"stake": "1000"}, seats, BEGIN)
    table = Table.restore(await journal.load(await journal.open(opening)), STARDUST)
    moment = Moment(BEGIN, draw_seed=lambda: seed.to_bytes(32, "big"))
    entry = lobby.start(table, moment, people[0])
    while True:
        await journal.write(entry)
        table.apply(entry)
        seat = table.position.to_act[0]
        legal = table.position.legal_moves(seat)
        move = legal[-1] if legal[-1].startswith(("bet", "raise")) else legal[0]
        entry = playing.play(table, moment, table.seats[seat].user, table.position.turn, move)
        if entry.result is not None:
            return table.seats, entry


async def test_the_days_deck_opened_in_the_moment_of_forgetting_is_played_once(engine, journal):
    store, privacy, chance = SoloStore(engine, journal._writer), Privacy(engine), Random(2)
    for user in range(7000, 7025):
        new = saved_solo(PATIENCE, user, 10, day=TODAY)

        async def play(new=new):
            for _ in range(chance.randrange(60)):
                await asyncio.sleep(0)
            saved = await store.open(new, None)
            with suppress(OutOfDate):
                await journal.write(WentOn(saved.id, 0, 0, BEGIN, [(0, "a move")], None))
                return True

        laid, _ = await asyncio.gather(play(), privacy.forget(user, TODAY))
        if laid:
            with suppress(DeckSpent):
                again = await store.open(new, None)
                assert again.moves == ((0, "a move"),)
