"""``python -m bot run``: run the bot on Discord."""

import argparse

from bot.command_line import load
from bot.config import BadSettings, read_settings
from bot.runtime.exits import refuse
from bot.runtime.held import Watch


def main(arguments: argparse.Namespace) -> int:
    """Migrate the database, connect, and serve until stopped. If that fails, print the reason in one line; return 2."""
    try:
        settings = read_settings()
    except BadSettings as error:
        return refuse(error)
    watch = Watch(settings.held_seconds, settings.dumps)
    watch.load()
    try:
        code: int = load("bot.command_line.serving").main(settings, watch)  # which loads the packages
        return code
    finally:
        watch.close()
