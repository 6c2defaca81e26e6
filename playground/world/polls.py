"""Polls: a question with answers, and who voted for what."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass
class Poll:
    """The poll of a message."""

    question: str
    answers: list[dict[str, Any]]
    """What each answer says, as Discord sends it, in the order of their ids, from 1."""
    ends_at: float
    """In Unix seconds."""
    multiple: bool = False
    """Whether one may vote for several answers."""
    over: bool = False
    votes: dict[int, list[int]] = field(default_factory=dict)
    """The ids of those who voted, by the id of the answer, in the order of their votes."""

    def count(self, answer: int) -> int:
        """Return how many votes an answer has."""
        return len(self.votes.get(answer, ()))
