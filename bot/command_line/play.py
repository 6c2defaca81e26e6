"""``python -m bot play``: run the bot on a local playground, and play in a browser."""

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
    """Add the command's arguments."""
    parser.add_argument("--port", type=int, default=8700, help="the page's port; 0 lets the system choose (8700)")
    parser.add_argument(
        "--people", default="Laura,Clara,Armin,Konrad", metavar="NAME,…", help="who can play (Laura,Clara,Armin,Konrad)"
    )


def main(arguments: argparse.Namespace) -> int:
    """Start the playground and the bot, print the page's address, and stop both when one of them ends."""
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
    """Return the bot's environment. Its database is temporary, as the playground's people and channels are."""
    return {
        "LOG_LEVEL": "WARNING",
        **os.environ,
        "DISCORD_TOKEN": described["bot_token"],
        "DISCORD_API_URL": described["api_url"],
        "DATABASE_URL": f"sqlite+aiosqlite:///{folder}/play.db",
    }


def _wait(playground: subprocess.Popen[str], bot: subprocess.Popen[bytes]) -> int:
    """Wait until the bot ends or a signal stops it, then stop the playground; return the bot's exit code."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        bot.terminate()

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    try:
        return bot.wait()
    finally:
        playground.terminate()
        playground.wait()
