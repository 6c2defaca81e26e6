"""A rematch asks everybody, and nobody is in it who has not answered."""

import asyncio

import pytest

from bot.tables.live import live_tables
from bot.tables.rules import table
from tests.e2e.playing import (
    choices,
    forgotten,
    hand_of,
    more,
    next_choice,
    play_out,
    result_of,
    sees,
    started,
    surely,
    table_of,
)
from tests.effort import thorough
from tests.features.tournaments.live.event import until


def pinged(seen):
    """Return whom a new message notifies."""
    return set(seen.pinged)


async def over(house, *names, **options):
    """Play a game to its end; return the people, and the message with its result."""
    people = await started(house, *names, **options)
    await play_out(house, *people)
    return people, result_of(people[0])


async def play_on(house, person):
    """Play until no table is left, though a restart may have an older result shown once more."""
    while house.app.room.tables:
        await person.until(lambda each: choices(each) or not house.app.room.tables)
        if choices(person):
            await person.click(next_choice(person), on=hand_of(person))


async def restarted(house):
    await house.stop_bot()
    await house.start_bot()
    await asyncio.gather(*(house.app.room.find(number) for number in list(house.app.room._live)))


@pytest.mark.parametrize("where", ["result", "lobby"])
async def test_two_people_play_again_after_one_press_each(house, where):
    (laura, clara), result = await over(house, "Laura", "Clara", bots=1)
    lobby = await laura.click("Rematch", on=result)
    before = {person: hand_of(person).id for person in (laura, clara)}
    match where:
        case "result":
            await clara.click("Rematch", on=result)
        case "lobby":
            await clara.click("I'm in", on=lobby)
    for person, old in before.items():
        await person.until(lambda each, old=old: hand_of(each).id != old)
        assert "Rematch" not in hand_of(person).enabled
    assert table_of(house).position is not None
    assert len(table_of(house).seats) == 3


async def test_a_rematch_that_somebody_declines_begins_without_them(house):
    (laura, clara, armin), result = await over(house, "Laura", "Clara", "Armin")
    lobby = await laura.click("Rematch", on=result)
    assert "The game begins when everybody is in." in lobby.text
    assert (await more(armin, "Not this time", on=lobby)).text == "OK, maybe next time."
    await clara.click("I'm in", on=lobby)
    assert table_of(house).position is not None
    assert set(table_of(house).people) == {int(laura.id), int(clara.id)}


async def test_a_rematch_waits_for_start_if_somebody_was_not_there_lately_and_says_so(house, monkeypatch):
    (laura, clara), result = await over(house, "Laura", "Clara")
    lobby = await laura.click("Rematch", on=result)
    monkeypatch.setattr(table, "HERE_SECONDS", -1.0)  # as if all this had taken a quarter of an hour
    await clara.click("I'm in", on=lobby)
    said = f"<@{laura.id}> presses **Start** when all are here."
    await laura.until(lambda each: said in each.messages[lobby.id].text)
    assert table_of(house).position is None
    await laura.click("Start", on=lobby)
    assert table_of(house).position is not None


@pytest.mark.parametrize("restart", [False, True])
async def test_the_lobby_says_who_is_ready_and_who_is_still_asked(house, restart):
    (laura, clara, armin), result = await over(house, "Laura", "Clara", "Armin", bots=1)
    lobby = await clara.click("Rematch", on=result)  # Laura was the host
    assert pinged(lobby) == {laura.id, armin.id}
    if restart:
        await restarted(house)
    assert "1 of 3 ready" in lobby.text
    assert f"✅ <@{clara.id}>" in lobby.text
    assert f"⏳ <@{laura.id}>" in lobby.text
    assert f"<@{clara.id}> stands in for <@{laura.id}>." in lobby.text
    assert lobby.text.count("🤖") == 1
    assert lobby.enabled == ["I'm in", "Start", "⋯"]  # with the computer, they are two
    await more(armin, "Not this time", on=lobby)
    await laura.click("I'm in", on=lobby)
    table = table_of(house)
    assert set(table.people) == {int(laura.id), int(clara.id)}
    assert len(table.seats) == 3


async def test_whoever_does_not_answer_is_not_in_it(house):
    (laura, clara, armin), result = await over(house, "Laura", "Clara", "Armin")
    lobby = await laura.click("Rematch", on=result)
    assert "Start" not in lobby.enabled
    assert "begins when everybody is in" in lobby.text
    await clara.click("I'm in", on=lobby)
    await laura.click("Start", on=lobby)
    assert set(table_of(house).people) == {int(laura.id), int(clara.id)}
    assert "not in this game" in (await armin.click("My hand", on=armin.messages[lobby.id])).text


@pytest.mark.parametrize("restart", [False, True])
async def test_the_next_who_is_ready_is_host_when_the_host_declines(house, restart):
    (laura, clara, armin), result = await over(house, "Laura", "Clara", "Armin")
    lobby = await armin.click("Rematch", on=result)
    await clara.click("I'm in", on=lobby)
    await more(laura, "Not this time", on=lobby)
    table = table_of(house)
    await until(lambda: table.position is not None)
    if restart:
        await restarted(house)
        table = table_of(house)
    assert set(table.people) == {int(clara.id), int(armin.id)}
    assert table.host == table.presiding
    assert table.host in table.people


async def test_two_who_press_at_once_get_one_rematch_and_both_are_in_it(house):
    (laura, clara), result = await over(house, "Laura", "Clara")
    await asyncio.gather(laura.click("Rematch", on=result), clara.click("Rematch", on=result))
    table = table_of(house)
    assert table.rematch_of is not None
    assert all(seat.agreed for seat in table.seats)
    assert table.position is not None  # both have said yes
    for person in (laura, clara):
        await person.until(lambda each: "Place **" not in hand_of(each).text)


@pytest.mark.parametrize("restart", [False, True])
async def test_a_result_leads_to_its_rematch(house, restart):
    (laura, clara), result = await over(house, "Laura", "Clara")
    number = int(result.buttons["Rematch"]["custom_id"].split(":")[1])
    lobby = await laura.click("Rematch", on=result)
    link = f"https://discord.com/channels/{laura.guild}/{laura.channel}/{lobby.id}"
    await until(lambda: table_of(house).message is not None)  # until then, the link leads to the channel alone
    if restart:
        await restarted(house)
    again = await laura.click("Rematch", on=result)
    assert again.text == f"The rematch is already open, and you are in: {link}"
    assert "1 of 6 seats taken" in (await laura.slash("my games")).text  # as the lobby counts: who has said yes
    await clara.click("I'm in", on=lobby)
    assert (await clara.click("Rematch", on=result)).id == hand_of(clara).id  # a player's way leads to their cards
    armin = await house.person("Armin")
    assert "You're in the next game" in (await armin.send_custom_id(result, f"rematch:{number}")).text
    await surely(laura, "table end")
    if restart:
        await restarted(house)
    new = await clara.click("Rematch", on=result)  # its rematch was closed, so it can have another
    assert table_of(house).rematch_of == number
    assert pinged(new) == set()  # everybody was pinged the first time
    await laura.click("I'm in", on=new)
    for person in (laura, clara):
        person.messages = {key: seen for key, seen in person.messages.items() if key == new.id}
        await person.until(lambda each: sees(each, "My hand"))
        await person.click("My hand")
    await asyncio.gather(*(play_on(house, person) for person in (laura, clara)))
    assert "has had its rematch" in (await clara.click("Rematch", on=result)).text


async def test_house_rules_that_have_changed_are_not_agreed_to_unseen(house):
    (laura, clara), result = await over(house, "Laura", "Clara")
    lobby = await laura.click("Rematch", on=result)
    await more(laura, "House rules", on=lobby)
    await laura.until(lambda each: each.modal)
    await laura.submit(**{"option free_pass": True})
    refused = await clara.click("Rematch", on=result)
    assert "has just changed the rules" in refused.text
    assert table_of(house).asked == [int(clara.id)]


async def test_the_seats_of_the_asked_are_kept_for_them(house):
    (laura, clara), result = await over(house, "Laura", "Clara", seats=2)
    lobby, armin = await laura.click("Rematch", on=result), await house.person("Armin")
    refused = await armin.slash("table join")
    assert f"kept for <@{clara.id}>" in refused.text
    await clara.click("I'm in", on=lobby)
    assert "You're in the next game" in (await armin.slash("table join")).text


@thorough
@pytest.mark.parametrize("restart", [False, True])
@pytest.mark.parametrize("begun", [False, True])
async def test_whoever_was_kicked_is_in_no_rematch_but_at_the_next_table(house, begun, restart):
    if begun:
        laura, clara, armin = await started(house, "Laura", "Clara", "Armin")
        await surely(laura, "table kick", player=armin.id)
        await laura.click("My hand")
    else:
        laura, clara, armin = [await house.person(name) for name in ("Laura", "Clara", "Armin")]
        await laura.slash("claro new")
        await armin.click("Join")
        await clara.click("Join")
        await surely(laura, "table kick", player=armin.id)
        await laura.click("Start")
        for person in (laura, clara):
            await person.click("My hand")
    await play_out(house, laura, clara)
    result = result_of(laura)
    if restart:
        await restarted(house)
    assert "You were removed from this table" in (await armin.send_custom_id(result, only(result, "rematch:"))).text
    lobby = await laura.click("Rematch", on=result)
    assert pinged(lobby) == {clara.id}
    assert "You were removed" in (await armin.send_custom_id(lobby, only(lobby, "join:"))).text
    assert "You were removed" in (await armin.slash("table join")).text
    await laura.slash("table end")
    await laura.slash("claro new")
    await armin.slash("table join")
    assert table_of(house).is_seated(int(armin.id))


def only(seen, start):
    (found,) = [b["custom_id"] for b in seen.buttons.values() if b.get("custom_id", "").startswith(start)]
    return found


@thorough
async def test_rematches_of_several_games_ping_the_same_person_once(house):
    people = laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
    results = []
    for _ in range(3):
        await laura.slash("africa new", rounds="1")
        await clara.click("Join")
        await laura.click("Start")
        for person in people:
            await person.click("My hand")
        await play_out(house, *people)
        results.append(result_of(laura))
        for person in people:
            person.messages = {}
    pings = []
    for result in results:
        lobby = await laura.click("Rematch", on=result)
        pings.append(pinged(lobby))
        await laura.slash("table end")
    assert pings == [{clara.id}, set(), set()]
    told = [seen for seen in laura.messages.values() if "only just been pinged" in seen.text]
    assert len(told) == 2
    assert all(seen.ephemeral and f"<@{clara.id}>" in seen.text for seen in told)
    lobby = await clara.click("Rematch", on=results[0])
    assert pinged(lobby) == set()


@thorough
@pytest.mark.parametrize("restart", [False, True])
async def test_an_invitation_to_a_rematch_keeps_nobody_from_being_forgotten(house, restart, monkeypatch):
    (laura, clara), result = await over(house, "Laura", "Clara")
    await clara.click("Rematch", on=result)  # Laura was the host
    if restart:
        monkeypatch.setattr(live_tables, "WAKE_PER_SECOND", 0.01)  # as after the restart of a bot with many tables
        await house.stop_bot()
        await house.start_bot()
    assert "Your name is out of every table" in (await forgotten(laura)).text
    shown = await clara.slash("table show")
    assert laura.id not in shown.text
    assert table_of(house).people == [int(clara.id)]


async def test_everybody_has_one_hand_after_a_rematch_that_all_press_at_once(house):
    people, result = await over(house, "Laura", "Clara")
    for person in people:
        person.messages = {result.id: result}
    rematch = only(result, "rematch:")
    presses = (person.send_custom_id(result, rematch) for person in people)
    asking = (person.slash("claro hand") for person in people)
    await asyncio.gather(*presses, *asking)
    table = table_of(house)
    await until(lambda: len(house.app.hands.reachable(table.id)) == 2)
    await house.app.tables.hand_delivery.close()
    await house.app.hands.close()
    for person in people:
        hands = [seen for seen in person.messages.values() if seen.ephemeral and "play:" in str(seen.buttons)]
        assert len(hands) == (table.seat_of(int(person.id)) in table.position.to_act)
