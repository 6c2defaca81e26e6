"""The deal of the day in a channel: once a day, also over restarts, in the server's time zone, without pings."""

from __future__ import annotations

import asyncio
import re
from calendar import day_name
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.features.posts import messages as posting
from bot.features.posts.feature import Posts
from bot.features.posts.schedule import Schedule
from playground.traffic.faults import Fault
from tests.e2e.choosing import chosen, daily_posts, my_settings, posts_page, shown, weekly_posts
from tests.e2e.test_daily import to_the_end

MANAGE_SERVER = 1 << 5
BERLIN = "Europe/Berlin"


@pytest.fixture(autouse=True)
def no_pause(monkeypatch):
    monkeypatch.setattr(posting, "PACE_SECONDS", 0.0)


@pytest.fixture
async def konrad(house):
    """Somebody who may manage the server."""
    house.discord.world.guild.permissions |= MANAGE_SERVER
    return await house.person("Konrad")


def posts(house):
    return [each for each in house.discord.world.messages.values() if "The deal of the day ·" in str(each.components)]


def settings(house):
    return house.app.base.settings.guild(house.discord.world.guild.id)


def wait_until_due(house, zone="UTC", hour=9, minutes=1):
    """Set the bot's clock to some minutes after the next time that a post is due."""
    later = Schedule(hour, ZoneInfo(zone)).next_due(datetime.now(UTC)).timestamp() + 60 * minutes
    house.app.base.clock.now = lambda: later


async def test_it_is_posted_once_and_everybody_plays_from_there(house, konrad):
    laura = await house.person("Laura")
    seen = await daily_posts(konrad, hour=9, zone=BERLIN)
    assert chosen(seen, "settings:posts:daily-hour") == ["Deal of the day: 09:00"]
    assert f"Time zone: {BERLIN}" in seen.enabled
    assert "Deal of the day: <t:" in seen.text
    await house.app[Posts].posting.send_due()
    assert not posts(house)
    wait_until_due(house, BERLIN)
    await house.app[Posts].posting.send_due()
    await house.app[Posts].posting.send_due()
    (message,) = posts(house)
    assert message.flags & (1 << 12), "it is silent"
    await laura.until(lambda person: "Play CLARO" in person.last.enabled)
    shown = laura.find("Play CLARO")
    mine = await laura.click("Play CLARO", on=shown)
    assert mine.ephemeral
    done = await to_the_end(laura, mine)
    assert "The next deal comes" in done.text
    again = await laura.click("Play CLARO", on=shown)
    assert again.text == done.text


async def test_a_restart_between_sending_and_noting_posts_no_second_one(house, konrad):
    await daily_posts(konrad, game="claro")
    wait_until_due(house)
    await house.app[Posts].posting.send_due()
    # as if the process had stopped before it could note the post
    assert await house.change("UPDATE posts SET done = 0 WHERE day = (SELECT max(day) FROM posts)") == 1
    await house.stop_bot()
    await house.start_bot()
    wait_until_due(house, minutes=20)
    await house.app[Posts].posting.send_due()
    assert len(posts(house)) == 1
    assert await house.change("DELETE FROM posts WHERE NOT done") == 0


async def test_what_discord_has_taken_without_telling_is_not_sent_again(house, konrad):
    await daily_posts(konrad, hour=9)
    wait_until_due(house)
    house.discord.faults.strike(Fault.RESET_AFTER, on="/messages")
    await house.app[Posts].posting.send_due()
    for minutes in (2, 20):
        wait_until_due(house, minutes=minutes)
        await house.app[Posts].posting.send_due()
    assert len(posts(house)) == 1


async def test_what_discord_cannot_take_is_sent_by_the_next_look(house, konrad):
    await daily_posts(konrad, hour=9)
    wait_until_due(house)
    house.discord.faults.strike(Fault.RESET_BEFORE)
    await house.app[Posts].posting.send_due()
    assert not posts(house)
    await house.app[Posts].posting.send_due()
    await house.app[Posts].posting.send_due()
    assert len(posts(house)) == 1


async def test_one_that_cannot_be_made_does_not_keep_others_from_coming(house, konrad, monkeypatch, caplog):
    await daily_posts(konrad, hour=9)
    await weekly_posts(konrad, hour=9)
    asked = []

    async def broken(due):
        asked.append(due.guild)
        raise ValueError("a picture that cannot be drawn")

    for series in house.app[Posts].posting._of_servers:
        monkeypatch.setattr(series, "post", broken)
    now = Schedule(9, ZoneInfo("UTC"), 0).next_due(datetime.now(UTC)).timestamp() + 60
    house.app.base.clock.now = lambda: now
    await house.app[Posts].posting.send_due()
    assert asked == [house.discord.world.guild.id] * 2
    assert "cannot be sent" in caplog.text
    caplog.clear()


async def test_what_is_hours_late_is_left_to_the_next_day(house, konrad):
    await daily_posts(konrad, hour=9)
    wait_until_due(house, minutes=7 * 60)
    await house.app[Posts].posting.send_due()
    assert not posts(house)


async def test_where_it_may_not_write_it_gives_up_and_tells_who_set_it_up(house, konrad):
    await daily_posts(konrad, hour=9)
    await house.app.base.settings.set_guild(house.discord.world.guild.id, replace(settings(house), daily_channel=1))
    wait_until_due(house)
    await house.app[Posts].posting.send_due()
    assert settings(house).daily_channel is None
    told = [m for m in house.discord.world.messages.values() if "does not post the deal of the day" in str(m.content)]
    assert len(told) == 1
    await house.app[Posts].posting.send_due()
    assert "is not posted." in shown(await posts_page(konrad))


async def test_what_is_posted_is_chosen_from_lists(house, konrad):
    assert "is not posted." in shown(await posts_page(konrad))
    seen = await daily_posts(konrad, game="africa", hour=20)
    assert chosen(seen, "settings:posts:daily-game") == ["Deal of the day: Star of Africa"]
    assert chosen(seen, "settings:posts:daily-hour") == ["Deal of the day: 20:00"]
    assert chosen(seen, "settings:posts:daily-channel") == [konrad.channel]
    assert "is not posted." in shown(await daily_posts(konrad, off=True))


async def test_a_time_zone_needs_no_exact_name_and_a_wrong_one_loses_nothing(house, konrad):
    await daily_posts(konrad, hour=20)
    seen = await daily_posts(konrad, zone="Nowhere/Land")
    assert "no time zone Nowhere/Land" in seen.text
    assert chosen(seen, "settings:posts:daily-hour") == ["Deal of the day: 20:00"]
    seen = await daily_posts(konrad, zone="jerusalem")  # there is only one
    assert settings(house).time_zone == "Asia/Jerusalem"
    seen = await daily_posts(konrad, zone="london")
    assert settings(house).time_zone == "Europe/London"
    seen = await daily_posts(konrad, zone="america/new")
    assert settings(house).time_zone == "America/New_York"
    seen = await daily_posts(konrad, zone="Berlin ")
    assert settings(house).time_zone == BERLIN
    seen = await daily_posts(konrad, zone="indiana/")
    offered = [each["value"] for made in seen.components() for each in made.get("options", [])]
    assert "America/Indiana/Knox" in offered
    assert settings(house).time_zone == BERLIN
    await konrad.choose("settings:posts:which-zone", "America/Indiana/Knox", on=seen)
    assert settings(house).time_zone == "America/Indiana/Knox"


async def test_the_time_zone_is_the_servers_and_holds_for_the_news_of_the_week_too(house, konrad):
    only = await daily_posts(konrad, zone=BERLIN)
    assert "is not posted." in shown(only)
    assert f"Time zone: {BERLIN}" in only.enabled
    # A day whose hour may have passed already gets no second post, so a later day is chosen.
    day = (datetime.now(ZoneInfo(BERLIN)) + timedelta(days=2)).weekday()
    seen = await weekly_posts(konrad, day=str(day), hour=20)
    assert chosen(seen, "settings:posts:week-day") == [f"News of the week: {day_name[day]}s"]
    due = Schedule(20, ZoneInfo(BERLIN), day).next_due(datetime.now(UTC))
    assert f"News of the week: <t:{int(due.timestamp())}:F>" in seen.text


async def test_another_hour_gives_no_second_post_on_a_day(house, konrad):
    await daily_posts(konrad, hour=0)
    wait_until_due(house, hour=0)
    await house.app[Posts].posting.send_due()
    today = datetime.fromtimestamp(house.app.base.clock.now(), UTC).date()
    said = await daily_posts(konrad, hour=23)
    tomorrow = datetime.combine(today, datetime.min.time(), UTC) + timedelta(days=1, hours=23)
    assert f"<t:{int(tomorrow.timestamp())}:F>" in said.text
    later = tomorrow.timestamp() - 23 * 3600 - 60
    house.app.base.clock.now = lambda: later
    await house.app[Posts].posting.send_due()
    assert len(posts(house)) == 1


NEXT_YEAR = datetime.now(UTC).year + 1
"""Deals go by the system's clock: one of a day that is over there is not posted."""


async def posted(house, start, days, changes=()):
    """Let the bot look twice an hour for some days; return the titles that it posts. Settings change after hours."""
    changes = dict(changes)
    for step in range(days * 48):
        later = start.timestamp() + step * 1800 + 10
        house.app.base.clock.now = lambda later=later: later
        if step / 2 in changes:
            await changes[step / 2]()
        await house.app[Posts].posting.send_due()
    titles = (re.search(r"The deal of the day · ([^\\\n]+)", str(each.components))[1] for each in posts(house))
    return [int(re.search(r"<t:(\d+)", each)[1]) // 86400 if "<t:" in each else each for each in titles]


@pytest.mark.parametrize(("zone", "hour"), [(BERLIN, 1), (BERLIN, 2), ("Europe/London", 0)])
@pytest.mark.parametrize("month", [3, 10])
async def test_each_deal_comes_once_when_the_clocks_change(house, konrad, zone, hour, month):
    end = datetime(NEXT_YEAR, month, 31, 12, tzinfo=UTC)
    start = end - timedelta(days=end.isoweekday() % 7 + 2)  # the clocks change on the last Sunday; this is a Friday
    house.app.base.clock.now = start.timestamp
    await daily_posts(konrad, hour=hour, zone=zone, game="claro")
    titles = await posted(house, start, 4)
    assert len(titles) >= 3
    assert titles == list(range(titles[0], titles[0] + len(titles))), "one deal after the other"


async def test_each_deal_comes_once_when_hour_or_zone_change(house, konrad):
    start = datetime(NEXT_YEAR, 2, 1, 6, tzinfo=UTC)
    house.app.base.clock.now = start.timestamp
    await daily_posts(konrad, hour=9, zone=BERLIN, game="claro")
    changes = {
        5: lambda: daily_posts(konrad, zone="Pacific/Auckland"),  # 20:00 UTC
        24 + 5: lambda: daily_posts(konrad, hour=22),  # 09:00 UTC
        48 + 1: lambda: daily_posts(konrad, hour=9, zone="UTC"),
        72 + 1: lambda: daily_posts(konrad, hour=23),
        72 + 16: lambda: daily_posts(konrad, hour=8),  # 22:00 UTC: the hour has passed
    }
    titles = await posted(house, start, 5, changes)
    assert len(set(titles)) == len(titles) == 5


async def test_two_looks_at_once_post_once(house, konrad):
    await daily_posts(konrad, hour=9)
    wait_until_due(house)
    await asyncio.gather(house.app[Posts].posting.send_due(), house.app[Posts].posting.send_due())
    assert len(posts(house)) == 1


async def test_settings_that_are_changed_at_once_are_all_kept(house, konrad):
    laura = await house.person("Laura")
    await asyncio.gather(daily_posts(konrad, hour=7), weekly_posts(laura, day="3"))
    now = settings(house)
    assert (now.daily_hour, now.week_day) == (7, 3)
    await asyncio.gather(*(my_settings(konrad, **each) for each in ({"reviews": False}, {"language": "de"})))
    mine = house.app.base.settings.user(int(konrad.id))
    assert (mine.reviews, mine.language) == (False, "de")


async def test_two_lists_that_show_the_same_channel_say_what_each_is_for(konrad):
    text = (await posts_page(konrad)).text
    assert text.index("**Deal of the day**") < text.index("**News of the week**")
