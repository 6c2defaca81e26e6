"""The bot as a process of its own, for what only a process can do: fail to start, be killed, be told to stop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
from multiprocessing.util import Finalize
from pathlib import Path
from time import time
from typing import Any, Final

import aiohttp

from bot.__main__ import main
from bot.features.fleet import live_session
from bot.features.fleet.leases import Leases
from playground.server import Playground
from tests.patience import LONGEST_SECONDS, be_patient

LONGEST_LEASE: Final = "60"
"""The longest ``LEASE_SECONDS`` that the bot takes. A process renews its lease each second."""

SLEPT: Final = "SLEPT"
"""Names a file in the environment of a process of :func:`start`. Once the file is there, the clock of its leases is
ahead by ``LONGEST_LEASE``, as if the process had been paused for so long."""

CONNECTED: Final = "has connected to Gateway"
"""What the log says once a bot answers. It is ready two seconds later, when discord.py waits for no more servers."""

RESERVED: Final = "RESERVED"
"""Names a file in the environment of a process of :func:`start`. The process notes there each moment at which one of
its shards may identify, in Unix seconds, after the number of the bucket."""

ROOT = Path(__file__).parents[2]

FORKS: Final = multiprocessing.get_context("forkserver")
"""Forks processes off one that has imported the bot, as its imports take most of the time of a start."""
FORKS.set_forkserver_preload(["bot.command_line.serving", "bot.command_line.doctor", "tests.store.journal.busy_room"])


class Forked:
    """A forked process, with what the tests use of :class:`asyncio.subprocess.Process`."""

    def __init__(
        self,
        process: multiprocessing.process.BaseProcess,
        stdout: asyncio.StreamReader,
        stderr: asyncio.StreamReader,
    ) -> None:
        self.stdout, self.stderr = stdout, stderr
        self._process = process
        self._ended = asyncio.Event()
        asyncio.get_running_loop().add_reader(process.sentinel, self._end)
        # Not a daemon, as those cannot start the process that thinks for the computer players.
        Finalize(self, process.kill, exitpriority=1)

    def _end(self) -> None:
        asyncio.get_running_loop().remove_reader(self._process.sentinel)
        self._ended.set()

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """The exit code; the negative number of a signal that ended the process; None while it runs."""
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        """Send a signal to the process, if it has not ended."""
        if self.returncode is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Tell the process to stop."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End the process at once."""
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int:
        """Wait for the end of the process, and return its exit code."""
        await self._ended.wait()
        assert self.returncode is not None
        return self.returncode

    async def communicate(self) -> tuple[bytes, bytes]:
        """Wait for the end of the process, and return what it printed and has not been read."""
        out, err = await asyncio.gather(self.stdout.read(), self.stderr.read())
        await self.wait()
        return out, err


def environment(discord: Playground | None, database: str, **more: str) -> dict[str, str]:
    """Return the settings of a bot process, and nothing of this machine's own."""
    kept = {key: value for key, value in os.environ.items() if key in ("PATH", "HOME", "LANG", "SYSTEMROOT")}
    access = {} if discord is None else {"DISCORD_TOKEN": discord.world.bot.token, "DISCORD_API_URL": discord.api_url}
    settings = {"DATABASE_URL": database, "THINK_SECONDS": "0", "CARD_EMOJIS": "false", "PYTHONPATH": str(ROOT)}
    patience = {"HELD_SECONDS": str(LONGEST_SECONDS), "LEASE_SECONDS": LONGEST_LEASE}
    return {**kept, **access, **settings, **patience, **more}


async def start(env: dict[str, str], folder: Path, *arguments: str) -> Forked:
    """Start a bot process that has its imports already, in a folder without a ``.env``.

    :param arguments: those of ``python -m bot``; ``run`` if there are none.
    """
    (out, prints), (err, complains) = await _pipe(), await _pipe()
    output = (FORKS.reducer.DupFd(prints), FORKS.reducer.DupFd(complains))
    process = FORKS.Process(target=_run, args=(arguments or ("run",), env, folder, output))
    process.start()
    os.close(prints)
    os.close(complains)
    return Forked(process, out, err)


async def _pipe() -> tuple[asyncio.StreamReader, int]:
    """Return a reader of a pipe, and the number of the end to write to."""
    reading, writing = os.pipe()
    reader = asyncio.StreamReader()
    protocol = asyncio.StreamReaderProtocol(reader)
    await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, os.fdopen(reading, "rb", buffering=0))
    return reader, writing


def _run(arguments: tuple[str, ...], env: dict[str, str], folder: Path, output: tuple[Any, Any]) -> None:
    """Be the bot, in a process that was forked off."""
    for number, end in enumerate(output, start=1):
        os.dup2(end.detach(), number)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)  # what was there may have been a file, no pipe
    if SLEPT in env:
        _let_sleep(Path(env[SLEPT]))
    if RESERVED in env:
        _note_reserved(Path(env[RESERVED]))
    os.environ.clear()
    os.environ.update({name: value for name, value in env.items() if name not in (SLEPT, RESERVED)})
    os.chdir(folder)
    be_patient()
    sys.exit(main(arguments))


def _let_sleep(slept: Path) -> None:
    clock = live_session._monotonic
    live_session._monotonic = lambda: clock() + (float(LONGEST_LEASE) if slept.exists() else 0.0)


def _note_reserved(file: Path) -> None:
    reserve = Leases.reserve_identify

    async def noting(self: Leases, bucket: int, seconds: float) -> float:
        wait = await reserve(self, bucket, seconds)
        with file.open("a") as notes:
            notes.write(f"{bucket} {time() + wait}\n")
        return wait

    Leases.reserve_identify = noting


PATIENT: Final = """
from bot.__main__ import run as run_command
from bot.command_line import run

def load(name, load=run.load):
    module = load(name)
    from tests.patience import be_patient
    be_patient()
    return module

run.load = load
run_command()
"""
"""Runs the bot as ``python -m bot run`` does, and is patient once it has loaded the packages."""


async def start_anew(env: dict[str, str], folder: Path, *arguments: str) -> asyncio.subprocess.Process:
    """Start a bot process as a host does: with an interpreter and imports of its own.

    :param arguments: those of ``python -m bot``; ``run``, with the limits that tests have, if there are none.
    """
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, *(("-m", "bot", *arguments) if arguments else ("-c", PATIENT, "run")))
    return await asyncio.create_subprocess_exec(*command, env=env, cwd=folder, stdout=pipe, stderr=pipe)


async def healthy(http: aiohttp.ClientSession, url: str) -> Any:
    """Ask for the bot's health until it is well, which takes a heartbeat; return what it says."""
    while True:
        async with http.get(url) as answer:
            if answer.status == 200:
                return await answer.json()


async def until_logged(process: asyncio.subprocess.Process | Forked, words: str) -> str:
    """Read a process's log up to a line with these words, and return what was read."""
    assert process.stderr is not None
    lines: list[str] = []
    async for line in process.stderr:
        lines.append(line.decode())
        if words in lines[-1]:
            return "".join(lines)
    raise AssertionError(f"the bot ended without saying {words!r}:\n{''.join(lines)}")
