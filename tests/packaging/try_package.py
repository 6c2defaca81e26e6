"""Try a game by somebody else beside the wheel: ``python -m tests.packaging.try_package WHEEL``, run in the checkout.

The wheel and ``examples/mau-mau`` are installed into an environment of their own, with this one's libraries. The bot
is started there, and two people play a game with a computer in German.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playground.driver import Person
from tests.packaging.german_evening import LOCALES, NAMES, play_an_evening
from tests.packaging.try_playground import install
from tests.packaging.try_wheel import ROOT, output, process, said

GAME = "mau-mau"


def main(wheel: Path) -> None:
    """Install both, and play."""
    check_that_the_bot_does_not_know_it()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        programs = install(wheel, folder / "venv")
        source = folder / GAME
        shutil.copytree(ROOT / "examples" / GAME, source)
        pip = [programs / "python", "-m", "pip", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", "--no-deps", source], check=True)
        empty = folder / "empty"
        empty.mkdir()
        players = ("--players", "searching,careful", "--option", "length=1")
        print(output(programs / "claro-bot", "simulate", GAME, "--games", "1", *players, cwd=empty).strip())
        asyncio.run(check_run(programs, empty))
    print(f"{GAME} works beside {wheel.name}")


def check_that_the_bot_does_not_know_it() -> None:
    """Look for the game's name in the bot: with the game, it is the same as without."""
    command = ["git", "grep", "-i", "-l", "-e", "mau.\\?mau", "--", "bot"]
    found = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert found.stdout == "", found.stdout


async def check_run(programs: Path, empty: Path) -> None:
    """Start ``claro-bot run`` beside the playground, and play a game to its end over the wire."""
    people = ",".join(NAMES)
    locales = ",".join(f"{name}={locale}" for name, locale in LOCALES.items())
    arguments = ("--json", "--port", "0", "--people", people, "--managers", NAMES[0], "--locales", locales)
    async with process(programs / "python", "-m", "playground", *arguments, cwd=empty) as playground:
        described = json.loads(await said(playground.stdout, "bot_token"))
        settings = {
            "DISCORD_TOKEN": described["bot_token"],
            "DISCORD_API_URL": described["api_url"],
            "DATABASE_URL": "sqlite+aiosqlite:///cards.db",
            "GAMES": f"claro,{GAME}",
            "THINK_SECONDS": "0",
        }
        async with process(programs / "claro-bot", "run", cwd=empty, **settings) as bot:
            await said(bot.stderr, "ready as")
            laura, clara = NAMES
            async with Person.connected(described, laura) as host, Person.connected(described, clara) as guest:
                print(await play_an_evening(host, guest))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
