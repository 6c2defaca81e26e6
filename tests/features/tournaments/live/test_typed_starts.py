"""The start of a tournament, typed as people write times, by the clock of their server."""

from datetime import UTC, datetime

import pytest

from bot.features.tournaments.rules.tournament import Phase
from playground.world.permissions import CREATE_EVENTS
from tests.features.tournaments.clubs.evening import FOXES, OWLS, allowed, founded
from tests.features.tournaments.clubs.evening import announced as match_announced
from tests.features.tournaments.live.event import FOUR, act, announced, entered, until

BEFORE = datetime(2030, 3, 31, 0, 30, tzinfo=UTC)
"""A Sunday, 01:30 in Berlin: half an hour before the clocks go forward."""

SATURDAY = datetime(2030, 4, 6, 18, tzinfo=UTC)
"""20:00 in Berlin on the Saturday after."""


def set_clock(house, moment):
    """Let the bot's clock stand at a moment, and ring what is due."""
    clock = house.app.base.clock
    clock.now = moment.timestamp
    clock._ring()


@pytest.fixture
async def berlin(house):
    """Konrad, in a server whose zone is Berlin, half an hour before the clocks go forward; and his tournament."""
    konrad, tournament = await announced(house, rounds=1)
    await konrad.send_custom_id(await konrad.slash("help"), "settings:posts:zone")
    await konrad.submit(zone="Berlin")
    assert house.app.base.settings.guild(int(konrad.guild)).time_zone == "Europe/Berlin"
    set_clock(house, BEFORE)
    return konrad, tournament


async def test_sat_20_00_in_berlin_is_right_across_the_clock_change(house, berlin):
    konrad, tournament = berlin
    house.discord.world.guild.permissions |= CREATE_EVENTS
    events = house.discord.world.guild.kept["scheduled-events"]
    await entered(house, *FOUR)
    await act(house, "Konrad", tournament, "changepart:0")
    assert "Times are Europe/Berlin here." in str(konrad.modal)
    seen = await konrad.submit(starts="Sat 20:00", check_in="2 h")
    assert f"<t:{int(SATURDAY.timestamp())}:F>" in seen.text
    assert (tournament.options.starts, tournament.options.check_in) == (SATURDAY, 120)
    assert f"<t:{int(SATURDAY.timestamp())}:F>" in (await act(house, "Laura", tournament, "show")).text
    await until(lambda: events)
    assert [datetime.fromisoformat(each["scheduled_start_time"]) for each in events.values()] == [SATURDAY]
    set_clock(house, datetime(2030, 4, 6, 16, tzinfo=UTC))
    await until(lambda: tournament.phase is Phase.CHECK_IN)
    await entered(house, *FOUR, label="Check in")
    set_clock(house, datetime(2030, 4, 6, 17, 59, tzinfo=UTC))
    assert tournament.phase is Phase.CHECK_IN
    set_clock(house, SATURDAY)
    await until(lambda: tournament.phase is Phase.RUNNING)


async def test_an_hour_that_the_clocks_skip_or_repeat_is_said(house, berlin):
    konrad, tournament = berlin
    await act(house, "Konrad", tournament, "changepart:0")
    seen = await konrad.submit(starts="02:30")
    assert "The clocks skip that time" in seen.text
    assert tournament.options.starts == datetime(2030, 3, 31, 1, 30, tzinfo=UTC)
    await act(house, "Konrad", tournament, "changepart:0")
    seen = await konrad.submit(starts="27.10. 02:30")
    assert "The start is the first of them" in seen.text
    assert tournament.options.starts == datetime(2030, 10, 27, 0, 30, tzinfo=UTC)


async def test_what_is_no_time_is_refused_with_what_is_one_and_the_form_loses_nothing(house, berlin):
    konrad, tournament = berlin
    await act(house, "Konrad", tournament, "changepart:0")
    refused = await konrad.submit(title="Autumn cup", starts="Saturday evening", limit="4", check_in="15 min")
    assert "“Saturday evening” is no time that I can read. Try 20:00, Sat 20:00" in refused.text
    assert "Europe/Berlin" in refused.text
    assert tournament.options.starts is None
    await konrad.click(next(iter(refused.buttons)), on=refused)
    assert {"Autumn cup", "Saturday evening", "4", "15 min"} <= set(typed_in(konrad.modal))
    await konrad.submit(starts="Sat 8pm")
    options = tournament.options
    assert (options.title, options.starts, options.limit, options.check_in) == ("Autumn cup", SATURDAY, 4, 15)
    await act(house, "Konrad", tournament, "changepart:0")
    refused = await konrad.submit(check_in="a while")
    assert "“a while” is no length of time. Try 90, 90 min or 2 h." in refused.text


def typed_in(form):
    """Return the values that a form's fields are filled in with."""
    return [str(label["component"].get("value")) for label in form["components"] if "component" in label]


async def test_a_match_of_clubs_begins_at_a_time_as_people_write_it(house):
    people = await allowed(house, "Laura", "Berta")
    await founded(house, people, "Owls", *OWLS)
    await founded(house, people, "Foxes", *FOXES)
    set_clock(house, BEFORE)
    refused = await people["Laura"].slash("club", against="Foxes", game="africa", tables=3, starts="soon")
    assert "“soon” is no time that I can read" in refused.text
    match, seen = await match_announced(house, people, starts="6 Apr 18:00")
    assert match.options.starts == SATURDAY  # a server that has chosen no zone has UTC
    assert f"<t:{int(SATURDAY.timestamp())}:F>" in seen.text


async def test_where_discord_is_in_american_english_the_month_comes_first(house, berlin):
    konrad, tournament = berlin
    await act(house, "Konrad", tournament, "changepart:0")
    await konrad.submit(starts="12/24 8pm")
    assert tournament.options.starts == datetime(2030, 12, 24, 19, tzinfo=UTC)
    house.discord.world.people[int(konrad.id)].locale = "en-GB"
    await act(house, "Konrad", tournament, "changepart:0")
    await konrad.submit(starts="24/12 9pm")
    assert tournament.options.starts == datetime(2030, 12, 24, 20, tzinfo=UTC)
