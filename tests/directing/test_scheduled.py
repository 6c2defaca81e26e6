"""A tournament that begins by itself is an event of the server, for as long as it is one."""

from datetime import datetime, timedelta

import pytest

from playground.permissions import CREATE_EVENTS
from tests.directing.event import EIGHT, announced, entered, played_out, until
from tests.directing.test_mishaps import act
from tests.directing.test_times import move_clock


@pytest.fixture
def events(house):
    """The events of the server, in which everybody may create some."""
    house.discord.world.guild.permissions |= CREATE_EVENTS
    return house.discord.world.guild.events


async def scheduled(house, events, **options):
    """Let Konrad announce a tournament that begins in an hour; return it and its event."""
    _, tournament = await announced(house, starts_in=60, rounds=1, **options)
    await until(lambda: events)
    (event,) = events.values()
    return tournament, event


async def test_an_event_has_the_time_and_the_channel_of_its_tournament(house, events):
    tournament, event = await scheduled(house, events, title="spring_cup of *all* the kingdoms of the north")
    world = house.discord.world
    starts = datetime.fromisoformat(event["scheduled_start_time"])
    assert starts == tournament.options.starts
    assert datetime.fromisoformat(event["scheduled_end_time"]) == starts + timedelta(hours=2)
    assert event["name"] == "spring_cup of *all* the kingdoms of the north"
    assert event["entity_metadata"] == {"location": f"#{world.channels[tournament.channel].name}"}
    assert f"/{tournament.guild}/{tournament.channel}" in event["description"]


async def test_without_the_permission_there_is_no_event_and_nothing_else_fails(house):
    _, tournament = await announced(house, starts_in=60, rounds=1)
    await entered(house, *EIGHT[:2])
    move_clock(house, 61 * 60)
    await played_out(house, tournament)
    assert tournament.ending == "finished"
    assert house.discord.world.guild.events == {}


async def test_an_event_goes_on_with_its_tournament_and_ends_with_it(house, events):
    tournament, event = await scheduled(house, events)
    await entered(house, *EIGHT[:2])
    move_clock(house, 61 * 60)
    await until(lambda: event["status"] == 2)
    await played_out(house, tournament)
    await until(lambda: not events)
    assert event["status"] == 3


async def test_the_event_of_a_tournament_that_is_called_off_is_deleted(house, events):
    tournament, event = await scheduled(house, events)
    await act(house, "Konrad", tournament, "calloffsure")
    await until(lambda: not events)
    assert event["status"] == 1
