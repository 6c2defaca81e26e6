"""Try a wheel where nothing else is: ``python -m tests.packaging.try_wheel WHEEL``, run in the checkout.

It installs packages into a virtual environment of its own, so it is not part of the suite; ``make wheel-test`` runs it.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import venv
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from zipfile import ZipFile

import aiohttp

ROOT = Path(__file__).parents[2]
SECONDS = 300.0
"""How long a process may take to say what it should, in seconds: a hundred times what it takes."""

ELSEWHERE = {
    "migrations": "bot/store/migrations",
    "docs/legal": "bot/features/people/legal/texts",
    "examples/template": "bot/features/packages/template",
}
"""Folders that have another place in the wheel."""

OF_THE_PROJECT = ("tests/", "CHANGELOG.md", "pyproject.toml", "LICENSE")
"""What the playground's folder has beside the package, and no wheel has: its licence is among the metadata."""

ONE_TABLE = """
import asyncio, json, sys
from playground.driver import Person

async def play(described):
    async with Person.connected(described, "Laura") as laura:
        laura.patience = 300.0
        await laura.slash("claro new", bots=2)
        await laura.click("Start")
        print((await laura.click("My hand")).text)

asyncio.run(play(json.loads(sys.argv[1])))
"""
"""Opens a table and looks at a hand, with the driver that the wheel brings."""

GAMES = """
import json
from bot.games.catalog import GAMES

strongest_first = {name: [*game.players][::-1] for name, game in GAMES.items()}
print(json.dumps({name: (players * 9)[: GAMES[name].seats.start] for name, players in strongest_first.items()}))
"""
"""Prints for each game computer players enough to play it, the strongest among them."""


def main(wheel: Path) -> None:
    """Look into the wheel, install it, and run each command from an empty folder."""
    check_contents(wheel)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        programs = install(wheel, folder / "venv")
        empty = folder / "empty"
        empty.mkdir()
        check_records(programs, empty)
        check_pages(programs, empty)
        asyncio.run(check_play(programs, empty))
        asyncio.run(check_run(programs, empty))
    print(f"{wheel.name} works")


def check_contents(wheel: Path) -> None:
    """Compare the wheel's files with those that git keeps."""
    moved = {f"{folder}/": f"{place}/" for folder, place in ELSEWHERE.items()}
    expected = {
        next((place + file[len(old) :] for old, place in moved.items() if file.startswith(old)), file)
        for file in kept("bot", "playground", *ELSEWHERE)
    }
    found = {file for file in ZipFile(wheel).namelist() if ".dist-info/" not in file}
    assert found == expected, f"missing: {sorted(expected - found)}; not expected: {sorted(found - expected)}"
    print(f"{len(found)} files, none missing")


def kept(*folders: str) -> list[str]:
    """Return the files of these folders that git keeps and that are for a wheel."""
    listed = subprocess.run(["git", "ls-files", *folders], cwd=ROOT, check=True, capture_output=True, text=True)
    left_out = tuple(f"playground/{each}" for each in OF_THE_PROJECT)
    return [file for file in listed.stdout.splitlines() if not file.startswith(left_out)]


def install(wheel: Path, place: Path) -> Path:
    """Install the wheel and the pinned versions of what it needs; return the folder of its commands."""
    venv.create(place, with_pip=True)
    programs = place / "bin"
    pip = [programs / "python", "-m", "pip", "--quiet", "--disable-pip-version-check"]
    pinned = ROOT / "requirements" / "run.txt"
    subprocess.run([*pip, "install", "--require-hashes", "--requirement", pinned], check=True)
    subprocess.run([*pip, "install", "--no-deps", wheel.resolve()], check=True)
    subprocess.run([*pip, "check"], check=True)  # the pinned versions are those that the wheel asks for
    return programs


def check_records(programs: Path, empty: Path) -> None:
    """Let computer players play every game, and check the records."""
    for game, players in json.loads(output(programs / "python", "-c", GAMES, cwd=empty)).items():
        kinds = ",".join(players)
        output(
            programs / "claro-bot", "simulate", game, "--games", "2", "--players", kinds, "--records", game, cwd=empty
        )
        for record in sorted((empty / game).iterdir()):
            output(programs / "claro-bot", "replay", str(record), cwd=empty)
        print(f"{game}: simulated by {kinds} and replayed")


def check_pages(programs: Path, empty: Path) -> None:
    """Write the public pages."""
    who = {"OPERATOR": "Laura", "OPERATOR_CONTACT": "laura@example.org"}
    print(output(programs / "claro-bot", "pages", "pages", cwd=empty, **who).strip())
    assert "laura@example.org" in (empty / "pages" / "privacy.de.html").read_text(encoding="utf-8")


async def check_play(programs: Path, empty: Path) -> None:
    """Start ``claro-bot play``, fetch the page with all its files, and play at a table."""
    async with process(programs / "claro-bot", "play", "--port", "0", cwd=empty, LOG_LEVEL="INFO") as started:
        line = await said(started.stdout, "Play at ")
        url = line.split("Play at ")[1].split()[0]
        await said(started.stderr, "ready as")
        async with aiohttp.ClientSession(url) as http:
            await fetch(http, "/")
            page = ROOT / "playground" / "page"
            for file in sorted(each for each in page.rglob("*") if each.is_file()):
                await fetch(http, f"/page/{file.relative_to(page).as_posix()}")
            described = await fetch(http, "/playground.json")
        hand = await asyncio.to_thread(output, programs / "python", "-c", ONE_TABLE, described, cwd=empty)
        print(f"play: the page and a table; Laura's hand begins with {hand.splitlines()[0]!r}")


async def check_run(programs: Path, empty: Path) -> None:
    """Start ``claro-bot run`` beside ``python -m playground``, with a database that is not there yet."""
    async with process(programs / "python", "-m", "playground", "--json", "--port", "0", cwd=empty) as playground:
        described = json.loads(await said(playground.stdout, "bot_token"))
        settings = {
            "DISCORD_TOKEN": described["bot_token"],
            "DISCORD_API_URL": described["api_url"],
            "DATABASE_URL": "sqlite+aiosqlite:///cards.db",
            "HEALTH_PORT": "0",
        }
        async with process(programs / "claro-bot", "run", cwd=empty, **settings) as bot:
            health = (await said(bot.stderr, "health and metrics at ")).split()[-1]
            await said(bot.stderr, "ready as")
            async with aiohttp.ClientSession(health) as http:
                print(f"run: {await fetch(http, '/health')}")
    assert (empty / "cards.db").stat().st_size


@asynccontextmanager
async def process(*command: Path | str, cwd: Path, **settings: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run a program for a while; stop it in the end, and expect it to end by itself then."""
    pipe = asyncio.subprocess.PIPE
    started = await asyncio.create_subprocess_exec(
        *map(str, command), cwd=cwd, env=environment(**settings), stdout=pipe, stderr=pipe
    )
    try:
        yield started
        started.terminate()
        _, rest = await asyncio.wait_for(started.communicate(), SECONDS)
        assert started.returncode == 0, rest.decode()
    finally:
        if started.returncode is None:
            started.kill()
            await started.wait()


async def said(stream: asyncio.StreamReader | None, words: str) -> str:
    """Read up to a line with these words, and return that line."""
    assert stream is not None
    read: list[str] = []
    async with asyncio.timeout(SECONDS):
        async for line in stream:
            read.append(line.decode())
            if words in read[-1]:
                return read[-1]
    raise AssertionError(f"it ended without saying {words!r}:\n{''.join(read)}")


async def fetch(http: aiohttp.ClientSession, path: str) -> str:
    """Return the text of a file that is served."""
    async with http.get(path) as response:
        assert response.status == 200, f"{path}: {response.status}"
        return await response.text()


def output(*command: Path | str, cwd: Path, **settings: str) -> str:
    """Run a program to its end and return what it prints."""
    done = subprocess.run(command, cwd=cwd, env=environment(**settings), check=False, capture_output=True, text=True)
    assert done.returncode == 0, f"{command}: {done.stderr}"
    return done.stdout


def environment(**settings: str) -> dict[str, str]:
    """Return these settings, and nothing of this machine's own that would find the checkout."""
    return {**{key: value for key, value in os.environ.items() if key in ("PATH", "HOME", "LANG")}, **settings}


if __name__ == "__main__":
    main(Path(sys.argv[1]))
