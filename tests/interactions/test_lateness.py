"""Whom the door turns away when the clocks, ours and Discord's, go wrong."""

from random import Random

import pytest

from bot.interactions.middleware import ENOUGH, TRY_SECONDS, LatenessGate
from tests.cases import for_each

ACKNOWLEDGED_FROM, DISCORD_WAITS, TRIP = 2.0, 3.0, 0.05
"""From which age on the bot acknowledges an interaction first, and how long Discord waits; how long a request takes."""

SERVED, ACKNOWLEDGED, TURNED_AWAY, UNHEARD = "served", "acknowledged first", "turned away", "done without an answer"


@pytest.fixture(autouse=True)
def patience(monkeypatch):
    """Let the door count in Discord's own seconds."""
    monkeypatch.setattr("bot.interactions.middleware.TOO_LATE_SECONDS", DISCORD_WAITS)


class Sky:
    """Discord's clock and ours, and what becomes of interactions."""

    def __init__(self, drift=0.0):
        self.time, self.step, self._drift = 1000.0, 0.0, drift
        self.door = LatenessGate(lambda: self.time * (1 + self._drift))
        self.found = []

    def send(self, delay=0.1, ahead=0.0):
        """Let an interaction arrive now; return what becomes of it.

        :param delay: how many seconds ago Discord made it.
        :param ahead: by how many seconds the clock of the machine that made it is ahead of the others.
        """
        number = int((self.time - delay + self.step + ahead) * 1000) << 22 | len(self.found)
        self.found.append(self._fate(number, delay))
        return self.found[-1]

    def _fate(self, number, delay):
        if not self.door.admits(number):
            return TURNED_AWAY
        assert self.door.admits(number)  # it is asked again
        age = self.door.age(number)
        if age < ACKNOWLEDGED_FROM:
            return SERVED if delay < DISCORD_WAITS else UNHEARD
        taken = delay + TRIP < DISCORD_WAITS
        if age >= DISCORD_WAITS and taken:
            self.door.taken()
        if not taken:
            self.door.turn_away(age)
        return ACKNOWLEDGED if taken else TURNED_AWAY


def ordinary(sky, number=50):
    for _ in range(number):
        sky.time += 1
        assert sky.send() == SERVED


def test_one_interaction_from_a_fast_clock_is_not_believed():
    sky = Sky()
    ordinary(sky)
    sky.time += 1
    assert sky.send(ahead=3.2) == SERVED
    ordinary(sky)


def test_the_very_first_interaction_may_be_from_a_fast_clock():
    sky = Sky()
    assert sky.send(ahead=30) == SERVED
    for _ in range(ENOUGH):
        sky.time += TRY_SECONDS
        assert sky.send() in (SERVED, ACKNOWLEDGED)
    ordinary(sky)


@pytest.mark.parametrize("step", [-3600, -5, 5, 3600])
def test_a_clock_that_is_set_turns_nobody_away_and_is_soon_normal_again(step):
    sky = Sky()
    ordinary(sky)
    sky.step += step
    for _ in range(ENOUGH):
        sky.time += TRY_SECONDS
        assert sky.send() in (SERVED, ACKNOWLEDGED)
    ordinary(sky)


def test_of_many_at_once_after_a_clock_is_set_only_those_before_the_first_answer_are_turned_away():
    sky = Sky()
    ordinary(sky)
    sky.step = -5
    number = int((sky.time - 0.1 + sky.step) * 1000) << 22
    assert sky.door.admits(number + 1)
    assert not sky.door.admits(number + 2)
    sky.door.taken()
    assert sky.door.admits(number + 3)


def test_what_comes_too_late_is_tried_once_a_second_and_never_done():
    sky = Sky()
    ordinary(sky)
    for _ in range(400):
        sky.time += 0.1
        assert sky.send(delay=5) == TURNED_AWAY
    sky.time += 0.1
    ordinary(sky)
    assert sky.door.turned_away == 400


def test_completions_that_come_too_late_are_not_tried():
    sky = Sky()
    ordinary(sky)
    assert not sky.door.admits(int((sky.time - 9) * 1000) << 22, tries=False)
    assert sky.door.turned_away == 1


@for_each("seed", range(40))
def test_whatever_the_delays_nothing_is_done_that_cannot_be_answered(seed):
    dice = Random(seed)
    sky = Sky(drift=dice.uniform(-1e-4, 1e-4))
    ordinary(sky, 5)
    for _ in range(2000):
        sky.time += dice.expovariate(1)
        overloaded = int(sky.time) % 300 > 240
        fast = dice.random() < 0.001 and not overloaded
        late = dice.uniform(2, 8) if overloaded else dice.expovariate(5)
        sky.send(late, ahead=dice.uniform(0, 30) if fast else 0.0)
    assert UNHEARD not in sky.found
    assert sky.found.count(SERVED) > 1000


@for_each("seed", range(40))
def test_whatever_the_clocks_no_fresh_click_is_turned_away(seed):
    dice = Random(seed)
    sky = Sky(drift=dice.uniform(-0.01, 0.01))
    for _ in range(2000):
        sky.time += TRY_SECONDS + dice.expovariate(1)
        if dice.random() < 0.01:
            sky.step += dice.uniform(-20, 20)
        fast = dice.random() < 0.02
        sky.send(dice.uniform(0.02, 0.5), ahead=dice.uniform(0, 30) if fast else 0.0)
    assert set(sky.found) <= {SERVED, ACKNOWLEDGED}
    ordinary_again = [each == SERVED for each in sky.found]
    assert sum(ordinary_again) > 1000
