"""Rules that hold the event loop: it is known whose they are and where they run, and that is set aside."""

import asyncio
import sys
import threading

import pytest

from bot.games.catalog import GAMES
from bot.games.shuffle import Seeded
from bot.games.vetting import Package
from bot.store.holds import Hold, HoldKind, HoldNotes, HoldStore
from bot.store.solo import Opponents, SoloStore
from bot.store.status import Status, Wait
from bot.tables import aside, culprit
from bot.tables.aside import Aside
from bot.tables.held_loop import ENDED, HeldLoop
from bot.tables.opponents import Setup
from bot.tables.refusal import Refusal
from bot.tables.solo import SoloGames
from tests.tables.broken import broken_game
from tests.tables.evening import CLARA, LAURA, code
from tests.tables.test_broken_rules import begin

ORIGIN = "claro-bot-higher 1.0"
WAITS = "Position.automatic = lambda self, seat: WAIT()"
TABLE = Hold("higher", ORIGIN, HoldKind.TABLE, 1)


@pytest.fixture
def game(monkeypatch):
    """A game whose automatic move calls a function, as if a package had brought it."""
    made = broken_game(WAITS)
    install(monkeypatch, made, ORIGIN)
    return made


def install(monkeypatch, made, origin):
    packages = {**culprit.PACKAGES, "higher": Package("higher", "higher", "higher", origin)}
    for module in (culprit, aside):
        monkeypatch.setattr(module, "PACKAGES", packages)
    monkeypatch.setattr(culprit, "GAMES", {**GAMES, "higher": made})


def waiting(position, wait):
    type(position).automatic.__globals__["WAIT"] = wait


class Held:
    """A watch that ends nothing: it notes what was to end, and lets the rules come back."""

    def __init__(self, engine, end_after):
        self.codes = []
        self.ended = threading.Event()
        self.noted, self.taken_back = threading.Event(), threading.Event()
        notes = Telling(HoldNotes(engine.url), self.noted, self.taken_back)
        self.watch = HeldLoop(0.02, 0.01, end_after, notes, self._end)

    def _end(self, code):
        self.codes.append(code)
        self.ended.set()

    async def close(self):
        self.watch.close()
        await asyncio.to_thread(self.watch._thread.join)


class Telling:
    """Notes, and tells when something has been written."""

    def __init__(self, notes, noted, taken_back):
        self._notes, self._noted, self._taken_back = notes, noted, taken_back

    def note(self, hold):
        number = self._notes.note(hold)
        self._noted.set()
        return number

    def take_back(self, number):
        self._notes.take_back(number)
        self._taken_back.set()


async def test_rules_that_do_not_come_back_end_the_process_and_are_written_down(evening, game):
    table = await begin(evening, game, LAURA, CLARA)
    held = Held(evening.engine, end_after=0.03)
    waiting(table.position, lambda: held.ended.wait(30))
    held.watch.begin()
    assert run(table)
    await held.close()
    assert held.codes == [ENDED]
    assert await HoldStore(evening.engine).all() == [TABLE]


def run(table):
    """Run rules as a command does: with a table among the variables."""
    return table.position.automatic(0)


async def test_rules_that_come_back_are_not_set_aside(evening, game):
    table = await begin(evening, game, LAURA, CLARA)
    held = Held(evening.engine, end_after=0.0)
    waiting(table.position, lambda: held.noted.wait(30))
    held.watch.begin()
    assert run(table)
    await asyncio.to_thread(held.taken_back.wait, 30)
    await held.close()
    assert held.codes == []
    assert await HoldStore(evening.engine).all() == []


async def test_a_process_that_is_told_to_stop_ends_whatever_holds_it(evening, monkeypatch):
    monkeypatch.setattr("bot.tables.held_loop.STOP_SECONDS", 0.01)
    held = Held(evening.engine, end_after=0.0)
    held.watch.begin()
    held.watch.told_to_stop()
    held.ended.wait(30)  # which holds the event loop, and is no game
    await held.close()
    assert held.codes == [ENDED]
    assert await HoldStore(evening.engine).all() == []


async def test_a_loop_that_is_held_as_expected_is_left_alone(evening, game):
    table = await begin(evening, game, LAURA, CLARA)
    held = Held(evening.engine, end_after=0.01)
    looks = threading.Semaphore(0)
    wait = held.watch._closing.wait
    held.watch._closing.wait = lambda seconds: looks.release() or wait(seconds)
    waiting(table.position, lambda: [looks.acquire() for _ in range(30)])
    held.watch.begin()
    with held.watch.expected():
        assert run(table)
    await held.close()
    assert held.codes == []


async def test_a_game_without_a_table_is_found_too(evening, game):
    frames = []

    def look():
        frames.append(culprit.culprit(sys._getframe()))
        return "1"

    alone = SoloGames({"higher": game}, SoloStore(evening.engine), evening.thinker)
    solo = await alone.begin_against(game, LAURA, 10, Setup(bytes(32), Opponents((None, "easy"))))
    waiting(solo.position, look)

    def show(solo):
        return solo.position.automatic(0)

    def show_something():
        return game.start(2, Seeded(bytes(32)), None).automatic(0)

    show(solo)
    await asyncio.to_thread(show_something)  # whose frames do not know the game above
    assert frames == [Hold("higher", ORIGIN, HoldKind.ALONE, solo.saved.id), Hold("higher", ORIGIN)]
    assert culprit.culprit(None) is None


# What is set aside


async def noted(engine, *holds):
    notes = HoldNotes(engine.url)
    for hold in holds:
        await asyncio.to_thread(notes.note, hold)
    known = Aside(HoldStore(engine))
    await known.refresh()
    return known


async def test_the_second_table_sets_the_package_aside_and_a_new_version_goes_on(evening, game, monkeypatch):
    assert (await noted(evening.engine, TABLE, TABLE)).games == {}
    known = await noted(evening.engine, Hold("higher", ORIGIN, HoldKind.TABLE, 2))
    assert "2 times (table 1, table 2)" in known.games["higher"]
    assert known.has(HoldKind.TABLE, 1)
    install(monkeypatch, game, "claro-bot-higher 1.1")
    await known.refresh()
    assert (known.games, known.has(HoldKind.TABLE, 1)) == ({}, False)


async def test_our_own_games_are_never_set_aside_as_a_whole(evening):
    tables = [Hold("claro", "", HoldKind.TABLE, number) for number in range(5)]
    known = await noted(evening.engine, *tables, Hold("claro", ""), Hold("claro", ""))
    assert known.games == {}
    assert known.has(HoldKind.TABLE, 4)


async def test_a_table_that_is_set_aside_waits_until_it_is_forgotten(evening):
    table = await evening.start(LAURA, CLARA)
    evening.room._aside = await noted(evening.engine, Hold("claro", "", HoldKind.TABLE, table.id))
    known = evening.room._aside
    await evening.close()
    evening.open_room()
    evening.room._aside = known
    await evening.room.restore()
    await evening.pass_seconds(1)
    with pytest.raises(Refusal) as caught:
        await evening.room.find(table.id)
    assert (code(caught), (await evening.journal.load(1)).waits) == ("game_held", Wait.HELD)
    assert await HoldStore(evening.engine).forget("claro") == 1
    found = await evening.room.find(table.id)
    assert (found.status, (await evening.journal.load(1)).waits) == (Status.PLAYING, None)
    assert not evening.clock.is_set((table.id, "missing"))


async def test_no_table_of_a_package_is_opened_that_is_set_aside(evening, game):
    evening.room.games = {**GAMES, "higher": game}
    table = await evening.room.open(game, 10, 20, LAURA)
    second = Hold("higher", ORIGIN, HoldKind.TABLE, 8)
    evening.room._aside = await noted(evening.engine, Hold("higher", ORIGIN, HoldKind.TABLE, 7), second)
    with pytest.raises(Refusal) as caught:
        await evening.room.open(game, 10, 21, LAURA)
    assert (code(caught), caught.value.details["missing"]) == ("game_away", "higher")
    evening.room._tables.clear()
    with pytest.raises(Refusal) as caught:
        await evening.room.find(table.id)
    assert code(caught) == "game_missing"


async def test_a_game_without_a_table_is_set_aside(evening, game):
    known = Aside(HoldStore(evening.engine))
    alone = SoloGames({"higher": game}, SoloStore(evening.engine), evening.thinker, aside=known)
    solo = await alone.begin_against(game, LAURA, 10, Setup(bytes(32), Opponents((None, "easy"))))
    await noted(evening.engine, Hold("higher", ORIGIN, HoldKind.ALONE, solo.saved.id))
    await known.refresh()
    with pytest.raises(Refusal) as caught:
        await alone.find(solo.saved.id, LAURA)
    assert code(caught) == "game_held_away"
