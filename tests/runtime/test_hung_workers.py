"""Worker processes that never finish a decision are replaced."""

import asyncio
import os
import signal
import subprocess
import sys
from os import getpid, mkfifo

import pytest

from bot.runtime import thinking
from bot.runtime.thinking import Thinker
from tests.e2e.processes import ROOT
from tests.patience import LONGEST_SECONDS

PATIENT, IMPATIENT = LONGEST_SECONDS, 0.3
"""How long a decision may take where it is to be made, and where it never ends, in seconds."""


@pytest.fixture
def may_take(monkeypatch):
    """Say how long the decisions that begin from now on may take."""

    def set_seconds(seconds):
        monkeypatch.setattr(thinking, "DECISION_SECONDS", seconds)

    set_seconds(PATIENT)
    return set_seconds


@pytest.fixture
async def thinker(may_take):
    made = Thinker()
    yield made
    await made.close()


async def begun(may_take, thinker, count=1):
    """Begin a decision that never ends in one of some processes, and return its task."""
    await asyncio.gather(*(thinker._in_worker("somebody", getpid) for _ in range(count)))  # the processes have started
    may_take(IMPATIENT)
    hung = asyncio.create_task(thinker._in_worker("somebody", signal.pause))
    await asyncio.sleep(0)
    may_take(PATIENT)
    return hung


async def test_a_hung_process_costs_one_decision(thinker, may_take, caplog):
    before = await thinker._in_worker("somebody", getpid)
    with pytest.raises(TimeoutError):
        await (await begun(may_take, thinker))
    after = {await thinker._in_worker("somebody", getpid) for _ in range(6)}
    assert len(after) == 1
    assert before not in after
    assert caplog.text.count("its process was killed") == 1


async def test_decisions_behind_a_hung_one_go_to_the_new_process(thinker, may_take):
    hung = await begun(may_take, thinker)
    results = await asyncio.gather(
        hung, *(thinker._in_worker("somebody", getpid) for _ in range(4)), return_exceptions=True
    )
    assert isinstance(results[0], TimeoutError)
    assert len(set(results[1:])) == 1


async def test_the_other_processes_go_on(may_take):
    two = Thinker(2)
    try:
        hung = await begun(may_take, two, 2)
        other = await two._in_worker("somebody", getpid)
        with pytest.raises(TimeoutError):
            await hung
        assert other in await asyncio.gather(two._in_worker("somebody", getpid), two._in_worker("somebody", getpid))
    finally:
        await two.close()


async def test_a_decision_that_waits_too_long_for_its_turn_kills_nobody(thinker, may_take, tmp_path):
    process, gate = await thinker._in_worker("somebody", getpid), tmp_path / "gate"
    mkfifo(gate)
    busy = asyncio.create_task(thinker._in_worker("somebody", gate.read_bytes))  # until something is written
    await asyncio.sleep(0)
    may_take(0.0)
    with pytest.raises(TimeoutError):
        await thinker._in_worker("somebody", getpid)
    may_take(PATIENT)
    await asyncio.to_thread(gate.write_bytes, b"go on")
    assert await busy == b"go on"
    assert await thinker._in_worker("somebody", getpid) == process


BOT = """
import asyncio, os, re
from bot.runtime import thinking

def backtrack():
    os.write(1, f"{os.getpid()}\\n".encode())
    re.match("(a+)+$", "a" * 64 + "b")

if __name__ == "__main__":
    thinking.ALONE_SECONDS = -299.0  # one second is over long before the bot would kill the process
    asyncio.run(thinking._Worker().decide(300.0, backtrack))
"""


def test_a_decision_inside_c_does_not_outlive_a_killed_bot(tmp_path):
    (tmp_path / "main.py").write_text(BOT, encoding="utf-8")
    command, env = (sys.executable, "main.py"), {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, cwd=tmp_path, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as bot:
        worker = int(bot.stdout.readline())
        bot.kill()
        try:
            bot.stdout.read()  # until the last process has ended that could write there
        except BaseException:
            os.kill(worker, signal.SIGKILL)
            raise
