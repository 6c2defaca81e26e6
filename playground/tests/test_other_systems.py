"""What Windows lacks is not needed: signal handlers of the event loop, groups of processes, SIGKILL, a shell."""

import json
import os
import signal
import subprocess
import sys

from playground.driver import bots
from playground.world.clock import Clock

WITHOUT = """
import asyncio, os, signal, sys
for module, names in ((os, ("killpg", "getpgid", "setsid", "fork")), (signal, ("SIGKILL", "SIGHUP"))):
    for name in names:
        delattr(module, name)

def lacking(*_):
    raise NotImplementedError

asyncio.SelectorEventLoop.add_signal_handler = asyncio.SelectorEventLoop.remove_signal_handler = lacking
from playground.__main__ import main
sys.exit(main(["--port", "0", "--json"]))
"""
SLEEPS = "import time; time.sleep(600)"


async def connected():
    """Wait for no bot."""


def test_the_command_starts_and_ends_without_what_windows_lacks():
    with subprocess.Popen([sys.executable, "-c", WITHOUT], stdout=subprocess.PIPE, text=True) as served:
        described = json.loads(served.stdout.readline())
        assert described["url"].startswith("http://127.0.0.1:")
        served.send_signal(signal.SIGTERM)
        assert served.wait() == 0


async def test_a_bots_process_ends_without_what_windows_lacks(monkeypatch):
    monkeypatch.delattr(os, "killpg")
    monkeypatch.setattr(bots, "subprocess", None)  # nobody looks for a shell

    started = bots.Bots(Clock(), connected, 10)
    process = await started.process([sys.executable, "-c", SLEEPS], {})
    assert process.returncode is None
    await started.end()
    assert process.returncode is not None


async def test_a_bots_process_runs_without_a_shell(monkeypatch):
    monkeypatch.setenv("PATH", "")

    started = bots.Bots(Clock(), connected, 10)
    process = await started.process([sys.executable, "-c", SLEEPS], {})
    await started.end()
    assert process.returncode == -signal.SIGTERM
