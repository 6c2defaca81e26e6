"""A first answer whose confirmation is lost: Discord took it, and whatever follows it arrives all the same."""

import asyncio

import aiohttp
import pytest

from bot.interactions import answers
from bot.interactions.components.layout import layout
from bot.locales.words import words_for
from playground.traffic.faults import Fault
from tests.e2e.playing import hand_of, next_choice, on_turn, started, table_of

DEFER_MESSAGE = 5
EPHEMERAL = 1 << 6
NOTICE = layout(words_for("en"), ["x"])
RESTED = "This hand is no longer in use"


def rested(person, hand):
    """Tell whether a hand is gone, or says that it is no longer in use."""
    return hand.id not in person.messages or RESTED in person.messages[hand.id].text


OLDER = "That was an older hand"


def button(seen, prefix):
    """Return the label of a message's button whose custom_id begins so."""
    return next(label for label in seen.enabled if seen.buttons[label]["custom_id"].startswith(prefix))


def private(person):
    """Return the messages that only this person sees."""
    return [seen for seen in person.messages.values() if seen.ephemeral]


@pytest.fixture(params=[Fault.RESET_AFTER, Fault.ERROR_AFTER])
def lost(request):
    """How a confirmation is lost."""
    return request.param


async def late(house, sending, lost):
    """Let an interaction wait for its table until it is acknowledged, and let that confirmation be lost."""
    async with table_of(house).lock:
        house.discord.faults.strike(lost, on="/callback")
        answer = asyncio.create_task(sending)
        while not house.discord.faults.done[lost]:  # noqa: ASYNC110 - they share this loop
            await asyncio.sleep(0)
    return await answer


async def test_a_game_against_the_computers_that_begins_from_the_help_gives_the_hand(house, lost):
    laura = await house.person("Laura")
    guide = await laura.slash("help")
    before = len(private(laura))
    house.discord.faults.strike(lost, on="/callback")
    await laura.click(next(label for label in guide.enabled if "against the computers" in label), on=guide)
    await laura.until(lambda each: len(private(each)) > before)
    assert house.discord.faults.done[lost] == 1
    assert hand_of(laura).id != guide.id


async def test_a_click_whose_token_the_table_needs_gives_the_hand(house, lost):
    people = laura, _ = await started(house, "Laura", "Clara")
    table = table_of(house)
    old = hand_of(laura)
    house.discord.world.now.advance(15 * 60 + 1)
    house.app.display._states[table.id].message = None  # as after a restart, or after ten minutes without a click
    assert house.app.display.needs_token(table)
    house.discord.faults.strike(lost, on="/callback")
    await laura.click("My hand", on=laura.find("My hand"))
    await laura.until(lambda each: hand_of(each).id != old.id)
    assert house.discord.faults.done[lost] == 1
    assert on_turn(people)


async def test_a_click_in_an_older_hand_gives_a_new_hand(house, lost):
    people = await started(house, "Laura", "Clara")
    actor, table = on_turn(people), table_of(house)
    first, label = hand_of(actor), next_choice(actor)
    house.discord.world.now.advance(15 * 60 + 1)  # the first hand's token expires, so it keeps its buttons
    second = await actor.click("My hand")
    await house.app.hands.close()
    turn = table.turn
    house.discord.faults.strike(lost, on="/callback")
    await actor.click(label, on=first)
    await actor.until(lambda each: OLDER in hand_of(each).text)
    await actor.until(lambda each: rested(each, second))
    assert house.discord.faults.done[lost] == 1
    assert table.turn == turn + 1


async def test_a_slow_hand_does_not_stay_a_promise(house, lost, monkeypatch):
    actor = on_turn(await started(house, "Laura", "Clara"))
    monkeypatch.setattr(answers, "ACKNOWLEDGE_AFTER_SECONDS", 0.2)
    old = hand_of(actor)
    await late(house, actor.slash("claro hand"), lost)
    await actor.until(lambda each: hand_of(each).id != old.id and not hand_of(each).loading)
    assert "You lead" in hand_of(actor).text
    await actor.until(lambda each: rested(each, old))


async def test_a_slow_move_is_shown_in_its_hand(house, lost, monkeypatch):
    people = await started(house, "Laura", "Clara")
    monkeypatch.setattr(answers, "ACKNOWLEDGE_AFTER_SECONDS", 0.2)
    actor = on_turn(people)
    hand, label = hand_of(actor), next_choice(actor)
    await late(house, actor.click(label, on=hand), lost)
    await actor.until(lambda each: label not in hand_of(each).enabled)
    assert table_of(house).turn == 1
    assert hand_of(actor).id == hand.id


@pytest.fixture
async def command(house):
    """A command as the bot receives it, which nobody has answered yet, and who sent it."""
    laura = await house.person("Laura")
    house.app.client._events = house.app.client._connection._command_tree = None  # the test answers, and nobody else
    arriving = asyncio.create_task(house.app.client.wait_for("interaction"))
    sending = asyncio.create_task(laura.slash("claro new"))
    yield laura, await arriving
    sending.cancel()
    await asyncio.gather(sending, return_exceptions=True)


async def test_an_error_after_an_acknowledgement_that_seemed_to_fail_is_told(house, lost, command, monkeypatch):
    laura, interaction = command
    monkeypatch.setattr(answers, "FIRST_ANSWER_SECONDS", 0.0)
    house.discord.faults.strike(lost, on="/callback")
    await answers._acknowledge_late(interaction)
    assert not interaction.response.is_done()
    shown = await answers.send(interaction, NOTICE, ephemeral=True)
    await laura.until(lambda each: [seen.text for seen in private(each)] == ["x"])
    assert shown.message == int(hand_of(laura).id)


async def test_a_promise_of_a_process_that_has_died_is_kept(house, command):
    laura, interaction = command
    url = f"{house.discord.api_url}/interactions/{interaction.id}/{interaction.token}/callback"
    promise = {"type": DEFER_MESSAGE, "data": {"flags": EPHEMERAL}}
    async with aiohttp.ClientSession() as session, session.post(url, json=promise) as response:
        assert response.ok
    assert await answers.send(interaction, NOTICE, ephemeral=True) is not None
    await laura.until(lambda each: [seen.text for seen in private(each)] == ["x"])


async def test_an_answer_of_another_process_is_not_repeated(house, command, caplog):
    caplog.set_level("INFO")
    laura, interaction = command
    url = f"{house.discord.api_url}/interactions/{interaction.id}/{interaction.token}/callback"
    answer = {"type": 4, "data": {"content": "theirs", "flags": EPHEMERAL}}
    async with aiohttp.ClientSession() as session, session.post(url, json=answer) as response:
        assert response.ok
    assert await answers.send(interaction, NOTICE, ephemeral=True) is None
    assert "has been answered already" in caplog.text
    await laura.until(lambda each: [seen.text for seen in private(each)] == ["theirs"])
