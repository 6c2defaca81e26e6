"""``python -m bot play``: the bot on a local playground, with a page to play on."""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from types import FrameType
from typing import Any

CANNOT_START = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("--port", type=int, default=8700, help="port of the page; 0 lets the system choose (8700)")
    parser.add_argument("--people", default="Laura,Clara,Armin,Konrad", help="who can sit at the table")


def main(arguments: argparse.Namespace) -> int:
    """Start the playground and the bot, say where the page is, and stop both together."""
    playground = subprocess.Popen(
        [sys.executable, "-m", "playground", "--json", "--port", str(arguments.port), "--people", arguments.people],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert playground.stdout is not None
    line = playground.stdout.readline()
    if not line:
        return playground.wait() or CANNOT_START
    with tempfile.TemporaryDirectory() as folder:
        bot = subprocess.Popen([sys.executable, "-m", "bot", "run"], env=_environment(json.loads(line), Path(folder)))
        print(f"\n  Play at {json.loads(line)['url']}   (type /claro new; Ctrl-C stops)\n", flush=True)
        return _wait(playground, bot)


def _environment(described: dict[str, Any], folder: Path) -> dict[str, str]:
    """Return the bot's settings for this playground, whose people and channels live no longer than it does."""
    return {
        "LOG_LEVEL": "WARNING",
        **os.environ,
        "DISCORD_TOKEN": described["bot_token"],
        "DISCORD_API_URL": described["api_url"],
        "DATABASE_URL": f"sqlite+aiosqlite:///{folder}/play.db",
    }


def _wait(playground: subprocess.Popen[str], bot: subprocess.Popen[bytes]) -> int:
    """Wait until either of them ends or we are told to stop, then stop the other; return the bot's exit code."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        bot.terminate()

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    try:
        return bot.wait()
    finally:
        playground.terminate()
        playground.wait()
