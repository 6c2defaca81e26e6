"""What a host, a moderator and a server can do: kick, substitute, pause, settings; and playing by commands alone."""

import time
from datetime import timedelta

import pytest

from bot.tables.rules import lobby
from tests.conftest import open_house
from tests.e2e.choosing import chosen, house_rules, my_settings, server_settings, shown
from tests.e2e.playing import (
    actor_among,
    hand_of,
    is_over,
    more,
    my_hand,
    next_choice,
    on_turn,
    play_one,
    play_out,
    seated,
    started,
    surely,
    table_of,
)
from tests.effort import thorough

# Playing by commands


@thorough
@pytest.mark.parametrize("language", ["en-US", "de", "fr", "he"])
async def test_a_whole_game_by_commands_alone(tmp_path, language):
    async with open_house(tmp_path, language=language) as house:
        laura = await house.person("Laura")
        konrad = await house.person("Konrad")
        await laura.slash("claro new", bots=1)
        await konrad.slash("table join")
        table = table_of(house)
        await house.app.room.do(table, lobby.start, int(laura.id))
        people = {int(laura.id): laura, int(konrad.id): konrad}
        while table.live:
            waiting = [table.seats[seat].user for seat in table.people_to_act()]
            if not waiting:
                await laura.request("GET", "/users/@me")
                continue
            person = people[waiting[0]]
            offered = await person.complete("claro play", "move", move="")
            assert offered
            answer = await person.slash("claro play", move=offered[0]["value"])
            assert answer.ephemeral
        await laura.until(is_over)


async def test_completion_offers_what_may_be_played_and_narrows(house):
    people = await started(house, "Laura", "Clara")
    actor = on_turn(people)
    other = next(person for person in people if person is not actor)
    table = table_of(house)
    legal = set(table.position.legal_moves(table.position.to_act[0]))
    offered = await actor.complete("claro play", "move", move="")
    assert {each["value"] for each in offered} == legal
    one = sorted(legal)[0]
    narrowed = await actor.complete("claro play", "move", move=one)
    assert one in {each["value"] for each in narrowed}
    # The button of two jokers says "×2".
    assert all(one in f"{each['name']} {each['value']}" or each["value"] == "J" for each in narrowed)
    assert await other.complete("claro play", "move", move="") == []
    konrad = await house.person("Konrad")
    assert await konrad.complete("claro play", "move", move="") == []


# The host's tools


async def test_a_seat_is_taken_away_before_and_during_a_game(house):
    laura, clara, armin = [await house.person(name) for name in ("Laura", "Clara", "Armin")]
    await laura.slash("claro new")
    await clara.click("Join")
    await armin.slash("table join")
    assert "or a moderator" in (await clara.slash("table kick", player=armin.id)).text
    assert "no longer has a seat" in (await surely(laura, "table kick", player=armin.id)).text
    assert not table_of(house).is_seated(int(armin.id))
    assert "has no seat at this table" in (await laura.slash("table kick", player=armin.id)).text
    for command in ("table kick", "table substitute"):
        refused = await laura.slash(command, player=laura.id)
        assert "You cannot kick or replace yourself" in refused.text
        assert "table leave" in refused.text
    await laura.click("Start")
    await surely(laura, "table kick", player=clara.id)
    table = table_of(house)
    assert table.seats[table.seat_of(int(clara.id))].away
    await laura.click("My hand")
    await play_out(house, laura)


async def test_the_computer_stands_in_until_the_player_is_back(house):
    laura, clara = await started(house, "Laura", "Clara")
    table = table_of(house)
    seat = table.seat_of(int(clara.id))
    assert "The computer can only play" in (await laura.slash("table substitute", player=clara.id)).text
    assert not table.seats[seat].away
    table.missed[seat] = 1
    assert "computer plays" in (await laura.slash("table substitute", player=clara.id)).text
    assert table.seats[seat].away
    assert table.seats[seat].left_at is None
    await clara.click("My hand")
    assert not table.seats[seat].away


async def test_a_paused_game_stands_still_and_goes_on(house):
    people = await started(house, "Laura", "Clara", bots=1)
    laura, clara = people
    table = table_of(house)
    actor = await actor_among(people)
    pause = f"pause:{table_of(house).id}"
    assert "or a moderator" in (await clara.send_custom_id(clara.find("⋯"), pause)).text
    before, week = time.time(), 168 * 3600
    await more(laura, "Pause")
    assert table.paused
    assert before + week <= table.deadline.timestamp() <= time.time() + week
    assert "this table closes" in (await laura.slash("table show")).text
    await laura.until(lambda each: "paused" in each.find("My hand").text)
    before = list(table.position.moves)
    await actor.until(lambda each: "paused" in hand_of(each).text and not hand_of(each).enabled)
    seen = await actor.slash("claro play", move="24")
    assert "The game is paused" in seen.text
    assert table.position.moves == before
    assert "is paused" in (await laura.send_custom_id(laura.find("⋯"), pause)).text
    await house.stop_bot()
    await house.start_bot()
    assert (await house.app.room.find(table.id)).paused
    await laura.click("Resume")
    assert not table_of(house).paused
    assert (await my_hand(actor)).enabled
    assert "not paused" in (await laura.send_custom_id(laura.find("⋯"), f"resume:{table.id}")).text
    for person in people:
        await person.click("My hand")
    await play_one(people)
    await play_out(house, *people)


async def test_why_a_game_waits_does_not_stand_beside_the_card_where_a_phone_has_no_room(house):
    people = await started(house, "Laura", "Clara")
    for number in range(1, 51):
        house.app.tables.icons.put(f"claro_{number}", f"<:claro_{number}:{10**17 + number}>")
    actor = await actor_among(people)
    await actor.click(next_choice(actor), on=hand_of(actor))
    await people[0].until(lambda each: beside_card(each) and "plays" in beside_card(each))
    assert "▶️" in beside_card(people[0])
    await more(people[0], "Pause")
    await people[0].until(lambda each: "paused" in each.find("My hand").text)
    assert "plays" in beside_card(people[0])
    assert "paused" not in beside_card(people[0])


def beside_card(person):
    """Return the text beside the card on the table; empty if there is none."""
    (text,) = [
        each["components"][0]["content"] for each in person.find("My hand").components() if each["type"] == 9
    ] or [""]
    return text


# The lobby's form


async def test_a_host_chooses_the_house_rules_in_a_form(house):
    laura, clara = await seated(house, "Laura", "Clara")
    table = clara.find("Join")
    assert "Only" in (await clara.send_custom_id(table, f"arrange:{table_of(house).id}")).text
    await more(laura, "House rules")
    await laura.until(lambda each: each.modal)
    await laura.submit(**{"option free_pass": True, "seats": ["4"], "turn-time": ["5m"]})
    await laura.until(lambda each: each.messages[table.id].text.count("🪑") == 2)
    lobby = laura.messages[table.id]
    assert "the rules have changed: press **Join** again" in lobby.text
    await clara.click("Join")
    assert all(seat.agreed for seat in table_of(house).seats)
    assert "passing is free" in lobby.text
    assert "5 minutes" in lobby.text
    await more(laura, "House rules")
    await laura.until(lambda each: each.modal)
    await laura.submit(**{"option hand": "10"})  # what is not touched stays; only two can play with ten cards
    table = table_of(house)
    assert (dict(table.options), table.capacity, table.turn_seconds) == ({"free_pass": "yes", "hand": "10"}, 2, 300)
    await house.stop_bot()
    await house.start_bot()
    again = await house.app.room.find(table.id)
    assert (dict(again.options), again.capacity, again.turn_seconds) == (dict(table.options), 2, 300)


async def test_a_form_that_says_nonsense_changes_nothing(house):
    house.discord.world.forged_values = True
    laura, _, _ = await seated(house, "Laura", "Clara", "Armin")
    for nonsense, told in (
        ({"option hand": "many"}, "many is not a choice"),
        ({"option colour": "red"}, "unknown"),
        ({"turn-time": ["3 days"]}, "do not know this"),
        ({"seats": ["many"]}, "do not know this"),
        ({"seats": ["2"]}, "3 players already sit here"),
        ({"option hand": "10"}, "3 players already sit here"),
    ):
        await more(laura, "House rules")
        await laura.until(lambda each: each.modal)
        if "option colour" in nonsense:
            laura.modal["components"][1]["component"]["custom_id"] = "option colour"
            told = "no house rule colour"
        assert told in (await laura.submit(**nonsense)).text
    table = table_of(house)
    assert (dict(table.options), table.capacity, table.turn_seconds) == ({}, 6, None)
    await more(laura, "House rules")
    await laura.until(lambda each: each.modal)
    await laura.click("Start")
    await laura.submit()  # the answer is in the page, and the hand has come below it
    await laura.until(lambda each: any("already begun" in seen.text for seen in each.messages.values()))


# Settings


async def test_a_server_chooses_its_language_and_the_open_tables_follow(house):
    konrad, laura = await house.person("Konrad"), await house.person("Laura")
    await laura.slash("claro new")
    house.discord.world.guild.permissions |= 1 << 5  # manage the server
    assert "that of whoever opens the table or announces the event; otherwise English" in shown(
        await server_settings(konrad)
    )
    seen = await server_settings(konrad, language="de", turn_time="5m")
    assert chosen(seen, "settings:server:language") == ["Language: Deutsch"]
    assert chosen(seen, "settings:server:turn-time") == ["Time for a turn: 5 minutes"]
    ruled = await house_rules(konrad, "claro", free_pass="yes")
    assert "House rules of new tables: CLARO" in ruled.text
    assert chosen(ruled, "settings:house:claro:0") == ["Passing: whenever you like"]
    assert chosen(ruled, "settings:house:claro:1") == ["Cards in hand: five cards"]  # as usual, and yet to be seen
    await laura.until(lambda each: any("möchte spielen" in seen.text for seen in each.messages.values()))
    await laura.slash("table end")
    await laura.slash("claro new", bots=1)
    table = table_of(house)
    assert (table.turn_seconds, table.options) == (300, {"free_pass": "yes"})
    before = house.app.room.now()
    await laura.click("Start")
    if table.people_to_act():
        turn = timedelta(seconds=300)
        assert before + turn <= table.deadline <= house.app.room.now() + turn


async def test_a_person_chooses_their_own_language_and_keeps_it_over_a_restart(house):
    laura = await house.person("Laura")
    assert "Sprache: Deutsch" in shown(await my_settings(laura, language="de", your_turn="never"))
    await house.stop_bot()
    await house.start_bot()
    assert "kein Tisch" in (await laura.slash("table join")).text
    assert "Nie benachrichtigen." in shown(await my_settings(laura))
    assert "as in Discord (English)" in shown(await my_settings(laura, language="auto"))
