"""Leases of several processes, each with a session of its own on one real PostgreSQL server."""

import asyncio
from contextlib import suppress
from dataclasses import replace

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.exc import DBAPIError

from bot.features.fleet import live_session
from bot.features.fleet.leases import FOUNDING, MEMBERS, SETTING_UP, SPACE, Leases
from bot.features.fleet.live_session import LiveSession
from bot.interactions.sockets import GatewaySession
from bot.store.engine.fence import Fence, Fenced, NotOurs, NotSaved, Shard, check_fences
from bot.store.journal.entries import Opening, Posted, Seating
from tests.features.standings.store.evening import BEGIN
from tests.journals import open_journal
from tests.patience import LONGEST_SECONDS

GUILD = 3 << 22
"""A server on the last of four shards."""

SECONDS = LONGEST_SECONDS
"""How long a lease lasts without a sign of life. None ends but where a test ends it."""

ZERO, ONE, TWO, THREE = (Shard(number, 4) for number in range(4))
ALL = {ZERO, ONE, TWO, THREE}

pytestmark = pytest.mark.parametrize("url", ["postgresql"], indirect=True)


@pytest.fixture
async def processes(url):
    """Make processes of the bot, and end them after the test."""
    made = []

    async def make(shards=4, *, stuck=SECONDS, heard=None):
        """Make one, which ends the sessions that have waited for so many seconds for the rest of a statement."""
        leases = Leases(make_url(url), SECONDS, heard or {})
        leases.seconds = stuck  # its own session lasts as long as any
        made.append(leases)
        assert await leases.join(shards)
        return leases

    yield make
    for leases in made:
        await leases.close()


async def end_session(engine, leases):
    """End a process's session, as the server does when it is silent."""
    async with engine.connect() as connection:
        await connection.execute(
            text("SELECT pg_terminate_backend(pid, :longest) FROM pg_stat_activity WHERE application_name = :name"),
            {"name": leases._session.name, "longest": int(LONGEST_SECONDS * 1000)},
        )


async def test_a_shard_is_one_process_s_at_a_time_and_free_when_that_one_is_gone(processes):
    one, other = await processes(), await processes()
    assert (await one.renew()).members == 2
    assert await one.take(THREE) == (True, None)
    assert await other.take(THREE) == (False, None)
    assert set((await other.renew()).free) == {ZERO, ONE, TWO}
    await one.close()
    survey = await other.renew()
    assert survey.members == 1
    assert set(survey.free) == ALL
    assert (await other.take(THREE))[0]


async def test_only_the_holder_of_a_server_s_shard_may_change_its_tables(processes):
    one, other = await processes(), await processes()
    await one.take(THREE)
    fence = one.fence(GUILD)
    assert isinstance(fence, Fence)
    assert fence.shard == 3
    assert replace(one.fence(GUILD + 4 * (5 << 22)), server=fence.server) == fence
    with pytest.raises(NotOurs):
        other.fence(GUILD)
    with pytest.raises(NotOurs):
        one.fence(0)


async def test_what_is_decided_under_a_lease_that_others_have_taken_over_is_refused(processes, engine):
    journal = open_journal(engine)
    one, other = await processes(), await processes()
    await one.take(THREE)
    late = one.fence(GUILD)
    opening = Opening("claro", GUILD, 7, 1, 4, {}, (Seating(1, None, BEGIN),), BEGIN)
    table = await journal.open(opening, late)
    await end_session(engine, one)
    assert (await other.take(THREE))[0]
    now = other.fence(GUILD)
    results = await asyncio.gather(
        journal.write(Posted(table, 11), late), journal.write(Posted(table, 12), now), return_exceptions=True
    )
    assert isinstance(results[0], NotOurs)
    assert results[1] is None
    assert (await journal.load(table)).message == 12
    with pytest.raises(NotOurs):
        await journal.open(opening, late)
    await journal.close()


HALF_A_STATEMENT = b"P\0\0\0\x10\0SELECT 1\0\0\0" + b"H\0\0\0\4"
"""PostgreSQL's protocol: a Parse and a Flush message. The Bind and Execute that should follow never come."""


async def test_a_shard_is_not_kept_by_who_fell_silent_in_the_middle_of_a_statement(processes, engine):
    """The server's idle timeouts do not run while it waits for the rest of a statement."""
    one, other = await processes(), await processes(stuck=0.1)
    await one.take(THREE)
    async with engine.connect() as paused:
        await paused.execute(text("SELECT fence FROM shards WHERE shard = 3 FOR SHARE"))
        raw = (await paused.get_raw_connection()).driver_connection
        raw._transport.write(HALF_A_STATEMENT)
        await one.close()
        while not (await other.take(THREE))[0]:
            await other.renew()
        with pytest.raises(DBAPIError):
            await paused.execute(text("SELECT 1"))


async def test_nobody_is_kept_from_starting_by_who_fell_silent_while_it_founded_the_fleet(processes, engine):
    async with engine.connect() as paused:
        founding = text("SELECT pg_advisory_lock(:space, :key)")
        await paused.execute(founding, {"space": SPACE, "key": FOUNDING})
        await paused.execute(founding, {"space": SPACE, "key": MEMBERS})
        raw = (await paused.get_raw_connection()).driver_connection
        raw._transport.write(HALF_A_STATEMENT)
        assert (await processes(stuck=0.1)).count == 4
        with pytest.raises(DBAPIError):
            await paused.execute(text("SELECT 1"))


@pytest.mark.parametrize("lost", ["pg_try_advisory_lock", "UPDATE shards", "pg_advisory_unlock"])
async def test_a_lost_answer_leaves_no_shard_to_nobody(processes, lost):
    one, other = await processes(), await processes()
    real = one._session.execute

    async def lossy(statement, values=()):
        answer = await real(statement, values)
        if lost in statement:
            one._session.execute = real
            raise NotSaved
        return answer

    await one.take(TWO)
    one._session.execute = lossy
    with suppress(NotSaved):
        await one.take(THREE)
        await one.give_up(THREE, None)
    await one.renew()
    assert one.held == {TWO}
    assert set((await other.renew()).free) == {ZERO, ONE, THREE}
    assert (await other.take(THREE))[0]


async def test_taking_over_waits_for_a_transaction_under_the_former_lease(processes, engine):
    one, other = await processes(), await processes()
    await one.take(THREE)
    async with engine.begin() as connection:
        await connection.execute(text("SELECT fence FROM shards WHERE shard = 3 FOR SHARE"))
        await end_session(engine, one)
        assert await other.take(THREE) == (False, None)
        assert THREE in (await other.renew()).free
    assert (await other.take(THREE))[0]


async def test_a_process_is_sure_of_its_leases_for_as_long_as_the_server_waits_for_a_sign_of_life(
    processes, monkeypatch
):
    now = [1000.0]
    monkeypatch.setattr(live_session, "_monotonic", lambda: now[0])
    one = await processes()
    await one.take(THREE)
    asked = "SELECT setting FROM pg_settings WHERE name = 'idle_session_timeout'"
    assert (await one._session.execute(asked)).scalar_one() == str(int(SECONDS * 1000))
    now[0] += SECONDS - 1
    assert one.fence(GUILD)
    now[0] += 1
    with pytest.raises(NotSaved):
        one.fence(GUILD)
    await one.renew()
    assert one.fence(GUILD)


async def test_a_process_that_is_silent_for_too_long_loses_what_it_holds(processes):
    one, other = await processes(), await processes()
    await one.take(THREE)
    await one._session.execute("SET idle_session_timeout = 100")  # it says nothing more before the server ends it
    while THREE not in (await other.renew()).free:
        pass
    await other.take(THREE)
    with pytest.raises(NotSaved):  # this is how it learns that its session is over
        await one.renew()
    await one.renew()
    assert one.held == frozenset()
    with pytest.raises(NotOurs):
        one.fence(GUILD)


async def test_after_a_short_break_what_nobody_has_taken_is_still_ours(processes, engine):
    one, other = await processes(), await processes()
    await one.take(ONE)
    await one.take(THREE)
    before = one.fence(GUILD)
    await end_session(engine, one)
    await other.take(ONE)
    with pytest.raises(NotSaved):
        await one.renew()
    with pytest.raises(NotSaved):
        one.fence(GUILD)
    await one.renew()
    assert one.held == {THREE}
    assert one.fence(GUILD) == before
    assert (await other.renew()).members == 2


async def test_a_gateway_session_is_handed_on_with_its_shard(processes):
    heard = []
    one, other = await processes(), await processes(heard={"words": heard.append})
    await one.take(THREE)
    await one.note({THREE: GatewaySession("s", "ws://here", 17), TWO: GatewaySession("not ours", "", 1)})
    assert (await other.renew()).free == {ZERO: False, ONE: False, TWO: False}
    await one.give_up(THREE, GatewaySession("s", "ws://here", 18))
    assert (await other.renew()).free[THREE]
    assert await other.take(THREE) == (True, GatewaySession("s", "ws://here", 18))
    await other.give_up(THREE, None)
    await one.give_up(THREE, GatewaySession("late", "", 1))  # no longer ours
    assert await one.take(THREE) == (True, GatewaySession("s", "ws://here", 18))


async def test_a_shard_that_becomes_free_is_announced(processes):
    free = asyncio.Event()
    one, _ = await processes(), await processes(heard={"cards_shards": lambda _: free.set()})
    await one.take(ZERO)
    await one.give_up(ZERO, None)
    await free.wait()


async def test_all_processes_divide_the_servers_alike_until_none_is_left(processes):
    one = await processes(4)
    other = await processes(16)
    assert other.count == 4
    await one.take(THREE)
    stale = one.fence(GUILD)
    await one.close()
    await other.close()
    third = await processes(2)
    assert third.count == 2
    assert set((await third.renew()).free) == {Shard(0, 2), Shard(1, 2)}
    fourth = await processes(2)
    await third.close()
    await fourth.close()
    fifth = await processes(4)
    await fifth.take(THREE)
    assert fifth.fence(GUILD).number > stale.number


async def test_who_comes_back_to_a_fleet_divided_anew_has_nothing_there(processes, engine):
    one = await processes(4)
    await one.take(THREE)
    await end_session(engine, one)
    other = await processes(2)
    await other.take(Shard(1, 2))  # which has the same server as the third of four
    with pytest.raises(NotSaved):
        await one.renew()
    await one.renew()
    assert one.held == frozenset()
    assert one.count == 2
    assert set((await other.renew()).free) == {Shard(0, 2)}
    with pytest.raises(NotOurs):
        one.fence(GUILD)


async def test_a_lease_of_another_division_writes_nothing(processes, engine):
    journal = open_journal(engine)
    one = await processes(2)
    await one.take(Shard(1, 2))
    ours = one.fence(GUILD)
    opening = Opening("claro", GUILD, 7, 1, 4, {}, (Seating(1, None, BEGIN),), BEGIN)
    with pytest.raises(NotOurs):
        await journal.open(opening, replace(ours, shards=4))
    assert await journal.open(opening, ours)
    await journal.close()


async def test_the_servers_are_divided_anew_in_the_moment_in_which_all_leases_end(processes, engine):
    one, other = await processes(4), await processes(4)
    await one.take(THREE)
    ours = one.fence(GUILD)
    await other.close()
    async with engine.begin() as connection:  # the last one of a process that has left the fleet
        await connection.run_sync(check_fences, [ours])
        await one.close()
        assert await other.join(2) is None
        assert (await connection.execute(text("SELECT shards FROM fleet"))).scalar_one() == 4
    assert await other.join(2) == 1
    assert other.count == 2
    async with engine.begin() as connection:
        with pytest.raises(Fenced):
            await connection.run_sync(check_fences, [ours])


async def test_who_must_divide_the_servers_otherwise_joins_when_nobody_serves_them(processes, url):
    one, firm = await processes(4), Leases(make_url(url), SECONDS, {})
    await one.take(THREE)
    assert await firm.join(6, firm=True) is None
    assert (await one.renew()).members == 1
    await one.leave()  # it hands its shards on, and still writes about its servers
    assert await firm.join(6, firm=True) is None
    assert one.fence(GUILD)
    await one.give_up(THREE, None)
    assert await firm.join(6, firm=True) == 1
    assert firm.count == 6
    await firm.close()


async def test_cancelling_whoever_waits_for_an_answer_costs_no_lease(processes):
    one, other = await processes(), await processes()
    for shard in (ZERO, ONE, TWO):
        await one.take(shard)
    for work in (one.renew, lambda: one.reserve_identify(0, 1.0), lambda: one.note({}), lambda: one.take(THREE)):
        for steps in range(1, 15):
            task = asyncio.create_task(work())
            for _ in range(steps):
                await asyncio.sleep(0)
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
            assert {ZERO, ONE, TWO} <= one.held
            assert one.lease(ZERO).shard == 0
    assert not set((await other.renew()).free) & {ZERO, ONE, TWO}


@pytest.mark.parametrize("steps", range(0, 12, 3))
async def test_a_cancelled_hand_over_is_finished(processes, steps):
    one, other = await processes(), await processes()
    await one.take(THREE)
    task = asyncio.create_task(one.give_up(THREE, GatewaySession("s", "ws://here", 17)))
    for _ in range(steps):
        await asyncio.sleep(0)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    if steps:
        assert (await other.take(THREE))[1] == GatewaySession("s", "ws://here", 17)
    else:
        assert one.lease(THREE)  # it had not begun


async def test_a_cancelled_wait_for_a_turn_leaves_the_turn_to_others(processes):
    one, other = await processes(), await processes()

    async def set_up():
        async with one.holding(SETTING_UP):
            await asyncio.Event().wait()

    for steps in range(1, 15):
        task = asyncio.create_task(set_up())
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        async with other.holding(SETTING_UP):
            pass


async def test_a_shard_given_up_while_its_process_comes_back_is_free(processes, engine):
    one, other = await processes(), await processes()
    await one.take(TWO)
    await one.take(THREE)
    await end_session(engine, one)
    with pytest.raises(NotSaved):
        await one.renew()
    back = asyncio.create_task(one.renew())
    real = one._session.execute

    async def late(statement, values=()):
        if "pg_try_advisory_lock" in statement and not given_up:
            given_up.append(asyncio.create_task(one.give_up(THREE, None)))
            await asyncio.sleep(0)
        return await real(statement, values)

    given_up = []
    one._session.execute = late
    await back
    await asyncio.gather(*given_up)
    assert one.held == {TWO}
    assert one.lease(TWO)
    assert THREE in (await other.renew()).free


async def test_who_may_identify_next_is_agreed_for_each_bucket(processes):
    one, other = await processes(), await processes()
    between = 1_000 * LONGEST_SECONDS  # beside which it does not matter how long the reservations take
    waits = [await each.reserve_identify(0, between) for each in (one, other, one)]
    assert waits == [pytest.approx(between * place, abs=LONGEST_SECONDS) for place in range(3)]
    assert await other.reserve_identify(1, between) == pytest.approx(0.0, abs=0.001)  # the bucket's first is at once


async def test_one_process_at_a_time_sets_up(processes):
    one, other = await processes(), await processes()
    order = []

    async def set_up(leases, name):
        async with leases.holding(SETTING_UP):
            order.append(name)
            await leases.renew()
            order.append(name)

    await asyncio.gather(set_up(one, "one"), set_up(other, "other"))
    assert order in (["one", "one", "other", "other"], ["other", "other", "one", "one"])


async def test_a_refused_statement_does_not_cost_the_session(url):
    session = LiveSession(make_url(url), SECONDS, {})
    await session.open()
    with pytest.raises(NotSaved):
        await session.execute("SELECT nonsense")
    assert session.sure
    await session.close()
    with pytest.raises(NotSaved):
        await session.execute("SELECT 1")
