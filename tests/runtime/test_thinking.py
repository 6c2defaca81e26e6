"""Decisions in worker processes, and by a quick player if those fail."""

import asyncio
import copy
import inspect
import os
import re
import signal
from random import Random

import pytest

from bot.games.catalog import GAMES
from bot.games.errors import BrokenRules
from bot.games.game import IllegalMove, RandomPlayer
from bot.games.search import SLOW, give_players
from bot.games.shuffle import Seeded
from bot.runtime import thinking
from bot.runtime.thinking import Thinker, default_level, quick_player
from tests.patience import LONGEST_SECONDS

CLARO = GAMES["claro"]


@pytest.fixture
async def thinker():
    made = Thinker()
    yield made
    await made.close()


def processes_of(thinker):
    return [worker._process for worker in thinker._idle if worker._pool is not None]


def a_view():
    position = CLARO.start(4, Seeded(bytes(32)), CLARO.read_options({}))
    return position.view(0)


async def test_a_slow_player_decides_the_same_in_a_worker(thinker):
    view = a_view()
    assert await thinker.choose(CLARO, "expert", view, 5) == CLARO.players["expert"].choose(view, Random(5))
    assert processes_of(thinker)
    advice = await thinker.advise(CLARO, view, 5)
    assert {move for move, _ in advice} == set(view.legal_moves)


async def test_quick_players_need_no_worker(thinker):
    view = a_view()
    for kind in set(CLARO.players) - CLARO.slow:
        assert await thinker.choose(CLARO, kind, view, 5) in view.legal_moves
    assert not processes_of(thinker)


async def test_a_slow_decision_does_not_block_the_event_loop(thinker):
    await thinker.choose(CLARO, "expert", a_view(), 1)
    (process,) = processes_of(thinker)
    os.kill(process.pid, signal.SIGSTOP)
    deciding = asyncio.create_task(thinker.choose(CLARO, "expert", a_view(), 2))
    for _ in range(10):
        await asyncio.sleep(0)
    assert not deciding.done()
    os.kill(process.pid, signal.SIGCONT)
    await deciding


async def test_when_a_worker_dies_a_quick_player_decides_once_and_workers_restart(thinker):
    view = a_view()
    await thinker.choose(CLARO, "expert", view, 1)
    for process in processes_of(thinker):
        os.kill(process.pid, signal.SIGKILL)
        await asyncio.to_thread(process.join)
    quick = CLARO.players[CLARO.levels[default_level(CLARO)]].choose(view, Random(3))
    assert await thinker.choose(CLARO, "expert", view, 3) == quick
    assert await thinker.choose(CLARO, "expert", view, 5) == CLARO.players["expert"].choose(view, Random(5))


async def test_closing_does_not_wait_for_an_endless_decision(thinker, monkeypatch):
    await thinker.choose(CLARO, "expert", a_view(), 1)
    monkeypatch.setattr(thinking, "DECISION_SECONDS", 0.01)
    with pytest.raises(TimeoutError):
        await thinker._in_worker("somebody", signal.pause)  # for ever
    await thinker.close()


async def test_a_decision_that_takes_too_long_is_abandoned(thinker, monkeypatch):
    view = a_view()
    monkeypatch.setattr(thinking, "DECISION_SECONDS", 0.0)
    quick = CLARO.players[CLARO.levels[default_level(CLARO)]].choose(view, Random(3))
    assert await thinker.choose(CLARO, "expert", view, 3) == quick
    with pytest.raises(TimeoutError):
        await thinker.advise(CLARO, view, 3)


async def test_where_no_player_is_quick_a_random_one_decides(thinker, monkeypatch):
    """Nothing slow runs on the event loop, whatever becomes of the worker."""
    changed = copy.copy(CLARO)
    changed.players = dict.fromkeys(CLARO.players, Forbidden())
    changed.slow = frozenset(CLARO.players)
    monkeypatch.setattr(thinking, "DECISION_SECONDS", 0.0)
    view = a_view()
    assert await thinker.choose(changed, "careful", view, 3) == RandomPlayer().choose(view, Random(3))


class Forbidden:
    """A player that must not be asked in this process."""

    def choose(self, view, chance):
        raise AssertionError


def exit_now():
    raise SystemExit(3)


async def test_what_would_end_a_worker_is_an_exception_here(thinker):
    with pytest.raises(BrokenRules, match="SystemExit: 3"):
        await thinker.aside("somebody", exit_now)


def fail_untold():
    raise type("Unsent", (Exception,), {"__str__": lambda self: 1 / 0})


def refuse():
    raise IllegalMove("not_your_card", card=3)


@pytest.mark.parametrize(
    ("work", "said"), [(fail_untold, "Unsent"), (refuse, r"IllegalMove: not your card \(card 3\)")]
)
async def test_an_error_in_a_worker_is_told_with_its_line_whatever_it_is(thinker, work, said):
    line = inspect.getsourcelines(work)[1] + 1
    with pytest.raises(BrokenRules, match=f"^{said}, in {re.escape(__file__)}:{line}$"):
        await thinker.aside("somebody", work)


def never_end(*_):
    signal.pause()


async def test_a_package_whose_player_loops_takes_the_worker_from_others_twice_at_most(thinker, monkeypatch, caplog):
    monkeypatch.setattr(thinking, "DECISION_SECONDS", 0.05)
    monkeypatch.setattr(thinking, "_choose", never_end)
    monkeypatch.setattr(thinking, "origin_of", lambda game: "cards 1.0")
    who, view, quick = "the expert player of claro (the bot itself)", a_view(), quick_player(CLARO)
    while thinker._late[who] < 2:
        assert await thinker.choose(CLARO, "expert", view, 3) == quick.choose(view, Random(3))
    assert caplog.text.count(f"{who} took too long; its process was killed") == 2
    caplog.clear()
    assert await thinker.choose(CLARO, "expert", view, 3) == quick.choose(view, Random(3))
    assert not caplog.records
    monkeypatch.setattr(thinking, "DECISION_SECONDS", LONGEST_SECONDS)
    with pytest.raises(BrokenRules):
        await thinker._in_worker("somebody else", exit_now)


def test_players_that_search_think_in_a_worker():
    assert {"searching", "pondering"} <= SLOW
    game = copy.copy(CLARO)
    give_players(game)
    assert isinstance(quick_player(game), RandomPlayer)
