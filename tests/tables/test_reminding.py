"""When people are reminded, for each time that a turn can have."""

import pytest

from bot.tables.turns import reminder_times
from bot.views.kit.settings import TURNS

USUAL = {
    "30s": (),
    "1m": (),
    "2m": (60,),
    "3m": (60,),
    "5m": (60,),
    "10m": (100,),
    "1h": (600,),
    "1d": (4 * 3600, 40 * 60),
}
"""How long before the end of each turn people are reminded, in seconds, with REMIND_SECONDS=60."""


def test_the_usual_reminders_of_each_turn():
    assert {name: reminder_times(seconds, 60) for name, seconds in TURNS.items()} == USUAL


@pytest.mark.parametrize("least", [0.5, 20, 60, 300, 3600, 20_000, 100_000])
@pytest.mark.parametrize("turn", TURNS.values())
def test_reminders_come_within_the_turn_and_early_enough(turn, least):
    times = reminder_times(turn, least)
    assert bool(times) == (least < turn)
    assert list(times) == sorted(set(times), reverse=True)
    assert all(least <= each < turn for each in times)
    assert not times or times[0] == max(least, turn / 6)
    assert len(times) < 2 or times[0] >= 3600


@pytest.mark.parametrize("turn", TURNS.values())
def test_nobody_is_reminded_where_the_host_wants_no_reminders(turn):
    assert reminder_times(turn, 0) == ()
