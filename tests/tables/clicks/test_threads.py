"""A thread for each table, in the servers that want it."""

import asyncio

import pytest

from bot.tables.messages import threads
from playground.traffic.faults import Fault
from playground.world import SEND_IN_THREADS, SEND_MESSAGES
from playground.world.guild import PRIVATE_THREAD, VOICE
from playground.world.permissions import CREATE_PUBLIC_THREADS
from tests.e2e.choosing import server_settings, shown
from tests.e2e.playing import more, play_out, result_of, table_of
from tests.features.tournaments.live.test_times import move_clock

INSTEAD = "So your table is here"


@pytest.fixture
async def laura(house):
    house.discord.world.guild.permissions |= 1 << 5  # everybody may manage the server
    laura = await house.person("Laura")
    assert "A thread for each table" in shown(await server_settings(laura, threads=True))
    return laura


def announced(person):
    """Tell whether somebody sees the message that asks everybody to come into a thread."""
    return any("Join its thread" in seen.text for seen in person.messages.values())


def closed(person):
    """Tell whether somebody sees that message after its table."""
    return any("This table of CLARO is closed." in seen.text for seen in person.messages.values())


async def until(person, condition):
    """Wait until something holds that no event tells the person of."""
    while not condition():
        await person.request("GET", "/users/@me")


async def thread_of(house, person):
    """Return the only thread, once there is a table in it."""
    await until(person, lambda: any(table.message for table in house.app.room.tables))
    (thread,) = house.discord.world.threads.values()
    return thread


def parent_of(house):
    return next(iter(house.discord.world.channels.values()))


async def test_a_table_and_its_rematch_in_a_thread(house, laura, monkeypatch):
    monkeypatch.setattr(threads, "ARCHIVE_SECONDS", 0.3)
    monkeypatch.setattr(threads, "LOOK_AGAIN_SECONDS", 0.3)
    world = house.discord.world
    world.people[int(laura.id)].name = "\u202e*" + "Ł" * 200
    clara, armin = await house.person("Clara"), await house.person("Armin")
    announcement = await laura.slash("claro new", bots=1)
    assert f"<@{laura.id}> has opened a table of CLARO" in announcement.text
    assert not announcement.ephemeral
    thread = await thread_of(house, laura)
    table = table_of(house)
    assert (thread.id, table.own_thread, table.parent) == (int(announcement.id), True, int(laura.channel))
    assert thread.name.startswith("CLARO · *Ł")
    assert len(thread.name) <= 100
    for person in (laura, clara, armin):
        await person.go_to(str(thread.id))
    await clara.click("Join")
    await until(clara, lambda: {int(laura.id), int(clara.id)} <= set(thread.thread.members))
    assert int(armin.id) not in thread.thread.members
    await more(clara, "Leave")
    # A restart adds nobody again, and the table is found in its thread.
    await house.discord.service.threads.leave(thread, world.people[int(laura.id)])
    await house.stop_bot()
    await house.start_bot()
    await laura.click("Start")
    await laura.click("My hand")
    await play_out(house, laura)
    await until(laura, lambda: thread.thread.archived)
    assert "Rematch" in result_of(laura).enabled
    assert int(laura.id) not in thread.thread.members
    await clara.go_to(str(parent_of(house).id))
    await clara.until(lambda each: closed(each) and not announced(each))
    assert "Replay 1" in (await clara.slash("my history", everybody=True, where="server")).enabled
    # Whatever somebody writes opens it again, and so does Discord's client before a click.
    await laura.request("POST", f"/channels/{thread.id}/messages", {"content": "Another?"})
    await laura.click("Rematch")
    again = table_of(house)
    assert (again.channel, again.own_thread) == (thread.id, True)
    await clara.until(announced)  # the channel says at any time whether one can play there
    await laura.slash("table end")
    await until(laura, lambda: thread.thread.archived)
    await clara.until(closed)


async def test_a_thread_stays_open_while_its_next_table_is_played(house, laura, monkeypatch):
    monkeypatch.setattr(threads, "LOOK_AGAIN_SECONDS", 0.3)  # its message may not show the end yet
    await laura.slash("claro new", bots=1)
    thread = await thread_of(house, laura)
    await laura.go_to(str(thread.id))
    await laura.slash("table end")
    await laura.slash("claro new", bots=1)
    assert table_of(house).own_thread  # it is the bot's, though this table was opened by a command in it
    move_clock(house, threads.ARCHIVE_SECONDS + 1)
    key = ("thread", thread.id)
    await until(laura, lambda: not house.app.base.clock.is_set(key))
    assert not thread.thread.archived
    monkeypatch.setattr(threads, "ARCHIVE_SECONDS", 0.3)
    await laura.slash("table end")
    await until(laura, lambda: thread.thread.archived)


async def test_a_thread_that_is_archived_while_its_next_table_is_opened_becomes_open_again(house, laura, monkeypatch):
    monkeypatch.setattr(threads, "ARCHIVE_SECONDS", 0.3)
    monkeypatch.setattr(threads, "LOOK_AGAIN_SECONDS", 0.3)
    await laura.slash("claro new", bots=1)
    thread = await thread_of(house, laura)
    await laura.go_to(str(thread.id))
    archiving, opened, states = asyncio.Event(), asyncio.Event(), []
    change = house.discord.service.threads.change

    async def changed(channel, changes):
        if not archiving.is_set():
            archiving.set()
            await opened.wait()
        await change(channel, changes)
        states.append(channel.thread.archived)

    monkeypatch.setattr(house.discord.service.threads, "change", changed)
    await laura.slash("table end")
    await archiving.wait()
    await laura.slash("claro new", bots=1)
    opened.set()
    await until(laura, lambda: states[:2] == [True, False])
    assert not thread.thread.archived
    await laura.click("Start")


@pytest.mark.parametrize(
    ("denied", "said"),
    [
        (CREATE_PUBLIC_THREADS, "**Create Public Threads**"),
        (SEND_IN_THREADS, "**Send Messages in Threads**"),
        (None, "as many active threads as Discord allows"),
    ],
)
async def test_where_no_thread_can_be_started_the_table_is_in_the_channel(house, laura, denied, said):
    world = house.discord.world
    if denied is None:
        world.most_threads = 0
    else:
        parent_of(house).denied[world.bot.id] = denied
    await laura.slash("claro new", bots=1)
    await laura.until(lambda each: any(said in seen.text for seen in each.messages.values()))
    (notice,) = [seen for seen in laura.messages.values() if said in seen.text]
    assert notice.ephemeral
    assert table_of(house).channel == int(laura.channel)
    assert not table_of(house).own_thread
    assert not any("Join its thread" in seen.text for seen in laura.messages.values())
    await laura.click("Start")


async def test_a_thread_is_enough_where_the_bot_may_not_post_in_the_channel(house, laura):
    world = house.discord.world
    parent_of(house).denied[world.bot.id] = SEND_MESSAGES
    await laura.slash("claro new", bots=1)
    await laura.go_to(str((await thread_of(house, laura)).id))
    await laura.click("Start")
    world.most_threads = 1
    await laura.go_to(str(parent_of(house).id))
    await laura.slash("claro new", bots=1)
    await laura.until(lambda each: "I need **Send Messages**" in each.last.text)
    # What is left are the settings, the first table's announcement, and the refusal.
    assert [seen.ephemeral for seen in laura.messages.values()] == [True, False, True]
    assert len(house.app.room.tables) == 1


async def test_voice_channels_have_no_threads_and_threads_none_of_their_own(house, laura):
    world = house.discord.world
    voice = world.add_channel(world.guild, "voice", kind=VOICE)
    await laura.go_to(str(voice.id))
    await laura.slash("claro new", bots=1)
    await laura.until(lambda each: INSTEAD in each.last.text)
    assert table_of(house).channel == voice.id
    thread = await house.discord.service.add_channel(world.guild, "side-game", parent_of(house))
    await laura.go_to(str(thread.id))
    assert "wants to play" in (await laura.slash("claro new", bots=1)).text
    assert [each.own_thread for each in house.app.room.tables] == [False, False]


@pytest.mark.parametrize("own", [True, False])
async def test_a_hand_is_played_from_the_channel_of_a_thread_only_where_the_thread_is_the_bots(house, laura, own):
    if not own:
        thread = await house.discord.service.add_channel(house.discord.world.guild, "side-game", parent_of(house))
        await laura.go_to(str(thread.id))
    await laura.slash("claro new", bots=1)
    thread = await thread_of(house, laura)
    await laura.go_to(str(thread.id))
    await laura.click("Start")
    table = table_of(house)
    assert (table.channel, table.parent, table.own_thread) == (thread.id, parent_of(house).id, own)
    await laura.go_to(str(parent_of(house).id))
    asked = await laura.send_custom_id(await laura.slash("help"), f"play:{table.id}:{table.position.turn}:pass")
    assert ("That table is in another channel" in asked.text) is not own


async def test_a_deleted_thread_takes_its_table_with_it(house, laura):
    await laura.slash("claro new", bots=1)
    await house.discord.service.threads.delete(await thread_of(house, laura))
    await until(laura, lambda: not house.app.room.tables)


async def test_a_private_thread_without_the_bot(house, laura):
    world = house.discord.world
    owner = world.people[int(laura.id)]
    thread = await house.discord.service.threads.start(parent_of(house), "secret", owner, PRIVATE_THREAD)
    await laura.go_to(str(thread.id))
    refused = await laura.slash("claro new", bots=1)
    assert f"Mention <@{world.bot.id}> to add me" in refused.text
    assert not house.app.room.tables
    await house.discord.service.threads.join(thread, world.bot)
    assert "wants to play" in (await laura.slash("claro new", bots=1)).text


async def test_nothing_is_announced_where_the_database_does_not_take_the_table(house, laura):
    await house.change("CREATE TRIGGER broken BEFORE INSERT ON games BEGIN SELECT abs(-9223372036854775808); END")
    await laura.slash("claro new", bots=1)
    await laura.until(lambda each: not announced(each) and "could not save it" in each.last.text)
    (thread,) = house.discord.world.threads.values()
    await until(laura, lambda: thread.thread.archived)


async def test_nothing_is_announced_where_the_thread_is_deleted_at_once(house, laura, monkeypatch):
    service, deletions = house.discord.service.threads, []
    tell = service.tell_of_start

    async def tell_and_delete(thread, owner):
        await tell(thread, owner)
        deletions.append(asyncio.ensure_future(service.delete(thread)))

    monkeypatch.setattr(service, "tell_of_start", tell_and_delete)
    await laura.slash("claro new", bots=1)
    await laura.until(lambda each: deletions and not announced(each))
    await until(laura, lambda: not house.app.room.tables)


async def test_a_thread_whose_confirmation_was_lost_is_found(house, laura):
    faults = house.discord.faults
    faults.slow_seconds = 0.0
    faults.strike(Fault.SLOW, Fault.RESET_AFTER)  # the second request starts the thread
    await laura.slash("claro new", bots=1)
    thread = await thread_of(house, laura)
    assert faults.done[Fault.RESET_AFTER] == 1
    assert (table_of(house).channel, table_of(house).own_thread) == (thread.id, True)
