"""Try client libraries on the playground: ``python -m playground.tests.compat NAME=PROGRAM …``, for ``make compat``.

The program is the Python or the Node that runs the bot of the library of that name. For each library this starts
``python -m playground`` and the bot, acts as a person, and prints a line. It ends with 1 if a library fails a check
that it should pass, or passes one that it should fail.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import aiohttp

from playground.driver import InteractionFailed, Person
from playground.server import Playground
from playground.tests.compat import red
from playground.tests.compat.checks import CHECKS, PICTURE_TEXT, Stage
from playground.tests.compat.libraries import LIBRARIES, Library
from playground.tests.compat.quick_starts import running, says_hello
from playground.tests.compat.telling import tell_wrong
from playground.tests.patience import LONGEST_SECONDS, be_patient
from playground.world import World

BOTS = Path(__file__).parent / "bots"
MOST_SECONDS = 6 * LONGEST_SECONDS
"""How long all checks of a library may take. Without a limit, one that hangs would hide the others' outcome."""
QUICK_STARTS = ("discord.js", "hikari")
"""The libraries with a quick start in the documentation that is not in the suite."""
FOR_COMMANDS = ("--managers", "Laura", "--privileged-intents", "members,presences,message_content")
"""What the playground is told for a bot whose commands are typed."""
COMMANDS = 9
"""How many commands each bot has at least."""


async def main(arguments: Sequence[str]) -> int:
    """Try the libraries, as many at once as there are processors; return the exit status."""
    named = (each.split("=", 1) for each in arguments)
    programs = {name: os.path.abspath(shutil.which(program) or program) for name, program in named}  # noqa: ASYNC240
    tried = [each for each in LIBRARIES if each.name in programs]
    if not tried or len(tried) < len(programs):
        print(f"name some of these: {', '.join(each.name for each in LIBRARIES)}", file=sys.stderr)
        return 2
    places = asyncio.Semaphore(os.cpu_count() or 1)

    async def one(library: Library) -> bool:
        async with places:
            try:
                async with asyncio.timeout(MOST_SECONDS):
                    return await try_out(library, programs[library.name])
            except TimeoutError:
                print(f"{library.name}: not done after {MOST_SECONDS:.0f} seconds", flush=True)
                return False

    return 0 if all(await asyncio.gather(*map(one, tried))) else 1


async def try_out(library: Library, program: str) -> bool:
    """Run all checks with a library's bot, and print a line; return whether everything was as expected."""
    with tempfile.TemporaryFile() as log:
        passed, wrong = await _checked(library, program, log.fileno())
        wrong += await _quick_start(library, program)
        total = len(library.commands or CHECKS) - len(library.lacks)
        print(f"{library.name}: {passed} of {total}", flush=True)
        for name, why in library.lacks.items():
            print(f"  without {name}: {why}")
        tell_wrong(wrong, log)
    return not wrong


async def _checked(library: Library, program: str, log: int) -> tuple[int, list[str]]:
    """Return how many checks passed, and a sentence for each that did not end as expected."""
    playground = (sys.executable, "-m", "playground.tests.patience", "--port", "0", "--people", "Laura,Clara", "--json")
    more = FOR_COMMANDS if library.commands else ("--guilds", "2", "--shards", "2")
    passed = 0
    wrong: list[str] = []
    async with _process(*playground, *more, stdout=asyncio.subprocess.PIPE) as served:
        assert served.stdout is not None
        described = json.loads(await served.stdout.readline())
        settings = {"API_URL": described["api_url"], "TOKEN": described["bot_token"], "PICTURE": PICTURE_TEXT}
        settings["LAURA"] = described["people"][0]["id"]
        async with (
            _process(program, str(BOTS / library.bot), stdout=log, stderr=log, env={**os.environ, **settings}) as bot,
            Person.connected(described, "Laura") as laura,
            aiohttp.ClientSession() as http,
        ):
            stage = Stage(described, laura, http)
            checks: Mapping[str, Callable[[Stage], Awaitable[None]]] = CHECKS
            try:
                if library.commands:
                    await red.is_there(stage)
                    checks = {
                        name: partial(red.answers, command=name, expected=answer)
                        for name, answer in library.commands.items()
                    }
                else:
                    await _connected(stage, bot)
            except (TimeoutError, RuntimeError) as error:
                return 0, [f"does not start: {error!r}"]
            for name, check in checks.items():
                try:
                    await check(stage)
                except Exception as error:  # noqa: BLE001 - whatever goes wrong is the outcome of the check
                    if name not in library.lacks:
                        wrong.append(f"{name}: {type(error).__name__}: {error}")
                else:
                    passed += 1
                    if name in library.lacks:
                        wrong.append(f"{name}: works, although the library {library.lacks[name]}")
    return passed, wrong


async def _quick_start(library: Library, program: str) -> list[str]:
    """Return a sentence if the quick start for a library does not work; nothing if there is none."""
    if library.name not in QUICK_STARTS:
        return []
    async with Playground(World(["Laura"])) as discord:
        try:
            async with running(library.name, program, discord.description()) as bot:
                assert await says_hello(discord, bot)
        except (AssertionError, TimeoutError, InteractionFailed) as error:
            return [f"quick start: {error!r}"]
    return []


async def _connected(stage: Stage, bot: asyncio.subprocess.Process) -> None:
    """Wait until the bot has both shards and all commands.

    :raises TimeoutError: it takes too long.
    :raises RuntimeError: the bot has ended.
    """
    async with asyncio.timeout(LONGEST_SECONDS):
        while True:
            state = await stage.control("GET", "/state")
            shards = {each["shard"] for each in state["gateway"]["identified"]}
            if shards == {0, 1} and state["gateway"]["connected"] and len(state["commands"]) >= COMMANDS:
                return
            if bot.returncode is not None:
                raise RuntimeError(f"the bot ended with {bot.returncode}")
            await asyncio.sleep(0.1)


@asynccontextmanager
async def _process(*command: str, **more: object) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run a program for a while."""
    started = await asyncio.create_subprocess_exec(*command, **more)
    try:
        yield started
    finally:
        if started.returncode is None:
            started.kill()
        await started.wait()


if __name__ == "__main__":
    be_patient()
    sys.exit(asyncio.run(main(sys.argv[1:])))
