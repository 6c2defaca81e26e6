"""One measured figure."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """A value beside its baseline.

    :ivar value: what was measured; for a ratio, ours ÷ the baseline's.
    :ivar baseline: the baseline's own value in the same run; None where there is none, or it is not installed.
    :ivar goal: what the value should reach at least; None where nothing is promised.
    """

    name: str
    value: float | None
    unit: str
    baseline: float | None = None
    goal: float | None = None

    @property
    def met(self) -> bool | None:
        """Whether the goal is reached; None where there is none, or nothing was measured."""
        return None if self.goal is None or self.value is None else self.value >= self.goal
