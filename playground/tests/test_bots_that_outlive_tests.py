"""A bot's process ends with the test that started it, also where the test itself is killed."""

import asyncio
import os
import signal
import sys
from contextlib import suppress

import pytest

from playground.server import Playground
from playground.tests.patience import PATIENT

BOT = """
import asyncio, os, signal, aiohttp
if os.environ["DEAF"] == "1":
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
print(os.getpid(), flush=True)
async def main():
    async with aiohttp.ClientSession() as http, http.ws_connect(os.environ["GATEWAY"]) as ws:
        await ws.receive()
        await ws.send_json({"op": 2, "d": {"token": os.environ["TOKEN"], "intents": 0, "properties": {}}})
        await asyncio.Event().wait()
asyncio.run(main())
"""

TEST = f"""{PATIENT}
import asyncio, signal, sys
from playground import Playground
signal.signal(signal.SIGHUP, signal.SIG_DFL)  # nohup, which the suite may run under, has it ignored
async def main():
    async with Playground() as discord:
        env = dict(GATEWAY=discord.url + "/gateway", TOKEN=discord.world.bot.token, DEAF=sys.argv[2])
        await discord.run_process(sys.executable, "-c", sys.argv[1], env=env)
        print("running", flush=True)
        await asyncio.Event().wait()
asyncio.run(main())
"""


@pytest.mark.parametrize("deaf", ["0", "1"])
@pytest.mark.parametrize("kind", [signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
async def test_a_bot_ends_with_a_test_that_is_killed(kind, deaf):
    test = await asyncio.create_subprocess_exec(
        sys.executable, "-c", TEST, BOT, deaf, stdout=asyncio.subprocess.PIPE, start_new_session=True
    )
    bot = int(await test.stdout.readline())
    try:
        assert await test.stdout.readline() == b"running\n"
        os.kill(test.pid, kind)
        assert await test.stdout.read() == b"", "the pipe ends with the last one that could write to it"
    finally:
        for group in (test.pid, bot):
            with suppress(ProcessLookupError):
                os.killpg(group, signal.SIGKILL)
        await test.wait()


async def test_a_bot_ends_where_the_system_has_no_groups_of_processes(monkeypatch):
    async with Playground() as discord:
        env = {"GATEWAY": f"{discord.url}/gateway", "TOKEN": discord.world.bot.token, "DEAF": "1"}
        process = await discord.run_process(sys.executable, "-c", BOT, env=env)
        monkeypatch.delattr(os, "killpg")  # as on Windows
    assert process.returncode is not None
