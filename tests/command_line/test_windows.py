"""Commands where Windows' event loop and ``os`` lack what others have. It is tried without Windows."""

import asyncio
import signal
import sys
from pathlib import Path

from playground.server import Playground
from playground.world import World
from tests.e2e.processes import environment

ROOT = Path(__file__).parents[2]

PRELUDE = """
import asyncio, concurrent.futures.process, multiprocessing.popen_spawn_posix, os, signal, subprocess, sys, webbrowser
import aiohttp.web, aiosqlite, discord, filelock, PIL.Image, prometheus_client, sqlalchemy.ext.asyncio
for module, names in ((os, ("killpg", "setsid", "fork", "getuid", "geteuid", "getpgid")),
                      (signal, ("SIGKILL", "SIGHUP", "siginterrupt", "SIGUSR1", "SIGUSR2"))):
    for name in names:
        delattr(module, name)
for name in ("fcntl", "uvloop", "resource", "pwd"):
    sys.modules[name] = None
def refuse(*_):
    raise NotImplementedError
asyncio.SelectorEventLoop.add_signal_handler = refuse
subprocess.CREATE_NEW_PROCESS_GROUP = 0
asyncio.new_event_loop().close()  # Python chooses the kind at the first one
sys.platform = "win32"
"""
"""Takes away what Windows does not have, once Python's own modules are loaded."""


async def run(env, module, *arguments):
    code = f"{PRELUDE}\nsys.argv[1:] = {arguments!r}\nfrom {module} import main\nsys.exit(main())"
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(sys.executable, "-c", code, cwd=ROOT, env=env, stdout=pipe, stderr=pipe)


async def until_said(process, stream, words):
    while line := (await stream.readline()).decode():
        if words in line:
            return
    said = await process.communicate()
    raise AssertionError(b"".join(said).decode())


async def test_the_bot_runs_and_stops(tmp_path):
    async with Playground(World(["Laura"])) as discord:
        env = environment(discord, f"sqlite+aiosqlite:///{tmp_path / 'x.db'}", CARD_EMOJIS="false", LOG_LEVEL="INFO")
        process = await run(env, "bot.__main__", "run")
        await until_said(process, process.stderr, "commands known to Discord")
        process.send_signal(signal.SIGINT)
        _, said = await process.communicate()
        assert (process.returncode, "Traceback" in said.decode()) == (0, False)


async def test_the_playground_runs_and_stops():
    process = await run(None, "playground.__main__", "--port=0")
    await until_said(process, process.stdout, "playground: http://127.0.0.1:")
    process.send_signal(signal.SIGTERM)
    _, said = await process.communicate()
    assert (process.returncode, "Traceback" in said.decode()) == (0, False)


async def test_both_run_by_play():
    process = await run(None, "bot.__main__", "play", "--port=0", "--no-browser")
    await until_said(process, process.stdout, "Play at http://127.0.0.1:")
    process.send_signal(signal.SIGINT)
    _, said = await process.communicate()
    assert "Traceback" not in said.decode()
