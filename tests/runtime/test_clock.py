"""Timers, with a clock that the tests set."""

import asyncio

from bot.runtime.background import Clock


class Hands:
    """A clock that the test sets, and the keys of the alarms that have gone off."""

    def __init__(self):
        self.time = 1000.0
        self.heard = []
        self.clock = Clock(now=lambda: self.time)

    def set(self, key, when):
        async def alarm():
            self.heard.append(key)

        self.clock.set(key, when, alarm)

    async def move_to(self, time):
        self.time = time
        self.clock._ring()
        await asyncio.sleep(0)


async def test_alarms_go_off_in_order_and_not_too_early():
    hands = Hands()
    hands.set("b", 1002)
    hands.set("a", 1001)
    await hands.move_to(1000.5)
    assert hands.heard == []
    await hands.move_to(1001)
    assert hands.heard == ["a"]
    await hands.move_to(1010)
    assert hands.heard == ["a", "b"]


async def test_setting_a_timer_again_replaces_it():
    hands = Hands()
    hands.set("a", 1001)
    hands.set("a", 1005)
    await hands.move_to(1002)
    assert hands.heard == []
    await hands.move_to(1005)
    assert hands.heard == ["a"]


async def test_a_cancelled_timer_does_not_go_off():
    hands = Hands()
    hands.set("a", 1001)
    hands.clock.cancel("a")
    hands.clock.cancel("never set")
    await hands.move_to(1002)
    assert hands.heard == []


async def test_a_timer_in_the_past_goes_off_at_once():
    clock, heard = Clock(), asyncio.Event()

    async def alarm():
        heard.set()

    clock.set("a", 0, alarm)
    await heard.wait()


async def test_a_failing_alarm_does_not_stop_the_others(caplog):
    hands = Hands()

    async def broken():
        raise RuntimeError("broken")

    hands.clock.set("a", 1001, broken)
    hands.set("b", 1001)
    await hands.move_to(1001)
    await hands.clock.close()
    assert hands.heard == ["b"]
    assert "a timer failed" in caplog.text


async def test_closing_waits_for_running_alarms():
    hands, done = Hands(), []

    async def slow():
        for _ in range(3):
            await asyncio.sleep(0)
        done.append(True)

    hands.clock.set("a", 1000, slow)
    hands.set("b", 2000)
    await hands.move_to(1000)
    await hands.clock.close()
    await hands.move_to(3000)
    assert (done, hands.heard) == ([True], [])


async def test_a_timer_that_is_set_anew_again_and_again_does_not_make_the_heap_grow():
    hands = Hands()
    hands.set("first", 100_000)
    for number in range(10_000):
        hands.set("a", 90_000 + number)
        hands.set(number, 95_000)
        hands.clock.cancel(number)
    assert len(hands.clock._heap) < 100
    await hands.move_to(99_998)
    assert hands.heard == []
    await hands.move_to(100_000)
    assert hands.heard == ["a", "first"]


async def test_a_timer_is_set_until_its_alarm_has_run():
    hands = Hands()
    seen = []

    async def alarm():
        seen.append(hands.clock.is_set("a"))

    hands.clock.set("a", 1001, alarm)
    assert hands.clock.is_set("a")
    await hands.move_to(1001)
    await hands.clock.close()
    assert seen == [True]
    assert not hands.clock.is_set("a")
