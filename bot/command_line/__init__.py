"""The commands of ``python -m bot``, one to a file.

May import everything else. Nothing but bot.__main__ imports them.
"""

import gc
from importlib import import_module
from types import ModuleType


def load(name: str) -> ModuleType:
    """Import a module while Python's garbage collector rests."""
    # What modules make stays for good. To look through it, again and again while it grows, takes a fifth of the time.
    gc.disable()
    try:
        return import_module(name)
    finally:
        gc.freeze()
        gc.enable()
