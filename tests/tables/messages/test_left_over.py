"""Messages that show a table no longer: they are found, brought up to date or deleted, whatever became of requests."""

import pytest

from bot.tables.messages import live_message as kept
from bot.tables.rules import lobby
from playground.traffic.faults import Fault
from playground.world.permissions import READ_HISTORY, VIEW_CHANNEL
from tests.e2e.choosing import server_settings
from tests.e2e.playing import more, play_out, seated, started, table_of
from tests.features.people.test_menus import challenged
from tests.tables.messages.test_blocked import forget_message
from tests.tables.messages.test_refused_edits import until, without_token


def tables_seen(person):
    """Return the messages that this person sees of tables, oldest first."""
    return [each for each in person.messages.values() if not each.ephemeral and "⋯" in each.buttons]


async def test_an_outdated_button_brings_its_message_up_to_date(house, monkeypatch):
    monkeypatch.setattr(kept, "REFUSED_SECONDS", 3600.0)  # the bot does not try again by itself meanwhile
    laura, _ = await seated(house, "Laura", "Clara")
    await laura.until(lambda each: "Start" in tables_seen(each)[-1].enabled)  # Clara has joined
    table, old, world = table_of(house), tables_seen(laura)[-1], house.discord.world
    world.channels[int(laura.channel)].denied[world.bot.id] = VIEW_CHANNEL
    without_token(house)
    await house.app.room.do(table, lobby.start, int(laura.id))
    await until(laura, lambda: house.app.display._states[table.id].refusals > 0)
    assert "Start" in laura.messages[old.id].enabled
    await laura.click("Start", on=laura.messages[old.id])
    await laura.until(lambda each: "already begun" in each.last.text)
    await laura.until(lambda each: "My hand" in each.messages[old.id].enabled)


async def test_a_message_that_missed_the_end_shows_it_after_a_click(house):
    laura, _ = await seated(house, "Laura", "Clara")
    await laura.until(lambda each: "Start" in tables_seen(each)[-1].enabled)  # Clara has joined
    old = tables_seen(laura)[-1]
    await more(laura, "Close table")
    await laura.until(lambda each: "closed" in each.messages[old.id].text)
    await until(laura, lambda: not house.app.display._states)  # the bot knows that it is shown
    await put_back(house, laura, old)
    await laura.click("Start", on=laura.messages[old.id])
    await laura.until(lambda each: "closed" in each.messages[old.id].text)


async def put_back(house, person, seen):
    """Let a message look as it did, as if later edits had been lost."""
    service, message = house.discord.service, house.discord.world.messages[int(seen.id)]
    await service.edit_message(message, {"components": seen.data["components"]}, [], house.discord.url)
    await person.until(lambda each: each.messages[seen.id].text == seen.text)


async def copy_of(house, person, seen):
    """Post a message again, as a request does that is repeated because its answer was lost; return its id."""
    bot, data = house.discord.world.bot, {"flags": 1 << 15, "components": seen.data["components"]}
    sent = await house.discord.service.create_message(int(person.channel), bot, data, [], house.discord.url)
    await person.until(lambda each: str(sent.id) in each.messages)
    return str(sent.id)


async def test_a_newer_message_of_a_table_becomes_the_tables_when_it_is_clicked(house):
    laura, _ = await seated(house, "Laura", "Clara")
    await laura.until(lambda each: "Start" in tables_seen(each)[-1].enabled)  # Clara has joined
    old = tables_seen(laura)[-1]
    copy = await copy_of(house, laura, old)
    await laura.click("Start", on=laura.messages[copy])
    assert table_of(house).message == int(copy)
    await laura.until(lambda each: "My hand" in each.messages[copy].enabled)
    await laura.until(lambda each: old.id not in each.messages)


@pytest.mark.parametrize("label", ["Start", "My hand", "⋯"])
async def test_an_older_message_of_a_table_is_deleted_when_it_is_clicked(house, label):
    laura, _ = await (seated if label == "Start" else started)(house, "Laura", "Clara")
    await laura.until(lambda each: label in tables_seen(each)[-1].enabled)
    old = tables_seen(laura)[-1]
    copy = await copy_of(house, laura, old)
    await house.app.room.posted(table_of(house), int(copy))  # and the request to delete the older one is lost
    seen = set(laura.messages)
    await laura.click(label, on=laura.messages[old.id])
    await laura.until(lambda each: any(each.messages[new].ephemeral for new in each.messages.keys() - seen))
    await laura.until(lambda each: old.id not in each.messages)
    assert copy in laura.messages


async def test_a_form_of_an_older_message_deletes_it_when_it_is_sent(house):
    laura, _ = await seated(house, "Laura", "Clara")
    old = tables_seen(laura)[-1]
    copy = await copy_of(house, laura, old)
    await house.app.room.posted(table_of(house), int(copy))
    await laura.send_custom_id(laura.messages[old.id], f"arrange:{table_of(house).id}")  # an earlier version's button
    await laura.until(lambda each: each.modal)
    await laura.submit()
    await laura.until(lambda each: old.id not in each.messages)


async def test_a_table_whose_message_was_sent_before_a_kill_keeps_it(house):
    laura, clara = await seated(house, "Laura", "Clara")
    old = tables_seen(laura)[-1]
    await house.stop_bot()
    forget_message(house)
    await house.start_bot()
    await until(laura, lambda: [each.message for each in house.app.room.tables] == [int(old.id)])
    await clara.slash("table leave")
    await laura.until(lambda each: "Clara" not in each.messages[old.id].text)
    assert len(tables_seen(laura)) == 1


@pytest.mark.parametrize("ping", [True, False])
async def test_a_challenge_that_was_not_posted_before_a_kill_pings_afterwards(house, ping):
    house.discord.world.guild.permissions |= 1 << 5  # everybody may manage the server
    laura, clara, armin = [await house.person(name) for name in ("Laura", "Clara", "Armin")]
    await server_settings(laura, ping=ping)
    lobby = await challenged(laura, clara, people=[clara.id, armin.id])
    await clara.click("Join", on=lobby)
    await house.stop_bot()
    forget_message(house)
    await house.discord.service.delete_message(house.discord.world.messages[int(lobby.id)])
    await house.start_bot()
    await armin.until(lambda each: any(int(seen.id) > int(lobby.id) for seen in tables_seen(each)))
    posted = tables_seen(armin)[-1].data
    assert bool(posted["flags"] & 1 << 12) is not ping  # silent
    assert not ping or [each["id"] for each in posted["mentions"]] == [armin.id]


async def test_a_table_is_posted_where_the_bot_may_not_read_the_history(house):
    laura, _ = await seated(house, "Laura", "Clara")
    world = house.discord.world
    world.channels[int(laura.channel)].denied[world.bot.id] = READ_HISTORY
    await house.stop_bot()
    forget_message(house)
    await house.start_bot()
    await laura.until(lambda each: len(tables_seen(each)) == 2)


async def test_a_post_whose_answer_is_lost_is_not_repeated(house, monkeypatch):
    monkeypatch.setattr(kept, "RETRY_SECONDS", 0.01)
    laura, _ = await seated(house, "Laura", "Clara")
    world, old = house.discord.world, tables_seen(laura)[-1]
    await house.discord.service.delete_message(world.messages[int(old.id)])
    without_token(house)
    house.discord.faults.strike(Fault.SLOW, Fault.RESET_AFTER)  # the edit, and the new message
    house.app.display.touch(table_of(house))
    await until(laura, lambda: table_of(house).message != int(old.id))
    await until(laura, lambda: house.app.display.is_settled(table_of(house)))
    assert [int(each.id) for each in tables_seen(laura)] == [table_of(house).message]
    assert house.discord.faults.done[Fault.RESET_AFTER] == 1


async def test_a_newer_message_of_a_game_that_is_over_shows_its_result_when_it_is_clicked(house):
    people = laura, _ = await started(house, "Laura", "Clara")
    copy = await copy_of(house, laura, tables_seen(laura)[-1])  # whose id was never stored
    await play_out(house, *people)
    assert "My hand" in laura.messages[copy].enabled
    await laura.click("My hand", on=laura.messages[copy])
    await laura.until(lambda each: "Rematch" in each.messages[copy].enabled)
    assert "Superstar" in laura.messages[copy].text


async def test_the_result_is_posted_though_the_tables_message_was_deleted_before_the_last_move(house):
    laura, clara = await started(house, "Laura", "Clara")
    table = table_of(house)
    while (last := last_move(table)) is None:
        seat = table.position.to_act[0]
        await house.app.room.play(table, table.seats[seat].user, None, table.position.legal_moves(seat)[0])
    await until(laura, lambda: house.app.display.is_settled(table))
    await house.discord.service.delete_message(house.discord.world.messages[table.message])
    await house.app.room.play(table, *last)
    await clara.until(
        lambda each: any("Superstar" in seen.text for seen in each.messages.values() if not seen.ephemeral)
    )


def public(person):
    return [seen for seen in person.messages.values() if not seen.ephemeral]


def last_move(table):
    """Return who can end the game, and by which move; None if nobody can now."""
    seat = table.position.to_act[0]
    for move in table.position.legal_moves(seat):
        after = table.position.copy()
        after.play(seat, move)
        if after.outcome is not None:
            return table.seats[seat].user, None, move
    return None


async def test_the_result_of_a_game_still_has_its_people_s_names_after_a_restart(house):
    laura, _ = await started(house, "Laura", "Clara")
    await play_out(house, laura)
    shown = tables_seen(laura)[-1]
    assert "①" not in shown.text  # what stands where no name can be drawn
    await house.stop_bot()
    edited = laura.messages[shown.id].data["edited_timestamp"]
    await house.start_bot()
    await laura.until(lambda each: each.messages[shown.id].data["edited_timestamp"] != edited)
    assert "①" not in laura.messages[shown.id].text
