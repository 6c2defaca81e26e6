"""The quick starts of the playground's documentation, as they stand there except for the address and the token."""

from __future__ import annotations

import asyncio
import os
import re
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from playground.server import Playground
from playground.world import World

PAGE = Path(__file__).parents[2] / "docs" / "any-language.md"
NODE_MODULES = Path(__file__).parent / "bots" / "node_modules"


def code(library: str) -> str:
    """Return the code below the library's heading."""
    section = re.split(rf"^## {re.escape(library)}$", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1]
    lines: list[str] = []
    for line in section.splitlines():
        if line.startswith("    ") or (lines and not line):
            lines.append(line[4:])
        elif lines:
            break
    return "\n".join(lines).strip() + "\n"


@asynccontextmanager
async def running(library: str, program: str, described: dict[str, Any]) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run a quick start with a Python or a Node, connected to the playground that is described."""
    text = code(library)
    for there, here in (("http://127.0.0.1:8700", described["url"]), ("TOKEN", described["bot_token"])):
        assert there in text
        text = text.replace(there, here)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / ("bot.js" if "require(" in text else "bot.py")
        file.write_text(text, encoding="utf-8")
        started = await asyncio.create_subprocess_exec(
            program, str(file), cwd=folder, env={**os.environ, "NODE_PATH": str(NODE_MODULES)}
        )
        try:
            yield started
        finally:
            with suppress(ProcessLookupError):
                started.kill()
            await started.wait()


async def says_hello(discord: Playground, bot: asyncio.subprocess.Process) -> bool:
    """Use ``/hello`` as soon as the bot is there; return whether it greets the person."""
    laura = discord.person("Laura")

    def has_commands(world: World) -> bool:
        assert bot.returncode is None, f"the bot ended with {bot.returncode}"
        return bool(world.commands)

    await discord.until(has_commands)
    await discord.service.gateway.until(discord.world.bot, connected=True)
    return (await laura.slash("hello")).text == f"Hello <@{laura.id}>!"
