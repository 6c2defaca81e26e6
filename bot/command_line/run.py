"""``python -m bot run``: run the bot on Discord."""

import argparse

from bot.command_line import load
from bot.config import BadSettings, read_settings
from bot.runtime.exits import refuse
from bot.runtime.held import Watch


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    adopt = "go on with the games of another application; servers in which this one is not are forgotten in time"
    parser.add_argument("--adopt", action="store_true", help=adopt)


def main(arguments: argparse.Namespace) -> int:
    """See ``serve``."""
    return serve(adopt=arguments.adopt)


def serve(*, adopt: bool = False) -> int:
    """Migrate the database, connect, and serve until stopped. If that fails, print the reason in one line; return 2.

    :param adopt: whether to take the database over if it is another application's.
    """
    try:
        settings = read_settings()
    except BadSettings as error:
        return refuse(error)
    watch = Watch(settings.held_seconds, settings.dumps)
    watch.load()
    try:
        serving = load("bot.command_line.serving")  # which loads the packages
        code: int = serving.main(settings, watch, adopt=adopt)
        return code
    finally:
        watch.close()
