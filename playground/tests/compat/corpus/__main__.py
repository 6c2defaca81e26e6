"""Try strangers' bots on the playground: ``python -m playground.tests.compat.corpus FOLDER``, for ``make compat``.

The folder has the sources of each bot in a folder of its name. What is not there is skipped, and said. What a bot needs
is installed in ``NAME.venv`` beside its sources. Each bot is used step by step as its list says; what has answered
before and no longer does is a failure, and what answers for the first time is written into the list.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playground.driver import InteractionFailed, Person, Refused, Seen
from playground.server import Playground
from playground.tests.compat.corpus import steps
from playground.tests.compat.corpus.steps import LISTS, Step
from playground.tests.compat.corpus.strangers import STRANGERS, Stranger
from playground.tests.compat.telling import tell_wrong
from playground.tests.patience import be_patient

ANSWER_SECONDS: Final = 20.0
"""How long an answer is waited for."""
LOGGED: Final = 'exec "$@" >"$0" 2>&1'
"""What a shell runs to let a bot's words go to a file: that file, then the command."""


async def main(arguments: Sequence[str]) -> int:
    """Try the bots whose sources are there, one after the other; return the exit status."""
    if len(arguments) != 1:
        print("name the folder with the bots' sources", file=sys.stderr)
        return 2
    folder = Path(arguments[0]).absolute()  # noqa: ASYNC240 - nothing else runs yet
    return 0 if all([await _is_as_before(folder / each.name, each) for each in STRANGERS]) else 1


async def _is_as_before(sources: Path, stranger: Stranger) -> bool:
    """Use a bot, and print what answered; tell whether all did that had answered before."""
    if not sources.is_dir():  # noqa: ASYNC240 - nothing else runs yet
        print(f"{stranger.name}: skipped, as {sources} is not there; its sources are at {stranger.source}", flush=True)
        return True
    if (program := _program(stranger)) is None:
        print(f"{stranger.name}: skipped, as it needs {_needs(stranger)}", flush=True)
        return True
    file = LISTS / f"{stranger.name}.txt"
    listed = steps.read(file)
    with tempfile.NamedTemporaryFile() as log:
        try:
            answered, wrong = await _used(stranger, sources, _installed(stranger, sources, program), listed, log.name)
        except (subprocess.CalledProcessError, TimeoutError, RuntimeError) as error:
            answered, wrong = [], [f"does not start: {error}"]
        print(f"{stranger.name}: {len(answered)} of {len(listed)} answered", flush=True)
        tell_wrong(wrong, log)
    grown = steps.grown(listed, answered)
    for step in grown:
        if not step.answered:
            print(f"  has never answered: {step}")
        elif step not in listed:
            print(f"  answers for the first time: {step}")
    steps.write(file, grown)
    return not wrong


def _needs(stranger: Stranger) -> str:
    return "Node with npm" if stranger.requirements is None else f"Python {stranger.python} or newer"


def _program(stranger: Stranger) -> str | None:
    """Return the Python or the Node that can run a bot; None if there is none."""
    if stranger.requirements is None:
        return shutil.which("npm") and shutil.which("node")
    oldest = tuple(map(int, stranger.python.split(".")))
    if sys.version_info[:2] >= oldest:
        return sys.executable
    return shutil.which(f"python{stranger.python}")


def _installed(stranger: Stranger, sources: Path, program: str) -> str:
    """Install what a bot needs, if it is not; return the program that runs it.

    :raises subprocess.CalledProcessError: this does not work.
    """
    if stranger.requirements is None:
        if not (sources / "node_modules").is_dir():
            subprocess.run(["npm", "ci", "--omit=dev", "--silent", "--no-audit", "--no-fund"], cwd=sources, check=True)
        return program
    environment = sources.with_name(f"{stranger.name}.venv")
    python = environment / ("Scripts" if os.name == "nt" else "bin") / "python"
    done = environment / ".installed"
    if not done.exists():
        subprocess.run([program, "-m", "venv", str(environment)], check=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, *stranger.requirements(sources)], check=True)
        done.touch()
    return str(python)


async def _used(
    stranger: Stranger, sources: Path, program: str, listed: list[Step], log: str
) -> tuple[list[Step], list[str]]:
    """Return the steps that have answered, and a sentence for each that no longer does."""
    answered: list[Step] = []
    wrong: list[str] = []
    async with Playground(stranger.world()) as discord:
        variables = {**stranger.variables(discord), "API_URL": discord.api_url, "URL": discord.url}
        await discord.run_process("sh", "-c", LOGGED, log, *stranger.command(sources, program), env=variables)
        for step in listed:
            try:
                await _answers(discord.person(step.who), step)
            except (TimeoutError, LookupError, InteractionFailed, Refused) as error:
                if step.answered:
                    wrong.append(f"no longer answers: {step} ({error})")
            else:
                answered.append(step)
    return answered, wrong


async def _answers(person: Person, step: Step) -> None:
    """Do a step, and wait for the answer.

    :raises TimeoutError: it does not come.
    """
    await (person.go_to_the_bot() if step.place == "@bot" else person.go_to(step.place[1:]))
    before = {key: _said(person, each) for key, each in person.messages.items()} if step.text else {}

    def there(me: Person) -> bool:
        said = {key: _said(me, each) for key, each in me.messages.items()}
        return any(step.answer in each and each != before.get(key) for key, each in said.items())

    await _act(person, step.text)
    await person.until(there, ANSWER_SECONDS)


def _said(person: Person, seen: Seen) -> str:
    """Return what others have said in a message or, where it is the person's own, reacted with."""
    own = seen.data["author"]["id"] == person.id
    return json.dumps(seen.data.get("reactions") if own else seen.data, ensure_ascii=False)


async def _act(person: Person, text: str) -> None:
    """Do what a step says."""
    if text.startswith("/"):
        command, *options = text[1:].split(" ")
        await person.slash(command, **dict(each.split("=", 1) for each in options))
    elif text.startswith("["):
        await person.click(text[1:-1])
    elif text.startswith("("):
        (select,) = (each for each in person.last.components() if each["type"] == 3)
        await person.choose(select["custom_id"], text[1:-1])
    elif text:
        await person.say(text)


if __name__ == "__main__":
    be_patient()
    sys.exit(asyncio.run(main(sys.argv[1:])))
