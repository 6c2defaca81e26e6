"""The bot as a process of its own, for what only a process can do: fail to start, be killed, be told to stop."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from playground.server import Playground

ROOT = Path(__file__).parents[2]


def environment(discord: Playground | None, database: str, **more: str) -> dict[str, str]:
    """Return the settings of a bot process, and nothing of this machine's own."""
    kept = {key: value for key, value in os.environ.items() if key in ("PATH", "HOME", "LANG", "SYSTEMROOT")}
    access = {} if discord is None else {"DISCORD_TOKEN": discord.world.bot.token, "DISCORD_API_URL": discord.api_url}
    settings = {"DATABASE_URL": database, "THINK_SECONDS": "0", "CARD_EMOJIS": "false", "PYTHONPATH": str(ROOT)}
    return {**kept, **access, **settings, **more}


async def start(env: dict[str, str], folder: Path) -> asyncio.subprocess.Process:
    """Start a bot process, in a folder without a ``.env``."""
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run", env=env, cwd=folder, stderr=asyncio.subprocess.PIPE
    )


async def until_logged(process: asyncio.subprocess.Process, words: str) -> str:
    """Read a process's log up to a line with these words, and return what was read."""
    assert process.stderr is not None
    lines: list[str] = []
    async with asyncio.timeout(20):
        async for line in process.stderr:
            lines.append(line.decode())
            if words in lines[-1]:
                return "".join(lines)
    raise AssertionError(f"the bot ended without saying {words!r}:\n{''.join(lines)}")
