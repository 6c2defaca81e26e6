"""Over the wire: nobody presses a pass that the rules force, unless they want to."""

import asyncio
from dataclasses import replace

from tests.conftest import open_house
from tests.e2e.playing import actor_among, choices, hand_of, is_over, started, table_of

PASS = "Pass"


def cards(person):
    """Return what somebody can press to play, but for a pass."""
    hand = hand_of(person)
    return [each for each in choices(person) if each != PASS and "play:" in hand.buttons[each]["custom_id"]]


async def lay_cards(person):
    """Press the first thing that is no pass, until the game is over."""
    while True:
        await person.until(lambda each: cards(each) or is_over(each))
        if is_over(person):
            return
        if offered := cards(person):  # what was offered may be gone again: it was an answer on its way
            await person.click(offered[0], on=hand_of(person))


async def test_a_game_of_two_is_played_to_its_end_without_a_press_on_pass(tmp_path):
    async with open_house(tmp_path, breath_seconds=0.0) as house:
        people = await started(house, "Laura", "Clara")
        table = table_of(house)
        await asyncio.gather(*map(lay_cards, people))
        assert "pass" in [move for _, move in table.position.moves]
        assert not table.automatic  # nobody's time was up


async def test_whoever_wants_to_press_it_does(tmp_path):
    async with open_house(tmp_path, breath_seconds=0.0) as house:
        people = await started(house, "Laura", "Clara")
        table, settings = table_of(house), house.app.base.settings
        for person in people:
            await settings.set_user(int(person.id), replace(settings.user(int(person.id)), forced_moves=False))
        while PASS not in choices(actor := await actor_among(people)):
            await actor.click(cards(actor)[0], on=hand_of(actor))
        passing = actor
        before = len(table.position.moves)
        await passing.click(PASS, on=hand_of(passing))
        assert table.position.moves[before][1] == "pass"
