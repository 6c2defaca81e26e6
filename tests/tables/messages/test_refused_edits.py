"""What becomes of a table whose edits Discord refuses: none counts as shown, and none ends the table's message."""

import asyncio

from bot.tables.messages import live_message as kept
from bot.tables.messages.board import MessageState
from playground.world import ATTACH_FILES, VIEW_CHANNEL
from tests.conftest import open_house
from tests.e2e.playing import is_over, play_one, play_to_the_end, result_of, started, table_of
from tests.features.tournaments.live.test_times import move_clock


def shows_a_picture(seen):
    return any(each["type"] == 12 for each in seen.components())


def without_token(house):
    """Let the bot edit the table's message by its own token from now on, as after 15 minutes."""
    house.app.display._states[table_of(house).id].message = None


async def until_shown(person, house):
    """Wait until the table's message shows the last change."""
    state = house.app.display._states[table_of(house).id]
    await until(person, lambda: state.shown == state.changes and not state.answers)


async def until(person, condition):
    """Wait until something holds that no event tells the person of."""
    while not condition():
        await person.request("GET", "/users/@me")


async def test_without_the_permission_to_attach_files_a_game_ends_in_text(house):
    people = await started(house, "Laura", "Clara")
    world = house.discord.world
    world.channels[int(people[0].channel)].denied[world.bot.id] = ATTACH_FILES
    await asyncio.gather(*map(play_to_the_end, people))
    assert not shows_a_picture(result_of(people[0]))
    refused = [each for each in house.discord.records.after(0) if each.get("status") == 403]
    assert refused == []  # the clicks have told that a picture would be refused


async def test_the_picture_of_a_result_is_sent_once_however_often_its_message_is_edited(house):
    people = await started(house, "Laura", "Clara")
    table = table_of(house)
    await asyncio.gather(*map(play_to_the_end, people))
    assert shows_a_picture(result_of(people[0]))

    def addresses():
        items = (each["items"] for each in result_of(people[0]).components() if each["type"] == 12)
        return [item["media"]["url"] for (item,) in items]

    (address,), renderer = addresses(), house.app.tables.renderer
    picture = await renderer.picture(table)
    assert await renderer.picture(table) is picture  # it is drawn once
    for place in range(2):
        state = house.app.display._states[table.id] = MessageState(attached=(picture.name,))
        table.next = dict.fromkeys(range(1, place + 2))  # somebody else plays the next game
        house.app.display.touch(table)
        await until(people[0], lambda state=state: state.shown == state.changes)
        await people[0].until(lambda each, user=place + 1: f"<@{user}>" in result_of(each).text)
        assert addresses() == [address]  # a file that is sent again has another address


async def test_a_host_hears_that_a_table_has_no_pictures(house):
    world = house.discord.world
    laura = await house.person("Laura")
    world.channels[int(laura.channel)].denied[world.bot.id] = ATTACH_FILES
    await laura.slash("claro new", bots=1)
    await laura.until(lambda each: "**Attach Files**" in each.last.text)
    assert laura.last.ephemeral
    await laura.click("Start")


async def test_a_permission_that_is_taken_away_unseen_costs_one_upload(house):
    people = await started(house, "Laura", "Clara")
    world, table = house.discord.world, table_of(house)
    without_token(house)
    world.channels[int(people[0].channel)].denied[world.bot.id] = ATTACH_FILES
    while table.live:  # without a click, which would tell
        seat = table.position.to_act[0]
        move = table.position.view(seat).legal_moves[0]
        await house.app.room.play(table, table.seats[seat].user, table.turn, move)
    await people[0].until(is_over)
    assert not shows_a_picture(result_of(people[0]))
    assert len([each for each in house.discord.records.after(0) if each.get("status") == 403]) == 1


async def test_a_table_in_an_archived_thread_is_posted_anew(tmp_path):
    async with open_house(tmp_path, remind_seconds=0) as house:
        discord = house.discord
        parent = next(iter(discord.world.channels.values()))
        thread = await discord.service.add_channel(discord.world.guild, "side-game", parent)
        people = [await house.person(name) for name in ("Laura", "Clara")]
        for person in people:
            await person.go_to(str(thread.id))
        await people[0].slash("claro new")
        await people[1].click("Join")
        await people[0].click("Start")
        old = str(table_of(house).message)
        await discord.service.threads.archive(thread)
        move_clock(house, house.app.room.pace.turn + 1)
        await people[0].until(
            lambda me: any(key > old and "My hand" in seen.enabled for key, seen in me.messages.items())
        )
        assert not thread.thread.archived


async def test_a_refused_edit_is_not_shown_and_is_tried_again(house, monkeypatch):
    monkeypatch.setattr(kept, "REFUSED_SECONDS", 0.05)
    people = await started(house, "Laura", "Clara")
    await play_one(people)
    await until_shown(people[0], house)
    world, table = house.discord.world, table_of(house)
    denied = world.channels[int(people[0].channel)].denied
    state = house.app.display._states[table.id]
    denied[world.bot.id] = VIEW_CHANNEL
    without_token(house)
    await house.app.room.play(table, table.seats[table.people_to_act()[0]].user, table.turn, next_move(table))
    await until(people[0], lambda: state.refusals > 0)
    assert state.shown < state.changes
    del denied[world.bot.id]
    await until_shown(people[0], house)


def next_move(table):
    return next(iter(table.position.legal_moves(table.people_to_act()[0])))
