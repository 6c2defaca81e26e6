"""What a run with other libraries or bots prints of what went wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import BinaryIO

LINES = 60
"""How many of the last lines of a bot's own output are printed."""


def tell_wrong(wrong: Sequence[str], log: BinaryIO) -> None:
    """Print what went wrong, if anything did, and the end of the bot's own output."""
    for sentence in wrong:
        print(f"  {sentence}")
    if wrong:
        log.seek(0)
        lines = log.read().decode(errors="replace").splitlines()[-LINES:]
        print("".join(f"    {line}\n" for line in lines), flush=True)
