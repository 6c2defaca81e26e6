"""Whatever people do, and whenever: nobody is ever shown a card of somebody else's hand."""

import asyncio
from collections import defaultdict
from contextlib import suppress
from random import Random

import pytest

from playground.driver import Refused
from tests.e2e.people import replays
from tests.e2e.playing import choices
from tests.effort import effort, thorough

NAMES = ("Laura", "Clara", "Armin", "Konrad")
STEPS = effort(80, whole=250)
COMMANDS = ("new", "new", "join", "join", "hand", "hand", "hand", "table", "play", "leave")
SLOW = ("rules", "record", "arrange", "advice")
"""Buttons that show nobody's hand and take long, or ask for a form."""
SPOILING = ("cancel", "leave")
"""Buttons after which there is less to see."""


class Remembered(dict):
    """What somebody sees, and all they have ever seen."""

    def __init__(self):
        super().__init__()
        self.ever = []

    def __setitem__(self, key, seen):
        super().__setitem__(key, seen)
        self.ever.append(seen)


class Wanderer:
    """Somebody who does anything at all."""

    def __init__(self, person, dice, game):
        self.person = person
        self.person.messages = self.seen = Remembered()
        self._dice = dice
        self._game = game

    async def wander(self):
        for _ in range(STEPS):
            with suppress(LookupError, Refused):  # what was to be clicked may have gone meanwhile
                await self._act()

    async def _act(self):
        roll = self._dice.random()
        if choices(self.person) and roll < 0.7:
            buttons = [seen for seen in self.seen.values() if seen.ephemeral and seen.enabled]
            await self._click(self._dice.choice(buttons))
        elif roll < 0.5 and any(seen.enabled for seen in self.seen.values()):
            await self._click(self._dice.choice([seen for seen in self.seen.values() if seen.enabled]))
        else:
            command = self._dice.choice(COMMANDS)
            options = {"move": str(self._dice.randint(1, 50))} if command == "play" else {}
            await self.person.slash(f"{self._game} {command}", **options)

    async def _click(self, seen):
        labels = [label for label in seen.enabled if self._likes(seen.buttons[label]["custom_id"].partition(":")[0])]
        if labels:
            await self.person.click(self._dice.choice(labels), on=seen)

    def _likes(self, verb):
        return verb not in SLOW and (verb not in SPOILING or self._dice.random() < 0.1)

    def cards_shown(self):
        """Yield table, turn and card of each button that ever offered them to play one."""
        for seen in self.seen.ever:
            for button in seen.buttons.values():
                verb, *rest = button.get("custom_id", "").split(":")
                if verb == "play" and seen.ephemeral:
                    table, turn, move = rest
                    yield int(table), int(turn), move


async def hands(engine):
    """Return what each person held, by table, turn and person: by replaying all games."""
    held = defaultdict(set)
    async for saved, position, _, _ in replays(engine):
        for seat, sitting in enumerate(saved.seats):
            held[saved.id, position.turn, sitting.user].update(position.hand(seat))
    return held


@thorough
@pytest.mark.parametrize("seed", range(effort(1, whole=2)))
@pytest.mark.parametrize("game", ["claro", "africa"])
async def test_nobody_sees_somebody_elses_cards(house, game, seed, caplog):
    dice = Random(seed)
    people = [Wanderer(await house.person(name), Random(dice.random()), game) for name in NAMES]
    await asyncio.gather(*(each.wander() for each in people))
    held = await hands(house._engine)
    everything = {card for cards in held.values() for card in cards}
    shown = [(each, *what) for each in people for what in each.cards_shown() if what[2] in everything]
    wrong = [
        (each.person.name, table, turn, card)
        for each, table, turn, card in shown
        if card not in held[table, turn, int(each.person.id)]
    ]
    print(f"{len(shown)} cards shown, in {len({key[0] for key in held})} games")
    assert wrong == []
    assert shown
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
    assert not [each for each in house.discord.world.interactions.values() if each.failed]
