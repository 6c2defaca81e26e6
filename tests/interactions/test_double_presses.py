"""A button that is pressed twice at the same moment: one move, and the second press is told that it came too late."""

import asyncio

from playground.traffic.faults import Fault
from tests.e2e.forging import COMPONENT, Forger
from tests.e2e.playing import choices, hand_of, is_over, next_choice, table_of
from tests.effort import effort, thorough

PRESSES = effort(60, whole=200)


@thorough
async def test_one_of_two_presses_is_told_and_told_last(house, monkeypatch):
    forger, laura = Forger(house, monkeypatch), await house.person("Laura")
    await laura.slash("claro new", bots=1)
    await laura.click("Start")
    pressed = 0
    while pressed < PRESSES:
        if hand_of(laura) is None or not choices(laura):
            if is_over(laura):
                rematch = laura.find("Rematch")
                laura.messages.clear()
                await laura.send_custom_id(rematch, rematch.buttons["Rematch"]["custom_id"])
            await laura.slash("claro hand")
            await laura.until(lambda each: choices(each) or is_over(each))
            continue
        table, hand = table_of(house), hand_of(laura)
        custom_id = hand.buttons[next_choice(laura)]["custom_id"]
        if custom_id.split(":")[2] != str(table.turn):
            await laura.until(lambda each, old=hand: hand_of(each) != old)
            continue
        source, seat = house.discord.world.messages[int(hand.id)], table.seat_of(int(laura.id))
        before = [each for each in table.position.moves if each[0] == seat]
        answered = len(forger.order)
        if pressed % 10 == 0:  # the first answer is on its way for long
            house.discord.faults.strike(Fault.SLOW, on="/callback")
        press = {"custom_id": custom_id, "component_type": 2}
        both = await asyncio.gather(*(forger.send(laura, COMPONENT, press, source) for _ in range(2)))
        new = [move for each, move in table.position.moves if each == seat][len(before) :]
        told = [each.text.startswith("> ") for each in forger.order[answered:]]
        if told == [True, True] and new == ["discard"]:
            continue  # there was nothing to decide, so the table played it before the presses arrived
        assert len(new) == 1 or new[1:] == ["discard"], [each.text for each in both]  # a mere formality may follow
        assert told == [False, True], [each.text for each in both]
        pressed += 1
