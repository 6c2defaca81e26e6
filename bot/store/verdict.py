"""What a finished game is for the owner of one of its seats."""

from __future__ import annotations

from enum import StrEnum


class Verdict(StrEnum):
    """Whether a game counts for somebody (docs/fairness.md, "When a game counts, and for whom")."""

    COUNTS = "counts"
    """They played to the end. Computer players always do."""
    GIVEN_UP = "given_up"
    """They left, or were away when it ended: it counts as lost."""
    TAKEN_OUT = "taken_out"
    """Somebody else took them out while they were playing: the game is not theirs."""
