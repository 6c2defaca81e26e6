"""What the baselines of the click benchmark send for a move: as many requests as ours, of the same average size."""

from __future__ import annotations

import os
from typing import Any, Final

REQUESTS: Final = int(os.environ.get("BASELINE_REQUESTS", "1"))
"""How many requests a baseline sends for each click: the answer, the table's edit, an edit of the other's hand."""

BYTES: Final = int(os.environ.get("BASELINE_BYTES", "0"))
"""How long each of their bodies is at least, in bytes."""

EPHEMERAL_V2: Final = 64 | 1 << 15
CARDS: Final = 8
COMMAND: Final[dict[str, Any]] = {"name": "hand", "description": "A hand", "type": 1}


def text() -> str:
    """Return the constant text, which makes a message as long as one of ours."""
    said = "**Your hand**\nOn top lies 17. Play a card that fits, or pass."
    return said + "." * max(0, BYTES - len(str(_message(said))))


def body() -> dict[str, Any]:
    """Return the constant message as JSON."""
    return _message(text())


def _message(said: str) -> dict[str, Any]:
    buttons = [{"type": 2, "style": 2, "label": str(card), "custom_id": f"play:{card}"} for card in range(CARDS)]
    rows = [{"type": 1, "components": buttons[first : first + 5]} for first in range(0, CARDS, 5)]
    return {"components": [{"type": 17, "components": [{"type": 10, "content": said}, *rows]}]}
