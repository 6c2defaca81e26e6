"""The documentation's recipes do what they say. Where an assertion in them fails, they fail, and end."""

import sys
import textwrap

import pytest

from playground.tests.effort import thorough
from playground.tests.outside import run
from playground.tests.pages import files, fragment
from playground.tests.patience import PATIENT

STUBBORN = """
import asyncio


async def never_ends():
    while True:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            pass


async def bot(client, token):
    inner = asyncio.create_task(never_ends())
    asyncio.create_task(client.start(token))
    await never_ends()


async def test_hello(discord, people):
    from my_bot import make_client
    client = make_client(discord.api_url)
    start = bot(client, discord.world.bot.token)
    await discord.run_bot(start, ready=client.wait_until_ready, close=never_ends)
    assert (await people["Laura"].slash("hello")).text == "Hello Laura!"
"""

DEAF = """
import os
import signal
import sys

from my_bot import make_client

signal.signal(signal.SIGTERM, signal.SIG_IGN)
client = make_client(os.environ["API"])
while True:
    client.run(os.environ["TOKEN"])
"""


def write(folder, change=lambda tests: tests):
    """Write the bots and their tests; return the number of tests."""
    block = textwrap.indent(fragment("first-test", "async with Playground()"), "    ")
    process = files("processes")["test_process.py"]
    tests = {
        "block": f"async def test_recipe():\n{block}",
        "fixture": files("first-test")["test_hello.py"],
        "stubborn": STUBBORN,
        "bot": process,
        "deaf": process.replace("bot.py", "deaf.py"),
    }
    others = {
        "pytest.ini": "[pytest]\npythonpath = .\nasyncio_mode = auto\n",
        "conftest.py": PATIENT,
        "my_bot.py": files("README")["my_bot.py"],
        "bot.py": files("processes")["bot.py"],
        "deaf.py": DEAF,
    }
    for name, text in {**others, **{f"test_{name}.py": change(text) for name, text in tests.items()}}.items():
        (folder / name).write_text(text, encoding="utf-8")
    return len(tests)


def wrong(tests):
    """Return tests whose expectation is wrong."""
    changed = tests.replace('== "Hello Laura!"', '== "Farewell"').replace('"Laura" in me.last.text', "1 / 0")
    assert changed != tests
    return changed


@thorough
async def test_the_recipes_pass(tmp_path):
    number = write(tmp_path)
    status, printed = await run(tmp_path)
    assert status == 0, printed
    assert f"{number} passed" in printed


@thorough
async def test_recipes_with_a_wrong_expectation_fail_and_end(tmp_path):
    number = write(tmp_path, wrong)
    status, printed = await run(tmp_path)
    assert status == 1, printed
    assert f"{number} failed" in printed
    assert " error" not in printed.splitlines()[-1]
    assert "Laura: Hello Laura!" in printed


async def test_a_bot_that_fails_at_its_start_says_why(discord):
    async def bot():
        raise ValueError("no token")

    with pytest.raises(ValueError, match="no token"):
        await discord.run_bot(bot())


async def test_a_process_that_ends_at_its_start_says_so(discord):
    with pytest.raises(RuntimeError, match="ended with 3"):
        await discord.run_process(sys.executable, "-c", "raise SystemExit(3)")
