"""Storing tournaments: on SQLite and on PostgreSQL."""

import asyncio
import json
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import func, select, update

from bot.features.tournaments.rows import TournamentEntryRow
from bot.features.tournaments.rules.announcing import announce
from bot.features.tournaments.rules.directors import add_director, call_off, disqualify, pause, resume
from bot.features.tournaments.rules.entries import CheckInOpened, SignedUp
from bot.features.tournaments.rules.signing_up import sign_up
from bot.features.tournaments.rules.writing import BadEntry
from bot.games.catalog import GAMES
from bot.store.engine.database import open_engine
from bot.store.engine.fence import Fence, NotOurs, NotSaved, OutOfDate, Shard
from tests.features.tournaments.rules.drawn_twice import any_record
from tests.features.tournaments.rules.events import DIRECTOR, NOW, ORGANISER, SEED, options
from tests.features.tournaments.written import WrittenTournaments
from tests.journals import open_journal
from tests.store.journal.test_journal import OPENING

CLARO, LATER = GAMES["claro"], NOW + timedelta(hours=3)


@pytest.fixture
def store(engine, journal):
    return WrittenTournaments(engine, journal)


async def opened(store, guild=10, channel=20, organiser=ORGANISER, fence=None, **chosen):
    """Open a tournament and return it as it is stored."""
    announced = announce(NOW, CLARO, options(**chosen), organiser, SEED)
    number = await store.open(guild, channel, announced, SEED, fence)
    return await store.load(number)


async def write(store, tournament, *entries):
    """Append entries, and apply them."""
    await store.append(tournament, entries)
    for entry in entries:
        tournament.apply(entry)


async def stored(store, chance_seed, part=1.0):
    """Store a part of a record in which anything happened; return what it makes."""
    _, record = any_record(chance_seed)
    number = await store.open(10, 20, record[0], SEED)
    written = await store.load(number)
    for entry in record[1 : round(len(record) * part)]:
        await write(store, written, entry)
    return written


@pytest.mark.parametrize("chance_seed", range(4))
async def test_what_is_written_is_read_again(store, chance_seed):
    written = await stored(store, chance_seed)
    assert await store.load(written.id) == written


async def test_several_entries_are_stored_together(store):
    tournament = await opened(store)
    await write(store, tournament, *(SignedUp(NOW, user) for user in range(100, 600)))
    assert await store.load(tournament.id) == tournament


@pytest.mark.parametrize("number", [0, -1, 12345, 2**63, 10**19])
async def test_a_number_that_no_tournament_has(store, number):
    assert await store.load(number) is None


async def test_the_message_that_shows_it(store):
    tournament = await opened(store)
    assert tournament.message is None
    await store.posted(tournament.id, 777)
    assert (await store.load(tournament.id)).message == 777
    await store.posted(tournament.id, None)
    assert (await store.load(tournament.id)).message is None


async def test_the_seed_is_kept_apart_until_the_end(store, engine):
    tournament = await opened(store)
    assert await store.seed(tournament.id) == SEED
    async with engine.connect() as connection:
        assert SEED.hex() not in str((await connection.execute(select(TournamentEntryRow.__table__))).all())
    await write(store, tournament, call_off(tournament, LATER, ORGANISER, SEED))
    assert (await store.load(tournament.id)).seed == SEED.hex()
    with pytest.raises(KeyError):
        await store.seed(12345)


async def test_live_tournaments_of_a_shard(store):
    first = await opened(store, guild=1 << 22)
    second = await opened(store, guild=2 << 22, channel=21)
    third = await opened(store, guild=5 << 22)
    assert await store.live() == [first.id, second.id, third.id]
    assert await store.live(Shard(1, 4)) == [first.id, third.id]
    await write(store, first, call_off(first, LATER, ORGANISER, SEED))
    assert await store.live(Shard(1, 4)) == [third.id]


async def test_a_servers_tournaments(store):
    tournaments = [await opened(store, title=f"Cup {number}") for number in range(5)]
    await opened(store, guild=11)
    await write(store, tournaments[3], call_off(tournaments[3], LATER, ORGANISER, SEED))
    await store.posted(tournaments[3].id, 777)
    listed = await store.of_guild(10, most=3)
    assert [each.announced.options.title for each in listed] == ["Cup 4", "Cup 3", "Cup 2"]
    assert [each.ended_at for each in listed] == [None, LATER, None]
    assert (listed[1].message, listed[1].announced.organiser) == (777, ORGANISER)
    assert [each.id for each in await store.of_guild(10, before=listed[-1].id)] == [
        tournaments[1].id,
        tournaments[0].id,
    ]


async def test_a_persons_tournaments(store):
    entered, directed, organised = [await opened(store), await opened(store), await opened(store, organiser=100)]
    await opened(store)
    elsewhere = await opened(store, guild=11)
    for each in (entered, elsewhere):
        await write(store, each, sign_up(each, NOW, 100))
    await write(store, directed, add_director(directed, NOW, ORGANISER, 100))
    assert await store.of_user(100, 10) == [organised.id, directed.id, entered.id]


async def test_a_record_of_a_newer_version_is_not_read(store, engine):
    tournament = await opened(store)
    await write(store, tournament, SignedUp(NOW, 100))
    async with engine.begin() as connection:
        newer = {"v": 2, "kind": "danced"}
        await connection.execute(update(TournamentEntryRow).where(TournamentEntryRow.number == 1).values(entry=newer))
    with pytest.raises(BadEntry, match="version 2"):
        await store.load(tournament.id)


# Tables


async def test_the_tables_of_a_tournament(store, journal):
    tournament = await opened(store)

    async def table(pairing, channel, number=tournament.id):
        return await journal.open(replace(OPENING, channel=channel, tournament=number, pairing=pairing))

    first, second, again = await table(0, 30), await table(1, 31), await table(0, 32)
    await table(0, 33, tournament.id + 1)
    await journal.open(OPENING)
    assert [await store.tables_of(tournament.id, each) for each in range(3)] == [[first, again], [second], []]


# Several writers


async def test_an_entry_is_written_once(store):
    tournament = await opened(store)
    await store.append(tournament, SignedUp(NOW, 100))
    for entries in (SignedUp(NOW, 101), [CheckInOpened(NOW), SignedUp(NOW, 102)]):
        with pytest.raises(OutOfDate):
            await store.append(tournament, entries)
    assert [each.user for each in (await store.load(tournament.id)).entrants] == [100]


async def test_of_several_entries_none_is_stored_if_one_is_there(store):
    tournament = await opened(store)
    ahead = await store.load(tournament.id)
    ahead.length = 2
    await store.append(ahead, SignedUp(NOW, 100))  # the record has a gap, as no process leaves it
    with pytest.raises(OutOfDate):
        await store.append(tournament, [SignedUp(NOW, 101), SignedUp(NOW, 102)])
    assert await count(store) == 2


async def count(store):
    async with store._database.read() as connection:
        return await connection.scalar(select(func.count()).select_from(TournamentEntryRow))


async def test_a_refused_entry_costs_others_of_its_transaction_nothing(store):
    tournaments = [await opened(store) for _ in range(5)]
    await store.append(tournaments[2], SignedUp(NOW, 100))
    written = await asyncio.gather(
        *(store.append(each, SignedUp(NOW, 101)) for each in tournaments), return_exceptions=True
    )
    assert [type(each) for each in written] == [type(None), type(None), OutOfDate, type(None), type(None)]


async def test_a_tournament_that_is_deleted_takes_no_entries(store):
    tournament = await opened(store)
    tournament.id += 1
    with pytest.raises(OutOfDate):
        await store.append(tournament, SignedUp(NOW, 100))


async def test_two_writers_who_read_again_lose_nothing(store, url):
    tournament = await opened(store)
    engine = open_engine(url)
    journal = open_journal(engine)
    other, both = WrittenTournaments(engine, journal), asyncio.Barrier(2)

    async def enter(here, users):
        mine, missed = await here.load(tournament.id), 0
        await both.wait()  # so that one of them comes too late at least once
        while users:
            try:
                await write(here, mine, sign_up(mine, NOW, users[0]))
            except OutOfDate:
                mine, missed = await here.load(tournament.id), missed + 1
            else:
                users = users[1:]
            await asyncio.sleep(0)
        return missed

    missed = await asyncio.gather(enter(store, range(100, 130)), enter(other, range(200, 230)))
    read = await store.load(tournament.id)
    assert sorted(each.user for each in read.entrants) == [*range(100, 130), *range(200, 230)]
    assert sum(missed) > 0
    await journal.close()
    await engine.dispose()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)  # an SQLite file has one process
async def test_a_process_that_has_lost_the_server_writes_nothing(store):
    tournament, lost = await opened(store), Fence(0, 7, 1)
    for attempt in (
        store.append(tournament, SignedUp(NOW, 100), lost),
        store.posted(tournament.id, 777, lost),
        opened(store, fence=lost),
    ):
        with pytest.raises(NotOurs):
            await attempt
    assert await store.load(tournament.id) == tournament
    assert len(await store.live()) == 1


async def test_a_database_that_fails_is_told_apart_from_a_record_that_went_on(store, engine):
    tournament = await opened(store)
    async with engine.begin() as connection:
        await connection.exec_driver_sql("ALTER TABLE tournament_entries RENAME TO elsewhere")
    with pytest.raises(NotSaved) as caught:
        await store.append(tournament, SignedUp(NOW, 100))
    assert not isinstance(caught.value, OutOfDate)


async def test_a_lost_answer_is_found_by_reading_again(store):
    """The entry is stored, but its writer does not know: what they write next is refused, and they read it."""
    tournament = await opened(store)
    await store.append(tournament, pause(tournament, NOW, ORGANISER))
    with suppress(OutOfDate):
        await store.append(tournament, pause(tournament, NOW, ORGANISER))
    read = await store.load(tournament.id)
    assert read.paused
    await write(store, read, add_director(read, NOW, ORGANISER, DIRECTOR), resume(read, NOW, ORGANISER))
    assert await store.load(tournament.id) == read


async def test_a_record_that_is_passed_on_names_nobody_and_has_no_reasons(store):
    tournament = await opened(store)
    await write(store, tournament, sign_up(tournament, NOW, 4711))
    await write(store, tournament, disqualify(tournament, NOW, ORGANISER, 0, "Zoë cheats"))
    lines = [json.loads(line) for line in (await store.record(tournament.id)).splitlines()]
    assert [each["kind"] for each in lines] == ["announced", "signed-up", "withdrawn"]
    assert lines[2]["reason"] == ""
    assert not any(name in str(lines) for name in ("4711", str(ORGANISER), "Zoë"))
