"""What is left of people in the records of tournaments once they are forgotten: on SQLite and on PostgreSQL."""

import asyncio

import pytest

from bot.features.people.store.privacy import Privacy
from bot.features.tournaments.rules.directors import adjust, call_off
from bot.features.tournaments.rules.entries import Begun, DirectorAdded, Drawn, SignedUp, Why
from bot.features.tournaments.rules.signing_up import sign_up
from bot.features.tournaments.rules.tournament import Phase
from bot.features.tournaments.store.privacy import forget_in_tournaments, written_about
from bot.store.engine.fence import NotSaved, OutOfDate
from tests.effort import thorough
from tests.features.people.test_privacy import places_of
from tests.features.tournaments.rules.events import NOW, ORGANISER, SEED, STRANGER
from tests.features.tournaments.test_store import opened, stored, write
from tests.features.tournaments.written import WrittenTournaments
from tests.store.exported import exported
from tests.store.taking_part import REASON, take_part

LAURA, CLARA = 2**60 + 1, 2**60 + 2
TODAY = NOW.date()


@pytest.fixture
def store(engine, journal):
    return WrittenTournaments(engine, journal)


async def test_who_is_forgotten_is_out_of_a_tournament_that_goes_on(engine, store):
    over, live = await take_part(store, LAURA, CLARA)
    await Privacy(engine).forget(LAURA, TODAY)
    assert await places_of(engine, LAURA) == set()
    went_on = await store.load(live)
    assert [(each.user, each.out) for each in went_on.entrants] == [(CLARA, None), (None, Why.FORGOTTEN)]
    assert went_on.entrant_of(LAURA) is None
    assert (went_on.directors, went_on.organiser, went_on.people) == (set(), CLARA, 1)
    ended = await store.load(over)
    assert (ended.organiser, ended.ended_by, ended.directors) == (None, None, {CLARA})
    assert [(each.user, each.out) for each in ended.entrants] == [(CLARA, None), (None, None)]  # it is over: no more
    assert ended.length == 7


async def test_what_directors_wrote_about_them_is_gone(engine, store):
    await take_part(store, LAURA, CLARA)
    await take_part(store, STRANGER, CLARA)
    assert len((await exported(engine, LAURA, TODAY))["tournaments"]) > 0
    await Privacy(engine).forget(LAURA, TODAY)
    kept = [REASON in str(each) for each in await records(store)]
    assert kept == [False, False, True, True]


async def test_what_was_written_in_a_tournament_that_ends_meanwhile_is_gone(engine, store):
    _, live = await take_part(store, LAURA, CLARA)
    async with engine.connect() as connection:
        written = await connection.run_sync(written_about, LAURA)
    went_on = await store.load(live)
    await write(store, went_on, call_off(went_on, NOW, CLARA, SEED))
    async with engine.begin() as connection:
        await connection.run_sync(forget_in_tournaments, LAURA, written, NOW)
    assert REASON not in str(await records(store))
    assert await places_of(engine, LAURA) == set()
    assert (await store.load(live)).length == went_on.length


async def records(store):
    """Return the rows of every record."""
    found = []
    for listed in reversed(await store.of_guild(10)):
        loaded = await store.load(listed.id)
        found.append(await rows_of(store, loaded.id))
    return found


async def rows_of(store, number):
    async with store._database.read() as connection:
        rows = await connection.exec_driver_sql(
            f"SELECT entry FROM tournament_entries WHERE tournament_id = {number} ORDER BY number"
        )
        return rows.all()


async def test_the_process_that_has_it_in_memory_reads_it_again(engine, store):
    tournament = await opened(store)
    await write(store, tournament, sign_up(tournament, NOW, LAURA))
    await Privacy(engine).forget(LAURA, TODAY)
    with pytest.raises(OutOfDate):
        await write(store, tournament, sign_up(tournament, NOW, CLARA))
    again = await store.load(tournament.id)
    await write(store, again, sign_up(again, NOW, CLARA))
    assert [each.user for each in again.playing] == [CLARA]


async def test_an_organiser_who_is_forgotten_is_out_of_memory_too(engine, store):
    tournament = await opened(store, organiser=LAURA)
    await Privacy(engine).forget(LAURA, TODAY)
    with pytest.raises(OutOfDate):
        await write(store, tournament, sign_up(tournament, NOW, CLARA))
    again = await store.load(tournament.id)
    assert again.organiser is None
    assert not again.directs(LAURA)


@thorough
@pytest.mark.parametrize("chance_seed", range(6))
async def test_everybody_can_be_forgotten_and_the_results_stay(engine, store, chance_seed):
    before = await stored(store, chance_seed, part=1 - chance_seed % 2 / 2)
    people = {each.user for each in before.entrants} | before.directors | before.replaced.keys() | before.barred
    for user in {ORGANISER} | people - {None}:
        await Privacy(engine).forget(user, TODAY)
        assert await places_of(engine, user) == set()
    after = await store.load(before.id)
    assert [each.places for each in after.pairings] == [each.places for each in before.pairings]
    assert [each.entrants for each in after.pairings] == [each.entrants for each in before.pairings]
    assert {each.user for each in after.entrants} <= {None}
    assert (after.organiser, after.directors, after.barred) == (None, set(), set())
    assert after.phase is before.phase
    if after.phase is not Phase.OVER:
        assert all(each.computer for each in after.playing)


async def test_somebody_is_forgotten_while_tournaments_go_on(engine, store):
    """Whoever directs meanwhile reads again what they cannot append to; forgetting tries again what has gone on."""
    tournament = await opened(store)
    await write(store, tournament, sign_up(tournament, NOW, LAURA))
    stopped = asyncio.Event()

    async def direct():
        mine, missed, user = tournament, 0, 1000
        while not stopped.is_set() or missed == 0:
            try:
                await write(store, mine, sign_up(mine, NOW, user))
            except OutOfDate:
                mine, missed = await store.load(tournament.id), missed + 1
            user += 1
        return missed

    async def forget():
        for _ in range(50):
            try:
                await Privacy(engine).forget(LAURA, TODAY)
            except NotSaved:
                continue
            break
        stopped.set()

    missed, _ = await asyncio.gather(direct(), forget())
    assert missed == 1
    assert await places_of(engine, LAURA) == set()
    assert (await store.load(tournament.id)).entrants[0].out is Why.FORGOTTEN


async def test_an_export_has_what_somebody_did_in_tournaments_and_no_seed(engine, store):
    _, live = await take_part(store, LAURA, CLARA)
    rows = [row for row in (await exported(engine, LAURA, TODAY))["tournaments"] if row["tournament_id"] == str(live)]
    assert [(row["number"], row["user_id"], row["by_id"], row["entry"]["kind"]) for row in rows] == [
        (1, str(LAURA), None, "director-added"),
        (3, str(LAURA), None, "signed-up"),
        (5, str(LAURA), str(LAURA), "replaced"),
    ]
    assert {(row["guild_id"], row["channel_id"]) for row in rows} == {("10", "20")}
    assert str(CLARA) not in str(rows)
    assert SEED.hex() not in str(rows)


async def test_a_result_adjusted_by_somebody_who_is_forgotten_stays(engine, store):
    tournament = await opened(store)
    await write(store, tournament, *(SignedUp(NOW, user) for user in (LAURA, CLARA)))
    await write(store, tournament, Begun(NOW), Drawn(NOW, ((0, 1),)), DirectorAdded(NOW, STRANGER, ORGANISER))
    await write(store, tournament, adjust(tournament, NOW, STRANGER, 0, (2, 1), "They told me"))
    await Privacy(engine).forget(STRANGER, TODAY)
    pairing = (await store.load(tournament.id)).pairings[0]
    assert (pairing.places, pairing.adjusted_by, pairing.adjusted) == ((2, 1), None, "They told me")
