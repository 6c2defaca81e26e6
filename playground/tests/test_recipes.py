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


def recipes():
    """Return a bot, a block without pytest, one with a process, and a test."""
    block = fragment("first-test", "async with Playground()")
    with_process = textwrap.dedent(files("processes")["test_process.py"].partition("people):\n")[2])
    with_process = "async with Playground() as discord:\n" + textwrap.indent(with_process, "    ")
    with_process = with_process.replace('people["Laura"]', 'discord.person("Laura")')
    return files("README")["my_bot.py"], block, with_process, files("first-test")["test_hello.py"]


def in_a_test(block):
    """Return a test with the statements of a block in it."""
    return (
        "import sys\nfrom my_bot import make_client\nfrom playground import Playground\n\n\n"
        "async def test_recipe():\n" + textwrap.indent(block, "    ") + "\n"
    )


def write(folder, change=lambda tests: tests):
    """Write the bots and their tests; return the number of tests."""
    (folder / "pytest.ini").write_text("[pytest]\npythonpath = .\nasyncio_mode = auto\n", encoding="utf-8")
    (folder / "conftest.py").write_text(PATIENT, encoding="utf-8")
    bot, block, process, fixture = recipes()
    (folder / "my_bot.py").write_text(bot, encoding="utf-8")
    programs = {"bot": files("processes")["bot.py"], "deaf": DEAF}
    tests = {"block": in_a_test(block), "fixture": fixture, "stubborn": STUBBORN}
    for name, program in programs.items():
        (folder / f"{name}.py").write_text(program, encoding="utf-8")
        tests[name] = in_a_test(process).replace("bot.py", f"{name}.py")
    for name, text in tests.items():
        (folder / f"test_{name}.py").write_text(change(text), encoding="utf-8")
    return len(tests)


def wrong(tests):
    """Return tests whose expectation is wrong."""
    changed = tests.replace('== "Hello Laura!"', '== "Farewell"').replace('"Laura" in me.last.text', "1 / 0")
    assert changed != tests
    return changed


@thorough
async def test_the_recipes_pass(tmp_path):
    number = write(tmp_path, lambda tests: tests.replace('== "Hello Laura!"', '.startswith("Hello ")'))
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
