"""How a command on the host's command line ends that cannot do its work."""

import sys
from typing import Final

CANNOT: Final = 2
"""The exit code."""


def refuse(reason: object, who: object = "bot") -> int:
    """Print the reason in one line, and return the exit code."""
    print(f"{who}: {reason}", file=sys.stderr)
    return CANNOT
