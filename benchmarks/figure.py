"""Measured figures, and the table that prints them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """A value with its baseline.

    :ivar value: the measured value; for a ratio, ours ÷ the baseline's; None if it could not be measured.
    :ivar baseline: the baseline's own value in the same run; None if there is no baseline or it is not installed.
    :ivar goal: the value to reach; None if nothing is promised.
    :ivar at_most: whether the goal is an upper bound; otherwise it is a lower bound.
    """

    name: str
    value: float | None
    unit: str
    baseline: float | None = None
    goal: float | None = None
    at_most: bool = False

    @property
    def met(self) -> bool | None:
        """Whether the goal is reached; None if there is no goal or no value."""
        if self.goal is None or self.value is None:
            return None
        return self.value <= self.goal if self.at_most else self.value >= self.goal

    def as_json(self) -> dict[str, object]:
        """Return the figure as JSON for the report."""
        return {
            "name": self.name,
            "value": self.value,
            "unit": self.unit,
            "baseline": self.baseline,
            "goal": self.goal,
            "met": self.met,
        }


def table(figures: Sequence[Figure]) -> str:
    """Return the figures as lines with aligned columns."""
    head = ("figure", "value", "", "baseline", "goal", "")
    rows = [head, *(_cells(figure) for figure in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    right = (1, 3)
    return "\n".join(
        "  ".join(
            cell.rjust(width) if column in right else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )


def _cells(figure: Figure) -> tuple[str, ...]:
    value = "skipped" if figure.value is None else _number(figure.value)
    unit = "what it needs is not installed" if figure.value is None else figure.unit
    baseline = "" if figure.baseline is None else _number(figure.baseline)
    goal = "" if figure.goal is None else f"{'at most' if figure.at_most else 'at least'} {figure.goal:g}"
    verdict = {None: "", True: "met", False: "MISSED"}[figure.met]
    return (figure.name, value, unit, baseline, goal, verdict)


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:,.3g}"
