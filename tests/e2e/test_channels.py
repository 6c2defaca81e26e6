"""Messages that grow old or vanish, channels and servers that go, threads, places we may not post in."""

from contextlib import suppress

import pytest

from bot.games.catalog import GAMES
from bot.tables.messages import board
from playground.driver import InteractionFailed
from playground.traffic.faults import Fault
from playground.world import READ_HISTORY, SEND_IN_THREADS, SEND_MESSAGES, VIEW_CHANNEL
from tests.e2e.playing import hand_of, more, play_one, started, table_of


async def closed(house):
    """Wait until no table is left; the event that closes it comes without anybody asking."""
    while house.app.room.tables:
        await house.discord.person("Konrad").request("GET", "/users/@me")
    return True


async def test_a_table_message_that_can_be_edited_no_more_is_posted_anew(house):
    house.discord.limits.late_edits = (0, 0.01)
    people = await started(house, "Laura", "Clara")
    old = people[0].find("My hand").id
    house.discord.world.now.advance(3601)
    await play_one(people)
    await people[0].until(lambda each: old not in each.messages)
    assert "round 1" in people[0].find("My hand").text


async def test_a_table_message_that_was_deleted_is_posted_anew(house):
    people = await started(house, "Laura", "Clara")
    konrad = await house.person("Konrad")  # a moderator
    old = people[0].find("My hand").id
    await konrad.request("DELETE", f"/channels/{konrad.channel}/messages/{old}")
    await play_one(people)
    await people[0].until(lambda each: any("round 1" in seen.text for key, seen in each.messages.items() if key != old))


@pytest.mark.parametrize("chatter", [board.FAR - 1, board.FAR])
async def test_a_table_that_has_scrolled_away_comes_down_when_somebody_plays(house, monkeypatch, chatter):
    monkeypatch.setattr(board, "LOOK_SECONDS", 0.0)
    monkeypatch.setattr(board, "LOOKS_PER_SECOND", 1000.0)
    people = await started(house, "Laura", "Clara")
    konrad = await house.person("Konrad")
    old = people[0].find("My hand").id
    await play_one(people)
    for number in range(chatter):
        await konrad.request("POST", f"/channels/{konrad.channel}/messages", {"content": f"chatter {number}"})
    before = table_of(house).position.turn
    await play_one(people)
    await people[0].until(lambda _: table_of(house).position.turn > before)
    await house.app.display.close()
    if chatter < board.FAR:
        assert people[0].find("My hand").id == old
        return
    await people[0].until(lambda each: old not in each.messages)
    table = people[0].find("My hand")
    assert table.id == str(table_of(house).message)
    hands = {key for key, seen in people[1].messages.items() if seen.ephemeral}
    await people[1].click("My hand", on=people[1].messages[table.id])
    await people[1].until(lambda each: {key for key, seen in each.messages.items() if seen.ephemeral} - hands)


async def test_the_hand_comes_down_with_its_table(house, monkeypatch):
    for name, value in {"LOOK_SECONDS": 0.0, "LOOKS_PER_SECOND": 1000.0, "FAR": 1}.items():
        monkeypatch.setattr(board, name, value)
    people = await started(house, "Laura", "Clara")
    konrad = await house.person("Konrad")
    await play_one(people)  # from then on, the bot looks
    old, above = people[0].find("My hand").id, [hand_of(each).id for each in people]
    await konrad.request("POST", f"/channels/{konrad.channel}/messages", {"content": "chatter"})
    await play_one(people)
    await house.app.display.close()
    await people[0].until(lambda each: old not in each.messages)
    table = int(people[0].find("My hand").id)
    for person, hand in zip(people, above, strict=True):
        await person.until(lambda each, hand=hand: hand not in each.messages and hand_of(each))
        assert int(hand_of(person).id) > table


@pytest.mark.parametrize("may_not", [VIEW_CHANNEL, READ_HISTORY])
async def test_where_we_may_not_read_the_table_stays_until_we_may_again(house, monkeypatch, may_not):
    for name, value in {"LOOK_SECONDS": 0.0, "LOOKS_PER_SECOND": 1000.0, "BLIND_SECONDS": 0.0, "FAR": 1}.items():
        monkeypatch.setattr(board, name, value)
    people = await started(house, "Laura", "Clara")
    old = people[0].find("My hand").id
    denied = house.discord.world.channels[int(people[0].channel)].denied
    await play_one(people)
    denied[house.discord.world.bot.id] = may_not  # its messages can still be edited through a token
    konrad = await house.person("Konrad")
    await konrad.request("POST", f"/channels/{konrad.channel}/messages", {"content": "chatter"})
    await play_one(people)
    await house.app.display.close()
    assert people[0].find("My hand").id == old
    del denied[house.discord.world.bot.id]
    await play_one(people)
    await people[0].until(lambda each: old not in each.messages)


@pytest.mark.parametrize("thread", [False, True])
async def test_the_table_of_a_deleted_channel_is_closed(house, thread):
    guild = house.discord.world.guild
    parent = next(iter(house.discord.world.channels.values())) if thread else None
    channel = await house.discord.service.add_channel(guild, "side-game", parent)
    laura = await house.person("Laura")
    await laura.go_to(str(channel.id))
    lobby = await laura.slash("claro new", bots=1)
    assert "wants to play" in lobby.text
    await house.discord.service.delete_channel(channel)
    assert await closed(house)


async def test_the_tables_of_a_server_that_removed_us_are_closed(house):
    await started(house, "Laura", "Clara")
    await house.discord.service.leave(house.discord.world.guild, house.discord.world.bot)
    assert await closed(house)


async def test_a_channel_where_the_bot_may_not_post(house):
    laura = await house.person("Laura")
    world = house.discord.world
    world.channels[int(laura.channel)].denied[world.bot.id] = SEND_MESSAGES
    seen = await laura.slash("claro new", bots=1)
    assert seen.ephemeral
    assert "I cannot post in this channel: I need **Send Messages**." in seen.text
    assert house.app.room.tables == []


@pytest.mark.parametrize(("denied", "opens"), [(SEND_MESSAGES, True), (SEND_IN_THREADS, False)])
async def test_in_a_thread_another_permission_counts(house, denied, opens):
    laura = await house.person("Laura")
    world = house.discord.world
    parent = world.channels[int(laura.channel)]
    parent.denied[world.bot.id] = denied
    thread = await house.discord.service.add_channel(world.guild, "side-game", parent)
    await laura.go_to(str(thread.id))
    seen = await laura.slash("claro new", bots=1)
    assert ("wants to play" in seen.text) is opens
    assert len(house.app.room.tables) == opens


async def test_a_table_that_was_opened_right_before_a_crash_is_posted_after_it(house):
    laura = await house.person("Laura")
    room = house.app.room
    await room.open(GAMES["claro"], int(laura.guild), int(laura.channel), int(laura.id))  # and no answer came to say so
    await house.stop_bot()
    await house.start_bot()
    await more(laura, "Add computer")
    await laura.click("Start")
    assert len([seen for seen in laura.messages.values() if not seen.ephemeral]) == 1


async def test_a_table_whose_opening_was_answered_too_late_is_posted_all_the_same(house):
    laura = await house.person("Laura")
    house.discord.faults.strike(Fault.RESET_BEFORE, Fault.RESET_BEFORE, Fault.RESET_BEFORE)
    with suppress(InteractionFailed):
        await laura.slash("claro new", bots=1)
    await laura.click("Start")


async def test_the_table_of_a_channel_that_was_deleted_while_nobody_told_us_is_closed(house):
    laura = await house.person("Laura")
    await laura.slash("claro new", bots=1)
    (table,) = house.app.room.tables
    world = house.discord.world
    world.now.advance(15 * 60 + 1)  # or it would be edited through the token of the command
    world.remove_channel(world.channels[table.channel])
    house.app.room.touch(table)
    while table.live:
        await laura.request("GET", "/users/@me")
    assert len(house.app.room) == 0
