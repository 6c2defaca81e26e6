"""When people are reminded, for each time that a turn can have."""

from bot.interactions.components.phrases import TURNS
from bot.tables.live.turns import reminder_times
from tests.cases import for_each
from tests.tables.evening import CLARA, LAURA, play_first, user_to_act

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


@for_each("least", [0.5, 20, 60, 300, 3600, 20_000, 100_000])
@for_each("turn", TURNS.values())
def test_reminders_come_within_the_turn_and_early_enough(turn, least):
    times = reminder_times(turn, least)
    assert bool(times) == (least < turn)
    assert list(times) == sorted(set(times), reverse=True)
    assert all(least <= each < turn for each in times)
    assert not times or times[0] == max(least, turn / 6)
    assert len(times) < 2 or times[0] >= 3600


@for_each("turn", TURNS.values())
def test_nobody_is_reminded_where_the_host_wants_no_reminders(turn):
    assert reminder_times(turn, 0) == ()


async def test_a_turn_that_a_slow_database_has_shortened_is_reminded_of_at_once(evening, monkeypatch):
    table = await evening.start(LAURA, CLARA)
    write = evening.journal.write

    async def slowly(*entry):
        await write(*entry)
        evening.time += 125  # of 180 s, and the reminder comes 60 s before the end

    monkeypatch.setattr(evening.journal, "write", slowly)
    mover = user_to_act(table)
    await play_first(evening, table)
    assert table.deadline.timestamp() - evening.time < 60
    await evening.pass_seconds(0)
    assert evening.reminded == [[LAURA if mover == CLARA else CLARA]]
