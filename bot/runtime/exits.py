"""How a command on the host's command line ends."""

import logging
import os
import sys
import threading
from typing import Final, NoReturn

CANNOT: Final = 2
"""The exit code of a command that cannot do its work."""


def refuse(reason: object, who: object = "bot") -> int:
    """Print the reason in one line, and return the exit code."""
    print(f"{who}: {reason}", file=sys.stderr)
    return CANNOT


def end(code: int) -> NoReturn:
    """End this process, without waiting for threads that packages have started, as Python itself would.

    :param code: the exit code.
    """
    if all(each.daemon or each is threading.main_thread() for each in threading.enumerate()):
        sys.exit(code)
    logging.shutdown()
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    os._exit(code)
