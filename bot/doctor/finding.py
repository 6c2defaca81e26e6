"""What a check of the installation found, and how a host reads it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum


class Verdict(StrEnum):
    """How a thing is."""

    FINE = "fine"
    NOTE = "note"
    """Works; the host may want to know."""
    WRONG = "WRONG"
    """Does not work until the host does something."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    verdict: Verdict
    subject: str
    what: str
    """What was found."""
    advice: str = ""
    """What to do about it; empty where there is nothing to do."""


def table(findings: Sequence[Finding]) -> str:
    """Return the findings as lines with aligned columns, each piece of advice below what it is about."""
    widths = [max((len(getattr(each, name)) for each in findings), default=0) for name in ("verdict", "subject")]
    lines: list[str] = []
    for each in findings:
        lines.append(f"{each.verdict:{widths[0]}}  {each.subject:{widths[1]}}  {each.what}".rstrip())
        if each.advice:
            lines.append(f"{'':{sum(widths) + 4}}→ {each.advice}")
    return "\n".join(lines)
