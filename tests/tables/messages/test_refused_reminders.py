"""Messages about somebody's turn that Discord refuses to send or to delete, and processes that die meanwhile."""

import asyncio
import sqlite3
from contextlib import closing

import discord
import pytest

from bot.interactions import refused_requests
from bot.tables.messages.reminders import AGAIN_SECONDS, PRESENT_SECONDS
from playground.traffic.faults import Fault
from tests.conftest import open_house
from tests.e2e.choosing import my_settings
from tests.e2e.playing import more, seated, table_of
from tests.patience import LONGEST_SECONDS
from tests.tables.messages.test_reminders import actor_of, move_on, notices, pinged, play, posts_to


@pytest.fixture(autouse=True)
def hasty(monkeypatch):
    """Let a request that Discord refuses each time be given up soon: the pauses between its tries take 17 seconds."""
    monkeypatch.setattr(refused_requests, "FIRST_PAUSE_SECONDS", 0.002)


async def begun(house):
    """Let two people who want to hear of every turn begin a game."""
    people = await seated(house, "Laura", "Clara")
    for person in people:
        await my_settings(person, your_turn="every")
    await people[0].click("Start")
    return people


async def done(house):
    """Wait for the reminders that are under way."""
    while house.app.tables.reminders._tasks:
        await asyncio.gather(*house.app.tables.reminders._tasks, return_exceptions=True)
        await asyncio.sleep(0)  # those that are done are gathered at once from 3.12 on, before they are let go


def rows(folder, table="notices"):
    with closing(sqlite3.connect(folder / "claro.db")) as database:
        return database.execute(f"SELECT message_id FROM {table}").fetchall()


async def refuse_a_deletion(house, people):
    """Have a reminder sent, and refuse to delete it when its player acts; return it."""
    laura = people[0]
    move_on(house, PRESENT_SECONDS)
    await laura.until(notices)
    await done(house)
    (left,) = notices(laura)
    table = table_of(house)
    (seat,) = table.people_to_act()
    house.discord.faults.rates = {Fault.ERROR_503: 1.0}
    move = table.position.legal_moves(seat)[0]
    await house.app.room.play(table, table.seats[seat].user, table.turn, move)
    await done(house)
    house.discord.faults.rates = {}
    assert left.id in laura.messages
    return left


async def test_a_deletion_that_was_refused_is_tried_again(tmp_path):
    async with open_house(tmp_path, turn_seconds=86400) as house:
        people = await begun(house)
        left = await refuse_a_deletion(house, people)
        move_on(house, AGAIN_SECONDS + 1)
        await people[0].until(lambda each: left.id not in each.messages)


async def test_it_is_tried_again_after_a_restart_though_its_player_has_had_a_later_message(tmp_path):
    async with open_house(tmp_path, turn_seconds=86400) as house:
        people = await begun(house)
        left = await refuse_a_deletion(house, people)
        house.app.base.clock.cancel("deletions of notices")  # as if it had not been time yet
        house.app.tables.reminders._undeleted.clear()
        first = left.data["mentions"][0]["id"]
        while actor_of(house, people).id != first:
            await play(actor_of(house, people))
        move_on(house, PRESENT_SECONDS)
        await people[0].until(lambda each: any(s.id != left.id and pinged(s) == [first] for s in notices(each)))
        await done(house)
        assert rows(tmp_path, "undeleted_notices") == [(int(left.id),)]
        await house.stop_bot()
        await house.start_bot()
        await people[0].until(lambda each: left.id not in each.messages)
        await done(house)
        assert rows(tmp_path, "undeleted_notices") == []
        assert len(notices(people[0])) == 1


async def test_a_reminder_that_was_refused_is_sent_later_while_the_turn_stands(tmp_path):
    async with open_house(tmp_path, turn_seconds=86400) as house:
        laura, _ = await begun(house)
        house.discord.faults.rates = {Fault.ERROR_503: 1.0}
        move_on(house, PRESENT_SECONDS)
        while not house.app.tables.reminders._tasks:
            await asyncio.to_thread(rows, tmp_path)
        await done(house)
        house.discord.faults.rates = {}
        assert rows(tmp_path) == []
        move_on(house, 60)
        await done(house)
        assert not notices(laura)
        move_on(house, 86400 / 4)
        await laura.until(notices)
        await done(house)
        assert len(rows(tmp_path)) == 1


@pytest.mark.parametrize("directly", [False, True])
async def test_a_reminder_whose_confirmation_is_lost_is_sent_once(tmp_path, directly):
    async with open_house(tmp_path, turn_seconds=86400) as house:
        people = await begun(house)
        for person in people:
            await my_settings(person, notify_in="direct" if directly else "channel")
        before = set(house.discord.world.messages)
        actor = actor_of(house, people)
        direct = await house.app.client.create_dm(discord.Object(int(actor.id)))
        house.app.tables.reminders._state(table_of(house).id).direct[int(actor.id)] = direct.id
        house.discord.faults.strike(Fault.RESET_AFTER, on="/messages")
        move_on(house, PRESENT_SECONDS)
        while not house.discord.faults.done[Fault.RESET_AFTER]:
            await asyncio.to_thread(rows, tmp_path)
        await done(house)
        move_on(house, 86400 / 4 + 60)  # when it would be tried again
        await done(house)
        new = [each for key, each in house.discord.world.messages.items() if key not in before]
        assert len(new) == 1
        assert new[0].channel == (direct.id if directly else int(actor.channel))
        assert rows(tmp_path) == [(new[0].id,)]


async def test_a_process_killed_between_sending_and_storing_does_not_ping_twice(tmp_path):
    async with open_house(tmp_path, turn_seconds=86400) as house:
        laura, _ = await begun(house)
        house.discord.faults.slow_seconds = LONGEST_SECONDS
        house.discord.faults.strike(Fault.SLOW, on="/messages")  # the message is there, but its answer comes late
        move_on(house, PRESENT_SECONDS)
        while not await asyncio.to_thread(rows, tmp_path):
            pass
        assert rows(tmp_path) == [(0,)]
        for task in list(house.app.tables.reminders._tasks):
            task.cancel()  # as if the process were killed
        posts = await posts_to(house, int(laura.channel))
        await house.stop_bot()
        await house.start_bot()
        await laura.click("My hand")  # rebuilds the table
        move_on(house, 2 * PRESENT_SECONDS)
        await done(house)
        assert await posts_to(house, int(laura.channel)) == posts


async def test_pausing_again_and_again_pings_nobody_again_also_after_a_restart(tmp_path):
    async with open_house(tmp_path, turn_seconds=86400) as house:
        people = laura, _ = await begun(house)
        actor = actor_of(house, people)
        move_on(house, PRESENT_SECONDS)
        await laura.until(notices)
        assert pinged(notices(laura)[0]) == [actor.id]
        for restart in (False, True):
            await more(laura, "Pause")
            await laura.until(lambda each: not notices(each))
            await done(house)
            if restart:
                await house.stop_bot()
                await house.start_bot()
            await laura.click("Resume")
            move_on(house, 2 * PRESENT_SECONDS)
            await laura.until(notices)
            await done(house)
            assert [pinged(seen) for seen in notices(laura)] == [[]]
        await play(actor)
        await laura.until(lambda each: not notices(each))
        await done(house)
        assert rows(tmp_path) == []
