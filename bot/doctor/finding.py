"""What a check of the installation has found, and the table that shows it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial


class Verdict(StrEnum):
    """How serious a finding is."""

    FINE = "fine"
    NOTE = "note"
    """It works, but the host may want to know."""
    WRONG = "WRONG"
    """It does not work until the host does something."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of checking one thing."""

    verdict: Verdict
    subject: str
    what: str
    """What was found out about the subject."""
    advice: str = ""
    """What the host can do about it; empty if nothing."""


fine, note, wrong = (partial(Finding, verdict) for verdict in Verdict)
"""Make a finding with this verdict, from its subject, what was found out, and the advice."""


def table(findings: Sequence[Finding]) -> str:
    """Return the findings as lines with aligned columns. Each finding's advice is on a line below it."""
    widths = [max((len(getattr(each, name)) for each in findings), default=0) for name in ("verdict", "subject")]
    lines: list[str] = []
    for each in findings:
        lines.append(f"{each.verdict:{widths[0]}}  {each.subject:{widths[1]}}  {each.what}".rstrip())
        if each.advice:
            lines.append(f"{'':{sum(widths) + 4}}→ {each.advice}")
    return "\n".join(lines)
