"""A move whose answer came too late for Discord is played, and the hand on the screen shows it all the same."""

from __future__ import annotations

import pytest

from bot.interactions import answers
from playground.driver import InteractionFailed
from tests.e2e.playing import choices, hand_of, next_choice, started
from tests.patience import LONGEST_SECONDS


@pytest.fixture(autouse=True)
def no_acknowledgement(monkeypatch):
    """Let nothing be acknowledged before it is answered, as where the whole process is held up."""
    monkeypatch.setattr(answers, "ACKNOWLEDGE_AFTER_SECONDS", LONGEST_SECONDS)


async def click_in_vain(house, person, label, hand):
    """Press a button of a hand while nothing can be saved, until Discord waits no longer for the answer."""
    house.discord.world.interaction_seconds = 0.2
    async with house.held_database():
        with pytest.raises(InteractionFailed):
            await person.click(label, on=hand)
    house.discord.world.interaction_seconds = LONGEST_SECONDS


async def test_a_hand_shows_a_move_whose_answer_came_too_late(house):
    people = await started(house, "Laura", "Clara")
    actor = next(person for person in people if choices(person))
    hand, label = hand_of(actor), next_choice(actor)
    await click_in_vain(house, actor, label, hand)
    await actor.until(lambda each: label not in each.messages[hand.id].enabled)
    assert len(next(iter(house.app.room.tables)).position.moves) == 1


async def test_a_click_in_a_hand_of_which_nobody_knows_is_answered_with_the_hand_as_it_is(house):
    people = await started(house, "Laura", "Clara")
    actor = next(person for person in people if choices(person))
    hand, label = hand_of(actor), next_choice(actor)
    await house.stop_bot()
    await house.start_bot()
    await click_in_vain(house, actor, label, hand)
    answer = await actor.click(label, on=hand)
    assert answer.id == hand.id
    assert label not in answer.enabled
    assert "earlier turn" in answer.text
