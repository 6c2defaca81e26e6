"""The commands of ``python -m bot``, one to a file.

May import everything else. Nothing but bot.__main__ imports them.
"""

import gc
import sys
from importlib import import_module
from types import ModuleType
from typing import Final

CANNOT: Final = 2
"""The exit code of a command that cannot do its work."""


def refuse(reason: object, who: object = "bot") -> int:
    """Print in one line why a command cannot do its work, and return its exit code."""
    print(f"{who}: {reason}", file=sys.stderr)
    return CANNOT


def load(name: str) -> ModuleType:
    """Import a module while Python's garbage collector rests."""
    # What modules make stays for good. To look through it, again and again while it grows, takes a fifth of the time.
    gc.disable()
    try:
        return import_module(name)
    finally:
        gc.freeze()
        gc.enable()
