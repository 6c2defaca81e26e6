"""A tournament that begins by itself is an event of the server, for as long as it is one."""

from datetime import datetime, timedelta

import pytest

from bot.features.tournaments.feature import Events
from playground.world.permissions import CREATE_EVENTS, FOR_MEMBER, FOR_ROLE, VIEW_CHANNEL, Overwrite
from tests.features.tournaments.live.event import (
    EIGHT,
    act,
    announce,
    announced,
    entered,
    live,
    played_out,
    show_to_all,
    until,
)
from tests.features.tournaments.live.test_times import move_clock


@pytest.fixture
def events(house):
    """The events of the server, in which everybody may create some."""
    house.discord.world.guild.permissions |= CREATE_EVENTS
    return house.discord.world.guild.kept["scheduled-events"]


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


async def hidden(house, channel):
    """Hide a channel from everybody but Konrad and the bot."""
    world, servers = house.discord.world, house.discord.service.servers
    konrad = await house.person("Konrad")
    await servers.overwrite(channel, Overwrite(world.guild.id, FOR_ROLE, deny=VIEW_CHANNEL))
    for user in (int(konrad.id), world.bot.id):
        await servers.overwrite(channel, Overwrite(user, FOR_MEMBER, allow=VIEW_CHANNEL))
    return konrad


async def test_a_tournament_in_a_channel_that_not_everybody_sees_is_no_event(house, events):
    show_to_all(house)
    world = house.discord.world
    staff = await house.discord.service.add_channel(world.guild, "staff")
    konrad = await hidden(house, staff)
    await konrad.go_to(str(staff.id))
    await announce(house, konrad, starts_in=60, title="Farewell cup")
    (tournament,) = house.app[Events].house.tournaments.live
    await act(house, "Konrad", tournament, "changepart:0")
    await konrad.submit(title="Surprise cup", starts="120")
    assert tournament.options.title == "Surprise cup"
    shown = next(channel for channel in world.channels.values() if channel.id != staff.id)
    await konrad.go_to(str(shown.id))
    await announce(house, konrad, starts_in=60, title="Open cup")
    await until(lambda: events)
    await house.app[Events].house._scheduled.close()
    assert [each["name"] for each in events.values()] == ["Open cup"]


async def test_the_event_of_a_tournament_whose_channel_is_hidden_goes_with_its_next_change(house, events):
    tournament, _ = await scheduled(house, events)
    await hidden(house, house.discord.world.channels[tournament.channel])
    await changed(house, tournament, title="Farewell cup")
    await until(lambda: not events)


async def test_without_the_permission_there_is_no_event_and_nothing_else_fails(house):
    _, tournament = await announced(house, starts_in=60, rounds=1)
    await entered(house, *EIGHT[:2])
    move_clock(house, 61 * 60)
    await played_out(house, tournament)
    assert tournament.ending == "finished"
    assert house.discord.world.guild.kept["scheduled-events"] == {}


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


async def changed(house, tournament, **values):
    """Let Konrad change the first part of what was announced."""
    konrad = await house.person("Konrad")
    await act(house, "Konrad", tournament, "changepart:0")
    await konrad.submit(**values)


async def test_the_event_of_a_tournament_moves_with_its_start_and_has_its_title(house, events):
    tournament, event = await scheduled(house, events)
    before = tournament.options.starts
    await changed(house, tournament, starts="180", title="Autumn cup")
    await until(lambda: event["name"] == "Autumn cup")
    starts = datetime.fromisoformat(event["scheduled_start_time"])
    assert starts == tournament.options.starts
    assert starts - before > timedelta(minutes=100)
    assert datetime.fromisoformat(event["scheduled_end_time"]) == starts + timedelta(hours=2)
    assert list(events.values()) == [event]


async def test_a_tournament_that_is_begun_by_hand_after_all_is_no_event_and_can_become_one_again(house, events):
    tournament, _ = await scheduled(house, events)
    await changed(house, tournament, starts="0")
    await until(lambda: not events)
    await changed(house, tournament, starts="30")
    await until(lambda: events)
    (event,) = events.values()
    assert datetime.fromisoformat(event["scheduled_start_time"]) == tournament.options.starts
    await changed(house, tournament, limit="8")
    assert list(events.values()) == [event]


async def test_a_change_without_the_permission_for_events_fails_nothing(house):
    _, tournament = await announced(house, rounds=1)
    await entered(house, "Laura")
    await changed(house, tournament, starts="30")
    await until(lambda: any("the start of" in (each.content or "") for each in house.discord.world.messages.values()))
    assert tournament.options.starts is not None
    assert house.discord.world.guild.kept["scheduled-events"] == {}


async def test_who_is_in_two_tournaments_at_the_new_start_is_told_and_stays_in_both(house):
    konrad, first = await announced(house, starts_in=60, rounds=1, title="first cup")
    await announce(house, konrad, rounds=1, title="second cup", starts_in=600)
    (second,) = [each for each in house.app[Events].house.tournaments.live if each.id != first.id]
    for name in EIGHT[:2]:
        await act(house, name, first, "signup")
    for name in EIGHT[1:3]:
        await act(house, name, second, "signup")
    assert "At the same time" not in (await act(house, "Clara", second, "me:0")).text
    await changed(house, second, starts="90")
    messages = house.discord.world.messages

    def told(text):
        return [each for each in messages.values() if text in (each.content or "") and "the start of" in each.content]

    await until(lambda: len(told("second cup")) == 2)
    (clash,) = told("you are in another tournament")
    clara = int((await house.person("Clara")).id)
    assert list(clash.mentions) == [clara]
    assert "first cup" not in clash.content
    for tournament, other in ((first, "second cup"), (second, "first cup")):
        seen = await act(house, "Clara", live(house, tournament.id), "me:0")
        assert f"At the same time you are in “**{other}**”" in seen.text
        assert "Withdraw" in seen.enabled
    assert "At the same time" not in (await act(house, "Armin", second, "me:0")).text
