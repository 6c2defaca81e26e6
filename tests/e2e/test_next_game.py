"""Anybody may sit down at any time: who comes during a game plays the next one, and it begins without waiting long."""

import asyncio

import pytest

from bot.tables.rules.table import Status
from tests.conftest import open_house
from tests.e2e.playing import hand_of, more, play_out, result_of, seated, started, table_of
from tests.e2e.test_courtesy import leaves
from tests.features.tournaments.live.event import until
from tests.tables.messages.test_reminders import move_on


async def finished(house, *people):
    """Play a game to its end; return its number and its result."""
    number = table_of(house).id
    await play_out(house, *people)
    return number, result_of(people[0])


@pytest.mark.parametrize("how", ["command", "button"])
@pytest.mark.parametrize("restart", [False, True])
async def test_who_comes_during_a_game_plays_the_next_one(house, how, restart):
    laura, clara = await started(house, "Laura", "Clara")
    armin = await house.person("Armin")
    message = str(table_of(house).message)
    said = await (armin.slash("table join") if how == "command" else more(armin, "Join the next game"))
    assert "You're in the next game" in said.text
    await laura.until(lambda each: f"Next game: <@{armin.id}>" in each.messages[message].text)
    if restart:
        await house.stop_bot()
        await house.start_bot()
        await house.app.room.find(1)
    await house.app.room.find(1)
    for person in (laura, clara):
        await person.click("My hand")
    _, result = await finished(house, laura, clara)
    assert f"Next game: <@{armin.id}>" in result.text
    lobby = await laura.click("Rematch", on=result)
    assert f"✅ <@{armin.id}>" in lobby.text
    await clara.click("Rematch", on=result)
    table = table_of(house)
    assert table.status is Status.PLAYING
    assert {*table.people} == {int(each.id) for each in (laura, clara, armin)}
    if not restart:  # after which no press of theirs is known
        await armin.until(hand_of)


async def test_who_is_refused_because_a_game_goes_on_is_offered_the_next_one(house):
    laura, clara = await seated(house, "Laura", "Clara")
    lobby, armin = laura.find("Start"), await house.person("Armin")
    await laura.click("Start", on=lobby)
    late = await armin.send_custom_id(armin.messages[lobby.id], lobby.buttons["Start"]["custom_id"])
    assert "already begun" in late.text
    hand = await armin.click("My hand", on=armin.messages[lobby.id])
    assert "You're not in this game." in hand.text
    assert hand.enabled == late.enabled == ["Join the next game"]
    assert "You're in the next game" in (await armin.click("Join the next game", on=hand)).text
    again = await armin.send_custom_id(armin.messages[lobby.id], lobby.buttons["Start"]["custom_id"])
    assert ("already begun" in again.text, again.enabled) == (True, [])
    theirs = await clara.send_custom_id(clara.messages[lobby.id], lobby.buttons["Start"]["custom_id"])
    assert ("already begun" in theirs.text, theirs.enabled) == (True, [])


async def test_who_watched_presses_again_and_is_in_the_next_game(house):
    laura, clara = await started(house, "Laura", "Clara")
    armin = await house.person("Armin")
    _, result = await finished(house, laura, clara)
    lobby = await armin.click("Rematch", on=armin.messages[result.id])
    assert f"✅ <@{armin.id}>" in lobby.text
    await laura.click("Rematch", on=result)
    assert table_of(house).status is Status.LOBBY
    await clara.click("Rematch", on=result)
    assert {*table_of(house).people} == {int(each.id) for each in (laura, clara, armin)}
    assert table_of(house).status is Status.PLAYING


async def test_who_wants_the_next_game_accepts_its_rules_first_if_they_have_changed(house):
    laura, clara = await started(house, "Laura", "Clara")
    armin, konrad = await house.person("Armin"), await house.person("Konrad")
    await more(armin, "Join the next game")
    _, result = await finished(house, laura, clara)
    lobby = await laura.click("Rematch", on=result)
    await more(laura, "House rules", on=lobby)
    await laura.until(lambda each: each.modal)
    await laura.submit(**{"option free_pass": True})
    table = table_of(house)
    assert {*table.asked} == {int(clara.id), int(armin.id)}
    join = f"join:{table.id}:0:{table.terms}"
    await armin.until(lambda each: each.messages[lobby.id].buttons["I'm in"]["custom_id"] == join)
    lobby = armin.messages[lobby.id]
    assert (await armin.click("Start", on=lobby)).text == "Accept the terms first: **I'm in** does that."
    await konrad.click("I'm in", on=lobby)  # which is to sit down by the rules that stand there
    move_on(house, 40)
    await laura.click("Start", on=lobby)
    assert table.status is Status.PLAYING
    assert {*table.people} == {int(laura.id), int(konrad.id)}


@pytest.mark.parametrize("restart", [False, True])
async def test_a_rematch_begins_half_a_minute_after_the_second_press(house, restart):
    laura, clara, armin = await started(house, "Laura", "Clara", "Armin")
    _, result = await finished(house, laura, clara, armin)
    lobby = await laura.click("Rematch", on=result)
    await clara.click("I'm in", on=lobby)
    table = table_of(house)
    await laura.until(lambda each: "The game begins <t:" in each.messages[lobby.id].text)
    if restart:
        await house.stop_bot()
        await house.start_bot()
        table = await house.app.room.find(table.id)
    move_on(house, 25)
    assert table.status is Status.LOBBY
    move_on(house, 6)
    await until(lambda: table.status is Status.PLAYING)
    assert {*table.people} == {int(laura.id), int(clara.id)}
    assert "You're in the next game" in (await armin.click("Rematch", on=armin.messages[result.id])).text


async def test_a_rematch_waits_for_nobody_who_has_left_the_server(house):
    laura, clara, armin = await started(house, "Laura", "Clara", "Armin")
    _, result = await finished(house, laura, clara, armin)
    house.app.base.visible_channels._members.clear()  # as a minute later
    await leaves(house, armin)
    lobby = await laura.click("Rematch", on=result)
    await clara.click("I'm in", on=lobby)
    table = table_of(house)
    assert table.status is Status.PLAYING
    assert not table.is_seated(int(armin.id))


async def test_who_thinks_again_is_not_in_the_next_game(house):
    await started(house, "Laura", "Clara")
    armin = await house.person("Armin")
    await more(armin, "Join the next game")
    await more(armin, "Not the next game")
    assert not table_of(house).next


async def test_the_last_seat_of_the_next_game_goes_to_one_of_two(tmp_path):
    async with open_house(tmp_path, more_people=("Mia", "Nils", "Olga", "Pia")) as house:
        people = await started(house, "Laura", "Clara", "Armin", "Mia", "Nils")
        others = [await house.person(name) for name in ("Olga", "Pia")]
        await asyncio.gather(*(more(person, "Join the next game") for person in others))
        number, result = await finished(house, *people)
        for person in people:
            await person.click("Rematch", on=person.messages[result.id])
        table = table_of(house)
        assert table.rematch_of == number
        assert table.status is Status.PLAYING
        assert len(table.seats) == 6
        seated = [person for person in others if table.is_seated(int(person.id))]
        assert len(seated) == 1
        assert [*table.next] == [int(person.id) for person in others if person not in seated]
