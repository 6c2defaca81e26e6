"""A new hand whose confirmation is lost is known all the same, so that at most one hand of a person is in use."""

import pytest

from bot.interactions import answers
from playground.traffic.faults import Fault
from tests.e2e.playing import choices, hand_of, next_choice, on_turn, started

RESTED = "This hand is no longer in use"


@pytest.mark.parametrize("further", [(), (Fault.RESET_BEFORE,)])
@pytest.mark.parametrize("by_command", [False, True])
async def test_the_lowest_hand_is_the_one_in_use(house, by_command, further):
    people = await started(house, "Laura", "Clara")
    actor = on_turn(people)
    (other,) = (person for person in people if person is not actor)
    old = hand_of(actor)
    house.discord.faults.strike(Fault.RESET_AFTER, *further)
    new = await (actor.slash("claro hand") if by_command else actor.click("My hand", on=actor.find("My hand")))
    await actor.until(lambda each: RESTED in each.messages[old.id].text)
    assert house.discord.faults.done[Fault.RESET_AFTER] == 1
    assert not actor.messages[old.id].buttons
    assert hand_of(actor).id == new.id
    await actor.click(next_choice(actor), on=hand_of(actor))
    await other.until(choices)
    await other.click(next_choice(other), on=hand_of(other))
    await actor.until(choices)
    assert hand_of(actor).id == new.id


async def test_a_new_hand_given_for_an_older_one_is_known(house):
    people = await started(house, "Laura", "Clara")
    actor = on_turn(people)
    first = hand_of(actor)
    house.discord.world.now.advance(15 * 60 + 1)  # the first hand's token expires, so it keeps its buttons
    house.discord.faults.strike(Fault.RESET_AFTER)
    second = await actor.slash("claro hand")
    await house.app.hands.close()
    assert RESTED not in actor.messages[first.id].text
    label = next(label for label in first.enabled if "play:" in first.buttons[label]["custom_id"])
    await actor.click(label, on=first)
    await actor.until(lambda each: RESTED in each.messages[first.id].text and RESTED in each.messages[second.id].text)
    assert int(hand_of(actor).id) > int(second.id)


async def test_a_new_hand_whose_id_is_not_known_puts_the_older_one_to_rest(house, monkeypatch):
    people = await started(house, "Laura", "Clara")
    actor = on_turn(people)
    (other,) = (person for person in people if person is not actor)
    old = hand_of(actor)
    monkeypatch.setattr(answers, "MOST_PAUSE_SECONDS", 0.0)
    house.discord.faults.slow_seconds = 0
    # The answer, its repetition, which Discord refuses, and the three attempts to fetch the message.
    house.discord.faults.strike(Fault.RESET_AFTER, Fault.SLOW, *[Fault.CLOUDFLARE] * 3)
    new = await actor.slash("claro hand")
    await actor.until(lambda each: RESTED in each.messages[old.id].text)
    assert house.discord.faults.done[Fault.CLOUDFLARE] == 3
    await actor.click(next_choice(actor), on=hand_of(actor))
    await other.until(choices)
    assert hand_of(actor).id == new.id
    assert RESTED not in hand_of(actor).text
