"""Rules that hold the event loop: it is known whose they are and where they run, and that is set aside."""

import asyncio
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from types import ModuleType

import pytest
from sqlalchemy import update

from bot.features.solo.rules.computers import Setup
from bot.features.solo.rules.games import SoloGames
from bot.features.solo.store.solo import Opponents, SoloStore
from bot.games.catalog import GAMES
from bot.games.shuffle import Seeded
from bot.games.vetting import Package
from bot.runtime import blocked_loop as held_loop
from bot.runtime.blocked_loop import CERTAIN_SECONDS, ENDED, STOP_SECONDS, HeldLoop
from bot.runtime.refusal import Refusal
from bot.store.engine.fence import NotSaved
from bot.store.engine.models import HoldRow
from bot.store.engine.status import Status, Wait
from bot.store.holds import SUSPECTED_MINUTES, Hold, HoldKind, HoldNotes, HoldStore
from bot.tables.live import aside
from bot.tables.live.aside import Aside, told
from tests.tables.broken import broken_game
from tests.tables.evening import ARMIN, CLARA, LAURA, code
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


def install(monkeypatch, made, origin, rules="higher"):
    packages = {**held_loop.PACKAGES, made.name: Package(made.name, rules, rules, origin)}
    games = {**held_loop.GAMES, made.name: made}
    for module in (held_loop, aside):
        monkeypatch.setattr(module, "PACKAGES", packages)
        monkeypatch.setattr(module, "GAMES", games)


def waiting(position, wait):
    type(position).automatic.__globals__["WAIT"] = wait


class Held:
    """A watch that ends nothing: it notes what was to end, and lets the rules come back."""

    def __init__(self, engine, end_after):
        self.codes = []
        self.ended = threading.Event()
        self.noted, self.taken_back = threading.Event(), threading.Event()
        self.notes = Telling(HoldNotes(engine.url), self.noted, self.taken_back)
        self.watch = HeldLoop(0.02, 0.01, end_after, self.notes, self._end)

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
        self.failures = 0

    def note(self, hold, before=None):
        number = self._notes.note(hold, before)
        self._noted.set()
        return number

    def take_back(self, number):
        if self.failures:
            self.failures -= 1
            raise NotSaved from TimeoutError()
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


async def test_a_note_that_cannot_be_taken_back_is_taken_back_later(evening, game):
    table = await begin(evening, game, LAURA, CLARA)
    held = Held(evening.engine, end_after=0.0)
    held.notes.failures = 3
    waiting(table.position, lambda: held.noted.wait(30))
    held.watch.begin()
    assert run(table)
    assert await asyncio.to_thread(held.taken_back.wait, 30)
    await held.close()
    assert await HoldStore(evening.engine).all() == []


def watching(engine, codes):
    """Return a watch of this thread that looks when it is told to, ends after six seconds, and notes its codes."""
    watch = HeldLoop(2.0, 0.5, 6.0, HoldNotes(engine.url), codes.append)
    watch._loop_thread = threading.get_ident()
    return watch


def look(watch, *times):
    """Let the watch look, from another thread, when the event loop has been held for so many seconds."""
    with ThreadPoolExecutor(1) as pool:
        for seconds in times:
            pool.submit(watch._judge, seconds).result()
    return True


async def test_each_run_in_one_hold_has_its_own_time_and_only_the_last_is_set_aside(evening, game):
    first = await begin(evening, game, LAURA, CLARA)
    second = await begin(evening, game, ARMIN, computers=1, channel=21)
    codes = []
    watch = watching(evening.engine, codes)
    look(watch, 0.5, 3.0, 9.0)  # no game's code
    waiting(first.position, lambda: look(watch, 9.5, 15.0))
    assert run(first)
    waiting(second.position, lambda: look(watch, 15.5, 21.0))
    assert run(second)
    assert run(second)
    assert codes == []
    assert await HoldStore(evening.engine).all() == [Hold("higher", ORIGIN, HoldKind.TABLE, second.id, suspected=True)]
    waiting(second.position, lambda: look(watch, 22.0, 28.0))
    assert run(second)
    assert codes == [ENDED]
    assert await HoldStore(evening.engine).all() == [Hold("higher", ORIGIN, HoldKind.TABLE, second.id)]


async def test_rules_that_one_function_calls_again_and_again_for_a_table_are_one_run(evening, game):
    """Otherwise rules by which a game never ends could hold a search or a rebuild for ever."""

    def run_twice(table):
        table.position.automatic(0)
        return table.position.automatic(0)

    table = await begin(evening, game, LAURA, CLARA)
    watch, times = watching(evening.engine, codes := []), iter(((0.5, 3.0), (4.0, 6.5)))
    waiting(table.position, lambda: look(watch, *next(times)))
    assert run_twice(table)
    assert codes == [ENDED]
    assert await HoldStore(evening.engine).all() == [TABLE]


async def test_whoever_stops_the_process_early_sets_nothing_aside(evening, game):
    table = await begin(evening, game, LAURA, CLARA)
    codes = []
    watch = watching(evening.engine, codes)
    watch._told_at = -STOP_SECONDS
    waiting(table.position, lambda: look(watch, 0.5, 3.0))
    assert run(table)
    assert codes == [ENDED]
    assert await HoldStore(evening.engine).all() == [replace(TABLE, suspected=True)]
    waiting(table.position, lambda: look(watch, 0.5, 0.5 + STOP_SECONDS))
    assert run(table)
    assert await HoldStore(evening.engine).all() == [TABLE]


async def test_rules_that_never_end_the_process_are_noted_for_good(evening, game):
    table = await begin(evening, game, LAURA, CLARA)
    watch = watching(evening.engine, codes := [])
    watch.end_after = 0.0
    waiting(table.position, lambda: look(watch, 0.5, 0.5 + CERTAIN_SECONDS))
    assert run(table)
    assert codes == []
    assert await HoldStore(evening.engine).all() == [TABLE]


async def test_an_object_that_cannot_be_looked_at_hides_no_table(evening, game):
    class Hidden:
        __class__ = property(lambda self: sys.exit())

    def run_beside(hidden, position):
        return position.automatic(0) and type(hidden) is Hidden

    table = await begin(evening, game, LAURA, CLARA)
    watch = watching(evening.engine, codes := [])
    waiting(table.position, lambda: look(watch, 0.5, 9.0))
    assert run_beside(Hidden(), table.position)
    assert codes == [ENDED]
    assert await HoldStore(evening.engine).all() == [TABLE]


async def test_a_failure_to_look_is_in_the_log_once_and_the_watch_goes_on(evening, game, monkeypatch, caplog):
    table = await begin(evening, game, LAURA, CLARA)
    watch = watching(evening.engine, codes := [])
    waiting(table.position, lambda: look(watch, 0.5, 3.0, 9.0))
    monkeypatch.setattr(type(game), "name", property(lambda self: sys.exit()))
    assert run(table)
    assert codes == []
    assert [type(each.exc_info[1]) for each in caplog.records if each.exc_info] == [SystemExit]


async def test_a_process_that_is_told_to_stop_ends_whatever_holds_it(evening, monkeypatch):
    monkeypatch.setattr("bot.runtime.blocked_loop.STOP_SECONDS", 0.01)
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
        frames.append(held_loop.culprit(sys._getframe()).hold)
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
    assert held_loop.culprit(None) is None


def here():
    return held_loop.culprit(sys._getframe())


async def test_of_two_games_in_one_package_the_nearer_one_is_blamed(evening, monkeypatch):
    """Both classes, and so both positions, are below one name; a function of both is anybody's."""
    alpha, beta = (broken_game(WAITS, ("higher", name), module=f"fam.{name}.game") for name in ("alpha", "beta"))
    for each in (alpha, beta):
        install(monkeypatch, each, "claro-bot-fam 1.0", f"fam.{each.name}")
    tables = [await begin(evening, alpha, LAURA, CLARA), await begin(evening, beta, ARMIN, computers=1, channel=21)]
    shared = ModuleType("fam.shared")
    exec("def call(function): return function()", vars(shared))
    found = []
    for table in tables:
        waiting(table.position, lambda: found.append(here().hold))
        run(table)
        waiting(table.position, lambda: found.append(shared.call(here).hold))
        run(table)
        shared.call(lambda table=table: found.append(shared.call(here).hold))
    origin = "claro-bot-fam 1.0"
    assert found == [
        Hold(name, origin, HoldKind.TABLE, number) for name, number in (("alpha", 1), ("beta", 2)) for _ in range(3)
    ]
    assert (await asyncio.to_thread(shared.call, here)).hold == Hold("", "")
    for table in tables:  # without their tables
        waiting(table.position, here)
        assert (await asyncio.to_thread(table.position.automatic, 0)).hold == Hold(table.game.name, origin)


async def test_a_library_of_no_game_is_blamed_on_the_game_of_the_table(evening, monkeypatch):
    engine = broken_game(WAITS, module="engine.tricks")
    game = broken_game()
    install(monkeypatch, game, ORIGIN)
    table = await begin(evening, game, LAURA, CLARA)
    table.position = engine.start(2, Seeded(bytes(32)), None)
    found = []
    waiting(table.position, lambda: found.append(here().hold))
    run(table)
    assert found == [TABLE]


async def test_what_the_bot_does_at_a_table_is_blamed_on_no_game(evening, game):
    table = await begin(evening, game, LAURA, CLARA)
    assert table.live
    assert here() is None


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
    assert await known.has(HoldKind.TABLE, 1, "higher")
    install(monkeypatch, game, "claro-bot-higher 1.1")
    await known.refresh()
    assert told(TABLE) == f"{TABLE}: counts no more, as claro-bot-higher 1.1 is installed now"
    gone = Hold("gone", "claro-bot-gone 1.0")
    assert told(gone) == f"{gone}: counts no more, as its package is not installed now, or is refused"
    assert (known.games, await known.has(HoldKind.TABLE, 1, "higher")) == ({}, False)


async def test_a_note_about_one_game_is_none_about_another_with_its_number(evening, game):
    known = await noted(evening.engine, TABLE)
    assert await known.has(HoldKind.TABLE, 1, "higher")
    assert not await known.has(HoldKind.TABLE, 1, "claro")
    assert not await known.has(HoldKind.ALONE, 1, "higher")


async def test_suspicions_set_their_tables_aside_for_some_minutes_and_no_package(evening, game):
    suspicions = [Hold("higher", ORIGIN, HoldKind.TABLE, number, suspected=True) for number in (1, 2)]
    known = await noted(evening.engine, *suspicions)
    assert (known.games, await known.has(HoldKind.TABLE, 1, "higher")) == ({}, True)
    async with evening.engine.begin() as connection:
        await connection.execute(
            update(HoldRow).values(at=datetime.now(UTC) - timedelta(minutes=SUSPECTED_MINUTES, seconds=1))
        )
    assert not await known.has(HoldKind.TABLE, 1, "higher")
    assert await HoldStore(evening.engine).all() == []


async def test_a_process_that_runs_reads_what_others_note(evening, game):
    store = HoldStore(evening.engine)
    known = Aside(store, shared=True)
    alone = SoloGames({"higher": game}, SoloStore(evening.engine), evening.thinker, aside=known)
    solo = await alone.begin_against(game, LAURA, 10, Setup(bytes(32), Opponents((None, "easy"))))
    assert await alone.find(solo.saved.id, LAURA)
    await asyncio.to_thread(HoldNotes(evening.engine.url).note, Hold("higher", ORIGIN, HoldKind.ALONE, solo.saved.id))
    with pytest.raises(Refusal) as caught:
        await alone.find(solo.saved.id, LAURA)
    assert code(caught) == "game_held_away"
    await store.forget("higher")
    assert await alone.find(solo.saved.id, LAURA)


async def test_our_own_games_are_never_set_aside_as_a_whole(evening):
    tables = [Hold("claro", "", HoldKind.TABLE, number) for number in range(5)]
    known = await noted(evening.engine, *tables, Hold("claro", ""), Hold("claro", ""))
    assert known.games == {}
    assert await known.has(HoldKind.TABLE, 4, "claro")


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
