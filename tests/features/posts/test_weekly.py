"""The news of a week: posted once, by name, and only of what everybody may see."""

import asyncio
import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.features.posts import messages as posting
from bot.features.posts.feature import Posts
from bot.features.posts.series import OWN_WEEK, WEEK
from bot.features.posts.store import NOBODY, Claim, PostKey, PostStore
from bot.features.posts.week import mark_of
from bot.features.standings.store.ratings import Rating
from playground.world import VIEW_CHANNEL
from playground.world.permissions import FOR_MEMBER, FOR_ROLE, Overwrite
from tests.e2e.choosing import chosen, my_settings, posts_page, server_settings, shown, weekly_posts
from tests.e2e.playing import forgotten, give_rating, play_out, started

MANAGE_SERVER = 1 << 5


@pytest.fixture(autouse=True)
def no_pause(monkeypatch):
    monkeypatch.setattr(posting, "PACE_SECONDS", 0.0)


async def played(house, *names, **options):
    """Let these people play a game to its end, in a server that gets its news; return them."""
    people = await started(house, *names, **options)
    await play_out(house, *people)
    house.discord.world.guild.permissions |= MANAGE_SERVER
    await house.app.base.names.save()  # the clock is moved on next, and what was heard is old then
    return people


def wait_for_monday(house, weeks=0, minutes=1):
    """Set the bot's clock to a minute after news are due, by default on the next Monday."""
    now = datetime.now(UTC)
    due = OWN_WEEK.last_due(now) + timedelta(weeks=1 + weeks)
    later = due.timestamp() + 60 * minutes
    house.app.base.clock.now = lambda: later
    return due


def news(house, title="A week in cards"):
    """Return the messages of the bot's that have this title, as they are stored."""
    world = house.discord.world
    found = [each for each in world.messages.values() if each.author.id == world.bot.id]
    return [each for each in found if f"## {title}" in json.dumps(each.components, ensure_ascii=False)]


async def seen_by(person, title):
    await person.until(lambda each: any(title in seen.text for seen in each.messages.values()))
    return next(seen for seen in reversed(person.messages.values()) if title in seen.text)


async def test_a_server_gets_its_week_once_with_names_a_picture_and_a_way_to_the_log(house):
    laura, clara = await played(house, "Laura", "Clara")
    said = await weekly_posts(laura, day="0")
    assert chosen(said, "settings:posts:week-channel") == [laura.channel]
    assert chosen(said, "settings:posts:week-day") == ["News of the week: Mondays"]
    await house.app[Posts].posting.send_due()
    assert news(house) == []  # the first ones come when they are due next
    due = wait_for_monday(house)
    await asyncio.gather(house.app[Posts].posting.send_due(), house.app[Posts].posting.send_due())
    await house.app[Posts].posting.send_due()
    assert len(news(house)) == 1
    message = await seen_by(clara, "A week in cards")
    assert message.data["mentions"] == []
    assert f"<t:{int(due.timestamp())}:D>" in message.text
    assert "1 game, 2 people" in message.text
    assert "📸 The closest game:" in message.text
    assert "\u2068Laura\u2069" in message.text
    assert "<@" not in message.text
    (picture,) = [each for each in message.components() if each["type"] == 12]
    assert "closest game of CLARO" in picture["items"][0]["description"]
    log = await clara.click("The closest game", on=message)
    assert log.ephemeral
    await house.stop_bot()
    await house.start_bot()
    wait_for_monday(house)
    await house.app[Posts].posting.send_due()
    assert len(news(house)) == 1


async def test_a_week_without_games_posts_nothing_and_a_late_one_neither(house):
    laura, _ = await played(house, "Laura", "Clara")
    await weekly_posts(laura, day="0")
    wait_for_monday(house, minutes=7 * 60)
    await house.app[Posts].posting.send_due()
    wait_for_monday(house, weeks=1)
    await house.app[Posts].posting.send_due()
    assert news(house) == []


async def test_what_a_stopped_process_has_not_sent_is_sent(house):
    laura, _ = await played(house, "Laura", "Clara")
    await weekly_posts(laura, day="0")
    due = wait_for_monday(house)
    key = PostKey(WEEK, house.discord.world.guild.id, NOBODY, due.date())
    store, now = PostStore(house._engine), due + timedelta(minutes=1)
    assert await store.claim(key, now, posting.PATIENCE) is Claim.OURS
    assert await store.claim(key, now, posting.PATIENCE) is Claim.WAIT
    await house.app[Posts].posting.send_due()
    assert news(house) == []
    wait_for_monday(house, minutes=12)
    await house.app[Posts].posting.send_due()
    assert len(news(house)) == 1


async def test_a_person_gets_their_own_week_and_can_switch_it_off(house):
    laura, _ = await played(house, "Laura", "Clara")
    assert "My week" in shown(await my_settings(laura, week=True))
    wait_for_monday(house)
    for _ in range(2):
        await house.app[Posts].posting.send_due()
    (message,) = news(house, "Your week in cards")
    assert message.channel != laura.channel
    assert "Rating in CLARO" not in json.dumps(message.components)  # it is still settling
    await my_settings(laura, week=False)
    wait_for_monday(house, weeks=1)
    await house.app[Posts].posting.send_due()
    assert len(news(house, "Your week in cards")) == 1


async def test_the_time_zone_is_one_that_exists(house):
    laura, _ = await played(house, "Laura", "Clara")
    refused = await weekly_posts(laura, zone="Middle/Earth")
    assert "There is no time zone Middle/Earth" in refused.text
    said = await weekly_posts(laura, day="6", hour=20, zone="Asia/Jerusalem")
    assert "Time zone: Asia/Jerusalem" in said.enabled
    assert chosen(said, "settings:posts:week-day") == ["News of the week: Sundays"]
    assert chosen(said, "settings:posts:week-hour") == ["News of the week: 20:00"]
    assert "News of the week: <t:" in said.text
    assert "not posted" in shown(await weekly_posts(laura, off=True))


async def test_closed_direct_messages_switch_a_persons_own_week_off_without_a_word(house):
    laura, _ = await played(house, "Laura", "Clara")
    await my_settings(laura, week=True)
    house.discord.world.people[int(laura.id)].takes_direct_messages = False
    wait_for_monday(house)
    before = len(house.discord.world.messages)
    await house.app[Posts].posting.send_due()
    assert len(house.discord.world.messages) == before
    assert not house.app.base.settings.user(int(laura.id)).week
    assert "My week" not in shown(await my_settings(laura))


async def test_games_in_a_channel_that_not_everybody_sees_are_not_told_elsewhere(house):
    world = house.discord.world
    lounge = next(each for each in world.channels.values() if each.name == "lounge")
    laura, _ = await played(house, "Laura", "Clara")
    hidden, everybody = world.channels[int(laura.channel)], world.guild.id
    hidden.overwrites[everybody] = Overwrite(everybody, FOR_ROLE, deny=VIEW_CHANNEL)
    hidden.overwrites[world.bot.id] = Overwrite(world.bot.id, FOR_MEMBER, allow=VIEW_CHANNEL)
    await house.stop_bot()
    await house.start_bot()
    server = house.app.base.settings.guild(world.guild.id)
    await house.app.base.settings.set_guild(world.guild.id, replace(server, week_channel=lounge.id))
    wait_for_monday(house)
    await house.app[Posts].posting.send_due()
    assert news(house) == []
    due = wait_for_monday(house, minutes=12)
    await house.change("DELETE FROM posts")
    house.app[Posts].posting._settled.clear()
    await house.app.base.settings.set_guild(world.guild.id, replace(server, week_channel=int(laura.channel)))
    await house.app[Posts].posting.send_due()
    (message,) = news(house)  # who sees this channel could watch the game
    assert mark_of(due) in json.dumps(message.components)


async def test_where_it_may_not_write_it_gives_up_and_tells_who_set_it_up(house):
    laura, _ = await played(house, "Laura", "Clara")
    await weekly_posts(laura, day="0")
    guild = house.discord.world.guild.id
    await house.app.base.settings.set_guild(guild, replace(house.app.base.settings.guild(guild), week_channel=1))
    wait_for_monday(house)
    await house.app[Posts].posting.send_due()
    told = [m for m in house.discord.world.messages.values() if "does not post the news of the week" in str(m.content)]
    assert len(told) == 1
    assert "are not posted" in shown(await posts_page(laura))


def kept_about(house, user):
    """Return the tables that name a person."""
    with closing(sqlite3.connect(house.database)) as database:
        tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return [each for each in tables for row in database.execute(f'SELECT * FROM "{each}"') if int(user) in row]


@pytest.mark.parametrize("takes", [True, False], ids=["sent", "refused"])
async def test_a_week_that_is_being_sent_undoes_no_forgetting(house, takes):
    laura, _ = await played(house, "Laura", "Clara")
    await my_settings(laura, week=True)
    house.discord.world.people[int(laura.id)].takes_direct_messages = takes
    wait_for_monday(house)
    opened, gone = asyncio.Event(), asyncio.Event()
    open_direct_messages = house.app.client.create_dm

    async def slowly(user):
        opened.set()
        await gone.wait()
        return await open_direct_messages(user)

    house.app.client.create_dm = slowly
    sending = asyncio.create_task(house.app[Posts].posting.send_due())
    await opened.wait()
    said = await forgotten(laura)
    assert said.ephemeral
    assert kept_about(house, laura.id) == []
    gone.set()
    await sending
    assert kept_about(house, laura.id) == []
    assert not house.app.base.settings.user(int(laura.id)).week


async def test_somebody_who_was_forgotten_gets_no_week(house):
    laura, _ = await played(house, "Laura", "Clara")
    await my_settings(laura, week=True)
    wishing = house.app.base.settings.user(int(laura.id))
    await forgotten(laura)
    house.app.base.settings._users[int(laura.id)] = wishing  # as a process has it that has not heard of it yet
    wait_for_monday(house)
    await house.app[Posts].posting.send_due()
    assert kept_about(house, laura.id) == []


async def test_a_week_names_nobody_who_is_not_listed_and_no_rating_where_there_are_none(house):
    settled = {name: await house.person(name) for name in ("Laura", "Clara")}
    for person in settled.values():
        await give_rating(house, person, Rating(25, 3.0))
    laura, clara = await played(house, *settled)
    await weekly_posts(laura, day="0")
    for person in (laura, clara):
        await my_settings(person, week=True)
    wait_for_monday(house)

    async def sent():
        await house.change("DELETE FROM posts")
        house.app[Posts].posting._settled.clear()
        for number in list(house.discord.world.messages):
            del house.discord.world.messages[number]
        await house.app[Posts].posting.send_due()
        pages = (news(house), news(house, "Your week in cards"))
        return [json.dumps([each.components for each in page], ensure_ascii=False) for page in pages]

    public, own = await sent()
    assert "climbed" in public
    assert "Rating" in own
    await server_settings(laura, ratings=False)
    public, own = await sent()
    assert "closest" in public
    assert "climbed" not in public
    assert "1 game" in own
    assert "Rating" not in own
    await server_settings(laura, ratings=True)
    await my_settings(clara, listed=False)
    public, own = await sent()
    assert "1 game, 2 people" in public
    assert "Clara" not in public
    assert "closest" not in public
    assert own.count("Rating in CLARO") == 2
