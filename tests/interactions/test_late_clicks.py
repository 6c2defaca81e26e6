"""Interactions that come too late to be answered: nothing is done for them, and no move is played in silence."""

import asyncio

import pytest

from bot.interactions.middleware import REMEMBERED_SECONDS, LatenessGate
from playground.driver import InteractionFailed
from playground.traffic.faults import Fault
from tests.e2e.playing import hand_of, next_choice, on_turn, started, table_of
from tests.patience import LONGEST_SECONDS

TOO_LATE, NOT_TOO_LATE = LONGEST_SECONDS + 1.0, LONGEST_SECONDS - 10.0
"""Ages at which an interaction cannot be answered, and at which it is acknowledged before its answer, in seconds."""


def delay(house, seconds):
    """Let all that comes from now on come later by some seconds than what came before."""
    door = house.app.client.door
    before = door._clock
    door._clock = lambda: before() + seconds


def first_answers(house, after):
    """Return the requests with first answers that the bot has sent since a record."""
    return [
        each
        for each in house.discord.records.after(after)
        if each["kind"] == "request" and each["path"].startswith("/interactions/")
    ]


async def playing(house):
    """Let two people begin a game; return who is on turn."""
    return on_turn(await started(house, "Laura", "Clara"))


async def test_a_move_that_comes_too_late_is_not_played_and_the_next_one_is(house):
    actor = await playing(house)
    door, table = house.app.client.door, table_of(house)
    delay(house, TOO_LATE)
    house.discord.world.interaction_seconds = 0.0
    begin = house.discord.records.last
    with pytest.raises(InteractionFailed):
        await actor.click(next_choice(actor), on=hand_of(actor))
    with pytest.raises(InteractionFailed):
        await actor.slash("claro hand")
    with pytest.raises(InteractionFailed):
        await actor.complete("claro play", "move", move="")
    while door.turned_away < 3:
        await house.discord.records.wait(house.discord.records.last, 0.1)
    assert table.turn == 0
    assert {each["status"] for each in first_answers(house, begin)} <= {404}  # one is tried now and then

    house.discord.world.interaction_seconds = LONGEST_SECONDS
    delay(house, -TOO_LATE)
    await actor.click(next_choice(actor), on=hand_of(actor))
    assert table.turn == 1
    assert door.turned_away == 3


async def test_a_move_that_only_seems_to_come_too_late_is_played(house):
    actor = await playing(house)
    delay(house, TOO_LATE)
    begin = house.discord.records.last
    await actor.click(next_choice(actor), on=hand_of(actor))
    await house.app.base.middleware.in_flight.finish()
    assert [each["body"]["type"] for each in first_answers(house, begin)] == [6]
    assert table_of(house).turn == 1
    assert house.app.client.door.turned_away == 0


async def test_a_move_is_not_played_if_whether_discord_takes_the_acknowledgement_is_not_known(house):
    actor = await playing(house)
    delay(house, TOO_LATE)
    house.discord.faults.strike(*[Fault.RESET_BEFORE] * 3, on="/callback")
    pressing = asyncio.create_task(actor.click(next_choice(actor), on=hand_of(actor)))
    while not house.app.client.door.turned_away:
        await house.discord.records.wait(house.discord.records.last, 0.1)
    assert not pressing.done()  # Discord would still take an answer
    assert table_of(house).turn == 0
    pressing.cancel()


async def test_what_comes_late_but_in_time_is_acknowledged_before_any_work(house):
    actor = await playing(house)
    delay(house, NOT_TOO_LATE)
    begin = house.discord.records.last
    await actor.click(next_choice(actor), on=hand_of(actor))
    await house.app.base.middleware.in_flight.finish()
    assert [each["body"]["type"] for each in first_answers(house, begin)] == [6]  # which changes nothing
    assert table_of(house).turn == 1
    assert house.app.client.door.turned_away == 0


async def test_a_move_that_discord_takes_no_acknowledgement_for_is_not_played(house):
    actor = await playing(house)
    delay(house, NOT_TOO_LATE)
    house.discord.world.interaction_seconds = 0.0
    begin = house.discord.records.last
    with pytest.raises(InteractionFailed):
        await actor.click(next_choice(actor), on=hand_of(actor))
    while not house.app.client.door.turned_away:
        await house.discord.records.wait(house.discord.records.last, 0.1)
    assert table_of(house).turn == 0
    assert [each["status"] for each in first_answers(house, begin)] == [404]


def snowflake(seconds):
    """Return an id that Discord gives at a time."""
    return int(seconds * 1000) << 22


@pytest.mark.parametrize("wrong", [-86_400.0, 0.0, 3600.0])
def test_ages_do_not_depend_on_what_time_our_clock_shows(wrong):
    now = 1000.0 + wrong
    door = LatenessGate(lambda: now)
    assert door.age(snowflake(999.5)) == 0  # nobody knows better
    assert door.age(snowflake(999.9)) == 0
    assert door.age(snowflake(999.901)) == 0
    assert door.age(snowflake(996.9)) == pytest.approx(3.0)
    assert door.age(snowflake(999.499)) == pytest.approx(0.401)


def test_a_clock_that_drifts_turns_nobody_away():
    now, drifted = 0.0, 0.0
    door = LatenessGate(lambda: now + drifted)
    for _ in range(1000):
        now += REMEMBERED_SECONDS / 10
        drifted += 0.1
        assert door.admits(snowflake(now))
    now += 3 * REMEMBERED_SECONDS
    drifted += 3600  # a night in which nobody played
    assert door.admits(snowflake(now))
    assert not door.admits(snowflake(now - TOO_LATE), tries=False)
    assert door.turned_away == 1
