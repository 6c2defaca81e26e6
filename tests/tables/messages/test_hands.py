"""At most one hand of a person at a table is in use: whoever asks for a new one has the older put to rest."""

import asyncio

import pytest

from playground.traffic.faults import Fault
from tests.e2e.playing import choices, hand_of, next_choice, on_turn, play_out, started, table_of
from tests.tables.messages.test_refused_edits import until

RESTED = "This hand is no longer in use"


def rested(person, hand):
    """Tell whether a hand is gone, or says that it is no longer in use."""
    return hand.id not in person.messages or RESTED in person.messages[hand.id].text


OLDER = "That was an older hand"


def hands(person):
    return [seen for seen in person.messages.values() if seen.ephemeral]


async def test_asking_for_the_hand_again_puts_the_older_one_to_rest(house):
    people = await started(house, "Laura", "Clara")
    actor = on_turn(people)
    (other,) = (person for person in people if person is not actor)
    first = hand_of(actor)
    second = await actor.click("My hand")
    await actor.until(lambda each: rested(each, first))
    assert first.id not in actor.messages
    third = await actor.slash("claro hand")
    await actor.until(lambda each: rested(each, second))
    assert choices(actor)
    await actor.click(next_choice(actor), on=third)
    await other.until(choices)
    assert [RESTED in seen.text for seen in hands(actor)] == [False]
    assert not any(RESTED in seen.text for seen in hands(other))


async def test_after_a_game_no_hand_names_a_button_that_is_gone(house):
    people = await started(house, "Laura", "Clara")
    actor = on_turn(people)
    first = hand_of(actor)
    await actor.click("My hand")
    await actor.until(lambda each: rested(each, first))
    await play_out(house, actor)
    assert not any("My hand" in seen.text for seen in hands(actor))


async def test_a_click_in_an_older_hand_that_could_not_be_edited_counts_and_gives_a_new_hand(house):
    people = await started(house, "Laura", "Clara")
    actor = on_turn(people)
    first = hand_of(actor)
    house.discord.world.now.advance(15 * 60 + 1)  # the token of the first hand expires
    second = await actor.click("My hand")
    await house.app.hands.close()
    assert RESTED not in actor.messages[first.id].text
    turn = table_of(house).turn
    await actor.click(next(label for label in first.enabled if "play:" in first.buttons[label]["custom_id"]), on=first)
    await actor.until(lambda each: OLDER in hand_of(each).text and rested(each, first))
    assert table_of(house).turn == turn + 1
    await actor.until(lambda each: rested(each, second))
    assert [RESTED in seen.text for seen in hands(actor)] == [True, False]  # what is pressed in stays, and says so


@pytest.mark.parametrize("outdated", [False, True])
async def test_a_click_in_a_hand_that_is_gone_before_the_answer_gives_a_new_hand(house, outdated):
    people = await started(house, "Laura", "Clara")
    actor, table = on_turn(people), table_of(house)
    gone, turn, label = hand_of(actor), table.turn, next_choice(actor)
    if outdated:
        house.discord.world.now.advance(15 * 60 + 1)  # or the older hand would be put to rest, without its buttons
        await actor.click("My hand")
        await house.app.hands.close()
    arrived = len(house.discord.world.interactions)
    async with table.lock:  # the move has to wait
        click = asyncio.create_task(actor.click(label, on=gone))
        await until(actor, lambda: len(house.discord.world.interactions) > arrived)
        del house.discord.world.messages[int(gone.id)]
    await click
    await actor.until(lambda each: OLDER in hand_of(each).text)
    assert table.turn == turn + 1
    assert hand_of(actor).id != gone.id


async def test_two_requests_for_the_hand_at_once_leave_one_in_use(house):
    people = await started(house, "Laura", "Clara")
    actor = on_turn(people)
    await asyncio.gather(actor.slash("claro hand"), actor.slash("claro hand"), actor.click("My hand"))
    await actor.until(lambda each: len(hands(each)) == 1)
    assert RESTED not in hand_of(actor).text


async def test_a_hand_is_refreshed_once_cloudflare_lets_requests_through_again(house):
    people = await started(house, "Laura", "Clara")
    actor = on_turn(people)
    (other,) = (person for person in people if person is not actor)
    hidden = house.app.display.answering(table_of(house))  # so that only the hand is edited
    with hidden:
        await house.app.room.play(table_of(house), int(actor.id), None, next_move(actor, house.discord.faults))
        await other.until(choices)
    assert house.discord.faults.done[Fault.CLOUDFLARE] == 2


def next_move(actor, faults):
    """Return what the actor's hand offers first; Cloudflare will refuse the next two requests."""
    faults.strike(Fault.CLOUDFLARE, Fault.CLOUDFLARE)
    return hand_of(actor).buttons[next_choice(actor)]["custom_id"].split(":")[3]
