"""A new hand whose confirmation is lost is known all the same, so that at most one hand of a person is in use."""

import pytest

from bot.interactions import refused_requests
from bot.tables.rules import lobby
from playground.traffic.faults import Fault
from tests.e2e.playing import choices, hand_of, next_choice, on_turn, seated, started, table_of

RESTED = "This hand is no longer in use"


def rested(person, hand):
    """Tell whether a hand is gone, or says that it is no longer in use."""
    return hand.id not in person.messages or RESTED in person.messages[hand.id].text


@pytest.fixture(params=[Fault.RESET_AFTER, Fault.ERROR_AFTER])
def lost(request):
    """How a confirmation is lost."""
    return request.param


@pytest.mark.parametrize(("by_command", "further"), [(False, ()), (True, (Fault.RESET_BEFORE,))])
async def test_the_lowest_hand_is_the_one_in_use(house, lost, by_command, further):
    people = await started(house, "Laura", "Clara")
    actor = on_turn(people)
    (other,) = (person for person in people if person is not actor)
    old = hand_of(actor)
    house.discord.faults.strike(lost, on="/callback")
    house.discord.faults.strike(*further)
    new = await (actor.slash("claro hand") if by_command else actor.click("My hand", on=actor.find("My hand")))
    await actor.until(lambda each: rested(each, old))
    assert house.discord.faults.done[lost] == 1
    assert old.id not in actor.messages or not actor.messages[old.id].buttons
    assert hand_of(actor).id == new.id
    await actor.click(next_choice(actor), on=hand_of(actor))
    await other.until(choices)
    waiting = hand_of(actor).text
    await other.click(next_choice(other), on=hand_of(other))
    await actor.until(lambda each: hand_of(each).text != waiting)  # it is their turn, or they have won the round
    assert hand_of(actor).id == new.id


async def test_a_new_hand_given_for_an_older_one_is_known(house, lost):
    people = await started(house, "Laura", "Clara")
    actor = on_turn(people)
    first = hand_of(actor)
    house.discord.world.now.advance(15 * 60 + 1)  # the first hand's token expires, so it keeps its buttons
    house.discord.faults.strike(lost, on="/callback")
    second = await actor.slash("claro hand")
    await house.app.hands.close()
    assert RESTED not in actor.messages[first.id].text
    label = next(label for label in first.enabled if "play:" in first.buttons[label]["custom_id"])
    await actor.click(label, on=first)
    await actor.until(lambda each: rested(each, first) and rested(each, second))
    assert int(hand_of(actor).id) > int(second.id)


async def test_a_new_hand_whose_id_is_not_known_puts_the_older_one_to_rest(house, lost, monkeypatch):
    people = await started(house, "Laura", "Clara")
    actor = on_turn(people)
    (other,) = (person for person in people if person is not actor)
    old = hand_of(actor)
    monkeypatch.setattr(refused_requests, "MOST_PAUSE_SECONDS", 0.0)
    house.discord.faults.slow_seconds = 0
    # The answer, its repetition, which Discord refuses, and the three attempts to fetch the message.
    house.discord.faults.strike(lost, Fault.SLOW, on="/callback")
    house.discord.faults.strike(*[Fault.CLOUDFLARE] * 3, on="/messages/@original")
    new = await actor.slash("claro hand")
    await actor.until(lambda each: rested(each, old))
    assert house.discord.faults.done[Fault.CLOUDFLARE] == 3
    await actor.click(next_choice(actor), on=hand_of(actor))
    await other.until(choices)
    assert hand_of(actor).id == new.id
    assert RESTED not in hand_of(actor).text


async def begun_with_lost_hands(house, lost):
    """Begin a game at which the confirmation of every hand that comes by itself is lost; return the people."""
    people = await seated(house, "Laura", "Clara")
    house.discord.faults.rates = {lost: 1.0}
    await house.app.room.do(table_of(house), lobby.start, int(people[0].id))
    for person in people:
        await person.until(hands_of)
    await house.app.tables.hand_delivery.close()
    house.discord.faults.rates = {}
    assert not house.app.hands.reachable(table_of(house).id)
    return people


def hands_of(person):
    """Return the messages that only this person sees, the oldest first."""
    return [seen for seen in person.messages.values() if seen.ephemeral]


async def test_a_lost_hand_that_came_by_itself_is_the_one_in_use_once_it_is_clicked(house, lost):
    people = await begun_with_lost_hands(house, lost)
    actor = on_turn(people)
    (other,) = (person for person in people if person is not actor)
    await actor.click(next_choice(actor), on=hand_of(actor))
    await other.click("My hand")
    await other.until(choices)
    before = hand_of(actor).text
    await other.click(next_choice(other), on=hand_of(other))
    await actor.until(lambda each: hand_of(each).text != before)
    assert len(hands_of(actor)) == 1


async def test_a_lost_hand_is_out_of_use_once_its_owner_has_asked_for_another(house, lost):
    people = await begun_with_lost_hands(house, lost)
    actor = on_turn(people)
    lost, label, turn = hand_of(actor), next_choice(actor), table_of(house).turn
    second = await actor.click("My hand")
    assert "another hand further up, it is no longer in use" in second.text
    third = await actor.click("My hand")  # nothing is lost any more
    assert "further up" not in third.text
    await actor.click(label, on=lost)
    await actor.until(lambda each: rested(each, second) and rested(each, third))
    assert table_of(house).turn == turn + 1
    assert "That was an older hand" in hand_of(actor).text
