"""The hand comes by itself when a game begins."""

import asyncio
import logging

from bot.interactions import answers
from bot.tables.messages.renderer import Renderer
from bot.tables.rules import lobby
from playground.traffic.faults import Fault
from tests.e2e.playing import choices, hand_of, my_hand, seated, table_of


def hands_of(person):
    """Return the messages that only this person sees and that show cards or choices."""
    return [seen for seen in person.messages.values() if seen.ephemeral]


def open_hands(house):
    return house.app.hands.reachable(table_of(house).id)


async def has_hand(person):
    await person.until(hands_of)
    return hands_of(person)


async def test_a_hand_that_came_by_itself_can_be_played_and_follows_the_game(house):
    people = await seated(house, "Laura", "Clara")
    await people[0].click("Start")
    for person in people:
        await has_hand(person)
    first = next(person for person in people if choices(person))
    other = next(person for person in people if person is not first)
    before = hand_of(other).text
    await first.click(choices(first)[0], on=hand_of(first))
    await other.until(lambda each: hand_of(each).text != before)
    assert [len(hands_of(each)) for each in people] == [1, 1]


async def test_a_press_that_discord_sends_twice_gives_one_hand_and_fails_nowhere(house, caplog):
    laura = await house.person("Laura")
    await laura.slash("claro new", bots=2)
    house.discord.faults.strike(Fault.DUPLICATE)
    await laura.click("Start")
    await house.app.base.middleware.in_flight.finish()
    await has_hand(laura)
    assert len(hands_of(laura)) == 1
    assert not [each for each in caplog.records if each.levelno >= logging.WARNING]


async def test_nobody_sees_the_hand_that_another_person_was_given(house):
    people = await seated(house, "Laura", "Clara", "Armin")
    watcher = await house.person("Konrad")
    await people[0].click("Start")
    for person in people:
        await has_hand(person)
    assert len({hands_of(person)[0].id for person in people}) == 3
    assert not hands_of(watcher)
    history = await watcher.history()
    assert {each["id"] for each in history}.isdisjoint(hands_of(person)[0].id for person in people)


async def test_whoever_asks_for_a_hand_has_one_and_not_the_given_one_as_well(house):
    people = await seated(house, "Laura", "Clara")
    await people[0].click("Start")
    for person in people:
        await person.click("My hand")
        await has_hand(person)
        await person.until(lambda each: len(hands_of(each)) == 1)
    assert set(open_hands(house).values()) == {int(hands_of(each)[0].id) for each in people}


async def test_a_hand_that_was_opened_in_the_lobby_becomes_the_hand_of_the_game(house):
    people = await seated(house, "Laura", "Clara")
    await people[1].click("My hand") if "My hand" in people[1].last.enabled else await people[1].slash("claro hand")
    await people[0].click("Start")
    await has_hand(people[0])
    await people[1].until(lambda each: "begun" not in hand_of(each).text)
    assert len(hands_of(people[1])) == 1


async def test_after_a_restart_whoever_has_pressed_nothing_since_opens_the_hand_of_a_new_game(house):
    laura, clara = await seated(house, "Laura", "Clara")
    await house.stop_bot()
    await house.start_bot()
    await laura.click("Start")
    await has_hand(laura)
    await house.app.tables.hand_delivery.close()
    assert not hands_of(clara)
    assert (await my_hand(clara)).text


async def test_hands_that_were_due_when_the_bot_was_killed_open_after_the_restart(house, monkeypatch):
    laura, clara = await seated(house, "Laura", "Clara")

    async def killed(*_):
        await asyncio.Event().wait()

    with monkeypatch.context() as before:
        before.setattr(house.app.tables.hand_delivery, "_give_hand_to", killed)
        await laura.click("Start")
        house.app.tables.hand_delivery._tasks._seconds = 0.0  # nobody waits for what never ends
        await house.stop_bot()
    assert not hands_of(laura) + hands_of(clara)
    await house.start_bot()
    for person in (laura, clara):
        assert (await my_hand(person)).text
        assert len(hands_of(person)) == 1


async def test_a_press_whose_token_has_expired_loses_nothing(house):
    people = await seated(house, "Laura", "Clara")
    house.discord.world.now.advance(15 * 60 + 1)
    await people[0].click("Start")
    await has_hand(people[0])
    await house.app.tables.hand_delivery.close()
    assert not hands_of(people[1])
    await people[1].click("My hand")
    assert hand_of(people[1]).text


async def test_no_hand_takes_the_place_of_an_answer_that_still_says_that_the_bot_is_thinking(house, monkeypatch):
    laura, clara = await house.person("Laura"), await house.person("Clara")
    await laura.slash("claro new")
    with monkeypatch.context() as hurried:
        hurried.setattr(answers, "ACKNOWLEDGE_AFTER_SECONDS", 0.0)
        await clara.slash("table join")
    await laura.click("Start")
    await has_hand(laura)
    await house.app.tables.hand_delivery.close()
    assert ["You have a seat" in seen.text for seen in hands_of(clara)] == [True]


async def test_a_press_in_another_channel_brings_no_hand_there(house):
    laura, clara = await house.person("Laura"), await house.person("Clara")
    await laura.slash("claro new")
    await clara.click("Join")
    house.discord.world.now.advance(15 * 60 + 1)
    world = house.discord.world
    await clara.go_to(str(world.add_channel(world.guild, "elsewhere").id))
    await clara.slash("help")
    before = len(hands_of(clara))
    await laura.click("Start")
    await has_hand(laura)
    await house.app.tables.hand_delivery.close()
    assert len(hands_of(clara)) == before


async def seated_and_asking(house, monkeypatch):
    """Seat Laura and Clara, and let an answer to Clara take long; return them, its task, and what ends it."""
    laura, clara = await seated(house, "Laura", "Clara")
    asked, go_on, render = asyncio.Event(), asyncio.Event(), Renderer.help

    async def slow(*args, **kwargs):
        asked.set()
        await go_on.wait()
        return await render(*args, **kwargs)

    monkeypatch.setattr(Renderer, "help", slow)
    asking = asyncio.create_task(clara.slash("help"))
    await asked.wait()
    return laura, clara, asking, go_on


async def test_no_hand_waits_for_an_answer_about_something_else(house, monkeypatch):
    laura, clara, asking, go_on = await seated_and_asking(house, monkeypatch)
    await house.app.room.do(table_of(house), lobby.start, int(laura.id))
    for person in (laura, clara):
        await person.until(lambda each: any(not seen.loading for seen in hands_of(each)))
    assert not asking.done()
    go_on.set()
    await asking


async def test_a_first_press_brings_the_hand_even_if_it_is_about_something_else(house, monkeypatch):
    laura, clara, asking, go_on = await seated_and_asking(house, monkeypatch)
    house.app.tables.hand_delivery.forget(int(clara.id))
    await house.app.room.do(table_of(house), lobby.start, int(laura.id))
    go_on.set()
    await asking
    await clara.until(lambda each: len(hands_of(each)) == 2)  # the help, and the hand
